import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { SearchEngine } from '../../src/search/engine.ts';
import type { IndexFile } from '../../src/search/index-file.ts';
import { relevanceCases } from '../../tests/support/search/queries.ts';
import { root } from './paths.mts';

const folder = path.join(root, 'build/search');

/** Most bytes of the index, brotli, that a reader waits for before the first result. */
const budget = 250_000;

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

/**
 * Measures the search of the built site: sizes of its files, time to load the index, and time from each keystroke to
 * the ranked hits. Times are those of this machine; a phone is four to six times slower.
 *
 * @returns a report of one line per measure
 * @throws Error if the site is not built
 */
export function benchSearch(): string {
  if (!existsSync(path.join(folder, 'index.json'))) {
    throw new Error('There is no build/search/index.json; run `npm run build` first.');
  }
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const lines = files.map((name) => {
    const content = readFileSync(path.join(folder, name));
    return `${name.padEnd(14)} ${content.length} bytes, ${brotliSize(content)} with brotli`;
  });
  const text = readFileSync(path.join(folder, 'index.json'), 'utf8');
  const first = brotliSize(Buffer.from(text));
  lines.push(`first result   ${first} of at most ${budget} bytes`);
  const loads = Array.from({ length: 5 }, () =>
    milliseconds(() => new SearchEngine(JSON.parse(text) as IndexFile)),
  ).sort((one, other) => one - other);
  const engine = new SearchEngine(JSON.parse(text) as IndexFile);
  lines.push(
    `load           ${percentile(loads, 0.5).toFixed(0)} ms, ${engine.pages.length} pages, ${engine.records.length} sections`,
  );
  const queries = relevanceCases.flatMap(({ query }) => keystrokes(query));
  // Once for the compiler of the engine, and once to measure.
  for (const query of queries.slice(0, 300)) engine.rank(query);
  const times = queries
    .map((query) => ({ query, time: milliseconds(() => engine.rank(query)) }))
    .sort((one, other) => one.time - other.time);
  const sorted = times.map(({ time }) => time);
  lines.push(
    `keystroke      ${[0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(sorted, share).toFixed(1)} ms`).join(', ')}, ${queries.length} keystrokes`,
    `slowest        ${times
      .slice(-5)
      .map(({ query, time }) => `${JSON.stringify(query.slice(0, 30))} ${time.toFixed(0)} ms`)
      .join(', ')}`,
  );
  return lines.join('\n');
}
