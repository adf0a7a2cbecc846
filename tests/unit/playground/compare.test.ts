import { expect, test } from 'vitest';
import { pairFiles } from '../../../src/playground/compare.ts';
import { compilationOf, resultOf } from '../../support/playground/results.ts';

function build(texts: Readonly<Record<string, string>>) {
  return resultOf(compilationOf(texts));
}

test('pairs files whose names differ in their hashes only', () => {
  const pairs = pairFiles(
    build({ 'app.js': 'one', 'style.css': 'a' }),
    build({ 'app.0a1b2c3d4e5f6071.js': 'two', 'style-20f3a1b2.css': 'b' }),
  );
  expect(pairs).toEqual([
    {
      name: 'dist/app.js',
      first: 'one',
      second: 'two',
      firstPath: 'dist/app.js',
      secondPath: 'dist/app.0a1b2c3d4e5f6071.js',
    },
    {
      name: 'dist/style.css',
      first: 'a',
      second: 'b',
      firstPath: 'dist/style.css',
      secondPath: 'dist/style-20f3a1b2.css',
    },
  ]);
});

test('lists a file that only one of the builds has emitted', () => {
  expect(pairFiles(build({ 'a.js': '1' }), build({ 'b.js': '2' }))).toEqual([
    {
      name: 'dist/a.js',
      first: '1',
      second: undefined,
      firstPath: 'dist/a.js',
      secondPath: undefined,
    },
    {
      name: 'dist/b.js',
      first: undefined,
      second: '2',
      firstPath: undefined,
      secondPath: 'dist/b.js',
    },
  ]);
});

test('keeps the hashes of files that have nothing else to tell them apart', () => {
  const texts = { 'logo.0a1b2c3d.svg': 'one', 'logo.4e5f6071.svg': 'two' };
  expect(
    pairFiles(build(texts), build({ 'logo.0a1b2c3d.svg': 'one' })).map(({ name }) => name),
  ).toEqual(['dist/logo.0a1b2c3d.svg', 'dist/logo.4e5f6071.svg', 'dist/logo.svg']);
});

test('takes words of a name for no hashes', () => {
  const [pair] = pairFiles(build({ 'facade.deadbeef.js': '1' }), build({}));
  expect(pair?.name).toBe('dist/facade.deadbeef.js');
});
