import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../src/lib/list-files.ts';
import { findSecrets } from '../support/secrets.ts';

it('the built site tells no secret', () => {
  const files = listFiles('build');
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join('build', file), 'latin1');
    return findSecrets(file, text, process.env).map((secret) => `${file}: ${secret}`);
  });
  expect(found).toEqual([]);
});

it('the scripts name no folder of the machine that built them', () => {
  const scripts = listFiles('build').filter((file) => /(?:^|\/)assets\/.+\.js$/u.test(file));
  expect(scripts.length).toBeGreaterThan(100);
  const folders = [
    JSON.stringify(path.resolve()),
    ...['src', 'docs', 'node_modules'].map((name) => path.resolve(name)),
  ];
  const found = scripts.filter((file) => {
    const text = readFileSync(path.join('build', file), 'utf8');
    return folders.some((folder) => text.includes(folder));
  });
  expect(found).toEqual([]);
});
