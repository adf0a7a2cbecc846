import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../lib/parse-json.ts';
import type { TranslatedLocale } from '../content/translations.ts';

const termSchema = z.strictObject({
  /** The English word, in the singular and in lower case unless it is a name. */
  term: z.string().min(1),
  /** The one translation that pages use. */
  translation: z.string().min(1),
  /** Inflected or shortened forms of the translation. */
  also: z.array(z.string().min(1)).optional(),
  /** Other translations in circulation, which pages do not use. */
  avoid: z.array(z.string().min(1)).optional(),
  /** Translations of other terms, which pages do not use for this one. */
  confused: z.array(z.string().min(1)).optional(),
});

/** How one English term is translated. */
export type Term = z.infer<typeof termSchema>;

/** The file, relative to the site, that lists the terms of a language. */
export function termsFile(locale: TranslatedLocale): string {
  return path.posix.join('i18n', locale, 'terms.json');
}

/**
 * Parses the terms of a language.
 *
 * @param file name for messages
 * @throws Error naming the file and the entry that is wrong or there twice
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
