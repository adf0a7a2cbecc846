import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('migrate/5', [
    [
      'webpack itself still declares support for Node.js 10.13',
      'webpack/package.json',
      /"node": ">=10\.13\.0"/u,
    ],
    [
      "because webpack 5 rejects each option that it doesn't know",
      'webpack/schemas/WebpackOptions.json',
      /\n {2}"additionalProperties": false,/u,
    ],
    [
      'webpack 5 uses the name from `package.json` instead',
      'webpack/lib/config/defaults.js',
      /return packageInfo\.name \|\| "";/u,
    ],
    [
      'HtmlWebpackPlugin added the `<script>` element',
      'html-webpack-plugin/index.js',
      /inject: this\.userOptions\.scriptLoading === "blocking" \? "body" : "head"/u,
    ],
    [
      "`new URL('./logo.png', import.meta.url)` don't",
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s*oneOf: \[[\s\S]{0,120}type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      "A script with `import logo from './logo.png'` needs this rule",
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      'switch off the built-in support for those files',
      'webpack/lib/config/defaults.js',
      /!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto";/u,
    ],
    [
      '`node` accepts only `global`, `__filename` and `__dirname`',
      'webpack/schemas/WebpackOptions.json',
      /"NodeOptions": \{[^}]+"additionalProperties": false,\s*"properties": \{\s*"__dirname"/u,
    ],
    [
      'because `libraryTarget` overrides `library.type`',
      'webpack/lib/config/normalization.js',
      /output\.libraryTarget !== undefined\s*\? output\.libraryTarget\s*: libraryBase\.type/u,
    ],
    [
      'Any other order causes an error, and the message shows the pattern',
      'webpack/schemas/WebpackOptions.json',
      /"\^\(inline-\|hidden-\|eval-\)\?\(nosources-\)\?\(cheap-\(module-\)\?\)\?source-map/u,
    ],
    [
      'receives one object instead of two arguments',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /"The externals-function should be defined like \(\{context, request\}, cb\)/u,
    ],
    [
      'the old form works, but is deprecated',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /Reflect\.apply\(externalsFunction, null, \[context, request, cb\]\);/u,
    ],
    [
      'A string or a list of strings names the environment',
      'webpack/schemas/WebpackOptions.json',
      /"Target": \{[^{]+\{\s*"type": "array",[\s\S]{0,270}"enum": \[false\]\s*\},\s*\{\s*"type": "string"/u,
    ],
    [
      'is one regular expression, or one or more glob strings',
      'webpack/schemas/WebpackOptions.json',
      /"ignored": \{[^[]+\[[^}]+\}\s*\},\s*\{\s*"instanceof": "RegExp",[^}]+\},\s*\{[^}]+"type": "string"/u,
    ],
    [
      'a list with regular expressions is rejected',
      'webpack/schemas/WebpackOptions.json',
      /"description": "A glob pattern for files that should be ignored from watching\.",\s*"type": "string"/u,
    ],
    [
      "`optimization.moduleIds: 'hashed'` triggers a warning",
      'webpack/lib/config/WebpackOptionsApply.js',
      /new WarnDeprecatedOptionPlugin\(\s*"optimization\.moduleIds",\s*"hashed",/u,
    ],
    [
      'In production, `deterministic` is the default',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "moduleIds", \(\) => \{\s*if \(production\) return "deterministic";/u,
    ],
    [
      'webpack 5 writes current syntax into the code that it adds',
      'webpack/lib/config/defaults.js',
      /"arrowFunction",\s*\(\) =>\s*tp && optimistic\(/u,
    ],
    [
      'it looks for a Browserslist configuration first',
      'webpack/lib/config/target.js',
      /return browsers \? "browserslist" : "web";/u,
    ],
    [
      'chunks have readable names in development and stable short ones in production',
      'webpack/lib/config/defaults.js',
      /"chunkIds", \(\) => \{\s*if \(production\) return "deterministic";\s*if \(development\) return "named";/u,
    ],
    [
      'JSON has only a default export',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /from default-exporting module \(only default export is available\)`/u,
    ],
    [
      'A named import of a property causes a warning',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /defaultObject === "redirect-warn"[\s\S]{0,500}\(only default export is available soon\)`/u,
    ],
    [
      'with a code that begins with `DEP_WEBPACK_`',
      'webpack/lib/Compilation.js',
      /"DEP_WEBPACK_COMPILATION_OPTIMIZE_CHUNK_ASSETS"/u,
    ],
    [
      'most of the old forms then fail instead of warning',
      'webpack/lib/Compilation.js',
      /if \(!this\._backCompat && code\) return;/u,
    ],
    [
      "`import './util'` needs a file extension",
      'webpack/lib/config/defaults.js',
      /byDependency: \{\s*esm: \{\s*fullySpecified: true/u,
    ],
    [
      'in `.mjs` files, and everywhere in a package',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.mjs\$\/i,\s*\.\.\.esm[\s\S]{0,60}test: \/\\\.js\$\/i,\s*descriptionData: \{\s*type: "module"/u,
    ],
    [
      "The default is now `'auto'`",
      'webpack/lib/config/defaults.js',
      /"publicPath",\s*\(tp && \(tp\.document \|\| tp\.importScripts\)\)[^?]+\? "auto"/u,
    ],
    [
      'which is relative to the running script',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /Template\.indent\("scriptUrl = document\.currentScript\.src;"\)/u,
    ],
    [
      'A module no longer knows its chunks',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_GET_CHUNKS"\s*\)\.getModuleChunks\(this\)/u,
    ],
    [
      'Assets are processed in one hook with stages, `processAssets`',
      'webpack/lib/Compilation.js',
      /Asset processing hooks in Compilation has been merged into a single Compilation\.hooks\.processAssets hook\./u,
    ],
    [
      'Loaders used to need the `loader-utils` package',
      'loader-utils/lib/index.js',
      /exports\.getOptions = getOptions;/u,
    ],
    [
      'which takes a JSON schema for validation',
      'webpack/lib/module/NormalModule.js',
      /getOptions: \(\/\*\* @type \{Schema=\} \*\/ schema = undefined\) => \{/u,
    ],
    [
      'the built-in support stays off, and nothing changes',
      'webpack/lib/config/defaults.js',
      /RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.css"\)/u,
    ],
    [
      '(`experiments.css`, `.html` and `.typescript` are `"auto"`',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "typescript", \(\) =>\s*experiments\.futureDefaults \? true : "auto"/u,
    ],
    [
      '`experiments.topLevelAwait` and `experiments.asset`, from 5.0, do nothing either',
      'webpack/schemas/WebpackOptions.json',
      /"Experiments": \{[^}]+"additionalProperties": true,\s*"properties": \{\s*"asyncWebAssembly"/u,
    ],
    [
      'Production builds minimize stylesheets and pages, not only scripts',
      'webpack/lib/config/defaults.js',
      /F\(minimizeOptions, "css", \(\) => \(\{\}\)\);\s*F\(minimizeOptions, "html", \(\) => \(\{\}\)\);/u,
    ],
    [
      'webpack leaves stylesheets to `css-minimizer-webpack-plugin` and its relatives',
      'webpack/lib/config/getClaimedAssetTypes.js',
      /if \(!css\) css = claims\(candidate, "file\.css"\);/u,
    ],
    [
      'the default of `devtool` is an array with one item for each type of file',
      'webpack/lib/config/defaults.js',
      /type: "css",\s*use: "source-map"[\s\S]{0,60}type: "javascript",\s*use: "eval"/u,
    ],
    [
      '`splitChunks.defaultSizeTypes` includes `css`',
      'webpack/lib/config/defaults.js',
      /css\s*\? \[JAVASCRIPT_TYPE, CSS_TYPE, UNKNOWN_TYPE\]/u,
    ],
    [
      'begins with `.ts` where TypeScript is understood',
      'webpack/lib/config/defaults.js',
      /typescript\s*\? \["\.ts", "\.js", "\.json", "\.wasm"\]/u,
    ],
    [
      'The list for `import` also contains `.html` and `.css`, at the end',
      'webpack/lib/config/defaults.js',
      /\.\.\.jsExtensions,\s*\.\.\.\(html && !htmlFirst \? \["\.html"\] : \[\]\),\s*\.\.\.\(css \? \["\.css"\]/u,
    ],
    [
      'Aliases from `tsconfig.json` apply',
      'webpack/lib/config/defaults.js',
      /resolveOptions\.tsconfig = true;/u,
    ],
    [
      '`importMetaContext` is now a field of `importMeta`',
      'webpack/schemas/WebpackOptions.json',
      /"importMetaContext": \{\s*"description": "Deprecated in favor of \\"importMeta\\" object option/u,
    ],
    [
      '`module.parser.javascript.harmony` is now `esm`',
      'webpack/schemas/WebpackOptions.json',
      /"harmony": \{\s*"description": "Deprecated in favor of \\"esm\\"/u,
    ],
    [
      '`optimization.splitChunks.name: true` was removed',
      'webpack/schemas/WebpackOptions.json',
      /"Give chunks created a name [^"]+",\s*"anyOf": \[\s*\{\s*"enum": \[false\]/u,
    ],
    [
      'are now in `webpack.prefetch`',
      'webpack/lib/index.js',
      /prefetch: \{\s*get AutomaticPrefetchPlugin\(\) \{/u,
    ],
    [
      '`processResult` has been asynchronous since 5.111',
      'webpack/lib/module/NormalModule.js',
      /processResult: new AsyncSeriesWaterfallHook\(\["result", "module"\]\)/u,
    ],
    [
      'and `beforeParse` since 5.112',
      'webpack/lib/module/NormalModule.js',
      /beforeParse: new AsyncSeriesHook\(\["module"\]\)/u,
    ],
    [
      '`MultiCompiler.hooks.done` also passes the compilers that have changed',
      'webpack/lib/MultiCompiler.js',
      /done: new SyncHook\(\["stats", "changedCompilers"\]\)/u,
    ],
    [
      '`HarmonyLinkingError` is now `ESMLinkingError`',
      'webpack/lib/errors/ESMLinkingError.js',
      /module\.exports = ESMLinkingError;/u,
    ],
    [
      'webpack-dev-server 6 is an ES module',
      'webpack-dev-server/package.json',
      /"type": "module",[\s\S]*"main": "\.\/dist\/Server\.js"/u,
    ],
    [
      "with the new value `'sse'` and without `'sockjs'` and `'spdy'`",
      'webpack-dev-server/lib/options.json',
      /"enum": \["ws", "sse"\]/u,
    ],
    [
      'The current webpack has its own `md4`',
      'webpack/lib/util/createHash.js',
      /case "md4":[\s\S]{0,60}createMd4 = require\("\.\/hash\/md4"\);/u,
    ],
    [
      'reports duplicated packages and unused modules',
      'webpack/lib/config/defaults.js',
      /D\(performance, "duplicatePackages", all\);/u,
    ],
    [
      "Plug'n'Play is resolved without a plugin",
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(item\.includes\("node_modules"\) && pnpApi\) \{/u,
    ],
    [
      'but one that calls them has to await them',
      'webpack/lib/module/NormalModule.js',
      /hooks\.beforeParse\.callAsync\(this, \(err\) => \{/u,
    ],
    [
      'so it has to name its script',
      'webpack/lib/config/defaults.js',
      /D\(output, "html", false\);/u,
    ],
    [
      '`contentBase` → `static`',
      'webpack-dev-server/lib/options.json',
      /"static": \{\s*"\$ref": "#\/definitions\/Static"/u,
    ],
    [
      '`before` and `after` → `setupMiddlewares`',
      'webpack-dev-server/lib/options.json',
      /"setupMiddlewares": \{\s*"\$ref": "#\/definitions\/SetupMiddlewares"/u,
    ],
    [
      "`disableHostCheck` → `allowedHosts: 'all'`",
      'webpack-dev-server/lib/options.json',
      /"enum": \["auto", "all"\]/u,
    ],
    [
      '`https` and `http2` → `server`',
      'webpack-dev-server/lib/options.json',
      /"server": \{\s*"\$ref": "#\/definitions\/Server"/u,
    ],
    [
      '`process.env.NODE_ENV` is still replaced',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"process\.env\.NODE_ENV": defValue,/u,
    ],
    [
      'Only the properties that you read end up in the bundle',
      'webpack/lib/json/JsonGenerator.js',
      /createObjectForExportsInfo\(/u,
    ],
    [
      'replaces `html-loader`',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      'replaces `style-loader`, `css-loader` and `mini-css-extract-plugin`',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      'Asset modules replace `file-loader`, `url-loader` and `raw-loader`',
      'webpack/lib/config/defaults.js',
      /with: \{ type: "text" \},\s*type: ASSET_MODULE_TYPE_SOURCE/u,
    ],
    [
      'replaces `worker-loader`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /WORKER_DEFAULT_SYNTAX = \[\s*"Worker",/u,
    ],
    [
      'is used when there is no `src/index.js` or `index.ts`',
      'webpack/lib/config/defaults.js',
      /\/\*\* @type \{\[string\]\} \*\/ \(\["\.\/src"\]\)/u,
    ],
    [
      "The runtime was asked for a module that isn't in any of the loaded files",
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /MODULE_NOT_FOUND/u,
    ],
    [
      'The runtime consists of runtime modules',
      'webpack/lib/Compilation.js',
      /addRuntimeModule\(chunk, module, chunkGraph = this\.chunkGraph\) \{/u,
    ],
    [
      'Module and dependency classes have to be registered for serialization',
      'webpack/lib/util/makeSerializable.js',
      /register\(\s*Constructor,[\s\S]{0,80}new ClassSerializer\(/u,
    ],
  ]),
];
