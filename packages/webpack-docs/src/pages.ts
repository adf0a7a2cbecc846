import { nearestPages } from '../../../src/search/nearest.ts';
import { data, pageText } from './data.ts';
import type { DocsHeading, DocsPage } from './data.ts';
import { Problem } from '../../../src/content/tools/problem.ts';

/** A page or one of its sections. */
export interface Target {
  readonly page: DocsPage;
  readonly heading?: DocsHeading;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** `/guides/caching/` for a URL, a path or a file name. */
function pathOf(address: string): string {
  const path = address
    .replace(/^[a-z]+:\/\/[^/]*/iu, '')
    .replace(/[?#].*$/su, '')
    .replace(/(?:\/index)?\.(?:mdx?|html)$/u, '')
    .replace(/^\.?\/*|\/*$/gu, '');
  return path === '' ? '/' : `/${path}/`;
}

/**
 * Pages with a URL or title; several can have the same title.
 *
 * @throws Problem that names the most similar pages
 */
export function findPages(address: string): readonly [DocsPage, ...DocsPage[]] {
  const pages = data('pages.json');
  const path = pathOf(address);
  const wanted = plain(address);
  const tests: readonly ((page: DocsPage) => boolean)[] = [
    ({ url }) => url === path,
    ({ url }) => url.toLowerCase() === path.toLowerCase(),
    ({ url }) => path !== '/' && url.endsWith(path),
    ({ title }) => plain(title) === wanted,
  ];
  for (const test of tests) {
    const [first, ...others] = pages.filter(test);
    if (first !== undefined) return [first, ...others];
  }
  const near = nearestPages(pages, address.replaceAll('/', ' '));
  const hint =
    near.length === 0
      ? 'Look for it with search_docs.'
      : `Pages with names like it: ${near.map(({ url }) => url).join(', ')}.`;
  throw new Problem(`There is no page "${address.slice(0, 100)}". ${hint}`);
}

/**
 * A section of one of the given pages, by its id or heading.
 *
 * @throws Problem that lists the sections
 */
export function findSection(pages: readonly [DocsPage, ...DocsPage[]], name: string): Target {
  const id = name.replace(/^#/u, '');
  const wanted = plain(name);
  const tests: readonly ((heading: DocsHeading) => boolean)[] = [
    (heading) => heading.id === id,
    ({ title }) => plain(title) === wanted,
    (heading) => plain(heading.id) === wanted,
    ({ title }) => wanted.length > 2 && plain(title).endsWith(wanted),
  ];
  for (const test of tests) {
    for (const page of pages) {
      const heading = page.headings.find(test);
      if (heading !== undefined) return { page, heading };
    }
  }
  const [{ url, headings }] = pages;
  const known = headings.map((heading) => heading.id);
  const list = known.slice(0, 60).join(', ');
  const more = known.length > 60 ? `, and ${known.length - 60} more` : '';
  throw new Problem(
    `${url} has no section "${name.slice(0, 100)}". ${list === '' ? 'It has none.' : `Its sections: ${list}${more}.`}`,
  );
}

/** Text of a page, or of a section including its subsections. */
export function textOf({ page, heading }: Target): string {
  const text = pageText(page);
  if (heading === undefined) return text;
  const place = page.headings.indexOf(heading);
  const next = page.headings.slice(place + 1).find(({ level }) => level <= heading.level);
  return text.slice(heading.start, next?.start).trimEnd();
}

/**
 * Text below a heading, up to the next heading of any level; without a heading, the text at the beginning of the page.
 */
export function ownTextOf({ page, heading }: Target): string {
  const text = pageText(page);
  const place = heading === undefined ? -1 : page.headings.indexOf(heading);
  return text.slice(heading?.start ?? 0, page.headings[place + 1]?.start).trimEnd();
}

/** URL of a page or section. */
export function addressOf(url: string, id: string | undefined): string {
  return id === undefined || id === '' ? url : `${url}#${id}`;
}
