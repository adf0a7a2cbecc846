import { cachedValue, keyOf } from '../lib/build-cache.ts';
import type { Identifier, Kind } from './identifier.ts';
import { readInventories } from './inventories.ts';
import type { Inventories } from './inventories.ts';
import { forgetFiles } from './syntax.ts';

/** What some defaults of webpack depend on beside its version. */
function surroundings(): string {
  const { NODE_ENV, TERM } = process.env;
  return keyOf(NODE_ENV, TERM, process.stdout.isTTY, process.stderr.isTTY);
}

let known: Promise<Inventories> | undefined;

/** The inventories of the installed webpack, derived once for all languages and builds with the same packages. */
export function cachedInventories(siteDir: string): Promise<Inventories> {
  known ??= cachedValue<[Kind, readonly Identifier[]][]>(
    { siteDir, name: 'inventories', inputs: ['src/reference'] },
    surroundings(),
    async () => {
      const inventories = await readInventories();
      // The build has much to do after this, for which memory is needed.
      forgetFiles();
      return [...inventories];
    },
  ).then((entries) => new Map(entries));
  return known;
}
