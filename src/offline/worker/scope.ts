/** The parts of a service worker's global scope that the portal uses; the compiler knows only that of a page. */
import type { PrecacheEntry } from 'workbox-precaching';

export interface LifetimeEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerScope {
  /** Files of the shell, written here by the build. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/** What the build tells the worker about itself. */
export interface WorkerFacts {
  /** Where the language lies on its host, with slashes on both ends. */
  readonly base: string;
  /** Bases of other languages that lie below it and have workers of their own. */
  readonly foreign: readonly string[];
  readonly build: string;
}
