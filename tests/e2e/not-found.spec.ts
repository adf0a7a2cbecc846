import { violationsOf } from './axe.ts';
import { expect, test } from './site.ts';

// The browser itself reports the status of the document, and of the index that a test breaks, as an error.
test.afterEach(({ problems }) => {
  const expected = /status of (?:404|500) /u;
  problems.splice(0, problems.length, ...problems.filter((text) => !expected.test(text)));
});

test('an unknown address says so, with status 404, and leads home', async ({ page }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page Not Found | webpack');
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  await expect(
    page.getByText('Oops! The page you are looking for has been removed or relocated.'),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a misspelt address leads to the page that was meant', async ({ page }) => {
  await page.goto('/guide/geting-started');
  await expect(
    page.getByRole('heading', { name: 'Were you looking for one of these?' }),
  ).toBeVisible();
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', '/guides/getting-started/');
  await links.first().click();
  await expect(page.getByRole('main').locator('h1')).toHaveText('Getting started');
});

test('nothing is suggested where nothing is alike, nor without the index', async ({ page }) => {
  const index = page.waitForResponse('**/content.json');
  await page.goto('/wp-admin/setup-config.php');
  await (await index).finished();
  await expect(page.getByText('Were you looking for one of these?')).toHaveCount(0);

  await page.route('**/content.json', (route) => route.fulfill({ status: 500, body: '' }));
  const failed = page.waitForResponse('**/content.json');
  await page.goto('/guide/geting-started/');
  await failed;
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible();
  await expect(page.getByText('Were you looking for one of these?')).toHaveCount(0);
});

test('a suggestion does not move the footer', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/content.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  const asked = page.waitForRequest('**/content.json');
  await page.goto('/loaders/sass-laoder/', { waitUntil: 'domcontentloaded' });
  const top = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  // From here on nothing but the suggestion is missing.
  await asked;
  const before = await top();
  release();
  await expect(page.getByText('Were you looking for one of these?')).toBeVisible();
  expect(await top()).toBe(before);
});

test('the search opens from the page', async ({ page }) => {
  await page.goto('/no/such/page/');
  await page.getByRole('button', { name: 'Find it with the search' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 1280]) {
    test(`has no accessibility violation (${theme}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/loaders/sass-laoder/');
      await expect(page.getByText('Were you looking for one of these?')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}
