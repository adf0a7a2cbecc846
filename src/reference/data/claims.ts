import { apiClaims } from './claims/api.ts';
import { measured } from './claims/claim.ts';
import type { Claim } from './claims/claim.ts';
import { conceptClaims } from './claims/concepts.ts';
import { configurationClaims } from './claims/configuration.ts';
import { guideClaims } from './claims/guides.ts';
import { pluginClaims } from './claims/plugins.ts';

export type { Claim } from './claims/claim.ts';

/** Cells with figures that a separate test compares with their source. */
export const comparedCells: readonly { readonly page: string; readonly cell: RegExp }[] = [
  // tests/content/devtool-table.test.ts
  { page: 'docs/configuration/devtool.mdx', cell: /^\d\.\d \(\d\.\d–\d\.\d\)$/u },
];

const minimizers: readonly (readonly [option: string, text: string, file: string, code: RegExp])[] =
  [
    ['colorFallbacks', 'On by default', 'css/syntax-parser.js', /\bcolorFallbacks: true,/u],
    ['lowerUnsupported', 'On by default', 'css/syntax-parser.js', /\blowerUnsupported: true,/u],
    [
      'rewriteDirSelector',
      'Off by default',
      'css/syntax-parser.js',
      /\brewriteDirSelector: false,/u,
    ],
    [
      'vendorPrefixes',
      'On by default',
      'config/defaults.js',
      /cssOptions\.vendorPrefixes !== false/u,
    ],
    [
      'collapseWhitespace',
      'Off by default',
      'html/syntax-parser.js',
      /_collapseWhitespace: "none",/u,
    ],
    [
      'minifyConditionalComments',
      'Off by default',
      'html/htmlMinify.js',
      /Boolean\(minifyConditionalComments\)/u,
    ],
    [
      'normalizeAttributeQuotes',
      'On by default',
      'html/syntax-parser.js',
      /\bnormalizeAttributeQuotes: true,/u,
    ],
    [
      'removeEmptyAttributes',
      'Off by default',
      'html/syntax-parser.js',
      /options\.removeEmptyAttributes === true/u,
    ],
    [
      'removeRedundantAttributes',
      'off by default',
      'html/syntax-parser.js',
      /_removeRedundantAttributes: "none",/u,
    ],
    [
      'sortAttributes',
      'Off by default',
      'html/syntax-parser.js',
      /options\.sortAttributes === true/u,
    ],
    [
      'sortTokenLists',
      'Off by default',
      'html/syntax-parser.js',
      /options\.sortTokenLists === true/u,
    ],
    ['mergeStyles', 'Off by default', 'html/syntax-parser.js', /options\.mergeStyles === true/u],
    [
      'removeEmptyElements',
      'Off by default',
      'html/syntax-parser.js',
      /options\.removeEmptyElements === true/u,
    ],
  ];

/** Evidence for what pages say; that of whole sections is in files of its own. */
export const claims: readonly Claim[] = [
  ...apiClaims,
  ...conceptClaims,
  ...configurationClaims,
  ...guideClaims,
  ...pluginClaims,
  {
    page: 'docs/api/stats.mdx',
    text: 'or `null` if the module needs no id',
    source: ['webpack', 'lib/graph/ChunkGraph.js'],
    code: /@returns \{ModuleId \| null\} the id of the module/u,
  },
  {
    page: 'docs/api/stats.mdx',
    text: '`hostChunks`',
    source: ['webpack', 'lib/prefetch/ResourceHintPlugin.js'],
    code: /@property \{string\[\]=\} hostChunks/u,
  },
  {
    page: 'docs/configuration/output.mdx',
    text: '`base26`',
    source: ['webpack', 'lib/template/TemplatedPathPlugin.js'],
    code: /use hex, base64, base64url, or base26\//u,
  },
  ...minimizers.map(([of, text, file, code]): Claim => ({
    page: 'docs/configuration/optimization.mdx',
    of,
    text,
    source: ['webpack', `lib/${file}`],
    code,
  })),
  {
    page: 'docs/configuration/dev-server.mdx',
    text: "`'http'` is the default",
    source: ['webpack-dev-server', 'lib/Server.js'],
    code: /type: .*"http"|\|\| "http"|"http",/u,
  },
  {
    page: 'docs/configuration/output.mdx',
    text: "`'body'` by default, `'head'` by default with",
    source: ['webpack', 'lib/html/HtmlModulesPlugin.js'],
    code: /inject === "head" \|\| \(inject !== "body" && output\.module\)/u,
  },
  {
    page: 'docs/configuration/module.mdx',
    of: 'requireJs',
    text: 'Off unless you set `true`',
    source: ['webpack', 'lib/dependencies/amd/RequireJsStuffPlugin.js'],
    code: /parserOptions\.requireJs === undefined \|\|\s+!parserOptions\.requireJs/u,
  },
  {
    page: 'docs/configuration/module.mdx',
    of: 'worklet',
    text: 'Off unless you set `true`',
    source: ['webpack', 'lib/dependencies/worker/WorkerAndWorkletPlugin.js'],
    code: /workletDefault = Boolean\(workletDefault\);/u,
  },
  {
    page: 'docs/configuration/watch.mdx',
    text: 'The option is off, usually for good reason',
    source: ['watchpack', 'lib/index.js'],
    code: /followSymlinks: Boolean\(options\.followSymlinks\)/u,
  },
  {
    page: 'docs/guides/native-html.mdx',
    text: "`'body'` by default, `'head'` by default with",
    source: ['webpack', 'lib/html/HtmlModulesPlugin.js'],
    code: /inject === "head" \|\| \(inject !== "body" && output\.module\)/u,
  },
  ...(['lazyCompilation', 'buildHttp'] as const).map((of): Claim => ({
    page: 'docs/configuration/experiments.mdx',
    of,
    text: 'off',
    source: ['webpack', 'lib/config/defaults.js'],
    code: new RegExp(`D\\(experiments, "${of}", undefined\\);`, 'u'),
  })),
  {
    page: 'docs/guides/native-css.mdx',
    of: 'exportType',
    text: "`'link'`",
    source: ['webpack', 'lib/css/CssGenerator.js'],
    code: /\.exportType \|\| "link";/u,
  },
  {
    page: 'docs/guides/native-css.mdx',
    of: 'pure',
    text: 'off',
    source: ['webpack', 'lib/css/CssParser.js'],
    code: /enabled: isModules && Boolean\(this\.options\.pure\)/u,
  },
  {
    page: 'docs/guides/native-css.mdx',
    of: 'fontPreload',
    text: 'off',
    source: ['webpack', 'lib/css/CssParser.js'],
    code: /if \(fontPreload && /u,
  },
  {
    page: 'docs/guides/native-css.mdx',
    of: 'urlHints',
    text: 'none',
    source: ['webpack', 'lib/css/CssParser.js'],
    code: /urlHints = this\.options\.urlHints;/u,
  },
  {
    page: 'docs/guides/native-css.mdx',
    of: 'as',
    text: "`'stylesheet'`",
    source: ['webpack', 'lib/css/syntax-parser.js'],
    code: /`"stylesheet"` \(default\)/u,
  },
  {
    page: 'docs/guides/native-css.mdx',
    of: 'localIdentName',
    text: "`'[fullhash]'`, in development `'[uniqueName]-[id]-[local]'`",
    source: ['webpack', 'lib/config/defaults.js'],
    code: /mode === "development"\s+\? uniqueName\.length > 0\s+\? "\[uniqueName\]-\[id\]-\[local\]"\s+: "\[id\]-\[local\]"\s+: "\[fullhash\]";/u,
  },
  {
    page: 'docs/api/errors.mdx',
    text: 'Unsatisfied version 2.0.0',
    source: ['webpack', 'lib/sharing/ConsumeSharedRuntimeModule.js'],
    code: /Unsatisfied version/u,
  },
  {
    page: 'docs/configuration/performance.mdx',
    text: 'a file of about 6 kB already exceeds',
    source: ['webpack', 'lib/performance/InlinedAssetsPlugin.js'],
    code: /DEFAULT_MAX_SIZE = 8096;/u,
  },
  {
    page: 'docs/configuration/performance.mdx',
    text: 'makes up at least half of its chunk',
    source: ['webpack', 'lib/performance/LargeModulesPlugin.js'],
    code: /DOMINANT_SHARE = 0\.5;/u,
  },
  {
    page: 'docs/configuration/performance.mdx',
    text: 'at least a fifth of the size that `maxAssetSize` allows',
    source: ['webpack', 'lib/performance/LargeModulesPlugin.js'],
    code: /MIN_SHARE_OF_ASSET_LIMIT = 0\.2;/u,
  },
  {
    page: 'docs/configuration/performance.mdx',
    text: 'At least ten chunks',
    source: ['webpack', 'lib/performance/TinyChunksPlugin.js'],
    code: /MIN_REPORTED_CHUNKS = 10;/u,
  },
  {
    page: 'docs/configuration/performance.mdx',
    text: 'A chain of three or more chunks',
    source: ['webpack', 'lib/performance/AsyncChunkWaterfallsPlugin.js'],
    code: /MIN_REPORTED_DEPTH = 3;/u,
  },
  {
    page: 'docs/configuration/performance.mdx',
    text: 'matches twenty modules or more',
    source: ['webpack', 'lib/performance/BroadContextsPlugin.js'],
    code: /MIN_REPORTED_MODULES = 20;/u,
  },
  {
    page: 'docs/configuration/performance.mdx',
    text: 'Most findings list at most five places',
    source: ['webpack', 'lib/performance/TinyChunksPlugin.js'],
    code: /MAX_REPORTED_CHUNKS = 5;/u,
  },
  {
    page: 'docs/configuration/optimization.mdx',
    text: 'up to six characters',
    source: ['webpack', 'lib/optimize/InlineExports.js'],
    code: /MAX_INLINE_BYTES = 6;/u,
  },
  {
    page: 'docs/configuration/optimization.mdx',
    text: 'up to a `length` of six',
    source: ['webpack', 'lib/optimize/InlineExports.js'],
    code: /MAX_INLINE_BYTES = 6;/u,
  },
  {
    page: 'docs/configuration/stats.mdx',
    text: 'up to a thousand lines of each list',
    source: ['webpack', 'lib/stats/DefaultStatsPresetPlugin.js'],
    code: /modulesSpace: 1000,\s+assetsSpace: 1000,/u,
  },
  {
    page: 'docs/configuration/stats.mdx',
    text: 'if there are more than five entries',
    source: ['webpack', 'lib/stats/DefaultStatsFactoryPlugin.js'],
    code: /entrypoints === "auto" && !chunkGroups\) \{\s+if \(array\.length > 5\) return;/u,
  },
  {
    page: 'docs/configuration/stats.mdx',
    text: 'only if there are at most two errors',
    source: ['webpack', 'lib/stats/DefaultStatsFactoryPlugin.js'],
    code: /cachedGetErrors\(compilation\)\.length < 3/u,
  },
  {
    page: 'docs/api/stats.mdx',
    text: 'more than two errors',
    source: ['webpack', 'lib/stats/DefaultStatsFactoryPlugin.js'],
    code: /cachedGetErrors\(compilation\)\.length < 3/u,
  },
  {
    page: 'docs/configuration/experiments.mdx',
    text: 'connected for two minutes',
    source: ['webpack', 'lib/hmr/lazyCompilationBackend.js'],
    code: /\}, 120000\);/u,
  },
  {
    page: 'docs/plugins/clean-plugin.mdx',
    text: 'stay for at least ten seconds',
    source: ['webpack', 'lib/output/CleanPlugin.js'],
    code: /_10sec = 10 \* 1000;/u,
  },
  {
    page: 'docs/plugins/http-uri-plugin.mdx',
    text: 'follows at most five redirects',
    source: ['webpack', 'lib/schemes/HttpUriPlugin.js'],
    code: /MAX_REDIRECTS = 5;/u,
  },
  {
    page: 'docs/plugins/progress-plugin.mdx',
    text: '(over a second) or errors (over ten)',
    source: ['webpack', 'lib/logging/ProgressPlugin.js'],
    code: /d > 10000\) \{\s+logger\.error\(stateMsg\);\s+\} else if \(d > 1000\)/u,
  },
  {
    page: 'docs/api/loaders.mdx',
    text: 'up to three arguments',
    source: ['webpack', 'types.d.ts'],
    code: /content: string,\s+sourceMap\?: [^,]+,\s+additionalData\?: AdditionalData\s+\):/u,
  },
  {
    page: 'docs/configuration/watch.mdx',
    text: '`true` does so about every five seconds',
    source: ['watchpack', 'lib/DirectoryWatcher.js'],
    code: /WATCHER_LIMIT_POLL_INTERVAL = 5007;[\s\S]*\? 5007/u,
  },
  {
    page: 'docs/configuration/watch.mdx',
    text: 'polls the remaining folders about every five seconds',
    source: ['watchpack', 'lib/DirectoryWatcher.js'],
    code: /WATCHER_LIMIT_POLL_INTERVAL = 5007;[\s\S]*\? 5007/u,
  },
  {
    page: 'docs/configuration/optimization.mdx',
    text: 'The limit is six characters',
    source: ['webpack', 'lib/optimize/InlineExports.js'],
    code: /MAX_INLINE_BYTES = 6;/u,
  },
  {
    page: 'docs/api/node.mdx',
    text: "the array's `plugins`, new in 5.112,",
    source: ['webpack', 'types.d.ts'],
    code: /plugins applied once to the MultiCompiler/u,
  },
  {
    page: 'docs/configuration/other-options.mdx',
    text: 'or, since 5.112, globs',
    source: ['webpack', 'schemas/WebpackOptions.json'],
    code: /A glob matching an immutable|immutablePaths/u,
  },
  {
    page: 'docs/configuration/other-options.mdx',
    text: 'A glob, possible since 5.112,',
    source: ['webpack', 'schemas/WebpackOptions.json'],
    code: /managedPaths/u,
  },
  {
    page: 'docs/plugins/internal-plugins.mdx',
    text: "Since 5.112, the plugin's name is `prefetch.PrefetchPlugin`",
    source: ['webpack', 'lib/index.js'],
    code: /@deprecated use `prefetch\.PrefetchPlugin`/u,
  },
  {
    page: 'docs/plugins/module-concatenation-plugin.mdx',
    text: 'since 5.109',
    source: ['webpack', 'lib/optimize/ModuleConcatenationPlugin.js'],
    code: /commonjs/u,
  },
  {
    page: 'docs/configuration/dev-server.mdx',
    of: 'control',
    text: 'for a year',
    source: ['webpack-dev-middleware', 'dist/middleware.js'],
    code: /const MAX_MAX_AGE = 31536000000;/u,
  },
  {
    page: 'docs/configuration/dev-server.mdx',
    text: 'a year if the object has only `immutable`',
    source: ['webpack-dev-middleware', 'dist/middleware.js'],
    code: /const MAX_MAX_AGE = 31536000000;/u,
  },
  {
    page: 'docs/configuration/dev-server.mdx',
    text: 'the first attempt comes after a second, and each pause is twice as long as the one before',
    source: ['webpack-dev-middleware', 'client/clients/createSocket.js'],
    code: /return 1000 \* Math\.pow\(2, attempt\)/u,
  },
  // Sizes and shares of examples.
  ...['10%', '65%', '70%', '95%', '99%'].map((share) =>
    measured('docs/plugins/progress-plugin.mdx', share),
  ),
  measured(
    'docs/plugins/hot-module-replacement-plugin.mdx',
    'some 40 KiB of runtime before minimizing',
  ),
  measured('docs/api/cli.mdx', 'more than a thousand'),
  measured('docs/api/cli.mdx', 'the list has more than two thousand lines'),
  {
    page: 'docs/api/errors.mdx',
    text: 'off, as it is by default',
    source: ['webpack', 'lib/dependencies/system/SystemPlugin.js'],
    code: /parserOptions\.system === undefined \|\| !parserOptions\.system/u,
  },
  measured('docs/configuration/cache.mdx', '39 kB'),
  measured('docs/configuration/cache.mdx', '9.5 kB'),
  measured('docs/configuration/cache.mdx', '9.4 kB'),
  measured('docs/configuration/cache.mdx', '9.1 kB'),
  measured('docs/configuration/dev-server.mdx', 'A script of 258,681 bytes'),
  measured('docs/configuration/dev-server.mdx', 'is sent as 60,031 bytes'),
  measured('docs/configuration/devtool.mdx', 'a program of 729 modules'),
  measured('docs/configuration/optimization.mdx', 'is 51 bytes instead of 70'),
  measured('docs/plugins/split-chunks-plugin.mdx', '30 kB is above `minSize`'),
  measured('docs/plugins/split-chunks-plugin.mdx', 'would download 55 kB twice'),
  measured(
    'docs/plugins/limit-chunk-count-plugin.mdx',
    '`main.js` 2.6 KiB, five of about 170 bytes',
  ),
  measured('docs/plugins/limit-chunk-count-plugin.mdx', '`main.js` 2.6 KiB, 332 bytes, 251 bytes'),
  measured('docs/plugins/limit-chunk-count-plugin.mdx', '`main.js` 1.1 KiB'),
  measured(
    'docs/plugins/min-chunk-size-plugin.mdx',
    'five dynamic imports of 67 bytes, which share a module of 22 bytes',
  ),
  measured('docs/plugins/min-chunk-size-plugin.mdx', '`main.js`, and five files of 170 bytes'),
  measured('docs/plugins/min-chunk-size-plugin.mdx', '`main.js`, and one file of 333 bytes'),
  measured('docs/plugins/module-federation-plugin.mdx', 'is 4.8 KiB with `runtime: false`'),
  measured(
    'docs/plugins/module-federation-plugin.mdx',
    'Without this setting, the file shrinks to 561 bytes',
  ),
  measured(
    'docs/plugins/optimize-plugins.mdx',
    'two chunks of 3.1 kB that contain the same module of 3 kB, one file of 3.2 kB remains',
  ),
  measured('docs/plugins/split-chunks-plugin.mdx', 'a package of 10 kB or more gets its own chunk'),
  measured('docs/plugins/split-chunks-plugin.mdx', 'In production, the threshold is 50 kB'),
  measured(
    'docs/plugins/split-chunks-plugin.mdx',
    'a package of 25 kB and a helper of 30 kB in common',
  ),
  measured('docs/plugins/ssr-manifest-plugin.mdx', "for the example above, that's 60 bytes"),
];
