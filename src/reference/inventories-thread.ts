import type { Identifier, Kind } from './identifier.ts';
import { readInventories } from './inventories.ts';

/** The inventories of the installed webpack. Runs in a thread. */
export default async function inventoriesInThread(): Promise<[Kind, readonly Identifier[]][]> {
  return [...(await readInventories())];
}
