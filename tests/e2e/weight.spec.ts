import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { builtPages, expect, test } from './site.ts';

/** What a page may cost at most; sizes are bytes with brotli 11, and kB are 1000 bytes. */
interface Budget {
  readonly html: number;
  /** Styles that the page names, its route's among them. */
  readonly style: number;
  /** Scripts that the page names, its route's among them. */
  readonly script: number;
  /** Files that the page names, itself included. */
  readonly requests: number;
}

const kB = 1000;
// Brotli makes the main script of one build up to 130 bytes larger than that of another with as many characters.
const docsPage = { style: 16.7 * kB, script: 137 * kB, requests: 10 };

/** By kind of page: the address of one of them, and what it may cost. */
const kinds: Readonly<Record<string, readonly [pages: readonly string[], budget: Budget]>> = {
  home: [['/'], { html: 10 * kB, style: 15.9 * kB, script: 123.1 * kB, requests: 8 }],
  concepts: [
    // The last one has a drawing.
    ['/concepts/', '/concepts/modules/', '/concepts/loaders/'],
    { ...docsPage, html: 16 * kB },
  ],
  guides: [['/guides/getting-started/'], { ...docsPage, html: 18 * kB }],
  configuration: [
    ['/configuration/output/', '/configuration/module/'],
    // Nearly every option has a sample, with what webpack makes of it.
    { ...docsPage, html: 46.1 * kB },
  ],
  // Many hooks have a sample.
  api: [['/api/compilation-hooks/'], { ...docsPage, html: 26 * kB }],
  blog: [['/blog/'], { html: 8 * kB, style: 16.8 * kB, script: 139.4 * kB, requests: 14 }],
  'package pages': [
    ['/plugins/split-chunks-plugin/', '/loaders/css-loader/'],
    { ...docsPage, html: 24 * kB },
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

// Infima comes with the theme, wherever npm puts it.
const theme = createRequire(path.resolve('package.json')).resolve('@docusaurus/theme-classic');
const infima = createRequire(theme).resolve('infima/dist/css/default/default.css');

/** The class names in some styles. */
function classesIn(styles: string): Set<string> {
  return new Set(Array.from(styles.matchAll(/\.([a-z][\w-]*)/giu), ([, name = '']) => name));
}

test('what pages use of Infima is in their styles, and its other half is not', () => {
  const all = classesIn(readFileSync(infima, 'utf8'));
  const left = new Map<string, Set<string>>();
  const missing = new Set<string>();
  for (const { url } of builtPages()) {
    const html = readFileSync(`build${url}index.html`, 'utf8');
    const { style } = filesOf(html);
    const key = style.join(' ');
    const there =
      left.get(key) ?? classesIn(style.map((file) => readFileSync(`build${file}`)).join());
    left.set(key, there);
    for (const [, quoted, bare] of html.matchAll(/ class=(?:"([^"]*)"|([^ >]+))/gu)) {
      for (const name of (quoted ?? bare ?? '').split(/\s+/u)) {
        if (all.has(name) && !there.has(name)) missing.add(`${name} on ${url}`);
      }
    }
  }
  expect([...missing], 'src/plugins/infima has the list of what is left out').toEqual([]);
  const kept = [...left.values()].map((there) => [...all].filter((name) => there.has(name)).length);
  expect(Math.max(...kept)).toBeLessThan(all.size / 2);
});

test('every page names the islands, which answer readers before and without the main script', () => {
  for (const { url } of builtPages()) {
    const { script } = filesOf(readFileSync(`build${url}index.html`, 'utf8'));
    expect(
      script.some((file) => file.includes('/islands.')),
      url,
    ).toBe(true);
  }
});

for (const url of ['/', '/concepts/', '/blog/', '/comparison/']) {
  test(`${url} names all scripts and styles that it starts with`, async ({ page, baseURL }) => {
    const requested = new Set<string>();
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) requested.add(request.url());
    });
    await page.goto(url);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const { style, script } = filesOf(readFileSync(`build${url}index.html`, 'utf8'));
    const named = [...style, ...script].map((file) => new URL(file, baseURL).href);
    expect(named.length).toBeGreaterThan(5);
    // What registers the worker for offline reading follows when the page is ready.
    const late = [...requested].filter((address) => !named.includes(address));
    expect(late.length, `${url} asks for ${late.join(', ')}`).toBeLessThanOrEqual(1);
  });
}

test('long pages have few elements', () => {
  const html = readFileSync('build/configuration/output/index.html', 'utf8');
  expect(selectAll('*', fromHtml(html)).length).toBeLessThanOrEqual(8800);
});
