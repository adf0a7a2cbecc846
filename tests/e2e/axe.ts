import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { checkLooks } from './looks.ts';
import type { AxeWindow } from './looks.ts';
import { drawn } from './visit.ts';

// Axe comes with its builder, wherever npm puts it.
const builder = createRequire(path.resolve('package.json')).resolve('@axe-core/playwright');
/** Defines `axe` in the page. As an initial script of a context, the browser gets and compiles it once for all pages. */
export const axeSource = readFileSync(
  createRequire(builder).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Has the whole page drawn, and axe in it. Once for each page: sending and reading axe takes longer than most of its rules. */
async function provideAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Where phones only estimate heights, text lies on other text until it is laid out, and axe judges neither.
  await page.evaluate(() => {
    if ('isWhollyLaidOut' in window) return;
    Object.assign(window, { isWhollyLaidOut: true });
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(styles);
  });
  await drawn(page);
}

/** Looks that axe found readable in this process. */
const readable = new Set<string>();

/** What axe finds in the colors of the page as it is, which are those of its theme and of its width. */
export async function colorViolationsOf(page: Page): Promise<string[]> {
  await provideAxe(page);
  const result = await page.evaluate(checkLooks, [...readable]);
  for (const look of result.readable) readable.add(look);
  return result.violations;
}

/** Runs in the page: remembers what is shown, and runs all rules but those about colors. */
async function runRules(): Promise<string[]> {
  const { axe } = window as unknown as AxeWindow;
  const { violations } = await axe.run(
    { exclude: ['pre code'] },
    {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
    },
  );
  const shown = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  Object.assign(window, { shownBefore: new Set(shown) });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`);
}

/** What axe finds in the page as it is, in its colors and otherwise. */
export async function violationsOf(page: Page): Promise<string[]> {
  await provideAxe(page);
  return [...(await page.evaluate(runRules)), ...(await colorViolationsOf(page))];
}

/** Rules about what a page is as a whole: other rules look at one element at a time. */
const rulesOfWhole = [
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'skip-link',
];

/** What axe finds in how the elements of the page stand together. */
export async function violationsOfWhole(page: Page): Promise<string[]> {
  await provideAxe(page);
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as AxeWindow;
    const { violations } = await axe.run(
      { exclude: ['pre code'] },
      { resultTypes: ['violations'], runOnly: { type: 'rule', values: rules } },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`);
  }, rulesOfWhole);
}

interface ChangedResult {
  readonly violations: string[];
  /** HTML of elements that have no violation, for the next call. */
  readonly sound: string[];
}

/**
 * Runs in the page, after its width has changed: runs all rules but those about colors on what the width can matter
 * to. These are the elements that are shown at this width only, the controls, headings and cells around those that are
 * shown at one of the widths only, since they give them their names, and frames that scroll without a tab stop.
 *
 * @param known HTML of elements without violations, as earlier calls found
 */
async function runRulesOnChanges(known: readonly string[]): Promise<ChangedResult> {
  const { axe, shownBefore } = window as unknown as AxeWindow & { shownBefore: Set<Element> };
  const named = 'a, button, summary, label, figure, th, h1, h2, h3, h4, h5, h6, [role]';
  const changed = new Set<Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (isShown !== shownBefore.has(element)) {
      const around = element.closest(named);
      if (around?.checkVisibility()) changed.add(around);
      else if (isShown) changed.add(element);
    } else if (isShown && element instanceof HTMLElement && element.tabIndex < 0) {
      const scrolls =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      if (scrolls && /auto|scroll/u.test(getComputedStyle(element).overflow)) changed.add(element);
    }
  }
  const isKnown = new Set(known);
  const isShort = ({ length }: string): boolean => length < 2000;
  const groups = Map.groupBy(
    // What is inside another changed element is looked at with it.
    [...changed].filter(({ parentElement }) => !parentElement || !changed.has(parentElement)),
    ({ outerHTML }) => outerHTML,
  );
  const unknown = [...groups].filter(([html]) => !isKnown.has(html));
  if (unknown.length === 0) return { violations: [], sound: [] };
  const { violations } = await axe.run(
    { include: unknown.flatMap(([, elements]) => elements), exclude: ['pre code'] },
    {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
    },
  );
  return {
    violations: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`,
    ),
    // Long ones are hardly ever seen again.
    sound: violations.length === 0 ? unknown.map(([html]) => html).filter(isShort) : [],
  };
}

/** HTML of changed elements in which axe found nothing in this process. */
const sound = new Set<string>();

/**
 * What axe finds after a change of width in a page that `violationsOf` has seen at another one: in its colors, and in
 * what the width can matter to.
 */
export async function violationsOfChanges(page: Page): Promise<string[]> {
  await provideAxe(page);
  const result = await page.evaluate(runRulesOnChanges, [...sound]);
  for (const html of result.sound) sound.add(html);
  return [...result.violations, ...(await colorViolationsOf(page))];
}
