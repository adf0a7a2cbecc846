import { findRedirect, redirects } from './redirects.ts';
import { withSlash } from './pathname.ts';

/** Splits a root-absolute URL into its path, which ends with a slash, and the rest (query and hash). */
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
 * The URL that a link to the documentation leads to today: with a slash at the end of the path, and the target of a
 * redirect in place of a retired page or a heading that has moved, so that no link needs a second hop.
 *
 * @param href any link target; only root-absolute ones (`/concepts/#entry`) are looked up
 */
export function linkTarget(href: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const { pathname, rest } = splitUrl(href);
  const hash = /#.*$/su.exec(rest)?.[0] ?? '';
  return findRedirect({ pathname, hash }, redirects) ?? pathname + rest;
}
