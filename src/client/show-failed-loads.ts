import type { ComponentType } from 'react';
import type { ClientModule } from '@docusaurus/types';
import routes from '@generated/routes';
import { shellAttribute } from './app-shell.ts';
import { isChunkLoadError } from './chunks.ts';
import { browser, loadAfresh } from './fresh-load.ts';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

interface ClientRoute {
  readonly component: ComponentType & Preloadable;
  readonly routes?: readonly ClientRoute[];
}

/** An empty document has no text to keep. */
const hasText =
  typeof window !== 'undefined' && !document.documentElement.hasAttribute(shellAttribute);

let isStarted = false;

/** The URL that the reader is navigating to. Files of other pages are preloaded, and failures of those don't matter. */
let pending: string | undefined;

/**
 * Handles a file of the next page that fails to load. Docusaurus would reload the document, which leaves the reader
 * with nothing when offline and never ends if the file no longer exists. Here the document is reloaded only once, and
 * only if the host answers. Otherwise navigation continues, and the missing part of the page shows an error. The first
 * page keeps the text that is already in its document.
 */
async function afterFailure(error: unknown): Promise<void> {
  const address = isStarted ? pending : window.location.pathname;
  if (address !== undefined && isChunkLoadError(error) && (await loadAfresh(address, browser))) {
    // The document is being unloaded, so nothing else is worth showing.
    await new Promise(() => undefined);
  }
  if (!isStarted && hasText) throw error;
}

function tolerateMissingFiles({ component, routes: children = [] }: ClientRoute): void {
  const { preload } = component;
  if (preload) {
    component.preload = () => preload.call(component).catch(afterFailure);
  }
  children.forEach(tolerateMissingFiles);
}

if (typeof window !== 'undefined') {
  (routes as unknown as readonly ClientRoute[]).forEach(tolerateMissingFiles);
}

export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({ location }) => {
  pending = location.pathname;
};

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  isStarted = true;
  pending = undefined;
};
