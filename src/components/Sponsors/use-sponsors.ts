import { useCallback, useEffect, useState } from 'react';
import type { cardsByRank } from './cards.tsx';

interface Loaded {
  readonly cardsByRank: typeof cardsByRank;
  readonly now: Date;
}

export type SponsorsState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | ({ readonly status: 'loaded' } & Loaded);

/**
 * Loads the sponsors and what draws them, which the initial view doesn't need.
 *
 * @param wanted true if the list is about to come into view
 */
export function useSponsors(wanted: boolean): SponsorsState {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    import('./cards.tsx').then(
      (cards) => {
        if (current) setLoaded({ cardsByRank: cards.cardsByRank, now: new Date() });
      },
      () => {
        if (current) setFailedAttempt(attempt);
      },
    );
    return () => {
      current = false;
    };
  }, [attempt, wanted]);
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);

  if (loaded) return { status: 'loaded', ...loaded };
  return failedAttempt === attempt ? { status: 'failed', retry } : { status: 'waiting' };
}
