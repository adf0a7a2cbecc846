import { describe, expect, it } from 'vitest';
import { answerRules } from '../../../src/hosting/answers.ts';
import { builtLocales } from '../../../src/site/locales.ts';
import {
  headersFile,
  parseHeadersFile,
  parseRedirectsFile,
  redirectLocation,
} from '../../../src/hosting/host-files.ts';
import { nginxHttp, nginxServer } from '../../../src/hosting/nginx.ts';

describe('_headers', () => {
  it('says the same after it has been read', () => {
    const rules = answerRules(builtLocales);
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });

  it('names the line of a mistake', () => {
    expect(() => parseHeadersFile('/*\n  X-A: 1\nX-B: 2\n')).toThrow(/line 3/u);
    expect(() => parseHeadersFile('  X-A: 1\n')).toThrow(/line 1/u);
  });
});

describe('_redirects', () => {
  it('has one redirect per line', () => {
    expect([...parseRedirectsFile('/a/ /b/#c 301\n/d/ https://e.org/ 301\n')]).toEqual([
      ['/a/', '/b/#c'],
      ['/d/', 'https://e.org/'],
    ]);
  });

  it('names the line of a mistake', () => {
    expect(() => parseRedirectsFile('/a/ /b/ 301\n/c/ 301\n')).toThrow(/line 2/u);
  });
});

describe('redirectLocation', () => {
  it('puts the query of the request before the hash of the target', () => {
    expect(redirectLocation('/b/#c', '?q=1')).toBe('/b/?q=1#c');
    expect(redirectLocation('/b/', '?q=1')).toBe('/b/?q=1');
    expect(redirectLocation('/b/#c', '')).toBe('/b/#c');
  });
});

describe('nginx', () => {
  const facts = {
    everywhere: [{ name: 'X-Test', value: 'say "hi" \\ there; now' }],
    rules: [
      { path: '/assets/*', headers: [{ name: 'Cache-Control', value: 'immutable' }] },
      { path: '/sw.js', headers: [{ name: 'Cache-Control', value: 'no-cache' }] },
    ],
    redirects: new Map([
      ['/old/', '/new/#part'],
      ['/caf%C3%A9/', 'https://a.test/'],
    ]),
    languages: ['', '/ko'],
  };

  it('compares decoded addresses, with and without the last slash', () => {
    const http = nginxHttp(facts);
    expect(http).toContain('    "/old" "/new/";\n    "/old/" "/new/";');
    expect(http).toContain('    "/old/" "#part";');
    expect(http).toContain('    "/café/" "https://a.test/";');
  });

  it('sends headers of files only where a file is sent', () => {
    const http = nginxHttp(facts);
    expect(http).toContain('"~^(?:200|206|304):/assets/" "immutable";');
    expect(http).toContain('"~^(?:200|206|304):/sw\\.js$" "no-cache";');
    expect(http).toContain('default "public, max-age=0, must-revalidate";');
  });

  it('sends the other headers with every answer, whatever is in their values', () => {
    expect(nginxHttp(facts)).toContain('default "say \\"hi\\" \\\\ there; now";');
    expect(nginxServer(facts)).toContain('add_header X-Test $portal_x_test always;');
    const value = { name: 'X-Test', value: 'costs $5' };
    expect(() => nginxHttp({ ...facts, everywhere: [value] })).toThrow(/variable/u);
  });

  it('answers unknown addresses in the language of their folder', () => {
    expect(nginxServer(facts)).toContain('location /ko/ {');
    expect(nginxServer(facts)).toContain('error_page 403 404 =404 /ko/404.html;');
  });
});
