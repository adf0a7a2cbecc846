/** What readers do before the scripts of a page answer. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const guide = '/guides/getting-started/';
const withDetails = '/guides/environment-variables/';
const root = 'html';

/** Holds a script back until the returned function is called. */
async function holdScript(page: Page, name: 'main' | 'islands'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(new RegExp(String.raw`/assets/js/${name}\.`, 'u'), async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/** Opens a page whose main script may be held back, for which the browser would wait. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const delay of [0, 120]) {
  test(`letters after "/" all arrive in the search, ${delay} ms apart`, async ({ page }) => {
    await slowDown(page);
    await page.goto('/concepts/', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await page.keyboard.type('/publicPath', { delay });
    await expect(page.getByRole('searchbox')).toHaveValue('publicPath');
    await expect(page.locator(root)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('searchbox')).toHaveValue('publicPath');
    await expect(page.locator('[data-search-result]').first()).toContainText('publicPath', {
      timeout: 20_000,
    });
  });
}

test('letters after a click on the search arrive while the scripts are on their way', async ({
  page,
}) => {
  const release = await holdScript(page, 'main');
  await open(page, '/concepts/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('public');
  await expect(page.getByRole('searchbox')).toHaveValue('public');
  release();
  await page.keyboard.type('Path', { delay: 50 });
  await expect(page.locator('[data-search-result]').first()).toContainText('publicPath', {
    timeout: 20_000,
  });
  await expect(page.getByRole('searchbox')).toHaveValue('publicPath');
});

test('a tab that is clicked before its script has come is selected afterwards', async ({
  page,
}) => {
  const release = await holdScript(page, 'islands');
  await open(page, guide);
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test.describe('when the main script never comes', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/js\/main\./u, (route) => route.abort());
    await page.goto(withDetails);
    await expect(page.locator('h1')).toBeVisible();
  });
  // What is blocked is reported, here and on the next page.
  test.afterEach(({ problems }) => {
    problems.length = 0;
  });

  test('what the browser does by itself still works', async ({ page }) => {
    const details = page.locator('main details').last();
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    await page.locator('main a[href^="/guides/"]').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${withDetails}$`, 'u'));
  });

  test('tabs, copying and the theme still work', async ({ page }) => {
    await page.goto(guide);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add');
    await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeAttached();
    const before = await page.locator(root).getAttribute('data-theme');
    await page.getByRole('button', { name: /Switch to/u }).click();
    await expect(page.locator(root)).not.toHaveAttribute('data-theme', before ?? '');
  });
});

for (const clicks of [1, 2]) {
  test(`${clicks} clicks on the theme as the first input are ${clicks}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const release = await holdScript(page, 'main');
    await open(page, guide);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click({ clickCount: clicks });
    const theme = clicks === 1 ? 'dark' : 'light';
    await expect(page.locator(root)).toHaveAttribute('data-theme', theme);
    release();
    await expect(page.locator(root)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator(root)).toHaveAttribute('data-theme', theme);
    const next = theme === 'dark' ? 'light' : 'dark';
    await page.getByRole('button', { name: `Switch to ${next} theme` }).click();
    await expect(page.locator(root)).toHaveAttribute('data-theme', next);
  });
}

test('a menu that was opened too early opens when the page can answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScript(page, 'main');
  await open(page, guide);
  await page.getByRole('button', { name: 'Toggle navigation menu' }).click();
  release();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
});

for (const width of [390, 768, 1280, 1920]) {
  test(`at ${width} px a page is as tall before it is scrolled as after`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(guide);
    await expect(page.locator(root)).toHaveAttribute('data-has-hydrated', 'true');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (let top = 0; top < before; top += 800) {
      await page.evaluate((y) => {
        window.scrollTo(0, y);
      }, top);
      await page.waitForTimeout(20);
    }
    const after = await height();
    expect(Math.abs(after - before) / after).toBeLessThan(0.1);
  });
}
