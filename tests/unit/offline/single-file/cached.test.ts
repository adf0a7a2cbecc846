import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuildCache } from '../../../../src/lib/build-cache.ts';
import { cachedSingleFiles } from '../../../../src/offline/single-file/cached.ts';
import type { MadeFiles } from '../../../../src/offline/single-file/cached.ts';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'portal-single-files-'));
  mkdirSync(path.join(siteDir, 'node_modules'));
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
});

afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

interface Build {
  readonly text?: string;
  readonly script?: string;
  readonly css?: string;
  readonly lang?: string;
}

/** Makes the file of one page, and says which files of the site were read to make it anew or to compare. */
function build({ text = 'text', script = 'a', css = 'p{color:red}', lang = 'en' }: Build) {
  const cache = new BuildCache<MadeFiles>({ siteDir, name: 'single-files', inputs: [] });
  let made = 0;
  const counting = Object.assign(Object.create(cache) as typeof cache, {
    get: (key: string) => cache.get(key),
    set: (key: string, value: MadeFiles) => {
      made += 1;
      cache.set(key, value);
    },
  });
  const html = `<!doctype html><html lang=${lang}><head><link rel=stylesheet href=/a.css><link rel=preload as=script href=/${script}.js></head><body><main><h1>Guides</h1><p>${text}</p></main></body></html>`;
  const files = cachedSingleFiles(
    [{ name: 'guides.html', html, address: 'https://webpack.js.org/guides/printable/' }],
    '/',
    'webpack',
    () => Buffer.from(css),
    counting,
  );
  cache.save();
  return { made, file: files.get('guides.html') ?? '' };
}

describe('cachedSingleFiles', () => {
  it('makes the files once for the same pages, also when the names of scripts change', () => {
    const first = build({});
    expect(first.made).toBe(1);
    expect(first.file).toContain('p{color:red}');
    expect(build({})).toEqual({ made: 0, file: first.file });
    expect(build({ script: 'b' })).toEqual({ made: 0, file: first.file });
  });

  it.each([
    ['text', { text: 'another text' }, 'another text'],
    ['language', { lang: 'ko' }, 'lang=ko'],
    ['stylesheet', { css: 'p{color:blue}' }, 'p{color:blue}'],
  ])('makes them anew for another %s', (_what, change, expected) => {
    build({});
    const { made, file } = build(change);
    expect(made).toBe(1);
    expect(file).toContain(expected);
  });
});
