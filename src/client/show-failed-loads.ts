import type { ComponentType } from 'react';
import type { ClientModule } from '@docusaurus/types';
import routes from '@generated/routes';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

interface ClientRoute {
  readonly component: ComponentType & Preloadable;
  readonly routes?: readonly ClientRoute[];
}

let isStarted = false;

/**
 * When a file of the next page does not come, Docusaurus reloads the document, which without a network leaves
 * the reader with nothing. Here the navigation goes on, and the part of the page that is missing says so itself.
 * The first page is not touched: its text is in the document already.
 */
function tolerateMissingFiles({ component, routes: children = [] }: ClientRoute): void {
  const { preload } = component;
  if (preload) {
    component.preload = () =>
      preload.call(component).catch((error: unknown) => {
        if (!isStarted) throw error;
      });
  }
  children.forEach(tolerateMissingFiles);
}

if (typeof window !== 'undefined') {
  (routes as unknown as readonly ClientRoute[]).forEach(tolerateMissingFiles);
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  isStarted = true;
};
