import { SearchEngine } from '../../../src/search/engine.ts';
import type { Ranked } from '../../../src/search/engine.ts';
import { data } from './data.ts';
import type { Target } from './pages.ts';

let engine: SearchEngine | undefined;

/** A section that answers a question. */
export interface Hit extends Target {
  readonly ranked: Ranked;
  /** Headings between the page and the section. */
  readonly path: readonly string[];
}

/** Sections that answer a question, best first. */
export function hitsOf(query: string, section: string): Hit[] {
  engine ??= new SearchEngine(data('search.json'));
  const { pages, records } = engine;
  const byUrl = new Map(data('pages.json').map((page) => [page.url, page]));
  const wanted = section.toLowerCase();
  const ranked = engine.rank(
    query,
    ({ page }) => wanted === '' || pages[page]?.section.toLowerCase() === wanted,
  );
  return ranked.slice(0, 60).flatMap((one) => {
    const record = records[one.record];
    const page = byUrl.get(pages[record?.page ?? -1]?.url ?? '');
    if (record === undefined || page === undefined) return [];
    const heading = page.headings.find(({ id }) => id === record.id);
    if (record.id !== '' && heading === undefined) return [];
    const path: string[] = [];
    for (let up = records[record.parent]; up !== undefined && up.level > 1; up = records[up.parent])
      path.unshift(up.heading);
    return [{ page, ranked: one, path, ...(heading !== undefined && { heading }) }];
  });
}
