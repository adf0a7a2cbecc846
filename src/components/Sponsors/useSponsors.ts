import { useCallback, useEffect, useState } from 'react';
import type { Snapshot } from '../../site/sponsors/schema.ts';

export type SponsorsState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly snapshot: Snapshot; readonly now: Date };

interface Loaded {
  readonly snapshot: Snapshot;
  readonly now: Date;
}

/**
 * Loads the sponsors, which the initial view doesn't need.
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
    import('@generated/home/default/sponsors.json').then(
      ({ default: snapshot }) => {
        if (current) setLoaded({ snapshot, now: new Date() });
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
