import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../src/site/locales.ts';
import { translatedLocales } from '../../../src/content/translations.ts';

/** A query and the page that answers it, without the language's base URL. */
interface LanguageCase {
  readonly query: string;
  readonly page: string;
}

/** A query, and the pages or headings of which any answers it. */
export type LanguageRow = readonly [query: string, answers: readonly string[]];

/** The sets used during development, and the held-out sets; see the README next to the files. */
export type LanguageSet = 'work' | 'sections' | 'blind' | 'headings' | 'mixed';

function fileOf(locale: Locale, set: LanguageSet): string {
  return path.resolve('tests/support/search/languages', `${locale}.${set}.json`);
}

/** Languages that have queries; a new one may have none yet. */
export const languagesWithQueries = translatedLocales.filter((locale) =>
  existsSync(fileOf(locale, 'blind')),
);

/** Queries in a language; English only has those of `sections`. */
export function languageRows(locale: Locale, set: LanguageSet): LanguageRow[] {
  const file = fileOf(locale, set);
  return JSON.parse(readFileSync(file, 'utf8')) as LanguageRow[];
}

/**
 * What readers type in their language: words of the translation, others that it avoids, and tasks whose page may still
 * be in English. Their pages must be among the first three results.
 */
export const languageCases: Readonly<Partial<Record<Locale, readonly LanguageCase[]>>> = {
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
    { query: '代理', page: '/configuration/dev-server/' },
    { query: '怎么配置代理', page: '/configuration/dev-server/' },
    { query: '跨域', page: '/configuration/dev-server/' },
    { query: '路径别名', page: '/configuration/resolve/' },
    { query: '动态链接库', page: '/plugins/dll-plugin/' },
    { query: '最小化', page: '/configuration/optimization/' },
    { query: '如何编写 loader', page: '/contribute/writing-a-loader/' },
    { query: '入口起点', page: '/concepts/entry-points/' },
    { query: 'sourcemap 怎么关闭', page: '/configuration/devtool/' },
    { query: '去掉 console', page: '/configuration/optimization/' },
    { query: '反向代理', page: '/configuration/dev-server/' },
    { query: '图片转 base64', page: '/guides/asset-modules/' },
    { query: '升级后报错', page: '/migrate/5/' },
    { query: '内存不足', page: '/guides/troubleshooting/' },
  ],
  ko: [
    { query: '코드 스플리팅', page: '/guides/code-splitting/' },
    { query: '코드분할', page: '/guides/code-splitting/' },
    { query: '캐싱', page: '/guides/caching/' },
    { query: '지연 로딩', page: '/guides/lazy-loading/' },
    { query: '핫 모듈 교체', page: '/guides/hot-module-replacement/' },
    { query: '개발 환경', page: '/guides/development/' },
    { query: '프로덕션', page: '/guides/production/' },
    { query: '프록시', page: '/configuration/dev-server/' },
    { query: '애셋', page: '/guides/asset-modules/' },
    { query: '애셋 모듈', page: '/guides/asset-modules/' },
    { query: '퍼블릭 패스', page: '/guides/public-path/' },
    { query: '난독화', page: '/configuration/optimization/' },
    { query: '최소화', page: '/configuration/optimization/' },
    { query: '소스맵 끄기', page: '/configuration/devtool/' },
    { query: '로더 작성', page: '/contribute/writing-a-loader/' },
    { query: '플러그인 작성법', page: '/contribute/writing-a-plugin/' },
    { query: 'console 제거', page: '/plugins/minimizer-webpack-plugin/' },
    { query: '포트 변경', page: '/configuration/dev-server/' },
    { query: '라이브러리 배포', page: '/guides/author-libraries/' },
    { query: '빌드 완료 후 실행', page: '/api/compiler-hooks/' },
  ],
};
