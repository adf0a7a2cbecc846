/** The languages of the portal. A language is built once it is listed in `builtLocales`. */
export const locales = {
  en: { label: 'English', htmlLang: 'en' },
  'zh-CN': { label: '中文', htmlLang: 'zh-Hans-CN' },
  ko: { label: '한국어', htmlLang: 'ko' },
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale = 'en' satisfies Locale;

/** Only languages with translated pages are built: an untranslated copy of the site helps nobody. */
export const builtLocales: readonly Locale[] = ['en', 'zh-CN', 'ko'];

/** Sites that publish each language to readers: where the language menu leads for a language that is not built. */
export const publicSites: Readonly<Record<Locale, string>> = {
  en: 'https://webpack.js.org',
  'zh-CN': 'https://webpack.docschina.org',
  ko: 'https://webpack.kr',
};
