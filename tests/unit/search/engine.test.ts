import { describe, expect, it } from 'vitest';
import { SearchEngine } from '../../../src/search/engine.ts';
import { readPostings, readRecords } from '../../../src/search/index-file.ts';
import { makeRecords } from '../../../src/plugins/search-index/records.ts';
import { answers, indexOf, page } from './site.ts';

const english = [
  page('/configuration/output/', 'Output', [
    [
      2,
      'outputpublicpath',
      'output.publicPath',
      'The address of the folder that files are served from.',
      '--output-public-path',
    ],
    [
      2,
      'outputfilename',
      'output.filename',
      'The name of each file. It has nothing to do with the public path.',
    ],
  ]),
  page('/configuration/dev-server/', 'DevServer', [
    [2, 'devserverhot', 'devServer.hot', 'Hot module replacement, switched on.'],
    [3, 'publicpath', 'publicPath', 'Where the middleware serves files.'],
  ]),
  page(
    '/guides/tree-shaking/',
    'Tree Shaking',
    [[2, 'pitfalls', 'Common pitfalls', 'Code that nobody imports goes away.']],
    ['/configuration/output/#outputpublicpath', 'https://example.com/'],
  ),
  page('/guides/hmr/', 'Hot Module Replacement', [
    [2, 'enabling', 'Enabling it', 'Set devServer.hot.'],
  ]),
  page('/blog/news/', 'Tree shaking news', [
    [2, 'tree-shaking', 'Tree shaking', 'Old words about tree shaking.'],
  ]),
];

describe('the index file', () => {
  it('holds what it was made of', () => {
    const records = makeRecords(english);
    const file = indexOf(english);
    expect(readRecords(file)).toEqual(
      records.map(({ page: place, level, id, heading, parent, kind, prior }) => ({
        ...{ page: place, level, id, heading, parent, kind, prior },
      })),
    );
    const postings = readPostings(file);
    const terms = postings.index.map(([term]) => term);
    expect(terms).toEqual([...new Set(terms)].sort());
    expect(postings.index.find(([term]) => term === 'output.publicpath')?.[1]).toEqual({
      0: { 1: 1 },
    });
  });

  it('packs records that lie far apart', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      page(`/guides/${index}/`, `Page ${index}`, [], []),
    ).map((one, index) => (index % 700 === 3 ? { ...one, ...page(one.url, 'Needle', []) } : one));
    const entry = readPostings(indexOf(many)).index.find(([term]) => term === 'needl');
    expect(Object.keys(entry?.[1][0] ?? {}).map(Number)).toEqual([3, 703, 1403, 2103, 2803]);
  });

  it('is refused in another format', () => {
    expect(() => new SearchEngine({ ...indexOf(english), format: 0 })).toThrow('format 0');
  });
});

describe('answers', () => {
  it.each([
    ['output.publicPath', '/configuration/output/#outputpublicpath'],
    ['publicPath', '/configuration/output/#outputpublicpath'],
    ['output public path', '/configuration/output/#outputpublicpath'],
    ['--output-public-path', '/configuration/output/#outputpublicpath'],
    ['output.pub', '/configuration/output/#outputpublicpath'],
    ['pulbicPath', '/configuration/output/#outputpublicpath'],
    ['devServer publicPath', '/configuration/dev-server/#publicpath'],
    ['tree shaking', '/guides/tree-shaking/'],
    ['treeshaking', '/guides/tree-shaking/'],
    ['tree shakng', '/guides/tree-shaking/'],
    ['how does tree shaking work?', '/guides/tree-shaking/'],
    ['HMR', '/guides/hmr/'],
    ['nobody imports', '/guides/tree-shaking/#pitfalls'],
    ['nobody imp', '/guides/tree-shaking/#pitfalls'],
  ])('%s', (query, first) => {
    expect(answers(english, query)[0]).toBe(first);
  });

  it('stay the same while another word has only begun', () => {
    const found = (query: string): string[] => answers(english, query).toSorted();
    expect(found('tree shaking o')).toEqual(found('tree shaking '));
    expect(found('tree shaking outp')).not.toEqual(found('tree shaking '));
    // Alone, a letter is all there is to go by.
    expect(answers(english, 't')[0]).toBe('/guides/tree-shaking/');
  });

  it('has the blog last', () => {
    const found = answers(english, 'tree shaking').map((address) => address.split('#')[0]);
    expect([...new Set(found)]).toEqual(['/guides/tree-shaking/', '/blog/news/']);
  });

  it.each(['', '   ', '…', '(.*)+[', '😀', '\\'])('to %j are none', (query) => {
    expect(answers(english, query)).toEqual([]);
  });

  it('come for a query of ten thousand characters', () => {
    expect(answers(english, 'output.publicPath '.repeat(600))[0]).toBe(
      '/configuration/output/#outputpublicpath',
    );
    expect(answers(english, '('.repeat(10_000))).toEqual([]);
  });

  it('are limited to what the caller accepts', () => {
    const engine = new SearchEngine(indexOf(english));
    const hits = engine.rank('publicPath', ({ page: place }) => place === 1);
    expect(hits.map(({ record }) => engine.records[record]?.id)).toEqual(['publicpath']);
  });

  it('are found in Chinese and Korean, without spaces and with particles', () => {
    const chinese = [
      page('/guides/code-splitting/', '代码分离', [
        [2, 'dynamic', '动态导入', '使用 import() 语法实现动态导入。'],
      ]),
      page('/guides/caching/', '缓存', [[2, 'output', '输出文件的文件名', '文件名中的哈希。']]),
    ];
    expect(answers(chinese, '代码分离')[0]).toBe('/guides/code-splitting/');
    expect(answers(chinese, '动态')[0]).toBe('/guides/code-splitting/#dynamic');
    expect(answers(chinese, '缓')[0]).toBe('/guides/caching/');
    const korean = [
      page('/guides/code-splitting/', '코드 스플리팅', [
        [2, 'dynamic', '동적 임포트', '모듈을 동적으로 불러옵니다.'],
      ]),
      page('/guides/caching/', '캐싱', [[2, 'output', '출력 파일 이름', '해시가 있는 파일 이름.']]),
    ];
    expect(answers(korean, '코드스플리팅')[0]).toBe('/guides/code-splitting/');
    expect(answers(korean, '모듈은')[0]).toBe('/guides/code-splitting/#dynamic');
  });
});

it('puts a name before the same name deeper in another option', () => {
  const options = [
    page('/configuration/experiments/', 'Experiments', [
      [2, 'deep', 'experiments.buildHttp.proxy', 'Address.'],
    ]),
    page('/configuration/dev-server/', 'DevServer', [[2, 'flat', 'devServer.proxy', 'Table.']]),
  ];
  expect(answers(options, 'proxy')[0]).toBe('/configuration/dev-server/#flat');
});

it('finds pages by the end of their address and by what a package is for', () => {
  const pages = [
    page('/guides/build-performance/', 'Build Performance', [
      [3, 'sass', 'Sass', 'Sass in threads.'],
    ]),
    page('/loaders/sass-loader/', 'sass-loader', [[2, 'api', 'API', 'Which API.']]),
    page('/plugins/banner-plugin/', 'BannerPlugin', []),
    page('/api/cli/', 'Command Line Interface', []),
    page('/blog/2026-01-01-cli/', 'News of the terminal', []),
  ];
  expect(answers(pages, 'sass')[0]).toBe('/loaders/sass-loader/');
  expect(answers(pages, 'banner')).toEqual(['/plugins/banner-plugin/']);
  expect(answers(pages, 'cli')).toEqual(['/api/cli/']);
});

it('puts a heading with the words of the query before one that only has them among others', () => {
  const pages = [
    page('/guides/loaders/', 'Loaders', [[2, 'who', 'Who writes a loader, and who does not', '']]),
    page('/guides/writing-a-loader/', 'Writing a Loader', []),
  ];
  expect(answers(pages, 'write a loader')[0]).toBe('/guides/writing-a-loader/');
});

it('puts a section before its page where the query names it', () => {
  const pages = [
    page('/loaders/css-loader/', 'css-loader', [
      [2, 'modules', 'modules', 'Local names.'],
      [2, 'url', 'url', 'Addresses.'],
    ]),
  ];
  expect(answers(pages, 'css-loader modules')).toEqual([
    '/loaders/css-loader/#modules',
    '/loaders/css-loader/',
  ]);
  expect(answers(pages, 'css-loader')[0]).toBe('/loaders/css-loader/');
});

it('takes a finished last word as it is, and not for the beginning of rarer ones', () => {
  const pages = [
    page('/concepts/plugins/', 'Plugins', [[2, 'a', 'A', 'Plugin.']]),
    page('/guides/build/', 'Build', [[2, 'custom', 'Custom plugins/loaders', '']]),
  ];
  expect(answers(pages, 'what is a plugin')[0]).toBe('/concepts/plugins/');
});

it('gives sections of READMEs that tell about the past a lower prior', () => {
  const pages = [
    page('/loaders/sass-loader/', 'sass-loader', [
      [3, 'old', 'file-loader (deprecated)', ''],
      [3, 'new', 'Asset modules', ''],
    ]),
    page('/migrate/5/', 'To v5 from v4', [[2, 'removed', 'Removed options', '']]),
  ];
  expect(makeRecords(pages).map(({ prior }) => prior)).toEqual([1, 0.522, 0.87, 0.95, 0.95]);
});

it('keeps ids that are not those of their headings', () => {
  const pages = [
    page('/guides/a/', 'A', [
      [2, 'use-the-loader', 'Use the loader', ''],
      [2, 'other', 'Why, then?', ''],
      [3, 'thisasync', 'this.async', ''],
    ]),
  ];
  const file = indexOf(pages);
  expect(file.ids).toEqual(['', '', 'other', '']);
  expect(readRecords(file).map(({ id }) => id)).toEqual([
    '',
    'use-the-loader',
    'other',
    'thisasync',
  ]);
});

it('counts links from other pages, and those of a page to itself not', () => {
  const prior = (links: string[]): number | undefined => {
    const [, record] = makeRecords([
      page('/guides/a/', 'A', [[2, 'x', 'X', '']], ['#x', '/guides/a/#x']),
      page('/guides/b/', 'B', [], links),
    ]);
    return record?.prior;
  };
  expect(prior(['/guides/a/#x'])).toBeGreaterThan(prior([]) ?? Infinity);
  expect(prior(['../a/#x'])).toBe(prior(['/guides/a/#x']));
});
