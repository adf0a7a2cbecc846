import type { Locator } from '@playwright/test';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

/** Color of the line below an element, and of the page behind it. */
function line(element: Locator) {
  return element.evaluate((node) => ({
    line: getComputedStyle(node).borderBlockEndColor,
    page: getComputedStyle(document.documentElement).backgroundColor,
  }));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colors (${colorScheme})`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await visit(page, '/guides/getting-started/');
    });

    test('one tab looks selected', async ({ page }) => {
      const list = page.getByRole('tablist').first();
      const others = list.getByRole('tab', { selected: false });
      expect(await others.count()).toBeGreaterThan(1);
      for (const tab of await others.all()) {
        const look = await line(tab);
        expect(look.line).toBe(look.page);
      }
      const look = await line(list.getByRole('tab', { selected: true }));
      expect(look.line).not.toBe(look.page);
    });

    test('one section looks current, and the links of the others have no line', async ({
      page,
    }) => {
      const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
      const lines = await Promise.all(
        (await links.all()).map(async (link) => {
          const look = await line(link);
          const decoration = await link.evaluate(
            (node) => getComputedStyle(node).textDecorationLine,
          );
          const name = await link.textContent();
          return { name, shown: look.line !== look.page || decoration !== 'none' };
        }),
      );
      expect(lines.filter(({ shown }) => shown).map(({ name }) => name)).toEqual(['Guides']);
    });

    test('the current place of the header is bold', async ({ page }) => {
      const weight = (name: string) =>
        page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name })
          .evaluate((node) => Number(getComputedStyle(node).fontWeight));
      expect(await weight('Documentation')).toBeGreaterThan(await weight('Blog'));
    });

    test('links in running text are underlined', async ({ page }) => {
      const link = page.locator('.markdown > p a').first();
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
    });
  });
}
