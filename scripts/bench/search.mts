import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { SearchEngine } from '../../src/search/engine.ts';
import type { IndexFile } from '../../src/search/index-file.ts';
import { builtLocales } from '../../src/site/locales.ts';
import type { Locale } from '../../src/site/locales.ts';
import { measures, tableOf } from '../../tests/support/search/measure.ts';
import { indexFolder, outcomesOf, queriesOf, querySets, readIndex } from './search-quality.mts';

/** Most bytes with brotli, of the index and the files with the end of its terms, that the first result waits for. */
const budgets: Readonly<Partial<Record<Locale, number>>> = { en: 280_000, ko: 450_000 };

/** The same for other languages: the terms of Chinese are pairs of characters, and take the most. */
const otherBudget = 610_000;

/** Most milliseconds from a keystroke to the ranked hits, for all but one of twenty keystrokes. */
const maxKeystroke = 50;

function brotliSize(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function milliseconds(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Each text as it is while it is typed, letter by letter; pasted ones come whole. */
function keystrokes(query: string): string[] {
  if (query.length > 40) return [query];
  return Array.from({ length: query.length }, (_, index) => query.slice(0, index + 1));
}

function listFiles(locale: Locale): string[] {
  const folder = indexFolder(locale);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  let first = 0;
  const lines = files.map((name) => {
    const content = readFileSync(path.join(folder, name));
    const size = brotliSize(content);
    if (!name.startsWith('text-')) first += size;
    return `${name.padEnd(14)} ${content.length} bytes, ${size} with brotli`;
  });
  const limit = budgets[locale] ?? otherBudget;
  return [...lines, `first result   ${first} of at most ${limit} bytes with brotli`];
}

function measureTimes(engine: SearchEngine, locale: Locale): string[] {
  const queries = queriesOf(locale, 'training').flatMap(({ query }) => keystrokes(query));
  // Once for the compiler of the engine, and once to measure.
  for (const query of queries.slice(0, 300)) engine.rank(query);
  const times = queries
    .map((query) => ({ query, time: milliseconds(() => engine.rank(query)) }))
    .sort((one, other) => one.time - other.time);
  const sorted = times.map(({ time }) => time);
  const shares = [0.5, 0.95, 0.99].map(
    (share) => `p${share * 100} ${percentile(sorted, share).toFixed(1)} ms`,
  );
  const slowest = times
    .slice(-5)
    .map(({ query, time }) => `${JSON.stringify(query.slice(0, 30))} ${time.toFixed(0)} ms`);
  return [
    `keystroke      ${shares.join(', ')}, ${queries.length} keystrokes; p95 of at most ${maxKeystroke} ms`,
    `slowest        ${slowest.join(', ')}`,
  ];
}

function measureAnswers(engine: SearchEngine, locale: Locale): string {
  const list = querySets.flatMap((set) => {
    const all = measures(outcomesOf(engine, queriesOf(locale, set))).at(-1);
    return all === undefined ? [] : [{ ...all, kind: set }];
  });
  return tableOf(list);
}

/**
 * Measures the search of the built site in each language: sizes of its files, time to load the index, time from each
 * keystroke to the ranked hits, and how well it answers the training queries and the blind ones. Times are those of
 * this machine; a phone is four to six times slower.
 *
 * @returns a report of one line per measure
 * @throws Error if a language isn't built
 */
export function benchSearch(): string {
  const lines = builtLocales.flatMap((locale) => {
    const text = JSON.stringify(readIndex(locale));
    const loads = Array.from({ length: 5 }, () =>
      milliseconds(() => new SearchEngine(JSON.parse(text) as IndexFile)),
    ).sort((one, other) => one - other);
    const engine = new SearchEngine(JSON.parse(text) as IndexFile);
    return [
      `Search in ${locale}`,
      ...listFiles(locale),
      `load           ${percentile(loads, 0.5).toFixed(0)} ms, ${engine.pages.length} pages, ${engine.records.length} sections`,
      ...measureTimes(engine, locale),
      measureAnswers(engine, locale),
      '',
    ];
  });
  return lines.join('\n');
}
