import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/internal-plugins', [
    [
      'A few old paths, such as `webpack/lib/EntryPlugin`, still work',
      'webpack/lib/EntryPlugin.js',
      /module\.exports = require\("\.\/entry\/EntryPlugin"\);/u,
    ],
    [
      '`webpack()` applies it before your plugins',
      'webpack/lib/webpack.js',
      /new NodeEnvironmentPlugin\([\s\S]*for \(const plugin of options\.plugins\)/u,
    ],
    [
      'before each run, when watching ends and on `close`',
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /hooks\.shutdown\.tap\([\s\S]*hooks\.watchClose\.tap\([\s\S]*hooks\.beforeRun\.tap\([\s\S]*\.purge\(\);/u,
    ],
    [
      'The memory is freed when the compiler is closed',
      'webpack/lib/cache/MemoryCachePlugin.js',
      /hooks\.shutdown\.tap\([^(]*\(\) => \{\s*cache\.clear\(\);/u,
    ],
    [
      'keeps results, such as built modules, in memory',
      'webpack/lib/cache/MemoryCachePlugin.js',
      /const cache = new Map\(\);/u,
    ],
    [
      'a variant that drops unused entries',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(Number\.isFinite\(cacheOptions\.maxGenerations\)\) \{/u,
    ],
    [
      'ids that are numbered in the order of use stay',
      'webpack/lib/ids/RecordIdsPlugin.js',
      /compilation\.hooks\.reviveModules\.tap\(/u,
    ],
    [
      'Writes ids of modules and chunks to the records',
      'webpack/lib/ids/RecordIdsPlugin.js',
      /compilation\.hooks\.recordModules\.tap\(/u,
    ],
    [
      'It sets the format `array-push` and the loading type `jsonp`',
      'webpack/lib/web/JsonpTemplatePlugin.js',
      /chunkLoading = "jsonp";\s*new ArrayPushCallbackChunkFormatPlugin\(\)/u,
    ],
    [
      'which are the defaults for browsers unless the output is a module',
      'webpack/lib/config/defaults.js',
      /case "array-push":\s+if \(tp\.document\) return "jsonp";/u,
    ],
    [
      "plugin's own static method `getCompilationHooks` is deprecated",
      'webpack/lib/web/JsonpTemplatePlugin.js',
      /@deprecated use JsonpChunkLoadingRuntimeModule\.getCompilationHooks instead/u,
    ],
    [
      'makes chunks that are loaded with `<script>` elements',
      'webpack/lib/web/JsonpTemplatePlugin.js',
      /options\.output\.chunkLoading = "jsonp";/u,
    ],
    [
      'makes CommonJS chunks for Node.js',
      'webpack/lib/node/NodeTemplatePlugin.js',
      /new CommonJsChunkFormatPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'Otherwise, chunks are loaded with `require()`',
      'webpack/lib/node/NodeTemplatePlugin.js',
      /asyncChunkLoading\s*\? "async-node"\s*: "require";/u,
    ],
    [
      'reads chunks with `fs.readFile` and runs them',
      'webpack/lib/node/ReadFileChunkLoadingRuntimeModule.js',
      /renderNodePrefixForCoreModule\("vm"\)\}\)\.runInThisContext\(/u,
    ],
    [
      'The arguments are the name, the type, `true` to name',
      'webpack/lib/library/LibraryTemplatePlugin.js',
      /constructor\(name, target, umdNamedDefine, auxiliaryComment, exportProperty\)/u,
    ],
    [
      'The plugin is deprecated: webpack prints a warning',
      'webpack/lib/index.js',
      /"webpack\.LibraryTemplatePlugin is deprecated/u,
    ],
    [
      'AMD loaders, if the third argument is `true`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /names\.amd && namedDefine === true/u,
    ],
    [
      'Name of the export of a library of type `umd`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /\(names\.commonjs \|\| names\.root\)/u,
    ],
    [
      'makes chunks that a worker loads with `importScripts()`',
      'webpack/lib/webworker/WebWorkerTemplatePlugin.js',
      /new EnableChunkLoadingPlugin\("import-scripts"\)\.apply\(compiler\);/u,
    ],
    [
      "`devtool: 'eval'` creates the plugin",
      'webpack/lib/config/WebpackOptionsApply.js',
      /const EvalDevToolModulePlugin = require\(/u,
    ],
    [
      'With `devtool`, webpack passes `output.devtoolNamespace`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new EvalDevToolModulePlugin\(\{[^}]*namespace: options\.output\.devtoolNamespace/u,
    ],
    [
      'Comment at the end of each module, with `[url]`',
      'webpack/lib/devtool/EvalDevToolModulePlugin.js',
      /options\.sourceUrlComment \|\| "\\n\/\/# sourceURL=\[url\]";/u,
    ],
    [
      'webpack creates one for each value in the lists',
      'webpack/lib/config/WebpackOptionsApply.js',
      /for \(const type of enabledChunkLoadingTypes\) \{/u,
    ],
    [
      '`jsonp`, `import-scripts`, `require`, `async-node` or `import`',
      'webpack/lib/javascript/EnableChunkLoadingPlugin.js',
      /case "import-scripts": \{/u,
    ],
    [
      'the ones whose experiment is on',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /case "fetch": \{\s+if \(compiler\.options\.experiments\.syncWebAssembly\) \{/u,
    ],
    [
      '`fetch`, `async-node` or `universal`',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /case "universal": \{/u,
    ],
    [
      'a function that is called when the type is enabled',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /typeof options\.additionalApply === "function"\) \{\s*options\.additionalApply\(\);/u,
    ],
    [
      'The loading type `fetch` creates this plugin',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /case "fetch": \{[\s\S]*new FetchCompileAsyncWasmPlugin\(\)[\s\S]*case "async-node": \{/u,
    ],
    [
      'Loads WebAssembly modules with `fetch()` and compiles them',
      'webpack/lib/web/FetchCompileAsyncWasmPlugin.js',
      /supportsStreaming: true/u,
    ],
    [
      'webpack sets the options of these plugins from the configuration',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /mangleImports: compiler\.options\.optimization\.mangleWasmImports/u,
    ],
    [
      'webpack sets this option for `output.module`',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /new ReadFileCompileWasmPlugin\(\{[^}]*import: compiler\.options\.output\.module/u,
    ],
    [
      '`true` loads Node.js built-in modules with `import()` instead',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /import:\s*compiler\.options\.output\.module/u,
    ],
    [
      'Each plugin passes these modules to ExternalsPlugin',
      'webpack/lib/electron/ElectronTargetPlugin.js',
      /new ExternalsPlugin\(this\._externalType, externals\)\.apply\(compiler\);/u,
    ],
    [
      'the modules of that process are left out too',
      'webpack/lib/electron/ElectronTargetPlugin.js',
      /externals = \[\.\.\.SHARED_MODULES\];[\s\S]*case "main":\s*externals\.push\(\.\.\.MAIN_MODULES\);/u,
    ],
    [
      'only modules that all processes share are left out',
      'webpack/lib/electron/ElectronTargetPlugin.js',
      /externals = \[\.\.\.SHARED_MODULES\];\s*switch \(this\._context\) \{\s*case "main":/u,
    ],
    [
      '`bun` and requests that begin with `bun:`',
      'webpack/lib/bun/BunTargetPlugin.js',
      /BUN_BUILTINS = \/\^bun\(\?::\|\$\)\/;/u,
    ],
    [
      'Node.js modules are requested with `node:` in front',
      'webpack/lib/bun/BunTargetPlugin.js',
      /if \(coreModules\.has\(request\)\) return callback\(null, `node:\$\{request\}`\);/u,
    ],
    [
      'begin with `npm:`, `jsr:`, `http:` or `https:`',
      'webpack/lib/deno/DenoTargetPlugin.js',
      /DENO_PROTOCOLS = \/\^\(\?:npm\|jsr\|https\?\):\/;/u,
    ],
    [
      'the only form that Deno supports',
      'webpack/lib/deno/DenoTargetPlugin.js',
      /if \(coreModules\.has\(request\)\) return callback\(null, `node:\$\{request\}`\);/u,
    ],
    [
      '`webpack.JavascriptModulesPlugin` is a deprecated name for it',
      'webpack/lib/index.js',
      /get JavascriptModulesPlugin\(\) \{\s+return util\.deprecate\(/u,
    ],
    [
      'Parses JavaScript and writes chunks',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new JavascriptModulesPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'Reads JSON modules and, in production, leaves out',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new JsonModulesPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      '`experiments.asyncWebAssembly` creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.asyncWebAssembly\) \{\s*const AsyncWebAssemblyModulesPlugin/u,
    ],
    [
      "the file is written even if its URL isn't used",
      'webpack/lib/config/WebpackOptionsApply.js',
      /AssetModulesPlugin\(\{\s*sideEffectFree: options\.experiments\.futureDefaults/u,
    ],
    [
      '`experiments.futureDefaults` sets this option',
      'webpack/lib/config/WebpackOptionsApply.js',
      /sideEffectFree: options\.experiments\.futureDefaults/u,
    ],
    [
      '`true` drops an import such as',
      'webpack/lib/asset/AssetModule.js',
      /if \(sideEffectFree\) \{\s*this\.factoryMeta = \{ sideEffectFree: true \};/u,
    ],
    [
      'The value of `optimization.mangleWasmImports`, which webpack passes on',
      'webpack/lib/config/WebpackOptionsApply.js',
      /AsyncWebAssemblyModulesPlugin\(\{\s*mangleImports: options\.optimization\.mangleWasmImports/u,
    ],
    [
      "they're always active, and `module.parser.javascript` turns parts",
      'webpack/lib/config/WebpackOptionsApply.js',
      /new CommonJsPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      "Replaces webpack's variables, such as `__webpack_public_path__`",
      'webpack/lib/config/WebpackOptionsApply.js',
      /new APIPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'with their runtime equivalents',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new APIPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'calls of the form `require(name, true)`, which Browserify writes',
      'webpack/lib/javascript/CompatibilityPlugin.js',
      /if \(expr\.arguments\.length !== 2\) return;[\s\S]*if \(second\.asBool\(\) !== true\) return;/u,
    ],
    [
      'Keeps webpack from colliding with code that has already',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new CompatibilityPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'a local `__webpack_require__` or `__webpack_exports__` is renamed',
      'webpack/lib/javascript/CompatibilityPlugin.js',
      /\(declarator\.id\.name === RuntimeGlobals\.exports \|\|\s*declarator\.id\.name === RuntimeGlobals\.require\)/u,
    ],
    [
      'and a hashbang line becomes a comment',
      'webpack/lib/javascript/CompatibilityPlugin.js',
      /!== "#!"\) return;[\s\S]{0,80}?new ConstDependency\("\/\/", 0\)/u,
    ],
    [
      'in `if`, `?:`, `&&`, `||` and `??`',
      'webpack/lib/javascript/ConstPlugin.js',
      /statementIf\.tap[\s\S]*expressionConditionalOperator[\s\S]*"&&" \|\|\s*\S+ === "\|\|"[\s\S]*"\?\?"/u,
    ],
    [
      'ConstPlugin also replaces `__resourceQuery` and `__resourceFragment`',
      'webpack/lib/javascript/ConstPlugin.js',
      /for\("__resourceQuery"\)[\s\S]*for\("__resourceFragment"\)/u,
    ],
    [
      'Modules that only this branch imports are never built',
      'webpack/lib/javascript/ConstPlugin.js',
      /parser\.hooks\.statementIf\.tap\(/u,
    ],
    [
      'as set by the `node` option',
      'webpack/lib/config/WebpackOptionsApply.js',
      /global: options\.node \? options\.node\.global : false,/u,
    ],
    [
      '`require.config()` and `requirejs.config()` become `undefined`',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /for\("requirejs\.config"\)\s*\.tap\(PLUGIN_NAME, toConstantDependency\(parser, "undefined"\)\)/u,
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
      '`amd: false` removes the plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.amd !== false\) \{\s*const AMDPlugin/u,
    ],
    [
      '`node.NodeSourcePlugin` does nothing',
      'webpack/lib/node/NodeSourcePlugin.js',
      /apply\(compiler\) \{\s*\}/u,
    ],
    [
      "for `require()`, it's always `node-commonjs`",
      'webpack/lib/node/NodeTargetPlugin.js',
      /dependency\.category === "commonjs"\) \{\s+return "node-commonjs";/u,
    ],
    [
      'the type of the externals is the plugin',
      'webpack/lib/node/NodeTargetPlugin.js',
      /constructor\(type = "node-commonjs"\) \{/u,
    ],
    [
      '`externalsPresets.node` creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.externalsPresets\.node\) \{\s*const NodeTargetPlugin/u,
    ],
    [
      'Its static list `builtins` is useful',
      'webpack/lib/node/NodeTargetPlugin.js',
      /NodeTargetPlugin\.builtins = builtins;/u,
    ],
    [
      '`amd: false` removes this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.amd !== false\) \{[\s\S]{0,200}new AMDPlugin\(/u,
    ],
    [
      'Understands modules that use `define()` and',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new AMDPlugin\(options\.amd \|\| \{\}\)\.apply\(compiler\);/u,
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
      'through `optimization.nodeEnv`, and another for `dotenv`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.optimization\.nodeEnv\) \{\s*const DefinePlugin/u,
    ],
    [
      'in each chunk that a page starts with',
      'webpack/lib/dll/LibManifestPlugin.js',
      /if \(!chunk\.canBeInitial\(\)\) \{\s*callback\(\);\s*return;/u,
    ],
    [
      'DllPlugin passes its options to this plugin',
      'webpack/lib/dll/DllPlugin.js',
      /new LibManifestPlugin\(\{ \.\.\.this\.options, entryOnly \}\)/u,
    ],
    [
      'the build fails with “each chunk must have',
      'webpack/lib/dll/LibManifestPlugin.js',
      /new Error\("each chunk must have a unique path"\)/u,
    ],
    [
      'If there are several manifests, the path needs',
      'webpack/lib/dll/LibManifestPlugin.js',
      /if \(usedPaths\.has\(targetPath\)\) \{/u,
    ],
    [
      'It can contain the placeholders of file names',
      'webpack/lib/dll/LibManifestPlugin.js',
      /compilation\.getPath\(this\.options\.name, \{/u,
    ],
    [
      'The type is recorded in the manifest',
      'webpack/lib/dll/LibManifestPlugin.js',
      /type: this\.options\.type,/u,
    ],
    [
      "only entry modules, so other modules can't",
      'webpack/lib/dll/LibManifestPlugin.js',
      /this\.options\.entryOnly &&\s*!someInIterable\(/u,
    ],
    [
      '`true` writes the JSON with line breaks and indentation',
      'webpack/lib/dll/LibManifestPlugin.js',
      /\? JSON\.stringify\(manifest, null, 2\)/u,
    ],
    [
      'DllReferencePlugin does the same and also reads',
      'webpack/lib/dll/DllReferencePlugin.js',
      /new DelegatedModuleFactoryPlugin\(\{/u,
    ],
    [
      'such as `dll-reference vendor_lib`',
      'webpack/lib/dll/DllReferencePlugin.js',
      /const source = `dll-reference \$\{name\}`;/u,
    ],
    [
      '`require` calls the DLL with the id',
      'webpack/lib/dll/DelegatedModule.js',
      /case "require":\s*str \+= `\(\$\{JSON\.stringify\(this\.request\)\}\)`/u,
    ],
    [
      'reads the property whose name is the id',
      'webpack/lib/dll/DelegatedModule.js',
      /case "object":\s*str \+= `\[\$\{JSON\.stringify\(this\.request\)\}\]`/u,
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
    [
      "if there's a `scope`",
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /if \(scope\) \{[\s\S]*\(this\.options\.extensions\);[\s\S]*\} else \{/u,
    ],
    [
      'The plugin passes `compiler.root` itself',
      'webpack/lib/dll/DllReferencePlugin.js',
      /associatedObjectForCache: compiler\.root/u,
    ],
    [
      '`optimization.mergeDuplicateChunks` creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.optimization\.mergeDuplicateChunks\) \{\s*const MergeDuplicateChunksPlugin/u,
    ],
    [
      '`optimization.removeEmptyChunks` creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.optimization\.removeEmptyChunks\) \{\s*const RemoveEmptyChunksPlugin/u,
    ],
    [
      'Removes empty chunks, which remain when their modules',
      'webpack/lib/optimize/RemoveEmptyChunksPlugin.js',
      /chunkGraph\.getNumberOfChunkModules\(chunk\) === 0/u,
    ],
    [
      '`optimization.concatenateModules` creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.optimization\.concatenateModules\) \{\s*const ModuleConcatenationPlugin/u,
    ],
    [
      '`optimization.flagIncludedChunks` creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.optimization\.flagIncludedChunks\) \{\s*const FlagIncludedChunksPlugin/u,
    ],
    [
      'Records which chunks are contained in others',
      'webpack/lib/optimize/FlagIncludedChunksPlugin.js',
      /\(chunkB\.ids\)\.push\([^;]*\(chunkA\.id\)\);/u,
    ],
    [
      "so the runtime doesn't load a chunk whose modules",
      'webpack/lib/optimize/FlagIncludedChunksPlugin.js',
      /if \(!chunkGraph\.isModuleInChunk\(m, chunkB\)\) continue loopB;/u,
    ],
    [
      '`optimization.realContentHash` creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.optimization\.realContentHash \|\| options\.output\.module\) \{/u,
    ],
    [
      'Computes content hashes from finished files',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
    ],
  ]),
];
