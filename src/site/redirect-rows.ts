/**
 * A rule that redirects an old URL.
 *
 * `from` has one of three forms:
 * - `/old/`: the page, with any hash;
 * - `/page/#id`: exactly this hash of the page;
 * - `/page/#prefix*`: every hash of the page that begins with `prefix`.
 *
 * `to` defines what happens to the hash:
 * - `/new/`: the incoming hash is kept, even by a rule for a hash;
 * - `/new/#id`: the incoming hash is replaced;
 * - `/new/#prefix*`: the part of the incoming hash that matches the asterisk in `from` is appended to the new prefix,
 *   so `/p/#resolve-*` to `/p/#resolve*` redirects `#resolve-alias` to `#resolvealias`. Only allowed if `from` has an
 *   asterisk too.
 */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
}

export interface Redirect extends RedirectRule {
  /** Reason for a target that isn't obvious from the old URL. */
  readonly why?: string;
}

/** A row of the tables: from, to, and the reason if the target needs one. */
export type RedirectRow = readonly [from: string, to: string, why?: string];

/** The redirects of a table. */
export function redirectsOf(rows: readonly RedirectRow[]): readonly Redirect[] {
  return rows.map(([from, to, why]) => ({ from, to, ...(why !== undefined && { why }) }));
}
