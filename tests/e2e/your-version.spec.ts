import type { Page } from '@playwright/test';
import { idleKinds } from '../../src/offline/manifest.ts';
import { violationsOf } from './axe.ts';
import { controlled, filled, test as offlineTest } from './offline-site.ts';
import { expect, test } from './site.ts';

const output = '/configuration/output/';
const select = (page: Page) => page.getByRole('combobox', { name: 'Your version' });
const marks = (page: Page) => page.locator('page-text [data-version-mark]');
/** The facts below a heading. */
const factsOf = (page: Page, id: string) => page.locator(`#${id} + [data-signature]`);

test('a version is chosen by keyboard once, and marks what it lacks from then on', async ({
  page,
}) => {
  await page.goto(output);
  await expect(select(page).locator('option').nth(1)).toBeAttached();
  await expect(marks(page)).toHaveCount(0);
  await select(page).focus();
  await page.keyboard.type('webpack 5.109');
  await page.keyboard.press('Enter');
  await expect(select(page)).toHaveValue('5.109');
  await expect(factsOf(page, 'outputcopy')).toContainText('not in 5.109');
  await expect(factsOf(page, 'outputclean')).not.toContainText('not in');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/configuration/optimization/');
  await expect(factsOf(page, 'optimizationminimizeoptions')).toContainText('not in 5.109');
  await select(page).selectOption('');
  await expect(marks(page)).toHaveCount(0);
});

test('the address names a version on request, for one visit', async ({ page }) => {
  await page.goto(`${output}?v=v5.64.1`);
  await expect(select(page)).toHaveValue('5.64');
  await expect(factsOf(page, 'outputassetmodulefilename')).toContainText('in 5.64:');
  await expect(page.getByRole('link', { name: 'Link for 5.64' })).toHaveAttribute(
    'href',
    '?v=5.64',
  );
  await page.goto(output);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(select(page)).toHaveValue('');
});

for (const value of ['4.46', '5.999', '<script>', '']) {
  test(`"${value}" is no version that could be chosen, and changes nothing`, async ({ page }) => {
    await page.addInitScript((text) => {
      localStorage.setItem('webpack-version', text);
    }, value);
    await page.goto(`${output}?v=${encodeURIComponent(value)}`);
    await expect(select(page).locator('option').nth(1)).toBeAttached();
    await expect(select(page)).toHaveValue('');
    await expect(marks(page)).toHaveCount(0);
  });
}

test('nobody else loads anything for it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(output);
  await expect(select(page).locator('option').nth(1)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const before = new Set(requested);
  await select(page).selectOption('5.64');
  await expect(marks(page).first()).toBeVisible();
  // The script that marks, and the ages of places.
  expect(requested.filter((url) => !before.has(url)).length).toBeGreaterThanOrEqual(2);
});

test('a page about something newer says so, and the search marks what the version lacks', async ({
  page,
}) => {
  await page.goto('/plugins/virtual-url-plugin/?v=5.64');
  await expect(page.locator('[data-version-note]')).toHaveText(
    'This page is about something that came with webpack 5.100. You use 5.64.',
  );
  await page.goto('/guides/native-css/?v=5.64');
  await expect(page.locator('[data-version-note]')).toContainText('webpack 5.109');
  await page.goto('/plugins/virtual-url-plugin/?v=5.100');
  await expect(select(page)).toHaveValue('5.100');
  await expect(page.locator('[data-version-note]')).toHaveCount(0);
  await page.goto(`${output}?v=5.64`);
  await expect(marks(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('output.copy');
  const hit = page.locator('[data-search-result][href$="#outputcopy"]').first();
  await expect(hit).toContainText('not in 5.64');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu has the choice, and nothing is wider than the screen', async ({ page }) => {
    await page.goto(output);
    await page
      .getByRole('button', { name: /menu|navigation/iu })
      .first()
      .click();
    await select(page).last().selectOption('5.64');
    await page.goto(output);
    await expect(marks(page).first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOf(page)).toEqual([]);
  });
});

for (const [locale, text] of [
  ['zh-CN', '5.64 没有'],
  ['ko', '5.64에 없음'],
] as const) {
  test(`marks are in the language of the site (${locale})`, async ({ page }) => {
    await page.goto(`/${locale}${output}?v=5.64`);
    await expect(marks(page).first()).toHaveText(text);
  });
}

offlineTest.describe('offline', () => {
  offlineTest.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

  offlineTest('a version can be chosen', async ({ page, site }) => {
    offlineTest.setTimeout(180_000);
    await page.goto(`${site.url}${output}`);
    await controlled(page);
    await filled(page, idleKinds);
    site.goOffline();
    await page.goto(`${site.url}${output}`);
    await expect(select(page).locator('option').nth(1)).toBeAttached();
    await select(page).selectOption('5.64');
    await expect(marks(page).first()).toBeAttached();
  });
});
