/** The word that the build adds to the fence of a sample that the playground opens. */
export const playgroundWord = 'playground';

/** Whether the words of a fence say so. */
export function opensInPlayground(meta: string | undefined): boolean {
  return meta?.split(' ').includes(playgroundWord) ?? false;
}
