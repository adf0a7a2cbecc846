import { claimsOfPage, measured } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what the pages about the API say. */
export const apiClaims: readonly Claim[] = [
  ...claimsOfPage('api/chunk-graph', [
    [
      'returns `-1`, `0` or `1`, for use in sorting',
      'webpack/lib/graph/ChunkGraph.js',
      /compareChunks\(chunkA, chunkB\) \{[^}]*return -1;[^}]*return 1;/u,
    ],
  ]),
  ...claimsOfPage('api/chunk-object', [
    [
      'which returns `-1`, `0` or `1` for sorting',
      'webpack/lib/graph/ChunkGraph.js',
      /compareChunks\(chunkA, chunkB\) \{[^}]*return -1;[^}]*return 1;/u,
    ],
  ]),
  ...claimsOfPage('api/cli', [
    [
      'ends with exit code 2',
      'webpack-cli/lib/webpack-cli.js',
      /webpack\.validate\(config\.options\);\s+\}\s+catch \(error\) \{[^}]*process\.exit\(2\)/u,
    ],
    [
      "If you don't ask for a specific port",
      'webpack-dev-server/lib/Server.js',
      /port !== "auto"\) \{\s+return port;[\s\S]*getPort\(basePort, host\)/u,
    ],
    [
      'the server uses the next free port',
      'webpack-dev-server/lib/getPort.js',
      /Try next port if port is busy;[\s\S]*port \+= 1;/u,
    ],
    [
      'Ends with exit code 1 if there are warnings',
      'webpack-cli/lib/webpack-cli.js',
      /options\.failOnWarnings && stats\.hasWarnings\(\)\)\)\) \{\s+process\.exitCode = 1;/u,
    ],
    [
      '`true` when the command is `build`',
      'webpack-cli/lib/webpack-cli.js',
      /\{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true,/u,
    ],
    [
      '`true` when the command is `watch`',
      'webpack-cli/lib/webpack-cli.js',
      /isWatchCommand \|\| options\.watch\s+\? \{ WEBPACK_WATCH: true,/u,
    ],
    [
      '`true` when the command is `serve`',
      'webpack-cli/lib/webpack-cli.js',
      /env: \{ WEBPACK_SERVE: true,/u,
    ],
    [
      'The build succeeded, possibly with warnings',
      'webpack-cli/lib/webpack-cli.js',
      /isFailedBuild = true;\s+\}\s+else if \(stats && isFailedBuild\) \{\s+process\.exitCode = undefined;/u,
      '0',
    ],
    [
      'You also get this code if you end `watch`',
      'webpack-cli/lib/webpack-cli.js',
      /process\.exit\(preserveExitCode \? process\.exitCode : 0\);/u,
      '0',
    ],
    [
      'The build has errors, or warnings with',
      'webpack-cli/lib/webpack-cli.js',
      /stats\.hasErrors\(\) \|\| \(options\.failOnWarnings[^{]*\{\s+process\.exitCode = 1;/u,
      '1',
    ],
    [
      'Nothing could be built: a wrong flag',
      'webpack-cli/lib/webpack-cli.js',
      /Run 'webpack --help' to see available commands and options"\);\s+process\.exit\(2\);/u,
      '2',
    ],
    [
      'or a failure of webpack itself',
      'webpack-cli/lib/webpack-cli.js',
      /return \(error, stats\) => \{\s+if \(error\) \{[^}]*process\.exit\(2\);/u,
      '2',
    ],
    [
      'the last build determines the code, `0` or `1`',
      'webpack-cli/lib/webpack-cli.js',
      /this\.#setupGracefulShutdown\(compiler, true\);/u,
    ],
    [
      'If it is not set, webpack uses the default folder',
      'webpack-cli/bin/cli.js',
      /directory \} = enableCompileCache\(\);/u,
    ],
  ]),
  ...claimsOfPage('api/compilation-hooks', [
    [
      'the first hook is a bail hook',
      'webpack/lib/Compilation.js',
      /optimizeModules: new SyncBailHook\(\["modules"\]\)/u,
    ],
    [
      'again as long as a function returns `true`',
      'webpack/lib/Compilation.js',
      /while \(this\.hooks\.optimizeModules\.call\(this\.modules\)\)/u,
    ],
    [
      'early functions (`-10`) remove empty and duplicate chunks',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_BASIC = -10;/u,
    ],
    [
      'number and size of chunks run late (`10`)',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_ADVANCED = 10;/u,
    ],
    [
      'New in 5.110',
      'webpack/lib/Compilation.js',
      /@since 5\.110\.0\s+\*\/\s+renderEmbeddedSource:/u,
      'renderEmbeddedSource',
    ],
    [
      'your function can be asynchronous',
      'webpack/lib/Compilation.js',
      /renderEmbeddedSource: new AsyncSeriesWaterfallHook\(/u,
    ],
    [
      'always `javascript` in webpack 5.112',
      'webpack/lib/html/HtmlGenerator.js',
      /\{ type: HTML_TYPE, hostType: JAVASCRIPT_TYPE, module \}/u,
    ],
    [
      '`info.as`, which webpack 5.112 never sets',
      'webpack/lib/asset/AssetGenerator.js',
      /\{ type, hostType: JAVASCRIPT_TYPE, module \}/u,
    ],
    [
      'New in 5.110',
      'webpack/lib/Compilation.js',
      /@since 5\.110\.0\s+\*\/\s+embeddedSourceHash:/u,
      'embeddedSourceHash',
    ],
  ]),
  ...measured('api/compilation-hooks', 'In webpack 5.112, SplitChunksPlugin then throws an error'),
  ...claimsOfPage('api/compiler-hooks', [
    [
      'whose contents your synchronous hooks need',
      'webpack/lib/Compiler.js',
      /beforeCompile: new AsyncSeriesHook\(\["params"\]\)/u,
    ],
    [
      "In 5.112, webpack drops the compilation's generated code",
      'webpack/lib/Compiler.js',
      /codeGenerationResults\.map\.clear\(\);/u,
    ],
    ['webpack-cli 7 also calls this method', 'webpack-cli/package.json', /"version": "7\./u],
    [
      'when a signal stops a process that watches',
      'webpack-cli/lib/webpack-cli.js',
      /for \(const signal of EXIT_SIGNALS\)[\s\S]*?compiler\.close\(/u,
    ],
  ]),
  ...claimsOfPage('api/contextmodulefactory-hooks', [
    [
      "webpack's own function is at stage 0",
      'webpack/lib/dependencies/context/RequireContextPlugin.js',
      /alternativeRequests\.tap\(\s+PLUGIN_NAME,\s+\(items/u,
    ],
  ]),
  ...claimsOfPage('api/errors', [
    [
      'An error makes the build fail: the exit code is 1',
      'webpack-cli/lib/webpack-cli.js',
      /stats\.hasErrors\(\) \|\| \(options\.failOnWarnings[^{]*\{\s+process\.exitCode = 1;/u,
    ],
    [
      "or 2 if webpack couldn't start or gave up",
      'webpack-cli/lib/webpack-cli.js',
      /return \(error, stats\) => \{\s+if \(error\) \{[^}]*process\.exit\(2\);/u,
    ],
    [
      'a type whose support is turned off',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.css\) \{\s+const CssModulesPlugin/u,
    ],
    [
      'for `.css` files turns off built-in CSS',
      'webpack/lib/config/defaults.js',
      /experiments\.css =\s+!\(\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.css"\)/u,
    ],
    [
      'Support for WebAssembly is off, or the file',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.asyncWebAssembly\) \{\s+const AsyncWebAssemblyModulesPlugin/u,
    ],
    [
      'Support has been on by default since 5.109',
      'webpack/schemas/WebpackOptions.json',
      /Support WebAssembly as asynchronous EcmaScript Module\. `\\"auto\\"` \(the default\) enables it/u,
    ],
    [
      "does asynchronous work but isn't declared `async`",
      'loader-runner/lib/LoaderRunner.js',
      /if \(isSync\) \{\s+isDone = true;\s+if \(result === undefined\) return callback\(\);/u,
    ],
    [
      'an asynchronous module such as WebAssembly',
      'webpack/lib/wasm/AsyncWebAssemblyParser.js',
      /getEnvironmentNotSupportAsyncWarning\(\)\.check\(/u,
    ],
    [
      "The warning comes from `'warn-mock'`",
      'webpack/lib/config/defaults.js',
      /return futureDefaults \? "warn-mock" : "mock";/u,
    ],
    [
      "or `'warn'` under",
      'webpack/lib/config/defaults.js',
      /return futureDefaults \? "warn" : true;/u,
    ],
    [
      'is an object lacks a required property',
      'schema-utils/dist/ValidationError.js',
      /misses the property '\$\{missingProperty\}'/u,
    ],
    [
      'With `null` as the default, the variable is optional',
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(value === undefined\) \{\s+const error = new WebpackError\(/u,
    ],
    [
      'Synchronous WebAssembly is part of an entry',
      'webpack/lib/wasm-sync/WebAssemblyModulesPlugin.js',
      /new WebAssemblyInInitialChunkError\(/u,
    ],
    [
      'which is deprecated and means the opposite',
      'webpack/lib/config/normalization.js',
      /optimization\.noEmitOnErrors is deprecated in favor of optimization\.emitOnErrors/u,
    ],
    [
      '`output.module` is on, but the target is too old',
      'webpack/lib/externals/ExternalModule.js',
      /!runtimeTemplate\.supportsEcmaScriptModuleSyntax\(\)\) \{\s+throw new Error\(/u,
    ],
    [
      'instead of the old synchronous form',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /experiments\.syncWebAssembly\) \{\s+throw new Error\(\s+"Universal wasm loading type is only/u,
    ],
    [
      'The target is too old for asynchronous modules',
      'webpack/lib/errors/EnvironmentNotSupportAsyncWarning.js',
      /if \(!runtimeTemplate\.supportsAsyncFunction\(\)\) \{\s+module\.addWarning\(/u,
    ],
    [
      'callers of `require` get the default as `.default`',
      'webpack/lib/errors/MixedExportsWarning.js',
      /so the default arrives as '\.default'/u,
    ],
    [
      'Unsatisfied version 2.0.0',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /Unsatisfied version/u,
    ],
    [
      'off, as it is by default',
      'webpack/lib/dependencies/system/SystemPlugin.js',
      /parserOptions\.system === undefined \|\| !parserOptions\.system/u,
    ],
  ]),
  ...claimsOfPage('api/hot-module-replacement', [
    [
      'The object exists only if HotModuleReplacementPlugin is active',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /addRuntimeModule\(\s*chunk,\s+new HotModuleReplacementRuntimeModule\(\)/u,
    ],
    [
      'as it is in `webpack serve` by default',
      'webpack-dev-server/lib/Server.js',
      /options\.hot === "only"\s+\? options\.hot\s+: true;/u,
    ],
    [
      'webpack-dev-server 6 uses neither of these',
      'webpack-dev-server/package.json',
      /"version": "6\./u,
    ],
    [
      'its own client applies updates itself',
      'webpack-dev-server/lib/Server.js',
      /applies updates itself, without a 'webpack\/hot' entry/u,
    ],
  ]),
  ...claimsOfPage('api/loaders', [
    [
      'A loader can return a promise',
      'loader-runner/lib/LoaderRunner.js',
      /typeof result\.then === "function"\s+\) \{\s+return result\.then\(/u,
    ],
    [
      'so prefer asynchronous functions to functions that block',
      'webpack/lib/Compilation.js',
      /parallelism: options\.parallelism \|\| 100,/u,
    ],
    [
      'in `this.loaders`, starting at 0',
      'loader-runner/lib/LoaderRunner.js',
      /loaderContext\.loaderIndex = 0;/u,
    ],
    [
      "it's 0 in `a-loader` and 1 in `b-loader`",
      'loader-runner/lib/LoaderRunner.js',
      /loaderContext\.loaderIndex\+\+;[\s\S]*loaderContext\.loaderIndex = 0;/u,
    ],
    [
      'The version of this interface, which is `2`',
      'webpack/lib/module/NormalModule.js',
      /const loaderContext = \{\s+version: 2,/u,
    ],
    [
      'up to three arguments',
      'webpack/types.d.ts',
      /content: string,\s+sourceMap\?: [^,]+,\s+additionalData\?: AdditionalData\s+\):/u,
    ],
  ]),
  ...claimsOfPage('api/module-graph', [
    [
      'counted from zero, or `-1`',
      'webpack/lib/graph/Dependency.js',
      /this\._parentDependenciesBlockIndex = -1;/u,
      'getParentBlockIndex',
    ],
    [
      "and isn't asynchronous, so it may run later",
      'webpack/lib/graph/ModuleGraph.js',
      /isDeferred\(module\) \{\s+if \(this\.isAsync\(module\)\) return false;/u,
    ],
    [
      'the exports and the asynchronous flag',
      'webpack/lib/graph/ModuleGraph.js',
      /newMgm\.async = oldMgm\.async;/u,
    ],
    [
      'the depth and the asynchronous flag of a module',
      'webpack/lib/graph/ModuleGraph.js',
      /removeModuleAttributes\(module\) \{[^}]*mgm\.async = false;/u,
    ],
    [
      'the depth and the asynchronous flag of all modules',
      'webpack/lib/graph/ModuleGraph.js',
      /removeAllModuleAttributes\(\) \{[^}]*mgm\.async = false;/u,
    ],
  ]),
  ...claimsOfPage('api/module-methods', [
    [
      'without making the code asynchronous',
      'webpack/lib/runtime/MakeDeferredNamespaceObjectRuntime.js',
      /"get a\(\) \{",[\s\S]*?exports = r\(moduleId\);/u,
    ],
    [
      "A module with top-level `await` isn't deferred",
      'webpack/lib/graph/ModuleGraph.js',
      /isDeferred\(module\) \{\s+if \(this\.isAsync\(module\)\) return false;/u,
    ],
    [
      "is on, and then warns that it's deprecated",
      'webpack/lib/errors/SystemImportDeprecationWarning.js',
      /System\.import\(\) is deprecated and will be removed soon/u,
    ],
    [
      '2',
      'webpack/lib/context/ContextModule.js',
      /for \(const dep of dependencies\) \{\s+let chunkName = [\s\S]*?new AsyncDependenciesBlock\(/u,
      "'lazy'",
    ],
    [
      '1',
      'webpack/lib/context/ContextModule.js',
      /new AsyncDependenciesBlock\(\{[^}]*\}\);\s+for \(const dep of dependencies\) \{\s+block\.addDependency/u,
      "'lazy-once'",
    ],
    [
      '0',
      'webpack/lib/context/ContextModule.js',
      /mode === "sync" \|\| this\.options\.mode === "eager"\) \{[^}]*this\.dependencies = dependencies;/u,
      "'eager'",
    ],
    [
      '0',
      'webpack/lib/context/ContextModule.js',
      /dep\.weak = true;\s+\}\s+this\.dependencies = dependencies;/u,
      "'weak'",
    ],
    [
      'A `require` in a `try` block is optional',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /dep\.optional = Boolean\(parser\.scope\.inTry\);/u,
    ],
    [
      'unless it is in a function inside that block',
      'webpack/lib/javascript/JavascriptParser.js',
      /_enterFunctionScope\(hasThis, params\) \{[^}]*\sinTry: false,/u,
    ],
    [
      'If the module of an optional call',
      'webpack/lib/Compilation.js',
      /dependencies\.every\(\(d\) => d\.optional\)\) \{\s+this\.warnings\.push\(err\);/u,
    ],
    [
      'is on, as it is in builds for Node.js by default',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "createRequire", isNode\);/u,
    ],
  ]),
  ...measured('api/module-methods', 'in production, a number such as `144`'),
  ...claimsOfPage('api/module-object', [
    [
      'if all references to the module are optional',
      'webpack/lib/module/Module.js',
      /!r\.dependency\.optional \|\|[^}]*return false;/u,
    ],
    [
      '`needBuild`, which is asynchronous',
      'webpack/lib/module/Module.js',
      /needBuild\(context, callback\) \{\s+callback\(/u,
    ],
  ]),
  ...claimsOfPage('api/module-variables', [
    [
      'In Node.js, where this is the default',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.node\) \{\s+return "eval-only";/u,
      "'eval-only'",
    ],
    ['The major version of webpack, a number: `5`', 'webpack/package.json', /"version": "5\./u],
    [
      'In asynchronous modes, it returns a promise',
      'webpack/lib/context/ContextModule.js',
      /function webpackAsyncContextResolve\(req\) \{[^}]*return Promise\.resolve\(\)\.then\(/u,
    ],
    [
      "in `lazy` mode, it's missing",
      'webpack/lib/context/ContextModule.js',
      /\sgetLazySource\((?:(?!\.resolve = )[\s\S])*?module\.exports = webpackAsyncContext;/u,
    ],
    [
      'and returns a promise if that is asynchronous',
      'webpack/lib/sharing/ShareRuntimeModule.js',
      /"if\(!promises\.length\) return initPromises\[name\] = 1;",\s+`return [^`]*Promise\.all\(promises\)/u,
    ],
    [
      'on, and then warns that it is deprecated',
      'webpack/lib/errors/SystemImportDeprecationWarning.js',
      /System\.import\(\) is deprecated and will be removed soon/u,
    ],
  ]),
  ...claimsOfPage('api/node', [
    [
      "doesn't rebuild modules that haven't changed",
      'webpack/lib/Compilation.js',
      /\(err, needBuild\) => \{[\s\S]{0,80}if \(!needBuild\) \{/u,
    ],
    [
      'off, as it is by default in production mode',
      'webpack/lib/config/defaults.js',
      /F\(options, "cache", \(\) =>\s+development \? \{ type: .*\("memory"\) \} : false\s/u,
    ],
    [
      'The callback, which is required, runs after',
      'webpack/lib/MultiCompiler.js',
      /\sclose\(callback\) \{[\s\S]*?\(error\) => \{\s+callback\(/u,
    ],
    [
      'The hook belongs to the MultiCompiler itself and is synchronous',
      'webpack/lib/MultiCompiler.js',
      /\sdone: new SyncHook\(\["stats", "changedCompilers"\]\)/u,
    ],
    [
      'This hook belongs to the MultiCompiler itself and is synchronous',
      'webpack/lib/MultiCompiler.js',
      /\swatchClose: new SyncHook\(\[\]\)/u,
    ],
    [
      'An error thrown in a synchronous hook, such as',
      'webpack/lib/Compilation.js',
      /\soptimizeChunks: new SyncBailHook\(/u,
    ],
    [
      'The first index is `0` if the lowest id is small',
      'webpack/lib/template/Template.js',
      /if \(minId < 16 \+ String\(minId\)\.length\) \{[^}]*minId = 0;/u,
    ],
    [
      "the array's `plugins`, new in 5.112,",
      'webpack/types.d.ts',
      /plugins applied once to the MultiCompiler/u,
    ],
  ]),
  ...claimsOfPage('api/normalmodulefactory-hooks', [
    [
      'since webpack 5, these hooks are bail hooks',
      'webpack/lib/module/NormalModuleFactory.js',
      /is no longer a waterfall hook, but a bailing hook instead/u,
    ],
    [
      'New in 5.110: a map of hooks by module type',
      'webpack/lib/module/NormalModuleFactory.js',
      /@since 5\.110\.0\s+\*\/\s+prepareModuleType:/u,
    ],
    [
      'These hooks can be asynchronous',
      'webpack/lib/module/NormalModuleFactory.js',
      /prepareModuleType: new HookMap\(\(\) => new AsyncSeriesHook\(\[\]\)\)/u,
    ],
  ]),
  ...claimsOfPage('api/parser', [
    [
      'New in 5.109: a map of hooks by node type',
      'webpack/lib/javascript/JavascriptParser.js',
      /@since 5\.109\.0\s+\*\/\s+preStatementByType:/u,
      'preStatementByType',
    ],
    [
      '`FunctionDeclaration` and `ClassDeclaration` cost nothing extra',
      'webpack/lib/javascript/JavascriptParser.js',
      /RECORDED_STATEMENT_TYPES = new Set\(\[\s+"VariableDeclaration",\s+"FunctionDeclaration",\s+"ClassDeclaration"\s+\]\)/u,
    ],
    [
      'New in 5.109: a map of hooks by node type',
      'webpack/lib/javascript/JavascriptParser.js',
      /@since 5\.109\.0\s+\*\/\s+blockPreStatementByType:/u,
      'blockPreStatementByType',
    ],
    [
      '`ExportNamedDeclaration` and `ExportDefaultDeclaration`, cost nothing extra',
      'webpack/lib/javascript/JavascriptParser.js',
      /BLOCK_DECLARATION_TYPES = new Set\(\[[^\]]*"ExportNamedDeclaration",\s+"ExportDefaultDeclaration"\s+\]\)/u,
    ],
    [
      'webpack makes the module asynchronous here',
      'webpack/lib/dependencies/esm/ESMDetectionParserPlugin.js',
      /topLevelAwait\.tap\([\s\S]{0,160}module\.buildMeta\.async = true;/u,
    ],
    [
      'In 5.112, the value on the right has already been walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /walkExpression\(expression\.right\);[\s\S]{0,460}this\.hooks\.assign, leftName/u,
    ],
    [
      'New in 5.111: a map of hooks by name',
      'webpack/lib/javascript/JavascriptParser.js',
      /\swrite: new HookMap\(\(\) => new SyncBailHook\(\["node"\]\)\)/u,
    ],
    [
      'New in 5.111: like `write`, but for properties',
      'webpack/lib/javascript/JavascriptParser.js',
      /writeMemberChain: new HookMap\(\s+\(\) => new SyncBailHook\(\["node", "members"\]\)/u,
    ],
    [
      'Between 5.109 and 5.112, the words `harmony`',
      'webpack/lib/javascript/JavascriptParser.js',
      /The `harmony\*` properties forward to their `esm\*` namesake/u,
    ],
  ]),
  ...claimsOfPage('api/plugin-hooks', [
    [
      '`processResult` (5.111) and `beforeParse` (5.112) can now be asynchronous',
      'webpack/lib/module/NormalModule.js',
      /beforeParse: new AsyncSeriesHook\([\s\S]*processResult: new AsyncSeriesWaterfallHook\(/u,
    ],
  ]),
  ...claimsOfPage('api/plugins', [
    [
      '`undefined`, `0` and an empty string in the array are ignored',
      'webpack/schemas/WebpackOptions.json',
      /"enum": \[false, 0, "", null\],\s+"undefinedAsNull": true/u,
    ],
    [
      "Call your own hook with `call` if it's synchronous",
      'tapable/lib/AsyncSeriesHook.js',
      /hook\.call = undefined;/u,
    ],
    [
      'Its first argument is a fraction between 0 and 1',
      'webpack/lib/logging/ProgressPlugin.js',
      /`\$\{Math\.floor\(percentage \* 100\)\}%`/u,
    ],
    [
      "is `undefined` if progress isn't shown",
      'webpack/lib/logging/ProgressPlugin.js',
      /@returns \{ReportProgress \| undefined\} a progress reporter, if any/u,
    ],
    [
      'processResult (5.111)',
      'webpack/lib/module/NormalModule.js',
      /processResult: new AsyncSeriesWaterfallHook\(/u,
    ],
    [
      'beforeParse (5.112) of `NormalModule` became asynchronous',
      'webpack/lib/module/NormalModule.js',
      /beforeParse: new AsyncSeriesHook\(/u,
    ],
    [
      'of the parser are deprecated in favor of maps',
      'webpack/lib/javascript/JavascriptParser.js',
      /@deprecated [^\n]+\s+\*\/\s+preStatement: new SyncBailHook/u,
    ],
    [
      'moved in 5.112, and few of the old paths still work',
      'webpack/lib/NormalModule.js',
      /module\.exports = require\("\.\/module\/NormalModule"\);/u,
    ],
  ]),
  ...claimsOfPage('api/resolvers', [
    [
      'Four hooks always exist',
      'enhanced-resolve/lib/Resolver.js',
      /this\.hooks = \{\s+resolveStep: [^}]*\snoResolve: [^}]*\sresolve: [^}]*\sresult: [^}]*\};/u,
    ],
    [
      'functions can be asynchronous',
      'enhanced-resolve/lib/Resolver.js',
      /\sresult: new AsyncSeriesHook\(/u,
      'result',
    ],
  ]),
  ...claimsOfPage('api/stats', [
    [
      'All fields are optional',
      'webpack/types.d.ts',
      /interface KnownAssetInfo \{(?:\s+\/\*\*[^/]*\*\/\s+\w+\?: [^;]+;)+\s+\}/u,
    ],
    [
      'and a plugin may add others',
      'webpack/types.d.ts',
      /type AssetInfo = KnownAssetInfo & Record<string, any>;/u,
    ],
    [
      'or `0` for the entry itself',
      'webpack/lib/Compilation.js',
      /moduleGraph\.setDepth\(module, 0\);/u,
      'module.depth',
    ],
    [
      'if all references to the module are optional',
      'webpack/lib/module/Module.js',
      /!r\.dependency\.optional \|\|[^}]*return false;/u,
      'module.optional',
    ],
    [
      'otherwise `0`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /filteredAssets:\s+assets\.length <= chunkGroupMaxAssets \? 0 : assets\.length/u,
      'entrypoint.filteredAssets',
    ],
    [
      'otherwise `0`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /auxiliaryAssets\.length <= chunkGroupMaxAssets\s+\? 0\s+: auxiliaryAssets\.length/u,
      'entrypoint.filteredAuxiliaryAssets',
    ],
    [
      'Lines are counted from 1, columns from 0',
      'webpack/lib/javascript/syntax-parser.js',
      /return \{ line: lo \+ 1, column: offset - lineStarts\[lo\] \};/u,
    ],
    [
      'or `null` if the module needs no id',
      'webpack/lib/graph/ChunkGraph.js',
      /@returns \{ModuleId \| null\} the id of the module/u,
    ],
    [
      '`hostChunks`',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /@property \{string\[\]=\} hostChunks/u,
    ],
    [
      'more than two errors',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /cachedGetErrors\(compilation\)\.length < 3/u,
    ],
  ]),
  ...claimsOfPage('api/webpack-dev-server', [
    [
      'webpack-dev-server 6 is an ECMAScript module',
      'webpack-dev-server/package.json',
      /"version": "6\.[\s\S]*"type": "module"/u,
    ],
    ['webpack 5.101 or newer', 'webpack-dev-server/package.json', /"webpack": "\^5\.101\.0"/u],
    [
      '`require()` works too and returns the class itself',
      'webpack-dev-server/package.json',
      /"require": "\.\/dist\/Server\.js"/u,
    ],
    [
      'new in webpack-dev-server 6',
      'webpack-dev-server/lib/Server.js',
      /omitted when the server is used as a plugin via `apply\(\)`/u,
    ],
    [
      'have been deprecated since version 6 and print a warning',
      'webpack-dev-server/lib/Server.js',
      /'getClientEntry\(\)' is deprecated[\s\S]*'getClientHotEntry\(\)' is deprecated[\s\S]*'sendMessage\(\)' is deprecated/u,
    ],
  ]),
  ...measured('api/cli', 'more than a thousand', 'the list has more than two thousand lines'),
];
