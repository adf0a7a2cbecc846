import { claimsOfPage, measured } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what pages about plugins say. */
export const pluginClaims: readonly Claim[] = [
  ...claimsOfPage('plugins/automatic-prefetch-plugin', [
    [
      'moved to `webpack.prefetch` in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.AutomaticPrefetchPlugin`/u,
    ],
    [
      '`webpack.AutomaticPrefetchPlugin` is deprecated',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.AutomaticPrefetchPlugin`/u,
    ],
    [
      'prefetching ignores the module types that rules set',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /new PrefetchDependency\(`!!\$\{m\.request\}`\)/u,
    ],
  ]),
  ...claimsOfPage('plugins/css-modules-plugin', [
    [
      "With the value `'auto'`, which is the default",
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      'a rule with a loader turns native CSS off',
      'webpack/lib/config/defaults.js',
      /!\(\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.css"\)/u,
    ],
    [
      'on unless one of your rules sets a loader or a type',
      'webpack/lib/config/defaults.js',
      /!\(\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.css"\)/u,
    ],
    [
      "Creating the plugin by hand instead doesn't work",
      'webpack/lib/config/defaults.js',
      /css:\s+\/\*\* @type \{boolean\} \*\/\s+\(options\.experiments\.css\)/u,
    ],
    [
      'returns three hooks',
      'webpack/lib/css/CssModulesPlugin.js',
      /chunkHash: new SyncHook\([^)]*\),\s+\/\*\*[^/]*\/\s+orderModules: new SyncBailHook\([^)]*\)\s+\}\);/u,
    ],
  ]),
  ...claimsOfPage('plugins/dll-plugin', [
    [
      'This field is required',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"type": \{\s+"\$ref": "#\/definitions\/\w+SourceType"\s+\}\s+\},\s+"required": \["content"\]/u,
    ],
    [
      'only the id is required',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"required": \["id"\]/u,
    ],
    [
      'takes the place of `manifest` and requires `name`',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"required": \["content", "name"\]/u,
    ],
    [
      "The entry of a dll can't be a function",
      'webpack/lib/dll/DllPlugin.js',
      /doesn't support dynamic entry \(function\) yet/u,
    ],
  ]),
  ...claimsOfPage('plugins/entry-plugin', [
    [
      'This form is deprecated',
      'webpack/lib/entry/EntryPlugin.js',
      /entry options \(passing a string is deprecated\)/u,
    ],
    [
      'and prints a deprecation warning',
      'webpack/lib/index.js',
      /"SingleEntryPlugin was renamed to EntryPlugin"/u,
    ],
  ]),
  ...claimsOfPage('plugins/eval-source-map-dev-tool-plugin', [
    [
      "so it doesn't change with the content",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /shorten\(module\.identifier\(\)\)\)\);[\s\S]*hash = getHash\(identifier, hashFunction\);/u,
    ],
  ]),
  ...claimsOfPage('plugins/hashed-module-ids-plugin', [
    [
      'which applies this plugin, is deprecated',
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
  ]),
  ...claimsOfPage('plugins/html-modules-plugin', [
    [
      'on unless one of your rules sets a loader or a type',
      'webpack/lib/config/defaults.js',
      /!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto"/u,
    ],
    [
      'and `.html` files are parsed as JavaScript',
      'webpack/lib/config/defaults.js',
      /if \(html\) \{[^}]*\};\s+rules\.push\(\{\s+test: \/\\\.html\$\/i,/u,
    ],
  ]),
  ...claimsOfPage('plugins/http-uri-plugin', [
    [
      'The plugin is experimental',
      'webpack/lib/index.js',
      /experiments: \{\s+schemes: \{\s+get HttpUriPlugin\(/u,
    ],
    [
      "The target environment doesn't support dynamic import() syntax",
      'webpack/lib/externals/ExternalModule.js',
      /The target environment doesn't support dynamic import\(\) syntax/u,
    ],
    [
      'the default depends on the mode',
      'webpack/lib/config/defaults.js',
      /D\(experiments\.buildHttp, "frozen", production\);/u,
    ],
    [
      'if you add the plugin yourself, it does not',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /frozen = this\.options\.frozen \|\| false;/u,
    ],
    [
      'follows at most five redirects',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /MAX_REDIRECTS = 5;/u,
    ],
  ]),
  ...claimsOfPage('plugins/internal-plugins', [
    [
      'which are the defaults for browsers unless the output is a module',
      'webpack/lib/config/defaults.js',
      /case "array-push":\s+if \(tp\.document\) return "jsonp";/u,
    ],
    [
      'The plugin is deprecated: webpack prints a warning',
      'webpack/lib/index.js',
      /"webpack\.LibraryTemplatePlugin is deprecated/u,
    ],
    [
      'the ones whose experiment is on',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /case "fetch": \{\s+if \(compiler\.options\.experiments\.syncWebAssembly\) \{/u,
    ],
    [
      '`webpack.JavascriptModulesPlugin` is a deprecated name for it',
      'webpack/lib/index.js',
      /get JavascriptModulesPlugin\(\) \{\s+return util\.deprecate\(/u,
    ],
    [
      'the parser option `requireJs`, which is off by default',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /parserOptions\.requireJs === undefined \|\|\s+!parserOptions\.requireJs/u,
    ],
    [
      "`require.version` becomes `'0.0.0'`",
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /toConstantDependency\(parser, JSON\.stringify\("0\.0\.0"\)\)/u,
    ],
    [
      "for `require()`, it's always `node-commonjs`",
      'webpack/lib/node/NodeTargetPlugin.js',
      /dependency\.category === "commonjs"\) \{\s+return "node-commonjs";/u,
    ],
    [
      'the plugin also warns that this function is deprecated',
      'webpack/lib/errors/RequireIncludeDeprecationWarning.js',
      /require\.include\(\) is deprecated/u,
    ],
    [
      "this option isn't read for this kind of module",
      'webpack/lib/wasm/AsyncWebAssemblyGenerator.js',
      /^(?![\s\S]*options\.mangleImports)/u,
    ],
    [
      "but `react` isn't",
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /if \(request && request\.startsWith\(`\$\{scope\}\/`\)\) \{/u,
    ],
    [
      'Required.',
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /@property \{InfrastructureLogging\} infrastructureLogging /u,
      'infrastructureLogging',
    ],
    [
      'from the last four plugins in this table',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /case "async-node": \{\s+if \(compiler\.options\.experiments\.syncWebAssembly\) \{/u,
    ],
    [
      "Since 5.112, the plugin's name is `prefetch.PrefetchPlugin`",
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
  ]),
  ...claimsOfPage('plugins/loader-options-plugin', [
    [
      "webpack's cache doesn't take the plugin's values into account",
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /^(?![\s\S]*(?:valueDependencies|updateHash|needBuild))/u,
    ],
    [
      'No configuration option creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*LoaderOptionsPlugin)/u,
    ],
    [
      'you can set any other key',
      'webpack/schemas/plugins/LoaderOptionsPlugin.json',
      /"LoaderOptionsPluginOptions",\s+"type": "object",\s+"additionalProperties": true/u,
    ],
    [
      'which appears on the loader context as is',
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /\(context\)\[key\] = this\.options\[key\];/u,
    ],
    [
      "Absolute path of the project's folder",
      'webpack/schemas/plugins/LoaderOptionsPlugin.json',
      /"context": \{[^}]*"absolutePath": true/u,
    ],
    [
      'Without these keys, the plugin applies to every file',
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /if \(!options\.test\) \{\s+options\.test = \(\) => true;/u,
    ],
    [
      'Sets `this.target` of all loaders to another string',
      'webpack/lib/loaders/LoaderTargetPlugin.js',
      /loaderContext\.target = this\.target;/u,
    ],
    [
      'By default, webpack sets `this.target` from `target`',
      'webpack/lib/config/defaults.js',
      /F\(loader, "target", \(\) => \{\s+if \(targetProperties\) \{/u,
    ],
    [
      "5.112.2 doesn't use LoaderTargetPlugin anywhere",
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*LoaderTargetPlugin)/u,
    ],
    [
      "They're the only keys that aren't passed on",
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /if \(key === "include" \|\| key === "exclude" \|\| key === "test"\) \{\s+continue;/u,
    ],
    [
      'in the array of plugins, it has no effect',
      'webpack/lib/Compiler.js',
      /plugin\.apply\(childCompiler\);\s+\}\s+\}\s+\}\s+for \(const name in this\.hooks\)[\s\S]*?\.taps = \[/u,
    ],
  ]),
  ...claimsOfPage('plugins/merge-duplicate-chunks-plugin', [
    [
      'they have exactly the same modules',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /getNumberOfChunkModules\(chunk\) ===\s+chunkGraph\.getNumberOfChunkModules\(dup\)/u,
    ],
    [
      'neither contains an entry module',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /if \(chunkGraph\.getNumberOfEntryModules\(chunk\) > 0\) continue;/u,
    ],
    [
      'both or neither contain the runtime',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /if \(otherChunk\.hasRuntime\(\) !== chunk\.hasRuntime\(\)\) continue;/u,
    ],
    [
      'both use the same exports',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /!exportsInfo\.isEquallyUsed\(/u,
    ],
    ['Lower numbers run earlier', 'tapable/lib/Hook.js', /if \(xStage > stage\)/u],
    [
      'webpack uses `-10`, which is before chunks are split (`10`)',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_ADVANCED = 10;\s+module\.exports\.STAGE_BASIC = -10;/u,
    ],
    [
      'Choose a number above `10`',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_ADVANCED = 10;/u,
    ],
    [
      'webpack uses `-10`',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /constructor\(options = \{ stage: STAGE_BASIC \}\)/u,
    ],
  ]),
  ...claimsOfPage('plugins/module-concatenation-plugin', [
    [
      'The plugin has no options',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /class ModuleConcatenationPlugin \{(?:\s|\/\*[^/]*\/)*apply\(/u,
    ],
    [
      'CommonJS modules in strict mode have taken part',
      'webpack/lib/javascript/JavascriptGenerator.js',
      /if \(buildInfo === undefined \|\| !buildInfo\.strict\) \{\s+return "Module is not in strict mode";/u,
    ],
    [
      'The module is a CommonJS module and `commonjs` is turned off',
      'webpack/lib/javascript/JavascriptGenerator.js',
      /if \(!context\.concatenateCommonJsModules\) \{\s+return "Module is not an ECMAScript module";/u,
    ],
    [
      "or it's a stylesheet whose `esModule` is turned off",
      'webpack/lib/css/CssGenerator.js',
      /if \(!this\._esModule\) \{\s+return "Module is not an ECMAScript module";/u,
    ],
    [
      "a plain assignment doesn't prevent merging",
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /\} else if \(target\) \{\s+assignmentTarget = target;\s+\} else \{(?:\s+\/\/.*)*\s+bailOutOfConcatenation\(\);/u,
    ],
    [
      'This reason only occurs with HotModuleReplacementPlugin',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /moduleConcatenationBailout = "Hot Module Replacement"/u,
    ],
    [
      'has a top-level `await`, or imports a module that has one',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(moduleGraph\.isAsync\(module\)\) \{\s+setBailoutReason\(module, "Module is async"\);/u,
    ],
    [
      "but can't be part of another module",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /"Module is an entry point"\);\s+canBeInner = false;/u,
    ],
    [
      'imported with `import defer` and has to run on its own',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /"Module is deferred"\);\s+canBeInner = false;/u,
    ],
    [
      '`specNamespaceObject` is on, and only a separate module',
      'webpack/lib/dependencies/esm/ESMModulesPlugin.js',
      /if \(parserOptions\.specNamespaceObject\) \{/u,
    ],
    [
      "option is off and you add only the plugin, CommonJS modules don't take part",
      'webpack/lib/util/concatenate.js',
      /\? concatenateModules\.commonjs !== false\s+: concatenateModules === true;/u,
    ],
    ['since 5.109', 'webpack/lib/optimize/ModuleConcatenationPlugin.js', /commonjs/u],
    [
      "The module isn't used in the output at all",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /getNumberOfModuleChunks\(module\) === 0\) \{\s+setBailoutReason\(module, "Module is not in any chunk"/u,
    ],
    [
      'sorted by their distance from an entry, nearest first',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /\(a, b\) =>\s+\/\*\* @type \{number\} \*\/ \(moduleGraph\.getDepth\(a\)\) -/u,
    ],
    [
      'A CommonJS module, a stylesheet, or a module whose list',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /exportsType !== "namespace"\s+\) \{\s+canBeRoot = false;/u,
    ],
    [
      'whose list of exports is dynamic can only join a group',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /`List of module exports is dynamic [^;]*;\s+canBeRoot = false;/u,
    ],
    [
      "A module can join if it's in every chunk of the root",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /config\.rootChunks\.filter\(\s+\(chunk\) => !chunkGraph\.isModuleInChunk\(module, chunk\)/u,
    ],
    [
      'if all other modules that import it join too',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /for \(const originModule of incomingModules\) \{\s+const problem = this\._tryToAdd\(/u,
    ],
    [
      "an `import()` isn't, even inside the group",
      'webpack/lib/dependencies/import/ImportDependency.js',
      /^(?![\s\S]*canConcatenate)/u,
    ],
    [
      'are taken out again',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(backup !== undefined\) config\.rollback\(backup\);/u,
    ],
    [
      'part of a group is no longer tried as a root',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(usedAsInner\.has\(currentRoot\)\) continue;/u,
    ],
    [
      'part of a larger group, its own group is dropped',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(usedModules\.has\(rootModule\)\) return callback\(\);/u,
    ],
    [
      'Each group with at least two modules becomes one module',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /isEmpty\(\) \{\s+return this\.modules\.size === 1;/u,
    ],
  ]),
  ...claimsOfPage('plugins/platform-plugin', [
    [
      'With `target: false`, all answers are unknown',
      'webpack/lib/Compiler.js',
      /this\.platform = \{\s+web: null,\s+browser: null,\s+webworker: null,\s+node: null,/u,
    ],
    [
      'No option creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*PlatformPlugin)/u,
    ],
    [
      'The plugin moved in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`/u,
    ],
    [
      '`webpack.PlatformPlugin` still works but is deprecated',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`/u,
    ],
    [
      'unless `web` is `true` too',
      'webpack/lib/dependencies/worker/WorkerDependency.js',
      /\(platform\.node && !platform\.web\)/u,
    ],
    [
      '`__non_webpack_require__` becomes a function from `createRequire()`',
      'webpack/lib/javascript/APIPlugin.js',
      /nodeEsm = moduleOutput && nodeTarget;[\s\S]{0,80}if \(nodeEsm\) \{\s+REPLACEMENTS\.__non_webpack_require__/u,
    ],
    [
      'provided that `output.environment.document` is off',
      'webpack/lib/css/CssInjectStyleRuntimeModule.js',
      /!outputOptions\.environment\.document &&\s+compilation\.compiler\.platform\.node === true;/u,
    ],
    [
      '`import.meta.env.SSR` is `true` for Node.js without a browser',
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.platform\.node === true && compiler\.platform\.browser !== true;/u,
    ],
    [
      'are decoded with `Buffer` in Node.js',
      'webpack/lib/runtime/ToBinaryRuntimeModule.js',
      /isNodePlatform \|\| isNeutralPlatform\s+\? `[^`]*Buffer\.from\(base64/u,
    ],
    [
      'whichever of these is available if the platform is unknown',
      'webpack/lib/runtime/ToBinaryRuntimeModule.js',
      /isNeutralPlatform \? "typeof Buffer !== 'undefined' \? " : ""/u,
    ],
    [
      'if both `node` and `web` are unknown',
      'webpack/lib/node/NodeStuffPlugin.js',
      /compiler\.platform\.web === null &&\s+compiler\.platform\.node === null/u,
    ],
    [
      "An option that you leave out keeps the target's answer",
      'webpack/lib/config/PlatformPlugin.js',
      /\.\.\.compiler\.platform,\s+\.\.\.this\.platform/u,
    ],
    [
      'The target for Bun sets this option',
      'webpack/lib/config/target.js',
      /node: true,\s+bun: true,\s+web: false,/u,
    ],
    [
      'In the main process, `web` is `false`',
      'webpack/lib/config/target.js',
      /web: context !== "main",/u,
    ],
    [
      'changes the answers in the `environment` hook',
      'webpack/lib/config/PlatformPlugin.js',
      /compiler\.hooks\.environment\.tap\(/u,
    ],
  ]),

  ...claimsOfPage('plugins/split-chunks-plugin', [
    [
      'The `default` group has its own value, `2`',
      'webpack/lib/config/defaults.js',
      /F\(cacheGroups, "default", \(\) => \(\{[^}]*\bminChunks: 2,/u,
    ],
    [
      '`0` splits everything that the other conditions allow',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /hasNonZeroSizes = \(sizes\) => \{[^}]*if \(sizes\[key\] > 0\) return true;/u,
    ],
    [
      "`0` makes the limits apply to all of the group's chunks",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_conditionalEnforce: hasNonZeroSizes\(enforceSizeThreshold\)/u,
    ],
    [
      'A group for all packages can set `0`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /_validateRemainingSize: hasNonZeroSizes\(minRemainingSize\)/u,
    ],
    [
      'With `0`, webpack only looks at combinations of chunks',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(dedupDepth === 0\) return undefined;/u,
    ],
    [
      '`1` also tries the chunks that two such combinations have',
      'webpack/schemas/WebpackOptions.json',
      /\(0 looks through the chunk sets alone; every round costs more computation\)/u,
    ],
    [
      '`2` repeats this step with the results',
      'webpack/schemas/WebpackOptions.json',
      /\(0 looks through the chunk sets alone; every round costs more computation\)/u,
    ],
    [
      'Your own groups have `0`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /priority: cacheGroupSource\.priority \|\| 0,/u,
    ],
    [
      'and the built-in ones have negative numbers',
      'webpack/lib/config/defaults.js',
      /priority: -20\s+\}\)\);\s+F\(cacheGroups, "defaultVendors"[^}]*priority: -10/u,
    ],
    [
      'the group with the highest number gets it',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /diffPriority = a\.cacheGroup\.priority - b\.cacheGroup\.priority;/u,
    ],
    [
      'the group with the highest priority',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /diffPriority = a\.cacheGroup\.priority - b\.cacheGroup\.priority;/u,
    ],
    [
      'while CSS support is on, `css`',
      'webpack/lib/config/defaults.js',
      /css\s+\? \[JAVASCRIPT_TYPE, CSS_TYPE, UNKNOWN_TYPE\]\s+: \[JAVASCRIPT_TYPE, UNKNOWN_TYPE\]/u,
    ],
    [
      '“Configured minSize (…) is bigger than maxSize (…)”',
      'webpack/lib/errors/MinMaxSizeWarning.js',
      /`Configured minSize \(\$\{formatSize\(minSize\)\}\) is ` \+\s+`bigger than maxSize \(/u,
    ],
    [
      'The build fails with “conflicts with existing chunk”',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /conflicts with existing chunk\.\\n/u,
    ],
  ]),
  ...claimsOfPage('plugins/NoEmitOnErrorsPlugin', [
    [
      'webpack-cli ends with `1` after errors',
      'webpack-cli/lib/webpack-cli.js',
      /if \(stats && \(stats\.hasErrors\(\) \|\|[^{]*\{\s+process\.exitCode = 1;/u,
    ],
  ]),
  ...claimsOfPage('plugins/copy-plugin', [
    [
      'settings for the search, all of them optional',
      'webpack/schemas/WebpackOptions.json',
      /files which are not copied\.",\s+"type": "string",\s+"minLength": 1\s+\}\s+\}\s+\}\s+\}/u,
    ],
    [
      '`1` searches that folder alone',
      'webpack/schemas/WebpackOptions.json',
      /where '1' reads only the base itself/u,
    ],
    [
      'webpack works on two patterns at once',
      'webpack/lib/output/CopyPlugin.js',
      /PATTERN_CONCURRENCY = 2;/u,
    ],
    [
      'causes the warning `EmptyCopyPatternWarning`',
      'webpack/lib/output/CopyPlugin.js',
      /warnings\.push\(new EmptyCopyPatternWarning\(/u,
    ],
    [
      "The constructor doesn't check its argument in 5.112.2",
      'webpack/lib/output/CopyPlugin.js',
      /constructor\(options\) \{\s+this\.patterns = options\.patterns;/u,
    ],
  ]),
  ...claimsOfPage('plugins/environment-plugin', [
    [
      "that isn't set and has no default value causes an error",
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(value === undefined\) \{\s+const error = new WebpackError\(/u,
    ],
    [
      'the variable is required, as if you had listed',
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(value === undefined\) \{\s+const error = new WebpackError\(/u,
    ],
    [
      'and defines each variable twice',
      'webpack/lib/define/EnvironmentPlugin.js',
      /\[`process\.env\.\$\{key\}`\] = defValue;\s+definitions\[`import\.meta\.env\.\$\{key\}`\] = defValue;/u,
    ],
  ]),
  ...claimsOfPage('plugins/hot-module-replacement-plugin', [
    [
      'because `devServer.hot` is on',
      'webpack-dev-server/lib/Server.js',
      /options\.hot === "only"\s+\? options\.hot\s+: true;/u,
    ],
    [
      'turned on by the plugin, so a module that throws',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /compiler\.options\.output\.strictModuleErrorHandling = true;/u,
    ],
  ]),
  ...claimsOfPage('plugins/html-webpack-plugin', [
    [
      'Since 5.109, webpack reads and writes pages itself',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /@since 5\.109\.0\s+\*\/\s+injectTags:/u,
    ],
  ]),
  ...claimsOfPage('plugins/ids-plugins', [
    [
      'For chunks, you need `false` in development',
      'webpack/schemas/WebpackOptions.json',
      /total download size, false: no algorithm used, as custom one can be provided via plugin/u,
    ],
    [
      "`'hashed'`, deprecated",
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
    [
      'The plugin is experimental and is available as',
      'webpack/lib/index.js',
      /experiments: \{\s+schemes: \{[\s\S]*\},\s+ids: \{\s+get SyncModuleIdsPlugin\(/u,
    ],
    [
      "the default there, `'named'`, sets the ids",
      'webpack/lib/config/defaults.js',
      /"chunkIds", \(\) => \{\s+if \(production\) return "deterministic";\s+if \(development\) return "named";/u,
    ],
    [
      "the build fail with “Unable to restore id 'undefined'”",
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /id = data\.get\(name\);\s+const idAsString = `\$\{id\}`;[\s\S]*Unable to restore id '/u,
    ],
  ]),
  ...measured(
    'plugins/ids-plugins',
    'gets the id `967` from the plugin in the first row',
    'and `1` from the third',
  ),
  ...claimsOfPage('plugins/index', [
    [
      "`optimization.moduleIds: 'hashed'`, deprecated",
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
    [
      'The two prefetch plugins and PlatformPlugin moved in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`[\s\S]*@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'still work but are deprecated',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`[\s\S]*@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'AggressiveSplittingPlugin is deprecated in favor of SplitChunksPlugin',
      'webpack/lib/index.js',
      /"AggressiveSplittingPlugin is deprecated in favor of SplitChunksPlugin"/u,
    ],
    [
      'and LibraryTemplatePlugin in favor of `output.library`',
      'webpack/lib/index.js',
      /"webpack\.LibraryTemplatePlugin is deprecated/u,
    ],
  ]),
  ...claimsOfPage('plugins/limit-chunk-count-plugin', [
    [
      'until the limit is met or no chunks can be merged',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /if \(combination === undefined\) break;/u,
    ],
    [
      'Chunks of entries are never merged with each other',
      'webpack/lib/graph/ChunkGraph.js',
      /getNumberOfEntryModules\(chunkA\) > 0 \|\|\s+this\.getNumberOfEntryModules\(chunkB\) > 0\s+\) \{\s+return false;/u,
    ],
    [
      'A separate runtime chunk stays too',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(chunkA\.preventIntegration \|\| chunkB\.preventIntegration\) \{\s+return false;/u,
    ],
    [
      'keeps lazily loaded chunks from being merged into an entry',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(hasRuntimeA\) \{\s+return isAvailableChunk\(chunkA, chunkB\);/u,
    ],
    [
      'Maximum number of chunks, including entries',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /if \(compilation\.chunks\.size <= maxChunks\) return;/u,
    ],
    [
      'It has to be at least `1`',
      'webpack/schemas/plugins/optimize/LimitChunkCountPlugin.json',
      /"maxChunks": \{[^}]*"minimum": 1\b/u,
    ],
    [
      'This is the only required option',
      'webpack/schemas/plugins/optimize/LimitChunkCountPlugin.json',
      /"required": \["maxChunks"\]/u,
    ],
    [
      'the limit is `1`',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /constructor\(options = \{ maxChunks: 1 \}\)/u,
    ],
    [
      'webpack considers all pairs of chunks',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /for \(let aIdx = 0; aIdx < bIdx; aIdx\+\+\) \{/u,
    ],
    [
      'merges the pair that reduces the sum of all sizes the most',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /\(c\) => c\.sizeDiff,\s+\(a, b\) => b - a,/u,
    ],
    [
      'This plugin has no such option and rejects it',
      'webpack/schemas/plugins/optimize/LimitChunkCountPlugin.json',
      /^(?![\s\S]*minChunkSize)[\s\S]*"additionalProperties": false/u,
    ],
    [
      'is the size of its modules plus a constant',
      'webpack/lib/graph/ChunkGraph.js',
      /chunkOverhead \+\s+modulesSize \* \(/u,
    ],
    [
      'Factor for modules in chunks that a page needs when it starts',
      'webpack/lib/graph/ChunkGraph.js',
      /modulesSize \* \(chunk\.canBeInitial\(\) \? entryChunkMultiplicator : 1\)/u,
    ],
  ]),
  ...measured(
    'plugins/limit-chunk-count-plugin',
    ['`main.js` 2.6 KiB, 332 bytes, 251 bytes', '3'],
    ['`main.js` 1.1 KiB', '1'],
  ),
  ...claimsOfPage('plugins/min-chunk-size-plugin', [
    [
      'which is chosen to keep the total size as small as possible',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /const diff = b\[0\] - a\[0\];/u,
    ],
    [
      'or until no small chunk can be merged',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /PairCombinations\.length === 0\) return;/u,
    ],
    [
      'unless the runtime is in a separate chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(chunkA\.preventIntegration \|\| chunkB\.preventIntegration\) \{\s+return false;/u,
    ],
    [
      'Required.',
      'webpack/schemas/plugins/optimize/MinChunkSizePlugin.json',
      /"required": \["minChunkSize"\]/u,
      'minChunkSize',
    ],
    [
      "the size of the source code of a chunk's modules, plus 1",
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /chunkOverhead: 1,\s+entryChunkMultiplicator: 1\s/u,
    ],
    [
      'Chunks below the limit are merged',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /getChunkSize\(a, equalOptions\) <\s+this\.options\.minChunkSize/u,
    ],
    [
      'Chunks of entries stay, but other chunks can be merged into them',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(hasRuntimeA\) \{\s+return isAvailableChunk\(chunkA, chunkB\);/u,
    ],
    [
      'count more in chunks that are needed at the start',
      'webpack/lib/graph/ChunkGraph.js',
      /modulesSize \* \(chunk\.canBeInitial\(\) \? entryChunkMultiplicator : 1\)/u,
    ],
  ]),
  ...measured(
    'plugins/min-chunk-size-plugin',
    ['`main.js`, and one file of 333 bytes', '150'],
    ['`main.js` alone', '10000'],
  ),
  ...claimsOfPage('plugins/module-federation-plugin', [
    [
      'or, better, an asynchronous entry',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /throw new Error\("Shared module is not available for eager consumption: "/u,
    ],
    [
      "whose entry can't be asynchronous",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /throw new Error\("Shared module is not available for eager consumption: "/u,
    ],
    [
      'A string as the value sets the required range',
      'webpack/lib/sharing/SharePlugin.js',
      /import: key,\s+requiredVersion: item\s/u,
    ],
    [
      'Package whose required range is looked up',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Package name to determine required version from description file\./u,
    ],
    [
      "even if that version doesn't match the required range",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidSingletonVersionMessage\(/u,
    ],
    [
      'Rejects a version outside the required range',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Do not accept shared module if version is not valid/u,
    ],
    [
      '`false` means version 0',
      'webpack/lib/sharing/ProvideSharedModule.js',
      /this\._version \|\| "0"/u,
    ],
    [
      "webpack warns that it can't determine a required version",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /No required version specified and unable to automatically determine one\./u,
    ],
    [
      'the optional, normal, peer and development dependencies, in this order',
      'webpack/lib/sharing/utils.js',
      /"optionalDependencies",\s+"dependencies",\s+"peerDependencies",\s+"devDependencies"\s+\];/u,
    ],
    [
      'if no version matches the required range',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"fail\(getInvalidVersionMessage\(scope, scopeName, key, requiredVersion, eager\)\);"/u,
    ],
    [
      "The default is `true` for items that have a fallback and aren't singletons",
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /: item\.import !== false && !item\.singleton,/u,
    ],
    [
      'Since 5.112, you can share part of an item',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /@since 5\.112\.0\s+\* @typedef \{object\} SharedModuleFilter/u,
    ],
    [
      'when webpack determines the required range',
      'webpack/schemas/plugins/sharing/SharePlugin.json',
      /"Package name to determine required version from description file\./u,
    ],
    [
      'Package whose range in `package.json` is the required version',
      'webpack/schemas/plugins/sharing/ConsumeSharedPlugin.json',
      /"Package name to determine required version from description file\./u,
    ],
    [
      "even if it's outside the required range",
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidSingletonVersionMessage\(/u,
    ],
    [
      'Always off for an item that is only a name',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /requiredVersion: undefined,\s+packageName: undefined,\s+strictVersion: false,/u,
    ],
    [
      'returns two hooks (since 5.96)',
      'webpack/lib/container/moduleFederationHooks.js',
      /Hooks = \(\) => \(\{\s+\/\*\*[^/]*@since 5\.96\.0\s+\*\/\s+\w+: [^/]*\/\*\*[^/]*\/[^:/]*:[^:/]*\}\);/u,
    ],
    [
      'the highest matching version is used',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /\["return !a \|\| versionLt\(a, b\) \? b : a;"\]/u,
    ],
    [
      'the highest version on offer, or the one already in use',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /\["return !a \|\| \(!versions\[a\]\.loaded && versionLt\(a, b\)\) \? b : a;"\]/u,
    ],
    [
      'it uses the highest version on offer, with a warning',
      'webpack/lib/sharing/ConsumeSharedRuntimeModule.js',
      /"warn\(getInvalidVersionMessage\([^"]*",\s+"return get\(findLatestVersion\(scope, key, eager\)\);"/u,
    ],
    [
      "By default, it's assigned to a variable whose name",
      'webpack/lib/container/ModuleFederationPlugin.js',
      /library = options\.library \|\| \{ type: "var", name: options\.name \};/u,
    ],
    [
      "By default, it's assigned to a variable with the container's name",
      'webpack/lib/container/ContainerPlugin.js',
      /library = this\.options\.library \|\| \{\s+type: "var",\s+name: this\.options\.name\s/u,
    ],
    [
      'The default is the name of the item',
      'webpack/lib/sharing/ConsumeSharedPlugin.js',
      /import: item\.import === false \? undefined : item\.import \|\| key,/u,
    ],
    [
      'The default is the version in the `package.json`',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /let version = config\.version;[\s\S]*version = [^;]*descriptionFileData\.version\s/u,
    ],
  ]),
  ...claimsOfPage('plugins/optimize-plugins', [
    [
      'On by default in',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "realContentHash", production\);/u,
    ],
    [
      'all modes, but less thorough outside production',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "sideEffects", \(\) => \(production \? true : "flag"\)\);/u,
    ],
    [
      'that has neither `runtime` nor `dependOn`',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /data\.options\.runtime === undefined && !data\.options\.dependOn/u,
    ],
    [
      "a function that gets an object with the entry's `name`",
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /name = name\(\{ name: entryName \}\);/u,
    ],
    [
      'each entry gets `runtime~` followed by its own name',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /name: \(entrypoint\) => `runtime~\$\{entrypoint\.name\}`/u,
    ],
    [
      'once all minimizing is done',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
    ],
    [
      'searches all text files for content hashes',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /if \(Buffer\.isBuffer\(content\)\) \{\s+asset\.referencedHashes = EMPTY_SET;/u,
    ],
    [
      'but the results are cached',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /await cacheGenerate\.providePromise\(/u,
    ],
    [
      'the plugin only corrects names that have become wrong',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /if \(this\._onDemand && !repairing\) return;/u,
    ],
    [
      '`true` analyzes statements',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(this\._analyseSource\) \{/u,
    ],
    [
      "as the option does with `'flag'`",
      'webpack/lib/config/WebpackOptionsApply.js',
      /SideEffectsFlagPlugin\(\s+options\.optimization\.sideEffects === true\s/u,
    ],
    [
      'The plugin is in `webpack.prefetch`',
      'webpack/lib/index.js',
      /prefetch: \{[\s\S]*get ChunkPrefetchPreloadPlugin\(\)/u,
    ],
    [
      'Merges two lazily loaded chunks',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /if \(a\.canBeInitial\(\)\) continue;/u,
    ],
    [
      'until no pair is worth merging',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /if \(bestImprovement < minSizeReduce\) return;/u,
    ],
    [
      'the ratio is 2',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /improvement = \(aSize \+ bSize\) \/ abSize;/u,
    ],
    [
      "for two chunks without a common module, it's 1",
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /improvement = \(aSize \+ bSize\) \/ abSize;/u,
    ],
    [
      'The plugin is deprecated, prints a warning',
      'webpack/lib/index.js',
      /get AggressiveSplittingPlugin\(\) \{\s+return util\.deprecate\(/u,
    ],
    [
      'even if the piece becomes larger than `maxSize`',
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /newSize > maxSize && selectedModulesSize >= minSize/u,
    ],
    [
      'above which a chunk is split',
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /size > maxSize &&\s+chunkGraph\.getNumberOfChunkModules\(chunk\) > 1/u,
    ],
    [
      "doesn't read it, so the cost of a chunk isn't counted",
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /^(?![\s\S]*options\.chunkOverhead)/u,
    ],
    [
      "doesn't read it, so entries are measured like all other chunks",
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /^(?![\s\S]*options\.entryChunkMultiplicator)/u,
    ],
    [
      "It's always active but adds nothing to builds without such comments",
      'webpack/lib/config/WebpackOptionsApply.js',
      /new ChunkPrefetchPreloadPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'when `optimization.realContentHash` is off and `output.module` is on',
      'webpack/lib/config/WebpackOptionsApply.js',
      /realContentHash \|\| options\.output\.module\) \{[^!]*onDemand: !options\.optimization\.realContentHash/u,
    ],
  ]),
  ...claimsOfPage('plugins/prefetch-plugin', [
    [
      'starts building a module together with the entries',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /compiler\.hooks\.make\.tapAsync\(/u,
    ],
    [
      "The plugin doesn't add the module to a bundle",
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /compilation\.addModuleChain\(/u,
    ],
    [
      'The plugin moved to `webpack.prefetch` in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      '`webpack.PrefetchPlugin` still works but is deprecated',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'The two arguments are strings',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /constructor\(context, request\) \{/u,
    ],
    [
      'You can leave out the first one',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /this\.context = null;\s+this\.request = context;/u,
    ],
    [
      'The default is the value of the `context` option',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /this\.context \|\| compiler\.context,/u,
    ],
  ]),
  ...claimsOfPage('plugins/progress-plugin', [
    [
      "the flag and the option don't add a second one",
      'webpack/lib/webpack.js',
      /some\(\(p\) => p instanceof getProgressPlugin\(\)\)/u,
    ],
    [
      'gets a number from 0 to 1, the name of the phase',
      'webpack/lib/logging/ProgressPlugin.js',
      /handler\(0, ""\);[\s\S]*handler\(1, ""\);/u,
    ],
    [
      'Your function replaces all output of the plugin',
      'webpack/lib/logging/ProgressPlugin.js',
      /this\.handler \|\|\s+createDefaultHandler\(/u,
    ],
    [
      'The last call has the number 1 and an empty message',
      'webpack/lib/logging/ProgressPlugin.js',
      /shutdown\.intercept\(\{\s+name: PLUGIN_NAME,\s+done\(\) \{\s+handler\(1, ""\);/u,
    ],
    [
      'In watch mode, each rebuild starts again at 0',
      'webpack/lib/logging/ProgressPlugin.js',
      /endIdle\.intercept\(\{\s+name: PLUGIN_NAME,\s+call\(\) \{\s+handler\(0, ""\);/u,
    ],
    [
      'the options for the bar and for times have no effect',
      'webpack/lib/logging/ProgressPlugin.js',
      /this\.handler \|\|\s+createDefaultHandler\(\s+this\.profile,/u,
    ],
    [
      'modules in progress and names one of them',
      'webpack/lib/logging/ProgressPlugin.js',
      /if \(showActiveModules\) \{\s+items\.push\(lastActiveModule\);/u,
    ],
    [
      'the first build assumes a single entry and no dependencies',
      'webpack/lib/logging/ProgressPlugin.js',
      /let dependenciesCount = 0;\s+let entriesCount = 1;/u,
    ],
    [
      'in watch mode begin with the counts of the previous build',
      'webpack/lib/logging/ProgressPlugin.js',
      /lastEntriesCount = entriesCount;\s+lastDependenciesCount = dependenciesCount;/u,
    ],
    [
      "`'auto'` draws the bar only in an interactive terminal",
      'webpack/lib/logging/ProgressPlugin.js',
      /=== "auto"\) \{\s+progressBar = isInteractive\(compiler\)/u,
    ],
    [
      'If the name is unknown, the color is green',
      'webpack/lib/logging/ProgressPlugin.js',
      /color in c \? c\[[^\]]*\] : c\.green;/u,
    ],
    [
      '5.112.2 computes a wrong time during the first build',
      'webpack/lib/logging/ProgressPlugin.js',
      /^(?![\s\S]*hooks\.watchRun\.intercept)/u,
    ],
    [
      'The estimate is smoothed',
      'webpack/lib/logging/ProgressPlugin.js',
      /smoothedTotal \* 0\.7 \+ rawTotal \* 0\.3/u,
    ],
    [
      'prints a wrong total and wrong shares for the first build',
      'webpack/lib/logging/ProgressPlugin.js',
      /^(?![\s\S]*hooks\.watchRun\.intercept)/u,
    ],
    [
      'The arguments are `profile`, a logger, and an object',
      'webpack/lib/logging/ProgressPlugin.js',
      /createDefaultHandler = \(profile, logger, options = \{\}\)/u,
    ],
    [
      'must be a complete object with `name`, `color` and `width`',
      'webpack/lib/logging/ProgressPlugin.js',
      /createReportBar\(\s+progressBar\.name,\s+progressBar\.color,\s+progressBar\.width/u,
    ],
    [
      'For modules, the divisor is at least the assumed number',
      'webpack/lib/logging/ProgressPlugin.js',
      /Math\.max\(lastModulesCount \|\| this\.modulesCount \|\| 1, modulesCount\)/u,
    ],
    [
      'for entries and dependencies, no number is assumed',
      'webpack/lib/logging/ProgressPlugin.js',
      /Math\.max\(lastDependenciesCount \|\| 1, dependenciesCount\)/u,
    ],
    [
      'the counts of the previous build replace the assumption',
      'webpack/lib/logging/ProgressPlugin.js',
      /lastModulesCount = modulesCount;/u,
    ],
    [
      'show one number, the average of all builds',
      'webpack/lib/logging/ProgressPlugin.js',
      /handler\(sum \/ states\.length,/u,
    ],
    [
      'Messages then begin with `[0]`',
      'webpack/lib/logging/ProgressPlugin.js',
      /`\[\$\{idx\}\] \$\{msg\}`/u,
    ],
    [
      'the options for counts have no effect',
      'webpack/lib/logging/ProgressPlugin.js',
      /of compiler\.compilers\.entries\(\)\) \{\s+new ProgressPlugin\(\(p, msg, \.\.\.args\) => \{/u,
    ],
    [
      'a number from 0 to 1, which 5.112.2',
      'webpack/lib/logging/ProgressPlugin.js',
      /\(p, \.\.\.args\) => \{\s+handler\(percentage, "sealing", title, tap\.name, \.\.\.args\);/u,
    ],
    [
      'the middle value of the three is used',
      'webpack/lib/logging/ProgressPlugin.js',
      /median3\(\s+percentByModules,\s+percentByEntries,\s+percentByDependencies\s+\)/u,
    ],
    [
      '(over a second) or errors (over ten)',
      'webpack/lib/logging/ProgressPlugin.js',
      /d > 10000\) \{\s+logger\.error\(stateMsg\);\s+\} else if \(d > 1000\)/u,
    ],
    [
      '`getReporter` returns `undefined`',
      'webpack/lib/logging/ProgressPlugin.js',
      /return progressReporters\.get\(compiler\);/u,
    ],
    [
      '`finishMake`, `emit`, `afterEmit`, `done`, `watchClose`',
      'webpack/lib/logging/ProgressPlugin.js',
      /hooks\.finishMake,[\s\S]*hooks\.emit,[\s\S]*hooks\.afterEmit,[\s\S]*hooks\.done,[\s\S]*hooks\.watchClose,/u,
    ],
    [
      '`endIdle`, `storeBuildDependencies`, `beginIdle`, `shutdown`',
      'webpack/lib/logging/ProgressPlugin.js',
      /cache\.hooks\.endIdle,[\s\S]*cache\.hooks\.storeBuildDependencies,[\s\S]*\.shutdown,[\s\S]*\.beginIdle,/u,
    ],
    [
      'the main steps from `finishModules` to `afterSeal`',
      'webpack/lib/logging/ProgressPlugin.js',
      /const hooks = \{\s+finishModules: [^}]*\bafterSeal: "after seal"\s+\};/u,
    ],
  ]),
  ...claimsOfPage('plugins/provide-plugin', [
    [
      'webpack adds an import of the module you chose',
      'webpack/lib/provide/ProvidePlugin.js',
      /new ProvidedDependency\(\s+request\[0\],/u,
    ],
    [
      'Names with dots are allowed',
      'webpack/lib/provide/ProvidePlugin.js',
      /name\.includes\("\."\)\s+\? `__webpack_provided_/u,
    ],
    [
      "A key matches only where it's used as a free variable",
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.hooks\.expression\.for\(name\)\.tap\(/u,
    ],
    [
      'the first item is the request, and the other items',
      'webpack/lib/provide/ProvidePlugin.js',
      /request\[0\],\s+nameIdentifier,\s+request\.slice\(1\),/u,
    ],
    [
      'With a plain string, you get what `require()` returns',
      'webpack/lib/provide/ProvidedDependency.js',
      /const provided = !usedName\s+\? target/u,
    ],
  ]),
  ...claimsOfPage('plugins/source-map-dev-tool-plugin', [
    [
      'which is `output.uniqueName` by default',
      'webpack/lib/config/defaults.js',
      /F\(output, "devtoolNamespace", \(\) => output\.uniqueName\);/u,
    ],
    [
      'hash of the identifier, with four characters',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /digest\.slice\(0, 4\);/u,
    ],
  ]),
  ...claimsOfPage('plugins/typescript-plugin', [
    [
      'the experiment is on unless a rule for these files',
      'webpack/lib/config/defaults.js',
      /hasRuleForResource\(rules, "\/file\.ts"\) \|\|\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.mts"\)/u,
    ],
    [
      'sets a type or a loader without `enforce`',
      'webpack/lib/rules/RuleSetCompiler.js',
      /rule\.loader !== undefined\) &&\s+rule\.enforce === undefined\);/u,
    ],
    [
      "since the rule turns `'auto'` off",
      'webpack/lib/rules/RuleSetCompiler.js',
      /if \(matched && establishesType\) return true;/u,
    ],
    [
      "Since such a loader turns `'auto'` off",
      'webpack/lib/rules/RuleSetCompiler.js',
      /if \(matched && establishesType\) return true;/u,
    ],
    [
      "since `'auto'` stays off in older versions",
      'webpack/lib/config/defaults.js',
      /typeof require\("module"\)\.stripTypeScriptTypes === "function" &&/u,
    ],
    [
      'has no effect if the parser option is off',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!parser\.options\.typescript\) return result;/u,
    ],
    [
      '`module.parser.javascript.typescript` is on for the module',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!parser\.options\.typescript\) return result;/u,
    ],
  ]),
  ...claimsOfPage('plugins/virtual-url-plugin', [
    [
      'gets the loader context and can return a promise',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /\(loaderContext: LoaderContext<LoaderOptions>\) => Promise<string \| Buffer> \| string/u,
    ],
    [
      'The plugin takes two arguments',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /constructor\(modules, schemeOrOptions\) \{/u,
    ],
  ]),
  ...claimsOfPage('plugins/define-plugin', [
    [
      'prints the warning “Conflicting values for …”',
      'webpack/lib/define/DefinePlugin.js',
      /Conflicting values for '/u,
    ],
  ]),
  ...claimsOfPage('plugins/manifest-plugin', [
    [
      'such as compressed copies, are not in it',
      'webpack/lib/output/ManifestPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_SUMMARIZE/u,
    ],
    [
      'such as images, the key is the source path',
      'webpack/lib/output/ManifestPlugin.js',
      /usedName \|\|\s+sourceFilename \|\|/u,
    ],
    [
      "it's the chunk's name or id with the extension",
      'webpack/lib/output/ManifestPlugin.js',
      /if \(chunk\.name\) return chunk\.name;\s+return chunk\.id;/u,
    ],
    [
      'from which only full-length hashes between two dots are removed',
      'webpack/lib/output/ManifestPlugin.js',
      /createHashRegExp\(`\[a-f0-9\]\{\$\{hashDigestLength\},32\}`\)/u,
    ],
    [
      'also names the entries whose files it needs',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(parents\.length > 0\) \{\s+item\.parents = parents;/u,
    ],
    [
      'set this option to `false` to leave out',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(entrypoints\) \{/u,
    ],
    [
      'The name of the manifest, relative to `output.path`',
      'webpack/schemas/plugins/ManifestPlugin.json',
      /"filename": \{[^}]*"absolutePath": false/u,
    ],
    [
      "Placeholders such as `[contenthash]` aren't replaced in the name",
      'webpack/lib/output/ManifestPlugin.js',
      /emitAsset\(\s+this\.options\.filename \|\| DEFAULT_FILENAME,/u,
    ],
    [
      'with `file` and, for copied files, `src`',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(sourceFilename\) \{\s+item\.src = sourceFilename;/u,
    ],
    [
      'returns `true` if the item belongs in the manifest',
      'webpack/lib/output/ManifestPlugin.js',
      /if \(!needKeep\) \{\s+return;/u,
    ],
    [
      "Entries in `entrypoints` aren't filtered",
      'webpack/lib/output/ManifestPlugin.js',
      /manifest\.entrypoints = entrypoints;[\s\S]*this\.options\.filter\(item\)/u,
    ],
    [
      'a hot update takes the place of its entry',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /currentChunk\.files\.add\(filename\);/u,
    ],
    [
      'returns the object to write instead',
      'webpack/lib/output/ManifestPlugin.js',
      /manifest = this\.options\.generate\(manifest\);/u,
    ],
    [
      'or `/` if the public path is `auto`',
      'webpack/lib/output/ManifestPlugin.js',
      /\(publicPath === "auto" \? "\/" : publicPath\)/u,
    ],
    [
      'An empty string has the same effect as leaving the option out',
      'webpack/lib/output/ManifestPlugin.js',
      /\(this\.options\.prefix \|\| DEFAULT_PREFIX\)/u,
    ],
    [
      'JSON with an indent of two spaces',
      'webpack/lib/output/ManifestPlugin.js',
      /JSON\.stringify\(manifest, null, 2\)\);/u,
    ],
    [
      'By default, the prefix is just this placeholder',
      'webpack/lib/output/ManifestPlugin.js',
      /DEFAULT_PREFIX = "\[publicpath\]";/u,
    ],
  ]),
  ...claimsOfPage('plugins/normal-module-replacement-plugin', [
    [
      'The expression is tested twice for each import',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /nmf\.hooks\.beforeResolve\.tap\([\s\S]*nmf\.hooks\.afterResolve\.tap\(/u,
    ],
    [
      'first against the request as written in the source',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /beforeResolve\.tap\(PLUGIN_NAME, \(result\) => \{\s+if \(resourceRegExp\.test\(result\.request\)\)/u,
    ],
    [
      'then against the absolute path that the request resolves to',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /afterResolve\.tap\([\s\S]*resourceRegExp\.test\([^)]*\(createData\.resource\)\)/u,
    ],
    [
      'relative to the folder of the file that was found',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /dirname\(fs, [^)]*\(createData\.resource\)\),\s+newResource/u,
    ],
    [
      'the module keeps the loaders and type of the original file',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /^(?![\s\S]*createData\.(?:loaders|type|parser))/u,
    ],
    [
      'The function gets the same object in both phases',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /newResource\(result\);[\s\S]*newResource\(result\);/u,
    ],
    [
      'The return value is ignored',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /=== "function"\) \{\s+newResource\(result\);\s+\} else/u,
    ],
    [
      '`createData.resource` is `undefined` before resolving',
      'webpack/lib/module/NormalModuleFactory.js',
      /createData: \{\},/u,
    ],
  ]),
  ...claimsOfPage('plugins/profiling-plugin', [
    [
      'together with a CPU profile',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.sendCommand\("Profiler\.start"\)/u,
    ],
    [
      'a deprecation warning about `normalModuleLoader` appears',
      'webpack/lib/Compilation.js',
      /"DEP_WEBPACK_COMPILATION_NORMAL_MODULE_LOADER_HOOK"/u,
    ],
    [
      'In watch mode, the file is never finished',
      'webpack/lib/debug/ProfilingPlugin.js',
      /if \(compiler\.watchMode\) return callback\(\);/u,
    ],
    [
      'Absolute path of the file to write',
      'webpack/schemas/plugins/debug/ProfilingPlugin.json',
      /"outputPath": \{[^}]*"absolutePath": true/u,
    ],
    [
      'Missing folders are created',
      'webpack/lib/debug/ProfilingPlugin.js',
      /mkdirpSync\(fs, dirPath\);/u,
    ],
    [
      'the file is `events.json` in the folder',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.options\.outputPath \|\| "events\.json"/u,
    ],
    [
      'Each build overwrites the file',
      'webpack/lib/debug/ProfilingPlugin.js',
      /fs\.createWriteStream\(outputPath\);/u,
    ],
  ]),
  ...measured(
    'plugins/profiling-plugin',
    'half a megabyte or more even for a project with seven modules',
  ),
  ...measured('plugins/progress-plugin', '10%', '65%', '70%', '95%', '99%'),
  ...measured('plugins/hot-module-replacement-plugin', 'some 40 KiB of runtime before minimizing'),
  ...measured(
    'plugins/split-chunks-plugin',
    '30 kB is above `minSize`',
    'would download 55 kB twice',
  ),
  ...measured('plugins/limit-chunk-count-plugin', '`main.js` 2.6 KiB, five of about 170 bytes'),
  ...measured(
    'plugins/min-chunk-size-plugin',
    'five dynamic imports of 67 bytes, which share a module of 22 bytes',
    '`main.js`, and five files of 170 bytes',
  ),
  ...measured(
    'plugins/module-federation-plugin',
    'is 4.8 KiB with `runtime: false`',
    'Without this setting, the file shrinks to 561 bytes',
  ),
  ...measured(
    'plugins/optimize-plugins',
    'two chunks of 3.1 kB that contain the same module of 3 kB, one file of 3.2 kB remains',
  ),
  ...measured(
    'plugins/split-chunks-plugin',
    'a package of 10 kB or more gets its own chunk',
    'In production, the threshold is 50 kB',
    'a package of 25 kB and a helper of 30 kB in common',
  ),
  ...measured('plugins/ssr-manifest-plugin', "for the example above, that's 60 bytes"),
  ...claimsOfPage('plugins/clean-plugin', [
    ['stay for at least ten seconds', 'webpack/lib/output/CleanPlugin.js', /_10sec = 10 \* 1000;/u],
  ]),
];
