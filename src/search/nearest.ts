import { longestQuery, nameOf } from './analyse.ts';
import type { SearchPage } from './types.ts';

const maxPages = 5;

/** Pages that are less similar than this look arbitrary. */
const minSimilarity = 0.2;

/** Sequences of three letters. */
function trigrams(name: string): Set<string> {
  const padded = ` ${name} `;
  return new Set(
    Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)),
  );
}

function diceCoefficient(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((trigram) => other.has(trigram)).length;
  return (2 * shared) / (one.size + other.size);
}

/** Pages whose titles are most similar to a query that found nothing, best first. */
export function nearestPages(
  pages: readonly SearchPage[],
  query: string,
): { readonly url: string; readonly title: string }[] {
  const wanted = trigrams(nameOf(query.slice(0, longestQuery)));
  return pages
    .map(({ url, title }) => ({
      url,
      title,
      rank: diceCoefficient(wanted, trigrams(nameOf(title))),
    }))
    .filter(({ rank }) => rank >= minSimilarity)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, maxPages)
    .map(({ url, title }) => ({ url, title }));
}
