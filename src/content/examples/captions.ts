import { englishWords, wordsOfPage } from '../words.ts';
import type { Words } from '../words.ts';

/** What the caption of a code block says besides the name of a file. */
export type Captions = Words['captions'];

/** Captions on English pages; the replay of the pages reads them. */
export const englishCaptions: Captions = englishWords.captions;

/** The captions in the language of a page. */
export function captionsOf(file: string): Captions {
  return wordsOfPage(file).captions;
}

/**
 * A caption in the language of a page.
 *
 * @param caption as it is in the source of the page, in English
 * @param file path of the page
 */
export function translateCaption(caption: string, file: string): string {
  const [english, translated] =
    Object.entries(wordsOfPage(file).captionEnds).find(([end]) => caption.endsWith(end)) ?? [];
  return english === undefined || translated === undefined
    ? caption
    : caption.slice(0, -english.length) + translated;
}

/** Whether a caption is the path of a file and nothing else: it has a dot or a slash, or is a name such as Makefile. */
export function isFilePath(caption: string): boolean {
  return /^[\w@.-]+(?:\/[\w@.()[\]-]+)*$/u.test(caption) && /[./]|file$/u.test(caption);
}
