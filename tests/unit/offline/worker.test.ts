import { describe, expect, it } from 'vitest';
import { cacheNames, shellCacheName } from '../../../src/offline/caches.ts';
import { deadCaches } from '../../../src/offline/worker/clean.ts';
import { hasExpectedType } from '../../../src/offline/worker/content-types.ts';
import { addressKind } from '../../../src/offline/worker/routes.ts';

describe('addressKind', () => {
  const origin = 'https://example.org';
  const facts = { base: '/', foreign: ['/ko/', '/zh-CN/'] };
  const kind = (address: string, mode = 'cors', where = facts) =>
    addressKind(new URL(address, origin), mode, origin, where);

  it.each([
    ['/', 'navigate', 'document'],
    ['/concepts/loaders', 'navigate', 'document'],
    ['/concepts/loaders/?q=1', 'navigate', 'document'],
    ['/migrate/5/', 'navigate', 'document'],
    ['/blog/rss.xml', 'navigate', undefined],
    ['/ko/concepts/', 'navigate', undefined],
    ['/assets/js/main.1.js', 'no-cors', 'asset'],
    ['/ko/assets/js/main.1.js', 'no-cors', undefined],
    ['/search/index.json', 'cors', 'data'],
    ['/anchors/api.json', 'cors', 'data'],
    ['/content.json', 'cors', 'data'],
    ['/img/cube.svg', 'no-cors', 'data'],
    ['/examples/react/1-page.zip', 'navigate', 'project'],
    ['/examples/react/1-page/src/app.tsx.txt', 'navigate', 'project'],
    ['/playground/', 'navigate', 'document'],
    ['/playground/frame.html', 'navigate', 'data'],
    ['/playground/engine/5.112/engine.json', 'cors', 'data'],
    ['/playground/engine/5.112/files/engine.0123456789abcdef.js', 'cors', 'asset'],
    ['/playground/engine/5.112/files/frame.0123456789abcdef.html', 'navigate', 'asset'],
    ['/offline.json', 'cors', undefined],
    ['/sw.js', 'same-origin', undefined],
    ['/concepts/', 'cors', undefined],
    ['https://github.com/webpack.png?size=90', 'no-cors', undefined],
  ])('%s, asked for as %s, is %s', (address, mode, expected) => {
    expect(kind(address, mode)).toBe(expected);
  });

  it('of another language begins at its own base', () => {
    const korean = { base: '/ko/', foreign: [] };
    expect(kind('/ko/concepts/', 'navigate', korean)).toBe('document');
    expect(kind('/ko/assets/js/main.1.js', 'cors', korean)).toBe('asset');
    expect(kind('/concepts/', 'navigate', korean)).toBeUndefined();
  });
});

describe('hasExpectedType', () => {
  it.each([
    ['/assets/js/a.js', 'text/javascript; charset=utf-8', true],
    ['/assets/js/a.js', 'application/javascript', true],
    ['/assets/js/a.js', 'text/html; charset=utf-8', false],
    ['/assets/js/a.js', null, false],
    ['/assets/css/a.css', 'text/css', true],
    ['/assets/css/a.css', 'text/html', false],
    ['/search/index.json', 'application/json; charset=utf-8', true],
    ['/manifest.webmanifest', 'application/manifest+json', true],
    ['/img/cube.svg', 'image/svg+xml', true],
    ['/img/cube.svg', 'text/html', false],
    ['/concepts/', 'text/html; charset=utf-8', true],
    ['/concepts/', 'application/octet-stream', false],
  ])('%s as %s: %s', (address, type, expected) => {
    expect(hasExpectedType(address, type)).toBe(expected);
  });
});

describe('deadCaches', () => {
  const facts = { base: '/', foreign: ['/ko/'], build: 'new' };
  const { assets, data, documents, saved } = cacheNames('/');
  const own = [assets, data, documents, saved];

  it('are those of earlier builds, of earlier forms, and of the site that stood here before', () => {
    const existing = [
      ...own,
      shellCacheName('/', 'new'),
      shellCacheName('/', 'old'),
      'portal / assets 0',
      'workbox-precache-v2-https://example.org/',
    ];
    expect(deadCaches(existing, facts)).toEqual([
      shellCacheName('/', 'old'),
      'portal / assets 0',
      'workbox-precache-v2-https://example.org/',
    ]);
  });

  it('are none of another language, nor of others on the same host', () => {
    const existing = [shellCacheName('/ko/', 'old'), cacheNames('/ko/').assets, 'someone else'];
    expect(deadCaches(existing, facts)).toEqual([]);
    expect(deadCaches(['workbox-runtime', ...own], { ...facts, base: '/ko/' })).toEqual([]);
  });
});
