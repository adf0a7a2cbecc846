import { existsSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '../../src/search/address.ts';
import type { SearchEngine } from '../../src/search/engine.ts';
import type { IndexFile } from '../../src/search/index-file.ts';
import { defaultLocale } from '../../src/site/locales.ts';
import type { Locale } from '../../src/site/locales.ts';
import type { LanguageSet } from '../../tests/support/search/languages.ts';
import { languageRows } from '../../tests/support/search/languages.ts';
import { outcomeOf } from '../../tests/support/search/measure.ts';
import type { Outcome } from '../../tests/support/search/measure.ts';
import { blindCases, relevanceCases } from '../../tests/support/search/queries.ts';
import type { RelevanceCase } from '../../tests/support/search/queries.ts';
import { root } from '../lib/paths.mts';
import { readSearchIndex } from '../lib/read-search-index.mts';

/** Queries for fitting the ranking, and held-out queries that only measure it. */
export const querySets = ['training', 'blind'] as const;

export type QuerySet = (typeof querySets)[number];

/** The queries of a language. */
export function queriesOf(locale: Locale, set: QuerySet): readonly RelevanceCase[] {
  const read = (one: LanguageSet) =>
    languageRows(locale, one).map(([query, answers]) => ({ kind: one, query, answers }));
  const isEnglish = locale === defaultLocale;
  if (set === 'blind')
    return isEnglish ? blindCases : [...read('blind'), ...read('headings'), ...read('mixed')];
  return [...(isEnglish ? relevanceCases : read('work')), ...read('sections')];
}

/** Folder of the built index of a language. */
export function indexFolder(locale: Locale): string {
  return path.join(root, 'build', locale === defaultLocale ? '' : locale, 'search');
}

/** @throws Error if the language is not built */
export function readIndex(locale: Locale): IndexFile {
  const file = path.join(indexFolder(locale), 'index.json');
  if (!existsSync(file)) {
    const name = path.relative(root, file);
    throw new Error(`${name} doesn't exist; run \`npm run build\` without PORTAL_LOCALES first.`);
  }
  return readSearchIndex(indexFolder(locale));
}

/** URL of each record of an index. */
export function addressesOf({ pages, records }: SearchEngine): string[] {
  return records.map(({ page, id }) => addressOf(pages[page]?.url ?? '', id));
}

/** Queries limited to the answers that the index contains; those without any are dropped. */
export function answerable(
  cases: readonly RelevanceCase[],
  known: ReadonlySet<string>,
): RelevanceCase[] {
  return cases.flatMap((item) => {
    const answers = item.answers.filter((answer) => known.has(answer));
    return answers.length === 0 ? [] : [{ ...item, answers }];
  });
}

/** Evaluates an engine's answers to queries. */
export function outcomesOf(engine: SearchEngine, cases: readonly RelevanceCase[]): Outcome[] {
  const addresses = addressesOf(engine);
  return answerable(cases, new Set(addresses)).map((item) => {
    const hits = engine.rank(item.query).map(({ record }) => addresses[record] ?? '');
    return outcomeOf(item, hits);
  });
}
