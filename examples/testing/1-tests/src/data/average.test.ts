import { expect, test } from 'vitest';
import { average } from './average.ts';

test('the average has one decimal place', () => {
  expect(average([3, 2, 5])).toBe(3.3);
});

test('nothing has the average 0', () => {
  expect(average([])).toBe(0);
});
