import { withSlash } from '../content/pathname.ts';

/** The properties of a Docusaurus route that are read. */
export interface PageRoute {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly PageRoute[] | undefined;
}

/** True if a path is that of a page; routes with child routes match anything below them. */
export function isPage(routes: readonly PageRoute[], pathname: string): boolean {
  return routes.some(({ path, exact, routes: children }) => {
    if (children !== undefined) return isPage(children, pathname);
    return exact === true && typeof path === 'string' && withSlash(path) === withSlash(pathname);
  });
}
