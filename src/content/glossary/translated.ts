import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { glossary } from '../../site/glossary.ts';
import type { GlossaryEntry } from '../../site/glossary.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { TranslatedLocale } from '../translations.ts';

const schema = z.array(
  z.strictObject({
    /** The term in the English glossary. */
    term: z.string().min(1),
    translation: z.string().min(1),
    /** Other forms with the same meaning in running text. */
    forms: z.array(z.string().min(1)),
    definition: z.string().min(1),
    /** The English definition that was translated. */
    translatedFrom: z.string().min(1),
  }),
);

type TranslatedEntry = z.infer<typeof schema>[number];

/** A term of the glossary in another language. */
export interface LocalizedEntry extends GlossaryEntry {
  /** The term in the page's language. */
  readonly name: string;
  /** The English definition that was translated. */
  readonly translatedFrom: string;
  /** True if the English definition has changed since. */
  readonly isOutdated: boolean;
}

/** Path, relative to the site, of a language's glossary. */
export function glossaryFile(locale: TranslatedLocale): string {
  return path.posix.join('i18n', locale, 'glossary.json');
}

function localized(entry: GlossaryEntry, translated: TranslatedEntry): LocalizedEntry {
  return {
    ...entry,
    name: translated.translation,
    forms: [translated.translation, ...translated.forms],
    definition: translated.definition,
    translatedFrom: translated.translatedFrom,
    isOutdated: translated.translatedFrom !== entry.definition,
  };
}

/**
 * The glossary of a language, in the order of the English one; terms without a translation are left out.
 *
 * @throws Error that names the file and the entry that is invalid or missing from the English glossary
 */
export function parseGlossary(file: string, json: string): LocalizedEntry[] {
  const entries = parseJson(json, schema, file);
  const translated = new Map(entries.map((entry) => [entry.term, entry]));
  const english = new Set(glossary.map(({ term }) => term));
  for (const term of translated.keys()) {
    if (!english.has(term)) {
      throw new Error(
        `${file}: "${term}" isn't a term in src/site/glossary.ts; rename or remove it`,
      );
    }
  }
  return glossary.flatMap((entry) => {
    const other = translated.get(entry.term);
    return other === undefined ? [] : [localized(entry, other)];
  });
}

/** Reads the glossary of a language; see `parseGlossary`. */
export function readGlossary(siteDir: string, locale: TranslatedLocale): LocalizedEntry[] {
  const file = glossaryFile(locale);
  return parseGlossary(file, readFileSync(path.join(siteDir, file), 'utf8'));
}
