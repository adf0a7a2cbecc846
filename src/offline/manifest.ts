/**
 * What of the built site can be kept on a device. The build writes one such list per language; the service worker
 * and the pages read it.
 *
 * What is kept of a page is what client navigation loads, its data and its text, not its HTML with the frame around
 * the text. A page that was never opened is therefore shown by an empty document, the app shell, which goes on to the
 * page. Single files are kept instead
 * of one archive, because their names carry a hash: after an update only those that have changed are loaded again,
 * and an interrupted download goes on where it stopped.
 */
import { isEngineFile } from '../site/playground.ts';

/** Name of the list in the built site, below the base of its language. */
export const offlineManifestName = 'offline.json';

/** Raised when the meaning of a field changes; a page ignores lists of another version. */
export const offlineManifestVersion = 1;

/**
 * What a file is kept for:
 * - `shell`: what the offline page and the app shell need; the worker keeps it from its installation on;
 * - `page`: content and code of pages, filled in while the browser is idle;
 * - `data`: lists for the sidebars, filled in too;
 * - `search`: what the first result of a search needs, filled in too;
 * - `excerpts`: the texts of search results, kept on request;
 * - `printable`: the combined pages of whole sections, kept on request;
 * - `project`: the steps of the guides as archives, kept on request;
 * - `playground`: the editor and the engine of the playground, kept when they were used and on request.
 */
export type OfflineKind =
  'shell' | 'page' | 'data' | 'search' | 'excerpts' | 'printable' | 'project' | 'playground';

/** Kinds that idle time fills in. */
export const idleKinds: readonly OfflineKind[] = ['page', 'data', 'search'];

export interface OfflineFile {
  /** Address below the base of the language, without a leading slash. */
  readonly path: string;
  /** Size on the device, in bytes. */
  readonly bytes: number;
  /** Size over the wire with gzip, in bytes. */
  readonly wire: number;
  /** First eight bytes of the SHA-256 of the content, in hexadecimal: each visit loads those of all files. */
  readonly revision: string;
  readonly kind: OfflineKind;
}

export interface OfflinePage {
  /** Address below the base of the language, without a leading slash; empty for the home page. */
  readonly path: string;
  readonly title: string;
  /** Places in `files` of what the page needs. */
  readonly files: readonly number[];
}

export interface OfflineManifest {
  readonly version: number;
  /** Changes with any file of the list. */
  readonly build: string;
  readonly files: readonly OfflineFile[];
  /** Pages that the app shell can render. */
  readonly pages: readonly OfflinePage[];
  /** Targets of retired addresses, both below the base of the language. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Limits of what is loaded without being asked for. */
export const offlineLimits = {
  /** Bytes of the shell over the wire. */
  shellWire: 400_000,
  /** Bytes that idle time may load over the wire. */
  idleWire: 3_300_000,
  /** Bytes that idle time may store. */
  idleStored: 60_000_000,
} as const;

/** Whether parsed JSON is a list that this version of the code understands. */
export function isOfflineManifest(value: unknown): value is OfflineManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === offlineManifestVersion
  );
}

/** Files that belong to one of the kinds, in the order of the list. */
export function filesOfKinds(
  { files }: OfflineManifest,
  kinds: readonly OfflineKind[],
): OfflineFile[] {
  return files.filter(({ kind }) => kinds.includes(kind));
}

/** Names below `assets/` and of the engine's files carry a hash of their content, so such a file never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith('assets/') || isEngineFile(path);
}
