import { useEffect, useState, useSyncExternalStore } from 'react';
import webpack from 'webpack/package.json';
import { chosenVersion, onChosenVersion } from '../../client/chosen-version.ts';
import type { PlaceAges } from '../../content/plugin-data.ts';
import { compareVersions } from '../../site/versions.ts';

/** Minor version of webpack that this site documents. */
export const newestMinor = webpack.version.split('.', 2).join('.');

/** The version that the reader uses; undefined for the newest, on the server, and until the page is hydrated. */
export function useChosenVersion(): string | undefined {
  return useSyncExternalStore(
    onChosenVersion,
    () => chosenVersion(newestMinor),
    () => undefined,
  );
}

/** Whether what came with a version is not in a minor version. */
export function isLacking(since: string | undefined, chosen: string | undefined): boolean {
  if (since === undefined || chosen === undefined) return false;
  // A patch release of the chosen version is part of it.
  return compareVersions(since.split('.', 2).join('.'), chosen) > 0;
}

/** The version that brought what a place is about, for readers who have chosen one; loaded for them alone. */
export function usePlaceAges(): PlaceAges | undefined {
  const isWanted = useChosenVersion() !== undefined;
  const [ages, setAges] = useState<PlaceAges>();
  useEffect(() => {
    if (!isWanted) return;
    import('@generated/reference/default/ages.json').then(
      ({ default: loaded }) => {
        setAges(loaded);
      },
      // Marks are a help; without them the page is as it is for everyone.
      () => undefined,
    );
  }, [isWanted]);
  return isWanted ? ages : undefined;
}
