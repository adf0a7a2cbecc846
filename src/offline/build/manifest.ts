import { offlineManifestVersion } from '../manifest.ts';
import type { OfflineFile, OfflineManifest, OfflinePage } from '../manifest.ts';
import type { RouteFiles } from './chunks.ts';
import { revisionOf } from './files.ts';
import { belowBase } from '../../content/pathname.ts';

/** Pages that the app shell can't or needn't render: the shell itself, and pages whose text is only in their HTML. */
const documentsOnly = /(?:^(?:app-shell|offline)|\/printable)\/$/u;

export interface ManifestSource {
  /** Base URL of the language, with a slash at both ends. */
  readonly base: string;
  readonly files: readonly OfflineFile[];
  readonly routes: readonly RouteFiles[];
  readonly titleOf: (path: string) => string;
  /** Retired URLs and their targets, as paths without the site's base URL. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/**
 * Creates the list of storable files of one language.
 *
 * @throws Error if a page needs a file that isn't in the list
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
