import { offlineManifestVersion } from '../manifest.ts';
import type { OfflineFile, OfflineManifest, OfflinePage } from '../manifest.ts';
import { revisionOf } from './files.ts';

/** Pages that the app shell can't or needn't render: the shell itself, and pages whose text is only in their HTML. */
const documentsOnly = /(?:^(?:app-shell|offline)|\/printable)\/$/u;

/** A page, before its files have their places in the list. */
export interface NamedPage extends Omit<OfflinePage, 'files'> {
  /** Paths of the files it needs, relative to the language's base URL. */
  readonly files: readonly string[];
}

export interface ManifestSource {
  readonly files: readonly OfflineFile[];
  readonly pages: readonly NamedPage[];
  /** Retired URLs and their targets, as paths without the site's base URL. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/**
 * Creates the list of storable files of one language.
 *
 * @throws Error if a page needs a file that isn't in the list
 */
export function makeManifest({ files, pages, redirects }: ManifestSource): OfflineManifest {
  const places = new Map(files.map(({ path }, index) => [path, index]));
  const placeOf = (file: string, page: string): number => {
    const place = places.get(file);
    if (place === undefined) {
      throw new Error(
        `The page /${page} needs ${file}, which src/offline/build/files.ts does not list`,
      );
    }
    return place;
  };
  const list = {
    version: offlineManifestVersion,
    files,
    pages: pages
      .filter(({ path }) => !documentsOnly.test(path))
      .map((page) => ({ ...page, files: page.files.map((file) => placeOf(file, page.path)) })),
    redirects: Object.fromEntries(
      redirects
        .filter(({ to }) => to.startsWith('/'))
        .map(({ from, to }) => [from.slice(1), to.slice(1)]),
    ),
  };
  return { ...list, build: revisionOf(JSON.stringify(list)) };
}
