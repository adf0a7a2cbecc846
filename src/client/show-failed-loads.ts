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

/** The empty document has no text that could stay. */
const hasText =
  typeof window !== 'undefined' && !document.documentElement.hasAttribute(shellAttribute);

let isStarted = false;

/** The address that the reader is on the way to; files of other pages are loaded ahead and may stay away. */
let pending: string | undefined;

/**
 * When a file of the next page does not come, Docusaurus reloads the document, which without a network leaves
 * the reader with nothing, and with a file that is gone for good never ends. Here the document is loaded afresh
 * only once, and only from a host that answers. Otherwise the navigation goes on, and the part of the page that is
 * missing says so itself. The first page keeps the text that is in its document already.
 */
async function afterFailure(error: unknown): Promise<void> {
  const address = isStarted ? pending : window.location.pathname;
  if (address !== undefined && isChunkLoadError(error) && (await loadAfresh(address, browser))) {
    // The document is on its way out; nothing that follows is worth showing.
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
