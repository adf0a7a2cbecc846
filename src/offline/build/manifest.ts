import { offlineManifestVersion } from '../manifest.ts';
import type { OfflineFile, OfflineManifest, OfflinePage } from '../manifest.ts';
import type { RouteFiles } from './chunks.ts';
import { revisionOf } from './files.ts';
import { belowBase } from '../../content/pathname.ts';

/**
 * Pages that the app shell need not or cannot render: those of the shell itself, and those whose text is in their
 * HTML only.
 */
const documentsOnly = /(?:^(?:app-shell|offline)|\/printable)\/$/u;

export interface ManifestSource {
  /** Where the language lies on its host, with slashes on both ends. */
  readonly base: string;
  readonly files: readonly OfflineFile[];
  readonly routes: readonly RouteFiles[];
  readonly titleOf: (path: string) => string;
  /** Retired addresses and their targets, as addresses of the site without its base. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/**
 * Makes the list of what can be kept of one language.
 *
 * @throws Error if a page needs a file that is not in the list
 */
export function makeManifest(source: ManifestSource): OfflineManifest {
  const { base, files, routes, titleOf, redirects } = source;
  const places = new Map(files.map(({ path }, index) => [path, index]));
  const placeOf = (file: string, address: string): number => {
    const place = places.get(file);
    if (place === undefined) {
      throw new Error(
        `The page ${address} needs ${file}, which src/offline/build/files.ts does not list`,
      );
    }
    return place;
  };
  const pages: OfflinePage[] = routes
    .map(({ address, files: needed }) => ({ path: belowBase(address, base), address, needed }))
    .filter(({ path }) => !documentsOnly.test(path))
    .map(({ path, address, needed }) => ({
      path,
      title: titleOf(path),
      files: needed.map((file) => placeOf(file, address)),
    }));
  const list = {
    version: offlineManifestVersion,
    files,
    pages,
    redirects: Object.fromEntries(
      redirects
        .filter(({ to }) => to.startsWith('/'))
        .map(({ from, to }) => [from.slice(1), to.slice(1)]),
    ),
  };
  return { ...list, build: revisionOf(JSON.stringify(list)) };
}
