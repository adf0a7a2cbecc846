import path from 'node:path';

/** What the caption of a code block says besides the name of a file. */
export interface Captions {
  /** Above what a command has printed. */
  readonly output: string;
  /** After the name of a file of which the block shows a part. */
  readonly excerpt: string;
  /** After the name of a file that the reader isn't meant to write. */
  readonly example: string;
}

/** Captions on English pages; the replay of the pages reads them. */
export const englishCaptions: Captions = {
  output: 'Output',
  excerpt: 'excerpt',
  example: 'example',
};

const translated: Readonly<Record<string, Captions>> = {
  'zh-CN': { output: '输出', excerpt: '节选', example: '示例' },
  ko: { output: '출력', excerpt: '일부', example: '예시' },
};

/** The captions in the language of a page, which the folder of its file tells. */
export function captionsOf(file: string): Captions {
  const [, locale] = /(?:^|\/)i18n\/([^/]+)\//u.exec(file.split(path.sep).join('/')) ?? [];
  return (locale === undefined ? undefined : translated[locale]) ?? englishCaptions;
}

/** Whether a caption is the path of a file and nothing else. */
export function isFilePath(caption: string): boolean {
  return /^[\w@.-]+(?:\/[\w@.()[\]-]+)*$/u.test(caption) && /[./]/u.test(caption);
}
