/** One table of cases for every server that hosts the built site: `npm run test:delivery` starts them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { headersOfFile } from '../../src/hosting/answers.ts';
import { parseRedirectsFile } from '../../src/hosting/host-files.ts';
import { mediaType, mediaTypes } from '../../src/hosting/media-types.ts';
import { languagesOf } from '../../src/hosting/site-files.ts';
import { assetWith, files, ordinary, read, rules, securely, site } from './built-site.ts';
import { content } from './raw-request.ts';

const ofFiles = rules.filter((rule) => rule.path !== '/*');
const redirects = parseRedirectsFile(readFileSync(path.join(site, '_redirects'), 'utf8'));

const script = assetWith('.js');
const picture = '/img/social/concepts.png';

/** A file of each kind that the build has. */
const kinds = [...new Set(files.map((file) => path.extname(file)))].map(
  (ending) => files.find((file) => path.extname(file) === ending) ?? '',
);

describe.each(inject('servers'))('$name', ({ url }) => {
  const get = securely(url);

  describe('pages and files', () => {
    it.each(['/', '/concepts/', '/configuration/output/', '/api/printable/'])(
      'sends %s as HTML that is asked for again each time',
      async (address) => {
        const answer = await get(address);
        expect(answer.status).toBe(200);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.headers['cache-control']).toBe(ordinary);
        expect(content(answer).equals(read(`.${address}index.html`))).toBe(true);
      },
    );

    it.each(kinds)('sends %s with its type and its rule of caching', async (file) => {
      const answer = await get(`/${encodeURI(file)}`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe(mediaType(file));
      for (const { name, value } of headersOfFile(`/${file}`, ofFiles)) {
        expect(answer.headers[name.toLowerCase()]).toBe(value);
      }
      expect(content(answer).equals(read(file))).toBe(true);
    });

    it('lets assets be kept for ever, and only by the site itself', async () => {
      const { headers } = await get(script);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    });

    it('does not tell its version', async () => {
      const { headers } = await get('/');
      expect(`${headers.server ?? ''} ${headers['x-powered-by'] ?? ''}`).not.toMatch(/\d/u);
    });
  });

  describe('compression', () => {
    it.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0', undefined],
      ['br;q=0.9, gzip;q=0.5', 'br'],
      ['gzip;q=0.001', 'gzip'],
      ['identity', undefined],
      ['zstd', undefined],
      ['', undefined],
    ])('for "%s" is %s', async (accepted, encoding) => {
      for (const address of ['/concepts/', script]) {
        const file = address.endsWith('/') ? `.${address}index.html` : `.${address}`;
        const answer = await get({ path: address, headers: { 'Accept-Encoding': accepted } });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers.vary?.split(', ').sort()).toEqual(
          address.endsWith('/') ? ['Accept', 'Accept-Encoding'] : ['Accept-Encoding'],
        );
        expect(content(answer).equals(read(file))).toBe(true);
      }
    });

    it('leaves pictures as they are', async () => {
      const answer = await get({ path: picture, headers: { 'Accept-Encoding': 'br, gzip' } });
      expect(answer.headers['content-encoding']).toBeUndefined();
    });
  });

  describe('addresses', () => {
    it.each([
      ['/concepts', '/concepts/'],
      ['/concepts?a=1&b=%20', '/concepts/?a=1&b=%20'],
      ['/configuration/output', '/configuration/output/'],
    ])('leads %s to its page', async (from, to) => {
      const answer = await get(from);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(to);
      expect(answer.headers['cache-control']).toBe(ordinary);
    });

    it('leads every retired address on, with and without its last slash', async () => {
      expect(redirects.size).toBeGreaterThan(200);
      const wrong: string[] = [];
      for (const [from, to] of redirects) {
        for (const address of [from, from.replace(/\/$/u, '')]) {
          const { status, headers } = await get(address);
          if (status !== 301 || headers.location !== to) {
            wrong.push(`${address}: ${status} ${headers.location ?? ''}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    it('keeps the query of a retired address, before the hash of its target', async () => {
      const withHash = [...redirects].find(([, to]) => to.includes('#'));
      const cases = [
        ['/get-started/?q=1&r=%2F', '/guides/getting-started/?q=1&r=%2F'],
        ...(withHash ? [[`${withHash[0]}?q=1`, withHash[1].replace('#', '?q=1#')]] : []),
      ];
      for (const [from = '', to = ''] of cases) expect((await get(from)).headers.location).toBe(to);
    });

    it('keeps scheme and host behind a proxy, since redirects name neither', async () => {
      const headers = { Host: 'docs.test', 'X-Forwarded-Proto': 'https' };
      for (const address of ['/concepts', '/get-started']) {
        const { location } = (await get({ path: address, headers })).headers;
        expect(location).toMatch(/^\/[^/]/u);
      }
    });

    it.each(languagesOf(site))('answers 404 in the language of "%s/"', async (folder) => {
      const page = read(`.${folder}/404.html`);
      for (const address of [
        '/nothing/',
        '/nothing',
        '/assets/js/nothing.js',
        '/img/',
        '/a/b/c.html',
      ]) {
        const answer = await get(folder + address);
        expect(answer.status).toBe(404);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.headers['cache-control']).toBe(ordinary);
        expect(content(answer).equals(page)).toBe(true);
      }
    });

    it.each(['/_headers', '/_redirects', '/.env', '/.git/config', '/concepts/.htaccess'])(
      'does not have %s',
      async (address) => {
        expect((await get(address)).status).toBe(404);
      },
    );
  });

  describe('requests', () => {
    it.each(['/concepts/', script, '/concepts', '/get-started/', '/nothing/'])(
      'answers HEAD for %s as GET, without the body',
      async (address) => {
        const [whole, head] = [await get(address), await get({ path: address, method: 'HEAD' })];
        expect(head.status).toBe(whole.status);
        expect(head.body.length).toBe(0);
        for (const name of [
          'content-type',
          'content-length',
          'cache-control',
          'etag',
          'location',
        ]) {
          expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
        }
      },
    );

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
      expect((await get({ path: '/concepts/', method })).status).toBe(405);
    });

    it.each([
      ['bytes=0-99', 0, 100],
      ['bytes=100-', 100, undefined],
      ['bytes=-50', -50, undefined],
    ])('sends the range %s', async (range, from, to) => {
      const whole = read(`.${picture}`);
      const answer = await get({ path: picture, headers: { Range: range } });
      const part = whole.subarray(from, to);
      const start = from < 0 ? whole.length + from : from;
      expect(answer.status).toBe(206);
      expect(answer.headers['content-range']).toBe(
        `bytes ${start}-${start + part.length - 1}/${whole.length}`,
      );
      expect(answer.body.equals(part)).toBe(true);
    });

    it('sends a range of a text without compression as it lies there', async () => {
      const answer = await get({ path: script, headers: { Range: 'bytes=5-24' } });
      expect(answer.status).toBe(206);
      expect(answer.body.equals(read(`.${script}`).subarray(5, 25))).toBe(true);
    });

    it('refuses a range that no file has, and ignores one that means nothing', async () => {
      const beyond = await get({ path: picture, headers: { Range: 'bytes=99999999-' } });
      expect(beyond.status).toBe(416);
      const nonsense = await get({ path: picture, headers: { Range: 'lines=1-2' } });
      expect([200, 416]).toContain(nonsense.status);
    });

    it('confirms what has not changed', async () => {
      for (const encoding of ['identity', 'br', 'gzip']) {
        for (const address of ['/concepts/', script, picture]) {
          const headers = { 'Accept-Encoding': encoding };
          const first = await get({ path: address, headers });
          const { etag = '', 'last-modified': modified = '' } = first.headers;
          expect(etag).not.toBe('');
          const byTag = await get({
            path: address,
            headers: { ...headers, 'If-None-Match': `"other", ${etag}` },
          });
          expect([address, byTag.status, byTag.body.length]).toEqual([address, 304, 0]);
          expect(byTag.headers['cache-control']).toBe(first.headers['cache-control']);
          const byTime = await get({
            path: address,
            headers: { ...headers, 'If-Modified-Since': modified },
          });
          expect(byTime.status).toBe(304);
        }
      }
    });

    it('sends what has changed', async () => {
      const answer = await get({ path: '/concepts/', headers: { 'If-None-Match': '"other"' } });
      expect(answer.status).toBe(200);
    });
  });

  describe('hostile addresses', () => {
    it.each([
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/%2e%2e%2fpackage.json',
      '/%2e%2e%5cpackage.json',
      '/..%5c..%5cpackage.json',
      '/%252e%252e%252fpackage.json',
      '/concepts/../../package.json',
      '/concepts/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      // Two bytes for a dot and for a slash, which no correct text has.
      '/%c0%ae%c0%ae/package.json',
      '/..%c0%afpackage.json',
      '/%e0%80%ae%e0%80%ae/package.json',
      '/%00',
      '/index.html%00.png',
      '/concepts/%00/../',
      '/%E0%A4%A',
      '/%zz',
      '/%ff%fe',
      '/a\\..\\..\\package.json',
      '/con%0d%0aSet-Cookie:%20a=b/',
      '/concepts/index.html/',
      '/concepts/index.html/../../../package.json',
    ])('has nothing for %s', async (address) => {
      const answer = await get(address);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(content(answer).toString()).not.toContain('"dependencies"');
    });

    it.each([
      '//evil.test/',
      '//evil.test/%2e%2e',
      '//evil.test/concepts',
      '/%2fevil.test/',
      '/%5cevil.test/',
      '//concepts',
      '///get-started',
      '/concepts//',
      '/get-started/?next=//evil.test/',
      '/get-started?%0d%0aSet-Cookie:a=b',
    ])('never leads %s to another host', async (address) => {
      const { status, headers } = await get(address);
      expect([200, 301, 400, 404]).toContain(status);
      expect(headers['set-cookie']).toBeUndefined();
      // Either no redirect, or one to an address of this host.
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/u);
    });

    it('answers a long address, and refuses one without an end', async () => {
      expect((await get(`/${'a'.repeat(4000)}`)).status).toBe(404);
      expect((await get(`/concepts/?${'a'.repeat(4000)}`)).status).toBe(200);
      expect([414, 431]).toContain((await get(`/${'a'.repeat(40_000)}`)).status);
    });
  });
});

it('has a type for every ending of a file in the build', () => {
  const unknown = kinds.filter((file) => !(path.extname(file).slice(1) in mediaTypes));
  expect(unknown).toEqual([]);
});
