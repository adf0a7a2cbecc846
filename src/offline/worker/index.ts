/** The service worker of one language. The build compiles it with Docusaurus's PWA plugin: see src/plugins/offline. */
import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteHandlerObject, WorkboxPlugin } from 'workbox-core/types';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { cacheNames, matchOptions, shellCacheName } from '../caches.ts';
import { activateNow, takeoverChannel } from '../messages.ts';
import { after } from './after.ts';
import { Assets } from './assets.ts';
import { deleteRemains } from './clean.ts';
import { Documents } from './documents.ts';
import { projectFile } from './projects.ts';
import { onlyGoodAnswers } from './responses.ts';
import { addressKind } from './routes.ts';
import type { AddressKind } from './routes.ts';
import type { WorkerFacts, WorkerScope } from './scope.ts';
import { createStore } from './store.ts';

declare const self: WorkerScope;
declare const portalWorker: WorkerFacts;

/** Maximum number of opened documents in the cache. */
const maxDocuments = 40;

/**
 * How long requests of open pages may take to end before this worker takes over, in milliseconds. In Chromium, the old
 * worker can get stuck when a request reaches it just as it is told to stop; the new one then waits until all pages of
 * the site are closed.
 */
const quiet = 1_000;

const facts = portalWorker;
const names = cacheNames(facts.base);
const controller = new PrecacheController({
  cacheName: shellCacheName(facts.base, facts.build),
  plugins: onlyGoodAnswers,
});
controller.addToCacheList(self.__WB_MANIFEST);
const store = createStore(facts, controller);

self.addEventListener('install', (event) => {
  event.waitUntil(controller.install(event));
});

self.addEventListener('activate', (event) => {
  const work = async () => {
    // Starting the worker takes time; navigation preload starts the request in parallel.
    await self.registration.navigationPreload?.enable().catch(() => undefined);
    await deleteRemains(facts, store).catch(() => undefined);
    await self.clients.claim();
  };
  event.waitUntil(work());
});

self.addEventListener('message', (event) => {
  if (event.data !== activateNow) return;
  // The browser waits until the old worker is idle, which filling would delay.
  const channel = new BroadcastChannel(takeoverChannel);
  channel.postMessage(undefined);
  channel.close();
  event.waitUntil(after(quiet).then(() => self.skipWaiting()));
});

/** Without storage, as in private windows of some browsers, requests go to the network as if there were no worker. */
function orNetwork(strategy: RouteHandlerObject): RouteHandlerObject {
  return {
    handle: (options) =>
      strategy.handle(options).catch((error: unknown) => {
        if (options.request.mode === 'navigate') throw error;
        return fetch(options.request);
      }),
  };
}

const data = { cacheName: names.data, matchOptions };
const fromShell: WorkboxPlugin = {
  handlerDidError: ({ request }) =>
    store.shell(new URL(request.url).pathname.slice(facts.base.length)),
};
const revalidated = new StaleWhileRevalidate({ ...data, plugins: [...onlyGoodAnswers, fromShell] });
/** A request that bypasses the browser's cache knows that the copy is stale. */
const renewed = new NetworkFirst({
  ...data,
  plugins: onlyGoodAnswers,
  networkTimeoutSeconds: 3,
});

const handlers: Readonly<Record<AddressKind, RouteHandlerObject>> = {
  document: new Documents({
    store,
    offlinePage: `${facts.base}offline/`,
    cacheName: names.documents,
    plugins: [
      ...onlyGoodAnswers,
      new ExpirationPlugin({
        maxEntries: maxDocuments,
        matchOptions,
        purgeOnQuotaError: true,
      }) as WorkboxPlugin,
    ],
  }),
  asset: orNetwork(new Assets({ store, cacheName: names.assets, plugins: onlyGoodAnswers })),
  data: orNetwork({
    handle: (options) =>
      (options.request.cache === 'default' ? revalidated : renewed).handle(options),
  }),
  project: { handle: ({ request }) => projectFile(request, names.data, facts.base) },
};

for (const [kind, handler] of Object.entries(handlers)) {
  registerRoute(
    ({ url, request }) => addressKind(url, request.mode, self.location.origin, facts) === kind,
    handler,
  );
}
