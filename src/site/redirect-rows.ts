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

/** Step of the project in which the page of a target is written; targets without one are written already. */
export type WritingStep = 2 | 3 | 4 | 5;

export interface Redirect extends RedirectRule {
  /** Reason for a target that the old address does not suggest. */
  readonly why?: string;
  readonly writtenIn?: WritingStep;
}

/** A row as the tables write it: from, to, and the reason where the target needs one. */
export type RedirectRow = readonly [from: string, to: string, why?: string];

/**
 * Makes redirects of rows whose targets are written in the same step.
 *
 * @param writtenIn the step, or undefined for pages that are written already
 */
export function redirectsOf(
  writtenIn: WritingStep | undefined,
  rows: readonly RedirectRow[],
): readonly Redirect[] {
  return rows.map(([from, to, why]) => ({
    from,
    to,
    ...(why !== undefined && { why }),
    ...(writtenIn !== undefined && { writtenIn }),
  }));
}
