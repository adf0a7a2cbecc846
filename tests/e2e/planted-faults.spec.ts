import type { Page } from '@playwright/test';
import { axeSource, colorViolationsOf, violationsOf, violationsOfChanges } from './axe.ts';
import { expect, test } from './site.ts';
import { sidewaysScroll, visit } from './visit.ts';

// The checks of every route leave out what cannot differ. Each fault here is one that they must not leave out.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const route = '/concepts/loaders/';

async function see(page: Page, theme: 'light' | 'dark', width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

// All looks of the page are known before anything is planted in it.
test.beforeEach(async ({ page }) => {
  await page.addInitScript({ content: axeSource });
  await visit(page, route);
  for (const width of [1280, 390]) {
    for (const theme of ['light', 'dark'] as const) {
      await see(page, theme, width);
      expect(await colorViolationsOf(page)).toEqual([]);
    }
  }
});

/** Adds rules by a sheet of the page's scripts, which its security policy allows. */
async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/** Marks one paragraph, the last that holds nothing but text, for rules of its own. */
async function markParagraph(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('article .markdown > p')];
    const plain = paragraphs.findLast(({ childElementCount }) => childElementCount === 0);
    plain?.setAttribute('data-planted', '');
  });
}

test('one text among many that is too pale is found', async ({ page }) => {
  await see(page, 'light', 1280);
  await markParagraph(page);
  await addRules(page, '[data-planted] { color: #b8b8b8 }');
  expect(await colorViolationsOf(page)).toEqual([expect.stringContaining('color-contrast')]);
});

test('a text that is too pale in the dark only is found there, at each width', async ({ page }) => {
  await markParagraph(page);
  await addRules(page, '[data-theme=dark] [data-planted] { color: #444 }');
  for (const width of [1280, 390]) {
    await see(page, 'light', width);
    expect(await colorViolationsOf(page)).toEqual([]);
    await see(page, 'dark', width);
    expect(await colorViolationsOf(page)).toEqual([expect.stringContaining('color-contrast')]);
  }
});

test('a text that is too pale on phones only is found there', async ({ page }) => {
  await addRules(page, '@media (width < 30rem) { .markdown > p:nth-of-type(2) { opacity: 0.4 } }');
  await see(page, 'light', 1280);
  expect(await colorViolationsOf(page)).toEqual([]);
  await see(page, 'light', 390);
  expect(await colorViolationsOf(page)).not.toEqual([]);
});

test('a text that lies over something else than what is around it is found', async ({ page }) => {
  await see(page, 'light', 1280);
  await page.evaluate(() => {
    const text = document.querySelector('article .markdown > p');
    const dark = document.createElement('div');
    dark.id = 'dark';
    text?.before(dark);
    text?.setAttribute('id', 'moved');
  });
  await addRules(
    page,
    '#dark { height: 20rem; background: #555 } #moved { margin-block-start: -18rem !important }',
  );
  expect(await colorViolationsOf(page)).not.toEqual([]);
});

test('a link that only its color tells from the text around it is found', async ({ page }) => {
  await see(page, 'dark', 1280);
  await addRules(page, '.markdown > p a { text-decoration: none !important; color: #ddd }');
  expect(await colorViolationsOf(page)).toContainEqual(
    expect.stringContaining('link-in-text-block'),
  );
});

test('a control that has no name on phones only is found there', async ({ page }) => {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'unnamed';
    document.querySelector('article')?.append(button);
  });
  await addRules(
    page,
    '#unnamed { width: 3rem; height: 3rem } @media (width >= 30rem) { #unnamed { display: none } }',
  );
  await see(page, 'dark', 1280);
  expect(await violationsOf(page)).toEqual([]);
  await see(page, 'dark', 390);
  expect(await violationsOfChanges(page)).toEqual([expect.stringContaining('button-name')]);
});

test('a control whose name is hidden on phones is found there', async ({ page }) => {
  await page.evaluate(() => {
    const button = document.createElement('button');
    const name = document.createElement('span');
    name.id = 'name';
    name.textContent = 'Save';
    button.append(name);
    document.querySelector('article')?.append(button);
  });
  await addRules(page, '@media (width < 30rem) { #name { display: none } }');
  await see(page, 'dark', 1280);
  expect(await violationsOf(page)).toEqual([]);
  await see(page, 'dark', 390);
  expect(await violationsOfChanges(page)).toEqual([expect.stringContaining('button-name')]);
});

test('a frame that scrolls on phones only, and not from the keyboard, is found', async ({
  page,
}) => {
  await page.evaluate(() => {
    const frame = document.createElement('div');
    frame.id = 'frame';
    const wide = document.createElement('p');
    wide.id = 'wide';
    wide.textContent = 'wide '.repeat(60);
    frame.append(wide);
    document.querySelector('article')?.append(frame);
  });
  await addRules(page, '#frame { overflow: auto } #wide { width: 30rem }');
  await see(page, 'dark', 1280);
  expect(await violationsOf(page)).toEqual([]);
  await see(page, 'dark', 390);
  expect(await violationsOfChanges(page)).toEqual([
    expect.stringContaining('scrollable-region-focusable'),
  ]);
});

test('what is wider than the smallest phone is found', async ({ page }) => {
  await addRules(page, '.markdown > p:nth-of-type(2) { min-width: 21rem }');
  await see(page, 'light', 390);
  expect(await sidewaysScroll(page)).toBe(0);
  await see(page, 'light', 320);
  expect(await sidewaysScroll(page)).toBeGreaterThan(0);
});
