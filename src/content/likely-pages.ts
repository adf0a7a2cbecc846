/** Finds the pages that a reader of an unknown URL was most likely looking for. */
import { editDistance } from '../lib/edit-distance.ts';

export interface Candidate {
  readonly url: string;
  readonly title: string;
}

/** Suggestions less similar than this would be worse than none. */
const leastLikeness = 0.55;

/** Maximum difference from the best score; pages further below it would only distract. */
const spread = 0.3;

/** Path segments without meaning, because any URL may begin or end with them. */
const emptyParts: ReadonlySet<string> = new Set(['', 'index', 'readme', 'docs', 'documentation']);

/** The meaningful segments of a path, in lower case: without extensions, escapes and common segments. */
export function addressParts(pathname: string): string[] {
  let text = pathname;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    // A malformed escape is compared as written.
  }
  return text
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/\.(?:html?|mdx?|php)$/u, '').replace(/[\s_]+/gu, '-'))
    .filter((part) => !emptyParts.has(part));
}

/** Similarity from 0 (nothing in common) to 1 (equal). */
function likeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 0 : 1 - editDistance(one, other, longest) / longest;
}

/** Share of the words of the shorter name that the other one also has: `tree-shaking` and `webpack-tree-shaking`. */
function sharedWords(one: string, other: string): number {
  const words = one.split('-').filter((word) => word.length > 2);
  const others = other.split('-').filter((word) => word.length > 2);
  const fewest = Math.min(words.length, others.length);
  if (fewest === 0) return 0;
  const shared = words.filter((word) => others.includes(word)).length;
  // A single common word, such as "plugin", only counts if it is the whole name.
  return shared === 1 && Math.max(words.length, others.length) > 2 ? 0 : shared / fewest;
}

/**
 * Similarity of two paths. The last segment counts most, since pages move between sections more often than they are
 * renamed; the section decides between pages with the same name.
 */
function score(wanted: readonly string[], parts: readonly string[]): number {
  const name = wanted.at(-1) ?? '';
  const candidate = parts.at(-1) ?? '';
  const byName = Math.max(likeness(name, candidate), 0.9 * sharedWords(name, candidate));
  const whole = likeness(wanted.join('/'), parts.join('/'));
  const sameSection = wanted.length > 1 && wanted[0] === parts[0] ? 0.05 : 0;
  return Math.max(byName * 0.95, whole) + sameSection;
}

/**
 * Pages with the paths most similar to one that doesn't exist, best first.
 *
 * @param pathname the unknown path
 * @param pages all pages of the site
 * @param limit maximum number of results
 * @returns an empty list if no page is similar enough
 */
export function likelyPages<T extends Candidate>(
  pathname: string,
  pages: readonly T[],
  limit = 5,
): T[] {
  const wanted = addressParts(pathname);
  if (wanted.length === 0) return [];
  const ranked = pages
    .map((page) => ({ page, rank: score(wanted, addressParts(page.url)) }))
    .sort(
      (one, other) => other.rank - one.rank || one.page.url.localeCompare(other.page.url, 'en'),
    );
  const least = Math.max(leastLikeness, (ranked[0]?.rank ?? 0) - spread);
  return ranked
    .filter(({ rank }) => rank >= least)
    .slice(0, limit)
    .map(({ page }) => page);
}
