/** Loads files of the list into the caches, and reports which are stored. Runs in pages. */
import { belowBase } from '../content/pathname.ts';
import { cacheNames, cacheOf, cachePrefix, matchOptions } from './caches.ts';
import { isHashed, isOfflineManifest, offlineManifestName } from './manifest.ts';
import type { OfflineFile, OfflineManifest } from './manifest.ts';
import { changesChannel } from './messages.ts';

/**
 * - `network`: the file couldn't be loaded;
 * - `outdated`: the response isn't the file in the list, so the site has been updated or the host has a problem;
 * - `full`: the browser has no space for it;
 * - `blocked`: the browser denies this page access to storage.
 */
export type StoreProblem = 'network' | 'outdated' | 'full' | 'blocked';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}

/** Tells all open pages of the site, including this one, that the caches have changed. */
export function announceChange(): void {
  const channel = new BroadcastChannel(changesChannel);
  channel.postMessage(undefined);
  channel.close();
}

async function loadManifest(base: string): Promise<unknown> {
  const address = base + offlineManifestName;
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    if (response.ok) return await response.json();
  } catch {
    // Offline, the worker's copy shows what is stored.
  }
  return (await caches.match(address, matchOptions))?.json();
}

/**
 * The list of a language; that of the newest build if online.
 *
 * @throws StoreError if there is none
 */
export async function readManifest(base: string): Promise<OfflineManifest> {
  let value: unknown;
  try {
    value = await loadManifest(base);
  } catch (error) {
    throw new StoreError('blocked', 'The caches cannot be read', error);
  }
  if (isOfflineManifest(value)) return value;
  throw new StoreError('network', `${base}${offlineManifestName} is not there`);
}

async function openCache(name: string): Promise<Cache> {
  try {
    return await caches.open(name);
  } catch (error) {
    throw new StoreError('blocked', 'The caches cannot be opened', error);
  }
}

/**
 * Paths of everything that is stored of a language, including opened documents.
 *
 * @throws StoreError if the browser denies access to storage
 */
export async function storedPaths(base: string): Promise<Set<string>> {
  let names: string[];
  try {
    names = await caches.keys();
  } catch (error) {
    throw new StoreError('blocked', 'The caches cannot be listed', error);
  }
  const own = names.filter((name) => name.startsWith(cachePrefix(base)));
  const keys = await Promise.all(own.map(async (name) => (await openCache(name)).keys()));
  return new Set(keys.flat().map(({ url }) => belowBase(new URL(url).pathname, base)));
}

/** Paths of the documents that were opened or saved. */
export async function storedDocuments(base: string): Promise<Set<string>> {
  const names = cacheNames(base);
  const keys = await Promise.all(
    [names.documents, names.saved].map(async (name) => (await openCache(name)).keys()),
  );
  return new Set(keys.flat().map(({ url }) => belowBase(new URL(url).pathname, base)));
}

async function digest(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function isFile(content: ArrayBuffer, file: OfflineFile): Promise<boolean> {
  return content.byteLength === file.bytes && (await digest(content)) === file.revision;
}

interface Loaded {
  readonly content: ArrayBuffer;
  readonly headers: Readonly<Record<string, string>>;
}

async function load(
  address: string,
  file: OfflineFile,
  init: RequestInit,
): Promise<Loaded | undefined> {
  let response: Response;
  let content: ArrayBuffer;
  try {
    response = await fetch(address, { priority: 'low', ...init });
    content = await response.arrayBuffer();
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new StoreError('network', `${address} did not come`, error);
  }
  // An error response of the host, for example because of overload, may be different next time.
  if (response.status >= 500) throw new StoreError('network', `${address}: ${response.status}`);
  if (!response.ok || !(await isFile(content, file))) return undefined;
  const kept = ['Content-Type', ...(file.kind === 'playground' ? ['Content-Security-Policy'] : [])];
  const headers = kept.map((name) => [name, response.headers.get(name) ?? ''] as const);
  return { content, headers: Object.fromEntries(headers) };
}

/** True if the caches have exactly this file; for hashed names, the name is enough. */
export async function isStored(base: string, file: OfflineFile): Promise<boolean> {
  const cache = await openCache(cacheOf(base, file));
  const stored = await cache.match(base + file.path, matchOptions);
  if (stored === undefined) return false;
  return isHashed(file.path) || isFile(await stored.arrayBuffer(), file);
}

/**
 * Loads and stores a file, unless it is already stored. The response is compared with the list, so nothing broken or
 * foreign is stored.
 *
 * @param base base URL of the language, with a slash at both ends
 * @returns true if something was loaded
 * @throws StoreError with the kind of problem
 * @throws DOMException named `AbortError` if the signal aborted it
 */
export async function storeFile(
  base: string,
  file: OfflineFile,
  signal?: AbortSignal,
): Promise<boolean> {
  if (await isStored(base, file)) return false;
  const address = base + file.path;
  const init = signal === undefined ? {} : { signal };
  const loaded =
    (await load(address, file, { ...init, cache: isHashed(file.path) ? 'default' : 'no-cache' })) ??
    (await load(address, file, { ...init, cache: 'reload' }));
  if (loaded === undefined) throw new StoreError('outdated', `${address} is not as listed`);
  const cache = await openCache(cacheOf(base, file));
  try {
    const headers = { ...loaded.headers, 'Content-Length': String(file.bytes) };
    await cache.put(address, new Response(loaded.content, { headers }));
  } catch (error) {
    throw new StoreError('full', `${address} could not be stored`, error);
  }
  announceChange();
  return true;
}

/**
 * Removes files from the device. The shell is kept, because the offline page needs it.
 *
 * @throws StoreError if the browser denies access to storage
 */
export async function removeFiles(base: string, files: readonly OfflineFile[]): Promise<void> {
  for (const file of files) {
    const cache = await openCache(cacheOf(base, file));
    await cache.delete(base + file.path, matchOptions);
  }
  announceChange();
}

/**
 * Removes everything of a language. Its worker must be unregistered first, because it needs the shell.
 *
 * @throws StoreError if the browser denies access to storage
 */
export async function removeAll(base: string): Promise<void> {
  try {
    const names = await caches.keys();
    const own = names.filter((name) => name.startsWith(cachePrefix(base)));
    await Promise.all(own.map((name) => caches.delete(name)));
  } catch (error) {
    throw new StoreError('blocked', 'The caches cannot be deleted', error);
  }
  announceChange();
}
