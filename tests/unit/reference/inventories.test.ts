import { beforeAll, describe, expect, it } from 'vitest';
import { compareInventories, defaultsText } from '../../../src/reference/difference.ts';
import { differenceReport } from '../../../src/reference/difference-report.ts';
import { allFlags, kinds } from '../../../src/reference/identifier.ts';
import type { Identifier, Kind } from '../../../src/reference/identifier.ts';
import { readInventories } from '../../../src/reference/inventories.ts';
import type { Inventories } from '../../../src/reference/inventories.ts';
import { installedPackage } from '../../../src/reference/package.ts';

let older: Inventories = new Map();
let current: Inventories = new Map();

beforeAll(async () => {
  older = await readInventories({ packageName: 'webpack-5-108' });
  current = await readInventories();
}, 120_000);

function find(kind: Kind, id: string, from = current): Identifier {
  const found = from.get(kind)?.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${kind} ${id}.`);
  return found;
}

/** Content of a golden file: how many of each kind, and a few whole identifiers. */
function summary(inventories: Inventories, samples: readonly (readonly [Kind, string])[]): string {
  const counts = Object.fromEntries([...inventories].map(([kind, all]) => [kind, all.length]));
  const identifiers = samples.map(([kind, id]) => {
    // The package's own words are long, and the site does not print them.
    const one: { description?: string } & Identifier = { ...find(kind, id, inventories) };
    delete one.description;
    return one;
  });
  return `${JSON.stringify({ counts, identifiers }, undefined, 2)}\n`;
}

/** Identifiers that stand for what the derivation has to get right, in both versions. */
const samples = [
  ['option', 'output.filename'],
  ['option', 'optimization.minimize'],
  ['option', 'resolve.extensions'],
  ['option', 'optimization.splitChunks.cacheGroups.<name>.test'],
  ['dev-server-option', 'devServer.port'],
  ['plugin', 'container.ModuleFederationPlugin'],
  ['plugin-option', 'BannerPlugin.banner'],
  ['hook', 'Compiler.hooks.run'],
  ['hook', 'NormalModule.getCompilationHooks().beforeParse'],
  ['loader-context', 'this.async'],
  ['module-variable', '__webpack_hash__'],
  ['magic-comment', 'webpackChunkName'],
  ['hmr', 'module.hot.accept'],
  ['cli-command', 'webpack build'],
  ['cli-flag', '--watch'],
  ['environment-variable', 'WEBPACK_SERVE'],
  ['node-api', 'compiler.close'],
  ['stats-field', 'asset.name'],
  ['value', 'devtool: source-map'],
  ['error', 'ModuleNotFoundError'],
  ['warning', 'NoModeWarning'],
] as const satisfies readonly (readonly [Kind, string])[];

describe('the inventories', () => {
  it('of webpack 5.112.2 are those of the golden file', async () => {
    expect(installedPackage('webpack').version).toBe('5.112.2');
    await expect(summary(current, samples)).toMatchFileSnapshot('golden/webpack-5.112.2.txt');
  });

  it('of webpack 5.108.4 are those of the golden file', async () => {
    expect(installedPackage('webpack-5-108').version).toBe('5.108.4');
    await expect(summary(older, samples)).toMatchFileSnapshot('golden/webpack-5.108.4.txt');
  });

  it.each([...kinds])('of kind %s have identifiers of that kind, each once', (kind) => {
    const all = current.get(kind) ?? [];
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter((one) => one.kind !== kind)).toEqual([]);
  });

  it('are derived once per process', async () => {
    expect(await readInventories()).toBe(current);
  });

  it('of a package that is not installed name it', async () => {
    await expect(readInventories({ packageName: 'webpack-4' })).rejects.toThrow(/webpack-4/u);
  });

  it('lead from every flag of a schema to an option', () => {
    const options = [...(current.get('option') ?? []), ...(current.get('dev-server-option') ?? [])];
    const placed = new Set(options.flatMap(allFlags));
    const own = (current.get('cli-flag') ?? []).filter(({ id }) => !placed.has(id));
    expect(own.map(({ id }) => id)).toEqual([
      '--additional-package',
      '--analyze',
      '--color',
      '--config',
      '--config-name',
      '--config-node-env',
      '--dev-server-per-compiler',
      '--disable-interpret',
      '--env',
      '--fail-on-warnings',
      '--help',
      '--json',
      '--merge',
      '--output',
      '--progress',
      '--version',
    ]);
  });

  it.each([
    ['plugin', 'container.ModuleFederationPlugin', 'ModuleFederationPlugin'],
    ['plugin', 'prefetch.PrefetchPlugin', 'PrefetchPlugin'],
    ['plugin', 'EntryPlugin', 'SingleEntryPlugin'],
    ['plugin-option', 'CleanPlugin.keep', 'output.clean.keep'],
    ['option', 'resolve.alias', 'resolveLoader.alias'],
    ['option', 'module.parser.css.url', 'module.parser.css/auto.url'],
    ['cli-flag', '--devtool', '-d'],
    [
      'hook',
      'html.HtmlModulesPlugin.getCompilationHooks().transformHtml',
      'HtmlModulesPlugin.getCompilationHooks().transformHtml',
    ],
    ['cli-flag', '--devtool', '--no-devtool'],
    ['node-api', 'webpack.runtime.RuntimeGlobals', 'webpack.RuntimeGlobals'],
    ['value', 'devtool: source-map', 'devtool: source-map-debugids'],
  ] as const)('know the %s %s also as %s', (kind, id, alias) => {
    expect(find(kind, id).aliases).toContain(alias);
  });

  it.each([
    ['resolve.symlinks', 'true'],
    ['watchOptions.aggregateTimeout', '20'],
    ['cache.compression', 'false'],
    ['cache.maxGenerations', 'Infinity'],
    ['cache.type', "'memory'"],
    ['experiments.buildHttp.frozen', 'true in production, otherwise false'],
    ['performance.maxAssetSize', '250000'],
    ['performance.hints', "'warning' in production, otherwise false"],
    ['optimization.minimizeOptions.json', 'false'],
    ['optimization.splitChunks.minRemainingSize', '0 in development'],
    ['optimization.sideEffects', "true in production, otherwise 'flag'"],
    [
      'optimization.moduleIds',
      "'named' in development, 'deterministic' in production, 'natural' in none",
    ],
    ['stats.chunkModulesSpace', '10'],
    ['experiments.typescript', "'auto'"],
    ['infrastructureLogging.level', "'info'"],
    [
      'devtool',
      "[{ type: 'css', use: 'source-map' }, { type: 'javascript', use: 'eval' }] in development, otherwise false",
    ],
    [
      'node.__filename',
      "'mock'; 'eval-only' for node, async-node, electron-main, electron-preload, electron-renderer, nwjs, deno, bun, universal",
    ],
    ['output.iife', 'true; false for deno, bun, universal'],
    ['output.environment.bigIntLiteral', 'true; false for es5–es2019'],
    [
      'output.environment.dynamicImport',
      'true for deno, bun, universal, ≥ es2020; false for es5–es2019',
    ],
  ])('give the default of %s by mode and target', (id, text) => {
    expect(defaultsText(find('option', id))).toBe(text);
  });

  it('hold no default that is only what the derivation itself sets', () => {
    expect(find('option', 'mode').defaults).toBeUndefined();
    expect(find('option', 'context').defaults).toBeUndefined();
    expect(find('option', 'experiments.buildHttp.allowedUris').defaults).toBeUndefined();
  });

  it('date what came after 5.0, by its own path, and nothing else', () => {
    expect(find('option', 'output.html.title').added).toBe('5.109.0');
    expect(find('plugin-option', 'BannerPlugin.exclude.glob').added).toBe('5.112.0');
    expect(find('hook', 'JavascriptParser.hooks.preStatementByType').added).toBe('5.109.0');
    expect(find('module-variable', 'import.meta.glob').added).toBe('5.109.0');
    expect(find('option', 'output.clean.keep').added).toBe('5.20.0');
    expect(find('option', 'Condition.not').added).toBeUndefined();
    expect(find('option', 'output.filename').added).toBeUndefined();
  });

  it('say what changed since then', () => {
    expect(find('option', 'devtool').history).toContainEqual({
      version: '5.105.0',
      what: 'accepts',
      before: '',
      after: 'object[]',
    });
    expect(find('option', 'output.filename').history).toBeUndefined();
  });

  it('spell every kind of source map that the pattern in the schema allows', () => {
    const devtools = (current.get('value') ?? []).filter(({ id }) => id.startsWith('devtool: '));
    // `eval`, and a source map of four places, with or without sources, in three grades.
    expect(devtools.length).toBe(1 + 4 * 2 * 3);
    expect(devtools.map(({ id }) => id)).toContain(
      'devtool: hidden-nosources-cheap-module-source-map',
    );
  });

  it('spell every target in the table of webpack', () => {
    const targets = (current.get('value') ?? []).filter(({ id }) => id.startsWith('target: '));
    expect(targets.map(({ id }) => id.slice('target: '.length))).toEqual([
      'browserslist',
      'browserslist:env',
      'browserslist:query',
      'browserslist:path-to-config',
      'browserslist:path-to-config:env',
      'web',
      'webworker',
      'universal',
      'node',
      'async-node',
      'deno',
      'bun',
      'electron-main',
      'electron-preload',
      'electron-renderer',
      'nwjs',
      'node-webkit',
      'esX',
    ]);
  });

  it('mark hooks that are deprecated', () => {
    expect(find('hook', 'JavascriptParser.hooks.preStatement').deprecated).toBe(true);
    expect(find('hook', 'JavascriptParser.hooks.preStatementByType').deprecated).toBe(false);
  });

  it('keep the text of an error, with names for what webpack puts in', () => {
    expect(find('error', 'UnhandledSchemeError').description).toContain(
      'Reading from "{resource}" is not handled by plugins',
    );
  });
});

describe('the difference report', () => {
  it('from 5.108.4 to 5.112.2 is that of the golden file', async () => {
    const report = differenceReport(
      { before: 'webpack 5.108.4', after: 'webpack 5.112.2' },
      compareInventories(older, current),
    );
    await expect(report).toMatchFileSnapshot('golden/difference.txt');
  });
});
