import addresses from '../site/addresses.json' with { type: 'json' };
import { findRedirect } from './find-redirect.ts';
import { plannedAddresses } from './planned-addresses.ts';
import { anchorRedirects } from '../site/redirects-of-anchors.ts';
import { redirects } from './redirects.ts';
import { site } from '../site/site.ts';

const promised: ReadonlySet<string> = new Set([...addresses.current, ...addresses.retired]);

/** Splits a root-absolute address into its path, which ends with a slash, and the rest (query and hash). */
export function splitAddress(href: string): { pathname: string; rest: string } {
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  const isFile = /\.[a-z0-9]+$/iu.test(path);
  return {
    pathname: path.endsWith('/') || isFile ? path : `${path}/`,
    rest: end < 0 ? '' : href.slice(end),
  };
}

export type ResolvedAddress =
  /** The page exists in this build. */
  | { readonly kind: 'written'; readonly href: string }
  /** The address is promised by the contract, but its page is not written yet: the public address serves. */
  | { readonly kind: 'unwritten'; readonly href: string; readonly pathname: string }
  /** The page is new and not written yet: there is nothing to link to. */
  | { readonly kind: 'planned'; readonly pathname: string }
  /** Not an address of the documentation: left as it is, and checked by the build. */
  | { readonly kind: 'other'; readonly href: string };

/**
 * Decides where a link to an address of the documentation leads. Every link goes through here: those of
 * hand-written pages, of package READMEs, of the header and footer, and the targets of redirects.
 *
 * A retired address is first replaced by the target of its redirect, so that no link needs a second hop.
 *
 * @param href any link target; only root-absolute ones (`/concepts/#entry`) are looked up
 * @param isWritten whether a page with this path, which ends with a slash, is part of the build
 */
export function resolveAddress(
  href: string,
  isWritten: (pathname: string) => boolean,
): ResolvedAddress {
  if (!href.startsWith('/') || href.startsWith('//')) return { kind: 'other', href };
  const { pathname, rest } = splitAddress(href);
  const hash = /#.*$/su.exec(rest)?.[0] ?? '';
  // An anchor may have moved away from a page that still stands, so anchors are looked up first.
  const moved = hash === '' ? undefined : findRedirect({ pathname, hash }, anchorRedirects);
  if (moved !== undefined) return resolveTarget(moved, isWritten);
  if (isWritten(pathname)) return { kind: 'written', href: pathname + rest };
  if (plannedAddresses.includes(pathname)) return { kind: 'planned', pathname };
  const target = findRedirect({ pathname, hash }, redirects);
  if (target !== undefined) return resolveTarget(target, isWritten);
  if (promised.has(pathname)) {
    return { kind: 'unwritten', href: site.url + pathname + rest, pathname };
  }
  return { kind: 'other', href };
}

/** Targets of redirects are final by a check of the table, so this never looks the table up again. */
function resolveTarget(target: string, isWritten: (pathname: string) => boolean): ResolvedAddress {
  const { pathname, rest } = splitAddress(target);
  if (isWritten(pathname)) return { kind: 'written', href: pathname + rest };
  return plannedAddresses.includes(pathname)
    ? { kind: 'planned', pathname }
    : { kind: 'unwritten', href: site.url + pathname + rest, pathname };
}

/**
 * The address that a link has in this build.
 *
 * @returns undefined where there is nothing to link to yet
 */
export function linkTarget(
  href: string,
  isWritten: (pathname: string) => boolean,
): string | undefined {
  const resolved = resolveAddress(href, isWritten);
  return resolved.kind === 'planned' ? undefined : resolved.href;
}
