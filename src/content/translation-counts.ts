import type { PageStatus, TranslationState } from './plugin-data.ts';

export type StatusCounts = Readonly<Record<TranslationState, number>>;

/** Number of pages in each state. */
export function countStates(pages: readonly PageStatus[]): StatusCounts {
  const count = (state: TranslationState) => pages.filter((page) => page.state === state).length;
  return {
    translated: count('translated'),
    outdated: count('outdated'),
    missing: count('missing'),
  };
}
