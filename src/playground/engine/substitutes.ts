/**
 * Everything of the installed packages that the engine replaces or leaves out, and why. A new version of webpack is a
 * new bundle and a run of `tests/playground`; each entry that no longer applies stops the bundling.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Docusaurus's loader of configurations knows nothing else of import.meta than its URL.
const folder = path.dirname(fileURLToPath(import.meta.url));
const node = path.join(folder, 'node');
const own = (file: string): string => path.join(node, file);

const { resolve } = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(resolve('terser/package.json'), 'utf8')) as {
  version: string;
};

/** Minimizers that the engine has. */
const versions = { terser: version };

/** Modules that stand for others, by exact request. */
export const modules: Readonly<Record<string, string>> = {
  // Modules of Node.js. These are aliases, since npm packages of the same names would be found first.
  buffer: own('buffer.ts'),
  crypto: own('crypto.ts'),
  fs: own('fs-module.ts'),
  module: own('module.ts'),
  os: own('os.ts'),
  path: own('path.ts'),
  process: own('process.ts'),
  querystring: own('querystring.ts'),
  stream: own('stream.ts'),
  url: own('url.ts'),
  util: own('util.ts'),
  vm: own('vm.ts'),

  // Nothing in the playground has a network, threads, a debugger, a terminal, or files that are packed.
  async_hooks: own('unavailable.ts'),
  child_process: own('unavailable.ts'),
  http: own('unavailable.ts'),
  https: own('unavailable.ts'),
  inspector: own('unavailable.ts'),
  net: own('unavailable.ts'),
  readline: own('unavailable.ts'),
  tty: own('unavailable.ts'),
  v8: own('unavailable.ts'),
  worker_threads: own('unavailable.ts'),
  zlib: own('unavailable.ts'),

  // All files are in memory.
  'graceful-fs': own('fs-module.ts'),
  // Nothing watches files: the page tells what it has changed (src/playground/engine/watch.ts).
  watchpack: own('watchpack.ts'),
  // One worker does all the work.
  'jest-worker': own('unavailable.ts'),
};

/** Packages that are parts of their own: only the part itself gets the real one. */
export const parted: Readonly<Record<string, string>> = {
  // 130 kB with brotli, which only production builds load.
  terser: own('terser.ts'),
  // The same for the browsers that styles are minimized for.
  browserslist: own('browserslist.ts'),
};

/** Modules of packages that other modules stand for, by their path in `node_modules`. */
export const files: Readonly<Record<string, string>> = {
  // Nothing watches files.
  'webpack/lib/node/NodeWatchFileSystem.js': path.join(folder, 'watch.ts'),
  // Loaders are modules of the project or of the engine, not of Node.js.
  'webpack/lib/loaders/loadLoader.js': own('load-loader.ts'),
};

/** Optional packages of minimizer-webpack-plugin that are no part of the playground: it copes with their absence. */
export const missing: readonly string[] = [
  '@minify-html/node',
  '@napi-rs/image',
  '@swc/core',
  '@swc/css',
  '@swc/html',
  'clean-css',
  'cssnano',
  'csso',
  'esbuild',
  'html-minifier-terser',
  'lightningcss',
  'sharp',
  'svgo',
  'uglify-js',
];

/** Text of a module that changes. */
export interface Replacement {
  /** Path in `node_modules`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Functions whose text is part of the hash of what a minimizer has written. */
const hashedFunctions = [
  ['css/cssMinify', 'cssMinify.getBannerPosition', '() => /** @type {const} */ ("end")'],
  ['html/htmlMinify', 'htmlMinify.getBannerPosition', '() => /** @type {const} */ ("end")'],
  ['html/htmlMinify', 'htmlMinify.formatBanner', '(banner) => `<!-- ${banner} -->`'],
] as const;

export const replacements: readonly Replacement[] = [
  ...hashedFunctions.map(([module, name, text]) => ({
    file: `webpack/lib/${module}.js`,
    from: `${name} = ${text};`,
    to: `${name} = Object.assign(${text}, { toString: () => ${JSON.stringify(text)} });`,
  })),
  // The path of an implementation is the identifier of a module of the bundle.
  {
    file: 'minimizer-webpack-plugin/dist/implementation.js',
    from: 'require(ref.path)',
    to: '(ref.path in __webpack_modules__ ? __webpack_require__(ref.path) : globalThis.__playgroundRequire(ref.path))',
  },
  {
    file: 'minimizer-webpack-plugin/dist/implementation.js',
    from: 'require.resolve(ref.path)',
    to: `require(${JSON.stringify(own('implementations.ts'))}).implementations.get(ref.path)`,
  },
  // The version of a minimizer is part of the hash of what it has minimized.
  {
    file: 'minimizer-webpack-plugin/dist/utils.js',
    from: 'let directory;',
    to: `let directory; if (name) return ${JSON.stringify(versions)}[name];`,
  },
  {
    file: 'minimizer-webpack-plugin/dist/utils.js',
    from: 'path.dirname(path.resolve(require.resolve(name)))',
    to: 'name',
  },
  {
    file: 'minimizer-webpack-plugin/dist/utils.js',
    from: 'require(path.join(directory, "package.json"))',
    to: 'undefined',
  },
  // The icon that HTML pages get by default lies where the package would be installed.
  {
    file: 'webpack/lib/html/HtmlModulesPlugin.js',
    from: 'pathToFileURL(__filename)',
    to: 'pathToFileURL("/project/node_modules/webpack/lib/html/HtmlModulesPlugin.js")',
  },
];

/** Modules whose functions webpack prints into bundles: their text has to survive minimizing as it is. */
export const printedModules = /[\\/]webpack[\\/]lib[\\/]hmr[\\/]\w+\.runtime\.js$/u;

/** Files of webpack that projects import, or that webpack adds to them, by glob below its folder. */
export const webpackFiles: readonly string[] = ['hot/*.js', 'lib/html/favicon.svg', 'package.json'];
