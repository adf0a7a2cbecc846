import { expect, test } from 'vitest';
import { previewOf } from '../../../src/playground/preview.ts';
import { compilationOf, resultOf } from '../../support/playground/results.ts';

test('a build with pages shows them, and they load their scripts themselves', () => {
  const result = resultOf(
    compilationOf({ 'index.html': '<p>', 'app.js': '1', 'b/other.html': '' }),
  );
  expect(previewOf(result)).toMatchObject({ pages: ['index.html', 'b/other.html'], scripts: [] });
  expect(Object.keys(previewOf(result).files)).toEqual(['index.html', 'app.js', 'b/other.html']);
});

test('without a page, the scripts of the entries run, and not the others', () => {
  const json = {
    entrypoints: {
      main: { assets: [{ name: 'runtime.js' }, { name: 'main.js' }, { name: 'main.css' }] },
      admin: { assets: [{ name: 'runtime.js' }, { name: 'admin.js' }] },
    },
  };
  const texts = { 'runtime.js': '', 'main.js': '', 'main.css': '', 'admin.js': '', 'lazy.js': '' };
  expect(previewOf(resultOf(compilationOf(texts, { json }))).scripts).toEqual([
    'runtime.js',
    'main.js',
    'admin.js',
  ]);
});

test('several builds are below the folder that they share', () => {
  const host = compilationOf(
    { 'main.js': '' },
    { outputPath: 'dist/host', json: { entrypoints: { main: { assets: [{ name: 'main.js' }] } } } },
  );
  const remote = compilationOf({ 'index.html': '' }, { outputPath: 'dist/remote' });
  expect(previewOf(resultOf(host, remote))).toMatchObject({ pages: ['remote/index.html'] });
  expect(previewOf(resultOf(host, compilationOf({}, { outputPath: 'dist/b' })))).toMatchObject({
    pages: [],
    scripts: ['host/main.js'],
  });
});

test('a build of no files has nothing to run', () => {
  expect(previewOf(resultOf(compilationOf({})))).toEqual({ files: {}, pages: [], scripts: [] });
});
