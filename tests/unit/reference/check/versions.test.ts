import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { namesInCode } from '../../../../src/reference/check/dated-names.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongVersions } from '../../../../src/reference/check/versions.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Identifier, Kind } from '../../../../src/reference/identifier.ts';
import type { Vocabulary } from '../../../../src/reference/vocabulary.ts';

function dated(
  kind: Kind,
  id: string,
  added?: string,
  changed: readonly string[] = [],
): Identifier {
  return identifier({
    kind,
    id,
    ...(added !== undefined && { added }),
    history: changed.map((version) => ({ version, what: 'accepts', before: '', after: 'x' })),
  });
}

const catalog = new Catalog(
  new Map<Kind, Identifier[]>([
    [
      'option',
      [
        dated('option', 'output.path'),
        dated('option', 'watchOptions.poll'),
        dated('option', 'cache.name'),
        dated('option', 'output.html', '5.108.0', ['5.109.0']),
        dated('option', 'output.html.csp', '5.109.0'),
        dated('option', 'entry.<name>.html.csp', '5.110.0'),
        dated('option', 'entry.<name>.worker', '5.12.0'),
        dated('option', 'output.copy', '5.111.0'),
      ],
    ],
    ['module-variable', [dated('module-variable', '__webpack_css_server_styles__', '5.110.1')]],
    ['plugin', [dated('plugin', 'CopyPlugin', '5.111.0')]],
    [
      'plugin-option',
      [
        dated('plugin-option', 'CopyPlugin.ignore', '5.112.0'),
        dated('plugin-option', 'WatchIgnorePlugin.paths'),
      ],
    ],
    [
      'hook',
      [
        dated('hook', 'Compiler.hooks.validate', '5.106.0', ['5.111.0']),
        {
          ...dated('hook', 'Compiler.hooks.done'),
          history: [
            {
              version: '5.110.0',
              what: 'hook',
              before: 'AsyncSeriesHook(stats)',
              after: 'AsyncSeriesHook(stats, changedCompilers)',
            },
          ],
        },
      ],
    ],
  ]),
);

const minors = Array.from({ length: 113 }, (_, minor) => `5.${minor}`);

const vocabulary: Vocabulary = {
  words: new Set(),
  members: new Map(),
  properties: new Map(),
  exports: new Set(),
  versions: new Set([...minors, ...minors.map((minor) => `${minor}.0`), '5.112.2']),
};

function check(text: string, file = 'docs/guides/csp.mdx', frontMatter = ''): string[] {
  const page = parsePage(file, `---\ntitle: Guide\n${frontMatter}---\n\n${text}\n`);
  return findWrongVersions(withDefinitions(page, catalog), { catalog, vocabulary }).map(
    findingText,
  );
}

describe('a version next to a name', () => {
  it.each([
    ['`__webpack_css_server_styles__` (since 5.108) is the text.', 'since 5.108'],
    ['`__webpack_css_server_styles__` (5.111 and later) is the text.', '5.111 and later'],
    [
      '`__webpack_css_server_styles__`, added in webpack 5.109, is the text.',
      'added in webpack 5.109',
    ],
    ['`__webpack_css_server_styles__` was introduced with v5.111.', 'introduced with v5.111'],
    ['`__webpack_css_server_styles__` is available from 5.109 on.', 'available from 5.109'],
    ['From 5.109 on, `__webpack_css_server_styles__` is there.', 'From 5.109 on'],
    [
      '`__webpack_css_server_styles__`, which versions before 5.111 don’t have.',
      'versions before 5.111',
    ],
    ['Versions up to 5.111 don’t have `output.copy`.', 'Versions up to 5.111'],
    ['webpack 5.109 added `output.copy`.', 'webpack 5.109 added'],
    ['`output.copy` needs webpack 5.109.', 'needs webpack 5.109'],
    ['You need at least webpack 5.109 for `output.copy`.', 'need at least webpack 5.109'],
    ['`output.copy` didn’t exist before 5.109.', 'before 5.109'],
    ['`output.copy` has been supported since 5.109.', 'since 5.109'],
    ['`csp` has existed since 5.107 in `output.html`.', 'since 5.107'],
    ['`csp` has existed since 5.110 in `output.html`.', 'since 5.110'],
    ['`csp` has existed since 5.109 in `output.html`, and since 5.111 in an entry.', 'since 5.111'],
    ['`output.copy` and `output.html`, new in 5.111, write files.', 'new in 5.111'],
    ['`ignore` of CopyPlugin (5.110) leaves files out.', '5.110'],
    ['CopyPlugin, available since webpack 5.110, copies.', 'available since webpack 5.110'],
    ['- 5.110: `output.copy`', '5.110'],
    ['- `output.copy` in 5.110.0', 'in 5.110.0'],
    ['The option `output.path` was added in 5.20.', 'added in 5.20'],
    ['`experiments.outputModule` came in 5.0 and was removed in 5.109.', 'removed in 5.109'],
    ['`compiler.hooks.validate.tap()` is new in 5.104.', 'new in 5.104'],
    ['`changedCompilers`, available since 5.108, lists compilers.', 'available since 5.108'],
    ['Until webpack 5.109 made `output.copy` an option, a plugin did it.', 'webpack 5.109 made'],
    ['`output.copy`, which webpack got in 5.109, copies files.', 'got in 5.109'],
    ['`output.html` became an option in 5.101.', 'became an option in 5.101'],
    ['webpack 5.107 taught `output.html` the policy.', 'webpack 5.107 taught'],
  ])('is wrong in "%s"', (sentence, said) => {
    expect(check(sentence)).toEqual([
      expect.stringContaining(`csp.mdx:5 statement: "${said}" is said of `),
    ]);
  });

  it.each([
    '`__webpack_css_server_styles__` (since 5.110) is the text.',
    '`csp` has existed since 5.109 in `output.html`, and since 5.110 in an entry.',
    '`output.path` has existed since 5.0.',
    '`output.html` works better since 5.109.',
    '`ignore` of CopyPlugin (5.112) leaves files out.',
    '`compiler.hooks.validate` waits since 5.111.',
    'Versions up to 5.110 don’t have `output.copy`.',
    '`experiments.outputModule` came in 5.0 and was removed in 5.111.',
    '`changedCompilers`, available since 5.110, lists compilers.',
    'Until webpack 5.111 made `output.copy` an option, a plugin did it.',
    '`output.copy`, which webpack got in 5.111, copies files.',
    'webpack 5.109 taught `output.html` the policy.',
    'Until 5.107 made this possible, a loader did it.',
    'webpack 5.90 made builds faster, and `output.copy` needs no plugin.',
    'webpack got faster in 5.90, and `output.copy` needs no plugin.',
    // Not about a name of webpack, or not about the name itself.
    'The condition `worker` is added for this request (since 5.105).',
    'It does not work with `output.path` (5.112.2).',
    'It needs Node.js 22.13 or newer for `output.copy`.',
    'The paths of `output.copy` (since 5.111) are globs.',
    'Since 5.105, the loader `css-loader` is not needed.',
    '`webpack` 5.112.2 or newer',
    'The project runs on `output.path` 22.13 or newer.',
  ])('is right in "%s"', (sentence) => {
    expect(check(sentence)).toEqual([]);
  });

  it('names the releases that are known', () => {
    expect(check('`csp` (since 5.107)')).toEqual([
      'docs/guides/csp.mdx:5 statement: "since 5.107" is said of output.html.csp, whose versions are 5.109, 5.110; correct the version or the name',
    ]);
  });
});

describe('a version below a heading', () => {
  const file = 'docs/configuration/output.mdx';

  it.each([
    ['It has existed since 5.109.', 1],
    ['The option was added in 5.109.', 1],
    ['This option came with 5.109.', 1],
    ['webpack 5.109 added it.', 1],
    ['From 5.109 on, the option is there.', 1],
    ['It has existed since 5.108.', 0],
    ['webpack 5.108 added it.', 0],
    ['It copies more since 5.109.', 0],
  ])('that it does not repeat, "%s" has %i findings', (sentence, count) => {
    expect(check(`## output.html\n\n${sentence}`, file)).toHaveLength(count);
    expect(check(`## output.html\n\n### Details\n\n${sentence}`, file)).toHaveLength(count);
  });

  it('can not be that of the removal of what webpack has', () => {
    expect(check('## output.html\n\nIt was removed in 5.110.', file)).toHaveLength(1);
    expect(check('## output.html\n\nIts old name was removed in 5.109.', file)).toEqual([]);
  });

  it.each([
    ['## output.copy\n\nNew in 5.110. Copies files.', 7],
    ['## output.copy (since 5.109)\n\nCopies files.', 5],
    ['## `output.copy` <small>5.109+</small>\n\nCopies files.', 5],
    ['## output.copy\n\nCopies files, and watches them since 5.108.', 7],
    ['## experiments.outputModule (removed in 5.108)\n\nGone.', 5],
    ['## experiments.outputModule\n\nRemoved in 5.108.', 7],
  ])('is wrong in "%s"', (text, line) => {
    expect(check(text, file)).toEqual([expect.stringContaining(`output.mdx:${line} statement: `)]);
  });

  it.each([
    ['cache', 'cache.name', 'Since 5.100, the name can have slashes.', 1],
    ['cache', 'cache.name', 'As of webpack 5.98, a folder has this name.', 1],
    ['cache', 'cache.name', 'New in 5.101: numbers are converted.', 1],
    ['cache', 'cache.name', 'Since webpack 5, it names a folder.', 0],
    ['cache', 'cache.name', 'Since 5.0, it names a folder.', 0],
    ['output', 'output.html', 'Since 5.105, each entry gets a page.', 1],
    ['output', 'output.html', 'Since 5.109, each entry gets a page.', 0],
    ['output', 'output.copy', 'As of 5.109, folders are copied as well.', 1],
  ])('in %s, without a name beside it, is judged by %s: "%s"', (page, name, sentence, count) => {
    const own = `docs/configuration/${page}.mdx`;
    expect(check(`## ${name}\n\n${sentence}`, own)).toHaveLength(count);
  });

  it('may be that of a form of the value, by the schema', () => {
    const row = (text: string): string =>
      `---\ntitle: WatchIgnorePlugin\n---\n\n| Option | What it does |\n| --- | --- |\n| \`paths\` | ${text} |\n`;
    const plugin = (text: string): string[] => {
      const page = parsePage('docs/plugins/watch-ignore-plugin.mdx', row(text));
      return findWrongVersions(withDefinitions(page, catalog), { catalog, vocabulary }).map(
        findingText,
      );
    };
    expect(plugin('Any other string is a glob (since 5.112).')).toEqual([]);
    expect(plugin('Any other string is a glob (since 5.110).')).toHaveLength(1);
  });

  it('may be that of a change', () => {
    expect(check('## output.html\n\nOn by default since 5.109.', file)).toEqual([]);
  });
});

describe('a version in a table', () => {
  const table = (header: string, ...rows: string[]): string =>
    [`| ${header} |`, `| --- | --- |`, ...rows.map((row) => `| ${row} |`)].join('\n');

  it.each([
    table('Name | Since', '`output.copy` | 5.110', '`output.html` | 5.108'),
    table('webpack | What is new', '5.110 | `output.copy`', '5.109 | `output.html.csp`'),
    table('Version | What is new', '5.110.0 | `output.copy` copies files'),
    table('Added in | Names', '5.110 | `output.copy`, `__webpack_css_server_styles__`'),
    table('Name | What it does', '`output.copy` | copies files (since 5.110)'),
  ])('is wrong in %j', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('csp.mdx:7 statement: "')]);
  });

  it.each([
    table('Name | Since', '`output.copy` | 5.111', '`output.html` | 5.108'),
    table('Version | What is new', '5.109 | `output.html` and `output.html.csp`'),
    table('Package | Version', '`webpack` | 5.112.2'),
    table('Name | Needs', '`output.copy` | 5.110'),
  ])('is right in %j', (text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('the version in the front matter', () => {
  const place = 'docs/guides/csp.mdx';
  const of = (since: string, text: string): string[] => check(text, place, `since: '${since}'\n`);

  it('must be that of the first paragraphs', () => {
    const text = 'Since 5.109, `output.html` is on.\n\n## More\n\n`output.copy` (since 5.111)';
    expect(of('5.109', text)).toEqual([]);
    expect(of('5.111', text)).toEqual([
      `${place}:1 statement: "since: '5.111'" in the front matter is not the version that the page states; correct either`,
    ]);
  });

  it('must otherwise be that of a name on the page', () => {
    expect(of('5.109', 'Uses `output.html`.')).toEqual([]);
    expect(of('5.107', 'Uses `output.html`.')).toHaveLength(1);
  });
});

it.each([
  ['compiler.hooks.done.tap()', ['Compiler.hooks.done']],
  ["import.meta.glob('./items/*.js')", ['import.meta.glob']],
  [
    'externalsPresets: { nodeModules: true }',
    ['externalsPresets.nodeModules: true', 'externalsPresets.nodeModules'],
  ],
  ["externalsType: 'module-import'", ['externalsType: module-import', 'externalsType']],
  ['new webpack.CopyPlugin({})', ['CopyPlugin']],
  ['compiler.webpack.html?.HtmlModulesPlugin', ['html.HtmlModulesPlugin']],
  ['webpack --output-html', ['--output-html']],
  ['/* webpackFetchPriority: "high" */', ['webpackFetchPriority']],
  [
    'DefinePlugin.getCompilationHooks(compilation).definitions',
    ['DefinePlugin.getCompilationHooks().definitions'],
  ],
  ['webpack', []],
  ['a + b', []],
])('reads the names in %s', (code, names) => {
  expect(namesInCode(code)).toEqual(expect.arrayContaining(names));
  expect(namesInCode(code).slice(0, names.length)).toEqual(names);
});
