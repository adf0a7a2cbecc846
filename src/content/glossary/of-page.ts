import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { glossary } from '../../site/glossary.ts';
import type { GlossaryEntry } from '../../site/glossary.ts';
import { readFrontMatter } from '../read-front-matter.ts';
import { translatedPage, translationFile } from '../translations.ts';
import type { TranslatedLocale } from '../translations.ts';
import { readGlossary } from './translated.ts';
import { englishWords, wordsOfPage } from '../words.ts';
import { findTerms, termFinder } from './match.ts';
import type { FindTerms } from './match.ts';

/** The few phrases around the data on the glossary page. */
export interface GlossaryWords {
  /** Text before the link to the page with more details. */
  readonly see: string;
  /** Text after the link. */
  readonly end: string;
  /** Title of a page in the language; undefined if there is only the English one. */
  readonly titleOf: (page: string) => string | undefined;
}

export interface GlossaryOfPage {
  readonly entries: readonly (GlossaryEntry & { readonly name?: string })[];
  readonly find: FindTerms;
  readonly words: GlossaryWords;
}

const english: GlossaryOfPage = {
  entries: glossary,
  find: findTerms,
  words: { ...englishWords.glossary, titleOf: () => undefined },
};

/** Title of a translated page, by its URL. */
function translatedTitle(
  siteDir: string,
  page: string,
  locale: TranslatedLocale,
): string | undefined {
  const route = page.replaceAll(/^\/|\/$/gu, '');
  for (const source of [`docs/${route}.mdx`, `docs/${route}/index.mdx`]) {
    const file = path.join(siteDir, translationFile(source, locale));
    if (!existsSync(file)) continue;
    const { title } = readFrontMatter(readFileSync(file, 'utf8'));
    return typeof title === 'string' ? title : undefined;
  }
  return undefined;
}

const glossaries = new Map<TranslatedLocale, GlossaryOfPage>();

/**
 * The glossary in a page's language.
 *
 * @param file absolute path of the page
 * @throws Error that names the glossary file and what is wrong in it
 */
export function glossaryOfPage(siteDir: string, file: string): GlossaryOfPage {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  const locale = translatedPage(relative)?.locale;
  if (locale === undefined) return english;
  let found = glossaries.get(locale);
  if (found === undefined) {
    const entries = readGlossary(siteDir, locale);
    found = {
      entries,
      find: termFinder(entries, locale),
      words: {
        ...wordsOfPage(file, siteDir).glossary,
        titleOf: (page) => translatedTitle(siteDir, page, locale),
      },
    };
    glossaries.set(locale, found);
  }
  return found;
}
