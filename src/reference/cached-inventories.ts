import { cachedValue, keyOf } from '../lib/build-cache.ts';
import type { Identifier, Kind } from './identifier.ts';
import { readInventories } from './inventories.ts';
import type { Inventories } from './inventories.ts';
import { forgetFiles } from './syntax.ts';

/** Factors other than webpack's version that some of its defaults depend on. */
function surroundings(): string {
  const { NODE_ENV, TERM } = process.env;
  return keyOf(NODE_ENV, TERM, process.stdout.isTTY, process.stderr.isTTY);
}

let known: Promise<Inventories> | undefined;

/**
 * The inventories of the installed webpack, derived once for all languages and for all builds with the same packages.
 */
export function cachedInventories(siteDir: string): Promise<Inventories> {
  known ??= cachedValue<[Kind, readonly Identifier[]][]>(
    { siteDir, name: 'inventories', inputs: ['src/reference'] },
    surroundings(),
    async () => {
      const inventories = await readInventories();
      // Frees memory that the rest of the build needs.
      forgetFiles();
      return [...inventories];
    },
  ).then((entries) => new Map(entries));
  return known;
}
