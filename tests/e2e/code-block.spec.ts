import { readFileSync } from 'node:fs';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

const guide = '/guides/getting-started/';

test('names file and language', async ({ page }) => {
  await visit(page, guide);
  const block = page.locator('.theme-code-block').filter({ hasText: 'src/index.js' }).first();
  const label = await block
    .getByText('src/index.js')
    .evaluate((title) => getComputedStyle(title, '::after').content);
  expect(label).toContain('JavaScript');
});

test('keeps the colors of the server through hydration, without a highlighter', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await visit(page, guide);
  await expect(page.locator('[data-token=keyword]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const withHighlighter = scripts.filter((file) =>
    readFileSync(`build${file}`, 'utf8').includes('language-markup'),
  );
  expect(withHighlighter).toEqual([]);
});

test('gets its colors also after client navigation', async ({ page }) => {
  await visit(page, '/guides/getting-started/');
  const expected = await page.locator('[data-token]').count();
  await visit(page, '/loaders/');
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    document.body.append(link);
  }, guide);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  await expect(page.locator('[data-token]')).toHaveCount(expected);
});

test('copies its text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, guide);
  const block = page.locator('.theme-code-block').filter({ hasText: 'src/index.js' }).first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "const greeting = 'Hello webpack';\n\ndocument.body.append(greeting);",
  );
});

test('copies a difference without signs and removed lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, guide);
  const block = page
    .locator('.theme-code-block')
    .filter({ has: page.locator('[data-line=deleted]') })
    .first();
  // Buttons are made when their block comes near the window.
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).press('Enter');
  await expect(block.getByRole('button', { name: 'Copied' })).toBeAttached();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const removed = await block.locator('[data-line=deleted]').allTextContents();
  const added = await block.locator('[data-line=inserted]').allTextContents();
  expect(removed.length).toBeGreaterThan(0);
  for (const line of added) expect(text).toContain(line.slice(1));
  for (const line of removed) expect(text.split('\n')).not.toContain(line.slice(1));
  expect(text).not.toMatch(/^[+-]/mu);
});

test('wraps long lines on request, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, guide);
  const blocks = page.locator('.theme-code-block:visible');
  const widths = await blocks
    .locator('pre')
    .evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
  expect(widths.length).toBeGreaterThan(5);
  const block = blocks.nth(widths.findIndex((width) => width > 0));
  const toggle = block.getByRole('button', { name: 'Wrap long lines' });
  const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  // Buttons are made when their block comes near the window.
  await block.scrollIntoViewIfNeeded();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('the choice of a package manager is kept, and taken over everywhere', async ({ page }) => {
  await visit(page, guide);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add');
  await visit(page, '/loaders/css-loader/');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'pnpm' }).first().press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Yarn' }).first()).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Yarn' }).first()).toContainText('yarn add');
});

test('tab panels keep their colors', async ({ page }) => {
  await visit(page, guide);
  await expect(page.getByRole('tabpanel').first().locator('[data-token]').first()).toBeVisible();
});
