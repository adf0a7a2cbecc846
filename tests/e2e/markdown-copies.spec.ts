import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as htmlText } from 'hast-util-to-string';
import type { Nodes } from 'mdast';
import { toString as markdownText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { builtLocales, defaultLocale } from '../../src/site/locales.ts';
import { llmsFullName, llmsIndexName, markdownCopyOf } from '../../src/content/markdown-copy.ts';
import { site } from '../../src/site/site.ts';
import { builtPages, expect, test } from './site.ts';
import { press, visit as open } from './visit.ts';

const guide = '/guides/getting-started/';

const posts = readdirSync('build/blog')
  .map((name) => `/blog/${name}/`)
  .filter((url) => existsSync(`build${url}index.html`) && !url.endsWith('/tags/'));

/** Redirects of retired addresses are small pages without an article. */
const copied = [...builtPages().map(({ url }) => url), ...posts].filter((url) =>
  readFileSync(`build${url}index.html`, 'utf8').includes('<article'),
);

const groups = Map.groupBy(copied, (url) => url.split('/')[1] ?? '');

const parser = unified().use(remarkParse).use(remarkGfm);

function tidy(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/gu, ' ').trim();
}

interface Facts {
  readonly headings: string[];
  readonly code: string[];
  readonly tables: number;
  readonly items: number;
}

/** What has to be the same in the page and in its copy. */
function factsOfPage(document: Root): Facts {
  const content = select('article .markdown', document);
  if (!content) throw new Error('no content');
  for (const part of selectAll('.hash-link, button, svg', content)) part.children = [];
  const isInSignature = new Set<Element>(
    selectAll('[data-signature] li, [data-history] li', content),
  );
  const headings = selectAll('h1, h2, h3, h4, h5, h6', content).map(
    (heading) => `${heading.tagName.slice(1)} ${tidy(htmlText(heading))}`,
  );
  const title = select('article header h1', document);
  return {
    headings:
      headings[0]?.startsWith('1 ') === true || !title
        ? headings
        : [`1 ${tidy(htmlText(title))}`, ...headings],
    code: selectAll('pre code', content).map((code) => {
      const block = selectAll('[class*="language-"]', content).find((node) => {
        const [first] = selectAll('pre code', node);
        return first === code;
      });
      const [language = ''] = [block?.properties.className ?? []]
        .flat()
        .map(String)
        .filter((name) => name.startsWith('language-'));
      return `${language.slice('language-'.length)}\n${htmlText(code).replace(/\n$/u, '')}`;
    }),
    tables: selectAll('table', content).length,
    items: selectAll('li', content).filter((item) => !isInSignature.has(item)).length,
  };
}

function factsOfCopy(tree: Nodes, definitions: number): Facts {
  const facts = {
    headings: [] as string[],
    code: [] as string[],
    tables: 0,
    items: 0 - definitions,
  };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      facts.headings.push(`${String(node.depth)} ${tidy(markdownText(node))}`);
    }
    if (node.type === 'code') facts.code.push(`${node.lang ?? ''}\n${node.value}`);
    if (node.type === 'table') facts.tables += 1;
    if (node.type === 'listItem') facts.items += 1;
  });
  return facts;
}

const idsOfPages = new Map<string, ReadonlySet<string>>();

function idsOf(pathname: string): ReadonlySet<string> {
  const known = idsOfPages.get(pathname);
  if (known) return known;
  const html = readFileSync(`build${pathname}index.html`, 'utf8');
  const ids = new Set(
    [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>"]+))/gu)].map(([, quoted, bare]) =>
      (quoted ?? bare ?? '').replaceAll('&amp;', '&'),
    ),
  );
  idsOfPages.set(pathname, ids);
  return ids;
}

/** Why a link of a copy cannot be followed; undefined where it can, or leads to another site. */
function defectOf(link: string): string | undefined {
  if (!URL.canParse(link)) return `${link} is not absolute`;
  const { origin, pathname, hash, protocol } = new URL(link);
  if (!['https:', 'http:', 'mailto:'].includes(protocol)) return `${link} has a strange scheme`;
  if (origin !== site.url) return undefined;
  const file = `build${decodeURIComponent(pathname)}`;
  const isPage = existsSync(`${file}index.html`);
  if (!isPage && !existsSync(file)) return `${link} leads to no file`;
  const id = decodeURIComponent(hash.slice(1));
  return id !== '' && isPage && !idsOf(pathname).has(id) ? `${link} has no such id` : undefined;
}

for (const [group, urls] of groups) {
  test(`copies of /${group}/ say what the pages say, with links that can be followed`, () => {
    test.setTimeout(180_000);
    for (const url of urls) {
      const text = readFileSync(`build${markdownCopyOf(url)}`, 'utf8');
      const document = fromHtml(readFileSync(`build${url}index.html`, 'utf8'));
      const tree = parser.parse(text);
      const definitions = selectAll('article .markdown dl:not([data-signature]) dt', document);
      expect(factsOfCopy(tree, definitions.length), url).toEqual(factsOfPage(document));
      expect(text, url).toMatch(/^# \S.*\n\nSource: <https:\/\/\S+>(?:, for webpack [\d.]+)?\n/u);
      expect(text, url).toContain(`Source: <${site.url}${url}>`);
      const left = [...text.matchAll(/Direct link to|Copy code|\u200b|<!-- -->/gu)].map(String);
      expect(left, url).toEqual([]);
      const defects: string[] = [];
      visit(tree, (node) => {
        if (node.type === 'html') defects.push(`HTML: ${node.value}`);
        if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
        const defect = defectOf(node.url);
        if (defect !== undefined) defects.push(defect);
      });
      expect(defects, url).toEqual([]);
    }
  });
}

for (const locale of builtLocales) {
  const base = locale === defaultLocale ? '/' : `/${locale}/`;

  test(`${base}${llmsIndexName} lists every copy, and ${llmsFullName} holds them`, () => {
    const index = readFileSync(`build${base}${llmsIndexName}`, 'utf8');
    const full = readFileSync(`build${base}${llmsFullName}`, 'utf8');
    const tree = parser.parse(index);
    expect(tree.children.slice(0, 4).map(({ type }) => type)).toEqual([
      'heading',
      'blockquote',
      'paragraph',
      'heading',
    ]);
    const links: string[] = [];
    const undescribed: string[] = [];
    visit(tree, 'listItem', (item) => {
      visit(item, 'link', ({ url }) => {
        links.push(new URL(url).pathname);
        if (!markdownText(item).includes(': ')) undescribed.push(url);
      });
    });
    const expected = copied.map((url) => `${base}${markdownCopyOf(url).slice(1)}`);
    expect(links.toSorted()).toEqual(expected.toSorted());
    expect(undescribed).toEqual([]);
    for (const link of links) {
      expect(full.includes(readFileSync(`build${link}`, 'utf8')), link).toBe(true);
    }
  });
}

test('a page names its copy in the head', async ({ page }) => {
  for (const url of [guide, posts[0] ?? '']) {
    await page.goto(url);
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
      'href',
      `${url}index.md`,
    );
  }
});

async function pressCopy(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Copy page as Markdown' }));
}

test.describe('the button', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  test('puts the copy on the clipboard', async ({ page }) => {
    for (const url of [guide, '/loaders/babel-loader/']) {
      await open(page, url);
      await pressCopy(page);
      await expect(page.getByText('The page is on the clipboard as Markdown.')).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toBe(readFileSync(`build${url}index.md`, 'utf8'));
    }
  });

  for (const [fault, answer] of [
    ['fails', { status: 500, body: 'no' }],
    ['is a page', { status: 200, contentType: 'text/html', body: '<!doctype html><p>no' }],
  ] as const) {
    test(`takes the text of the page when the copy ${fault}`, async ({ page, problems }) => {
      await page.route('**/index.md', (route) => route.fulfill(answer));
      await open(page, guide);
      await pressCopy(page);
      await expect(page.getByText('The text of the page is on the clipboard')).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toMatch(/^Getting started\n/u);
      expect(text).toContain('npm install');
      expect(text).toMatch(/\n\nSource: http\S+\/guides\/getting-started\/\n$/u);
      problems.splice(0, problems.length, ...problems.filter((line) => !line.includes('500')));
    });
  }

  test('says so when nothing can be copied', async ({ page }) => {
    await open(page, guide);
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new Error('refused'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await pressCopy(page);
    await expect(page.getByText('The page could not be copied. Try again.')).toBeVisible();
  });
});
