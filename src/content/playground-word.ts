/** The word that the build adds to the fences of samples that open in the playground. */
export const playgroundWord = 'playground';

/** True if the words of a fence include it. */
export function opensInPlayground(meta: string | undefined): boolean {
  return meta?.split(' ').includes(playgroundWord) ?? false;
}
