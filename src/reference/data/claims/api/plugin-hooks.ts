import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/plugin-hooks', [
    [
      'The method returns the same object to all callers during one compilation',
      'webpack/lib/util/createHooksRegistry.js',
      /let hooks = map\.get\(compilation\);\s*if \(hooks === undefined\) \{/u,
    ],
    [
      'Passing anything but a compilation is an error',
      'webpack/lib/util/createHooksRegistry.js',
      /throw new TypeError\(\s*"The 'compilation' argument must be an instance of Compilation"/u,
    ],
    [
      '`processResult` (5.111) and `beforeParse` (5.112) can now be asynchronous',
      'webpack/lib/module/NormalModule.js',
      /beforeParse: new AsyncSeriesHook\([\s\S]*processResult: new AsyncSeriesWaterfallHook\(/u,
    ],
    [
      'Asks if a module has to be rebuilt even though its files are',
      'webpack/lib/module/NormalModule.js',
      /if \(!valid\) return callback\(null, true\);[^;]*;\s*hooks\.needBuild\.callAsync/u,
    ],
    [
      'Return `true` if something else that your plugin knows about has changed',
      'webpack/lib/module/NormalModule.js',
      /hooks\.needBuild\.callAsync\(this, context/u,
    ],
    [
      'The first answer decides',
      'webpack/lib/module/NormalModule.js',
      /needBuild: new AsyncSeriesBailHook\(\["module", "context"\]\)/u,
    ],
    [
      'no loader has seen it yet',
      'webpack/lib/module/NormalModule.js',
      /loader: new SyncHook\(\["loaderContext", "module"\]\)/u,
    ],
    [
      'An error that you throw becomes an error of the module',
      'webpack/lib/module/NormalModule.js',
      /hooks\.beforeLoaders\.call\([^;]*;\s*\} catch \(err\) \{\s*processResult\(/u,
    ],
    [
      'the build reports an `UnhandledSchemeError`',
      'webpack/lib/module/NormalModule.js',
      /typeof result !== "string" && !result\) \{\s*return reject\(\s*new \(getUnhandledSchemeError\(\)\)/u,
    ],
    [
      'functions that you tap get the resource and the module',
      'webpack/lib/module/NormalModule.js',
      /hook\.tap\(options, \(loaderContext\) =>\s*fn\(\s*loaderContext\.resource,\s*[^)]*\(loaderContext\._module\)/u,
    ],
    [
      '`result` is an array of content, source map and extra information',
      'webpack/lib/module/NormalModule.js',
      /const source = result\[0\];\s*const sourceMap = result\.length >= 1 \? result\[1\] : null/u,
    ],
    [
      'DefinePlugin waits here for values that are computed asynchronously',
      'webpack/lib/define/DefinePlugin.js',
      /\)\.beforeParse\.tapPromise\(/u,
    ],
    [
      'A rejected promise becomes an error of the module',
      'webpack/lib/module/NormalModule.js',
      /beforeParse\.callAsync\(this, \(err\) => \{\s*if \(err\) \{\s*this\.markModuleAsErrored\(err\)/u,
    ],
    [
      'The module is parsed, and webpack is about to record',
      'webpack/lib/module/NormalModule.js',
      /handleBuildDone = \(\) => \{\s*try \{\s*hooks\.beforeSnapshot\.call\(this\)/u,
    ],
    [
      '`renderContent` and `render` follow',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.renderContent\.call\([\s\S]{0,900}hooks\.render\.call\(/u,
    ],
    [
      'The hook is skipped for a module whose code is directly',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /renderModuleContainer\.call\([\s\S]{0,160}\} else \{\s*moduleSourcePostContainer = moduleSourcePostContent;/u,
    ],
    [
      "called whether or not there's a function around it",
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /moduleSourcePostContainer = moduleSourcePostContent;\s*\}[\s\S]{0,80}hooks\.renderModulePackage\.call\(/u,
    ],
    [
      'The built-in functions write the format set in `output.chunkFormat`',
      'webpack/lib/javascript/ArrayPushCallbackChunkFormatPlugin.js',
      /hooks\.renderChunk\.tap\(/u,
    ],
    [
      'The whole text of a file with a runtime, after',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.renderMain\.call\(source, renderContext\)[\s\S]*?hooks\.renderContent\.call\(finalSource, renderContext\)/u,
    ],
    [
      'before imports and other fragments are added at the top',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /renderContent\.call\(finalSource[\s\S]*?InitFragment\.addToSource\([\s\S]*?hooks\.render\.call\(finalSource/u,
    ],
    [
      '`null` is an error',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /if \(!finalSource\) \{\s*throw new Error\(\s*"[^"]*renderContent plugins should return something/u,
    ],
    [
      'may add `"use strict"` in front and a semicolon at the end',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /\? new ConcatSource\(strictHeader, source, ";"\)/u,
    ],
    [
      '`module` is the last of them, whose exports become',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.renderStartup\.call\(\s*startupSource,\s*lastInlinedModule,/u,
    ],
    [
      "in a separate runtime chunk, which has no entry modules, it's `undefined`",
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /lastEntryModule =\s*[^;]*\(last\(chunkGraph\.getChunkEntryModulesIterable\(chunk\)\)\)/u,
    ],
    [
      '`inlined` in the context is `true`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /inlined: true/u,
    ],
    [
      'The hook is also called while hashes are computed',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /updateHashWithBootstrap\(hash, renderContext, hooks\) \{\s*const bootstrap = this\.renderBootstrap\(/u,
    ],
    [
      'which appears as a comment in the file',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /`\/\/ This entry module can't be inlined because \$\{bailout\}`/u,
    ],
    [
      'The directive is added when all modules of the file are strict',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /allModules\.every\(\(m\) => [^)]*\(m\.buildInfo\)\.strict\)\s*\) \{\s*const strictBailout/u,
    ],
    [
      'used for `[chunkhash]` as well as for the `[contenthash]`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.chunkHash\.call\(chunk, hash, context\);[\s\S]*?hooks\.contentHash\.tap\([\s\S]*?hooks\.chunkHash\.call\(/u,
    ],
    [
      'These hooks, new in 5.109, run once per page',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /@since 5\.109\.0\s+\*\/\s+injectTags:/u,
    ],
    [
      'right after content hashes are final',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH \+ 1/u,
    ],
    [
      'All of them can be asynchronous, and `context.outputName`',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /transformHtml: new AsyncSeriesWaterfallHook/u,
    ],
    [
      '`injectTags` and `transformTags` run before a Content-Security-Policy is computed',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /hooks\.transformTags\.promise\([\s\S]*?renderHtml\(resolved, model, csp\)/u,
    ],
    [
      '`true` writes an attribute without a value, `false` leaves it out',
      'webpack/lib/html/HtmlGenerator.js',
      /value === false \|\|[^;]*continue;\s*out \+=\s*value === true\s*\? ` \$\{name\}`/u,
    ],
    [
      '`children` as text that is written unescaped',
      'webpack/lib/html/HtmlGenerator.js',
      /\$\{attrs\}>\$\{tag\.children \|\| ""\}</u,
    ],
    [
      'which is `head` unless you set `body`, `head-prepend` or `body-prepend`',
      'webpack/lib/html/HtmlGenerator.js',
      /place\(\s*tag\.injectTo \|\| "head",/u,
    ],
    [
      'The hook runs after the `csp` policy has been written',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /renderHtml\(resolved, model, csp\);[\s\S]*?hooks\.transformHtml\.promise\(/u,
    ],
    [
      'The page is final, and `compilation.getAsset(context.outputName)` returns it',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /updateAsset\(name, new RawSource\(resolved\)\);\s*\}\s*await hooks\.htmlEmitted\.promise/u,
    ],
    [
      '`chunk` is the chunk that contains the runtime',
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /createScript\.call\(code, \(?[^)]*chunk/u,
    ],
    [
      "The code runs if the element doesn't exist yet",
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /"if\(!script\) \{",\s*Template\.indent\(\[\s*"needAttach = true;",\s*createScript\.call\(/u,
    ],
    [
      '`needAttach` means that the element is new',
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /needAttach = true/u,
    ],
    [
      'by its path relative to the output folder',
      'webpack/lib/output/CleanPlugin.js',
      /hooks\.keep\.call\(/u,
    ],
    [
      '`true` to keep it (a folder stays with everything in it)',
      'webpack/lib/output/CleanPlugin.js',
      /const result = hooks\.keep\.call\(path\);\s*if \(result !== undefined\) return result;\s*return keepFn\(path\)/u,
    ],
    [
      'or `false` to copy it regardless of `globOptions.ignore`',
      'webpack/lib/output/CopyPlugin.js',
      /hooks\.ignore\.call\(normalizedPath\);\s*if \(decision !== undefined\) return decision/u,
    ],
    [
      "Your value replaces webpack's own rule",
      'webpack/lib/externals/ExternalModule.js',
      /chunkCondition\.call\(chunk, compilation\);\s*if \(condition !== undefined\) return condition/u,
    ],
    [
      'one for each different file with this hash',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /uniqueChunkArrays\.map\(\(chunks\) =>/u,
    ],
    [
      'If no function returns a value, webpack hashes the buffers',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /if \(!newHash\) \{\s*const hash = createHash\(this\._hashFunction\)/u,
    ],
    [
      'webpack taps this hook to move what the entry needs',
      'webpack/lib/container/HoistContainerReferencesPlugin.js',
      /hooks\.addContainerEntryDependency\.tap\(PLUGIN_NAME, traceDep\)/u,
    ],
    [
      "webpack treats that entry's modules like a container's modules",
      'webpack/lib/container/HoistContainerReferencesPlugin.js',
      /hooks\.addFederationRuntimeDependency\.tap\(PLUGIN_NAME, traceDep\)/u,
    ],
    [
      'Asks if an inlined entry needs a function around it',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /const bailout = hooks\.inlineInRuntimeBailout\.call\(\s*entryModule,/u,
    ],
    [
      '`needBuild` for a module from the cache, `loader`, `beforeLoaders`',
      'webpack/lib/module/NormalModule.js',
      /hooks\.loader\.call\([\s\S]*hooks\.beforeLoaders\.call\(/u,
    ],
    [
      '`readResource`, `processResult`, `beforeParse`, `beforeSnapshot`',
      'webpack/lib/module/NormalModule.js',
      /hooks\.processResult\.callAsync\([\s\S]*hooks\.beforeSnapshot\.call\([\s\S]*hooks\.beforeParse\.callAsync\(/u,
    ],
    [
      '`context` has `compilation`, `fileSystemInfo` and `valueCacheVersions`',
      'webpack/lib/Compilation.js',
      /compilation: this,\s*fileSystemInfo: this\.fileSystemInfo,\s*valueCacheVersions: this\.valueCacheVersions/u,
    ],
    [
      '`loaders` is an array of objects with `loader`, `options`',
      'webpack/types.d.ts',
      /interface LoaderItem \{[\s\S]{0,200}loader: string;/u,
    ],
    [
      'Return the content as text or a buffer',
      'webpack/lib/module/NormalModule.js',
      /\(\) => new AsyncSeriesBailHook\(\["loaderContext"\]\)/u,
    ],
    [
      'webpack taps `readResource` for you',
      'webpack/lib/module/NormalModule.js',
      /const hook = readResource\.for\(scheme\);[\s\S]{0,200}hook\.tap\(options, \(loaderContext\)/u,
    ],
    [
      'Since 5.111, the hook waits for promises',
      'webpack/lib/module/NormalModule.js',
      /processResult: new AsyncSeriesWaterfallHook\(/u,
    ],
    [
      'Since 5.112, you can wait for something here',
      'webpack/lib/module/NormalModule.js',
      /beforeParse: new AsyncSeriesHook\(\["module"\]\)/u,
    ],
    [
      'goes through `renderModuleContent`, `renderModuleContainer` and `renderModulePackage`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.renderModuleContent\.call\([\s\S]*hooks\.renderModuleContainer\.call\([\s\S]*hooks\.renderModulePackage\.call\(/u,
    ],
    [
      'if it contains the runtime, `renderRequire`, `renderStartup` and `renderMain`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.renderStartup\.call\([\s\S]*hooks\.renderMain\.call\([\s\S]*hooks\.renderRequire\.call\(/u,
    ],
    [
      'The `eval` kinds of `devtool` turn the code',
      'webpack/lib/devtool/EvalDevToolModulePlugin.js',
      /hooks\.renderModuleContent\.tap\(/u,
    ],
    [
      'puts its comments in front of modules here',
      'webpack/lib/template/ModuleInfoHeaderPlugin.js',
      /javascriptHooks\.renderModulePackage\.tap\(/u,
    ],
    [
      'as text rather than as a source object',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /renderRequire: new SyncWaterfallHook\(\["code", "renderContext"\]\)/u,
    ],
    [
      'needs `renderModuleContainer` for entries returns such a reason',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /const bailout = hooks\.inlineInRuntimeBailout\.call\(/u,
    ],
    [
      'Asks if `"use strict"` at the top of the file',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.strictRuntimeBailout\.call\(renderContext\);\s*strictHeader = strictBailout\s*\?/u,
    ],
    [
      'with whatever your functions for the hooks above depend on',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.chunkHash\.call\(chunk, hash, context\)/u,
    ],
    [
      'Return `true` if your plugin creates source maps',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /useSourceMap: new SyncBailHook\(\["chunk", "renderContext"\]\)/u,
    ],
    [
      'plus whatever `injectTags` has added',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /hooks\.injectTags\.promise\([\s\S]*hooks\.transformTags\.promise\(/u,
    ],
    [
      'has three hooks for native CSS stylesheets',
      'webpack/lib/css/CssModulesPlugin.js',
      /chunkHash: new SyncHook[\s\S]*orderModules: new SyncBailHook\([^)]*\)\s*\}\);/u,
    ],
    [
      'the relative path from the file to the output folder',
      'webpack/lib/css/CssModulesPlugin.js',
      /const undoPath = getUndoPath\(/u,
    ],
    [
      'with the conditions of its `@import` around it',
      'webpack/lib/css/CssModulesPlugin.js',
      /hooks\.renderModulePackage\.call\(/u,
    ],
    [
      '`script` element of a classic chunk and sets its attributes',
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /createScript\.call\(code, /u,
    ],
    [
      'a `link` to preload a classic script',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /linkPreload\.call\(/u,
    ],
    [
      'a `link` to prefetch a classic script',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /linkPrefetch\.call\(/u,
    ],
    [
      'Code that creates a preloading `link` for output made of',
      'webpack/lib/esm/ModuleChunkLoadingRuntimeModule.js',
      /linkPreload\.call\(/u,
    ],
    [
      'Code that creates a prefetching `link` for output made of',
      'webpack/lib/esm/ModuleChunkLoadingRuntimeModule.js',
      /linkPrefetch\.call\(/u,
    ],
    [
      "creates the `link` element of a chunk's stylesheet",
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /createStylesheet\.call\(/u,
    ],
    [
      'at the end of the head unless you change it',
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /document\.head\.appendChild\(link\)/u,
    ],
    [
      "creates a preloading `link` for a chunk's stylesheet",
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /linkPreload\.call\(/u,
    ],
    [
      "creates a prefetching `link` for a chunk's stylesheet",
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /linkPrefetch\.call\(/u,
    ],
    [
      'Return `false` to have it moved to a parent chunk',
      'webpack/lib/externals/ExternalModule.js',
      /const condition = chunkCondition\.call\(chunk, compilation\);\s*if \(condition !== undefined\) return condition;/u,
    ],
    [
      'The bytes of one WebAssembly module as a source',
      'webpack/lib/wasm/AsyncWebAssemblyModulesPlugin.js',
      /hooks\.renderModuleContent\.call\(\s*moduleSource,/u,
    ],
    [
      'have a static `getCompilationHooks(compilation)` method',
      'webpack/types.d.ts',
      /static getCompilationHooks: \(compilation: Compilation\) =>/u,
    ],
    [
      'has the hooks that turn generated code into files',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /renderMain: new SyncWaterfallHook\(\["source", "renderContext"\]\)/u,
    ],
    [
      'Decides the order of styles in a chunk',
      'webpack/lib/css/CssModulesPlugin.js',
      /orderModules: new SyncBailHook\(\["chunk", "modules", "compilation"\]\)/u,
    ],
    [
      'The source is available, and the parser is about',
      'webpack/lib/module/NormalModule.js',
      /hooks\.beforeParse\.callAsync\(this, \(err\) => \{/u,
    ],
    [
      "Return a complete list: what you leave out isn't written",
      'webpack/lib/css/CssModulesPlugin.js',
      /const result = hooks\.orderModules\.call\(chunk, modules, compilation\)/u,
    ],
    [
      "Use this hook for changes that aren't about elements",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /transformHtml: new AsyncSeriesWaterfallHook\(\["html", "context"\]\)/u,
    ],
    [
      'To add elements, use `injectTags`',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /injectTags: new AsyncSeriesWaterfallHook\(\["tags", "context"\]\)/u,
    ],
  ]),
];
