import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { builtPages, expect, test } from './site.ts';
import { drawn, sidewaysScroll, visit } from './visit.ts';

const output = '/configuration/output/';

/** Id of the heading or row that explains an option. */
function idOf(option: string): string {
  return option.replaceAll('.', '').toLowerCase();
}

function placeOf(page: Page, option: string): Locator {
  return page.locator(`#${idOf(option)}`);
}

function fieldOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Find on this page' });
}

/** Ids of the headings that are shown. */
function shownHeadings(page: Page): Promise<string[]> {
  return page
    .locator('page-text > :is(h2, h3, h4, h5, h6):visible')
    .evaluateAll((headings) => headings.map(({ id }) => id));
}

test('narrows a page to names, types and defaults, and announces how many', async ({ page }) => {
  await visit(page, output);
  const all = await shownHeadings(page);
  await fieldOf(page).fill('compareBeforeEmit');
  expect(await shownHeadings(page)).toEqual([idOf('output.compareBeforeEmit')]);
  await expect(page.locator('option-filter').getByRole('status')).toHaveText('Matches: 1');
  await fieldOf(page).fill('noSuchOption');
  expect(await shownHeadings(page)).toEqual([]);
  await expect(page.locator('option-filter').getByRole('status')).toHaveText('No matches');
  // A word of its facts.
  await fieldOf(page).fill('output-async-chunks');
  expect(await shownHeadings(page)).toEqual([idOf('output.asyncChunks')]);
  await fieldOf(page).press('Escape');
  await expect(fieldOf(page)).toHaveValue('');
  await expect(fieldOf(page)).toBeFocused();
  expect(await shownHeadings(page)).toEqual(all);
  await expect(page.locator('[data-filtered]')).toHaveCount(0);
});

test('shows the rows of a table that match, below their heading', async ({ page }) => {
  await visit(page, output);
  await fieldOf(page).fill('environment arrow');
  expect(await shownHeadings(page)).toEqual([idOf('output.environment')]);
  const rows = page.locator(`#${idOf('output.environment')} ~ scroll-table tbody > tr:visible`);
  // On phones, rows are blocks.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(rows).toHaveAttribute('id', idOf('output.environment.arrowFunction'));
  }
});

test('leads to the first match on Enter', async ({ page }) => {
  await visit(page, output);
  await fieldOf(page).fill('uniqueName');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(`${output}#${idOf('output.uniqueName')}`);
  await expect(placeOf(page, 'output.uniqueName')).toBeFocused();
  await expect(placeOf(page, 'output.uniqueName')).toBeInViewport();
});

test('gives way to links that lead to what it hides', async ({ page }) => {
  await visit(page, output);
  await fieldOf(page).fill('uniqueName');
  await expect(placeOf(page, 'output.clean')).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'output.clean', exact: true })
    .click();
  await expect(placeOf(page, 'output.clean')).toBeInViewport();
  await expect(fieldOf(page)).toHaveValue('');
  await fieldOf(page).fill('uniqueName');
  await page.evaluate((id) => {
    location.hash = id;
  }, idOf('output.path'));
  await expect(placeOf(page, 'output.path')).toBeInViewport();
});

test('opens closed groups with what it finds, and closes them', async ({ page }) => {
  await visit(page, '/api/cli/');
  const flag = page.locator('[id="flag--output-path"]');
  await expect(flag).toBeHidden();
  await fieldOf(page).fill('--output-path');
  await expect(flag).toBeVisible();
  await fieldOf(page).press('Escape');
  await expect(flag).toBeHidden();
});

test('is there after client navigation, and readable by all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/configuration/mode/');
  await page.getByRole('link', { name: 'Next Output' }).click();
  await fieldOf(page).fill('hash');
  await drawn(page);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('moves nothing when its script comes, and is not there without one', async ({ browser }) => {
  const tops: number[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    if (javaScriptEnabled) {
      await visit(page, output);
      await expect(fieldOf(page)).toBeVisible();
      const { height } = (await page.locator('option-filter').boundingBox()) ?? { height: 0 };
      await page.locator('option-filter').evaluate((filter) => {
        filter.replaceChildren();
      });
      const empty = await page.locator('option-filter').boundingBox();
      tops.push(height, empty?.height ?? 0);
    } else {
      await page.goto(output);
      await expect(page.locator('option-filter')).toBeHidden();
    }
    await context.close();
  }
  expect(tops[0]).toBe(tops[1]);
});

test('is on long pages of the reference', () => {
  const pages = builtPages()
    .map(({ url }) => url)
    .filter((url) => readFileSync(`build${url}index.html`, 'utf8').includes('<option-filter'));
  expect(pages).toEqual(
    expect.arrayContaining([
      '/api/cli/',
      '/api/compilation-object/',
      '/api/errors/',
      '/configuration/dev-server/',
      '/configuration/module/',
      '/configuration/optimization/',
      output,
      '/configuration/resolve/',
      '/configuration/stats/',
    ]),
  );
  expect(pages).not.toContain('/configuration/mode/');
});

test('rows of tables show a link to them', async ({ page }) => {
  await visit(page, output);
  const row = placeOf(page, 'output.environment.arrowFunction');
  await row.scrollIntoViewIfNeeded();
  const link = row.getByRole('link', { name: 'Direct link to arrowFunction' });
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${output}#${idOf('output.environment.arrowFunction')}`);
});
