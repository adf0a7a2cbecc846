/** Files of the index, in the folder `search/` of each language. */
export const indexFileName = 'index.json';

/** @param part zero-based number of the part */
export function termFileName(part: number): string {
  return `terms-${part}.json`;
}

/** @param part zero-based number of the part */
export function textFileName(part: number): string {
  return `text-${part}.json`;
}
