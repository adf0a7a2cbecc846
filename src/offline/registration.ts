/** Registers the worker, stores the current page, and starts filling in the others. */
import { cacheNames, matchOptions } from './caches.ts';
import type { OfflineManifest } from './manifest.ts';
import { readManifest, storeFile } from './store.ts';

/**
 * A visit shorter than this loads only what it shows, in milliseconds: a reader who looks something up and leaves
 * doesn't need the rest, nor the code that fetches it.
 */
const settling = 8_000;

/** Minimum interval of update checks by an open page, in milliseconds. */
const updateInterval = 60 * 60 * 1000;

/** Reports a waiting worker; it takes over when the last page of the site is closed. */
function reportWaiting(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer) {
  const report = () => {
    // eslint-disable-next-line no-console -- for people who wonder why an update is not there yet
    console.info('A new version of the offline copy waits until all pages of the site are closed.');
  };
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller !== null) report();
    });
  };
  if (registration.waiting !== null) report();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => {
    follow(registration.installing);
  });
}

function updateWhenSeen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < updateInterval) return;
    last = Date.now();
    // Offline there is no update either.
    registration.update().catch(() => undefined);
  });
}

/**
 * Stores the current document and the files of its page, which were loaded before the worker could intercept them. They
 * are in the browser's cache, so little or nothing is transferred.
 */
async function storeCurrentPage(base: string, manifest: OfflineManifest): Promise<void> {
  const address = window.location.pathname;
  const documents = await caches.open(cacheNames(base).documents);
  // If the worker served the page, it has already stored it.
  if ((await documents.match(address, matchOptions)) === undefined) {
    const response = await fetch(address);
    if (response.ok && !response.redirected) await documents.put(address, response);
  }
  const page = manifest.pages.find(({ path }) => base + path === address);
  for (const index of page?.files ?? []) {
    const file = manifest.files[index];
    if (file !== undefined && file.kind !== 'shell') await storeFile(base, file);
  }
}

/**
 * @param address URL of the worker's script
 * @param base base URL of the language, with a slash at both ends
 * @throws Error if the browser rejects the worker
 */
export async function startOffline(
  container: ServiceWorkerContainer,
  address: string,
  base: string,
): Promise<void> {
  const registration = await container.register(address, { scope: base, updateViaCache: 'none' });
  reportWaiting(registration, container);
  updateWhenSeen(registration);
  await container.ready;
  await storeCurrentPage(base, await readManifest(base));
  await new Promise((resolve) => {
    setTimeout(resolve, settling);
  });
  const { fillWhileIdle } = await import('./fill.ts');
  await fillWhileIdle(base);
}
