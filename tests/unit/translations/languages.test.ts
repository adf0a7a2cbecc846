import { describe, expect, it } from 'vitest';
import { suggestedLanguage } from '../../../src/components/LanguageSuggestion/choice.ts';
import { findTerms, termFinder } from '../../../src/content/glossary/match.ts';
import { robotsFile, sitemapOfLanguage } from '../../../src/hosting/sitemap.ts';
import { builtLocales, locales, selectLocales } from '../../../src/site/locales.ts';
import { parseGlossary } from '../../../src/content/glossary/translated.ts';

describe('suggestedLanguage', () => {
  it.each([
    [['ko-KR', 'en'], 'en', 'ko'],
    [['zh-CN'], 'en', 'zh-CN'],
    [['zh'], 'ko', 'zh-CN'],
    [['zh-Hans-SG'], 'en', 'zh-CN'],
    [['en-GB'], 'ko', 'en'],
    [['fr', 'ko'], 'en', 'ko'],
    // The reader is where the browser wants to be.
    [['en-US', 'ko'], 'en', undefined],
    [['ko'], 'ko', undefined],
    // Traditional Chinese is another language to its readers.
    [['zh-TW'], 'en', undefined],
    [['zh-Hant-HK', 'ko'], 'en', 'ko'],
    [['fr', 'de'], 'en', undefined],
    [[], 'en', undefined],
  ] as const)('of %j on a page in %s is %s', (preferred, current, expected) => {
    expect(suggestedLanguage(preferred, builtLocales, current)).toBe(expected);
  });

  it('has its texts in every language', () => {
    for (const locale of builtLocales) {
      for (const text of Object.values(locales[locale].suggestion)) expect(text).toMatch(/\S/u);
    }
  });
});

describe('selectLocales', () => {
  it('takes all languages, or those of the variable in their order', () => {
    expect(selectLocales(undefined)).toEqual([...builtLocales]);
    expect(selectLocales(' ')).toEqual([...builtLocales]);
    expect(selectLocales('ko, en')).toEqual(['en', 'ko']);
  });

  it('names the variable, what is wrong and what may be', () => {
    expect(() => selectLocales('en,fr')).toThrow(/PORTAL_LOCALES names fr; .*en, zh-CN, ko/u);
    expect(() => selectLocales('ko')).toThrow(/PORTAL_LOCALES has to contain en/u);
  });
});

describe('the sitemap of a language', () => {
  const host = 'https://example.com';
  const languagesOf = (pathname: string) =>
    pathname === '/concepts/' ? (['en', 'ko'] as const) : (['en'] as const);

  it('lists the pages that can be read in it, with their other languages', () => {
    const items = [{ url: `${host}/ko/concepts/` }, { url: `${host}/ko/api/` }];
    const sitemap = sitemapOfLanguage(items, 'ko', host, languagesOf);
    expect(sitemap).toEqual([
      {
        url: `${host}/ko/concepts/`,
        links: [
          { lang: 'en', url: `${host}/concepts/` },
          { lang: locales.ko.htmlLang, url: `${host}/ko/concepts/` },
          { lang: 'x-default', url: `${host}/concepts/` },
        ],
      },
    ]);
  });

  it('lists all English pages', () => {
    const items = [{ url: `${host}/concepts/` }, { url: `${host}/api/` }];
    const sitemap = sitemapOfLanguage(items, 'en', host, languagesOf);
    expect(sitemap.map(({ url, links }) => [url, links.length])).toEqual([
      [`${host}/concepts/`, 3],
      [`${host}/api/`, 0],
    ]);
  });

  it('is named in robots.txt', () => {
    expect(robotsFile(host, ['en', 'ko'])).toContain(
      `Sitemap: ${host}/sitemap.xml\nSitemap: ${host}/ko/sitemap.xml\n`,
    );
  });
});

describe('the glossary of a language', () => {
  const json = (entry: object) =>
    JSON.stringify([
      {
        term: 'Module',
        translation: '모듈',
        forms: [],
        definition: '파일 하나입니다.',
        translatedFrom: 'old',
        ...entry,
      },
    ]);

  it('keeps the English term and notices a definition that has changed', () => {
    const [entry] = parseGlossary('glossary.json', json({}));
    expect(entry).toMatchObject({
      term: 'Module',
      name: '모듈',
      forms: ['모듈'],
      isOutdated: true,
    });
  });

  it('names an entry that is none', () => {
    expect(() => parseGlossary('glossary.json', json({ term: 'Nothing' }))).toThrow(
      /glossary\.json: "Nothing" isn't a term/u,
    );
    expect(() => parseGlossary('glossary.json', json({ definition: '' }))).toThrow(
      /glossary\.json: .*definition/su,
    );
  });

  it('finds Korean words with their particles', () => {
    const find = termFinder(parseGlossary('glossary.json', json({})), 'ko');
    expect(find('이 모듈은 작습니다', new Set()).map(({ words }) => words)).toEqual(['모듈']);
    expect(find('서브모듈은', new Set())).toEqual([]);
  });

  it('finds Chinese words without spaces, the longest first', () => {
    const entries = [
      { term: 'Module', definition: 'a', forms: ['模块'] },
      { term: 'Asset module', definition: 'b', forms: ['资源模块'] },
      { term: 'Package', definition: 'c', forms: ['包'] },
    ];
    const find = termFinder(entries, 'zh-CN');
    const words = (text: string) => find(text, new Set()).map(({ words: found }) => found);
    expect(words('一个资源模块和一个模块')).toEqual(['资源模块', '模块']);
    expect(words('打包')).toEqual([]);
  });

  it('leaves English pages to the English glossary', () => {
    expect(findTerms('模块 module', new Set()).map(({ words }) => words)).toEqual(['module']);
  });
});
