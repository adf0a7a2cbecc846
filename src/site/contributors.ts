/** Handles that are not listed, although they stand in the front matter of pages. */
export const excludedContributors: readonly string[] = [
  'bartushek',
  'rynclark',
  'henriquea',
  'makuzaverite',
  'MijaelWatts',
  'Kolhar730',
  'grrizzly',
  'maxloh',
  'varunjayaraman',
];

/** Side of an avatar on the page, in CSS pixels. */
export const avatarSize = 45;

/** Side of the image that is asked for: twice the size on the page, for dense screens. */
export const avatarImageSize = 90;

/** Servers of the pictures: the first sends browsers on to the second. */
export const avatarOrigins = [
  'https://github.com',
  'https://avatars.githubusercontent.com',
] as const;

/** How often the page looks whether the list has come into view, in milliseconds. */
export const viewCheckInterval = 300;

/** Phones show this many contributors at first. */
export const collapsedCount = 12;

/** Contributors of a page as they are listed: each once, in the given order, without the excluded ones. */
export function listedContributors(handles: readonly string[]): string[] {
  const excluded = new Set(excludedContributors.map((handle) => handle.toLowerCase()));
  const seen = new Set<string>();
  return handles.filter((handle) => {
    const key = handle.toLowerCase();
    if (excluded.has(key) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export function profileUrl(handle: string): string {
  return `${avatarOrigins[0]}/${handle}`;
}

export function avatarUrl(handle: string): string {
  return `${profileUrl(handle)}.png?size=${avatarImageSize}`;
}
