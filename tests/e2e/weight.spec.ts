import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { builtPages, expect, test } from './site.ts';

/** What a page may cost at most; sizes are bytes with brotli 11, and kB are 1000 bytes. */
interface Budget {
  readonly html: number;
  /** Styles of the first view. */
  readonly style: number;
  /** Scripts that the page names; what its route adds follows them. */
  readonly script: number;
  /** Files that the page names, itself included. */
  readonly requests: number;
}

const kB = 1000;
const firstView = { style: 23 * kB, script: 115 * kB, requests: 8 };

/** By kind of page: the address of one of them, and what it may cost. */
const kinds: Readonly<Record<string, readonly [pages: readonly string[], budget: Budget]>> = {
  home: [['/'], { ...firstView, html: 10 * kB }],
  concepts: [['/concepts/', '/concepts/loaders/'], { ...firstView, html: 16 * kB }],
  guides: [['/guides/getting-started/'], { ...firstView, html: 18 * kB }],
  configuration: [
    ['/configuration/output/', '/configuration/module/'],
    { ...firstView, html: 36 * kB },
  ],
  api: [['/api/compilation-hooks/'], { ...firstView, html: 24 * kB }],
  blog: [['/blog/'], { ...firstView, html: 8 * kB }],
  'package pages': [
    ['/plugins/split-chunks-plugin/', '/loaders/css-loader/'],
    { ...firstView, html: 24 * kB },
  ],
};

function sentSize(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}

/** Addresses of the files that a page names, by the way in which it does. */
function filesOf(html: string) {
  const document = fromHtml(html.slice(0, html.indexOf('</head>')));
  const addresses = (selector: string, name: 'src' | 'href') =>
    selectAll(selector, document).map(({ properties }) => String(properties[name]));
  return {
    style: addresses('link[rel=stylesheet]', 'href'),
    script: addresses('script[src]', 'src'),
  };
}

function sum(files: readonly string[]): number {
  return files.reduce((size, file) => size + sentSize(readFileSync(`build${file}`)), 0);
}

for (const [kind, [pages, budget]] of Object.entries(kinds)) {
  for (const page of pages) {
    test(`${page} stays within the budget of ${kind}`, () => {
      const html = readFileSync(`build${page}index.html`);
      const { style, script } = filesOf(html.toString());
      expect(script.some((file) => file.includes('/main.'))).toBe(true);
      const cost: Budget = {
        html: sentSize(html),
        style: sum(style),
        script: sum(script),
        // The page itself and its icon.
        requests: style.length + script.length + 2,
      };
      for (const [name, limit] of Object.entries(budget) as [keyof Budget, number][]) {
        expect.soft(cost[name], `${name} of ${page}`).toBeLessThanOrEqual(limit);
      }
    });
  }
}

test('every page names the islands, which answer readers before and without the main script', () => {
  for (const { url } of builtPages()) {
    const { script } = filesOf(readFileSync(`build${url}index.html`, 'utf8'));
    expect(
      script.some((file) => file.includes('/islands.')),
      url,
    ).toBe(true);
  }
});

test('long pages have few elements', () => {
  const html = readFileSync('build/configuration/output/index.html', 'utf8');
  expect(selectAll('*', fromHtml(html)).length).toBeLessThanOrEqual(5900);
});
