import { sections } from '../../src/site/sections.ts';
import { builtPages, expect, test } from './site.ts';
import { visit } from './visit.ts';

const written = sections.filter(({ id }) =>
  builtPages().some(({ url }) => url.startsWith(`/${id}/`)),
);

for (const { id: section } of written) {
  test.describe(`/${section}/printable/`, () => {
    test('is a document of all pages of the section, in order, not for search engines', async ({
      page,
    }) => {
      await page.goto(`/${section}/printable/`);
      await expect(page).toHaveTitle('Combined printable page | webpack');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute(
        'content',
        'noindex,nofollow',
      );
      const expected = builtPages()
        .filter(({ url }) => url.startsWith(`/${section}/`))
        .map(({ title }) => title);
      const titles = await page.locator('article > h2').allTextContents();
      expect(titles.map((title) => title.replace(/\u200b/gu, ''))).toEqual(expected);
    });

    test('has unique ids, and its own links lead to them', async ({ page }) => {
      await page.goto(`/${section}/printable/`);
      const { duplicates, dead } = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        const targets = [...document.querySelectorAll('main a[href^="#"]')].map((link) =>
          decodeURIComponent((link.getAttribute('href') ?? '').slice(1)),
        );
        return {
          duplicates: ids.filter((id, index) => ids.indexOf(id) !== index),
          dead: targets.filter((id) => document.getElementById(id) === null),
        };
      });
      expect(duplicates).toEqual([]);
      expect(dead).toEqual([]);
    });
  });
}

test('links to pages of the section stay inside the document', async ({ page }) => {
  await page.goto('/plugins/printable/');
  const links = await page
    .locator('article a[href^="/plugins/"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
  expect(links).toEqual([]);
});

test('a reader who comes by client navigation sees the text too', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    history.pushState({}, '', '/concepts/printable/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('article > h2').first()).toHaveText(/Concepts/u);
});

test('printable pages are absent from sitemap and sidebar', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/concepts/');
  expect(sitemap).not.toContain('printable');
  await page.goto('/concepts/');
  await expect(
    page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: /printable/iu }),
  ).toHaveCount(0);
});
