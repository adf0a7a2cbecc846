import { cachedValue } from '../build-cache/cache.ts';
import type { Identifier, Kind } from './identifier.ts';
import { readInventories } from './inventories.ts';
import type { Inventories } from './inventories.ts';

let known: Promise<Inventories> | undefined;

/** The inventories of the installed webpack, derived once for all languages and builds with the same packages. */
export function cachedInventories(siteDir: string): Promise<Inventories> {
  known ??= cachedValue<[Kind, readonly Identifier[]][]>(
    { siteDir, name: 'inventories', inputs: ['src/reference'] },
    '',
    async () => [...(await readInventories())],
  ).then((entries) => new Map(entries));
  return known;
}
