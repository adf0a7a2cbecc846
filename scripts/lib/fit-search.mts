/**
 * Fits the weights of the search to the training queries of all languages, and tells what the ranking loses without
 * each. The blind queries play no part in it: they show what the weights do for queries that nothing was fitted to.
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

/** Factors by which each weight is changed, one at a time. */
const steps = [0.5, 0.75, 0.9, 1.1, 1.33, 2];

/** A smaller gain is chance: it's one query that moves by one place. */
const minGain = 0.0003;

/** A weight whose removal costs less isn't worth having. */
const minCost = 0.003;

const maxRounds = 4;

/** Hits of each query that weights are compared on: others are too far behind to come among the first ten. */
const maxCandidates = 40;

/** A query with what was found for it, which doesn't depend on the weights. */
interface Prepared {
  readonly item: RelevanceCase;
  readonly matches: readonly VariantMatches[];
  readonly engine: SearchEngine;
  readonly addresses: readonly string[];
}

/** What was found in the first hits and in the pages that answer; to rank the rest takes time and changes nothing. */
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
  // A section inherits from the headings above it. The set grows while it's read.
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

/** Mean of the reciprocal ranks of the right pages and, where a query names one, of the right headings. */
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
 * Coordinate search: each weight in turn takes the best of its neighbors, until no change of a single one gains.
 *
 * @param quality how good weights are; more is better
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
 * @returns a table: each weight as it is and as it fits best, and what its removal costs
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
