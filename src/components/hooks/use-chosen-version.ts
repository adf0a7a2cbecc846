import { useEffect, useState, useSyncExternalStore } from 'react';
import webpack from 'webpack/package.json';
import { chosenVersion, onChosenVersion } from '../../client/chosen-version.ts';
import type { PlaceAges } from '../../content/plugin-data.ts';
import { compareVersions } from '../../site/versions.ts';

/** Minor version of webpack that this site documents. */
export const newestMinor = webpack.version.split('.', 2).join('.');

/** The reader's version; undefined for the newest version, on the server, and until the page is hydrated. */
export function useChosenVersion(): string | undefined {
  return useSyncExternalStore(
    onChosenVersion,
    () => chosenVersion(newestMinor),
    () => undefined,
  );
}

/** True if a minor version lacks what a version introduced. */
export function isLacking(since: string | undefined, chosen: string | undefined): boolean {
  if (since === undefined || chosen === undefined) return false;
  // A patch release of the chosen version counts as part of it.
  return compareVersions(since.split('.', 2).join('.'), chosen) > 0;
}

/** The version that introduced the subject of a page or section. Only loaded for readers who have chosen a version. */
export function usePlaceAges(): PlaceAges | undefined {
  const isWanted = useChosenVersion() !== undefined;
  const [ages, setAges] = useState<PlaceAges>();
  useEffect(() => {
    if (!isWanted) return;
    import('@generated/reference/default/ages.json').then(
      ({ default: loaded }) => {
        setAges(loaded);
      },
      // Marks are optional; without them, the page is the same as for other readers.
      () => undefined,
    );
  }, [isWanted]);
  return isWanted ? ages : undefined;
}
