import { generatedPagesDir } from './pathname.ts';
import { defaultLocale } from '../site/locales.ts';
import type { Locale } from '../site/locales.ts';

/** What the build adds to the front matter of pages; see `src/content/translation-facts.ts`. */
export interface TranslationFacts {
  /** Languages in which the page can be read beside English. */
  readonly translations?: readonly Locale[];
  /** Where to see what has changed since the translation; only where the English page has changed. */
  readonly changes?: string;
}

/** What a page knows of itself. */
export interface PageFacts {
  /** Path of its file, which begins with `@site/`. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/**
 * In which language a page comes, seen from the language of the site around it:
 * - `own`: written or translated;
 * - `outdated`: translated, but the English page has changed since;
 * - `english`: not translated;
 * - `package`: made from the README of a package, which is English.
 */
export type PageState = 'own' | 'outdated' | 'english' | 'package';

export interface PageLanguage {
  readonly state: PageState;
  /** Language of the text. */
  readonly locale: Locale;
  /** Languages in which the page can be read. */
  readonly available: readonly Locale[];
  /** Where to see what has changed since the translation, if it is older than the English page. */
  readonly changes: string | undefined;
}

/**
 * Says in which language a page comes.
 *
 * @param current language of the site
 */
export function pageLanguage({ source, frontMatter }: PageFacts, current: Locale): PageLanguage {
  const { translations = [], changes } = frontMatter as TranslationFacts;
  const available: readonly Locale[] = [defaultLocale, ...translations];
  if (current === defaultLocale || source.startsWith(`@site/i18n/${current}/`)) {
    const state = changes === undefined ? 'own' : 'outdated';
    return { state, locale: current, available, changes };
  }
  const state = source.startsWith(`@site/${generatedPagesDir}/`) ? 'package' : 'english';
  return { state, locale: defaultLocale, available, changes: undefined };
}

/**
 * Whether a page is in the language that is being built. Only for the build, where Docusaurus keeps the language in
 * the environment.
 *
 * @param source path of the file, which begins with `@site/`
 */
export function isInLanguageOfSite(source: string): boolean {
  const current = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale;
  return current === defaultLocale || source.startsWith(`@site/i18n/${current}/`);
}
