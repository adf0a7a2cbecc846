import type { RelevanceCase } from './queries.ts';

/** How well the queries of one kind were answered. */
export interface Measure {
  readonly kind: string;
  readonly cases: number;
  /** Mean reciprocal rank of the first right page, 0 beyond the tenth. */
  readonly pageMrr: number;
  /** Share with a right page among the first five. */
  readonly success: number;
  /** Like `pageMrr`, for hits at exactly the right heading, for cases that specify one. */
  readonly headingMrr: number;
  readonly headingCases: number;
}

/** Ranks of the answers to one case; 0 if none is among the first ten. */
export interface Outcome {
  readonly item: RelevanceCase;
  readonly pagePlace: number;
  /** Undefined if the case doesn't specify a heading. */
  readonly headingPlace: number | undefined;
}

const deepest = 10;

function place(list: readonly string[], wanted: ReadonlySet<string>): number {
  return list.slice(0, deepest).findIndex((one) => wanted.has(one)) + 1;
}

function pageOf(address: string): string {
  return address.replace(/#.*$/u, '');
}

/**
 * Ranks of the right answers.
 *
 * @param hits URLs in the order of the results, with the fragment of the heading
 */
export function outcomeOf(item: RelevanceCase, hits: readonly string[]): Outcome {
  const pages = [...new Set(hits.map(pageOf))];
  const headings = item.answers.filter((answer) => answer.includes('#'));
  const isExact = headings.length > 0;
  return {
    item,
    pagePlace: place(pages, new Set(item.answers.map(pageOf))),
    headingPlace: isExact ? place(hits, new Set(item.answers)) : undefined,
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0
    ? 0
    : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function reciprocal(rank: number): number {
  return rank === 0 ? 0 : 1 / rank;
}

function measureOf(kind: string, outcomes: readonly Outcome[]): Measure {
  const headings = outcomes.flatMap(({ headingPlace }) => headingPlace ?? []);
  return {
    kind,
    cases: outcomes.length,
    pageMrr: mean(outcomes.map(({ pagePlace }) => reciprocal(pagePlace))),
    success: mean(outcomes.map(({ pagePlace }) => (pagePlace >= 1 && pagePlace <= 5 ? 1 : 0))),
    headingMrr: mean(headings.map(reciprocal)),
    headingCases: headings.length,
  };
}

/** Measures of each kind, followed by those of all kinds together. */
export function measures(outcomes: readonly Outcome[]): Measure[] {
  const kinds = [...new Set(outcomes.map(({ item }) => item.kind))];
  return [
    ...kinds.map((kind) =>
      measureOf(
        kind,
        outcomes.filter(({ item }) => item.kind === kind),
      ),
    ),
    measureOf('all', outcomes),
  ];
}

/** The measures as a table for the terminal. */
export function tableOf(list: readonly Measure[]): string {
  const number = (value: number): string => value.toFixed(3).padStart(12);
  return [
    `${'kind'.padEnd(12)}${['queries', 'page MRR', 'success@5', 'heading MRR'].map((title) => title.padStart(12)).join('')}`,
    ...list.map(
      ({ kind, cases, pageMrr, success, headingMrr, headingCases }) =>
        `${kind.padEnd(12)}${String(cases).padStart(12)}${number(pageMrr)}${number(success)}${
          headingCases === 0 ? '–'.padStart(12) : number(headingMrr)
        }`,
    ),
  ].join('\n');
}
