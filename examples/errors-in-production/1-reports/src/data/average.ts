/** The mean of some numbers, with one decimal place at most. */
export function average(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  const sum = numbers.reduce((total, number) => total + number, 0);
  return Math.round((sum / numbers.length) * 10) / 10;
}
