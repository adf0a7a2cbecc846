/** What readers missed after the pages were written anew, and have to find from now on. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { translatedLocales, translationFile } from '../../src/content/translations.ts';

/** Page, topic, and what names it there in every language. */
const topics: readonly (readonly [page: string, topic: string, names: readonly string[]])[] = [
  ['guides/getting-started', 'a project from a template', ['npx create-webpack-app my-app']],
  [
    'guides/production',
    'files for each mode',
    [
      'file=production/3-merge/webpack.common.js',
      'file=production/3-merge/webpack.dev.js',
      'file=production/3-merge/webpack.prod.js',
    ],
  ],
  [
    'guides/hot-module-replacement',
    'a server of one’s own',
    ['webpack-hot-middleware/client', 'app.use(hotMiddleware(compiler));'],
  ],
  ['guides/code-splitting', 'exports of a dynamic import', ['/* webpackExports: [']],
  [
    'guides/code-splitting',
    'the default of a CommonJS module',
    ['exports.__esModule', 'namespace.default.default'],
  ],
  [
    'guides/code-splitting',
    'tools that draw bundles',
    [
      'webpack-bundle-analyzer',
      '@statoscope/cli',
      'bundle-stats-webpack-plugin',
      '@rsdoctor/webpack-plugin',
      'sonda',
      'source-map-explorer',
    ],
  ],
  ['guides/web-workers', 'the condition for workers', ['"worker": "./worker.js"']],
  [
    'loaders/index',
    'JSX, where the table of frameworks leads',
    ['(#jsx)', 'file=loaders/3-react/webpack.config.js'],
  ],
  [
    'migrate/5',
    'the same build today',
    ['file=migrate-5/1-today/webpack.config.mjs', 'file=migrate-5/1-today/src/shop.html'],
  ],
  [
    'migrate/5',
    'the codemods of the community',
    ['npx codemod@latest', 'webpack/v5/migrate-library-target-to-library-object'],
  ],
  [
    'migrate/5',
    'the way from libraryTarget to library.type',
    ["libraryTarget: 'umd'", "library: { name: 'Shop', type: 'umd' }"],
  ],
  [
    'migrate/5',
    'the levels of messages',
    ['(#errors-in-modules)', '(#errors-in-the-browser)', '| 7 '],
  ],
  [
    'migrate/5',
    'what fails in the browser',
    ['process is not defined', "`'auto'`", "(reading 'call')"],
  ],
  ['contribute/writing-a-plugin', 'how old the hook for validation is', ['5.106']],
];

const cases = topics.flatMap(([page, topic, names]) => {
  const source = `docs/${page}.mdx`;
  const files = [source, ...translatedLocales.map((locale) => translationFile(source, locale))];
  return files.filter((file) => existsSync(file)).map((file) => ({ file, topic, names }));
});

describe('pages tell', () => {
  it.each(cases)('$topic in $file', ({ file, names }) => {
    const text = readFileSync(file, 'utf8');
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });
});

it('the summary of 5.0 lists what /migrate/5/ promises', () => {
  const promise = readFileSync('docs/migrate/5.mdx', 'utf8');
  const post = readFileSync('blog/2020-10-10-webpack-5-release.mdx', 'utf8');
  expect(promise).toContain('(/blog/2020-10-10-webpack-5-release/#changes-to-the-configuration)');
  const [, changes = ''] = post.split(/^## Changes to the configuration$/mu);
  const [configuration = '', ...rest] = changes.split(/^## /mu);
  for (const list of [
    '**Added:**',
    '**Renamed:**',
    '**Removed:**',
    '### Changes to the defaults',
  ]) {
    expect(configuration).toContain(list);
  }
  expect(configuration.match(/^- /gmu)?.length).toBeGreaterThan(40);
  expect(rest.join('').match(/^### /gmu)?.length).toBeGreaterThan(30);
});

it.each([
  ['docs', 'Build only code that you trust'],
  ['i18n/zh-CN/docusaurus-plugin-content-docs/current', '只构建你信任的代码'],
  ['i18n/ko/docusaurus-plugin-content-docs/current', '신뢰하는 코드만 빌드하세요'],
])('the first steps in %s warn that a build runs the code it builds', (folder, title) => {
  const page = readFileSync(`${folder}/guides/getting-started.mdx`, 'utf8');
  expect(page).toContain(`:::warning[${title}]`);
});
