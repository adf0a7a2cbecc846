// @ts-expect-error: the package has no types
import _ from 'lodash-es';

/** The mean of some numbers, with one decimal place at most. */
export function average(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  return _.round(_.mean(numbers), 1) as number;
}
