/**
 * Which parts of the built site can be stored on a device. The build writes one such list per language; the service
 * worker and the pages read it.
 *
 * For each page, the files that client-side navigation loads are stored, its data and its text, but not its HTML with
 * the layout around the text. A page that was never opened is therefore shown by an empty document, the app shell,
 * which navigates to the page. Individual files are stored instead of a single archive, because their names contain a
 * hash: after an update only changed files are loaded again, and an interrupted download can resume.
 */
import { isEngineFile } from '../site/playground.ts';

/** Name of the list in the built site, relative to the language's base URL. */
export const offlineManifestName = 'offline.json';

/** Increased when the meaning of a field changes; pages ignore lists of other versions. */
export const offlineManifestVersion = 1;

/**
 * The purpose of a file:
 * - `shell`: what the offline page and the app shell need; the worker stores it during installation;
 * - `page`: content and code of pages, stored while the browser is idle;
 * - `data`: lists for the sidebars, also stored while idle;
 * - `search`: what the first search result needs, also stored while idle;
 * - `excerpts`: the texts of search results, stored on request;
 * - `printable`: the combined pages of whole sections, stored on request;
 * - `project`: the steps of the guides as archives, stored on request;
 * - `playground`: the editor and the engine of the playground, stored when used and on request.
 */
export type OfflineKind =
  'shell' | 'page' | 'data' | 'search' | 'excerpts' | 'printable' | 'project' | 'playground';

/** Kinds that are stored while the browser is idle. */
export const idleKinds: readonly OfflineKind[] = ['page', 'data', 'search'];

export interface OfflineFile {
  /** Path relative to the language's base URL, without a leading slash. */
  readonly path: string;
  /** Size on the device, in bytes. */
  readonly bytes: number;
  /** Transfer size with gzip, in bytes. */
  readonly wire: number;
  /**
   * First eight bytes of the SHA-256 of the content, in hexadecimal. Shortened because each visit loads the revisions
   * of all files.
   */
  readonly revision: string;
  readonly kind: OfflineKind;
}

export interface OfflinePage {
  /** Path relative to the language's base URL, without a leading slash; empty for the home page. */
  readonly path: string;
  readonly title: string;
  /** Indexes in `files` of what the page needs in addition to the shell. */
  readonly files: readonly number[];
}

export interface OfflineManifest {
  readonly version: number;
  /** Changes if any file in the list changes. */
  readonly build: string;
  readonly files: readonly OfflineFile[];
  /** Pages that the app shell can render. */
  readonly pages: readonly OfflinePage[];
  /** Targets of retired URLs, both relative to the language's base URL. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** True if parsed JSON is a list that this version of the code supports. */
export function isOfflineManifest(value: unknown): value is OfflineManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === offlineManifestVersion
  );
}

/** Files of the given kinds, in the order of the list. */
export function filesOfKinds(
  { files }: OfflineManifest,
  kinds: readonly OfflineKind[],
): OfflineFile[] {
  return files.filter(({ kind }) => kinds.includes(kind));
}

/** Names in `assets/` and of the engine's files contain a content hash, so such a file never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith('assets/') || isEngineFile(path);
}
