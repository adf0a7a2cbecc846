import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../lib/parse-json.ts';
import type { TranslatedLocale } from '../content/translations.ts';

const termSchema = z.strictObject({
  /** The English word, in the singular and in lower case unless it is a name. */
  term: z.string().min(1),
  /** The only translation that pages use. */
  translation: z.string().min(1),
  /** Inflected or shortened forms of the translation. */
  also: z.array(z.string().min(1)).optional(),
  /** Other common translations, which pages don't use. */
  avoid: z.array(z.string().min(1)).optional(),
  /** Translations of other terms, which pages don't use for this one. */
  confused: z.array(z.string().min(1)).optional(),
});

/** The translation of one English term. */
export type Term = z.infer<typeof termSchema>;

/** Path, relative to the site, of a language's list of terms. */
export function termsFile(locale: TranslatedLocale): string {
  return path.posix.join('i18n', locale, 'terms.json');
}

/**
 * Parses the terms of a language.
 *
 * @param file name for messages
 * @throws Error that names the file and the invalid or duplicated entry
 */
export function parseTerms(file: string, json: string): Term[] {
  const terms = parseJson(json, z.array(termSchema), file);
  const seen = new Map<string, string>();
  for (const { term, translation, avoid = [], confused = [] } of terms) {
    const known = seen.get(term.toLowerCase());
    if (known !== undefined) {
      throw new Error(`${file}: "${term}" is listed twice, as ${known} and ${translation}`);
    }
    seen.set(term.toLowerCase(), translation);
    if (avoid.includes(translation) || confused.includes(translation)) {
      throw new Error(`${file}: the translation of "${term}" is also among those to avoid`);
    }
  }
  return terms;
}

/** Reads the terms of a language; see `parseTerms`. */
export function readTerms(siteDir: string, locale: TranslatedLocale): Term[] {
  const file = termsFile(locale);
  return parseTerms(file, readFileSync(path.join(siteDir, file), 'utf8'));
}
