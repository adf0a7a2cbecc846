import { describe, expect, it } from 'vitest';
import { concernsOf } from '../../../src/configuration/concerns.ts';
import { ConfigurationSyntaxError } from '../../../src/configuration/parse.ts';
import { readConfiguration } from '../../../src/configuration/read-configuration.ts';

const optionsOf = (source: string) => readConfiguration(source).options.map(({ name }) => name);

describe('a configuration read as syntax', () => {
  it.each<readonly [form: string, source: string]>([
    ['an object alone', '{ output: { clean: true } }'],
    ['an object with a semicolon', '  {\n output: { clean: true } };\n'],
    ['JSON', '{ "output": { "clean": true } }'],
    ['CommonJS', "'use strict';\nmodule.exports = { output: { clean: true } };"],
    ['a module', 'export default { output: { clean: true } };'],
    [
      'defineConfig',
      "import webpack from 'webpack';\nexport default webpack.defineConfig({ output: { clean: true } });",
    ],
    [
      'TypeScript',
      "import type { Configuration } from 'webpack';\nconst config: Configuration = { output: { clean: true } };\nexport default config;",
    ],
    ['satisfies', 'export default { output: { clean: true } } satisfies Configuration;'],
    ['an older cast', 'export default <Configuration>{ output: { clean: true } };'],
    ['export =', 'const config = { output: { clean: true } };\nexport = config;'],
    ['a function', 'module.exports = (env, argv) => ({ output: { clean: true } });'],
    [
      'an async function',
      'export default async function () { const x = await y(); return { output: { clean: true } }; }',
    ],
    [
      'a function of the file',
      'function make() { return { output: { clean: true } }; }\nmodule.exports = make();',
    ],
    ['a list', 'module.exports = [{ output: { clean: true } }];'],
    ['merge', 'const common = { output: { clean: true } };\nmodule.exports = merge(common, {});'],
    ['spread', 'const base = { clean: true };\nexport default { output: { ...base } };'],
    ['a condition', 'export default { output: dev ? {} : { clean: true } };'],
    [
      'an assignment',
      'const config = { output: {} };\nconfig.output.clean = true;\nmodule.exports = config;',
    ],
  ])('finds the options of %s', (_form, source) => {
    expect(new Set(optionsOf(source))).toEqual(new Set(['output', 'output.clean']));
  });

  it('names rules as the reference does, wherever they stand', () => {
    const source = `export default {
      module: { rules: [{ oneOf: [{ test: /x/, use: [{ loader: 'a', options: { b: 1 } }] }] }] },
      optimization: { splitChunks: { cacheGroups: { own: { test: /y/ } } } },
    };`;
    expect(optionsOf(source)).toEqual(
      expect.arrayContaining(['Rule.test', 'Rule.use.loader', 'Rule.use.options.b']),
    );
    expect(optionsOf(source)).toContain('optimization.splitChunks.cacheGroups.own.test');
  });

  it('finds plugins with their options, hooks, values and places', () => {
    const source = `const config = { plugins: [new webpack.BannerPlugin({ stage: 1 }), isDev && new Own()].filter(Boolean) };
config.plugins.push(new CopyPlugin());
class Own { apply(compiler) { compiler.hooks.done.tap('Own', () => {}); } }
export default { ...config, devtool: 'eval' };`;
    const { plugins, hooks, options } = readConfiguration(source);
    expect(plugins.map(({ name }) => name)).toEqual([
      'BannerPlugin',
      'BannerPlugin.stage',
      'CopyPlugin',
    ]);
    expect(hooks).toEqual([{ name: 'hooks.done', position: { line: 3, column: 30 } }]);
    expect(options.find(({ name }) => name === 'devtool')).toEqual({
      name: 'devtool',
      value: 'eval',
      position: { line: 4, column: 28 },
    });
  });

  it('runs nothing', () => {
    expect(optionsOf('globalThis.wasRun = true; module.exports = {};')).toEqual([]);
    expect('wasRun' in globalThis).toBe(false);
  });

  it.each<readonly [source: string, line: number, column: number]>([
    ['module.exports = {\n  output: {,\n};', 2, 11],
    ['{\n  output: {\n    clean: true\n', 4, 0],
  ])('names line and column of what it cannot read', (source, line, column) => {
    const read = () => readConfiguration(source);
    expect(read).toThrow(ConfigurationSyntaxError);
    try {
      read();
    } catch (error) {
      expect((error as ConfigurationSyntaxError).position).toMatchObject({ line, column });
      expect((error as ConfigurationSyntaxError).message).not.toMatch(/\d+:\d+/u);
    }
  });

  it('follows what refers to itself no further', () => {
    expect(optionsOf('const a = { ...a, mode: "none" };\nexport default a;')).toEqual(['mode']);
  });
});

describe('what concerns a configuration', () => {
  const concerns = concernsOf(
    readConfiguration(`export default {
      output: { clean: true, library: { type: 'module' } },
      experiments: { layers: true, lazyCompilation: { imports: true } },
      optimization: { splitChunks: { cacheGroups: { own: { test: /y/ } } } },
      plugins: [new BannerPlugin({ stage: 1 }), { apply: (c) => c.hooks.done.tap('x', y) }],
    };`),
  );

  it.each([
    ['output.clean', 'changed', true],
    ['output.copy', 'new', false],
    ['experiments.layers', 'removed', true],
    ['experiments.lazyCompilation', 'removed', true],
    ['library.type: module', 'new', true],
    ['library.type: var', 'new', false],
    ['optimization.splitChunks.cacheGroups.<name>.test', 'changed', true],
    ['BannerPlugin.stage', 'new', true],
    ['BannerPlugin.footer', 'new', false],
    ['Compiler.hooks.done', 'changed', true],
    ['Compiler.hooks.emit', 'changed', false],
    // webpack decides about what the configuration does not set.
    ['output.clean', 'default', false],
    ['output.hashFunction', 'default', true],
    ['CopyPlugin.patterns', 'default', false],
  ] as const)('%s, %s: %s', (name, state, isConcerned) => {
    expect(concerns(name, state)).toBe(isConcerned);
  });
});
