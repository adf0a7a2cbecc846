import type { RedirectRule } from '../content/find-redirect.ts';

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
