/**
 * A rule that sends readers of an old address on.
 *
 * `from` has one of three forms:
 * - `/old/`: the page, with any hash;
 * - `/page/#id`: exactly this hash of the page;
 * - `/page/#prefix*`: every hash of the page that begins with `prefix`.
 *
 * `to` says what becomes of the hash:
 * - `/new/`: the incoming hash is kept, also by a rule for a hash;
 * - `/new/#id`: the incoming hash is replaced;
 * - `/new/#prefix*`: the part of the incoming hash that the star of `from` stands for follows the new prefix,
 *   so `/p/#resolve-*` to `/p/#resolve*` leads from `#resolve-alias` to `#resolvealias`. Only a rule whose
 *   `from` has a star can have one here.
 */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
}

export interface Redirect extends RedirectRule {
  /** Reason for a target that the old address does not suggest. */
  readonly why?: string;
}

/** A row as the tables write it: from, to, and the reason where the target needs one. */
export type RedirectRow = readonly [from: string, to: string, why?: string];

/** The redirects of a table. */
export function redirectsOf(rows: readonly RedirectRow[]): readonly Redirect[] {
  return rows.map(([from, to, why]) => ({ from, to, ...(why !== undefined && { why }) }));
}
