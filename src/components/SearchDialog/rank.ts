/** A page as the dialog searches it: its title, and its headings with their ids. */
export interface SearchablePage {
  readonly url: string;
  readonly title: string;
  /** Title of the section; undefined for pages outside sections. */
  readonly section?: string;
  readonly headings: readonly { readonly title: string; readonly id: string }[];
}

export interface SearchResult {
  readonly url: string;
  readonly title: string;
  /** Where the result is: the section, and for a heading its page. */
  readonly context: string;
}

/** How well a text matches a query, 0 for not at all. */
function score(text: string, query: string): number {
  const lower = text.toLowerCase();
  if (lower === query) return 5;
  if (lower.startsWith(query)) return 4;
  if (lower.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(query))) return 3;
  if (lower.includes(query)) return 2;
  const words = query.split(/\s+/u);
  return words.length > 1 && words.every((word) => lower.includes(word)) ? 1 : 0;
}

/**
 * Pages and headings whose title matches, the best first; where equal, pages before headings, then in the order
 * of the site.
 */
export function findPages(
  pages: readonly SearchablePage[],
  query: string,
  limit: number,
): SearchResult[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const found: { readonly result: SearchResult; readonly points: number }[] = [];
  const add = (result: SearchResult, points: number) => {
    if (points > 0) found.push({ result, points });
  };
  for (const { url, title, section, headings } of pages) {
    add(
      { url, title, context: section ?? '' },
      score(title, wanted) * 2 + (score(title, wanted) > 0 ? 1 : 0),
    );
    const context = section === undefined || section === title ? title : `${section} › ${title}`;
    for (const heading of headings) {
      add(
        { url: `${url}#${heading.id}`, title: heading.title, context },
        score(heading.title, wanted) * 2,
      );
    }
  }
  return found
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ result }) => result);
}
