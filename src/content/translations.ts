import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { builtLocales, defaultLocale, locales } from '../site/locales.ts';
import type { Locale } from '../site/locales.ts';
import { scripts } from '../site/scripts.ts';

/** The front matter key of a translation that identifies the content it was made from. */
export const translatedFromKey = 'translated_from';

/** A language into which pages are translated. */
export type TranslatedLocale = Exclude<Locale, typeof defaultLocale>;

export const translatedLocales = builtLocales.filter(
  (locale): locale is TranslatedLocale => locale !== defaultLocale,
);

/** Letters that occur in texts of a language but not in English ones. */
export function ownLetters(locale: TranslatedLocale): RegExp {
  return scripts[locales[locale].script].letters;
}

/** Folders of English text, and where Docusaurus looks for their translations. */
const folders = [
  { source: 'docs', translation: 'docusaurus-plugin-content-docs/current' },
  { source: 'blog', translation: 'docusaurus-plugin-content-blog' },
] as const;

/**
 * Path of a page's translation, relative to the site.
 *
 * @param source English page, such as `docs/concepts/loaders.mdx`
 * @throws Error if the file isn't a page of `docs/` or `blog/`
 */
export function translationFile(source: string, locale: TranslatedLocale): string {
  const folder = folders.find((candidate) => source.startsWith(`${candidate.source}/`));
  if (folder === undefined) {
    throw new Error(`${source}: only pages of docs/ and blog/ have translations`);
  }
  const rest = source.slice(folder.source.length + 1);
  return path.posix.join('i18n', locale, folder.translation, rest);
}

/** A translated page and its English original, relative to the site. */
export interface TranslatedPage {
  readonly locale: TranslatedLocale;
  readonly file: string;
  readonly source: string;
}

/** The page that a file in `i18n/` translates; undefined for files that aren't pages. */
export function translatedPage(file: string): TranslatedPage | undefined {
  const [root, name, ...rest] = file.split('/');
  const locale = translatedLocales.find((candidate) => candidate === name);
  if (root !== 'i18n' || locale === undefined || !/\.mdx?$/u.test(file)) return undefined;
  const below = rest.join('/');
  const folder = folders.find(({ translation }) => below.startsWith(`${translation}/`));
  if (folder === undefined) return undefined;
  const source = path.posix.join(folder.source, below.slice(folder.translation.length + 1));
  return { locale, file, source };
}

/** All translated pages of a language, sorted by file. */
export function listTranslatedPages(siteDir: string, locale: TranslatedLocale): TranslatedPage[] {
  const dir = path.join(siteDir, 'i18n', locale);
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('i18n', locale, file.split(path.sep).join('/')))
    .sort()
    .flatMap((file) => translatedPage(file) ?? []);
}

/**
 * Identifies the content of an English page. It is git's object id of the content, so `git log --find-object` finds the
 * commit, and the changes since can be shown.
 *
 * @param content text of the file
 * @returns 40 hexadecimal digits
 */
export function contentHash(content: string): string {
  const bytes = Buffer.from(content.replaceAll('\r\n', '\n'), 'utf8');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The hash of a file's content; see `contentHash`. */
export function fileHash(file: string): string {
  return contentHash(readFileSync(file, 'utf8'));
}
