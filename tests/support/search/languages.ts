import type { Locale } from '../../../src/site/locales.ts';

/** A query and the page that answers it, without the base of the language. */
interface LanguageCase {
  readonly query: string;
  readonly page: string;
}

/** What readers type in their language about pages of which the translation comes first. */
export const languageCases: Readonly<Record<Locale, readonly LanguageCase[]>> = {
  en: [
    { query: 'code splitting', page: '/guides/code-splitting/' },
    { query: 'getting started', page: '/guides/getting-started/' },
  ],
  'zh-CN': [
    { query: '代码分割', page: '/guides/code-splitting/' },
    { query: '代码分离', page: '/guides/code-splitting/' },
    { query: '缓存', page: '/guides/caching/' },
    { query: '懒加载', page: '/guides/lazy-loading/' },
    { query: '模块热替换', page: '/guides/hot-module-replacement/' },
    { query: '开发环境', page: '/guides/development/' },
    { query: '生产环境', page: '/guides/production/' },
  ],
  ko: [
    { query: '코드 스플리팅', page: '/guides/code-splitting/' },
    { query: '코드분할', page: '/guides/code-splitting/' },
    { query: '캐싱', page: '/guides/caching/' },
    { query: '지연 로딩', page: '/guides/lazy-loading/' },
    { query: '핫 모듈 교체', page: '/guides/hot-module-replacement/' },
    { query: '개발 환경', page: '/guides/development/' },
    { query: '프로덕션', page: '/guides/production/' },
  ],
};
