import { expect, test } from './site.ts';
import { visit } from './visit.ts';

test('a retired address leads to today’s page, with its query', async ({ request }) => {
  const response = await request.get('/get-started/?a=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/guides/getting-started/?a=1');
});

test('a retired address without its slash leads there too', async ({ page }) => {
  await page.goto('/get-started');
  await expect(page).toHaveURL('/guides/getting-started/');
});

test('a host without redirect rules has a page that goes on and keeps the hash', async ({
  page,
}) => {
  // The portal's own server answers with a redirect, so the file is given under another address.
  const { readFileSync } = await import('node:fs');
  await page.route('**/plain-host/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: readFileSync('build/get-started/index.html', 'utf8'),
    }),
  );
  await page.goto('/plain-host/#basic-setup');
  await expect(page).toHaveURL('/guides/getting-started/#basic-setup');
});

test('the cache options of /configuration/other-options/ lead to their own page', async ({
  page,
  problems,
}) => {
  // Neither page may be part of this build; then both have their public address.
  await page.route('https://webpack.js.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>public</title>' }),
  );
  await visit(page, '/');
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    history.pushState({}, '', '/configuration/other-options/#cachetype');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForURL(/\/configuration\/cache\/#cachetype$/u);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  problems.length = 0;
});

test('other anchors of that page stay', async ({ page, problems }) => {
  await page.goto('/configuration/other-options/#amd');
  await expect(page).toHaveURL('/configuration/other-options/#amd');
  problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('404')));
});
