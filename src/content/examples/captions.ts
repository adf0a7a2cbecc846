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

/** Language of a translated page, which the folder of its file tells. */
function localeOf(file: string): string | undefined {
  return /(?:^|\/)i18n\/([^/]+)\//u.exec(file.split(path.sep).join('/'))?.[1];
}

/** The captions in the language of a page. */
export function captionsOf(file: string): Captions {
  const locale = localeOf(file);
  return (locale === undefined ? undefined : translated[locale]) ?? englishCaptions;
}

/**
 * Words with which captions end, by language. Samples are the same in every language, so the sources of pages have
 * these words in English.
 */
const phrases: Readonly<
  Record<string, readonly (readonly [english: string, translated: string])[]>
> = {
  'zh-CN': [
    ['In your project', '在你的项目中'],
    ['For example', '例如'],
    ['New in dist', 'dist 中的新文件'],
    [', after the change', '，改动之后'],
    ['(example)', '(示例)'],
  ],
  ko: [
    ['In your project', '내 프로젝트에서'],
    ['For example', '예를 들면'],
    ['New in dist', 'dist에 새로 생긴 파일'],
    [', after the change', ', 바꾼 뒤'],
    ['(example)', '(예시)'],
  ],
};

/**
 * A caption in the language of a page.
 *
 * @param caption as it is in the source of the page, in English
 * @param file path of the page
 */
export function translateCaption(caption: string, file: string): string {
  const locale = localeOf(file);
  const [english, translated] =
    phrases[locale ?? '']?.find(([phrase]) => caption.endsWith(phrase)) ?? [];
  return english === undefined || translated === undefined
    ? caption
    : caption.slice(0, -english.length) + translated;
}

/** Whether a caption is the path of a file and nothing else: it has a dot or a slash, or is a name such as Makefile. */
export function isFilePath(caption: string): boolean {
  return /^[\w@.-]+(?:\/[\w@.()[\]-]+)*$/u.test(caption) && /[./]|file$/u.test(caption);
}
