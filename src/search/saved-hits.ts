/** A result that the reader opened or keeps. */
export interface SavedHit {
  /** Address as the links of the site have it. */
  readonly url: string;
  readonly heading: string;
  /** Page and section. */
  readonly context: string;
}

export interface SavedHits {
  /** The newest first. */
  readonly recent: readonly SavedHit[];
  readonly favorites: readonly SavedHit[];
}

const mostRecent = 5;
const mostFavorites = 20;

export const noHits: SavedHits = { recent: [], favorites: [] };

function isHit(value: unknown): value is SavedHit {
  if (typeof value !== 'object' || value === null) return false;
  const { url, heading, context } = value as Record<string, unknown>;
  // An address inside the site, and nothing else, whoever wrote it there.
  const isInternal = typeof url === 'string' && /^\/(?!\/)/u.test(url);
  return isInternal && typeof heading === 'string' && typeof context === 'string';
}

function hitsOf(value: unknown, most: number): SavedHit[] {
  return Array.isArray(value) ? value.filter(isHit).slice(0, most) : [];
}

/** Reads what an earlier visit has stored; whatever is no result is left out. */
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

/** With a result on top of the recent ones, unless it is a favorite already. */
export function withRecent({ recent, favorites }: SavedHits, hit: SavedHit): SavedHits {
  if (favorites.some(({ url }) => url === hit.url)) return { recent, favorites };
  return { recent: [hit, ...without(recent, hit.url)].slice(0, mostRecent), favorites };
}

/** Makes a recent result a favorite, and a favorite a recent one. */
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
