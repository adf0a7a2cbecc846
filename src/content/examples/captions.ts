import { englishWords, wordsOfPage } from '../words.ts';
import type { Words } from '../words.ts';

/** Text in the caption of a code block besides the file name. */
export type Captions = Words['captions'];

/** Captions on English pages, which the replay of the pages parses. */
export const englishCaptions: Captions = englishWords.captions;

/** The captions in a page's language. */
export function captionsOf(file: string): Captions {
  return wordsOfPage(file).captions;
}

/**
 * A caption in a page's language.
 *
 * @param caption as in the page's source, in English
 * @param file path of the page
 */
export function translateCaption(caption: string, file: string): string {
  const [english, translated] =
    Object.entries(wordsOfPage(file).captionEnds).find(([end]) => caption.endsWith(end)) ?? [];
  return english === undefined || translated === undefined
    ? caption
    : caption.slice(0, -english.length) + translated;
}

/** True if a caption is just a file path: it has a dot or a slash, or is a name such as Makefile. */
export function isFilePath(caption: string): boolean {
  return /^[\w@.-]+(?:\/[\w@.()[\]-]+)*$/u.test(caption) && /[./]|file$/u.test(caption);
}
