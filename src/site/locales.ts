/**
 * The languages of the portal, each in a folder of its own below English. Docusaurus would work out the same folders,
 * but not when it builds a single language.
 */
export const locales = {
  en: { label: 'English', htmlLang: 'en', baseUrl: '/' },
  'zh-CN': { label: '中文', htmlLang: 'zh-Hans-CN', baseUrl: '/zh-CN/' },
  ko: { label: '한국어', htmlLang: 'ko', baseUrl: '/ko/' },
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale = 'en' satisfies Locale;

/** All languages that are built. */
export const builtLocales: readonly Locale[] = ['en', 'zh-CN', 'ko'];

/**
 * The languages of one build: all, or those of the environment variable `PORTAL_LOCALES`, separated by commas.
 *
 * @throws Error that names the variable and the language it does not know, or says that English is missing
 */
export function selectLocales(variable: string | undefined): Locale[] {
  if (variable === undefined || variable.trim() === '') return [...builtLocales];
  const names = variable.split(',').map((name) => name.trim());
  const selected = builtLocales.filter((locale) => names.includes(locale));
  const unknown = names.filter((name) => !builtLocales.some((locale) => locale === name));
  if (unknown.length > 0) {
    throw new Error(
      `The environment variable PORTAL_LOCALES names ${unknown.join(', ')}; the languages are ${builtLocales.join(', ')}`,
    );
  }
  if (!selected.includes(defaultLocale)) {
    throw new Error(
      `The environment variable PORTAL_LOCALES has to contain ${defaultLocale}: the other languages are below it`,
    );
  }
  return selected;
}

/** Sites that publish each language to readers: where the language menu leads for a language that is not built. */
export const publicSites: Readonly<Record<Locale, string>> = {
  en: 'https://webpack.js.org',
  'zh-CN': 'https://webpack.docschina.org',
  ko: 'https://webpack.kr',
};
