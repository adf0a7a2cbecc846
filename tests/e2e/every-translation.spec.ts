import { builtLocales, defaultLocale } from '../../src/site/locales.ts';
import { colourViolationsOf, violationsOf } from './axe.ts';
import { builtPages, expect, test } from './site.ts';
import { sidewaysScroll, visit } from './visit.ts';

/** Each theme at a width of its own: layout and colours are those of the English pages, which are seen at all. */
const views = [
  { theme: 'light', width: 1280, check: violationsOf },
  { theme: 'dark', width: 390, check: colourViolationsOf },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of builtLocales) {
  if (locale === defaultLocale) continue;
  const translated = builtPages(locale).filter(({ path }) => path.startsWith(`i18n/${locale}/`));
  const routes = ['', 'search/', 'offline/', 'api/cli/'].map((rest) => `/${locale}/${rest}`);
  for (const route of [...routes, ...translated.map(({ url }) => url)]) {
    test(`${route} is accessible and fits every screen`, async ({ page }) => {
      test.setTimeout(300_000);
      await visit(page, route);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const { theme, width, check } of views) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await check(page), `${theme}, ${String(width)} px`).toEqual([]);
      }
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `sideways scroll at ${String(width)} px`).toBe(0);
      }
    });
  }
}
