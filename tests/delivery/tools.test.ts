/** What servers answer to programs: pages as Markdown, and data. */
import { describe, expect, inject, it } from 'vitest';
import { mediaType } from '../../src/hosting/media-types.ts';
import { languagesOf } from '../../src/hosting/site-files.ts';
import { acceptHeaders } from '../support/accept-headers.ts';
import { assetWith, ordinary, read, securely, site } from './built-site.ts';
import { content } from './raw-request.ts';
import type { RawAnswer } from './raw-request.ts';

const script = assetWith('.js');

describe.each(inject('servers'))('$name', ({ url }) => {
  const get = securely(url);

  describe('pages as Markdown', () => {
    const address = '/concepts/';

    it.each(acceptHeaders)('for "%s" is %s', async (accept, isMarkdown) => {
      const answer = await get({ path: address, headers: { Accept: accept } });
      const file = isMarkdown ? 'index.md' : 'index.html';
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe(mediaType(file));
      expect(answer.headers['cache-control']).toBe(ordinary);
      expect(answer.headers.vary).toContain('Accept');
      expect(content(answer).equals(read(`.${address}${file}`))).toBe(true);
    });

    const accept = { Accept: 'text/markdown' };

    it.each(languagesOf(site))('are there in the language of "%s/"', async (folder) => {
      for (const page of ['/', '/concepts/', '/api/cli/?query=1', '/license/']) {
        const answer = await get({ path: folder + page, headers: accept });
        const file = `.${folder}${page.replace(/\?.*/u, '')}index.md`;
        expect(content(answer).equals(read(file)), file).toBe(true);
      }
    });

    it('leave alone what has no copy: other files, pages without text, redirects, errors', async () => {
      const search = await get({ path: '/search/', headers: accept });
      expect([search.status, search.headers['content-type']]).toEqual([200, mediaType('a.html')]);
      const asset = await get({ path: script, headers: accept });
      expect(asset.headers['content-type']).toBe(mediaType(script));
      const bare = await get({ path: '/concepts', headers: accept });
      expect([bare.status, bare.headers.location]).toEqual([301, '/concepts/']);
      const retired = await get({ path: '/get-started/', headers: accept });
      expect(retired.status).toBe(301);
      const unknown = await get({ path: '/nothing/', headers: accept });
      expect([unknown.status, unknown.headers['content-type']]).toEqual([404, mediaType('a.html')]);
    });

    it('answer HEAD as GET, without the body', async () => {
      const whole = await get({ path: address, headers: accept });
      const head = await get({ path: address, method: 'HEAD', headers: accept });
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const name of ['content-type', 'content-length', 'etag', 'vary']) {
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
      }
    });

    it.each(['identity', 'gzip', 'br'])('have a tag of their own in %s', async (encoding) => {
      const ask = (more: Record<string, string>) =>
        get({ path: address, headers: { 'Accept-Encoding': encoding, ...more } });
      const [markdown, html] = [await ask(accept), await ask({ Accept: 'text/html' })];
      expect(markdown.headers['content-encoding']).toBe(
        encoding === 'identity' ? undefined : encoding,
      );
      expect(markdown.headers.etag).not.toBe(html.headers.etag);
      const tag = (answer: RawAnswer) => ({ 'If-None-Match': answer.headers.etag ?? '' });
      const same = await ask({ ...accept, ...tag(markdown) });
      expect([same.status, same.body.length]).toEqual([304, 0]);
      expect(same.headers.vary).toContain('Accept');
      const otherWay = await ask({ Accept: 'text/html', ...tag(html) });
      expect(otherWay.status).toBe(304);
      // A cache that confuses both must not be confirmed.
      expect((await ask({ ...accept, ...tag(html) })).status).toBe(200);
      expect((await ask({ Accept: 'text/html', ...tag(markdown) })).status).toBe(200);
    });
  });

  describe('data for tools', () => {
    it('can be read by pages of other sites', async () => {
      const answer = await get('/data/v1/index.json');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect((await get('/content.json')).headers['access-control-allow-origin']).toBeUndefined();
    });
  });
});
