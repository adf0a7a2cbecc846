import { addressOf } from './address.ts';
import type { SearchEngine } from './engine.ts';
import { nearestPages } from './nearest.ts';
import { markMatches, snippet } from './snippet.ts';
import type { Piece } from './snippet.ts';
import type { RecordKind } from './types.ts';

/** A page, or a heading of one, that answers a query. */
export interface Hit {
  /** URL relative to the site's base URL, with the fragment of the heading. */
  readonly url: string;
  readonly kind: RecordKind;
  /** Text of the heading; for the page itself, its title. */
  readonly heading: readonly Piece[];
  /** Headings between the page title and this heading. */
  readonly path: readonly string[];
  /** An excerpt of the text; empty until the texts have loaded. */
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
  /** If nothing was found, pages whose titles resemble the query. */
  readonly nearest: readonly PageLink[];
  /** Titles of all sections, to offer as filters. */
  readonly sections: readonly string[];
  /** The index that answered. */
  readonly by: 'embedded' | 'hosted';
}

export interface SearchOptions {
  /** Title of the section to which the search is limited. */
  readonly section?: string | undefined;
  /** Maximum number of hits. */
  readonly limit: number;
}

/** Maximum number of hits per page; more would add nothing useful. */
const mostOfPage = 5;

/**
 * Answers a query with the hits grouped by page. Pages are in the order of their best hits.
 *
 * @param texts text of each record; empty until the texts have loaded
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
