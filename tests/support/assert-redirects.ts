import { findRedirect, parseAddress } from '../../src/content/find-redirect.ts';
import type { Address } from '../../src/content/find-redirect.ts';
import type { Redirect } from '../../src/site/redirect-rows.ts';

/** A page and the ids of its headings that other sites link to. */
export interface PageHeadings {
  readonly url: string;
  readonly ids: readonly string[];
}

export interface PublishedAddresses {
  /** URLs that serve a page today. */
  readonly current: readonly string[];
  /** URLs that used to serve a page. */
  readonly retired: readonly string[];
  readonly headings: readonly PageHeadings[];
  /** Pages that were never published before but can be targets. */
  readonly newPages?: readonly string[];
}

type Knowledge = Readonly<{
  current: ReadonlySet<string>;
  retired: ReadonlySet<string>;
  targets: ReadonlySet<string>;
  idsOf: (pathname: string) => readonly string[];
}>;

const pathForm = /^\/(?:[^/?#*]+\/)*$/u;
const hashForm = /^(?:#[^#*]+\*?)?$/u;

function isWellFormed({ pathname, hash }: Address): boolean {
  return pathForm.test(pathname) && hashForm.test(hash);
}

/** True if the hash of a rule matches a heading; with an asterisk, if a heading begins with it. */
function hasHeading(ids: readonly string[], hash: string): boolean {
  const id = hash.slice(1);
  return id.endsWith('*')
    ? ids.some((known) => known.startsWith(id.slice(0, -1)))
    : ids.includes(id);
}

function problemsOfSource(from: Address, { current, retired, idsOf }: Knowledge): string[] {
  if (from.hash === '') {
    return current.has(from.pathname)
      ? ['"from" is a current page, which the redirect would hide; remove the row or add a hash']
      : [];
  }
  if (!current.has(from.pathname) && !retired.has(from.pathname)) {
    return [`"from" names ${from.pathname}, which was never published; correct the path`];
  }
  return hasHeading(idsOf(from.pathname), from.hash)
    ? ['"from" hides a heading that the page has today; make it more exact or remove the row']
    : [];
}

function problemsOfTarget(from: Address, to: Address, { targets, idsOf }: Knowledge): string[] {
  if (!targets.has(to.pathname)) {
    return [
      `"to" names ${to.pathname}, which is no page; correct it, or list it with the new pages`,
    ];
  }
  if (to.hash.endsWith('*') && !from.hash.endsWith('*')) {
    return ['"to" ends with a star and "from" does not; write the id in full'];
  }
  return to.hash !== '' && !hasHeading(idsOf(to.pathname), to.hash)
    ? [`"to" names ${to.hash}, which is no known heading of ${to.pathname}; use one of its ids`]
    : [];
}

/** Checks whether another rule applies to a rule's target, using the shortest hash that the rule matches. */
function problemsOfChain(from: Address, rule: Redirect, table: readonly Redirect[]): string[] {
  const target = findRedirect({ ...from, hash: from.hash.replace(/\*$/u, '') }, [rule]);
  const next = target === undefined ? undefined : findRedirect(parseAddress(target), table);
  return next === undefined ? [] : [`"to" is itself redirected; lead to ${next} at once`];
}

function problemsOfRow(row: Redirect, table: readonly Redirect[], known: Knowledge): string[] {
  const from = parseAddress(row.from);
  const to = parseAddress(row.to);
  const malformed = [
    ...(isWellFormed(from) ? [] : ['"from"']),
    ...(isWellFormed(to) ? [] : ['"to"']),
  ].map((side) => `${side} is no address; write /path/, /path/#id or /path/#prefix*`);
  if (malformed.length > 0) return malformed;
  return [
    ...(table.find(({ from: first }) => first === row.from) === row
      ? []
      : ['another row has the same "from"; keep one of them']),
    ...problemsOfSource(from, known),
    ...problemsOfTarget(from, to, known),
    ...problemsOfChain(from, row, table),
  ];
}

/**
 * Validates a table against the URLs of the site.
 *
 * Reports a retired URL without a row, two rows with the same `from`, a chain, a malformed side, a `from` that hides a
 * current page or heading or names a page that never existed, and a `to` whose page or heading isn't known.
 *
 * @throws Error that lists every problem with its row and how to fix it
 */
export function assertRedirects(
  table: readonly Redirect[],
  { current, retired, headings, newPages = [] }: PublishedAddresses,
): void {
  const idsByUrl = new Map(headings.map(({ url, ids }) => [url, ids]));
  const known: Knowledge = {
    current: new Set(current),
    retired: new Set(retired),
    targets: new Set([...current, ...newPages]),
    idsOf: (pathname) => idsByUrl.get(pathname) ?? [],
  };
  const covered = new Set(table.map(({ from }) => from));
  const problems = [
    ...retired
      .filter((address) => !covered.has(address))
      .map((address) => `${address}: retired, and no row leads on from it; add one`),
    ...table.flatMap((row) =>
      problemsOfRow(row, table, known).map((problem) => `${row.from} -> ${row.to}: ${problem}`),
    ),
  ];
  if (problems.length > 0) {
    throw new Error(`The table of redirects has problems:\n${problems.join('\n')}`);
  }
}
