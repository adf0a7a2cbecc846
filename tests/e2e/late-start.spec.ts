import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const guide = '/guides/getting-started/';
const root = 'html';

// Each test says itself when the reader does something, and what.
test.use({ hasReader: false });

/** Scripts that the page has run so far. */
function scriptCount(page: Page): Promise<number> {
  return page.locator('head > script[src*="/assets/js/"]').count();
}

/** Holds the main script back until the returned function is called, so that a test can act before it. */
async function holdMainScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/js\/main\./u, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

test('nothing but the starting script runs before the first input', async ({ page }) => {
  // Time stands still, also for the start of a page at rest.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'scheduler', {
      value: { postTask: () => new Promise(() => undefined) },
    });
  });
  await page.goto(guide);
  expect(await scriptCount(page)).toBe(1);
  await expect(page.locator(root)).toHaveAttribute('data-has-hydrated', 'false');
  await page.mouse.move(200, 200);
  await expect(page.locator(root)).toHaveAttribute('data-has-hydrated', 'true');
  expect(await scriptCount(page)).toBeGreaterThan(2);
});

test('a page that nobody touches starts by itself', async ({ page }) => {
  await page.goto(guide);
  await expect(page.locator(root)).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 15_000,
  });
});

test('a click that comes too early is carried out once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await holdMainScript(page);
  await page.goto(guide);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator(root)).toHaveAttribute('data-theme', 'light');
  release();
  await expect(page.locator(root)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

for (const keys of ['/', 'Control+k']) {
  test(`the search opens by ${keys} that come too early`, async ({ page }) => {
    const release = await holdMainScript(page);
    await page.goto(guide);
    await page.keyboard.press(keys);
    release();
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 15_000 });
  });
}

test('a tab chosen too early is chosen', async ({ page }) => {
  const release = await holdMainScript(page);
  await page.goto(guide);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  release();
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add');
});

test('a menu under the pointer opens when the page can answer', async ({ page }) => {
  const release = await holdMainScript(page);
  await page.goto(guide);
  await page.getByRole('button', { name: 'Select language' }).hover();
  release();
  await expect(page.getByRole('link', { name: '한국어' })).toBeVisible();
});

test('arrows that come too early move in a menu', async ({ page }) => {
  const release = await holdMainScript(page);
  await page.goto(guide);
  await page.getByRole('button', { name: 'Select language' }).focus();
  await page.keyboard.press('ArrowDown');
  release();
  await expect(page.getByRole('link', { name: 'English', exact: true })).toBeFocused();
});

test('a link followed too early leads to its page', async ({ page }) => {
  await holdMainScript(page);
  await page.goto(guide);
  await page.getByRole('link', { name: 'Contribute', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contribute\/$/u);
});

test('a page without the place that its address names starts at once', async ({ page }) => {
  await page.goto('/configuration/other-options/#cache');
  await expect(page).toHaveURL(/\/configuration\/cache\/#cache$/u);
});

test('styles of what only scripts show come with the scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(guide);
  await page.getByRole('button', { name: 'Toggle navigation menu' }).click();
  const sidebar = page.getByRole('navigation', { name: 'Site', exact: true });
  await expect(sidebar).toBeVisible();
  await expect(sidebar).toHaveCSS('width', '295px');
});
