/** Handles that are not listed even if they are in the front matter of pages. */
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

/** Width and height of an avatar on the page, in CSS pixels. */
export const avatarSize = 45;

/** Width and height of the requested image: twice the displayed size, for high-density screens. */
export const avatarImageSize = 90;

/** Hosts of the images: the first redirects browsers to the second. */
export const avatarOrigins = [
  'https://github.com',
  'https://avatars.githubusercontent.com',
] as const;

/** How often the page checks whether the list has scrolled into view, in milliseconds. */
export const viewCheckInterval = 300;

/** Number of contributors that phones show at first. */
export const collapsedCount = 12;

/** Contributors of a page as listed: deduplicated, in the given order, without the excluded ones. */
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
