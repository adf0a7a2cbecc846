import { request as httpRequest } from 'node:http';
import { expect, test } from './site.ts';

/** Sends the address as it is; ordinary clients tidy it first. */
function rawStatus(base: string, rawPath: string): Promise<number> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: rawPath }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('pages are compressed and revalidated, assets are kept', async ({ request }) => {
  const page = await request.get('/concepts/', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const script = /\/assets\/js\/main\.[\w]+\.js/u.exec(await page.text())?.[0];
  expect(script).toBeDefined();
  const asset = await request.get(script ?? '', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(asset.headers()['content-encoding']).toBe('gzip');
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers()['x-content-type-options']).toBe('nosniff');
});

test('an unchanged page answers 304', async ({ request }) => {
  const first = await request.get('/concepts/');
  const etag = first.headers().etag ?? '';
  expect(etag).not.toBe('');
  const second = await request.get('/concepts/', { headers: { 'If-None-Match': etag } });
  expect(second.status()).toBe(304);
});

test('HEAD answers without a body, also for unknown addresses', async ({ request }) => {
  const page = await request.head('/concepts/');
  expect(page.status()).toBe(200);
  expect((await page.body()).length).toBe(0);
  expect((await request.head('/nothing/')).status()).toBe(404);
});

for (const attempt of [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%2e%2e%5cpackage.json',
  '/concepts/../../package.json',
  '/%00',
  '/%E0%A4%A',
  '//',
]) {
  test(`nothing outside the site is served for ${attempt}`, async ({ baseURL }) => {
    expect(await rawStatus(baseURL ?? '', attempt)).toBeGreaterThanOrEqual(
      attempt === '//' ? 200 : 400,
    );
  });
}
