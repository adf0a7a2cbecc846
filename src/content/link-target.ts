import { findRedirect, redirects } from './redirects.ts';
import { withSlash } from './pathname.ts';

/** Splits a root-relative URL into its path, which ends with a slash, and the rest (query and hash). */
function splitUrl(href: string): { pathname: string; rest: string } {
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  const isFile = /\.[a-z0-9]+$/iu.test(path);
  return {
    pathname: isFile ? path : withSlash(path),
    rest: end < 0 ? '' : href.slice(end),
  };
}

/**
 * The current URL for a link to the documentation: with a trailing slash in its path, and with redirects of retired
 * pages and moved headings already resolved, so no link needs a second hop.
 *
 * @param href any link target; only root-relative ones (`/concepts/#entry`) are looked up
 */
export function linkTarget(href: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const { pathname, rest } = splitUrl(href);
  const hash = /#.*$/su.exec(rest)?.[0] ?? '';
  return findRedirect({ pathname, hash }, redirects) ?? pathname + rest;
}
