import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Element, Root as Document } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as htmlText } from 'hast-util-to-string';
import type { Nodes, Root } from 'mdast';
import { toString as markdownText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { builtLocales, defaultLocale } from '../../src/site/locales.ts';
import {
  joinCopies,
  llmsFullName,
  llmsIndexName,
  markdownCopyName,
  markdownCopyOf,
} from '../../src/content/markdown-copy.ts';
import { sectionsTitle } from '../../src/content/markdown/markdown.ts';
import { maximalCopyLength } from '../../src/content/markdown/sections.ts';
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
function factsOfPage(document: Document): Facts {
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

/** Addresses of the links in a list, in order. */
function linksIn(tree: Nodes): string[] {
  const links: string[] = [];
  visit(tree, 'listItem', (item) => {
    visit(item, 'link', ({ url }) => {
      links.push(new URL(url).pathname);
    });
  });
  return links;
}

/** The list of sections at the end of the copy of a long page, with its heading and the line above it. */
function sectionList(tree: Root): Root['children'] {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && markdownText(node) === sectionsTitle,
  );
  return start === -1 ? [] : tree.children.slice(start);
}

/** Files of the copy of a page: its own, and those of the sections that it lists. */
function filesOfCopy(url: string): string[] {
  const own = markdownCopyOf(url);
  const tree = parser.parse(readFileSync(`build${own}`, 'utf8'));
  return [own, ...sectionList(tree).flatMap(linksIn)];
}

function readCopies(url: string): string[] {
  return filesOfCopy(url).map((file) => readFileSync(`build${decodeURIComponent(file)}`, 'utf8'));
}

/** How many blocks are above the text of a section: title, source, and the links to both indexes. */
const headOfSection = 4;

/** The text of a page, put together of the sections that its copy may come in. */
function treeOfCopy(url: string): Root {
  const [first, ...sections] = readCopies(url).map((text) => parser.parse(text));
  if (first === undefined) throw new Error(`${url} has no copy`);
  const list = sectionList(first);
  const own = first.children.slice(0, first.children.length - list.length);
  return {
    type: 'root',
    children: [...own, ...sections.flatMap(({ children }) => children.slice(headOfSection))],
  };
}

for (const [group, urls] of groups) {
  test(`copies of /${group}/ say what the pages say, with links that can be followed`, () => {
    test.setTimeout(180_000);
    for (const url of urls) {
      const text = readFileSync(`build${markdownCopyOf(url)}`, 'utf8');
      const document = fromHtml(readFileSync(`build${url}index.html`, 'utf8'));
      const tree = treeOfCopy(url);
      const definitions = selectAll('article .markdown dl:not([data-signature]) dt', document);
      expect(factsOfCopy(tree, definitions.length), url).toEqual(factsOfPage(document));
      expect(text, url).toMatch(/^# \S.*\n\nSource: <https:\/\/\S+>(?:, for webpack [\d.]+)?\n/u);
      expect(text, url).toContain(`Source: <${site.url}${url}>`);
      expect(text, url).toContain(`\n\nIndex of all pages: <${site.url}/${llmsIndexName}>\n`);
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

const long = copied.filter((url) => filesOfCopy(url).length > 1);

test('a long page comes in sections, each named by a heading of the page', () => {
  expect(long).toEqual(expect.arrayContaining(['/api/cli/', '/configuration/output/']));
  for (const url of long) {
    const [own, ...sections] = filesOfCopy(url);
    const folder = readdirSync(`build${url}`).filter((name) => name.endsWith('.md'));
    expect(folder.map((name) => url + encodeURIComponent(name)).sort(), url).toEqual(
      [own, ...sections].sort(),
    );
    const ids = idsOf(url);
    const named = sections.map((file) => decodeURIComponent(file.slice(url.length, -3)));
    const numbered = named.filter((name) => !ids.has(name) && !ids.has(name.replace(/-\d+$/u, '')));
    expect(
      numbered.filter((name) => !/^(?:introduction|section)(?:-\d+)?$/u.test(name)),
      url,
    ).toEqual([]);
  }
});

for (const locale of builtLocales) {
  const base = locale === defaultLocale ? '/' : `/${locale}/`;
  if (!existsSync(`build${base}${llmsIndexName}`)) continue;

  test(`no Markdown below ${base} is longer than what tools read`, () => {
    const others = builtLocales.filter((other) => locale === defaultLocale && other !== locale);
    const files = readdirSync(`build${base}`, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        (file.endsWith('.md') || file.endsWith(`/${llmsIndexName}`) || file === llmsIndexName) &&
        !others.some((other) => file.startsWith(`${other}/`)),
    );
    expect(files.length).toBeGreaterThan(copied.length);
    const tooLong = files
      .map((file) => [readFileSync(`build${base}${file}`, 'utf8').length, file] as const)
      .filter(([length]) => length >= maximalCopyLength);
    expect(tooLong).toEqual([]);
  });

  test(`${base}${llmsIndexName} leads to every copy, and ${llmsFullName} holds them`, () => {
    const index = readFileSync(`build${base}${llmsIndexName}`, 'utf8');
    const full = readFileSync(`build${base}${llmsFullName}`, 'utf8');
    const tree = parser.parse(index);
    expect(tree.children.slice(0, 3).map(({ type }) => type)).toEqual([
      'heading',
      'blockquote',
      'paragraph',
    ]);
    const [sections, pages] = [true, false].map((isIndex) =>
      linksIn(tree).filter((link) => link.endsWith(`/${llmsIndexName}`) === isIndex),
    );
    const indexes = (sections ?? []).map((file) => readFileSync(`build${file}`, 'utf8'));
    const links = [...(pages ?? []), ...indexes.flatMap((text) => linksIn(parser.parse(text)))];
    const undescribed: string[] = [];
    for (const text of indexes) {
      visit(parser.parse(text), 'listItem', (item) => {
        if (!markdownText(item).includes(': ')) undescribed.push(markdownText(item));
      });
    }
    const expected = copied.map((url) => `${base}${markdownCopyOf(url).slice(1)}`);
    expect(links.toSorted()).toEqual(expected.toSorted());
    expect(undescribed).toEqual([]);
    for (const link of links) {
      const copies = readCopies(link.slice(0, -markdownCopyName.length));
      expect(full.includes(joinCopies(copies)), link).toBe(true);
    }
    const hasTranslation = locale !== defaultLocale;
    expect(index.includes('Each section has an index')).toBe(!hasTranslation);
    expect(index.includes(`${site.url}/data/v1/index.json`)).toBe(true);
    expect(readFileSync(`build${base}${markdownCopyName}`, 'utf8')).toBe(index);
  });
}

test('programs that read the HTML of a page learn where its Markdown is', async ({ page }) => {
  for (const url of ['/', guide, posts[0] ?? '']) {
    await page.goto(url);
    const directive = page.locator('main p[hidden]').first();
    await expect(directive).toBeHidden();
    await expect(directive).toContainText(` ${url}index.md,`);
    await expect(directive).toContainText(' /llms.txt ');
    // A link that nobody sees would be the first of the page for those who look for one.
    await expect(directive.locator('a')).toHaveCount(0);
  }
});

test('a page names its copy in the head', async ({ page }) => {
  for (const url of ['/', guide, posts[0] ?? '']) {
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

  test('puts all sections of a long page on the clipboard', async ({ page }) => {
    const url = '/configuration/output/';
    await open(page, url);
    await pressCopy(page);
    await expect(page.getByText('The page is on the clipboard as Markdown.')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(joinCopies(readCopies(url)));
  });

  test('works with the keyboard, and fits on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, guide);
    const button = page.getByRole('button', { name: 'Copy page as Markdown' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The page is on the clipboard as Markdown.')).toBeVisible();
    const box = await button.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
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
