import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readWrittenPages } from '../../../src/content/written-pages.ts';

let siteDir: string;

function write(file: string, content = '---\ntitle: x\n---\n'): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'portal-pages-'));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

it('knows the home page of an empty site', () => {
  expect(readWrittenPages(siteDir)).toEqual(['/']);
});

it('reads addresses from paths, indexes, slugs, generated pages and posts', () => {
  write('docs/concepts/index.mdx');
  write('docs/concepts/loaders.mdx');
  write('docs/license.mdx');
  write('docs/plugins/no-emit.mdx', '---\ntitle: x\nslug: /plugins/NoEmit/\n---\n');
  write('docs/concepts/_partial.mdx');
  write('docs/concepts/picture.svg');
  write('.generated/pages/loaders/css-loader.md');
  write('blog/2020-10-10-release.mdx');
  expect(readWrittenPages(siteDir)).toEqual([
    '/',
    '/blog/',
    '/blog/2020-10-10-release/',
    '/concepts/',
    '/concepts/loaders/',
    '/license/',
    '/loaders/css-loader/',
    '/plugins/NoEmit/',
  ]);
});
