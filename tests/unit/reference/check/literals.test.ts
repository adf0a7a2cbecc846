import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findUnknownKeys, findWrongLiterals } from '../../../../src/reference/check/literals.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import { readSettings } from '../../../../src/reference/schema-values.ts';

const ids = [
  'cache',
  'experiments',
  'devServer',
  'module.parser.asset',
  'optimization.minimizeOptions.css',
  'resolve',
  'Rule.parser',
  'stats',
];

const catalog = new Catalog(
  new Map([
    ['option', ids.map((id) => identifier({ kind: 'option', id, type: 'object' }))],
    ['plugin-option', [identifier({ kind: 'plugin-option', id: 'ModuleFederationPlugin.shared' })]],
  ]),
);

function check(text: string, file = 'docs/guides/caching.mdx'): string[] {
  const page = parsePage(file, `---\ntitle: Guide\n---\n\n${text}\n`);
  return findWrongLiterals(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('a setting with an object', () => {
  it.each([
    ["`cache: { store: 'filesystem' }`", 'cache.store'],
    ["`cache: { type: 'disk' }`", "cache.type is 'memory'"],
    ["`cache: { type: 'memory', name: 'a' }`", 'cache.name'],
    ['`experiments: { nativeCss: true }`', 'experiments.nativeCss'],
    ['`css: { convertUnits: true }`', 'optimization.minimizeOptions.css.convertUnits'],
    ['`devServer: { static: { folder: "public" } }`', 'devServer.static.folder'],
    ['`shared: { react: { single: true } }`', 'ModuleFederationPlugin.shared.react.single'],
    ['`parser: { dataUrlCondition: { max: 4 } }`', 'module.parser.asset.dataUrlCondition.max'],
    ["`resolve: { extensions: '.ts' }`", 'resolve.extensions is string[]'],
    ['`stats: { colours: true, … }`', 'stats.colours, but colors'],
    ['`resolve: { extensions: [true] }`', 'resolve.extensions'],
  ])('is wrong in %s', (code, said) => {
    expect(check(`Set ${code} for that.`)).toEqual([expect.stringContaining(said)]);
  });

  it.each([
    "`cache: { type: 'filesystem', name: 'a' }`",
    "`cache: { type: 'filesystem', … }`",
    '`experiments: { css: true }`',
    '`experiments: { … }`',
    '`css: { convertLengthUnits: true }`',
    '`devServer: { static: { directory: "public" } }`',
    "`shared: { react: { singleton: true, requiredVersion: '^18' } }`",
    '`shared: { react }`',
    "`resolve: { alias: { '@': path.resolve('src') } }`",
    '`other: { a: 1 }`',
    '`cache: { type: }`',
    "`resolve: { extensions: ['.ts', ...others] }`",
  ])('is right in %s', (code) => {
    expect(check(`Set ${code} for that.`)).toEqual([]);
  });

  it('can be called wrong', () => {
    expect(check("`cache: { store: 'disk' }` is invalid.")).toEqual([]);
    expect(check("`cache: { store: 'disk' }` is invalid.", 'docs/migrate/5.mdx')).toEqual([]);
  });
});

it('reads several settings, and those with a dotted name', () => {
  const names = (code: string) => readSettings(code)?.map(({ name }) => name);
  expect(names("mode: 'none', devtool: false")).toEqual(['mode', 'devtool']);
  expect(names('output.clean: { keep: /a/ }')).toEqual(['output.clean']);
  expect(names('a: b c')).toBeUndefined();
});

describe('a setting whose key is unknown', () => {
  const unknown = (text: string): string[] => {
    const page = parsePage('docs/guides/caching.mdx', `---\ntitle: Guide\n---\n\n${text}\n`);
    return findUnknownKeys(withDefinitions(page, catalog), { catalog }).map(findingText);
  };

  it('is found in a sentence that names an option', () => {
    expect(unknown('webpack reports it if `cache` has `reportOnly: true`.')).toEqual([
      'docs/guides/caching.mdx:5 statement: `reportOnly: true`: no option has the key reportOnly; mend it, or show it in a sample',
    ]);
  });

  it.each([
    'Another program has `reportOnly: true`.',
    'In `cache`, `reportOnly: true` has no effect.',
    'Set `stats: true` for `cache`.',
    'Next to `cache`, css-loader has `reportOnly: true`.',
    'The plugin has `reportOnly: true`, and `cache` is unchanged.\n\n```js\nrun({ reportOnly: true });\n```',
  ])('is not judged in %j', (text) => {
    expect(unknown(text)).toEqual([]);
  });
});
