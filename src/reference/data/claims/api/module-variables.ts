import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/module-variables', [
    [
      'keeps the module from being built',
      'webpack/lib/javascript/APIPlugin.js',
      /new WebpackError\(`\$\{key\} must not be assigned`\);\s+err\.loc = [^;]*;\s+throw err;/u,
    ],
    [
      '`true` once the module has run to its end',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /`\$\{RuntimeGlobals\.moduleLoaded\} = true;`/u,
    ],
    [
      "A module that reads its id can't be merged with others",
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /moduleConcatenationBailout =\s+RuntimeGlobals\.moduleId;/u,
    ],
    [
      '`module.parents` lists the ids of the modules that require this one',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /module\.parents = currentParents;\s*module\.children = \[\]/u,
    ],
    [
      'The module of the entry',
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /\$\{RuntimeGlobals\.moduleCache\}\[\$\{RuntimeGlobals\.entryModuleId\}\]`/u,
      'require.main',
    ],
    [
      'webpack warns about a call and replaces it with `undefined`',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /"require\.main\.require is not supported by webpack\."/u,
    ],
    [
      'webpack gives it `id`, `loaded`, `exports`, `paths` and `children`',
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /"module\.paths = \[\];",\s+"if \(!module\.children\) module\.children = \[\];"/u,
    ],
    [
      'webpack warns and replaces the expression with `undefined`',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /"module\.parent\.require is not supported by webpack\."/u,
    ],
    [
      'In Node.js, where this is the default',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.node\) \{\s+return "eval-only";/u,
      "'eval-only'",
    ],
    [
      'the source folder relative to `context`',
      'webpack/lib/node/NodeStuffPlugin.js',
      /compiler\.context,\s+\/\*\* @type \{string\} \*\/ \(module\.context\)/u,
    ],
    [
      "`'/'`, a placeholder for browsers",
      'webpack/lib/node/NodeStuffPlugin.js',
      /setConstant\(parser, dirname, "\/", "dirname"\)/u,
    ],
    [
      'The placeholder for browsers is `/index.js`',
      'webpack/lib/node/NodeStuffPlugin.js',
      /"\/index\.js"/u,
    ],
    [
      'real object with `url`, `webpack`, `main`, `env`',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /knownProps\.push\(`url: [\s\S]*`webpack: [\s\S]*`main: [\s\S]*`env: /u,
    ],
    [
      'An unknown property is `undefined` in scripts',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /`unsupported import\.meta\.\$\{members\.join\("\."\)\}`\s+\)\} undefined/u,
    ],
    [
      "such a property is read from the host's own `import.meta`",
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /return `import\.meta\$\{propertyAccess\(members, 0\)\}`;/u,
    ],
    [
      "It's a constant set during the build",
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /getUrl = \(module\) => pathToFileURL\(module\.resource\)\.toString\(\)/u,
    ],
    [
      'Browsers have no folder, so `/` takes its place',
      'webpack/lib/node/NodeStuffPlugin.js',
      /setConstant\(parser, dirname, "\/", "dirname"\)/u,
    ],
    [
      "for browsers, it's `/index.js`",
      'webpack/lib/node/NodeStuffPlugin.js',
      /setConstant\(parser, filename, "\/index\.js", "filename"\)/u,
    ],
    [
      'If the argument is a string literal, webpack bundles the file as an asset',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /if \(call\.arguments\.length !== 1\) return undefined;/u,
    ],
    ['The major version of webpack, a number: `5`', 'webpack/package.json', /"version": "5\./u],
    [
      'Names that begin with a dot are always skipped',
      'webpack/lib/context/ContextModuleFactory.js',
      /processedFiles\.filter\(\(p\) => p\.indexOf\("\."\) !== 0\)/u,
    ],
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
      'A pattern that starts with `!` excludes files',
      'webpack/lib/util/globUtils.js',
      /const negated = pattern\.startsWith\("!"\);/u,
    ],
    [
      'webpack warns about a computed pattern',
      'webpack/lib/dependencies/context/ImportMetaGlobHelpers.js',
      /import\.meta\.glob\(\) first argument must be a string literal or array/u,
    ],
    [
      "Vite's `as` option isn't supported",
      'webpack/lib/dependencies/context/ImportMetaGlobHelpers.js',
      /SUPPORTED_IMPORT_META_GLOB_OPTIONS =\s+"eager, import, query, base, exhaustive, caseSensitive"/u,
    ],
    [
      'a comparison at run time, or with `false` in a module',
      'webpack/lib/dependencies/import-meta/ImportMetaMainDependency.js',
      /concatenated\s+\? dep\.concatenatedExpression\s+: dep\.expression/u,
    ],
    [
      "as it is by default in mode `'none'`",
      'webpack/lib/config/defaults.js',
      /F\(optimization, "nodeEnv", \(\) => \{\s+if \(production\) [^;]*;\s+if \(development\) [^;]*;\s+return false;/u,
    ],
    [
      'which is the mode as a string unless you set the option',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "nodeEnv", \(\) => \{/u,
    ],
    [
      '`true` if the build is for Node.js and not also for browsers',
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.platform\.node === true && compiler\.platform\.browser !== true;/u,
    ],
    [
      'or `/` when it is empty, automatic or a function',
      'webpack/lib/config/WebpackOptionsApply.js',
      /publicPath !== "auto" &&\s+publicPath !== ""\s+\? publicPath\s+: "\/";/u,
    ],
    [
      "without a query, it's an empty string",
      'webpack/lib/javascript/ConstPlugin.js',
      /cachedParseResource\(parser\.state\.module\.resource\)\.query/u,
    ],
    [
      'and you can assign to it.',
      'webpack/lib/javascript/APIPlugin.js',
      /expr: RuntimeGlobals\.publicPath,\s+req: \[RuntimeGlobals\.publicPath\],\s+type: .string.,\s+assign: true/u,
    ],
    [
      'You can assign your own function that decides how chunks arrive',
      'webpack/lib/javascript/APIPlugin.js',
      /expr: RuntimeGlobals\.ensureChunk,\s+req: \[RuntimeGlobals\.ensureChunk\],\s+type: .function.,\s+assign: true/u,
    ],
    [
      "`__webpack_module__` can't be merged with others",
      'webpack/lib/javascript/APIPlugin.js',
      /\.for\("__webpack_module__"\)\s*\.tap\([\s\S]{0,200}moduleConcatenationBailout =/u,
    ],
    [
      'as a string, or `null` if it has none',
      'webpack/lib/javascript/APIPlugin.js',
      /layer === null\s+\? new BasicEvaluatedExpression\(\)\.setNull\(\)/u,
    ],
    [
      'The nonce is empty at first',
      'webpack/lib/javascript/APIPlugin.js',
      /expr: RuntimeGlobals\.scriptNonce,\s+req: \[RuntimeGlobals\.scriptNonce\],\s+type: .string.,\s+assign: true/u,
    ],
    [
      'you can replace it, for example to add a token',
      'webpack/lib/javascript/APIPlugin.js',
      /expr: RuntimeGlobals\.getChunkScriptFilename,\s+req: \[[^\]]*\],\s+type: .function.,\s+assign: true/u,
    ],
    [
      'Unless `output.module` is on, you can replace it',
      'webpack/lib/javascript/APIPlugin.js',
      /expr: RuntimeGlobals\.getChunkScriptFilename,[^}]*assign: true/u,
    ],
    [
      "The host's `require`, which webpack doesn't touch",
      'webpack/lib/javascript/APIPlugin.js',
      /__non_webpack_require__: \{\s*expr: "require",\s*req: null/u,
    ],
    [
      'webpack creates this function with `createRequire`',
      'webpack/lib/javascript/APIPlugin.js',
      /__non_webpack_require__\.expr =\s+"__WEBPACK_EXTERNAL_createRequire_require"/u,
    ],
    [
      '`__non_webpack_require__ is only allowed in target node`',
      'webpack/lib/javascript/APIPlugin.js',
      /is only allowed in target node/u,
    ],
    [
      'Another name for the runtime object, that is',
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_global__: \{\s+expr: RuntimeGlobals\.require,/u,
    ],
    [
      'Another name for the runtime object',
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_global__: \{\s*expr: RuntimeGlobals\.require/u,
    ],
    [
      '`null` if it could not be determined, `undefined` if it was not analyzed',
      'webpack/lib/javascript/ExportsInfoDependency.js',
      /case UsageState\.NoInfo:\s+return;\s+case UsageState\.Unknown:\s+return null;/u,
    ],
    [
      '`undefined` if nothing has been decided, as in development',
      'webpack/lib/javascript/ExportsInfoDependency.js',
      /if \(exportInfo\) return exportInfo\.canMangle;\s+return exportsInfo\.otherExportsInfo\.canMangle;/u,
    ],
    [
      '`true` if all of them are used, `false` if none are',
      'webpack/lib/javascript/ExportsInfoDependency.js',
      /typeof usedExports === "boolean" \|\|\s+usedExports === undefined \|\|\s+usedExports === null/u,
    ],
    [
      'By itself, `__webpack_exports_info__` is the constant `true`',
      'webpack/lib/javascript/ExportsInfoApiPlugin.js',
      /new ConstDependency\(\s*"true",/u,
    ],
    [
      "The call itself doesn't include the module",
      'webpack/lib/javascript/WebpackIsIncludedDependency.js',
      /this\.weak = true;/u,
    ],
    [
      'The argument has to be a string literal',
      'webpack/lib/javascript/WebpackIsIncludedPlugin.js',
      /if \(!request\.isString\(\)\) return;/u,
    ],
    [
      'in Node.js, the URL of the file',
      'webpack/lib/node/RequireChunkLoadingRuntimeModule.js',
      /pathToFileURL\(/u,
    ],
    [
      'You can assign to it, and an entry can set it',
      'webpack/lib/javascript/APIPlugin.js',
      /expr: RuntimeGlobals\.baseURI,\s*req: \[RuntimeGlobals\.baseURI\],\s*type: "string",\s*assign: true/u,
    ],
    [
      'and returns a promise if that is asynchronous',
      'webpack/lib/sharing/ShareRuntimeModule.js',
      /"if\(!promises\.length\) return initPromises\[name\] = 1;",\s+`return [^`]*Promise\.all\(promises\)/u,
    ],
    [
      '`"0.0.0"`, for code that expects RequireJS',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /JSON\.stringify\("0\.0\.0"\)/u,
    ],
    [
      'on, and then warns that it is deprecated',
      'webpack/lib/errors/SystemImportDeprecationWarning.js',
      /System\.import\(\) is deprecated and will be removed soon/u,
    ],
    [
      'Imports all files that match a pattern',
      'webpack/lib/dependencies/context/ImportMetaGlobDependencyParserPlugin.js',
      /parser\.hooks\.call\.for\("import\.meta\.glob"\)\.tap\(/u,
    ],
    [
      'A plain assignment works only for the few names',
      'webpack/lib/javascript/APIPlugin.js',
      /if \(info\.assign === false\) \{\s*parser\.hooks\.assign\.for\(key\)\.tap/u,
    ],
    [
      'assign it before the first dynamic import, in a file',
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /if \(\$\{RuntimeGlobals\.scriptNonce\}\) \{/u,
    ],
    [
      'The nonce that webpack puts on the `<script>`, `<link>`',
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /link\.setAttribute\("nonce", \$\{RuntimeGlobals\.scriptNonce\}\);/u,
    ],
    [
      "It's `undefined` unless hot replacement is on",
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /\.for\("module\.hot"\)/u,
    ],
    [
      'In ECMAScript modules, write `import.meta.webpackHot`',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /\.for\("import\.meta\.webpackHot"\)/u,
    ],
    [
      'The hash of the whole build, also called `[fullhash]`',
      'webpack/lib/javascript/APIPlugin.js',
      /expr: `\$\{RuntimeGlobals\.getFullHash\}\(\)`/u,
    ],
    [
      "It isn't the global object: that's `globalThis`",
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_global__: \{\s*expr: RuntimeGlobals\.require,/u,
    ],
    [
      "It exists only with `output.library.type: 'system'`",
      'webpack/lib/runtime/RuntimePlugin.js',
      /libraryType === "system"/u,
    ],
    [
      'The object that is set as `amd` in the configuration',
      'webpack/lib/dependencies/amd/AMDPlugin.js',
      /\.for\(RuntimeGlobals\.amdOptions\)/u,
    ],
    [
      'Replaced only if `requireJs` is on',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /parserOptions\.requireJs === undefined \|\|\s*!parserOptions\.requireJs/u,
    ],
    [
      'The URL of the source file, with the `file:` scheme',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /pathToFileURL\(module\.resource\)/u,
    ],
    [
      'tested against the path of the file',
      'webpack/lib/dependencies/context/ImportMetaContextDependencyParserPlugin.js',
      /include = regExpExpr\.regExp;/u,
    ],
    [
      'Files whose path matches this expression are left out',
      'webpack/lib/dependencies/context/ImportMetaContextDependencyParserPlugin.js',
      /exclude = regExpExpr\.regExp;/u,
    ],
    [
      'With `false`, patterns match regardless of case',
      'webpack/lib/dependencies/context/ImportMetaGlobHelpers.js',
      /'caseSensitive' option must be a constant boolean \(true or false\), defaulting to true/u,
    ],
    [
      'A query that is added to each request',
      'webpack/lib/dependencies/context/ImportMetaGlobHelpers.js',
      /case "query": \{/u,
    ],
    [
      'the values are the modules themselves, loaded with the importer',
      'webpack/lib/dependencies/context/ImportMetaGlobHelpers.js',
      /'eager' option must be a constant boolean \(true or false\), defaulting to false/u,
    ],
    [
      "`true` if the mode is `'development'`",
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.DEV": JSON\.stringify\(development\)/u,
    ],
    [
      '`true` in production builds, and in general where `DEV`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.PROD": JSON\.stringify\(!development\)/u,
    ],
    [
      "Where there's no document, this variable collects the stylesheets",
      'webpack/lib/javascript/APIPlugin.js',
      /\$\{RuntimeGlobals\.getCssServerStyles\}\(\)/u,
    ],
    [
      'Its argument is a module id, not a path',
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_require__: \{\s*expr: RuntimeGlobals\.require,/u,
    ],
    [
      'For targets without `globalThis`, a small runtime function finds',
      'webpack/lib/runtime/GlobalRuntimeModule.js',
      /return this \|\| new Function\('return this'\)\(\);/u,
    ],
    [
      'the name of the scope before you read from `__webpack_share_scopes__`',
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_init_sharing__: \{\s*expr: RuntimeGlobals\.initializeSharing,/u,
    ],
    [
      'Indicates if the name of the export can be shortened',
      'webpack/lib/javascript/ExportsInfoDependency.js',
      /if \(exportInfo\) return exportInfo\.canMangle;/u,
    ],
    [
      'New code can use `globalThis` directly, which needs no replacement',
      'webpack/lib/node/NodeStuffPlugin.js',
      /\.for\("global"\)/u,
    ],
    [
      'The opposite of `PROD`, so use whichever makes',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.PROD": JSON\.stringify\(!development\)/u,
    ],
    [
      'The same value as `process.env.NODE_ENV`, for code that',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"process\.env\.NODE_ENV": defValue,\s*"import\.meta\.env\.NODE_ENV": defValue/u,
    ],
    [
      'because the condition is known beforehand',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.DEV": JSON\.stringify\(development\)/u,
    ],
    [
      'A pattern starts with `./` or `../` (from this file)',
      'webpack/lib/dependencies/context/ImportMetaGlobHelpers.js',
      /must be relative \(start with '\.\/' or '\.\.\/'\), absolute \(start with '\/'\)/u,
    ],
    [
      "Aliases and package names aren't resolved",
      'webpack/lib/dependencies/context/ImportMetaGlobHelpers.js',
      /or a globstar \('\*\*'\); aliases are not resolved/u,
    ],
    [
      'With `system` on, reading it causes a warning',
      'webpack/lib/dependencies/system/SystemPlugin.js',
      /setNotSupported\("System\.get"\)/u,
    ],
    [
      'A SystemJS function that webpack does not have',
      'webpack/lib/dependencies/system/SystemPlugin.js',
      /setNotSupported\("System\.set"\)/u,
    ],
    [
      'Like `System.get`: not supported in modules',
      'webpack/lib/dependencies/system/SystemPlugin.js',
      /setNotSupported\("System\.register"\)/u,
    ],
    [
      'Not supported: webpack warns about it',
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /"require\.extensions is not supported by webpack\. Use a loader instead\."/u,
    ],
    [
      'in webpack, that is the task of loaders',
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /"require\.extensions is not supported by webpack\. Use a loader instead\."/u,
    ],
    [
      'is how a CommonJS file finds out if it is',
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /`\$\{RuntimeGlobals\.moduleCache\}\[\$\{RuntimeGlobals\.entryModuleId\}\]`/u,
    ],
    [
      '`true` if this module is the entry of the running',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /\[\$\{RuntimeGlobals\.entryModuleId\}\] === \$\{currentModule\.moduleArgument\}/u,
    ],
    [
      'The predecessor of `import()`',
      'webpack/lib/dependencies/system/SystemPlugin.js',
      /new SystemImportDeprecationWarning\(parser\.getLocation\(expr\)\)/u,
    ],
    [
      'webpack replaces the name with the global object of',
      'webpack/lib/node/NodeStuffPlugin.js',
      /parser\.hooks\.expression\.for\("global"\)\.tap\([\s\S]{0,80}getGlobalDep\(expr\)/u,
    ],
    [
      '`id` and `loaded`, for example, exist only if a module',
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /parser\.hooks\.expression\s*\.for\(RuntimeGlobals\.moduleLoaded\)/u,
    ],
    [
      '`true` or a number lets the browser fetch the chunks',
      'webpack/lib/dependencies/context/ImportMetaContextDependencyParserPlugin.js',
      /case "prefetch": \{/u,
    ],
    [
      "`'high'`, `'low'` or `'auto'`: a hint that tells",
      'webpack/lib/dependencies/context/ImportMetaContextDependencyParserPlugin.js',
      /\["high", "low", "auto"\]\.includes\(/u,
    ],
    [
      'The id of the current module, like `module.id`',
      'webpack/lib/javascript/APIPlugin.js',
      /\.for\("__webpack_module__\.id"\)/u,
    ],
    [
      'Takes a request and returns `true` if that module',
      'webpack/lib/javascript/WebpackIsIncludedPlugin.js',
      /"__webpack_is_included__"/u,
    ],
    [
      "Production builds don't contain code inside `if (import.meta.env.DEV)`",
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.DEV": JSON\.stringify\(development\)/u,
    ],
  ]),
];
