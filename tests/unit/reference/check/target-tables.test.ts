import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongTables } from '../../../../src/reference/check/mode-tables.ts';
import { findWrongTargets } from '../../../../src/reference/check/target-tables.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { applyDefaults } from '../../../../src/reference/defaults.ts';
import type { WebpackApi } from '../../../../src/reference/defaults.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import { installedPackage } from '../../../../src/reference/package.ts';

const catalog = new Catalog(
  new Map([
    [
      'option',
      ['output.chunkFormat', 'output.module', 'output.publicPath'].map((id) =>
        identifier({ kind: 'option', id, type: 'string' }),
      ),
    ],
  ]),
);
const webpack = installedPackage('webpack').load() as WebpackApi;

function check(text: string): string[] {
  const page = parsePage('docs/concepts/targets.mdx', `---\ntitle: Targets\n---\n\n${text}\n`);
  return findWrongTargets(withDefinitions(page, catalog), {
    catalog,
    defaultsWith: (given, mode) => applyDefaults(webpack, mode, structuredClone(given)),
  }).map(findingText);
}

const table = (header: string, target: string, cell: string): string =>
  `| Target | ${header} |\n| --- | --- |\n| ${target} | ${cell} |`;
const loaded = 'Chunks are loaded by';
const format = '[`chunkFormat`](/configuration/output/#outputchunkformat)';
const module = '[`output.module`](/configuration/output/#outputmodule)';
const publicPath = '[`publicPath`](/configuration/output/#outputpublicpath)';

describe('what is said about a target', () => {
  it.each([
    [table(loaded, '`web`', '`require()`'), 'output.chunkLoading is jsonp for web'],
    [table(loaded, '`nwjs`', 'a `<script>` element'), 'async-node for nwjs'],
    [table(loaded, '`electron-main`, `electron-renderer`', '`require()`'), 'require or jsonp'],
    [table('For', '`node`', 'Servers. Chunks are loaded by `import()`.'), 'require for node'],
    [table(format, '`deno`', '`commonjs`'), 'output.chunkFormat is module for deno'],
    [table(module, '`bun`', 'no'), 'output.module is true for bun'],
    [table(publicPath, '`web`', 'empty'), 'output.publicPath is auto for web'],
    [table('Conditions of packages', '`nwjs`', '`node`, `nwjs`'), 'node, browser, nwjs for nwjs'],
    ['`universal` builds a file. It loads its chunks with `require()`.', 'import for universal'],
    ['### webworker\n\nChunks are loaded by `<script>` elements.', 'import-scripts for webworker'],
  ])('is wrong in "%s"', (text, message) => {
    expect(check(text)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    table(loaded, '`web`', 'a `<script>` element'),
    table(loaded, '`async-node`', 'reading and running the file'),
    table(loaded, '`electron-main`, `electron-renderer`', '`require()` or `<script>`'),
    table('For', '`node`', 'Servers. Chunks are loaded by `require()`.'),
    table(format, '`deno`', '`module`'),
    table(publicPath, '`web`', '`auto`'),
    table(publicPath, '`node`', 'empty'),
    table('Conditions of packages', '`nwjs`', '`node`, `browser`, `nwjs`'),
    table(format, '`web`, `browserslist` with browsers', '`module`'),
    '`universal` builds a file. It loads its chunks with `import()`.',
    '### web\n\nWith `output.module`, chunks are loaded by `import()`.',
    'Chunks are loaded by `import()`.',
  ])('is right, or about something else, in "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('a table of targets with options as columns', () => {
  function columns(target: string): string[] {
    const page = parsePage(
      'docs/configuration/target.mdx',
      `---\ntitle: Target\n---\n\n| Target | \`module\` |\n| --- | --- |\n| \`${target}\` | no |\n`,
    );
    return findWrongTables(withDefinitions(page, catalog), {
      catalog,
      defaultsFor: (given) =>
        applyDefaults(webpack, 'production', given === undefined ? {} : { target: given }),
    }).map(findingText);
  }

  it.each([
    ['async-bun', 'webpack has no target called async-bun'],
    ["['web', 'ecma5']", 'webpack has no target called ecma5'],
    ['bun', 'output.module is true for the target bun, not no'],
  ])('is wrong in the row of %s', (target, message) => {
    expect(columns(target)).toEqual([expect.stringContaining(message)]);
  });

  it.each(['async-node', "['web', 'es5']", 'browserslist'])(
    'is right in the row of %s',
    (target) => {
      expect(columns(target)).toEqual([]);
    },
  );
});
