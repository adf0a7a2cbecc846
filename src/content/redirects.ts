import { findRedirect as findAmong } from './find-redirect.ts';
import type { Address } from './find-redirect.ts';
import type { Redirect, RedirectRule } from '../site/redirect-rows.ts';
import { anchorRedirects } from '../site/redirects-of-anchors.ts';
import { packageRedirects } from '../site/redirects-of-packages.ts';
import { pageRedirects } from '../site/redirects-of-pages.ts';

/** Every URL that used to be published, with the page or heading that answers the same need today. */
export const redirects: readonly Redirect[] = [
  ...pageRedirects,
  ...packageRedirects,
  ...anchorRedirects,
];

/** `findRedirect` of `find-redirect.ts`, with all redirects unless a table is given. */
export function findRedirect(
  address: Address,
  table: readonly RedirectRule[] = redirects,
): string | undefined {
  return findAmong(address, table);
}

/** Redirects of whole pages: the ones that a host can handle, because it never sees the hash. */
export function pathRedirects(table: readonly Redirect[] = redirects): readonly Redirect[] {
  return table.filter(({ from }) => !from.includes('#'));
}
