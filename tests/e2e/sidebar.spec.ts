import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import type { PageEntry } from '../../src/content/plugin-data.ts';
import { builtPages, expect, test } from './site.ts';
import { visit } from './visit.ts';

const wide = { width: 1280, height: 900 };

/** The sidebar of a built page, whose text is many times as long. */
function sidebarOf({ url }: PageEntry) {
  const html = readFileSync(path.join('build', url, 'index.html'), 'utf8');
  const [sidebar] = /<nav [^>]*aria-label="Docs sidebar"[^]*?<\/nav>/u.exec(html) ?? [];
  return fromHtml(sidebar ?? '', { fragment: true });
}

test.describe('the sidebar in the built pages', () => {
  test('has the headings of the current page, as the content index knows them', () => {
    for (const page of builtPages()) {
      const links = selectAll('a[href*="#"]', sidebarOf(page));
      expect(
        links.map((link) => [link.properties.href, toString(link)]),
        page.url,
      ).toEqual(page.anchors.map(({ id, title }) => [`${page.url}#${id}`, title]));
    }
  });

  test('disables the button of pages without headings, and of no other', () => {
    const pages = builtPages();
    const without = new Set(
      pages.filter(({ anchors }) => anchors.length === 0).map(({ url }) => url),
    );
    const wrong = pages.flatMap((page) =>
      selectAll('li > div:has(button)', sidebarOf(page)).flatMap((row) => {
        const url = String(select('a', row)?.properties.href);
        const isDisabled = select('button', row)?.properties.disabled === true;
        return isDisabled === without.has(url) ? [] : [`${url} in ${page.url}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test.describe('the docs sidebar', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(wide);
  });

  test('opens the current page by itself, and others on demand', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await visit(page, '/loaders/');
    await page.waitForLoadState('networkidle');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const own = sidebar.getByRole('button', { name: 'Toggle Loaders section' });
    await expect(own).toHaveAttribute('aria-expanded', 'true');
    expect(requests.filter((pathname) => pathname.startsWith('/anchors/'))).toEqual([]);

    const other = sidebar.getByRole('button', { name: 'Toggle babel-loader section' });
    await expect(other).toHaveAttribute('aria-expanded', 'false');
    await other.click();
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    await sidebar.getByRole('button', { name: 'Toggle less-loader section' }).click();
    await expect(sidebar.locator('a[href^="/loaders/less-loader/#"]').first()).toBeVisible();
    expect(requests.filter((pathname) => pathname.startsWith('/anchors/'))).toEqual([
      '/anchors/loaders.json',
    ]);
    const anchor = sidebar.locator('a[href^="/loaders/babel-loader/#"]').first();
    const target = await anchor.getAttribute('href');
    await anchor.click();
    await expect(page).toHaveURL(String(target));
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    // The page that was open by itself closes by itself.
    await expect(own).toHaveAttribute('aria-expanded', 'false');
    await other.click();
    await expect(other).toHaveAttribute('aria-expanded', 'false');
  });

  test('says so where the headings do not load, and tries again', async ({ page, problems }) => {
    await page.route('**/anchors/*.json', (route) => route.abort());
    await visit(page, '/loaders/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const button = sidebar.getByRole('button', { name: 'Toggle babel-loader section' });
    await button.click();
    await expect(sidebar.getByText('could not be loaded')).toBeVisible();
    await page.unroute('**/anchors/*.json');
    await button.click();
    await button.click();
    await expect(sidebar.locator('a[href^="/loaders/babel-loader/#"]').first()).toBeVisible();
    // The browser reports the aborted request.
    problems.splice(0);
  });

  test('marks the heading that the reader is in', async ({ page }) => {
    await visit(page, '/concepts/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const marked = sidebar.locator('[aria-current=location]');
    await expect(marked).toHaveCount(0);
    for (const id of ['plugins', 'output']) {
      await page.locator(`h2#${id}`).evaluate((heading) => {
        heading.scrollIntoView();
      });
      await expect(marked).toHaveAttribute('href', `/concepts/#${id}`);
    }
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect(marked).toHaveAttribute('href', '/concepts/#environment');
  });

  test('shows the current page wherever it stands', async ({ page }) => {
    await visit(page, '/loaders/css-loader/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.locator('[aria-current=page]')).toBeInViewport();
    await page.evaluate(() => {
      window.scrollTo(0, 3000);
    });
    await expect(sidebar.locator('[aria-current=location]')).toBeInViewport();
  });

  test('leads to version 4 on its own host', async ({ page, problems }) => {
    await visit(page, '/guides/getting-started/');
    const version = page.getByRole('combobox', { name: 'Version', exact: true });
    await expect(version.getByRole('option')).toHaveText(['webpack 5', 'webpack 4']);
    await expect(version).toHaveValue('5');
    await page.route('https://v4.webpack.js.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>4</title>' }),
    );
    await version.selectOption('webpack 4');
    await expect(page).toHaveURL('https://v4.webpack.js.org/guides/');
    expect(problems.splice(0)).toEqual(['request to https://v4.webpack.js.org/guides/']);
  });

  test('leads to the printable section; pages outside sections have none', async ({ page }) => {
    await visit(page, '/loaders/css-loader/');
    await page.getByRole('link', { name: 'Print section' }).click();
    await expect(page).toHaveURL('/loaders/printable/');
    await expect(page).toHaveTitle('Combined printable page | webpack');
    await visit(page, '/license/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link', { name: 'License', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('link', { name: 'Print section' })).toHaveCount(0);
  });

  test('is used by keyboard', async ({ page }) => {
    await visit(page, '/loaders/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const button = sidebar.getByRole('button', { name: 'Toggle babel-loader section' });
    await sidebar.getByRole('link', { name: 'babel-loader' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const first = sidebar.locator('a[href^="/loaders/babel-loader/#"]').first();
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`navigation, sections and sidebar are there at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/loaders/css-loader/');
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'Documentation' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await expect(sidebar.locator('a[href="/loaders/css-loader/#options"]')).toBeVisible();
      await expect(sidebar.getByRole('link', { name: 'webpack 4' })).toHaveAttribute(
        'href',
        'https://v4.webpack.js.org/loaders/',
      );
      for (const name of ['Toggle navigation menu', 'Dismiss notification', /^Switch to/u]) {
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      }
      await sidebar.getByRole('link', { name: 'babel-loader' }).click();
      await expect(page).toHaveURL('/loaders/babel-loader/');
    });
  }
});
