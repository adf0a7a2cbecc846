import type { RedirectRule } from '../site/redirect-rows.ts';
import { withSlash } from './pathname.ts';

export interface Address {
  /** Root-relative path without the locale or base of the site; a missing trailing slash is added. */
  readonly pathname: string;
  /** Including `#`, as in `location.hash`, or empty. */
  readonly hash: string;
}

/** Splits a side of a rule, or any root-relative URL without a query, at its `#`. */
export function parseAddress(address: string): Address {
  const at = address.indexOf('#');
  return at < 0
    ? { pathname: address, hash: '' }
    : { pathname: address.slice(0, at), hash: address.slice(at) };
}

/** Rank of a rule for a URL: the highest wins; undefined if the rule doesn't apply. */
function rank(rule: RedirectRule, { pathname, hash }: Address): number | undefined {
  const from = parseAddress(rule.from);
  if (from.pathname !== pathname) return undefined;
  if (from.hash === '') return 0;
  if (from.hash === hash) return Number.POSITIVE_INFINITY;
  const prefix = from.hash.slice(0, -1);
  return from.hash.endsWith('*') && hash.startsWith(prefix) ? prefix.length : undefined;
}

function targetOf(rule: RedirectRule, hash: string): string {
  const to = parseAddress(rule.to);
  if (to.hash === '') return to.pathname + hash;
  if (!to.hash.endsWith('*')) return rule.to;
  const prefix = parseAddress(rule.from).hash.slice(0, -1);
  return to.pathname + to.hash.slice(0, -1) + hash.slice(prefix.length);
}

/**
 * Finds the current target of a URL. An exact hash wins over a prefix, a longer prefix over a shorter one, and any rule
 * for a hash over the rule for the page.
 *
 * @returns the target with its hash, or undefined if no rule applies
 */
export function findRedirect(address: Address, rules: readonly RedirectRule[]): string | undefined {
  const pathname = withSlash(address.pathname);
  const hash = address.hash === '#' ? '' : address.hash;
  let best: RedirectRule | undefined;
  let bestRank = -1;
  for (const rule of rules) {
    const ruleRank = rank(rule, { pathname, hash });
    if (ruleRank === undefined || ruleRank <= bestRank) continue;
    best = rule;
    bestRank = ruleRank;
  }
  return best && targetOf(best, hash);
}
