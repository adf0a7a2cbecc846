/**
 * Fits the search weights to the training queries of all languages, and measures what the ranking loses without each
 * weight. The blind queries aren't used: they show how the weights perform on held-out queries.
 */
import { SearchEngine } from '../../src/search/engine.ts';
import type { VariantMatches } from '../../src/search/engine.ts';
import { defaultWeights, neutralWeights } from '../../src/search/weights.ts';
import type { Weights } from '../../src/search/weights.ts';
import { builtLocales } from '../../src/site/locales.ts';
import type { Locale } from '../../src/site/locales.ts';
import { outcomeOf } from '../../tests/support/search/measure.ts';
import type { RelevanceCase } from '../../tests/support/search/queries.ts';
import { addressesOf, answerable, queriesOf, readIndex } from './search-quality.mts';

/** Factors to try on each weight, one at a time. */
const steps = [0.5, 0.75, 0.9, 1.1, 1.33, 2];

/** A smaller gain is noise: a single query moving by one position. */
const minGain = 0.0003;

/** A weight whose removal costs less isn't worth keeping. */
const minCost = 0.003;

const maxRounds = 4;

/** Number of hits per query for comparing weights: others are too far behind to reach the first ten. */
const maxCandidates = 40;

/** A query with its matches, which don't depend on the weights. */
interface Prepared {
  readonly item: RelevanceCase;
  readonly matches: readonly VariantMatches[];
  readonly engine: SearchEngine;
  readonly addresses: readonly string[];
}

/** Limits the matches to the first hits and the expected pages; ranking the rest takes time and changes nothing. */
function candidatesOf(
  engine: SearchEngine,
  matches: readonly VariantMatches[],
  pages: ReadonlySet<string>,
): VariantMatches[] {
  const first = engine.rankMatches(matches).slice(0, maxCandidates);
  const kept = new Set(first.map(({ record }) => record));
  engine.records.forEach(({ page }, record) => {
    if (pages.has(engine.pages[page]?.url ?? '')) kept.add(record);
  });
  // A section inherits matches from the headings above it. The set grows during iteration.
  for (const record of kept) {
    const parent = engine.records[record]?.parent ?? -1;
    if (parent !== -1) kept.add(parent);
  }
  return matches.map((one) => ({
    ...one,
    found: new Map([...one.found].filter(([record]) => kept.has(record))),
  }));
}

/** Finds candidates for the queries of a language. */
export function prepareQueries(engine: SearchEngine, cases: readonly RelevanceCase[]): Prepared[] {
  const addresses = addressesOf(engine);
  return answerable(cases, new Set(addresses)).map((item) => {
    const pages = new Set(item.answers.map((answer) => answer.replace(/#.*$/u, '')));
    const matches = candidatesOf(engine, engine.match(item.query), pages);
    return { item, matches, engine, addresses };
  });
}

/** Mean reciprocal rank of the right pages and, if a query specifies them, of the right headings. */
export function qualityOf(prepared: readonly Prepared[], weights: Weights): number {
  const places = prepared.flatMap(({ item, matches, engine, addresses }) => {
    const ranked = engine.rankMatches(matches, undefined, weights);
    const hits = ranked.map(({ record }) => addresses[record] ?? '');
    const { pagePlace, headingPlace } = outcomeOf(item, hits);
    return headingPlace === undefined ? [pagePlace] : [pagePlace, headingPlace];
  });
  const sum = places.reduce((total, place) => total + (place === 0 ? 0 : 1 / place), 0);
  return sum / Math.max(1, places.length);
}

const names = Object.keys(defaultWeights) as (keyof Weights)[];

/**
 * Coordinate search: tries neighboring values of each weight in turn, until no single change is an improvement.
 *
 * @param quality quality of weights; higher is better
 */
export function fitWeights(start: Weights, quality: (weights: Weights) => number): Weights {
  let weights = start;
  let best = quality(weights);
  for (let round = 0; round < maxRounds; round += 1) {
    const before = best;
    for (const name of names) {
      const value = weights[name];
      for (const step of steps) {
        const tried = { ...weights, [name]: Number((value * step).toPrecision(3)) };
        const result = quality(tried);
        if (result > best + minGain) [weights, best] = [tried, result];
      }
    }
    if (best === before) break;
  }
  return weights;
}

/**
 * Fits the weights to the indexes of the built site.
 *
 * @returns a table: each weight with its current and best value, and the cost of its removal
 * @throws Error if a language isn't built
 */
export function fitSearch(locales: readonly Locale[] = builtLocales): string {
  const prepared = locales.flatMap((locale) =>
    prepareQueries(new SearchEngine(readIndex(locale)), queriesOf(locale, 'training')),
  );
  const quality = (weights: Weights): number => qualityOf(prepared, weights);
  const fitted = fitWeights(defaultWeights, quality);
  const best = quality(fitted);
  const neutral = neutralWeights(fitted);
  const rows = names.map((name) => {
    const cost = best - quality({ ...fitted, [name]: neutral[name] });
    const verdict = cost < minCost ? '  remove it' : '';
    return `${name.padEnd(16)}${String(defaultWeights[name]).padStart(8)}${String(fitted[name]).padStart(8)}${cost.toFixed(4).padStart(14)}${verdict}`;
  });
  return [
    `${prepared.length} training queries, mean reciprocal rank ${quality(defaultWeights).toFixed(4)}, fitted ${best.toFixed(4)}`,
    `${'weight'.padEnd(16)}${'now'.padStart(8)}${'fitted'.padStart(8)}${'removal costs'.padStart(14)}`,
    ...rows,
  ].join('\n');
}
