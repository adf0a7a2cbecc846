import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Dictionary } from '../../search/translate.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { TranslatedLocale } from '../../content/translations.ts';
import { readGlossary } from '../../content/glossary/translated.ts';
import { readTerms } from '../../translations/terms.ts';

const folder = 'src/search/dictionaries';

/**
 * Words of the language, each with English words; an empty list for particles and other words that are useless for
 * searching.
 */
const schema = z.record(z.string().min(1), z.array(z.string()));

function readWords(siteDir: string, locale: TranslatedLocale): Record<string, string[]> {
  const file = `${folder}/${locale}.json`;
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return {};
  return parseJson(readFileSync(absolute, 'utf8'), schema, file);
}

/**
 * English translations of a language's words: from its dictionary, and for all other words from the terms and the
 * glossary of its translation, including the forms that pages avoid, since readers use those too.
 *
 * @param siteDir project root
 * @throws Error that names the file and the invalid value
 */
export function readDictionary(siteDir: string, locale: TranslatedLocale): Dictionary {
  const words = readWords(siteDir, locale);
  const isNew = (word: string): boolean => !(word in words) && /[^\p{ASCII}]/u.test(word);
  const ofTerms = readTerms(siteDir, locale).flatMap(
    ({ term, translation, also = [], avoid = [] }) =>
      [translation, ...also, ...avoid].map((word) => [word, term] as const),
  );
  const ofGlossary = readGlossary(siteDir, locale).flatMap(({ term, forms = [] }) =>
    forms.map((word) => [word, term.toLowerCase()] as const),
  );
  return [
    ...Object.entries(words).map(([word, english]) => [word, ...english] as const),
    ...[...ofTerms, ...ofGlossary].filter(([word]) => isNew(word)),
  ];
}
