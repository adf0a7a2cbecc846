import { longestQuery, nameOf } from './analyse.ts';
import type { SearchPage } from './types.ts';

const most = 5;

/** Pages less alike than this would only look arbitrary. */
const leastLikeness = 0.2;

/** Runs of three letters, in which similar words are alike. */
function runs(name: string): Set<string> {
  const padded = ` ${name} `;
  return new Set(
    Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)),
  );
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return (2 * shared) / (one.size + other.size);
}

/** Pages whose titles look most like a query that found nothing, best first. */
export function nearestPages(
  pages: readonly SearchPage[],
  query: string,
): { readonly url: string; readonly title: string }[] {
  const wanted = runs(nameOf(query.slice(0, longestQuery)));
  return pages
    .map(({ url, title }) => ({ url, title, rank: likeness(wanted, runs(nameOf(title))) }))
    .filter(({ rank }) => rank >= leastLikeness)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ url, title }) => ({ url, title }));
}
