/**
 * The value in the middle; of two in the middle, the greater one, so that nothing is made better than it was.
 *
 * @throws Error if there is no value
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('The median of nothing was asked for.');
  return middle;
}
