import { existsSync } from 'node:fs';
import { printablePath, sections } from '../../src/site/sections.ts';
import { watchAvatars } from './avatars.ts';
import { colourViolationsOf, violationsOf } from './axe.ts';
import { builtPages, expect, test } from './site.ts';
import { sidewaysScroll, visit } from './visit.ts';

const pages = builtPages();
const titles = new Map(pages.map(({ url, title }) => [url, `${title} | webpack`]));
const written = new Set(pages.map(({ url }) => url.split('/')[1]));

/** Every address with a page of its own; the not-found page, whose answer is an error, has its own tests. */
const routes = [
  '/',
  '/search/',
  ...(existsSync('build/blog/index.html') ? ['/blog/'] : []),
  ...pages.map(({ url }) => url),
  ...sections.filter(({ id }) => written.has(id)).map(({ id }) => printablePath(id)),
];

/** Each width and each theme with all rules once; a theme changes nothing but colours, so the rest looks at these. */
const views = [
  { theme: 'light', width: 1280, check: violationsOf },
  { theme: 'dark', width: 1280, check: colourViolationsOf },
  { theme: 'dark', width: 390, check: violationsOf },
  { theme: 'light', width: 390, check: colourViolationsOf },
] as const;

/** Widths in CSS pixels: the smallest phone (also 1280 px at 400% zoom), 200% zoom, tablets, wide screens. */
const widths = [320, 640, 768, 1280, 1600];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of routes) {
  test(`${route} opens, is accessible in both themes and fits every screen`, async ({ page }) => {
    // The longest READMEs make pages of many thousand elements.
    test.setTimeout(300_000);
    // Other requests to other origins fail every test already.
    const avatars = watchAvatars(page);
    await visit(page, route);
    const title = titles.get(route);
    if (title !== undefined) await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const { theme, width, check } of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await check(page), `${theme}, ${String(width)} px`).toEqual([]);
      await avatars.look();
    }
    avatars.expectNoneTooEarly();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `sideways scroll at ${String(width)} px`).toBe(0);
    }
  });
}
