import { cachedValue, keyOf } from '../lib/build-cache.ts';
import { runInThread } from '../lib/threads.ts';
import type { Identifier, Kind } from './identifier.ts';
import type { Inventories } from './inventories.ts';

/** Factors other than webpack's version that some of its defaults depend on. A thread has no terminal. */
export function surroundings(): string {
  const { NODE_ENV, TERM } = process.env;
  return keyOf(NODE_ENV, TERM);
}

let known: Promise<Inventories> | undefined;

/**
 * The inventories of the installed webpack, derived once for all languages and for all builds with the same packages.
 */
export function cachedInventories(siteDir: string): Promise<Inventories> {
  known ??= cachedValue<[Kind, readonly Identifier[]][]>(
    { siteDir, name: 'inventories', inputs: ['src/reference'] },
    surroundings(),
    () => runInThread(new URL('inventories-thread.ts', import.meta.url), undefined),
  ).then((entries) => new Map(entries));
  return known;
}
