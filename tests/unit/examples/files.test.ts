import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { examplesDigest, listFiles } from '../../../src/plugins/examples/files.ts';
import examplesPlugin from '../../../src/plugins/examples/index.ts';
import { site } from './fixture.ts';

const files = {
  'examples/guide/1-a/src/app.js': 'one',
  'examples/guide/1-a/.gitignore': 'dist/',
  'examples/guide/1-a/step.json': '{}',
};
const app = 'examples/guide/1-a/src/app.js';

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

describe('examplesDigest', () => {
  test('is the same for the same files', () => {
    expect(examplesDigest(site(files))).toBe(examplesDigest(site(files)));
  });

  test('changes with the content, the name and the number of files', () => {
    const root = site(files);
    const seen = [examplesDigest(root)];
    writeFileSync(path.join(root, app), 'two');
    seen.push(examplesDigest(root));
    renameSync(path.join(root, app), path.join(root, `${app}x`));
    seen.push(examplesDigest(root));
    rmSync(path.join(root, `${app}x`));
    seen.push(examplesDigest(root));
    expect(new Set(seen).size).toBe(4);
  });

  test('does not change with what pages cannot quote', () => {
    const changed = { ...files, 'examples/guide/1-a/step.json': '{"commands":[]}' };
    expect(examplesDigest(site(changed))).toBe(examplesDigest(site(files)));
  });

  test('needs no examples', () => {
    expect(examplesDigest(site({ 'package.json': '{}' }))).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the plugin', () => {
  type Context = Parameters<typeof examplesPlugin>[0];
  type Configure = NonNullable<ReturnType<typeof examplesPlugin>['configureWebpack']>;

  function cacheOf(root: string, cache: object | undefined): unknown {
    const plugin = examplesPlugin({ siteDir: root } as Context);
    const [config, ...rest] = [{ cache }, false, {}, undefined] as unknown as Parameters<Configure>;
    return plugin.configureWebpack?.(config, ...rest)?.cache;
  }

  test('adds the digest to the version of a persistent cache', () => {
    const root = site(files);
    expect(cacheOf(root, { type: 'filesystem', name: 'client', version: '3.10.2' })).toEqual({
      type: 'filesystem',
      name: 'client',
      version: `3.10.2-${examplesDigest(root)}`,
    });
  });

  test('leaves a build without a persistent cache alone', () => {
    expect(cacheOf(site(files), undefined)).toBeUndefined();
    expect(cacheOf(site(files), { type: 'memory' })).toBeUndefined();
  });
});
