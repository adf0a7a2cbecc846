import { existsSync } from 'node:fs';
import { printablePath, sections } from '../../src/site/sections.ts';
import { watchAvatars } from './avatars.ts';
import { violationsOf } from './axe.ts';
import { builtPages, expect, test } from './site.ts';
import { sidewaysScroll, visit } from './visit.ts';

const pages = builtPages();
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
  { theme: 'light', width: 1280, onlyColours: false },
  { theme: 'dark', width: 1280, onlyColours: true },
  { theme: 'dark', width: 390, onlyColours: false },
  { theme: 'light', width: 390, onlyColours: true },
] as const;

/** Widths in CSS pixels: the smallest phone (also 1280 px at 400% zoom), 200% zoom, tablets, wide screens. */
const widths = [320, 640, 768, 1280, 1600];

/** Routes whose header, sidebar and footer have the colours of all others of their section. */
const firstOfSection: ReadonlySet<string> = new Set(
  [...Map.groupBy(routes, (route) => route.split('/')[1]).values()].flatMap((group) =>
    group.slice(0, 2),
  ),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of routes) {
  test(`${route} is accessible in both themes and fits every screen`, async ({ page }) => {
    // The longest READMEs make pages of many thousand elements.
    test.setTimeout(300_000);
    // Other requests to other origins fail every test already.
    const avatars = watchAvatars(page);
    await visit(page, route);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const { theme, width, onlyColours } of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      // The rules that look at structure see the whole page; for the others its frame is looked at once.
      const onlyMain = onlyColours && !firstOfSection.has(route);
      const violations = await violationsOf(page, onlyColours, onlyMain);
      expect(violations, `${theme}, ${String(width)} px`).toEqual([]);
      await avatars.look();
    }
    avatars.expectNoneTooEarly();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `sideways scroll at ${String(width)} px`).toBe(0);
    }
  });
}
