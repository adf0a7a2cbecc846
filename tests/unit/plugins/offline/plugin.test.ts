import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import type { OfflineFile } from '../../../../src/offline/manifest.ts';
import { workerConfiguration } from '../../../../src/plugins/offline/bundler.ts';
import {
  addressOfFile,
  describeFile,
  kindOfFile,
  openWireSizes,
} from '../../../../src/offline/build/files.ts';
import { headOf } from '../../../../src/offline/build/html.ts';
import { listFiles } from '../../../../src/lib/list-files.ts';
import { makeManifest } from '../../../../src/offline/build/manifest.ts';

describe('kindOfFile', () => {
  it.each([
    ['assets/js/main.12345678.js', 'page'],
    ['assets/css/styles.12345678.css', 'page'],
    ['assets/images/plan-0a1b.png', 'page'],
    ['assets/js/playground-editor.12345678.js', 'playground'],
    ['assets/js/main.12345678.js.LICENSE.txt', undefined],
    ['assets/js/main.12345678.js.map', undefined],
    ['assets/js/main.12345678.js.br', undefined],
    ['assets/fonts/text-0a1b.woff2', 'page'],
    ['anchors/api.json', 'data'],
    ['navigation.json', 'data'],
    ['content.json', undefined],
    ['search/index.json', 'search'],
    ['search/text-1.json', 'excerpts'],
    ['search/index.html', undefined],
    ['api/printable/index.html', 'printable'],
    ['api/index.html', undefined],
    ['sw.js', undefined],
  ])('%s is %s', (file, kind) => {
    expect(kindOfFile(file)).toBe(kind);
  });
});

describe('files of the built site', () => {
  let folder: string | undefined;
  afterEach(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true });
    folder = undefined;
  });

  it('are listed with slashes and described by size and content', async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-offline-'));
    mkdirSync(path.join(folder, 'api/printable'), { recursive: true });
    writeFileSync(path.join(folder, 'api/printable/index.html'), 'a'.repeat(1000));
    writeFileSync(path.join(folder, 'abc.txt'), 'abc');
    expect(listFiles(folder)).toEqual(['abc.txt', 'api/printable/index.html']);
    const wireSizes = openWireSizes(folder, 'en');
    expect(await describeFile(folder, 'abc.txt', 'data', wireSizes)).toMatchObject({
      path: 'abc.txt',
      bytes: 3,
      // The SHA-256 of "abc" begins so in every table of test vectors.
      revision: 'ba7816bf8f01cfea',
    });
    const describePage = (sizes: typeof wireSizes): Promise<OfflineFile> =>
      describeFile(folder ?? '', 'api/printable/index.html', 'printable', sizes);
    const page = await describePage(wireSizes);
    expect(page).toMatchObject({ path: 'api/printable/', bytes: 1000 });
    expect(page.wire).toBeLessThan(100);
    // The next build takes the compressed size of the same content from its cache.
    wireSizes.save();
    const known = openWireSizes(folder, 'en');
    expect(known.get(page.revision)).toBe(page.wire);
    await expect(describePage(known)).resolves.toEqual(page);
    writeFileSync(path.join(folder, 'api/printable/index.html'), 'b'.repeat(5000));
    const changed = await describePage(known);
    expect(changed.bytes).toBe(5000);
    expect(known.get(changed.revision)).toBe(changed.wire);
  });

  it('pages are known by their folder', () => {
    expect(addressOfFile('index.html')).toBe('');
    expect(addressOfFile('offline/index.html')).toBe('offline/');
    expect(addressOfFile('myindex.html')).toBe('myindex.html');
  });
});

describe('the head of a page', () => {
  const html =
    '<!doctype html><html><head><title data-rh="true">A &amp; B | webpack</title>' +
    '<link rel="stylesheet" href="/assets/css/styles.1.css"><link rel="icon" href="/i.png">' +
    '<link rel="preload" as="font" href="/assets/fonts/text.4.woff2">' +
    '<script>inline()</script><script src="/assets/js/main.2.js" defer></script>' +
    '<script src="/assets/js/3.3.js" defer></script></head>' +
    '<body><title>A drawing</title></body></html>';

  it('has the title, without what all titles end in', () => {
    expect(headOf(html, ' | webpack').title).toBe('A & B');
    expect(headOf(html, ' | another').title).toBe('A & B | webpack');
  });

  it('names the scripts and styles that the page starts with', () => {
    expect(headOf(html, '').files).toEqual([
      '/assets/js/main.2.js',
      '/assets/js/3.3.js',
      '/assets/css/styles.1.css',
    ]);
  });
});

describe('makeManifest', () => {
  const file = (name: string, revision = 'r'): OfflineFile => ({
    path: name,
    bytes: 1,
    wire: 1,
    revision,
    kind: 'page',
  });
  const source = {
    files: [file('assets/a.js'), file('assets/b.js')],
    pages: [
      { path: 'concepts/', title: 'Concepts', files: ['assets/b.js'] },
      { path: 'concepts/printable/', title: 'Concepts', files: ['assets/a.js'] },
      { path: 'app-shell/', title: '', files: ['assets/a.js'] },
    ],
    redirects: [
      { from: '/old/', to: '/concepts/#new' },
      { from: '/gone/', to: 'https://example.org/' },
    ],
  };

  it('lists the pages that can be rendered from their files', () => {
    const manifest = makeManifest(source);
    expect(manifest.pages).toEqual([{ path: 'concepts/', title: 'Concepts', files: [1] }]);
    expect(manifest.redirects).toEqual({ 'old/': 'concepts/#new' });
  });

  it('is of another build whenever a file has changed', () => {
    const { build } = makeManifest(source);
    expect(makeManifest(source).build).toBe(build);
    const changed = { ...source, files: [file('assets/a.js', 'other'), file('assets/b.js')] };
    expect(makeManifest(changed).build).not.toBe(build);
  });

  it('names the page whose file is not listed', () => {
    const broken = { ...source, files: [file('assets/a.js')] };
    expect(() => makeManifest(broken)).toThrow('/concepts/ needs assets/b.js');
  });
});

describe('workerConfiguration', () => {
  it('keeps the output of the plugin and replaces what the worker is made of', () => {
    const output = { path: '/out', filename: 'sw.js' };
    const made = workerConfiguration({ entry: 'theirs', output, plugins: [] }, webpack, {
      entry: 'ours',
      loader: { loader: 'a-loader' },
      facts: { base: '/', foreign: ['/ko/'], build: 'b' },
    });
    expect(made).toMatchObject({ entry: 'ours', output });
    expect(made.plugins).toHaveLength(1);
  });
});
