/** The parts of a service worker's global scope that the portal uses; the compiler only knows the scope of a page. */
import type { PrecacheEntry } from 'workbox-precaching';

export interface LifetimeEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerScope {
  /** Files of the shell, inserted by the build. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LifetimeEvent & { readonly data: unknown }) => void,
  ): void;
}

/** Facts that the build passes to the worker. */
export interface WorkerFacts {
  /** Base URL of the language, with a slash at both ends. */
  readonly base: string;
  /** Base URLs of other languages that are below it and have their own workers. */
  readonly foreign: readonly string[];
  readonly build: string;
}
