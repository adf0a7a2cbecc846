import { expect, it } from 'vitest';
import { comparable } from '../../support/examples/normalize.ts';
import { firstDifference } from '../../support/replay/output.ts';

it.each([
  ['compiled in 12 ms', 'compiled in 1.5 s'],
  ['asset app.1899d155.js', 'asset app.b1fd214d.js'],
  ['asset a.js [compared for emit]', 'asset a.js [emitted]'],
  ['at http://localhost:8080/', 'at http://localhost:3217/'],
  ['(node:1) ExperimentalWarning: x\n(Use `node --trace-warnings ...` to)\nok', 'ok'],
  ['a  \r\nb\n', 'a\nb'],
])('%j and %j are the same', (first, second) => {
  expect(comparable(first)).toBe(comparable(second));
});

it.each([
  ['asset a.js 12 bytes', 'asset a.js 13 bytes'],
  ['1 error', '2 errors'],
  ['webpack 5.112.2 compiled', 'webpack 5.112.3 compiled'],
])('%j and %j are not', (first, second) => {
  expect(comparable(first)).not.toBe(comparable(second));
});

it('names the first line that differs', () => {
  expect(firstDifference('a\nb', 'a\nc')).toBe(
    'line 2 of it is "b" on the page, and "c" when the reader does it',
  );
});
