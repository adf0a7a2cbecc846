import type { Locale } from '../../site/locales.ts';

/** Local-storage key of the language that a reader has chosen, or kept when another was offered. */
export const languageKey = 'language';

/** Keeps the reader's choice; where storage is forbidden, another language is offered again. */
export function rememberLanguage(locale: Locale): void {
  try {
    window.localStorage.setItem(languageKey, locale);
  } catch {
    // Nothing is lost but a convenience.
  }
}

/** Whether the reader has chosen a language before; storage that is forbidden counts as no choice. */
export function hasChosenLanguage(): boolean {
  try {
    return window.localStorage.getItem(languageKey) !== null;
  } catch {
    return false;
  }
}

/** Scripts and regions that write Chinese in traditional characters. */
const traditional = /^zh-(?:hant|tw|hk|mo)\b/iu;

/** The language of the site that serves a reader of `tag`, a language tag such as `zh-Hans-CN`. */
function localeFor(tag: string, available: readonly Locale[]): Locale | undefined {
  if (traditional.test(tag)) return undefined;
  const [language] = tag.toLowerCase().split('-');
  return available.find((locale) => locale.toLowerCase().split('-')[0] === language);
}

/**
 * The language to offer: the first that the reader's browser asks for and the site has, unless it is the one in
 * front of the reader.
 *
 * @param preferred language tags in the order of the browser's settings
 */
export function suggestedLanguage(
  preferred: readonly string[],
  available: readonly Locale[],
  current: Locale,
): Locale | undefined {
  for (const tag of preferred) {
    const locale = localeFor(tag, available);
    if (locale !== undefined) return locale === current ? undefined : locale;
  }
  return undefined;
}
