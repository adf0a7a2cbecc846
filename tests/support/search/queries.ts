import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moreRows } from './more-queries.ts';

/**
 * Readers' queries, and the URLs that answer them. Any of the URLs is a right answer. A query whose page isn't written
 * yet is pending.
 */
export interface RelevanceCase {
  readonly kind: string;
  readonly query: string;
  /** URL of a page; with a fragment if the heading matters too. */
  readonly answers: readonly string[];
}

export type Row = readonly [query: string, ...answers: string[]];

const rows: Readonly<Record<string, readonly Row[]>> = {
  option: [
    ['output.publicPath', '/configuration/output/#outputpublicpath'],
    ['publicPath', '/configuration/output/#outputpublicpath'],
    ['splitChunks cacheGroups', '/plugins/split-chunks-plugin/#splitchunkscachegroups'],
    ['resolve.alias', '/configuration/resolve/#resolvealias'],
    ['resolve extensions', '/configuration/resolve/#resolveextensions'],
    ['devServer.proxy', '/configuration/dev-server/#devserverproxy'],
    ['historyApiFallback', '/configuration/dev-server/#devserverhistoryapifallback'],
    ['output.filename', '/configuration/output/#outputfilename'],
    ['chunkFilename', '/configuration/output/#outputchunkfilename'],
    ['optimization.runtimeChunk', '/configuration/optimization/#optimizationruntimechunk'],
    ['usedExports', '/configuration/optimization/#optimizationusedexports'],
    ['moduleIds', '/configuration/optimization/#optimizationmoduleids'],
    ['cache.buildDependencies', '/configuration/cache/#cachebuilddependencies'],
    ['Rule.oneOf', '/configuration/module/#ruleoneof'],
    ['module.rules', '/configuration/module/#modulerules'],
    ['noParse', '/configuration/module/#modulenoparse'],
    ['externalsPresets', '/configuration/externals/#externalspresets'],
    ['watchOptions.ignored', '/configuration/watch/#watchoptionsignored'],
    ['maxAssetSize', '/configuration/performance/#performancemaxassetsize'],
    ['experiments.lazyCompilation', '/configuration/experiments/#experimentslazycompilation'],
    ['devtool', '/configuration/devtool/#devtool', '/configuration/devtool/'],
    ['stats.errorDetails', '/configuration/stats/#statserrordetails'],
    [
      'infrastructureLogging level',
      '/configuration/infrastructureLogging/#infrastructurelogginglevel',
    ],
    ['output.library.type', '/configuration/output/#outputlibrarytype'],
    ['globalObject', '/configuration/output/#outputglobalobject'],
    ['fullySpecified', '/configuration/resolve/#resolvefullyspecified'],
    ['recordsPath', '/configuration/other-options/#recordspath'],
    ['ignoreWarnings', '/configuration/other-options/#ignorewarnings'],
    ['minSize', '/plugins/split-chunks-plugin/#splitchunksminsize'],
    [
      'sideEffects',
      '/configuration/optimization/#optimizationsideeffects',
      '/configuration/module/#rulesideeffects',
    ],
    ['crossOriginLoading', '/configuration/output/#outputcrossoriginloading'],
    ['entry descriptor', '/configuration/entry-context/#entry-descriptor'],
  ],
  guide: [
    ['getting started', '/guides/getting-started/'],
    ['code splitting', '/guides/code-splitting/'],
    ['tree shaking', '/guides/tree-shaking/'],
    ['lazy loading', '/guides/lazy-loading/'],
    ['caching', '/guides/caching/'],
    ['asset modules', '/guides/asset-modules/'],
    ['environment variables', '/guides/environment-variables/'],
    ['typescript', '/guides/typescript/'],
    ['bundle analysis', '/guides/bundle-analysis/', '/guides/code-splitting/#bundle-analysis'],
    ['production build', '/guides/production/'],
    ['inlining assets', '/guides/asset-modules/#inlining-assets'],
    ['prefetch preload', '/guides/code-splitting/#prefetchingpreloading-modules'],
    ['css modules', '/guides/native-css/#css-modules', '/loaders/css-loader/#modules'],
    ['html entry', '/guides/native-html/#a-page-as-entry', '/guides/native-html/'],
    ['loading fonts', '/guides/asset-management/#loading-fonts'],
    ['install webpack', '/guides/installation/'],
    ['shimming', '/guides/shimming/', '/glossary/#shimming'],
  ],
  concept: [
    ['entry points', '/concepts/entry-points/'],
    ['dependency graph', '/concepts/dependency-graph/'],
    ['module federation', '/concepts/module-federation/'],
    ['under the hood', '/concepts/under-the-hood/'],
    ['manifest', '/concepts/manifest/'],
    ['targets', '/concepts/targets/', '/configuration/target/'],
    ['why webpack', '/concepts/why-webpack/'],
    ['module resolution', '/concepts/module-resolution/'],
    [
      'hot module replacement',
      '/concepts/hot-module-replacement/',
      '/guides/hot-module-replacement/',
      '/api/hot-module-replacement/',
    ],
    ['dynamic remote containers', '/concepts/module-federation/#dynamic-remote-containers'],
    ['multi page application', '/concepts/entry-points/#multi-page-application'],
  ],
  hook: [
    ['processAssets', '/api/compilation-hooks/#processassets'],
    ['thisCompilation', '/api/compiler-hooks/#thiscompilation'],
    ['compiler.hooks.emit', '/api/compiler-hooks/#emit'],
    ['afterEmit', '/api/compiler-hooks/#afteremit'],
    [
      'beforeResolve',
      '/api/normalmodulefactory-hooks/#beforeresolve',
      '/api/contextmodulefactory-hooks/#beforeresolve',
    ],
    ['optimizeChunkModules', '/api/compilation-hooks/#optimizechunkmodules'],
    ['evaluateTypeof', '/api/parser/#evaluatetypeof'],
    ['compilation.hooks.seal', '/api/compilation-hooks/#seal'],
    ['importCall', '/api/parser/#importcall'],
    ['watchRun', '/api/compiler-hooks/#watchrun'],
  ],
  api: [
    ['this.async', '/api/loaders/#thisasync'],
    ['this.getOptions', '/api/loaders/#thisgetoptionsschema'],
    ['emitFile', '/api/loaders/#thisemitfile'],
    ['pitching loader', '/api/loaders/#pitching-loader'],
    ['require.context', '/api/module-methods/#requirecontext'],
    ['magic comments', '/api/module-methods/#magic-comments'],
    ['webpackChunkName', '/api/module-methods/#webpackchunkname'],
    ['emitAsset', '/api/compilation-object/#emitasset'],
    ['module.hot.accept', '/api/hot-module-replacement/#accept'],
    ['stats.toJson', '/api/node/#statstojsonoptions'],
    ['MultiCompiler', '/api/node/#multicompiler'],
    ['addStatusHandler', '/api/hot-module-replacement/#addstatushandler'],
    ['custom file system', '/api/node/#custom-file-systems'],
    ['compiler.close', '/api/node/#compilerclose'],
  ],
  variable: [
    ['__webpack_public_path__', '/api/module-variables/#__webpack_public_path__-webpack-specific'],
    ['import.meta.webpackHot', '/api/module-variables/#importmetawebpackhot'],
    ['__resourceQuery', '/api/module-variables/#__resourcequery-webpack-specific'],
    ['webpack_nonce', '/api/module-variables/#__webpack_nonce__-webpack-specific'],
    ['import.meta.url', '/api/module-variables/#importmetaurl'],
    ['__non_webpack_require__', '/api/module-variables/#__non_webpack_require__-webpack-specific'],
    ['__dirname', '/api/module-variables/#__dirname-nodejs', '/configuration/node/#node__dirname'],
  ],
  flag: [
    ['--watch', '/configuration/watch/#watch', '/api/cli/#watch'],
    [
      '--mode',
      '/configuration/mode/#mode',
      '/configuration/mode/',
      '/api/cli/#configuration-options',
    ],
    ['--output-public-path', '/configuration/output/#outputpublicpath'],
    ['--env', '/api/cli/#env', '/api/cli/#environment-options'],
    ['--config-node-env', '/api/cli/#config-node-env'],
    ['--devtool', '/configuration/devtool/#devtool', '/configuration/devtool/'],
    ['webpack serve', '/api/cli/#serve'],
    ['configtest', '/api/cli/#configtest'],
    ['--merge', '/api/cli/#merge'],
    ['--progress', '/api/cli/#progress'],
  ],
  loader: [
    ['css-loader', '/loaders/css-loader/'],
    ['babel-loader', '/loaders/babel-loader/'],
    ['sass loader', '/loaders/sass-loader/'],
    ['css-loader modules', '/loaders/css-loader/#modules'],
    ['style-loader injectType', '/loaders/style-loader/#injecttype'],
    ['importLoaders', '/loaders/css-loader/#importloaders'],
    ['postcss autoprefixer', '/loaders/postcss-loader/#autoprefixer'],
    ['babel-loader is slow', '/loaders/babel-loader/#babel-loader-is-slow'],
    ['html-loader sources', '/loaders/html-loader/#sources'],
    ['thread-loader', '/loaders/thread-loader/'],
    ['sass additionalData', '/loaders/sass-loader/#additionaldata'],
  ],
  plugin: [
    ['mini-css-extract-plugin', '/plugins/mini-css-extract-plugin/'],
    ['SplitChunksPlugin', '/plugins/split-chunks-plugin/'],
    ['copy webpack plugin patterns', '/plugins/copy-webpack-plugin/#patterns'],
    ['compression brotli', '/plugins/compression-webpack-plugin/#using-brotli'],
    ['TerserPlugin extractComments', '/plugins/terser-webpack-plugin/#extractcomments'],
    ['eslint-webpack-plugin', '/plugins/eslint-webpack-plugin/'],
    [
      'css minimizer lightningcss',
      '/plugins/css-minimizer-webpack-plugin/#using-custom-minifier-lightningcss-previously-parcelcss',
      '/plugins/minimizer-webpack-plugin/#lightningcss',
    ],
    ['MiniCssExtractPlugin', '/plugins/mini-css-extract-plugin/'],
    [
      'image minimizer sharp',
      '/plugins/image-minimizer-webpack-plugin/#optimize-with-sharp',
      '/plugins/image-minimizer-webpack-plugin/#single-minimizer-example-for-sharp',
    ],
    ['DefinePlugin', '/plugins/define-plugin/'],
    [
      'HtmlWebpackPlugin',
      '/plugins/html-webpack-plugin/',
      '/guides/output-management/#setting-up-htmlwebpackplugin',
      '/guides/native-html/#from-html-webpack-plugin',
    ],
  ],
  error: [
    [
      "Module not found: Error: Can't resolve 'left-pad' in '/home/me/app/src'",
      '/api/errors/#module-not-found',
    ],
    [
      'Module parse failed: Unexpected token (1:4)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.',
      '/api/errors/#module-parse-failed',
    ],
    [
      'BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default. This is no longer the case. Verify if you need this module and configure a polyfill for it.',
      '/api/errors/#node-polyfills',
    ],
    [
      'ChunkLoadError: Loading chunk 12 failed. (error: https://example.com/12.js)',
      '/api/errors/#chunkloaderror',
      '/guides/troubleshooting/#chunkloaderror-after-a-deployment',
      '/guides/code-splitting/#understanding-chunkloaderror',
    ],
    [
      'Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.',
      '/api/errors/#invalid-configuration-object',
    ],
    [
      'Conflict: Multiple chunks emit assets to the same filename main.js (chunks 179 and 792)',
      '/api/errors/#multiple-chunks',
    ],
    [
      "WARNING in configuration The 'mode' option has not been set, webpack will fallback to 'production' for this value.",
      '/api/errors/#no-mode',
    ],
    [
      'Critical dependency: the request of a dependency is an expression',
      '/api/errors/#critical-dependency-the-request-of-a-dependency-is-an-expression',
    ],
    ['Automatic publicPath is not supported in this browser', '/api/errors/#automatic-publicpath'],
    [
      'asset size limit: The following asset(s) exceed the recommended size limit (244 KiB). This can impact web performance.',
      '/api/errors/#asset-size-limit',
    ],
    [
      "export 'foo' (imported as 'foo') was not found in './bar.js' (possible exports: default)",
      '/api/errors/#export-not-found',
    ],
    [
      'Uncaught Error: Shared module is not available for eager consumption',
      '/api/errors/#eager-consumption',
      '/concepts/module-federation/#uncaught-error-shared-module-is-not-available-for-eager-consumption',
    ],
    [
      'The request failed to resolve only because it was resolved as fully specified',
      '/api/errors/#fully-specified',
    ],
    ['Cannot find module MODULE_NOT_FOUND', '/api/errors/#cannot-find-module'],
    ['[webpack-cli] Failed to load /app/webpack.config.js', '/api/cli/#failed-to-load'],
  ],
  question: [
    [
      'how to remove unused css',
      '/guides/native-css/',
      '/guides/tree-shaking/',
      '/plugins/mini-css-extract-plugin/',
    ],
    [
      'how do I split vendor code into its own chunk',
      '/plugins/split-chunks-plugin/',
      '/guides/code-splitting/',
      '/guides/caching/#extracting-boilerplate',
    ],
    [
      'bundle too big',
      '/guides/bundle-analysis/',
      '/api/errors/#asset-size-limit',
      '/guides/code-splitting/',
      '/configuration/performance/',
    ],
    ['how to set environment variables', '/guides/environment-variables/'],
    [
      'why is my bundle so large',
      '/guides/bundle-analysis/#a-bundle-that-is-too-big',
      '/guides/code-splitting/#bundle-analysis',
      '/api/errors/#asset-size-limit',
      '/configuration/performance/',
    ],
    [
      'how to clean the dist folder before build',
      '/guides/output-management/#cleaning-up-the-dist-folder',
      '/configuration/output/#outputclean',
    ],
    [
      'use typescript for the config file',
      '/configuration/configuration-languages/#typescript',
      '/guides/typescript/#ways-to-use-typescript-in-webpackconfigts',
    ],
    [
      'how to write a webpack config with multiple entries',
      '/concepts/entry-points/',
      '/configuration/entry-context/',
      '/concepts/configuration/',
      '/concepts/output/#multiple-entry-points',
      '/configuration/configuration-types/#exporting-multiple-configurations',
    ],
    ['what is a loader', '/concepts/loaders/', '/glossary/#loader', '/concepts/#loaders'],
    ['proxy api requests in development', '/configuration/dev-server/#devserverproxy'],
    ['exclude react from bundle', '/configuration/externals/'],
    [
      'enable source maps',
      '/guides/development/#using-source-maps',
      '/configuration/devtool/',
      '/guides/production/#source-mapping',
    ],
    [
      'how to import json',
      '/guides/asset-management/#loading-data',
      '/configuration/module/#moduleparserjson',
      '/loaders/#json',
    ],
    ['load images', '/guides/asset-management/#loading-images'],
    ['how to use dotenv', '/configuration/dotenv/', '/guides/environment-variables/#env-files'],
    ['share code between two applications at runtime', '/concepts/module-federation/'],
    [
      'dev server not reloading inside docker',
      '/configuration/watch/#watchoptionspoll',
      '/configuration/dev-server/',
      '/configuration/watch/#troubleshooting',
    ],
    [
      'long term caching with content hash',
      '/guides/caching/',
      '/guides/caching/#output-filenames',
    ],
    [
      'minify css for production',
      '/guides/production/#minimize-css',
      '/plugins/css-minimizer-webpack-plugin/',
      '/configuration/optimization/#optimizationminimizeoptionscss',
    ],
    [
      'how to mock node core modules in the browser',
      '/configuration/resolve/#resolvefallback',
      '/api/errors/#node-polyfills',
    ],
    ['disable minification', '/configuration/optimization/#optimizationminimize'],
    [
      'show build progress',
      '/api/cli/#progress',
      '/configuration/infrastructureLogging/#infrastructureloggingprogress',
      '/api/plugins/#reporting-progress',
    ],
  ],
  task: [
    ['make jquery available globally', '/plugins/provide-plugin/'],
    ['write a custom loader', '/contribute/writing-a-loader/'],
    ['create a plugin', '/contribute/writing-a-plugin/', '/concepts/plugins/'],
    ['add a content security policy', '/guides/csp/'],
    ['speed up the build', '/guides/build-performance/'],
    ['publish a library to npm', '/guides/author-libraries/'],
    ['web worker', '/guides/web-workers/'],
    ['service worker offline', '/guides/progressive-web-application/'],
    ['upgrade from webpack 4', '/migrate/5/'],
    ['use jquery as a global', '/guides/shimming/', '/plugins/provide-plugin/'],
    ['package exports conditions', '/guides/package-exports/'],
    [
      'copy static files to dist',
      '/plugins/copy-webpack-plugin/',
      '/plugins/copy-plugin/',
      '/configuration/output/#outputcopy',
    ],
    ['ignore moment locales', '/plugins/ignore-plugin/'],
    ['gzip assets', '/plugins/compression-webpack-plugin/'],
    ['run webpack from node', '/api/node/'],
    [
      'generate html file',
      '/guides/native-html/',
      '/guides/output-management/',
      '/configuration/output/#outputhtml',
    ],
    ['import css', '/guides/native-css/#importing-css', '/guides/asset-management/#loading-css'],
    ['debug webpack', '/contribute/debugging/'],
    [
      'persistent cache in ci',
      '/guides/ci-and-containers/#a-cache-that-is-used',
      '/configuration/cache/#setup-cache-in-cicd-system',
      '/configuration/cache/',
    ],
    [
      'resolve import paths relative to src',
      '/configuration/resolve/',
      '/concepts/module-resolution/',
      '/guides/typescript/#typescript-path-aliases',
    ],
    ['list of hooks of the compiler', '/api/compiler-hooks/'],
    ['open the browser when the dev server starts', '/configuration/dev-server/#devserveropen'],
    ['change the port of the dev server', '/configuration/dev-server/#devserverport'],
    ['https for local development', '/configuration/dev-server/#devserverserver'],
    [
      'difference between loader and plugin',
      '/concepts/plugins/',
      '/concepts/loaders/',
      '/glossary/#plugin',
      '/concepts/',
    ],
    ['dynamic import with variable', '/api/module-methods/#dynamic-expressions-in-import'],
    [
      'name a chunk',
      '/api/module-methods/#webpackchunkname',
      '/configuration/output/#outputchunkfilename',
      '/plugins/split-chunks-plugin/#splitchunksname',
    ],
    [
      'what is a chunk',
      '/glossary/#chunk',
      '/concepts/under-the-hood/#chunks',
      '/concepts/under-the-hood/',
    ],
    [
      'keep class names when minifying',
      '/plugins/terser-webpack-plugin/',
      '/plugins/minimizer-webpack-plugin/',
    ],
  ],
  typo: [
    ['tree shakng', '/guides/tree-shaking/'],
    ['pubicPath', '/configuration/output/#outputpublicpath'],
    ['splitchunsk', '/plugins/split-chunks-plugin/'],
    [
      'hot module replacment',
      '/concepts/hot-module-replacement/',
      '/guides/hot-module-replacement/',
      '/api/hot-module-replacement/',
    ],
    ['enviroment variables', '/guides/environment-variables/'],
    ['resovle alias', '/configuration/resolve/#resolvealias'],
    ['optimisation.minimiser', '/configuration/optimization/#optimizationminimizer'],
    ['moduel federation', '/concepts/module-federation/'],
    ['typscript', '/guides/typescript/'],
    ['babel-laoder', '/loaders/babel-loader/'],
    ['extenals', '/configuration/externals/'],
    ['lazy laoding', '/guides/lazy-loading/'],
  ],
  prefix: [
    [
      'splitCh',
      '/plugins/split-chunks-plugin/',
      '/configuration/optimization/#optimizationsplitchunks',
    ],
    ['tree sh', '/guides/tree-shaking/'],
    ['output.pub', '/configuration/output/#outputpublicpath'],
    ['devSer', '/configuration/dev-server/'],
    ['__webpack_pub', '/api/module-variables/#__webpack_public_path__-webpack-specific'],
    ['mini-css', '/plugins/mini-css-extract-plugin/'],
    ['resolve.fall', '/configuration/resolve/#resolvefallback'],
    ['code spl', '/guides/code-splitting/'],
    ['module fed', '/concepts/module-federation/'],
    ['import.meta.webpackH', '/api/module-variables/#importmetawebpackhot'],
    ['cachin', '/guides/caching/'],
    ['optimization.runt', '/configuration/optimization/#optimizationruntimechunk'],
    ['histor', '/configuration/dev-server/#devserverhistoryapifallback'],
  ],
  synonym: [
    [
      'HMR',
      '/concepts/hot-module-replacement/',
      '/guides/hot-module-replacement/',
      '/api/hot-module-replacement/',
    ],
    [
      'hot reload',
      '/concepts/hot-module-replacement/',
      '/guides/hot-module-replacement/',
      '/configuration/dev-server/#devserverhot',
      '/configuration/dev-server/#devserverlivereload',
    ],
    [
      'unused exports',
      '/guides/tree-shaking/',
      '/configuration/optimization/#optimizationusedexports',
    ],
    ['treeshaking', '/guides/tree-shaking/'],
    ['dead code elimination', '/guides/tree-shaking/'],
    ['micro frontends', '/concepts/module-federation/'],
    ['env vars', '/guides/environment-variables/'],
    ['file-loader', '/guides/asset-modules/'],
    ['codesplitting', '/guides/code-splitting/'],
    [
      'uglify',
      '/configuration/optimization/#optimizationminimize',
      '/plugins/minimizer-webpack-plugin/#uglify-js',
      '/plugins/terser-webpack-plugin/#uglify-js',
      '/guides/production/#minification',
    ],
    ['cdn', '/guides/public-path/', '/configuration/output/#outputpublicpath'],
    [
      'sourcemap',
      '/configuration/devtool/',
      '/guides/development/#using-source-maps',
      '/glossary/#source-map',
    ],
  ],
};

function casesOf(table: Readonly<Record<string, readonly Row[]>>): RelevanceCase[] {
  return Object.entries(table).flatMap(([kind, list]) =>
    list.map(([query, ...answers]) => ({ kind, query, answers })),
  );
}

function read(name: string): RelevanceCase[] {
  const file = path.resolve('tests/support/search', name);
  return casesOf(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Row[]>);
}

/**
 * The ranking was developed with these. Queries that are literally search keywords or synonyms have a separate kind.
 */
export const relevanceCases: readonly RelevanceCase[] = [
  ...casesOf(rows),
  ...casesOf(moreRows),
  ...read('keyword-queries.json'),
];

/**
 * Written without looking at the search, its synonyms and the queries above. Don't fit anything to them: they show how
 * well the search does for new readers.
 */
export const blindCases: readonly RelevanceCase[] = read('blind-queries.json');
