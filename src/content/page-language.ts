import { generatedPagesDir } from './pathname.ts';
import { defaultLocale } from '../site/locales.ts';
import type { Locale } from '../site/locales.ts';

/** What the build adds to the front matter of pages; see `src/content/translation-facts.ts`. */
export interface TranslationFacts {
  /** Languages other than English in which the page is available. */
  readonly translations?: readonly Locale[];
  /** URL of the changes since the translation; only if the English page has changed. */
  readonly changes?: string;
}

/** Metadata of a page. */
export interface PageFacts {
  /** Path of its file, which begins with `@site/`. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/**
 * The language of a page, relative to the language of the site around it:
 * - `own`: written in it or translated;
 * - `outdated`: translated, but the English page has changed since;
 * - `english`: not translated;
 * - `package`: generated from a package's README, which is in English.
 */
export type PageState = 'own' | 'outdated' | 'english' | 'package';

export interface PageLanguage {
  readonly state: PageState;
  /** Language of the text. */
  readonly locale: Locale;
  /** Languages in which the page is available. */
  readonly available: readonly Locale[];
  /** URL of the changes since the translation, if the translation is older than the English page. */
  readonly changes: string | undefined;
}

/**
 * Returns the language of a page.
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
 * True if a page is in the language that is being built. Only works during a build, when Docusaurus has the language in
 * the environment.
 *
 * @param source path of the file, which begins with `@site/`
 */
export function isInLanguageOfSite(source: string): boolean {
  const current = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale;
  return current === defaultLocale || source.startsWith(`@site/i18n/${current}/`);
}
