import type { Script } from './scripts.ts';

/** What the site has to know about a language. Everything else about it is in the files of `i18n/<language>/`. */
export interface Language {
  /** Its name in the language itself. */
  readonly label: string;
  /** Value of the `lang` attribute. */
  readonly htmlLang: string;
  readonly script: Script;
  /** A day, as `Intl.DateTimeFormat` writes it with numeric day and year; `{month}` is a number, `{name}` a name. */
  readonly day: string;
  /** Names of the months, separated by spaces, if `day` contains `{name}`. */
  readonly months?: { readonly short: string; readonly long: string };
  /** Suggests the language to readers of another one, in the language itself. */
  readonly suggestion: { readonly label: string; readonly link: string; readonly keep: string };
  /** Site that publishes the language, which the menu links to if the language isn't built. */
  readonly publicSite?: string;
}

/** The languages of the portal. To add one, add an entry here and its files: see docs/contribute/translations.mdx. */
const languages = {
  en: {
    label: 'English',
    htmlLang: 'en',
    script: 'Latin',
    day: '{name} {day}, {year}',
    months: {
      short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
      long: 'January February March April May June July August September October November December',
    },
    suggestion: { label: 'Language', link: 'Read this page in English', keep: 'No, thanks' },
    publicSite: 'https://webpack.js.org',
  },
  'zh-CN': {
    label: '中文',
    htmlLang: 'zh-Hans-CN',
    script: 'Han',
    day: '{year}年{month}月{day}日',
    suggestion: { label: '语言', link: '阅读本页的简体中文版', keep: '不用了' },
    publicSite: 'https://webpack.docschina.org',
  },
  ko: {
    label: '한국어',
    htmlLang: 'ko',
    script: 'Hangul',
    day: '{year}년 {month}월 {day}일',
    suggestion: { label: '언어', link: '이 페이지를 한국어로 읽기', keep: '괜찮습니다' },
    publicSite: 'https://webpack.kr',
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

export const defaultLocale = 'en' satisfies Locale;

/** All languages of a full build, English first. */
export const builtLocales = Object.keys(languages) as readonly Locale[];

/**
 * The languages by name, each in its own folder below English. Docusaurus would choose the same folders, except when it
 * builds a single language.
 */
export const locales = Object.fromEntries(
  builtLocales.map((name) => [
    name,
    { ...languages[name], baseUrl: name === defaultLocale ? '/' : `/${name}/` },
  ]),
) as Readonly<Record<Locale, Language & { readonly baseUrl: string }>>;

/** The part of `locales` that is passed to Docusaurus. */
export const localeConfigs = Object.fromEntries(
  Object.entries(locales).map(([name, { label, htmlLang, baseUrl }]) => [
    name,
    { label, htmlLang, baseUrl },
  ]),
);

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
