import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../../src/content/examples/files.ts';
import { site } from './fixture.ts';

const files = {
  'examples/guide/1-a/src/app.js': 'one',
  'examples/guide/1-a/.gitignore': 'dist/',
  'examples/guide/1-a/step.json': '{}',
};

test('installed packages and build results do not count as files', () => {
  const root = site({
    ...files,
    'examples/guide/1-a/dist/app.js': 'built',
    'examples/guide/1-a/node_modules/x/index.js': 'installed',
  });
  expect(listFiles(path.join(root, 'examples'))).toEqual([
    'guide/1-a/.gitignore',
    'guide/1-a/src/app.js',
    'guide/1-a/step.json',
  ]);
});
