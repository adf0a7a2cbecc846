import { withSlash } from '../content/pathname.ts';

/** What is read of a route of Docusaurus. */
export interface PageRoute {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly PageRoute[] | undefined;
}

/** Whether an address is that of a page; routes that hold others match anything below them. */
export function isPage(routes: readonly PageRoute[], pathname: string): boolean {
  return routes.some(({ path, exact, routes: children }) => {
    if (children !== undefined) return isPage(children, pathname);
    return exact === true && typeof path === 'string' && withSlash(path) === withSlash(pathname);
  });
}
