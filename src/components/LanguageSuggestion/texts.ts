import type { Locale } from '../../site/locales.ts';

interface SuggestionTexts {
  readonly label: string;
  readonly link: string;
  readonly keep: string;
}

/** The offer is in the language that it offers, not in that of the page, so these texts are in every build. */
export const suggestionTexts: Readonly<Record<Locale, SuggestionTexts>> = {
  en: {
    label: 'Language',
    link: 'Read this page in English',
    keep: 'No, thanks',
  },
  'zh-CN': {
    label: '语言',
    link: '阅读本页的简体中文版',
    keep: '不用了',
  },
  ko: {
    label: '언어',
    link: '이 페이지를 한국어로 읽기',
    keep: '괜찮습니다',
  },
};
