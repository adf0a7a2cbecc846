import { existsSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import type { PageEntry } from '../../src/content/plugin-data.ts';
import { builtLocales, defaultLocale } from '../../src/site/locales.ts';
import { printablePath, sections } from '../../src/site/sections.ts';
import { watchAvatars } from './avatars.ts';
import {
  axeSource,
  colorViolationsOf,
  violationsOf,
  violationsOfChanges,
  violationsOfWhole,
} from './axe.ts';
import { answerAvatars, builtPages, expect, watchPolicy, watchProblems } from './site.ts';
import { sidewaysScroll, visit } from './visit.ts';

const pages = builtPages();
const titles = new Map(pages.map(({ url, title }) => [url, `${title} | webpack`]));
const written = new Set(pages.map(({ url }) => url.split('/')[1]));

/** Every English address with a page of its own; the not-found page, whose answer is an error, has its own tests. */
const routes = [
  '/',
  '/search/',
  ...(existsSync('build/blog/index.html') ? ['/blog/'] : []),
  ...pages.map(({ url }) => url),
];

const printables = sections.filter(({ id }) => written.has(id)).map(({ id }) => printablePath(id));
/** One that is short, to be looked at as closely as a page. */
const shortPrintable = printablePath('concepts');

type Theme = 'light' | 'dark';

interface View {
  /** Width of the window in CSS pixels. */
  readonly width: number;
  /** What is looked for in each theme; where only the width matters, in none. */
  readonly themes: readonly (readonly [Theme, (page: Page) => Promise<string[]>])[];
}

/** Only sideways scroll is looked for. */
const width = (pixels: number): View => ({ width: pixels, themes: [] });

/**
 * All rules at one width and in one theme. A theme changes nothing but colors, and another width matters to few
 * elements, so the rest looks at these. Widths in CSS pixels: the smallest phone (also 1280 px at 400% zoom), 200% zoom,
 * tablets, wide screens.
 */
const views: readonly View[] = [
  {
    width: 1280,
    themes: [
      ['light', violationsOf],
      ['dark', colorViolationsOf],
    ],
  },
  ...[1600, 768, 640].map(width),
  {
    width: 390,
    themes: [
      ['dark', violationsOfChanges],
      ['light', colorViolationsOf],
    ],
  },
  width(320),
];

/**
 * A printable section has the text of its pages, which are looked at one by one, and thousands of elements. What is its
 * own is how they stand together.
 */
const viewsOfPrintables: readonly View[] = [
  { width: 1280, themes: [['light', violationsOfWhole]] },
  width(390),
  width(320),
];

/** Layout and colors of translations are those of the English pages, so each theme has a width of its own. */
const viewsOfTranslations: readonly View[] = [
  { width: 1280, themes: [['light', violationsOf]] },
  width(768),
  { width: 390, themes: [['dark', violationsOfChanges]] },
  width(320),
];

const translations = builtLocales
  .filter((locale) => locale !== defaultLocale)
  .flatMap((locale) => {
    const isTranslated = ({ path }: PageEntry): boolean => path.startsWith(`i18n/${locale}/`);
    const entries = builtPages(locale);
    const sectionOf = ({ url }: PageEntry): string => url.split('/')[2] ?? '';
    const translated = entries.filter(isTranslated);
    // Components, colors and controls of translations are those of the English pages. What is their own is the text of
    // the controls, the same on all pages of a section, and its width, which each page is asked for.
    const first = [...Map.groupBy(translated, sectionOf).values()].flatMap((of) => of.slice(0, 2));
    const whole = new Set(first.map(({ url }) => url));
    return [
      ...['', 'search/', 'offline/'].map((rest) => ({
        route: `/${locale}/${rest}`,
        views: viewsOfTranslations,
      })),
      ...[
        // One page that waits for its translation stands for all of them: their text is that of the English page.
        ...entries.filter((entry) => !isTranslated(entry)).slice(0, 1),
        ...translated,
      ].map(({ url }) => ({
        route: url,
        views: whole.has(url) ? viewsOfTranslations : [width(1280), width(320)],
      })),
    ];
  });

interface Tab {
  readonly page: Page;
  /** What has gone wrong since a test last looked. */
  readonly faults: readonly string[][];
}

async function openTab(browser: Browser): Promise<Tab> {
  const baseURL = process.env.PORTAL_URL ?? '';
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const violations = await watchPolicy(context);
  const page = await context.newPage();
  await answerAvatars(page);
  return { page, faults: [violations, watchProblems(page, baseURL)] };
}

/** Hands a tab to a test, and fails the test for whatever has gone wrong in it. */
async function lend({ page, faults }: Tab, provide: (page: Page) => Promise<void>): Promise<void> {
  await provide(page);
  // The next test sets the size of the window first, and this page need not be laid out for it.
  await page.evaluate(() => {
    document.body.hidden = true;
  });
  expect(faults.flatMap((list) => list.splice(0))).toEqual([]);
}

interface Tabs {
  /** Has axe in each page. */
  readonly withAxe: Tab;
  readonly plain: Tab;
}

/** Opens all pages in two tabs: a new one for each would take longer than most of the checks. */
const test = base.extend<{ tab: Page; plainTab: Page }, { tabs: Tabs }>({
  tabs: [
    async ({ browser }, use) => {
      const withAxe = await openTab(browser);
      const plain = await openTab(browser);
      await withAxe.page.context().addInitScript({ content: axeSource });
      await use({ withAxe, plain });
      for (const { page } of [withAxe, plain]) await page.context().close();
    },
    { scope: 'worker' },
  ],
  tab: ({ tabs }, provide) => lend(tabs.withAxe, provide),
  plainTab: ({ tabs }, provide) => lend(tabs.plain, provide),
});

async function check(page: Page, route: string, views: readonly View[]): Promise<void> {
  // The longest READMEs make pages of many thousand elements.
  test.setTimeout(300_000);
  // Other requests to other origins fail every test already.
  const avatars = watchAvatars(page);
  const [first] = views;
  await page.setViewportSize({ width: first?.width ?? 0, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, route);
  await expect(page.locator('h1')).toHaveCount(1);
  for (const { width, themes } of views) {
    await page.setViewportSize({ width, height: 900 });
    for (const [theme, violations] of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await violations(page), `${theme}, ${String(width)} px`).toEqual([]);
    }
    await avatars.look();
    expect(await sidewaysScroll(page), `sideways scroll at ${String(width)} px`).toBe(0);
  }
  avatars.expectNoneTooEarly();
}

for (const route of [...routes, shortPrintable]) {
  test(`${route} opens, is accessible in both themes and fits every screen`, async ({ tab }) => {
    await check(tab, route, views);
    const title = titles.get(route);
    if (title !== undefined) await expect(tab).toHaveTitle(title);
  });
}

for (const route of printables.filter((one) => one !== shortPrintable)) {
  test(`${route} opens, is accessible as a whole and fits every screen`, async ({ tab }) => {
    await check(tab, route, viewsOfPrintables);
  });
}

for (const { route, views } of translations) {
  if (views.some(({ themes }) => themes.length > 0)) {
    test(`${route} opens, is accessible and fits every screen`, async ({ tab }) => {
      await check(tab, route, views);
    });
  } else {
    test(`${route} opens and fits every screen`, async ({ plainTab }) => {
      await check(plainTab, route, views);
    });
  }
}
