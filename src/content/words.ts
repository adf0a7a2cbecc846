import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../lib/parse-json.ts';

const schema = z.strictObject({
  /** What captions of code blocks say besides the names of files. */
  captions: z.strictObject({
    /** Above what a command has printed. */
    output: z.string().min(1),
    /** After the name of a file of which the block shows a part. */
    excerpt: z.string().min(1),
    /** After the name of a file that the reader isn't meant to write. */
    example: z.string().min(1),
  }),
  /**
   * Words with which English captions end, and what replaces them. Samples are the same in every language, so the
   * sources of pages have these words in English.
   */
  captionEnds: z.record(z.string().min(1), z.string().min(1)),
  /** Around the link from a term to the page that goes into depth. */
  glossary: z.strictObject({ see: z.string(), end: z.string() }),
});

/** The few words that the build itself writes into pages. */
export type Words = z.infer<typeof schema>;

export const englishWords: Words = {
  captions: { output: 'Output', excerpt: 'excerpt', example: 'example' },
  captionEnds: {},
  glossary: { see: ' See ', end: '.' },
};

/** The file, relative to the site, with the words of a language. */
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
 * The words in the language of a page.
 *
 * @param page path of the page; its folder names the language
 * @param siteDir root of the site, the working directory by default
 * @throws Error naming the file of the words and the key that is wrong or missing
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
