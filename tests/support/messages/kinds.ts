/** Projects for each of which webpack prints one kind of message, with the section that explains it. */
import type { Configuration } from 'webpack';
import webpack from 'webpack';

export interface Kind {
  /** Id on the page about errors. */
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
  readonly config?: Configuration;
  /** Loaders and plugins that throw must be created in the project's folder. */
  readonly make?: (folder: string) => Configuration;
}

const index = (text: string): Readonly<Record<string, string>> => ({ 'src/index.js': text });

export const kinds: readonly Kind[] = [
  { id: 'module-not-found', files: index("import 'left-pad';") },
  { id: 'cannot-resolve-src', files: { 'readme.md': '' } },
  {
    id: 'fully-specified',
    files: {
      'src/index.js': "import './cart';",
      'src/cart.js': '',
      'package.json': '{"type":"module"}',
    },
  },
  { id: 'node-polyfills', files: index("import 'path';") },
  { id: 'unhandled-scheme', files: index("import 'shop:cart';") },
  {
    id: 'package-exports',
    files: {
      'src/index.js': "import 'tea/inner.js';",
      'node_modules/tea/package.json': '{"name":"tea","exports":{".":"./index.js"}}',
      'node_modules/tea/inner.js': '',
    },
  },
  {
    id: 'allowed-uris',
    files: index("import 'https://example.com/x.js';"),
    config: { experiments: { buildHttp: { allowedUris: ['https://shop.example/'] } } },
  },
  {
    id: 'module-parse-failed',
    files: { 'src/index.js': "import './a.vue';", 'src/a.vue': '<template></template>' },
  },
  {
    id: 'additional-loader',
    files: {
      'src/index.js': "import './a.tea';",
      'src/a.tea': '%',
      'loader.cjs': 'module.exports = (source) => source;',
    },
    make: (folder) => ({ module: { rules: [{ test: /\.tea$/u, use: `${folder}/loader.cjs` }] } }),
  },
  {
    id: 'typescript-strip-only',
    files: { 'src/index.js': "import './a.ts';", 'src/a.ts': 'export enum Tea { Green }' },
  },
  {
    id: 'no-parser-registered',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': 'a {}' },
    config: {
      experiments: { css: false },
      module: { rules: [{ test: /\.css$/u, type: 'css/auto' }] },
    },
  },
  { id: 'json', files: { 'src/index.js': "import './a.json';", 'src/a.json': '{"a": 1,}' } },
  {
    id: 'module-build-failed',
    files: {
      'src/index.js': '',
      'loader.cjs': "module.exports = () => { throw new Error('Too much tea'); };",
    },
    make: (folder) => ({
      module: { rules: [{ test: /index\.js$/u, use: `${folder}/loader.cjs` }] },
    }),
  },
  {
    id: 'loader-result',
    files: { 'src/index.js': '', 'loader.cjs': 'module.exports = () => 5;' },
    make: (folder) => ({
      module: { rules: [{ test: /index\.js$/u, use: `${folder}/loader.cjs` }] },
    }),
  },
  {
    id: 'loader-not-found',
    files: index(''),
    config: { module: { rules: [{ test: /index\.js$/u, use: 'tea-loader' }] } },
  },
  {
    id: 'css-names',
    files: {
      'src/index.js': "import './a.module.css';",
      'src/a.module.css': '.a { composes: pot from "./b.module.css"; }',
      'src/b.module.css': '.b {}',
    },
  },
  {
    id: 'export-not-found',
    files: {
      'src/index.js': "import { pot } from './tea.js'; pot();",
      'src/tea.js': 'export const cup = 1;',
    },
  },
  {
    id: 'conflicting-star-exports',
    files: {
      'src/index.js': "import { tea } from './all.js'; tea();",
      'src/all.js': "export * from './a.js'; export * from './b.js';",
      'src/a.js': 'export const tea = 1;',
      'src/b.js': 'export const tea = 2;',
    },
  },
  {
    id: 'json-named-export',
    files: {
      'src/index.mjs': "import { tea } from './a.json'; console.log(tea);",
      'src/index.js': "import './index.mjs';",
      'src/a.json': '{"tea": 1}',
    },
  },
  {
    id: 'imported-binding-assignment',
    files: {
      'src/index.js': "import * as tea from './tea.js'; tea = 1;",
      'src/tea.js': 'export const cup = 1;',
    },
  },
  {
    id: 'critical-dependency-the-request-of-a-dependency-is-an-expression',
    files: index('const name = location.hash; import(name);'),
  },
  { id: 'require-function', files: index('globalThis.load = require;') },
  { id: 'unsupported-feature', files: index("require.extensions['.tea'] = 1;") },
  {
    id: 'magic-comment-error',
    files: { 'src/index.js': 'import(/* webpackChunkName: pot-1.x */ "./a.js");', 'src/a.js': '' },
  },
  {
    id: 'initial-chunk',
    files: { 'src/index.js': 'import(/* webpackChunkName: "main" */ "./a.js");', 'src/a.js': '' },
  },
  {
    id: 'invalid-configuration-object',
    files: index(''),
    config: { entyr: './src/tea.js' } as unknown as Configuration,
  },
  {
    id: 'no-mode',
    files: index(''),
    make: () => ({ mode: undefined }) as unknown as Configuration,
  },
  {
    id: 'conflicting-values',
    files: index('console.log(process.env.NODE_ENV);'),
    config: {
      mode: 'production',
      plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"tea"' })],
    },
  },
  {
    id: 'environment-plugin',
    files: index('console.log(process.env.TEA_POT);'),
    config: { plugins: [new webpack.EnvironmentPlugin(['TEA_POT'])] },
  },
  { id: 'unknown-target', files: index(''), config: { target: 'teapot' } },
  { id: 'chunk-format', files: index(''), config: { target: 'es5' } },
  {
    id: 'unsupported-library-type',
    files: index(''),
    config: { output: { library: { name: 'tea', type: 'teapot' } } },
  },
  {
    id: 'entry-dependon',
    files: index(''),
    config: {
      entry: {
        pot: { import: './src/index.js', dependOn: 'cup', runtime: 'tea' },
        cup: './src/index.js',
      },
    },
  },
  {
    id: 'multiple-chunks',
    files: { 'src/index.js': '', 'src/b.js': '' },
    config: { entry: { pot: './src/index.js', cup: './src/b.js' }, output: { filename: 'tea.js' } },
  },
  {
    id: 'cache-group-conflict',
    files: {
      'src/index.js': "import './v.js';",
      'src/b.js': "import './v.js';",
      'src/v.js': 'console.log(1);',
    },
    config: {
      entry: { pot: './src/index.js', cup: './src/b.js' },
      optimization: {
        splitChunks: {
          chunks: 'all',
          minSize: 0,
          cacheGroups: { own: { name: 'pot', test: /v\.js$/u, enforce: true } },
        },
      },
    },
  },
  {
    id: 'min-max-size',
    files: index(''),
    config: {
      mode: 'production',
      optimization: { splitChunks: { minSize: 50_000, maxSize: 10_000, chunks: 'all' } },
    },
  },
  { id: 'copy-no-file', files: index(''), config: { output: { copy: ['tea/**'] } } },
  {
    id: 'asset-size-limit',
    files: index(`console.log(${JSON.stringify('tea'.repeat(200_000))});`),
    config: { mode: 'production' },
  },
  {
    id: 'circular-dependencies',
    files: {
      'src/index.js': "import { a } from './a.js'; console.log(a);",
      'src/a.js': "import { b } from './b.js'; export const a = () => b;",
      'src/b.js': "import { a } from './a.js'; export const b = () => a;",
    },
    config: {
      mode: 'production',
      performance: { hints: 'warning', circularDependencies: true },
    } as unknown as Configuration,
  },
];
