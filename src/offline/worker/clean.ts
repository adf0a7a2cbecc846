/** Deletes what earlier builds have left on the device. */
import { cacheNames, cachePrefix, shellCacheName } from '../caches.ts';
import type { WorkerFacts } from './scope.ts';
import type { Store } from './store.ts';

/** Caches of the site that was previously on this host: its worker is gone, and nothing else would delete them. */
const formerCaches = 'workbox-';

/**
 * Caches that are no longer used.
 *
 * @param existing names of all caches of the host
 */
export function deadCaches(existing: readonly string[], { base, build }: WorkerFacts): string[] {
  const { assets, data, documents, saved } = cacheNames(base);
  const live = new Set([assets, data, documents, saved, shellCacheName(base, build)]);
  return existing.filter(
    (name) =>
      (name.startsWith(cachePrefix(base)) && !live.has(name)) ||
      (base === '/' && name.startsWith(formerCaches)),
  );
}

async function deleteEntries(cache: string, isDead: (pathname: string) => boolean): Promise<void> {
  const open = await caches.open(cache);
  const keys = await open.keys();
  const dead = keys.filter(({ url }) => isDead(new URL(url).pathname));
  await Promise.all(dead.map((request) => open.delete(request)));
}

/**
 * Deletes the caches of earlier builds, files that aren't part of this build, and opened documents, which request files
 * of the build they came from.
 */
export async function deleteRemains(facts: WorkerFacts, store: Store): Promise<void> {
  const names = cacheNames(facts.base);
  const dead = deadCaches(await caches.keys(), facts);
  const list = await store.manifest();
  await Promise.all(dead.map((name) => caches.delete(name)));
  if (list === undefined || dead.length === 0) return;
  const live = new Set(list.files.map(({ path }) => facts.base + path));
  const isDead = (pathname: string) => !live.has(pathname);
  await deleteEntries(names.assets, isDead);
  await deleteEntries(names.data, isDead);
  await deleteEntries(names.saved, isDead);
  await deleteEntries(names.documents, () => true);
}
