import { claimsOfPage, measured } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what pages about concepts say. */
export const conceptClaims: readonly Claim[] = [
  ...claimsOfPage('concepts/configuration', [
    [
      'webpack builds `src/index.js` or `src/index.html` into `dist`, for production',
      'webpack/lib/config/defaults.js',
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\)/u,
    ],
    [
      'It returns its argument and tells',
      'webpack/lib/config/defineConfig.js',
      /const defineConfig = \(config\) => config;/u,
    ],
    [
      'webpack is a CommonJS package',
      'webpack/lib/index.js',
      /module\.exports = mergeExports\(fn, \{/u,
    ],
    [
      '`output.path` has to be absolute',
      'webpack/schemas/WebpackOptions.json',
      /"Path": \{\s+"description": [^\n]+\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      'A misspelled option causes an error',
      'webpack/schemas/WebpackOptions.json',
      /"title": "WebpackOptions",[\s\S]{0,90}"type": "object",\s+"additionalProperties": false/u,
    ],
    [
      '`extends` is a feature of the command line tool',
      'webpack-cli/lib/webpack-cli.js',
      /if \(config\.extends\) \{\s+const extendsPaths =/u,
    ],
    [
      '`--config-name server` alone is an error',
      'webpack/lib/MultiCompiler.js',
      /`Compiler dependency \\`\$\{m\}\\` not found\.`/u,
    ],
  ]),
  ...measured('concepts/dependency-graph', 'prints 2 for `./src/round.js`, and 0'),
  ...claimsOfPage('concepts/dependency-graph', [
    [
      "webpack can't find anything, and warns",
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "unknownContextCritical", true\);/u,
    ],
    [
      'Exports that nothing imports are left out of production builds',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "usedExports", production\);/u,
    ],
    [
      'a production build saves a function wrapper',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
  ]),
  ...claimsOfPage('concepts/entry-points', [
    [
      'at `src/index.html` if there is no such script',
      'webpack/lib/config/defaults.js',
      /\.\.\.jsExtensions,\s+\.\.\.\(html && !htmlFirst \? \["\.html"\]/u,
    ],
    [
      'the build stops with a `Conflict` error',
      'webpack/lib/Compilation.js',
      /`Conflict: Multiple chunks emit assets to the same filename/u,
    ],
    [
      'to a function, which can be asynchronous',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /Promise\.resolve\(this\.entry\(\)\)/u,
    ],
    [
      'calls it once per build and, in watch mode, again',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /compiler\.hooks\.make\.tapPromise\([\s\S]{0,80}this\.entry\(\)/u,
    ],
    [
      '`import`, the path or array, is the only required key',
      'webpack/schemas/WebpackOptions.json',
      /"EntryDescription": \{(?:(?!\n {4}\})[\s\S])*"required": \["import"\]/u,
    ],
    [
      '`false` includes dynamically imported modules in',
      'webpack/lib/graph/buildChunkGraph.js',
      /: compilation\.outputOptions\.asyncChunks !== false/u,
    ],
    [
      "You can't combine `dependOn` with `runtime`",
      'webpack/lib/Compilation.js',
      /if \(dependOn && runtime\) \{\s+const err =/u,
    ],
    [
      "Entries can't depend on each other in a circle",
      'webpack/lib/Compilation.js',
      /'dependOn' to depend on each other in a circular way\.`/u,
    ],
  ]),
  ...claimsOfPage('concepts/hot-module-replacement', [
    [
      "If the update isn't accepted, the client reloads the page",
      'webpack-dev-middleware/client/index.js',
      /reload: mode === "hmr",/u,
    ],
    [
      "set to `'only'`, it doesn't",
      'webpack-dev-middleware/client/index.js',
      /overrides\.hot !== "only" && [^:]+\? "hmr" : "hmr-only"/u,
    ],
    [
      '`webpack/hot/poll?1000` checks for an update every second',
      'webpack/hot/poll.js',
      /hotPollInterval = \+__resourceQuery\.slice\(1\)[\s\S]*setInterval\(checkForUpdate, hotPollInterval\)/u,
    ],
    [
      '`webpack/hot/signal` checks when the process receives a signal',
      'webpack/hot/signal.js',
      /process\.on\(__resourceQuery\.slice\(1\) \|\| "SIGUSR2", function/u,
    ],
    [
      'a JSON file (with module output, an ECMAScript module)',
      'webpack/lib/config/defaults.js',
      /output\.chunkLoading === "import" \? "json\.mjs" : "json"/u,
    ],
    [
      'in development, they are paths',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "moduleIds"[\s\S]{0,90}?if \(development\) return "named";/u,
    ],
    [
      '`dispose` is called before the module is discarded',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /disposeHandlers\[j\]\.call\(null, data\);[\s\S]*delete \$moduleCache\$\[/u,
    ],
    [
      'if there is none, the runtime is `idle` again',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(!update\) \{\s+return setStatus\(applyInvalidatedModules\(\) \? "ready" : "idle"\)/u,
    ],
    [
      'so are chunks that the program requests in the meantime',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /case "prepare":\s+blockingPromises\+\+;/u,
    ],
    [
      'skipped by `check(true)`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(applyOnUpdate\) \{\s+return internalApply\(applyOnUpdate\);/u,
    ],
    [
      '`dispose` handlers of all outdated modules run',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /setStatus\("dispose"\);\s+results\.forEach\(function \(result\) \{\s+if \(result\.dispose\)/u,
    ],
    [
      '`accept` callbacks run, and then self-accepting modules run again',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /Promise\.all\(acceptPromises\)\s+\.then\(onAccepted\)/u,
    ],
    [
      'the update was not accepted',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(errors\.length > 0\) \{\s+return setStatus\("abort"\)/u,
    ],
    [
      'an error interrupted the update',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(error\) \{\s+return setStatus\("fail"\)/u,
    ],
    [
      "The development server's client sets `ignoreUnaccepted`",
      'webpack-dev-middleware/client/process-update.js',
      /ignoreUnaccepted: true,/u,
    ],
  ]),
  ...claimsOfPage('concepts/index', [
    [
      'the entry is the `index` file in the `src` folder',
      'webpack/lib/config/defaults.js',
      /\(\["\.\/src"\]\)[\s\S]*mainFiles: \["index"\],/u,
    ],
    [
      'then for `src/index.js`, then for `src/index.html`',
      'webpack/lib/config/defaults.js',
      /\.\.\.jsExtensions,\s+\.\.\.\(html && !htmlFirst \? \["\.html"\]/u,
    ],
    [
      'everything is written to `dist`',
      'webpack/lib/config/defaults.js',
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\)/u,
    ],
    [
      '`output.path` has to be an absolute path',
      'webpack/schemas/WebpackOptions.json',
      /"Path": \{\s+"description": [^\n]+\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      'the last one in the list runs first',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = loaderContext\.loaders\.length - 1;/u,
    ],
    [
      'webpack would take the result for JavaScript',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      'moves the comment to `main.js.LICENSE.txt`',
      'minimizer-webpack-plugin/dist/index.js',
      /extractComments\.filename \|\| "\[file\]\.LICENSE\.txt\[query\]"/u,
    ],
    [
      'scripts, styles and pages',
      'webpack/lib/config/defaults.js',
      /const minifyHtml =\s+Boolean\(html\) &&/u,
    ],
    [
      'short numbers that stay stable',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "chunkIds", \(\) => \{\s+if \(production\) return "deterministic";/u,
    ],
    [
      'source maps for styles, `eval` for scripts',
      'webpack/lib/config/defaults.js',
      /development && !noDevSourceMap\s+\? \[\s+options\.experiments\.css\s+\? \{\s+type: "css"/u,
    ],
    [
      'in memory, which speeds up rebuilds',
      'webpack/lib/config/defaults.js',
      /development \? \{ type: [^\n]*\("memory"\) \} : false/u,
    ],
    [
      'webpack warns and builds for production',
      'webpack/lib/config/defaults.js',
      /const production = mode === "production" \|\| !mode;/u,
    ],
    ['the command line, `webpack-cli` 7', 'webpack-cli/package.json', /"version": "7\./u],
    ['`webpack-dev-server` 6', 'webpack-dev-server/package.json', /"version": "6\./u],
  ]),
  ...claimsOfPage('concepts/loaders', [
    [
      'webpack 5.112 itself reads JavaScript, TypeScript, JSON',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.typescript\) \{\s+const TypeScriptPlugin/u,
    ],
    [
      'the last loader in the list is the first to see the file',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = loaderContext\.loaders\.length - 1;/u,
    ],
    [
      "normal rules and `enforce: 'pre'`",
      'webpack/lib/module/NormalModuleFactory.js',
      /noPreAutoLoaders = firstChar === 45 && secondChar === 33;/u,
    ],
    [
      'A `pitch` that returns something ends the walk',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(hasArg\) \{\s+loaderContext\.loaderIndex--;/u,
    ],
    [
      'A loader in an `.mjs` file is imported',
      'webpack/lib/module/NormalModuleFactory.js',
      /const type = \/\\\.mjs\$\/i\.test\(parsedResult\.path\)\s+\? "module"/u,
    ],
    [
      'unless its file ends in `.cjs`',
      'webpack/lib/module/NormalModuleFactory.js',
      /: \/\\\.cjs\$\/i\.test\(parsedResult\.path\)\s+\? "commonjs"/u,
    ],
    [
      'Content arrives as a string, unless the loader exports `raw = true`',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(!raw && Buffer\.isBuffer\(args\[0\]\)\)/u,
    ],
  ]),
  ...claimsOfPage('concepts/manifest', [
    [
      "or with `/` if the public path is `'auto'`",
      'webpack/lib/output/ManifestPlugin.js',
      /publicPath === "auto" \? "\/" : publicPath/u,
    ],
    [
      'fails with a `ChunkLoadError`',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /"error\.name = 'ChunkLoadError';"/u,
    ],
  ]),
  ...claimsOfPage('concepts/module-federation', [
    [
      'By default, the table is called `default`',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /shareScope: this\.options\.shareScope \|\| "default",/u,
    ],
    [
      "the highest version that meets the importer's requirement",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /if \(!satisfy\(requiredVersion, b\)\) return a;",\s+"return !a \|\| versionLt\(a, b\) \? b : a;"/u,
    ],
    [
      "otherwise the importer's own version",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /: item\.import !== false && !item\.singleton,/u,
    ],
    [
      "a warning if it does not meet an importer's requirement",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidSingletonVersionMessage\(/u,
    ],
    [
      "an error if it does not meet an importer's requirement",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"fail\(getInvalidSingletonVersionMessage\(/u,
    ],
    [
      "A singleton copy that's already in use stays in use",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /\(!versions\[a\]\.loaded && versionLt\(a, b\)\) \? b : a;/u,
    ],
    [
      'comes later in the alphabet',
      'webpack/lib/sharing/ShareRuntimeModule.js',
      /\? eager : uniqueName > activeVersion\.from\)/u,
    ],
    [
      'The container is a global variable (`var`) whose name is the value of `name`',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /options\.library \|\| \{ type: "var", name: options\.name \}/u,
    ],
    [
      'Remotes are loaded as `script`',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /isValidExternalsType\(options\.library\.type\)\s+\? [^:]*: "script"\);/u,
    ],
    [
      'A key with a slash at the end',
      'webpack/lib/sharing/resolveMatchedConfigs.js',
      /\} else if \(request\.endsWith\("\/"\)\) \{/u,
    ],
    [
      'throws `Container initialization failed as it has already been initialized',
      'webpack/lib/container/ContainerEntryModule.js',
      /if\(oldScope && oldScope !== shareScope\) throw new Error\("Container init/u,
    ],
    [
      "`'auto'`, takes care of this",
      'webpack/lib/config/defaults.js',
      /"publicPath",\s+\(tp && [^"]*"module"\s+\? "auto"/u,
    ],
    [
      'the message is `Loading script failed.`',
      'webpack/lib/externals/ExternalModule.js',
      /message = 'Loading script failed\.\\\\n\(' \+ errorType/u,
    ],
    [
      'If it contains `missing:` instead of `error:`, the script ran',
      'webpack/lib/externals/ExternalModule.js',
      /event\.type === 'load' \? 'missing' : event\.type/u,
    ],
    [
      'called `webpackChunk` followed by `output.uniqueName`',
      'webpack/lib/config/defaults.js',
      /F\(output, "chunkLoadingGlobal", \(\) => `webpackChunk\$\{uniqueNameId\}`\);/u,
    ],
    [
      'The default is the name of `output.library`, or else the `name`',
      'webpack/lib/config/defaults.js',
      /if \(libraryName\) return libraryName;\s+const pkgPath = path\.resolve\(context, "package\.json"\)/u,
    ],
  ]),
  ...claimsOfPage('concepts/module-resolution', [
    [
      "webpack first looks below the project's folder",
      'webpack/lib/config/defaults.js',
      /roots: \[context\],/u,
    ],
    [
      "In a build for Node.js, Bun or Electron's main process",
      'webpack/lib/config/defaults.js',
      /"web",[^"]*!buildHttp &&\s+targetProperties &&\s+\(targetProperties\.web \|\|/u,
    ],
    [
      '`../title.js` finds `src/title.ts`',
      'webpack/lib/config/defaults.js',
      /extensionAlias = \{\s+"\.js": \["\.js", "\.ts"\],/u,
    ],
    [
      "`import './money'` is an error",
      'webpack/lib/config/defaults.js',
      /byDependency: \{\s+esm: \{\s+fullySpecified: true/u,
    ],
    [
      'the last two not for `require()`',
      'webpack/lib/config/defaults.js',
      /conditionNames: \[\s+\.\.\.tsConditionPrefix,\s+"require",[^\]]+\],\s+extensions: \[\.\.\.jsExtensions\]/u,
    ],
    [
      'webpack meets the conditions `webpack`, `module` and `module-sync`',
      'webpack/lib/config/defaults.js',
      /\.\.\.tsConditionPrefix,\s+"import",\s+"module-sync",\s+"module",/u,
    ],
    [
      '`typescript`, if TypeScript support is on',
      'webpack/lib/config/defaults.js',
      /tsConditionPrefix = typescript \? \["typescript"\] : \[\];/u,
    ],
    [
      '`browser` (if the target is the web), `module` and `main`',
      'webpack/lib/config/defaults.js',
      /browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
    ],
    [
      'webpack 5.112 uses these paths too',
      'webpack/lib/config/defaults.js',
      /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
    ],
    [
      'the `loader` field of a package takes precedence over `main`',
      'webpack/lib/config/defaults.js',
      /mainFields: \["loader", "main"\],/u,
    ],
    [
      '`.js` is the only extension',
      'webpack/lib/config/defaults.js',
      /mainFields: \["loader", "main"\],\s+extensions: \["\.js"\],/u,
    ],
  ]),
  ...claimsOfPage('concepts/modules', [
    [
      'as an error in `javascript/esm` and as a warning in `javascript/auto`',
      'webpack/lib/dependencies/esm/ESMImportSpecifierDependency.js',
      /strictHarmonyModule\s+\? ExportPresenceModes\.ERROR\s+: ExportPresenceModes\.WARN/u,
    ],
    ['`.mjs`, `.mts`', 'webpack/lib/config/defaults.js', /test: \/\\\.mts\$\/i,\s+\.\.\.esm/u],
    ['`.cjs`, `.cts`', 'webpack/lib/config/defaults.js', /test: \/\\\.cts\$\/i,\s+\.\.\.commonjs/u],
    [
      "`.json`, `with { type: 'json' }`",
      'webpack/lib/config/defaults.js',
      /test: \/\\\.json\$\/i,\s+type: JSON_MODULE_TYPE/u,
    ],
    [
      'a CSS module if the name ends in `.module.css` or `.modules.css`',
      'webpack/lib/css/CssParser.js',
      /const IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i;/u,
    ],
    [
      '`new URL()`, `url()`, `<img src>`',
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s+oneOf: \[[\s\S]{0,120}?type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      "`with { type: 'text' }`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "text" \},\s+type: ASSET_MODULE_TYPE_SOURCE/u,
      'asset/source',
    ],
    [
      "`with { type: 'bytes' }`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "bytes" \},\s+type: ASSET_MODULE_TYPE_BYTES/u,
      'asset/bytes',
    ],
    [
      '`data:` URLs in references that would make a file',
      'webpack/lib/config/defaults.js',
      /scheme: \/\^data\$\/,\s+type: ASSET_MODULE_TYPE_INLINE/u,
    ],
    [
      'as in the table since webpack 5.109',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);\s+F\(experiments, "html"/u,
    ],
  ]),
  ...claimsOfPage('concepts/output', [
    [
      '`output.path` has to be an absolute path',
      'webpack/schemas/WebpackOptions.json',
      /"Path": \{\s+"description": [^\n]+\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      'except dot files in subfolders',
      'webpack/lib/output/CleanPlugin.js',
      /if \(file\.startsWith\("\."\)\)/u,
    ],
    [
      'follows `filename`',
      'webpack/lib/config/defaults.js',
      /F\(output, "cssFilename"[\s\S]{0,140}?\(output\.filename\);/u,
      'cssFilename',
    ],
    [
      'follows `filename`',
      'webpack/lib/config/defaults.js',
      /F\(output, "htmlFilename"[\s\S]{0,140}?\(output\.filename\);/u,
      'htmlFilename',
    ],
    [
      'follows `chunkFilename`',
      'webpack/lib/config/defaults.js',
      /"workerChunkFilename",\s+\(\) =>[\s\S]{0,90}?\(output\.chunkFilename\)/u,
      'workerChunkFilename',
    ],
    [
      'follows `chunkFilename`',
      'webpack/lib/config/defaults.js',
      /F\(output, "cssChunkFilename"[\s\S]{0,140}?\(output\.chunkFilename\);/u,
      'cssChunkFilename',
    ],
    [
      'chunks and stylesheets are then named after their id',
      'webpack/lib/config/defaults.js',
      /return output\.module \? "\[id\]\.mjs" : "\[id\]\.js";[\s\S]{0,340}?return "\[id\]\.css";/u,
    ],
    [
      'webpack stops before it overwrites a file',
      'webpack/lib/Compilation.js',
      /`Conflict: Multiple chunks emit assets to the same filename \$\{file\}`/u,
    ],
    [
      'new in webpack 5.111, takes a pattern',
      'webpack/schemas/WebpackOptions.json',
      /"Copy": \{(?:(?!\n {4}\})[\s\S])*"added": "5\.111\.0"\n {4}\}/u,
    ],
    [
      'nothing is written to `output.path` by default',
      'webpack-dev-middleware/dist/index.js',
      /options\.writeToDisk === true\) \{[\s\S]*?\} else \{\s+outputFileSystem = [^;]*memfs\.createFsFromVolume/u,
    ],
  ]),
  ...claimsOfPage('concepts/plugins', [
    [
      'webpack calls this method once, before the build starts',
      'webpack/lib/webpack.js',
      /\} else if \(plugin\) \{\s+plugin\.apply\(compiler\);/u,
    ],
    [
      '`PROCESS_ASSETS_STAGE_REPORT` is the last stage',
      'webpack/lib/Compilation.js',
      /PROCESS_ASSETS_STAGE_ANALYSE = 4000;[\s\S]{0,160}?PROCESS_ASSETS_STAGE_REPORT = 5000;/u,
    ],
    [
      'it is called with the compiler',
      'webpack/lib/webpack.js',
      /typeof plugin === "function"\) \{[^;]*\(plugin\)\.call\(compiler, compiler\);/u,
    ],
    [
      'webpack calls `apply` in the order of the list',
      'webpack/lib/webpack.js',
      /for \(const plugin of options\.plugins\) \{\s+if \(typeof plugin/u,
    ],
    [
      'Values such as `false`, `null` and `undefined` are skipped',
      'webpack/lib/webpack.js',
      /\} else if \(plugin\) \{\s+plugin\.apply\(compiler\);/u,
    ],
    [
      'stylesheets are written by default since 5.109',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      'such as `environment`, `entryOption`, `afterPlugins` and `initialize`',
      'webpack/lib/webpack.js',
      /compiler\.hooks\.environment\.call\(\);[\s\S]*compiler\.hooks\.initialize\.call\(\);/u,
    ],
  ]),
  ...claimsOfPage('concepts/targets', [
    ['`require()`', 'webpack/lib/config/target.js', /require: !asyncFlag,/u, 'node'],
    [
      'and `web` otherwise',
      'webpack/lib/config/target.js',
      /return browsers \? "browserslist" : "web";/u,
    ],
    [
      '`importScripts()`',
      'webpack/lib/config/defaults.js',
      /if \(tp\.importScripts\) return "import-scripts";/u,
      'webworker',
    ],
    [
      'reading and running the file',
      'webpack/lib/config/defaults.js',
      /if \(tp\.nodeBuiltins\) return "async-node";/u,
      'async-node',
    ],
    [
      'those of Node.js, Electron and NW.js',
      'webpack/lib/config/defaults.js',
      /\(targetProperties\.nwjs \|\| isUniversal\("nwjs"\)\)/u,
    ],
    [
      "`'auto'` for browsers, workers, Electron's renderer and ECMAScript modules",
      'webpack/lib/config/defaults.js',
      /\(tp\.document \|\| tp\.importScripts\)\) \|\| output\.scriptType === "module"\s+\? "auto"/u,
    ],
    [
      'the build fails with the message `For the selected environment is no default script chunk',
      'webpack/lib/config/defaults.js',
      /"For the selected environment is no default script chunk format available/u,
    ],
    [
      'has done this since webpack 5.110',
      'webpack-5-108/schemas/WebpackOptions.json',
      /^(?![\s\S]*"nodeModules")/u,
    ],
    [
      'With `deno` and `bun`, webpack writes ECMAScript modules',
      'webpack/lib/config/defaults.js',
      /tp\.deno === true \|\|\s+tp\.bun === true \|\|/u,
    ],
    [
      "It's an ECMAScript module, and loads its chunks with `import()`",
      'webpack/lib/config/target.js',
      /module: true,\s+dynamicImport: true,\s+dynamicImportInWorker: true\s+\}\)/u,
    ],
    [
      'With `false`, webpack assumes nothing',
      'webpack/lib/config/defaults.js',
      /target === false\s+\? \/\*\* @type \{false\} \*\/ \(false\)/u,
    ],
    [
      'With `target: false` alone, the build stops',
      'webpack/lib/config/defaults.js',
      /throw new Error\(\s+"Chunk format can't be selected by default when no target is specified"/u,
    ],
  ]),
  ...claimsOfPage('concepts/under-the-hood', [
    [
      'The module graph is complete',
      'webpack/lib/Compilation.js',
      /hooks\.finishModules\.callAsync[\s\S]*this\.hooks\.seal\.call\(\);/u,
    ],
    [
      'Chunks are made from the graph',
      'webpack/lib/Compilation.js',
      /hooks\.optimizeDependencies\.call[\s\S]*hooks\.beforeChunks\.call\(\)[\s\S]*hooks\.afterChunks\.call/u,
    ],
    [
      'right after that, modules are joined into one scope',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /compilation\.hooks\.optimizeChunkModules\.tapAsync\(/u,
    ],
    [
      'Modules and chunks get the ids',
      'webpack/lib/Compilation.js',
      /hooks\.optimizeChunkModules\.callAsync\([\s\S]*hooks\.moduleIds\.call\([\s\S]*hooks\.chunkIds\.call\(/u,
    ],
    [
      'Each module becomes code',
      'webpack/lib/Compilation.js',
      /hooks\.chunkIds\.call\([\s\S]*hooks\.beforeCodeGeneration\.call\(\);/u,
    ],
    [
      'Hashes for file names are calculated',
      'webpack/lib/Compilation.js',
      /hooks\.beforeCodeGeneration\.call\(\);[\s\S]*hooks\.beforeHash\.call\(\);/u,
    ],
    [
      'which have just been assembled, are changed',
      'webpack/lib/Compilation.js',
      /hooks\.beforeHash\.call\(\);[\s\S]*hooks\.processAssets\.callAsync\(this\.assets/u,
    ],
    [
      'The scripts of entries stay as they are',
      'webpack/lib/config/defaults.js',
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      'For Node.js, a chunk is a CommonJS module',
      'webpack/lib/config/defaults.js',
      /if \(tp\.require\) return "commonjs";\s+if \(tp\.nodeBuiltins\) return "commonjs";/u,
    ],
    [
      'a chunk is an ECMAScript module in both cases',
      'webpack/lib/config/defaults.js',
      /if \(output\.module\) \{\s+if \(environment\.dynamicImport\) return "module";/u,
    ],
  ]),
  ...claimsOfPage('concepts/why-webpack', [
    [
      'Since webpack 5.109, this build needs no configuration',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
  ]),
];
