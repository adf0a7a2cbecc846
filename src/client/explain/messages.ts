import type { Effective, ChangedOption } from '../../configuration/effective.ts';
import type { Assumptions } from '../../configuration/evaluate.ts';
import type { Explanation } from '../../configuration/explain.ts';

/** Request from the page to the worker. */
export interface ExplainRequest {
  readonly id: number;
  readonly source: string;
  readonly assumptions: Assumptions;
  /** True if the effective options are requested, which takes more code to load. */
  readonly wantsEffective: boolean;
}

/** The effective options of one configuration, or the reason why webpack can't determine them. */
export type EffectiveResult = Effective | { readonly error: string };

/** Response of the worker. */
export interface ExplainAnswer {
  readonly id: number;
  readonly explanation: Omit<Explanation, 'values'>;
  /** One per configuration; undefined unless requested. */
  readonly effective: readonly EffectiveResult[] | undefined;
}

export type { Assumptions, ChangedOption, Effective };
export type { Problem, SetOption, UsedPackage } from '../../configuration/explain.ts';
