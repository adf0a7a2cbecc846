import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
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
      'you get a warning instead of an error',
      'webpack/lib/Compilation.js',
      /if \(dependencies\.every\(\(d\) => d\.optional\)\) \{\s*this\.warnings\.push/u,
    ],
    [
      'Without `entry`, webpack uses `src/index.js`, `src/index.ts` or `src/index.html`',
      'webpack/lib/config/defaults.js',
      /"import",\s+\(\) => [^(]*\(\["\.\/src"\]\)/u,
    ],
    [
      'webpack fetches modules only from URLs that you list',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /doesn't match the allowedUris policy/u,
    ],
    [
      'and the parser stopped at the marked place',
      'webpack/lib/errors/ModuleParseError.js',
      /You may need an appropriate loader to handle this file type/u,
    ],
    [
      'In that case, the message lists the loaders',
      'webpack/lib/errors/ModuleParseError.js',
      /else if \(loaders\.length >= 1\) \{\s+message \+= `\\nFile was processed with these loaders:/u,
    ],
    [
      'webpack adds `(Source code omitted for this binary file)`',
      'webpack/lib/errors/ModuleParseError.js',
      /message \+= "\\n\(Source code omitted for this binary file\)"/u,
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
      'are reports from a loader that kept working',
      'webpack/lib/module/NormalModule.js',
      /emitError: \(error\) => \{\s*this\.addError\(/u,
    ],
    [
      'ran last, but returned neither text nor a `Buffer`',
      'webpack/lib/module/NormalModule.js',
      /if \(!Buffer\.isBuffer\(source\) && typeof source !== "string"\)/u,
    ],
    [
      "does asynchronous work but isn't declared `async`",
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(isSync\) \{\s+isDone = true;\s+if \(result === undefined\) return callback\(null\);/u,
    ],
    [
      'The message is an error in strict ECMAScript modules and a warning elsewhere',
      'webpack/lib/dependencies/esm/ESMImportSpecifierDependency.js',
      /strictHarmonyModule\s+\? ExportPresenceModes\.ERROR\s+: ExportPresenceModes\.WARN/u,
    ],
    [
      "the message is an error and begins with `Can't import`",
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /`Can't import the named export \$\{ids/u,
    ],
    [
      'webpack reports `cart = …` if `cart` is a namespace',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /settings\.ids\.length === 0\) \{\s+const error = new ImportedBindingAssignmentError\(/u,
    ],
    [
      "webpack can't know which file is meant and includes none",
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "exprContextRegExp", false\)/u,
    ],
    [
      'This warning appears only if you turn it on',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "wrappedContextCritical", false\)/u,
    ],
    [
      '`unknownContextCritical` turns it off',
      'webpack/lib/config/defaults.js',
      /"unknownContextCritical", true\)/u,
    ],
    [
      'The expression becomes `undefined`, so code',
      'webpack/lib/javascript/JavascriptParserHelpers.js',
      /new ConstDependency\(\s*"\(void 0\)",/u,
    ],
    [
      'is the same as the name of an entry',
      'webpack/lib/errors/AsyncDependencyToInitialChunkError.js',
      /is already used by an entrypoint\./u,
      "It's not allowed to load an initial chunk on demand",
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
      '`output.path` and `context` have to be absolute',
      'webpack/schemas/WebpackOptions.json',
      /"description": "The output directory as \*\*absolute path\*\* \(required\)\.",\s*[^}]*"absolutePath": true/u,
    ],
    [
      'If you pass the class without `new`, the build stops',
      'webpack/lib/webpack.js',
      /\(plugin\)\.call\(compiler, compiler\)/u,
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
      'but not how other files can be loaded',
      'webpack/lib/config/defaults.js',
      /if \(tp\.document\) return "array-push";\s+if \(tp\.require\) return "commonjs";/u,
    ],
    [
      'called `run` or `watch` on a compiler that was still running',
      'webpack/lib/Compiler.js',
      /if \(this\.running\) \{\s*callback\(new \(getConcurrentCompilationError/u,
    ],
    [
      'Several chunks have the same fixed file name',
      'webpack/lib/Compilation.js',
      /if \(alreadyWritten\.hash !== usedHash\) \{/u,
    ],
    [
      'on every system if they differ only after `?`',
      'webpack/lib/Compiler.js',
      /caseInsensitiveTargetPath = targetPath\.toLowerCase\(\)/u,
    ],
    [
      'on macOS and Windows if their names differ only in case',
      'webpack/lib/Compiler.js',
      /const caseInsensitiveTargetPath = targetPath\.toLowerCase\(\)/u,
    ],
    [
      "that isn't loaded before the group's modules",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /for \(const parent of group\.parentsIterable\) \{\s*[^}]*queue\.add\(parent\)/u,
    ],
    [
      "refer to each other's files, so neither hash can be computed first",
      'webpack/lib/Compilation.js',
      /This prevents using hashes of each other and should be avoided/u,
    ],
    [
      'The message lists the first ones, and its details list the rest',
      'webpack/lib/errors/InvalidDependenciesModuleWarning.js',
      /this\.details = depsList\.slice\(3\)\.join/u,
    ],
    [
      'Patterns are relative to the context, unless you set `context`',
      'webpack/lib/output/CopyPlugin.js',
      /pattern\.context === undefined\s*\? compiler\.context\s*: path\.resolve\(compiler\.context, pattern\.context\)/u,
    ],
    [
      'All of these messages begin with `<w> [webpack.cache.PackFileCacheStrategy`',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /logger: logger\.getChildLogger\("webpack\.FileSystemInfo"\)/u,
    ],
    [
      'A computed `import()` is skipped without a message',
      'webpack/lib/fs/FileSystemInfo.js',
      /parseString\(source\.slice\(imp\.s, imp\.e\)\.trim\(\)\);\s*if \(!dependency\) \{\s*continue/u,
    ],
    [
      '`error` (the request failed), `missing` (the file arrived',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /'missing' : event\.type\);`,\s+`[^`]*`,\s+"error\.message = 'Loading chunk '/u,
    ],
    [
      'The error has the `type` and `request` properties',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /"error\.type = errorType;",\s+"error\.request = realSrc;",\s+"error\.event = event;",\s+"installedChunkData\[1\]/u,
    ],
    [
      'Unsatisfied version 2.0.0',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /Unsatisfied version/u,
    ],
    [
      "the message names no module if the bundle doesn't contain it",
      'webpack/lib/template/RuntimeTemplate.js',
      /moduleId === null\s+\? JSON\.stringify\("Module is not available \(weak dependency\)"\)/u,
    ],
    [
      'that copy is used, without this message',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"if \(fallback\) return fallback\(\);",\s*"fail\(getInvalidVersionMessage\(/u,
    ],
    [
      'and the newest version offered is used',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /eager\)\)",\s*"return get\(findLatestVersion\(scope, key, eager\)\);"/u,
    ],
    [
      'On a path from this module to an entry, no module accepts',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /"Aborted because " \+ moduleId \+ " is not accepted" \+ chainInfo/u,
    ],
    [
      'The next line, `Update propagation`, shows the path',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /chainInfo = "\\nUpdate propagation: " \+ result\.chain\.join\(" -> "\)/u,
    ],
    [
      'The page reloads, unless you use `webpack/hot/only-dev-server`',
      'webpack/hot/dev-server.js',
      /Probably because of restarting[^;]*;\s+if \(typeof window !== "undefined"\) \{\s+window\.location\.reload\(\);/u,
    ],
    [
      'A client is part of the bundle, but the plugin is not',
      'webpack/hot/dev-server.js',
      /\} else \{\s+throw new Error\("\[HMR\] Hot Module Replacement is disabled\."\)/u,
    ],
    [
      "For a `target` that isn't a browser, such as `node`, hints are already off",
      'webpack/lib/config/defaults.js',
      /F\(options, "performance", \(\) =>\s+production &&[^:]*\? \{\}\s+: false/u,
    ],
    [
      '(a `ModuleWarning` holds it under `warning`)',
      'webpack/lib/errors/ModuleWarning.js',
      /this\.warning = warning;/u,
    ],
    [
      'the details name the hook, after `caused by plugins in`',
      'webpack/lib/errors/HookWebpackError.js',
      /this\.details = `caused by plugins in \$\{hook\}/u,
    ],
    [
      'In messages, the error is called `LoaderRunnerError`',
      'webpack/lib/errors/LoaderLoadingError.js',
      /this\.name = "LoaderRunnerError";/u,
    ],
    [
      'Synchronous WebAssembly is part of an entry',
      'webpack/lib/wasm-sync/WebAssemblyModulesPlugin.js',
      /new WebAssemblyInInitialChunkError\(/u,
    ],
    [
      'is not `sync`, `eager`, `weak`, `async-weak`, `lazy` or `lazy-once`',
      'webpack/lib/context/ContextModule.js',
      /mode === "async-weak"/u,
    ],
    [
      'A copied file has the same name as an emitted one',
      'webpack/lib/output/CopyPlugin.js',
      /would replace an asset the compilation emits/u,
    ],
    [
      'because the check compares the file with itself',
      'webpack/lib/Compilation.js',
      /if \(this\.assets\[newFile\] && !isSourceEqual\(this\.assets\[file\], source\)\)/u,
    ],
    [
      'or set `async: true` in its options',
      'webpack/lib/define/DefinePlugin.js',
      /Declare it with \\`async\\`, or set \\`async: true\\` in its options/u,
    ],
    [
      'Specify version 28 or later in the target',
      'webpack/lib/config/WebpackOptionsApply.js',
      /does not support ECMAScript modules \(added in electron 28\)/u,
    ],
    [
      'With `bail`, an earlier failure has stopped the build',
      'webpack/lib/util/AsyncQueue.js',
      /new (?:WebpackError|Error)\("Queue was stopped"\)/u,
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
      'which is on in production builds',
      'webpack/lib/config/defaults.js',
      /D\(experiments\.buildHttp, "frozen", production\)/u,
    ],
    [
      'The lockfile was written by a newer webpack',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /Unsupported lockfile version/u,
    ],
    [
      '`getChildLogger` complains only about a function',
      'webpack/lib/Compiler.js',
      /if \(!childName\) \{\s+throw new TypeError\(\s*"Logger\.getChildLogger\(name\) called with a function/u,
    ],
    [
      "webpack's own caches skip such entries",
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /Restoring failed for \$\{identifier\} from pack: \$\{err\}/u,
    ],
    [
      'webpack also uses it directly, usually with the `name` `Error`',
      'webpack/lib/errors/WebpackError.js',
      /class WebpackError extends Error/u,
    ],
    [
      'The target is too old for asynchronous modules',
      'webpack/lib/errors/EnvironmentNotSupportAsyncWarning.js',
      /if \(!runtimeTemplate\.supportsAsyncFunction\(\)\) \{\s+module\.addWarning\(/u,
    ],
    [
      "The warning's `name` is `Error`",
      'webpack/lib/errors/MinMaxSizeWarning.js',
      /^(?![\s\S]*this\.name =)[\s\S]*extends WebpackError/u,
    ],
    [
      'callers of `require` get the default as `.default`',
      'webpack/lib/errors/MixedExportsWarning.js',
      /so the default arrives as '\.default'/u,
    ],
    [
      'off, as it is by default',
      'webpack/lib/dependencies/system/SystemPlugin.js',
      /parserOptions\.system === undefined \|\| !parserOptions\.system/u,
    ],
    [
      'Keep `[runtime]` in `output.hotUpdateMainFilename`',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /make sure to include \[runtime\] in the output\.hotUpdateMainFilename option/u,
    ],
    [
      'emits classic scripts for a target that may lack `import()`',
      'webpack/lib/externals/ExternalModule.js',
      /doesn't support dynamic import\(\) syntax so it's not possible to use external type/u,
    ],
    [
      "`resolve.fallback` doesn't apply to names with a scheme",
      'webpack/lib/errors/UnhandledSchemeError.js',
      /You may need an additional plugin to handle "\$\{scheme\}:" URIs/u,
    ],
    [
      '`https:` needs `experiments.buildHttp`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.buildHttp\) \{/u,
    ],
    [
      '`possible exports` lists the exports that it has',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /possible exports: \$\{/u,
    ],
    [
      'A value of the wrong type has its own message',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /webpackPrefetch\\` expected true or a number, but received/u,
    ],
    [
      'one of them is webpack itself, which follows `mode`',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "nodeEnv", \(\) => \{/u,
    ],
    [
      'Set it before the build, or give the plugin',
      'webpack/lib/define/EnvironmentPlugin.js',
      /this\.defaultValues\[key\]/u,
    ],
    [
      "`target` isn't one of the known targets",
      'webpack/lib/config/target.js',
      /Unknown target '\$\{target\}'/u,
    ],
    [
      'means that you chose Browserslist without configuring it',
      'webpack/lib/config/target.js',
      /No browserslist config found to handle the 'browserslist' target/u,
    ],
    [
      '`runtime` needs a name that no entry has',
      'webpack/lib/Compilation.js',
      /has a 'runtime' option which points to another entrypoint named/u,
    ],
    [
      '`dependOn` refers to an entry that does not exist',
      'webpack/lib/Compilation.js',
      /depends on \$\{dep\}, but this entry was not found/u,
    ],
    [
      'If the two chunks in parentheses are the same',
      'webpack/lib/Compilation.js',
      / \(chunks \$\{alreadyWritten\.chunk\.id\} and \$\{chunk\.id\}\)/u,
    ],
    [
      'add `[hash]` or `[path]` to `assetModuleFilename`',
      'webpack/lib/config/defaults.js',
      /D\(output, "assetModuleFilename", "\[hash\]\[ext\]\[query\]\[fragment\]"\)/u,
    ],
    [
      'The two limits under `optimization.splitChunks` contradict each other',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /new MinMaxSizeWarning\(/u,
    ],
    [
      "because a running page has to know the file's name",
      'webpack/lib/config/defaults.js',
      /`\[runtime\]\.\[fullhash\]\.hot-update\./u,
    ],
    [
      'This is a limitation of the old `syncWebAssembly`',
      'webpack/lib/errors/WebAssemblyInInitialChunkError.js',
      /`WebAssembly module is included in initial chunk\./u,
    ],
    [
      'If several configurations in one file share a cache name',
      'webpack/lib/MultiCompiler.js',
      /Please set unique "cache\.name" option\. Name "\$\{name\}" already used/u,
    ],
    [
      '`Loading css chunk 42 failed.` is the same error',
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /Loading css chunk /u,
    ],
    [
      '`ScriptExternalLoadError: Loading script failed.` for an external',
      'webpack/lib/externals/ExternalModule.js',
      /ScriptExternalLoadError/u,
    ],
    [
      'comes from imports in `weak` mode',
      'webpack/lib/template/RuntimeTemplate.js',
      /is not available \(weak dependency\)/u,
    ],
    [
      'uses a shared package before sharing is set up',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /Shared module is not available for eager consumption/u,
    ],
    [
      'A singleton exists in a version that this build does',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /of shared singleton module/u,
    ],
    [
      'A build warning: the package is shared, but not listed',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /No required version specified and unable to automatically determine one/u,
    ],
    [
      'A build warning: the shared package has no `version`',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /No version specified and unable to automatically determine one/u,
    ],
    [
      'The module calls `decline()`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(module\.hot\._selfDeclined\) \{\s*return \{\s*type: "self-declined"/u,
    ],
    [
      'while another is in progress, or after one was aborted',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(currentStatus !== "idle"\) \{\s*throw new Error\("check\(\) is only allowed in idle status"\);/u,
    ],
    [
      'after it found no update, or after a failure',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(currentStatus !== "ready"\) \{[\s\S]{0,200}apply\(\) is only allowed in ready status/u,
    ],
    [
      'Browsers support `sha256`, `sha384` and `sha512`',
      'webpack/lib/html/HtmlGenerator.js',
      /output\.html\.integrity: unsupported hash algorithm/u,
    ],
    [
      'The variable is read-only',
      'webpack/lib/javascript/APIPlugin.js',
      /expr: `\$\{RuntimeGlobals\.getFullHash\}\(\)`,[^}]*assign: false/u,
    ],
    [
      'the message is `The package … is included 2 times`',
      'webpack/lib/errors/DuplicatePackagesWarning.js',
      /\(\$\{copies\[0\]\.version\}\) is included \$\{copies\.length\} times in this build/u,
    ],
    [
      'appears if no chunk is loaded later',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /\(chunk\) => !chunk\.canBeInitial\(\)\s*\);\s*if \(!someAsyncChunk\) \{/u,
    ],
    [
      'the `name` of an error is its class',
      'webpack/lib/errors/ModuleNotFoundError.js',
      /this\.name = "ModuleNotFoundError"/u,
    ],
    [
      'webpack enables types named in the configuration',
      'webpack/lib/config/defaults.js',
      /if \(desc\.library && desc\.library\.type\) types\.push\(desc\.library\.type\)/u,
    ],
    [
      'A library of type `module` cannot have a name',
      'webpack/lib/library/ModuleLibraryPlugin.js',
      /if \(name\) \{\s*throw new Error\(\s*`Library name must be unset/u,
    ],
    [
      'the name must be a valid name of a variable',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /must be a valid identifier when using a var declaring library type/u,
    ],
    [
      'needs a target that has `import()` or `document`',
      'webpack/lib/config/defaults.js',
      /For the selected environment is no default ESM chunk format available/u,
    ],
    [
      "webpack removes types but doesn't translate TypeScript",
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'The message contains the path that the pattern resolved to',
      'webpack/lib/errors/EmptyCopyPatternWarning.js',
      /copied no file\.\\nIt resolved to '\$\{glob\}'/u,
    ],
    [
      'or import the module with `import()`',
      'webpack/lib/errors/WebAssemblyInInitialChunkError.js',
      /`WebAssembly module is included in initial chunk\./u,
    ],
    [
      'A name in `output.copy` points outside the output folder',
      'webpack/lib/output/CopyPlugin.js',
      /if \(escapesOutputPath\(filename\)\) \{\s*compilation\.errors\.push\(/u,
    ],
    [
      'Several files would get the same name',
      'webpack/lib/output/CopyPlugin.js',
      /if \(filenames\.has\(result\.filename\)\) \{\s*errors\.push\(/u,
    ],
    [
      '`output.crossOriginLoading` if files come from another host',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /if \(anyIntegrity && !compilation\.outputOptions\.crossOriginLoading\) \{/u,
    ],
    [
      'Save both as UTF-8, and make their `@charset` rules agree',
      'webpack/lib/css/CssModulesPlugin.js',
      /`Conflicting @charset at-rules detected: the module/u,
    ],
    [
      'Call `createRequire(import.meta.url)`: webpack evaluates the argument',
      'webpack/lib/dependencies/esm/CreateRequireParserPlugin.js',
      /const evaluated = parser\.evaluateExpression\(arg/u,
    ],
    [
      'there is no `require` to refer to',
      'webpack/lib/javascript/APIPlugin.js',
      /if \(nodeTarget\) \{\s*parser\.state\.module\.buildInfo\.needCreateRequire = true;\s*\} else \{/u,
    ],
    [
      'Write `import defer * as name from`',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /specifiers\[0\]\.type !== "ImportNamespaceSpecifier"/u,
    ],
    [
      'If you use the keyword instead of the magic comment',
      'webpack/lib/javascript/syntax-parser.js',
      /"'import defer' can only be used with namespace imports/u,
    ],
    [
      'passed to `runAsChild` threw an error',
      'webpack/lib/Compiler.js',
      /`compiler\.runAsChild callback error: \$\{runAsChildErr\}`/u,
    ],
    [
      'without telling webpack how to turn it into a module',
      'webpack/lib/Compilation.js',
      /No dependency factory available for this dependency type: \$\{dependency\.constructor\.name\}/u,
    ],
    [
      "Call its `init` once, with the host's scope",
      'webpack/lib/container/ContainerEntryModule.js',
      /if\(oldScope && oldScope !== shareScope\) throw new Error\("Container initialization failed/u,
    ],
    [
      'webpack uses the URL of the running script, but',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /if \(!scriptUrl\) throw new Error\("Automatic publicPath is not supported in this browser"\)/u,
    ],
    [
      'for example `Failed to fetch update manifest`',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /if\(!response\.ok\) throw new Error\("Failed to fetch update manifest "/u,
    ],
    [
      'Stop the timer or remove the listener in `dispose`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /"\[HMR\] unexpected require\(" \+\s*request \+\s*"\) from disposed module "/u,
    ],
    [
      'register folders with `addContextDependency`',
      'webpack/lib/errors/InvalidDependenciesModuleWarning.js',
      /Pass absolute paths to this\.addDependency \(existing files\)/u,
    ],
    [
      'A rule under `module.rules` says the same thing twice',
      'webpack/lib/rules/UseEffectRulePlugin.js',
      /A Rule must not have a '\$\{property\}' property when it has/u,
    ],
    [
      'An entry uses a library type that is not under',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /if \(!getEnabledTypes\(compiler\)\.has\(type\)\) \{\s*throw new Error\(/u,
    ],
    [
      'An attribute in a page that webpack bundles is invalid',
      'webpack/lib/html/HtmlParser.js',
      /Bad value for attribute "/u,
    ],
    [
      'such a rule turns off built-in CSS',
      'webpack/lib/config/defaults.js',
      /experiments\.css =\s+!\(\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.css"\)/u,
    ],
    [
      'the last loader in a list runs first',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex--/u,
    ],
    [
      'To read JSON with comments, use a `parse` function',
      'webpack/lib/json/JsonParser.js',
      /typeof this\.options\.parse === "function"/u,
    ],
    [
      "set `type: 'webassembly/async'` in a rule",
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.asyncWebAssembly\) \{/u,
    ],
    [
      'With webpack-cli, a `NODE_ENV` environment variable that names',
      'webpack-cli/lib/webpack-cli.js',
      /\(process\.env\.NODE_ENV === "development" \|\|\s*process\.env\.NODE_ENV === "production"/u,
    ],
    [
      'Set `mode` in the configuration, or pass `--mode development`',
      'webpack/lib/errors/NoModeWarning.js',
      /The 'mode' option has not been set, webpack will fallback to 'production'/u,
    ],
    [
      "or turn off webpack's with `optimization.nodeEnv: false`",
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.optimization\.nodeEnv\) \{/u,
    ],
    [
      '`npx webpack configtest` checks the configuration without building',
      'webpack-cli/lib/webpack-cli.js',
      /rawName: "configtest/u,
    ],
    [
      'A re-export, such as `export { total } from`',
      'webpack/lib/dependencies/esm/ESMExportImportedSpecifierDependency.js',
      /\(reexported as '\$\{/u,
    ],
    [
      'Two `export *` statements bring in the same name',
      'webpack/lib/dependencies/esm/ESMExportImportedSpecifierDependency.js',
      /conflicting star exports for the/u,
    ],
    [
      'reports a partly constant request',
      'webpack/lib/dependencies/context/ContextDependencyHelpers.js',
      /"a part of the request of a dependency is an expression";/u,
    ],
    [
      'turn it off for this package with `exprContextCritical`',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "exprContextCritical", true\)/u,
    ],
    [
      "reads one of its properties that webpack doesn't know",
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /require function is used in a way in which dependencies cannot/u,
    ],
    [
      'a `dispose` handler threw, or a promise from',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /disposeHandlers\[j\]\.call\(null, data\)/u,
    ],
    [
      'With `analyzableBailouts`: other bundlers cannot follow these references',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\.analyzableBailouts\) \{/u,
    ],
    [
      'With `asyncChunkWaterfalls`: chunks load one after the other',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\.asyncChunkWaterfalls\) \{/u,
    ],
    [
      'With `broadContexts`: a dynamic request includes many files',
      'webpack/lib/errors/BroadContextsWarning.js',
      /A pattern opening with a bare wildcard takes whatever the directory holds/u,
    ],
    [
      'With `cacheEffectiveness`: look for loaders that call `cacheable(false)`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\.cacheEffectiveness\) \{/u,
    ],
    [
      'With `circularDependencies`: modules import each other',
      'webpack/lib/config/WebpackOptionsApply.js',
      /options\.performance && options\.performance\.circularDependencies\s*\? options\.performance\.hints/u,
    ],
    [
      'several modules of an entry export the same name',
      'webpack/lib/errors/ConflictingEntryExportsWarning.js',
      /contains conflicting exports for the \$\{/u,
    ],
    [
      'With `conflictingResourceHints`: keep `webpackPrefetch` or `webpackPreload`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\.conflictingResourceHints\) \{/u,
    ],
    [
      'A request cannot be evaluated during the build',
      'webpack/lib/errors/CriticalDependencyWarning.js',
      /this\.message = `Critical dependency: \$\{message\}`/u,
    ],
    [
      'before the next major version removes it',
      'webpack/lib/errors/DeprecatedOptionWarning.js',
      /`The value '\$\{value\}' for option '\$\{option\}' is deprecated\. `/u,
    ],
    [
      'With `duplicateModules`: let `splitChunks` put these modules into',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\.duplicateModules\) \{/u,
    ],
    [
      'With `dynamicExports`: assign exports without conditions or computed names',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\.dynamicExports\) \{/u,
    ],
    [
      'use a separate map in production, such as `hidden-source-map`',
      'webpack/lib/errors/EmbeddedSourceMapsWarning.js',
      /'hidden-source-map' keeps it off the client/u,
    ],
    [
      'prevents minimizing and tree shaking in its module',
      'webpack/lib/errors/EvalUsageWarning.js',
      /minification, scope hoisting and tree shaking all stop at it/u,
    ],
    [
      'With `hotspots`: the listed loaders and plugins slow down',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\.hotspots\) \{/u,
    ],
    [
      'With `inlinedAssets`: lower `dataUrlCondition`, or change the type',
      'webpack/lib/errors/InlinedAssetsWarning.js',
      /'Rule\.parser\.dataUrlCondition\.maxSize' decides/u,
    ],
    [
      'The paths have to be absolute',
      'webpack/lib/errors/InvalidDependenciesModuleWarning.js',
      /All reported dependencies need to be absolute paths/u,
    ],
    [
      'With `largeModules`: one module outweighs the rest of its',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\.largeModules\) \{/u,
    ],
    [
      'a transpiler targets older browsers than webpack does',
      'webpack/lib/errors/LegacyJavascriptWarning.js',
      /emulates syntax the target already has natively/u,
    ],
    [
      'One of the two options has to change',
      'webpack/lib/errors/MinMaxSizeWarning.js',
      /`bigger than maxSize \(\$\{formatSize\(maxSize\)\}\)\.\\n`/u,
    ],
    [
      'With `missingSideEffects`: add the field to your own packages',
      'webpack/lib/errors/MissingSideEffectsWarning.js',
      /package\.json does not declare 'sideEffects'/u,
    ],
    [
      "turn on source maps in the loader's options",
      'webpack/lib/errors/MissingSourceMapsWarning.js',
      /transformed by a loader that returned no source map/u,
    ],
    [
      'This message follows a warning about a size limit if',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /if \(warnings\.length > 0\) \{[\s\S]{0,200}if \(!someAsyncChunk\) \{/u,
    ],
    [
      'in regular expressions for paths, which matches on every system',
      'webpack/lib/errors/OsDependentRuleWarning.js',
      /hardcodes a path separator, so it/u,
    ],
    [
      'With `redundantDynamicImports`: the module is also imported statically',
      'webpack/lib/errors/RedundantDynamicImportWarning.js',
      /targets a module already loaded where it runs/u,
    ],
    [
      'so a large classic script keeps its hash when other',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /new RuntimeInLargeChunkWarning\(entrypointsWithEmbeddedRuntime\)/u,
    ],
    [
      'because the server has no running script to ask',
      'webpack/lib/errors/SSRManifestAutoPublicPathWarning.js',
      /computed in the browser from the script url/u,
    ],
    [
      'With `scopeHoistingBailouts`: the groups show the reasons',
      'webpack/lib/errors/ScopeHoistingBailoutsWarning.js',
      /not merged into the scope of/u,
    ],
    [
      'With `splitChunksCapped`: raise `maxInitialRequests` or `maxAsyncRequests`',
      'webpack/lib/errors/SplitChunksCappedWarning.js',
      /already had as many requests as it is allowed/u,
    ],
    [
      'give several `import()` calls the same `webpackChunkName`',
      'webpack/lib/errors/TinyChunksWarning.js',
      /carry less than 'optimization\.splitChunks\.minSize'/u,
    ],
    [
      'With `topLevelThis`: `this` is `undefined` there',
      'webpack/lib/errors/TopLevelThisWarning.js',
      /where 'this' is 'undefined' at the top level/u,
    ],
    [
      'With `unsplitVendors`: move packages into their own chunk',
      'webpack/lib/errors/UnsplitVendorsWarning.js',
      /initial chunks carry node_modules code next to application code/u,
    ],
    [
      "With `unusedConfig`: correct the alias's name, or remove",
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\.unusedConfig\) \{/u,
    ],
    [
      'or write it without a name if you only need',
      'webpack/lib/errors/UnusedAssetsWarning.js',
      /Drop the import, or write it as 'import/u,
    ],
    [
      'With `unusedConfig`: correct the key in DefinePlugin',
      'webpack/lib/errors/UnusedDefinesWarning.js',
      /defined but never referenced by any module/u,
    ],
    [
      'With `unusedConfig`: correct its name, or remove it',
      'webpack/lib/errors/UnusedExternalsWarning.js',
      /declared but never imported/u,
    ],
    [
      'a shared package or remote that is never imported',
      'webpack/lib/errors/UnusedFederationWarning.js',
      /declared but never used/u,
    ],
    [
      'With `unusedModules`: drop the import, or declare `sideEffects`',
      'webpack/lib/errors/UnusedModulesWarning.js',
      /bundled although nothing uses what they export/u,
    ],
    [
      'that re-exports from other modules keeps unneeded modules alive',
      'webpack/lib/errors/UnusedReexportsWarning.js',
      /A module you import re-exports them/u,
    ],
    [
      'look for a mistake in `test`, `include` or `exclude`',
      'webpack/lib/errors/UnusedRuleWarning.js',
      /is usually a typo in 'test', 'include' or 'exclude'/u,
    ],
    [
      'The server does not have the file, or refuses',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /request status code = \$\{/u,
    ],
    [
      'you need this even if you import the URL directly',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /doesn't match the allowedUris policy after redirect/u,
    ],
    [
      'The server redirects in a way that webpack does not',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /Redirected URL uses disallowed protocol/u,
    ],
    [
      'update the lockfile with a development build that sets `upgrade`',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /has an outdated lockfile entry, but lockfile is frozen/u,
    ],
    [
      'The proxy specified by `proxy`, `http_proxy` or `HTTP_PROXY` cannot',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /this\.options\.proxy \|\| process\.env\.http_proxy \|\| process\.env\.HTTP_PROXY/u,
    ],
    [
      'The same goes for `getInfrastructureLogger`',
      'webpack/lib/Compiler.js',
      /getInfrastructureLogger\(name\) called without a name/u,
    ],
    [
      'Use `emitAsset` for a new file, and check',
      'webpack/lib/Compilation.js',
      /Called Compilation\.updateAsset for not existing filename/u,
    ],
    [
      '`renameAsset` has a message of the same form',
      'webpack/lib/Compilation.js',
      /Called Compilation\.renameAsset for not existing filename/u,
    ],
    [
      'Tap `fullHash` instead',
      'webpack/lib/Compilation.js',
      /Compilation\.modifyHash was removed in favor of Compilation\.hooks\.fullHash/u,
    ],
    [
      'Read them from the members of `compilers`',
      'webpack/lib/MultiCompiler.js',
      /Cannot read inputFileSystem of a MultiCompiler/u,
    ],
    [
      'has no entry in `compilation.dependencyFactories`',
      'webpack/lib/Compilation.js',
      /this\.dependencyFactories\.get\([^)]*\);\s*if \(!moduleFactory\)/u,
    ],
    [
      'called with something that is not an object, such as',
      'webpack/lib/Compilation.js',
      /dependency === null \|\|\s*!dependency\.constructor\s*\) \{\s*return callback\(/u,
    ],
    [
      'lacks a method that webpack calls',
      'webpack/lib/errors/AbstractMethodError.js',
      /Must be overridden/u,
    ],
    [
      'a loader imports the module that it is building',
      'webpack/lib/errors/BuildCycleError.js',
      /There is a circular build dependency, which makes it impossible to create this module/u,
    ],
    [
      'A file that `dotenv` should load exists but cannot',
      'webpack/lib/errors/DotenvFileError.js',
      /Unable to read the dotenv file/u,
    ],
    [
      'A variable that `EnvironmentPlugin` passes on is not set',
      'webpack/lib/define/EnvironmentPlugin.js',
      /environment variable is undefined/u,
    ],
    [
      'An option is unknown, or is not a constant',
      'webpack/lib/dependencies/context/ImportMetaContextDependencyParserPlugin.js',
      /Parsing import\.meta\.webpackContext options failed/u,
    ],
    [
      'A loader reported an error with `emitError`',
      'webpack/lib/errors/ModuleError.js',
      /let message = "Module Error"/u,
    ],
    [
      'Like `ModuleRestoreError`, but while storing a module',
      'webpack/lib/errors/ModuleStoreError.js',
      /Module storing failed/u,
    ],
    [
      'Reading a module from the cache threw an error',
      'webpack/lib/errors/ModuleRestoreError.js',
      /Module restore failed/u,
    ],
    [
      'A loader or plugin threw a string, or passed one',
      'webpack/lib/errors/NonErrorEmittedError.js',
      /\(Emitted value instead of an instance of Error\)/u,
    ],
    [
      'Computing the hash of a module failed',
      'webpack/lib/errors/ModuleHashingError.js',
      /this\.name = "ModuleHashingError"/u,
    ],
    [
      'A module uses a feature that the old `syncWebAssembly` does',
      'webpack/lib/wasm-sync/WasmFinalizeExportsPlugin.js',
      /new UnsupportedWebAssemblyFeatureError\(/u,
    ],
    [
      'The class that nearly all others extend',
      'webpack/lib/errors/ModuleNotFoundError.js',
      /class ModuleNotFoundError extends WebpackError/u,
    ],
    [
      'or an options object of a loader or plugin, does',
      'schema-utils/dist/ValidationError.js',
      /class ValidationError extends Error/u,
    ],
    [
      'Two pages, or a page and an entry, would get',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /is already taken by \$\{taken\}\. A page is emitted as its name/u,
    ],
    [
      'Two stylesheets in one chunk declare different encodings',
      'webpack/lib/css/CssModulesPlugin.js',
      /Conflicting @charset at-rules detected: the module \$\{/u,
    ],
    ['and scripts can reach only the class', 'webpack/lib/css/CssParser.js', /is shadowed by/u],
    [
      'The same name is declared twice with different meanings',
      'webpack/lib/css/CssParser.js',
      /Conflicting CSS module export/u,
    ],
    [
      'The file with module ids contains an id that is',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /Unable to restore id/u,
    ],
    [
      'Declare the function passed to `DefinePlugin.runtimeValue` as `async`',
      'webpack/lib/define/DefinePlugin.js',
      /returned a Promise/u,
    ],
    [
      'The output file system, often one in memory, does not',
      'webpack/lib/Compiler.js',
      /as a symbolic link/u,
    ],
    [
      'A plugin set the value after webpack filled in',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(!options\.experiments\.cacheUnaffected\) \{\s*throw new Error\(/u,
    ],
    [
      'so several manifests would be written to the same file',
      'webpack/lib/dll/LibManifestPlugin.js',
      /each chunk must have a unique path/u,
    ],
    [
      'The request in an `import` or `require` is empty',
      'webpack/lib/module/NormalModuleFactory.js',
      /return callback\(new Error\("Empty dependency \(no request\)"\)\)/u,
    ],
    [
      'registers a parser for the type but no generator',
      'webpack/lib/module/NormalModuleFactory.js',
      /throw new Error\(`No generator registered for \$\{type\}`\)/u,
    ],
    [
      'The target is too old for externals of this type',
      'webpack/lib/externals/ExternalModule.js',
      /doesn't support 'import\(\)' so it's not possible to use external type 'import'/u,
    ],
    [
      'The same message exists for `import source`',
      'webpack/lib/externals/ExternalModule.js',
      /doesn't support 'import source', so an external cannot be imported/u,
    ],
    [
      'A query is part of the name, so remove it',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /Can't resolve virtual module/u,
    ],
    [
      'It has to work synchronously',
      'webpack/lib/html/HtmlParser.js',
      /html parser option must return a string/u,
    ],
    [
      'whose content does not begin like a WebAssembly module',
      'webpack/lib/wasm/AsyncWebAssemblyParser.js',
      /Source phase imports require valid WebAssembly modules/u,
    ],
    [
      'A worker has the same name as the chunk of',
      'webpack/lib/Compilation.js',
      /Cannot add an async entrypoint with the name/u,
    ],
    [
      'The file is built without its map',
      'webpack/lib/module/NormalModule.js',
      /Failed to parse source map/u,
    ],
    [
      "A loader's query is in braces but is not valid",
      'webpack/lib/module/NormalModule.js',
      /Cannot parse string options/u,
    ],
    [
      'webpack wraps the bundle in a function anyway',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /compilation\.warnings\.push\(new FalseIIFEUmdWarning\(\)\)/u,
    ],
    [
      'has to be directly before a call, `new` or a',
      'webpack/lib/errors/PureAnnotationsWarning.js',
      /directly before a call, a 'new', or a tagged template/u,
    ],
    [
      "A part of webpack's runtime could not be generated",
      'webpack/lib/runtime/RuntimeModule.js',
      /throw new RuntimeModuleGenerationError\(this, toError\(err\)\)/u,
    ],
    [
      'Write the entries of a DLL as an object',
      'webpack/lib/dll/DllPlugin.js',
      /doesn't support dynamic entry \(function\) yet`/u,
    ],
    [
      'needs the name of the global variable and the URL',
      'webpack/lib/externals/extractUrlAndGlobal.js',
      /throw new Error\(`Invalid request "\$\{urlAndGlobal\}"`\)/u,
    ],
    [
      'another loader refers to that loader',
      'webpack/lib/module/NormalModuleFactory.js',
      /"No ident is provided by referenced loader\. "/u,
    ],
  ]),
];
