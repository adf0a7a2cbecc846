/**
 * The median; of two middle values, the greater one, so results aren't embellished.
 *
 * @throws Error if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('The median of nothing was asked for.');
  return middle;
}
