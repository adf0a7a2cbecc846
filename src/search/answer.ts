import { addressOf } from './address.ts';
import type { SearchEngine } from './engine.ts';
import { nearestPages } from './nearest.ts';
import { markMatches, snippet } from './snippet.ts';
import type { Piece } from './snippet.ts';
import type { RecordKind } from './types.ts';

/** A page, or a heading of one, that answers a query. */
export interface Hit {
  /** Address below the base of the site, with the fragment of the heading. */
  readonly url: string;
  readonly kind: RecordKind;
  /** Text of the heading; for the page itself its title. */
  readonly heading: readonly Piece[];
  /** Headings between the page and this one. */
  readonly path: readonly string[];
  /** Part of the text; empty while the texts are on their way. */
  readonly snippet: readonly Piece[];
}

/** The hits of one page. */
export interface HitGroup {
  readonly url: string;
  readonly title: string;
  readonly section: string;
  readonly hits: readonly Hit[];
}

export interface PageLink {
  readonly url: string;
  readonly title: string;
}

export interface SearchAnswer {
  readonly query: string;
  readonly groups: readonly HitGroup[];
  /** Number of hits shown. */
  readonly count: number;
  /** Where nothing was found, pages with titles like the query. */
  readonly nearest: readonly PageLink[];
  /** Titles of all sections, to narrow the search. */
  readonly sections: readonly string[];
  /** Who answered. */
  readonly by: 'embedded' | 'hosted';
}

export interface SearchOptions {
  /** Title of the only section to search. */
  readonly section?: string | undefined;
  /** Most hits. */
  readonly limit: number;
}

/** Hits of one page beyond these say nothing new. */
const mostOfPage = 5;

/**
 * Answers a query with the hits of each page together, pages in the order of their best hits.
 *
 * @param texts text of each record; empty while they are on their way
 */
export function answer(
  engine: SearchEngine,
  texts: readonly string[],
  query: string,
  { section, limit }: SearchOptions,
): SearchAnswer {
  const { pages, records } = engine;
  const ranked = engine.rank(
    query,
    ({ page }) => section === undefined || pages[page]?.section === section,
  );
  const groups = new Map<number, Hit[]>();
  let count = 0;
  for (const { record: place, terms } of ranked) {
    if (count === limit) break;
    const record = records[place];
    const page = pages[record?.page ?? -1];
    if (record === undefined || page === undefined) continue;
    const hits = groups.get(record.page) ?? [];
    if (hits.length === mostOfPage) continue;
    const matched = new Set(terms);
    const path: string[] = [];
    for (let up = records[record.parent]; up !== undefined && up.level > 1; up = records[up.parent])
      path.unshift(up.heading);
    hits.push({
      url: addressOf(page.url, record.id),
      kind: record.kind,
      heading: markMatches(record.heading, matched),
      path,
      snippet: snippet(texts[place] ?? '', matched),
    });
    groups.set(record.page, hits);
    count += 1;
  }
  return {
    query,
    groups: [...groups].map(([page, hits]) => ({
      url: pages[page]?.url ?? '',
      title: pages[page]?.title ?? '',
      section: pages[page]?.section ?? '',
      hits,
    })),
    count,
    nearest: count === 0 ? nearestPages(pages, query) : [],
    sections: [...new Set(pages.map((page) => page.section))],
    by: 'embedded',
  };
}
