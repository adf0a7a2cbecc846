import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { glossaryFile } from '../content/glossary/translated.ts';
import { translatedLocales } from '../content/translations.ts';
import type { TranslatedLocale } from '../content/translations.ts';
import { englishWords, readWords, wordsFile } from '../content/words.ts';
import { glossary } from '../site/glossary.ts';
import { messageFiles, readMessages } from './messages.ts';
import { termsFile } from './terms.ts';

function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The English interface texts, in the file layout of another language. */
function englishMessages(siteDir: string, locale: TranslatedLocale, model: TranslatedLocale) {
  const messages = readMessages(siteDir, model);
  return messageFiles(siteDir, model).map((file) => {
    const texts = messages
      .filter((message) => message.file === file)
      .map(({ id, source }) => [id, { message: source, description: source }] as const);
    const name = file.replace(`i18n/${model}/`, `i18n/${locale}/`);
    return [name, textOf(Object.fromEntries(texts))] as const;
  });
}

/**
 * Creates the initial files of a new language with English texts: the interface, the glossary, the list of terms, and
 * the words that the build writes into pages. Existing files aren't changed.
 *
 * @returns the files, relative to the site
 * @throws Error if no other language has interface texts
 */
export function startLanguage(siteDir: string, locale: TranslatedLocale): string[] {
  const model = translatedLocales.find(
    (other) => other !== locale && messageFiles(siteDir, other).length > 0,
  );
  if (model === undefined) {
    throw new Error('No language has texts of the interface yet, so there is nothing to copy');
  }
  const { captions, glossary: around } = englishWords;
  const ends = Object.keys(readWords(siteDir, model).captionEnds).map((end) => [end, end]);
  const entries = glossary.map(({ term, definition }) => ({
    term,
    translation: term,
    forms: [],
    definition,
    translatedFrom: definition,
  }));
  const files = [
    ...englishMessages(siteDir, locale, model),
    [glossaryFile(locale), textOf(entries)],
    [termsFile(locale), textOf([])],
    [
      wordsFile(locale),
      textOf({ captions, captionEnds: Object.fromEntries(ends) as object, glossary: around }),
    ],
  ] as const;
  return files.flatMap(([file, text]) => {
    const target = path.join(siteDir, file);
    if (existsSync(target)) return [];
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    return [file];
  });
}
