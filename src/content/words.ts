import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../lib/parse-json.ts';

const schema = z.strictObject({
  /** Text in captions of code blocks besides file names. */
  captions: z.strictObject({
    /** Caption of a command's output. */
    output: z.string().min(1),
    /** Appended to a file name if the block shows only a part of the file. */
    excerpt: z.string().min(1),
    /** Appended to the name of a file that the reader isn't meant to write. */
    example: z.string().min(1),
  }),
  /**
   * Endings of English captions and their translations. Samples are the same in every language, so the sources of pages
   * have these words in English.
   */
  captionEnds: z.record(z.string().min(1), z.string().min(1)),
  /** Text around the link from a term to the page with more details. */
  glossary: z.strictObject({ see: z.string(), end: z.string() }),
});

/** The few words that the build itself writes into pages. */
export type Words = z.infer<typeof schema>;

export const englishWords: Words = {
  captions: { output: 'Output', excerpt: 'excerpt', example: 'example' },
  captionEnds: {},
  glossary: { see: ' See ', end: '.' },
};

/** Path, relative to the site, of the file with a language's words. */
export function wordsFile(locale: string): string {
  return path.posix.join('i18n', locale, 'words.json');
}

/** Reads the words of a language; see `wordsOfPage`. */
export function readWords(siteDir: string, locale: string): Words {
  const file = wordsFile(locale);
  return parseJson(readFileSync(path.join(siteDir, file), 'utf8'), schema, file);
}

const known = new Map<string, Words>();

/**
 * The words in a page's language.
 *
 * @param page path of the page, whose folder determines the language
 * @param siteDir root of the site; defaults to the working directory
 * @throws Error that names the words file and the key that is invalid or missing
 */
export function wordsOfPage(page: string, siteDir = '.'): Words {
  const locale = /(?:^|\/)i18n\/([^/]+)\//u.exec(page.split(path.sep).join('/'))?.[1];
  if (locale === undefined) return englishWords;
  const file = path.resolve(siteDir, wordsFile(locale));
  let words = known.get(file);
  if (words === undefined) {
    words = readWords(siteDir, locale);
    known.set(file, words);
  }
  return words;
}
