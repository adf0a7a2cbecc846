/**
 * Everything in the installed packages that the engine replaces or leaves out, with reasons. After an update of
 * webpack, run `npm run test:content -- playground`; entries that no longer apply make the bundling fail.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Docusaurus's configuration loader only supports `import.meta.url`.
const folder = path.dirname(fileURLToPath(import.meta.url));
const node = path.join(folder, 'node');
const own = (file: string): string => path.join(node, file);

const { resolve } = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(resolve('terser/package.json'), 'utf8')) as {
  version: string;
};

/** Minimizers that the engine has. */
const versions = { terser: version };

/** Replacement modules, by exact request. */
export const modules: Readonly<Record<string, string>> = {
  // Node.js modules. These are aliases, because npm packages with the same names would take precedence.
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

  // The playground has no network, threads, debugger, terminal, or packed files.
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
  // Files aren't watched: the page sends its changes (src/playground/engine/watch.ts).
  watchpack: own('watchpack.ts'),
  // One worker does all the work.
  'jest-worker': own('unavailable.ts'),
};

/** Packages that are separate parts: only the part itself uses the real one. */
export const parted: Readonly<Record<string, string>> = {
  // 130 kB with Brotli, which only production builds load.
  terser: own('terser.ts'),
  // The same for the browser targets of minimized styles.
  browserslist: own('browserslist.ts'),
};

/** Replacement modules for files of packages, by their path in `node_modules`. */
export const files: Readonly<Record<string, string>> = {
  // Files aren't watched.
  'webpack/lib/node/NodeWatchFileSystem.js': path.join(folder, 'watch.ts'),
  // Loaders are modules of the project or the engine, not of Node.js.
  'webpack/lib/loaders/loadLoader.js': own('load-loader.ts'),
};

/** Optional packages of minimizer-webpack-plugin that aren't part of the playground: it works without them. */
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

/** A replacement in a module's source. */
export interface Replacement {
  /** Path in `node_modules`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Functions whose source is part of the hash of minimized output. */
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
  // The path of an implementation is replaced with a module identifier in the bundle.
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
  // The version of a minimizer is part of the hash of its output.
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
  // The default icon of HTML pages is in the folder where the package would be installed.
  {
    file: 'webpack/lib/html/HtmlModulesPlugin.js',
    from: 'pathToFileURL(__filename)',
    to: 'pathToFileURL("/project/node_modules/webpack/lib/html/HtmlModulesPlugin.js")',
  },
  // The part hands the code over. webpack would write the folder of the build in place of its default address.
  {
    file: 'brotli-wasm/pkg.web/brotli_wasm.js',
    from: "input = new URL('brotli_wasm_bg.wasm', import.meta.url);",
    to: 'throw new Error("The part has no code.");',
  },
];

/** Modules whose functions webpack prints into bundles: their source must not be changed by minimizing. */
export const printedModules = /[\\/]webpack[\\/]lib[\\/]hmr[\\/]\w+\.runtime\.js$/u;

/** Files of webpack that projects import, or that webpack adds to them, as globs relative to its folder. */
export const webpackFiles: readonly string[] = ['hot/*.js', 'lib/html/favicon.svg', 'package.json'];
