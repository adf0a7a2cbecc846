import { expect, test } from './site.ts';
import { visit } from './visit.ts';

/** Width of an A4 page in CSS pixels without the margins of print.css. */
const paperWidth = 660;

for (const theme of ['light', 'dark'] as const) {
  for (const route of ['/loaders/css-loader/', '/guides/getting-started/']) {
    test(`${route} is black on white, without chrome, and nothing is cut (${theme})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: paperWidth, height: 1000 });
      await page.emulateMedia({ media: 'print', colorScheme: theme });
      await visit(page, route);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const look = await page.evaluate(() => {
        const style = (selector: string) => {
          const element = document.querySelector(selector);
          return element ? getComputedStyle(element) : undefined;
        };
        const cut = [...document.querySelectorAll('main pre, main table')].filter(
          (element) => element.scrollWidth > element.clientWidth + 1,
        );
        const shown = [
          ...document.querySelectorAll('nav, footer, button:not([role="tab"])'),
        ].filter((element) => element.checkVisibility());
        return {
          scheme: style('html')?.colorScheme,
          background: style('html')?.backgroundColor,
          text: style('.markdown p')?.color,
          heading: style('.markdown h2')?.color,
          cut: cut.length,
          shown: shown.map((element) => element.outerHTML.slice(0, 80)),
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        };
      });
      expect(look).toEqual({
        scheme: 'light',
        background: 'rgb(255, 255, 255)',
        text: 'rgb(0, 0, 0)',
        heading: 'rgb(0, 0, 0)',
        cut: 0,
        shown: [],
        overflow: 0,
      });
    });
  }
}

/** CSS pixels of wide paper, without margins. */
const widePaper = [
  { name: 'A4 landscape', width: 1123, height: 794 },
  { name: 'A3 landscape', width: 1587, height: 1123 },
];

for (const { name, width, height } of widePaper) {
  for (const route of [
    '/guides/getting-started/',
    '/license/',
    '/blog/2026-02-03-webpack-5-105/',
  ]) {
    test(`${route} has the whole width of ${name} to itself`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, route);
      await page.emulateMedia({ media: 'print' });
      const article = await page.locator('main article').first().boundingBox();
      expect(article?.x).toBeLessThan(60);
      expect(article?.width).toBeGreaterThan(width - 120);
      const beside = await page.evaluate(() =>
        [...document.querySelectorAll('aside, nav, .theme-doc-sidebar-container')]
          .filter((element) => element.closest('.markdown') === null && element.checkVisibility())
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(beside).toEqual([]);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of the section do not print', async ({ page }) => {
    await page.setViewportSize({ width: paperWidth, height: 1000 });
    await page.goto('/guides/getting-started/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  });
});

test('addresses stand after links to other sites, and only there', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/loaders/css-loader/');
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('.markdown a[href^="https://github.com/"]')).toContain('github.com');
  expect(await after('.markdown a[href^="#"]')).toBe('none');
});

test('tabs print the chosen panel with its name', async ({ page }) => {
  await visit(page, '/loaders/css-loader/');
  await page.getByRole('tab', { name: 'Yarn' }).first().click();
  await page.emulateMedia({ media: 'print' });
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expect(tabs).toHaveCount(1);
  await expect(tabs).toHaveText('Yarn');
  await expect(page.getByRole('tabpanel').first()).toContainText('yarn add');
});

test('closed details are open on paper, and closed again afterwards', async ({ page }) => {
  await visit(page, '/plugins/chunks-webpack-plugin/');
  const details = page.locator('.markdown details').first();
  const hidden = details.locator('> :not(summary)').first();
  await expect(hidden).not.toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(hidden).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(hidden).not.toBeVisible();
});

test('a section prints as a document with a page per chapter and a contents list that leads to them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await visit(page, '/concepts/printable/');
  const print = page.getByRole('button', { name: 'Print this page' });
  await expect(print).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await print.click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('https://webpack.js.org/concepts/', { exact: true })).toBeVisible();
  const chapters = await page.locator('article > h2').count();
  const entries = page.locator('main nav a[href^="#"]');
  await expect(entries).toHaveCount(chapters);
  await expect(entries.first()).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\b/gu)?.length ?? 0;
  expect(pages).toBeGreaterThan(chapters);
  const links = pdf.match(/\/Subtype \/Link\b/gu)?.length ?? 0;
  expect(links).toBeGreaterThanOrEqual(chapters);
});
