/** Files of the index, below `search/` in the folder of each language. */
export const indexFileName = 'index.json';

/** @param part number of the part, from 0 */
export function termFileName(part: number): string {
  return `terms-${part}.json`;
}

/** @param part number of the part, from 0 */
export function textFileName(part: number): string {
  return `text-${part}.json`;
}
