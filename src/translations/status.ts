import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sections } from '../site/sections.ts';
import {
  fileHash,
  ownLetters,
  translatedFromKey,
  translatedLocales,
  translationFile,
} from '../content/translations.ts';
import type { LanguageStatus, TranslationState } from '../content/plugin-data.ts';
import type { TranslatedLocale } from '../content/translations.ts';
import { listPages } from '../content/list-pages.ts';
import { pathnameOfFile } from '../content/pathname.ts';
import { readFrontMatter } from '../content/read-front-matter.ts';

function sectionOfSource(source: string): string {
  const [root, folder = ''] = source.split('/');
  if (root === 'blog') return 'blog';
  return sections.some(({ id }) => id === folder) ? folder : 'root';
}

function stateOf(siteDir: string, source: string, locale: TranslatedLocale): TranslationState {
  const file = path.join(siteDir, translationFile(source, locale));
  if (!existsSync(file)) return 'missing';
  const content = readFileSync(file, 'utf8');
  // A translation starts as a copy of the English page; it only counts once some of it is translated.
  if (!ownLetters(locale).test(content)) return 'missing';
  const frontMatter = readFrontMatter(content);
  const isCurrent = frontMatter[translatedFromKey] === fileHash(path.join(siteDir, source));
  return isCurrent ? 'translated' : 'outdated';
}

/** The state of each handwritten page, by language and section. */
export function readStatus(siteDir: string): LanguageStatus[] {
  const sources = [...listPages(siteDir), ...listPages(siteDir, 'blog')];
  const titles = new Map(
    sources.map((source) => {
      const frontMatter = readFrontMatter(readFileSync(path.join(siteDir, source), 'utf8'));
      return [source, typeof frontMatter.title === 'string' ? frontMatter.title : source];
    }),
  );
  const ids = [...sections.map(({ id }) => id), 'root', 'blog'];
  return translatedLocales.map((locale) => ({
    locale,
    sections: ids.map((id) => ({
      id,
      pages: sources
        .filter((source) => sectionOfSource(source) === id)
        .map((source) => ({
          source,
          url: pathnameOfFile(source) ?? '',
          title: titles.get(source) ?? source,
          state: stateOf(siteDir, source, locale),
        })),
    })),
  }));
}
