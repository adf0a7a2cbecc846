import { describe, expect, it } from 'vitest';
import { readDictionary } from '../../../src/plugins/search-index/dictionary.ts';
import { SearchEngine } from '../../../src/search/engine.ts';
import { makeIndexFile } from '../../../src/search/index-file.ts';
import type { IndexFile } from '../../../src/search/index-file.ts';
import { makeRecords } from '../../../src/plugins/search-index/records.ts';
import { translator } from '../../../src/search/translate.ts';
import type { Dictionary } from '../../../src/search/translate.ts';
import { translatedLocales } from '../../../src/content/translations.ts';
import { readTerms } from '../../../src/translations/terms.ts';
import { page } from './site.ts';

const dictionary: Dictionary = [
  ['怎么', 'how to'],
  ['配置', 'configure', 'configuration'],
  ['代理', 'proxy'],
  ['코드 스플리팅', 'code splitting'],
  ['코드', 'code'],
  ['를'],
  ['ts', 'typescript'],
  ['파일', 'file', ''],
];

describe('a query in another language', () => {
  const translate = translator(dictionary);

  it('is cut into the longest words, whatever the spaces', () => {
    expect(translate('怎么配置代理').texts).toEqual([
      'how to configure proxy',
      'how to configuration proxy',
    ]);
    expect(translate('코드스플리팅').texts).toEqual(['code splitting']);
    expect(translate('코드 스플리팅').texts).toEqual(['code splitting']);
  });

  it('loses particles and unknown words, and keeps names', () => {
    expect(translate('코드를 splitChunks 나누기').texts).toEqual(['code splitChunks']);
    expect(translate('코드를').rest).toBe('코드');
    expect(translate('css 파일').texts).toEqual(['css file', 'css']);
  });

  it('has Latin words of the dictionary as whole words alone', () => {
    expect(translate('ts 配置').texts[0]).toBe('typescript configure');
    expect(translate('tsx 配置').texts[0]).toBe('tsx configure');
  });

  it('without a word of the dictionary stays as it is', () => {
    expect(translate('output.publicPath')).toEqual({ texts: [], rest: 'output.publicPath' });
  });
});

describe('an index with a dictionary', () => {
  const pages = [
    page('/configuration/dev-server/', 'DevServer', [
      [2, 'devserverproxy', 'devServer.proxy', 'Sends requests to another server.'],
    ]),
    page('/guides/code-splitting/', '代码分割', [[2, 'dynamic-imports', '动态导入', '按需加载。']]),
    page('/guides/caching/', '缓存', [[2, 'names', '文件名', '配置缓存。']]),
  ];
  const answersTo = (query: string, words: Dictionary): string[] => {
    const file = makeIndexFile('test', pages, makeRecords(pages), { dictionary: words });
    const engine = new SearchEngine(JSON.parse(JSON.stringify(file)) as IndexFile);
    return engine.rank(query).map(({ record }) => {
      const found = engine.records[record];
      return `${engine.pages[found?.page ?? -1]?.url ?? ''}#${found?.id ?? ''}`;
    });
  };

  it('finds pages that are not translated by words of the language', () => {
    expect(answersTo('怎么配置代理', [])[0]).not.toContain('dev-server');
    expect(answersTo('怎么配置代理', dictionary)[0]).toBe(
      '/configuration/dev-server/#devserverproxy',
    );
  });

  it('puts what both the typed words and their translation find first', () => {
    const file = makeIndexFile(
      'test',
      pages,
      makeRecords(pages, {
        phrases: new Map(),
        names: new Map([['/configuration/dev-server/#devserverproxy', '代理设置']]),
      }),
      { dictionary },
    );
    const engine = new SearchEngine(JSON.parse(JSON.stringify(file)) as IndexFile);
    const score = (query: string): number => engine.rank(query)[0]?.score ?? 0;
    const hits = engine.match('代理').map((one) => engine.rankMatches([one])[0]?.score ?? 0);
    expect(hits).toHaveLength(2);
    expect(Math.min(...hits)).toBeGreaterThan(0);
    expect(score('代理')).toBeGreaterThan(Math.max(...hits));
  });

  it('finds translated headings by the English ones', () => {
    expect(answersTo('코드 스플리팅', dictionary)[0]).toBe('/guides/code-splitting/#');
    expect(answersTo('dynamic imports', dictionary)[0]).toBe(
      '/guides/code-splitting/#dynamic-imports',
    );
  });
});

describe('the dictionaries', () => {
  it.each(translatedLocales)(
    'of %s have the terms of the translation, and avoided ones too',
    (locale) => {
      const words = new Map(
        readDictionary(process.cwd(), locale).map(([word, ...english]) => [word, english]),
      );
      const avoided = readTerms(process.cwd(), locale).flatMap(({ avoid = [] }) => avoid);
      const translated = readTerms(process.cwd(), locale).map(({ translation }) => translation);
      const wanted = [...avoided, ...translated].filter((word) => /[^\p{ASCII}]/u.test(word));
      expect(wanted.length).toBeGreaterThan(60);
      expect(wanted.filter((word) => (words.get(word)?.length ?? 0) === 0)).toEqual([]);
    },
  );
});
