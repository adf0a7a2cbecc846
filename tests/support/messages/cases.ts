import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import { build, buildAndRun, buildInShell } from './build.ts';

/** A project for which webpack prints the message in a section of the page about errors. */
export interface MessageCase {
  /** Project files by path; an empty `src/index.js` is added unless given. */
  readonly files?: Readonly<Record<string, string>>;
  /** Build options in addition to `mode: 'development'` and no source map. */
  readonly options?: (dir: string) => Configuration;
  /** Alternative way to build; its result or error is searched for the message. */
  readonly run?: (dir: string) => Promise<string>;
}

const index = (code: string, others: Readonly<Record<string, string>> = {}): MessageCase => ({
  files: { 'src/index.js': code, ...others },
});

const withOptions = (
  options: Configuration,
  files: Readonly<Record<string, string>> = {},
): MessageCase => ({ files, options: () => options });

const onCompilation =
  (change: (compilation: webpack.Compilation) => void) =>
  (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('Test', change);
  };

const cart = { 'src/cart.js': 'export const totals = 1;\n' };

/** Cases by the id of the section. */
export const cases: Readonly<Record<string, MessageCase>> = {
  'module-not-found': index("import 'left-pad';\n"),
  'cannot-resolve-src': {
    files: { 'src/index.js': '' },
    options: (dir) => ({
      context: dir,
      entry: undefined as never,
      resolve: { extensions: ['.none'] },
    }),
  },
  casing: index("import './Cart';\n", cart),
  'fully-specified': {
    files: {
      'package.json': '{ "type": "module" }',
      'src/index.js': "import './cart';\n",
      ...cart,
    },
  },
  'node-polyfills': index("import 'path';\n"),
  'unhandled-scheme': index("import 'node:path';\n"),
  'package-exports': index("import 'kit/inner.css';\n", {
    'node_modules/kit/package.json': '{ "name": "kit", "exports": { ".": "./index.js" } }',
    'node_modules/kit/index.js': '',
    'node_modules/kit/inner.css': '',
  }),
  'allowed-uris': {
    files: { 'src/index.js': "import 'https://example.com/x.js';\n" },
    options: () => ({ experiments: { buildHttp: { allowedUris: ['https://cdn.example.com/'] } } }),
  },
  'module-parse-failed': index("import './page.vue';\n", {
    'src/page.vue': '<template></template>\n',
  }),
  'additional-loader': {
    files: {
      'src/index.js': "import './page.vue';\n",
      'src/page.vue': '<template></template>\n',
      'my-loader.js': 'module.exports = (text) => text;\n',
    },
    options: () => ({ module: { rules: [{ test: /\.vue$/u, use: './my-loader.js' }] } }),
  },
  'typescript-strip-only': {
    files: {
      'src/index.js': "import './size.ts';\n",
      'src/size.ts': 'enum Size { Small }\nexport default Size;\n',
    },
    run: (dir) => Promise.resolve(buildInShell(dir)),
  },
  'no-parser-registered': {
    files: { 'src/index.js': "import './style.css';\n", 'src/style.css': '' },
    options: () => ({
      experiments: { css: false },
      module: { rules: [{ test: /\.css$/u, type: 'css/auto' }] },
    }),
  },
  json: index("import './data.json';\n", { 'src/data.json': '' }),
  'webassembly-off': {
    files: { 'src/index.js': "import './add.wasm';\n", 'src/add.wasm': '\0asm\u0001\0\0\0' },
    options: () => ({ experiments: { asyncWebAssembly: false } }),
  },
  'module-build-failed': {
    files: {
      'my-loader.js': "module.exports = text => { throw new Error('Too many fruit'); };\n",
    },
    options: () => ({ module: { rules: [{ test: /index\.js$/u, use: './my-loader.js' }] } }),
  },
  'loader-result': {
    files: { 'my-loader.js': 'module.exports = () => {};\n' },
    options: () => ({ module: { rules: [{ test: /index\.js$/u, use: './my-loader.js' }] } }),
  },
  'loader-not-found': {
    options: () => ({ module: { rules: [{ test: /index\.js$/u, use: 'my-loader' }] } }),
  },
  'css-names': index("import './a.module.css';\n", {
    'src/a.module.css':
      '.page { composes: title from "./base.module.css"; }\n.menu { composes: title; }\n',
    'src/base.module.css': '.other { color: red; }\n',
  }),
  'export-not-found': index("import { total } from './cart.js';\nconsole.log(total);\n", cart),
  'conflicting-star-exports': index("import { x } from './all.js';\nconsole.log(x);\n", {
    'src/all.js': "export * from './a.js';\nexport * from './b.js';\n",
    'src/a.js': 'export const x = 1;\n',
    'src/b.js': 'export const x = 2;\n',
  }),
  'json-named-export': index("import { a } from './data.json';\nconsole.log(a);\n", {
    'src/data.json': '{ "a": 1 }\n',
  }),
  'imported-binding-assignment': index("import * as cart from './cart.js';\ncart = 1;\n", cart),
  'unsupported-feature': index("console.log(require.extensions, module.parent.require('x'));\n"),
  'magic-comment-error': index("import(/* webpackChunkName: foo-bar.x */ './cart.js');\n", cart),
  'initial-chunk': index('import(/* webpackChunkName: "main" */ \'./cart.js\');\n', cart),
  'webpackexports-not-needed': index(
    "const { totals } = await import(/* webpackExports: ['totals'] */ './cart.js');\nconsole.log(totals);\n",
    cart,
  ),
  'async-await': withOptions(
    { target: ['web', 'es5'] },
    { 'src/index.js': 'await 1;\nexport {};\n' },
  ),
  'node-stuff': withOptions(
    { node: { __dirname: 'warn-mock' } },
    { 'src/index.js': 'console.log(__dirname);\n' },
  ),
  'invalid-configuration-object': withOptions({ entyr: './src/index.js' } as Configuration),
  'no-mode': withOptions({ mode: undefined as never }),
  'conflicting-values': withOptions({
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"test"' })],
  }),
  'unknown-target': withOptions({ target: 'nod' }),
  'chunk-format': {
    run: async (dir) => {
      const built = [{ target: 'es5' }, { target: false }] satisfies Configuration[];
      return (
        await Promise.all(built.map((options) => build(dir, { options: () => options })))
      ).join('\n');
    },
  },
  'unsupported-library-type': withOptions({ output: { library: { name: 'x', type: 'foo' } } }),
  'external-configuration': withOptions(
    { externals: { jquery: { commonjs: 'jq' } }, output: { library: { type: 'var', name: 'x' } } },
    { 'src/index.js': "import 'jquery';\n" },
  ),
  'ran-twice': {
    run: async (dir) => {
      const compiler = webpack({
        context: dir,
        mode: 'development',
        output: { path: `${dir}/dist` },
      });
      const { promise, resolve } = Promise.withResolvers<string>();
      compiler.run(() => undefined);
      compiler.run((error) => {
        resolve(String(error));
      });
      const text = await promise;
      await setTimeout(200);
      return text;
    },
  },
  'multiple-chunks': withOptions(
    { entry: { a: './src/a.js', b: './src/b.js' }, output: { filename: 'bundle.js' } },
    { 'src/a.js': 'console.log(1);\n', 'src/b.js': 'console.log(2);\n' },
  ),
  'multiple-assets': withOptions({
    plugins: [
      onCompilation((compilation) => {
        compilation.hooks.processAssets.tap('Test', () => {
          compilation.emitAsset('a.txt', new webpack.sources.RawSource('a'));
          compilation.emitAsset('a.txt', new webpack.sources.RawSource('b'));
        });
      }),
    ],
  }),
  'differs-in-casing': withOptions({
    plugins: [
      onCompilation((compilation) => {
        compilation.hooks.processAssets.tap('Test', () => {
          compilation.emitAsset('a.txt', new webpack.sources.RawSource('a'));
          compilation.emitAsset('A.txt', new webpack.sources.RawSource('b'));
        });
      }),
    ],
  }),
  'modules-differ-in-casing': index("import './cart.js';\nimport './Cart.js';\n", {
    ...cart,
    'src/Cart.js': 'export const totals = 2;\n',
  }),
  'conflicting-order': withOptions(
    {
      entry: { a: './src/a.js', b: './src/b.js' },
      optimization: {
        splitChunks: {
          cacheGroups: {
            styles: { name: 'styles', test: /\.css$/u, chunks: 'all', enforce: true },
          },
        },
      },
    },
    {
      'src/a.js': "import './1.css';\nimport './2.css';\n",
      'src/b.js': "import './2.css';\nimport './1.css';\n",
      'src/1.css': 'a { color: red; }\n',
      'src/2.css': 'a { color: blue; }\n',
    },
  ),
  'cache-group-conflict': withOptions(
    {
      entry: { a: './src/a.js', b: './src/b.js', c: './src/c.js' },
      optimization: {
        splitChunks: {
          cacheGroups: {
            x: { name: 'a', test: /cart/u, chunks: 'all', enforce: true, minChunks: 1 },
          },
        },
      },
    },
    {
      ...cart,
      'src/a.js': '',
      'src/b.js': "import './cart.js';\n",
      'src/c.js': "import './cart.js';\n",
    },
  ),
  'min-max-size': withOptions({
    optimization: { splitChunks: { minSize: 50_000, maxSize: 10_000, chunks: 'all' } },
  }),
  minimizer: withOptions({
    mode: 'production',
    plugins: [new webpack.BannerPlugin({ banner: '})', raw: true })],
  }),
  'path-variable': withOptions({
    output: { hotUpdateMainFilename: '[name].[contenthash].js' },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  }),
  'wasm-initial': withOptions(
    { experiments: { syncWebAssembly: true, asyncWebAssembly: false } },
    {
      'src/index.js': "import { add } from './add.wasm';\nadd();\n",
      'src/add.wasm': '\0asm\u0001\0\0\0',
    },
  ),
  'invalid-dependencies': {
    files: {
      'my-loader.js':
        "module.exports = function (text) { this.addDependency('./x.js'); return text; };\n",
    },
    options: () => ({ module: { rules: [{ test: /index\.js$/u, use: './my-loader.js' }] } }),
  },
  'copy-no-file': withOptions({ output: { copy: [{ from: 'nothing/**' }] } }),
  'not-serializable': {
    options: (dir) => ({
      cache: { type: 'filesystem', cacheDirectory: `${dir}/.cache` },
      plugins: [
        onCompilation((compilation) => {
          compilation.hooks.succeedModule.tap('Test', (module) => {
            // The message quotes the code.
            Object.assign(module.buildInfo ?? {}, {
              price: runInThisContext('()=>1') as unknown,
            });
          });
        }),
      ],
    }),
  },
  'big-strings': {
    files: {
      'my-loader.js':
        "module.exports = function (text) { this._module.buildInfo.x = 'é' + 'x'.repeat(2 * 1024 * 1024); return text; };\n",
    },
    options: (dir) => ({
      module: { rules: [{ test: /index\.js$/u, use: './my-loader.js' }] },
      cache: { type: 'filesystem', cacheDirectory: `${dir}/.cache` },
    }),
  },
  'build-dependencies': {
    files: { 'webpack.config.mjs': "import './prices.mjs\n" },
    options: (dir) => ({
      cache: {
        type: 'filesystem',
        cacheDirectory: `${dir}/.cache`,
        buildDependencies: { config: [`${dir}/webpack.config.mjs`] },
      },
    }),
  },
  'cannot-find-module': {
    files: { 'src/index.js': "require('./missing.js');\n" },
    run: (dir) => buildAndRun(dir, { target: 'node' }),
  },
  'assign-module-exports': {
    files: { 'src/index.js': "import './cart.js';\nmodule.exports = 1;\n", ...cart },
    run: (dir) => buildAndRun(dir, { target: 'node' }),
  },
  'automatic-publicpath': {
    files: { 'src/index.js': "import('./cart.js');\n", ...cart },
    run: (dir) => buildAndRun(dir, { target: 'web' }),
  },
  'eager-consumption': {
    files: {
      'src/index.js': "import 'kit';\n",
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'node_modules/kit/index.js': '',
    },
    run: (dir) =>
      buildAndRun(dir, {
        target: 'node',
        plugins: [new webpack.container.ModuleFederationPlugin({ name: 'shop', shared: ['kit'] })],
      }),
  },
  'critical-dependency-the-request-of-a-dependency-is-an-expression': index(
    'import(globalThis.name);\n',
  ),
  'require-function': index('console.log(require);\n'),
  'environment-plugin': withOptions({ plugins: [new webpack.EnvironmentPlugin(['SHOP'])] }),
  'entry-dependon': {
    run: async (dir) => {
      const one = './src/index.js';
      const built = [
        { a: { import: one, dependOn: 'b' }, b: { import: one, dependOn: 'a' } },
        { a: { import: one, dependOn: 'b', runtime: 'c' }, b: one },
        { a: { import: one, runtime: 'b' }, b: one },
      ].map((entry) => build(dir, { options: () => ({ entry }) }));
      const conflict = build(dir, {
        options: () => ({
          entry: { a: { import: one, filename: 'a.js' } },
          plugins: [new webpack.EntryPlugin(dir, one, { name: 'a', filename: 'b.js' })],
        }),
      });
      // This error is thrown where it can't be caught.
      writeFileSync(
        `${dir}/webpack.config.cjs`,
        `module.exports = { entry: { a: { import: '${one}', dependOn: 'zz' } } };\n`,
      );
      return [...(await Promise.all([...built, conflict])), buildInShell(dir)].join('\n');
    },
  },
  'asset-size-limit': withOptions(
    { mode: 'production', performance: { hints: 'warning' }, optimization: { minimize: false } },
    {
      'src/index.js': "import { text } from './text.js';\nconsole.log(text);\n",
      'src/text.js': `export const text = '${'x'.repeat(300_000)}';\n`,
    },
  ),
  'circular-dependencies': withOptions(
    {
      mode: 'production',
      performance: { hints: 'warning', circularDependencies: true },
    },
    {
      'src/index.js': "import './a.js';\n",
      'src/a.js': "import { b } from './b.js';\nexport const a = 1;\nconsole.log(() => b);\n",
      'src/b.js': "import { a } from './a.js';\nexport const b = 1;\nconsole.log(() => a);\n",
    },
  ),
  'duplicate-packages': withOptions(
    {
      mode: 'production',
      performance: { hints: 'warning', duplicatePackages: true },
    },
    {
      'src/index.js': "import 'dup';\nimport 'kit';\n",
      'node_modules/dup/package.json': '{ "name": "dup", "version": "1.0.0" }',
      'node_modules/dup/index.js': 'console.log(1);\n',
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'node_modules/kit/index.js': "require('dup');\n",
      'node_modules/kit/node_modules/dup/package.json': '{ "name": "dup", "version": "2.0.0" }',
      'node_modules/kit/node_modules/dup/index.js': 'console.log(2);\n',
    },
  ),
};
