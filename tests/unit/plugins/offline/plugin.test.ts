import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { afterEach, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import type { OfflineFile } from '../../../../src/offline/manifest.ts';
import { workerConfiguration } from '../../../../src/plugins/offline/bundler.ts';
import { simpleHash } from '@docusaurus/utils';
import { entriesByAddress, filesOfRoutes } from '../../../../src/offline/build/chunks.ts';
import {
  addressOfFile,
  describeFile,
  kindOfFile,
  listFiles,
} from '../../../../src/offline/build/files.ts';
import { startFiles, titleOf } from '../../../../src/offline/build/html.ts';
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
    expect(await describeFile(folder, 'abc.txt', 'data')).toMatchObject({
      path: 'abc.txt',
      bytes: 3,
      // The SHA-256 of "abc" begins so in every table of test vectors.
      revision: 'ba7816bf8f01cfea',
    });
    const page = await describeFile(folder, 'api/printable/index.html', 'printable');
    expect(page).toMatchObject({ path: 'api/printable/', bytes: 1000 });
    expect(page.wire).toBeLessThan(100);
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
    '<script>inline()</script><script src="/assets/js/main.2.js" defer></script></head>' +
    '<body><script src="/late.js"></script></body></html>';

  it('names the page', () => {
    expect(titleOf(html, ' | webpack')).toBe('A & B');
  });

  it('names the files that every page begins with', () => {
    expect(startFiles(html)).toEqual([
      '/assets/js/main.2.js',
      '/late.js',
      '/assets/css/styles.1.css',
    ]);
  });
});

const clientManifest = {
  origins: { root: [1], layout: [2, 9], loaders: [3, 9] },
  assets: {
    1: { js: [{ file: 'assets/js/root.js' }] },
    2: { js: [{ file: 'assets/js/layout.js' }], css: [{ file: 'assets/css/layout.css' }] },
    3: { js: [{ file: 'assets/js/loaders.js' }] },
    9: { js: [{ file: 'assets/js/shared.js' }] },
  },
};

const routes = [
  {
    path: '/',
    component: '',
    routes: [{ path: '/concepts/loaders/', component: '', exact: true }],
  },
  { path: '*', component: '' },
] as RouteConfig[];

describe('filesOfRoutes', () => {
  it('collects the files of a page and of the layouts around it, each once', () => {
    const chunks = entriesByAddress({
      '/-e5f': { __comp: 'root', __context: { plugin: 'layout' } },
      '/concepts/loaders/-8e0': { __comp: 'layout', items: [{ content: 'loaders' }] },
    });
    expect(filesOfRoutes(routes, chunks, clientManifest)).toEqual([
      {
        address: '/concepts/loaders/',
        files: [
          'assets/js/root.js',
          'assets/js/layout.js',
          'assets/css/layout.css',
          'assets/js/shared.js',
          'assets/js/loaders.js',
        ],
      },
    ]);
  });
});

describe('entriesByAddress', () => {
  it('keeps the home page apart from the layout with the same address', () => {
    const component = '@theme/DocsRoot';
    const chunks = entriesByAddress({
      '/-e5f': { __comp: 'home' },
      '/-0e6': { __comp: simpleHash(component, 8) },
    });
    const manifest = {
      origins: {},
      assets: {
        home: { js: [{ file: 'assets/js/home.js' }] },
        [simpleHash(component, 8)]: { js: [{ file: 'assets/js/layout.js' }] },
      },
    };
    const layout = { path: '/', component, routes: [{ path: '/api/', component: '' }] };
    expect(filesOfRoutes([layout], chunks, manifest)).toEqual([
      { address: '/api/', files: ['assets/js/layout.js'] },
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
    base: '/ko/',
    files: [file('assets/a.js'), file('assets/b.js')],
    routes: [
      { address: '/ko/concepts/', files: ['assets/b.js'] },
      { address: '/ko/concepts/printable/', files: ['assets/a.js'] },
      { address: '/ko/app-shell/', files: ['assets/a.js'] },
    ],
    titleOf: (name: string) => `Title of ${name}`,
    redirects: [
      { from: '/old/', to: '/concepts/#new' },
      { from: '/gone/', to: 'https://example.org/' },
    ],
  };

  it('lists the pages that can be rendered from their files, below the base', () => {
    const manifest = makeManifest(source);
    expect(manifest.pages).toEqual([
      { path: 'concepts/', title: 'Title of concepts/', files: [1] },
    ]);
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
    expect(() => makeManifest(broken)).toThrow('/ko/concepts/ needs assets/b.js');
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
