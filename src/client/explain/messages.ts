import type { Effective, ChangedOption } from '../../configuration/effective.ts';
import type { Assumptions } from '../../configuration/evaluate.ts';
import type { Explanation } from '../../configuration/explain.ts';

/** What the page asks of the worker. */
export interface ExplainRequest {
  readonly id: number;
  readonly source: string;
  readonly assumptions: Assumptions;
  /** Whether the options in effect are wanted, for which more is loaded. */
  readonly wantsEffective: boolean;
}

/** The options in effect of one configuration, or why webpack cannot tell them. */
export type EffectiveResult = Effective | { readonly error: string };

/** What the worker answers. */
export interface ExplainAnswer {
  readonly id: number;
  readonly explanation: Omit<Explanation, 'values'>;
  /** One for each configuration; undefined unless it was asked for. */
  readonly effective: readonly EffectiveResult[] | undefined;
}

export type { Assumptions, ChangedOption, Effective };
export type { Problem, SetOption, UsedPackage } from '../../configuration/explain.ts';
