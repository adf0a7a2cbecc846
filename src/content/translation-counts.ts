import type { TranslatedLocale } from './translations.ts';

/** State of a page in a language. */
export type TranslationState = 'translated' | 'outdated' | 'missing';

export interface PageStatus {
  /** English page, relative to the site. */
  readonly source: string;
  readonly url: string;
  readonly title: string;
  readonly state: TranslationState;
}

export interface SectionStatus {
  /** Id of the section; `root` for pages outside sections, `blog` for the blog. */
  readonly id: string;
  readonly pages: readonly PageStatus[];
}

export interface LanguageStatus {
  readonly locale: TranslatedLocale;
  readonly sections: readonly SectionStatus[];
}

export type StatusCounts = Readonly<Record<TranslationState, number>>;

/** How many pages are in each state. */
export function countStates(pages: readonly PageStatus[]): StatusCounts {
  const count = (state: TranslationState) => pages.filter((page) => page.state === state).length;
  return {
    translated: count('translated'),
    outdated: count('outdated'),
    missing: count('missing'),
  };
}
