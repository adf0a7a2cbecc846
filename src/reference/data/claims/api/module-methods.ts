import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
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
      'Turn on the syntax with `experiments.deferImport`',
      'webpack/lib/config/defaults.js',
      /D\(experiments, "deferImport", false\)/u,
    ],
    [
      'the comment is `webpackSource`',
      'webpack/lib/dependencies/core/ImportPhase.js',
      /const \{ webpackDefer, webpackSource \} = options/u,
    ],
    [
      "is on, and then warns that it's deprecated",
      'webpack/lib/errors/SystemImportDeprecationWarning.js',
      /System\.import\(\) is deprecated and will be removed soon/u,
    ],
    [
      'causes the warning `Compilation error while processing magic comment(-s)`',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /\.addWarning\(\s*new \(getCommentCompilationWarning\(\)\)\(\s*`Compilation error while processing magic comment\(-s\)/u,
    ],
    [
      'For `require`, comments are read only with `commonjsMagicComments`',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /if \(!weak && options\.commonjsMagicComments\)/u,
    ],
    [
      'With `true`, webpack leaves the expression as it is',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /else if \(importOptions\.webpackIgnore\) \{[^}]*return false;/u,
    ],
    [
      'Imports with the same name share one chunk',
      'webpack/lib/Compilation.js',
      /const chunkGroup = this\.namedChunkGroups\.get\(name\);/u,
    ],
    [
      'and `[index]` with a number that counts up',
      'webpack/lib/context/ContextModule.js',
      /chunkName\.replace\(\/\\\[index\\\]\/g, `\$\{index\+\+\}`\)/u,
    ],
    [
      "`[request]` is replaced with the file's path in the folder",
      'webpack/lib/context/ContextModule.js',
      /Template\.toPath\(dep\.userRequest\)/u,
    ],
    [
      '`"high"`, `"low"` or `"auto"`: the priority',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /\["high", "low", "auto"\]\.includes\(importOptions\.webpackFetchPriority\)/u,
    ],
    [
      "`'lazy-once'` only has an effect in dynamic expressions",
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /if \(param\.isString\(\)\) \{[\s\S]{0,200}mode === "eager"/u,
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
      "with an error such as `Module './src/chart.js' is not available (weak dependency)`",
      'webpack/lib/template/RuntimeTemplate.js',
      /"Module '" \+ \$\{idExpr\} \+ "' is not available \(weak dependency\)"/u,
    ],
    [
      'in that case, the message names no module',
      'webpack/lib/template/RuntimeTemplate.js',
      /moduleId === null\s+\? JSON\.stringify\("Module is not available \(weak dependency\)"\)/u,
    ],
    [
      'A number sets the order of several prefetches',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /typeof importOptions\.webpackPrefetch === "number"\) \{\s+groupOptions\.prefetchOrder = importOptions\.webpackPrefetch/u,
    ],
    [
      'higher numbers come first',
      'webpack/lib/graph/ChunkGroup.js',
      /const cmp = b\.order - a\.order;/u,
    ],
    [
      "in an entry's own script, the comment has no effect on `import()`",
      'webpack/lib/prefetch/ChunkPrefetchPreloadPlugin.js',
      /^(?![\s\S]*getChunkPreloadStartup)[\s\S]*getChunkPrefetchStartupRuntimeModule/u,
    ],
    [
      'In `import()`, a number sets the order of several preloads',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /typeof importOptions\.webpackPreload === "number"\) \{\s+groupOptions\.preloadOrder = importOptions\.webpackPreload/u,
    ],
    [
      'only files whose path matches are included',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /webpackInclude instanceof RegExp/u,
    ],
    [
      'Files whose path matches are left out, even if `webpackInclude` matches',
      'webpack/lib/context/ContextModuleFactory.js',
      /if \(!exclude \|\| !exclude\.test\(subResource\)\) \{/u,
    ],
    [
      'A string or an array that names the exports',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /typeof importOptions\.webpackExports === "string" \|\|\s+\(Array\.isArray\(importOptions\.webpackExports\)/u,
    ],
    [
      'it reports that the comment is unnecessary',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /You don't need `webpackExports`|You don't need \\`webpackExports\\`/u,
    ],
    [
      'With `true`, the import is deferred',
      'webpack/lib/dependencies/core/ImportPhase.js',
      /return webpackDefer \? ImportPhase\.Defer : phaseBySyntax/u,
    ],
    [
      'With `true`, the import is a source import',
      'webpack/lib/dependencies/core/ImportPhase.js',
      /return webpackSource \? ImportPhase\.Source : phaseBySyntax/u,
    ],
    [
      'that is, in files ending in `.mjs` or `.mts`',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.mts\$\/i,/u,
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
    [
      'Holds the modules that have run, by id',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /toConstantDependency\(parser, RuntimeGlobals\.moduleCache, \[/u,
    ],
    [
      'Delete one, and the next `require` runs it again',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /var cachedModule = __webpack_module_cache__\[moduleId\];|cachedModule !== undefined/u,
    ],
    [
      'These modules are loaded but not run',
      'webpack/lib/dependencies/commonjs/RequireEnsureItemDependency.js',
      /RequireEnsureItemDependency\.Template = NullDependency\.Template;/u,
    ],
    [
      'If you leave this function out, the chunk name can be the third',
      'webpack/lib/dependencies/commonjs/RequireEnsureDependenciesBlockParserPlugin.js',
      /if \(!errorExpression && !chunkName\) \{\s+const chunkNameExpr = parser\.evaluateExpression\(expr\.arguments\[2\]\)/u,
    ],
    [
      'set `parser.amd: false` or `amd: false` to turn it off',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.amd !== false\) \{/u,
    ],
    [
      'the function gets `require`, `exports` and `module`',
      'webpack/lib/dependencies/amd/AMDDefineDependencyParserPlugin.js',
      /"require",\s*"exports",\s*"module"|RESERVED_NAMES = \["require", "module", "exports"\]/u,
    ],
    [
      'webpack removes this call and calls to `requirejs.config`',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /\.for\("requirejs\.config"\)\s+\.tap\([^)]*toConstantDependency\(parser, "undefined"\)/u,
    ],
    [
      'It gets the error if a chunk cannot be loaded or a callback throws',
      'webpack/lib/dependencies/commonjs/RequireEnsureDependency.js',
      /RuntimeGlobals\.uncaughtErrorHandler/u,
    ],
    [
      'an error: `Module parse failed`',
      'webpack/lib/errors/ModuleParseError.js',
      /let message = `Module parse failed: /u,
    ],
    [
      'except files whose names begin with a dot',
      'webpack/lib/context/ContextModuleFactory.js',
      /processedFiles\.filter\(\(p\) => p\.indexOf\("\."\) !== 0\)/u,
    ],
    [
      'an expression that is tested against paths such as `./home.js`',
      'webpack/lib/context/ContextModuleFactory.js',
      /!regExp\.test\(alt\.request\)/u,
    ],
    [
      "`'lazy-once'` all in one chunk, and `'weak'` only if they are already loaded",
      'webpack/lib/context/ContextModule.js',
      /if \(asyncMode === "lazy-once"\)/u,
    ],
    [
      "even a variable declared with `const` doesn't work",
      'webpack/lib/dependencies/context/RequireContextDependencyParserPlugin.js',
      /if \(!requestExpr\.isString\(\)\) return;/u,
    ],
    [
      "except in `'lazy'` mode, `resolve()`",
      'webpack/lib/context/ContextModule.js',
      /\sgetLazySource\((?:(?!\.resolve = )[\s\S])*?module\.exports = webpackAsyncContext;/u,
    ],
    [
      'files are also listed by their names in that folder, without `./`',
      'webpack/lib/dependencies/context/RequireContextPlugin.js',
      /finalResolveOptions\.modules/u,
    ],
    [
      'Without the call, `cart.js` is in both chunks',
      'webpack/lib/dependencies/commonjs/RequireIncludeDependencyParserPlugin.js',
      /new RequireIncludeDependency\(/u,
    ],
    [
      'If no other module refers to the file, the id is `null`',
      'webpack/lib/template/RuntimeTemplate.js',
      /return "null \/\* weak dependency, without id \*\/";/u,
    ],
    [
      'webpack reads comments before a minimizer removes them',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /Compilation error while processing magic comment/u,
    ],
    [
      'Use `"low"` for code that is nice to have',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /\["high", "low", "auto"\]\.includes\(importOptions\.webpackFetchPriority\)/u,
    ],
    [
      'With `true`, the browser fetches the chunk in idle time',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /if \(importOptions\.webpackPrefetch === true\) \{\s*groupOptions\.prefetchOrder = 0;/u,
    ],
    [
      'the browser fetches the chunk together with its parent',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /if \(importOptions\.webpackPreload === true\) \{\s*groupOptions\.preloadOrder = 0;/u,
    ],
    [
      'To change the default for the whole project, set `dynamicImportMode`',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /\(this\.options\.dynamicImportMode\)/u,
    ],
    [
      'For a whole project, set `dynamicImportFetchPriority`',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /groupOptions\.fetchPriority = dynamicImportFetchPriority;/u,
    ],
    [
      'turn on `commonjsMagicComments` first',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /options\.commonjsMagicComments/u,
    ],
    [
      'the comment names the resulting chunk',
      'webpack/lib/html/HtmlParser.js',
      /webpackChunkName\\` expected a non-empty string/u,
    ],
    [
      'is written into the page instead of into a file',
      'webpack/lib/html/HtmlParser.js',
      /webpackInline\\` expected a boolean/u,
    ],
    [
      'Only in `new Worker()` and similar calls',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /webpackEntryOptions\\` expected a object/u,
    ],
    [
      'turns the file into a separate entry, for a worker',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /circular: false,\s*entryOptions: \{\s*chunkLoading: this\._chunkLoading/u,
    ],
    [
      '`module.parser.javascript.requireEnsure` turns this syntax off',
      'webpack/lib/dependencies/commonjs/RequireEnsurePlugin.js',
      /parserOptions\.requireEnsure !== undefined &&\s*!parserOptions\.requireEnsure/u,
    ],
    [
      'calls with the same name share a chunk',
      'webpack/lib/Compilation.js',
      /this\.namedChunkGroups\.get\(name\)/u,
    ],
    [
      "returns the id of a module, but doesn't include",
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /\.for\("require\.resolveWeak"\)\s*\.tap\(PLUGIN_NAME, \(expr\) => processResolve\(expr, true\)\)/u,
    ],
    [
      'the error is usually a `ChunkLoadError`',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /error\.name = 'ChunkLoadError';/u,
    ],
    [
      '`webpackDefer` and `webpackSource` work in static imports too',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /createGetImportPhase\(/u,
    ],
    [
      'Critical dependency: the request of a dependency is an expression',
      'webpack/lib/dependencies/context/ContextDependencyHelpers.js',
      /^\t\t"the request of a dependency is an expression";/mu,
    ],
    [
      'Loads a module synchronously and returns its exports',
      'webpack/lib/dependencies/commonjs/CommonJsRequireDependency.js',
      /return "cjs require";/u,
    ],
    [
      "webpack supports it in every file that isn't CommonJS",
      'webpack/lib/dependencies/esm/ESMModulesPlugin.js',
      /\.for\(JAVASCRIPT_MODULE_TYPE_ESM\)/u,
    ],
    [
      'the request is a string literal, and the imported modules',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /parser\.hooks\.import\.tap\(\s*PLUGIN_NAME,\s*\(statement, source\)/u,
    ],
    [
      "can't be resolved during the build",
      'webpack/lib/dependencies/context/ContextDependencyHelpers.js',
      /"the request of a dependency is an expression";/u,
    ],
    [
      'Only webpack provides these functions',
      'webpack/lib/dependencies/context/RequireContextDependencyParserPlugin.js',
      /\.for\("require\.context"\)/u,
    ],
    [
      'In ECMAScript modules, `createRequire(import.meta.url)` from `node:module` gives',
      'webpack/lib/dependencies/esm/CreateRequireParserPlugin.js',
      /if \(args\.length !== 1\) \{/u,
    ],
    [
      'A request that is partly constant includes all files',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /ContextDependencyHelpers\.create\(\s*CommonJsRequireContextDependency/u,
    ],
    [
      'webpack reads them during the build',
      'webpack/lib/dependencies/commonjs/RequireEnsureDependenciesBlockParserPlugin.js',
      /const chunkNameExpr = parser\.evaluateExpression\(expr\.arguments\[3\]\)/u,
    ],
    [
      'A name passed as the first argument is known only',
      'webpack/lib/dependencies/amd/AMDDefineDependencyParserPlugin.js',
      /addLocalModule\(\s*parser\.state,\s*namedModule/u,
    ],
    [
      '`SharedWorker` and service workers are recognized too',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"SharedWorker",\s*"navigator\.serviceWorker\.register\(\)"/u,
    ],
    [
      'webpack copies the file to the output and replaces',
      'webpack/lib/dependencies/url/URLDependency.js',
      /asset import \*\/ \$\{/u,
    ],
  ]),
  ...measured('api/module-methods', 'in production, a number such as `144`'),
];
