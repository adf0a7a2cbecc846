import { useCallback, useSyncExternalStore } from 'react';
import type { SavedHit, SavedHits } from '../../search/saved-hits.ts';
import {
  noHits,
  readSaved,
  withFavorite,
  withoutHit,
  withRecent,
} from '../../search/saved-hits.ts';

const key = 'search-results';

let cached: { readonly text: string | null; readonly hits: SavedHits } = {
  text: null,
  hits: noHits,
};
const listeners = new Set<() => void>();

function snapshot(): SavedHits {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    // Without storage nothing is remembered, and the search still works.
  }
  if (text !== cached.text) cached = { text, hits: readSaved(text) };
  return cached.hits;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

function change(next: (hits: SavedHits) => SavedHits): void {
  try {
    localStorage.setItem(key, JSON.stringify(next(snapshot())));
  } catch {
    // The storage is full or unavailable.
  }
  for (const listener of listeners) listener();
}

export interface SavedHitsState extends SavedHits {
  readonly addRecent: (hit: SavedHit) => void;
  readonly toggleFavorite: (hit: SavedHit) => void;
  readonly remove: (url: string) => void;
}

/** Results that the reader opened recently, and favorites. */
export function useSavedHits(): SavedHitsState {
  const hits = useSyncExternalStore(subscribe, snapshot, () => noHits);
  const addRecent = useCallback((hit: SavedHit) => {
    change((saved) => withRecent(saved, hit));
  }, []);
  const toggleFavorite = useCallback((hit: SavedHit) => {
    change((saved) => withFavorite(saved, hit));
  }, []);
  const remove = useCallback((url: string) => {
    change((saved) => withoutHit(saved, url));
  }, []);
  return { ...hits, addRecent, toggleFavorite, remove };
}
