import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './site.ts';

const routes = [
  '/',
  '/concepts/',
  '/guides/getting-started/',
  '/loaders/',
  '/loaders/css-loader/',
  '/plugins/',
  '/license/',
  '/concepts/printable/',
];

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    for (const route of routes) {
      test(`${route} has no accessibility violation (${theme}, ${width} px)`, async ({ page }) => {
        // The longest READMEs make pages of many thousand elements.
        test.setTimeout(180_000);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(route);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`),
        ).toEqual([]);
      });
    }
    test(`no sideways scroll (${theme}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      for (const route of routes) {
        await page.goto(route);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, route).toBe(0);
      }
    });
  }
}
