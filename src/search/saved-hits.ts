/** A result that the reader opened or saved. */
export interface SavedHit {
  /** URL as the site's links write it. */
  readonly url: string;
  readonly heading: string;
  /** Page and section. */
  readonly context: string;
}

export interface SavedHits {
  /** Newest first. */
  readonly recent: readonly SavedHit[];
  readonly favorites: readonly SavedHit[];
}

const mostRecent = 5;
const mostFavorites = 20;

export const noHits: SavedHits = { recent: [], favorites: [] };

function isHit(value: unknown): value is SavedHit {
  if (typeof value !== 'object' || value === null) return false;
  const { url, heading, context } = value as Record<string, unknown>;
  // Accepts only a URL within the site, because storage can hold anything.
  const isInternal = typeof url === 'string' && /^\/(?!\/)/u.test(url);
  return isInternal && typeof heading === 'string' && typeof context === 'string';
}

function hitsOf(value: unknown, most: number): SavedHit[] {
  return Array.isArray(value) ? value.filter(isHit).slice(0, most) : [];
}

/** Parses what an earlier visit has stored; entries that aren't valid results are dropped. */
export function readSaved(text: string | null): SavedHits {
  if (text === null) return noHits;
  try {
    const saved = JSON.parse(text) as Partial<Record<keyof SavedHits, unknown>> | null;
    return {
      recent: hitsOf(saved?.recent, mostRecent),
      favorites: hitsOf(saved?.favorites, mostFavorites),
    };
  } catch {
    return noHits;
  }
}

function without(hits: readonly SavedHit[], url: string): SavedHit[] {
  return hits.filter((hit) => hit.url !== url);
}

/** Adds a result at the top of the recent ones, unless it is a favorite. */
export function withRecent({ recent, favorites }: SavedHits, hit: SavedHit): SavedHits {
  if (favorites.some(({ url }) => url === hit.url)) return { recent, favorites };
  return { recent: [hit, ...without(recent, hit.url)].slice(0, mostRecent), favorites };
}

/** Turns a recent result into a favorite, or a favorite into a recent result. */
export function withFavorite({ recent, favorites }: SavedHits, hit: SavedHit): SavedHits {
  const rest = without(favorites, hit.url);
  if (rest.length < favorites.length) return withRecent({ recent, favorites: rest }, hit);
  return {
    recent: without(recent, hit.url),
    favorites: [hit, ...favorites].slice(0, mostFavorites),
  };
}

export function withoutHit({ recent, favorites }: SavedHits, url: string): SavedHits {
  return { recent: without(recent, url), favorites: without(favorites, url) };
}
