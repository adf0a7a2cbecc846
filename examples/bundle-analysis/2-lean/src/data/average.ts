// @ts-expect-error: the package has no types
import { mean, round } from 'lodash-es';

/** The mean of some numbers, with one decimal place at most. */
export function average(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  return round(mean(numbers), 1) as number;
}
