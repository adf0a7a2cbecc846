import rules from '@generated/portal/default/anchor-redirects.json';
import { findRedirect } from '../content/find-redirect.ts';
import type { Address } from '../content/find-redirect.ts';

/**
 * Where a place of a page leads that isn't on it any more. Loaded only when a page doesn't have the hash of its address.
 *
 * @returns an address of this site without the base path, or a URL; undefined if there's no redirect
 */
export function redirectFrom(place: Address): string | undefined {
  return findRedirect(place, rules);
}
