import type { Locale } from '../../site/locales.ts';

/** Local-storage key of the language that a reader has chosen, or kept when another one was suggested. */
export const languageKey = 'language';

/** Stores the reader's choice; without storage, the suggestion appears again. */
export function rememberLanguage(locale: Locale): void {
  try {
    window.localStorage.setItem(languageKey, locale);
  } catch {
    // Only a convenience is lost.
  }
}

/** True if the reader has chosen a language before; unavailable storage counts as no choice. */
export function hasChosenLanguage(): boolean {
  try {
    return window.localStorage.getItem(languageKey) !== null;
  } catch {
    return false;
  }
}

/** Script and region tags of Traditional Chinese. */
const traditional = /^zh-(?:hant|tw|hk|mo)\b/iu;

/** The site's language for a language tag such as `zh-Hans-CN`. */
function localeFor(tag: string, available: readonly Locale[]): Locale | undefined {
  if (traditional.test(tag)) return undefined;
  const [language] = tag.toLowerCase().split('-');
  return available.find((locale) => locale.toLowerCase().split('-')[0] === language);
}

/**
 * The language to suggest: the first of the browser's languages that the site has, unless it is the current one.
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
