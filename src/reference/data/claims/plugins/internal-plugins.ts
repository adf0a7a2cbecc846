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
      'Otherwise, chunks are loaded with `require()`',
      'webpack/lib/node/NodeTemplatePlugin.js',
      /asyncChunkLoading\s*\? "async-node"\s*: "require";/u,
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
      'makes chunks that a worker loads with `importScripts()`',
      'webpack/lib/webworker/WebWorkerTemplatePlugin.js',
      /new EnableChunkLoadingPlugin\("import-scripts"\)\.apply\(compiler\);/u,
    ],
    [
      'the ones whose experiment is on',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /case "fetch": \{\s+if \(compiler\.options\.experiments\.syncWebAssembly\) \{/u,
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
      'webpack sets this option for `output.module`',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /new ReadFileCompileWasmPlugin\(\{[^}]*import: compiler\.options\.output\.module/u,
    ],
    [
      'the modules of that process are left out too',
      'webpack/lib/electron/ElectronTargetPlugin.js',
      /externals = \[\.\.\.SHARED_MODULES\];[\s\S]*case "main":\s*externals\.push\(\.\.\.MAIN_MODULES\);/u,
    ],
    [
      '`bun` and requests that begin with `bun:`',
      'webpack/lib/bun/BunTargetPlugin.js',
      /BUN_BUILTINS = \/\^bun\(\?::\|\$\)\/;/u,
    ],
    [
      'begin with `npm:`, `jsr:`, `http:` or `https:`',
      'webpack/lib/deno/DenoTargetPlugin.js',
      /DENO_PROTOCOLS = \/\^\(\?:npm\|jsr\|https\?\):\/;/u,
    ],
    [
      '`webpack.JavascriptModulesPlugin` is a deprecated name for it',
      'webpack/lib/index.js',
      /get JavascriptModulesPlugin\(\) \{\s+return util\.deprecate\(/u,
    ],
    [
      "the file is written even if its URL isn't used",
      'webpack/lib/config/WebpackOptionsApply.js',
      /AssetModulesPlugin\(\{\s*sideEffectFree: options\.experiments\.futureDefaults/u,
    ],
    [
      'calls of the form `require(name, true)`, which Browserify writes',
      'webpack/lib/javascript/CompatibilityPlugin.js',
      /if \(expr\.arguments\.length !== 2\) return;[\s\S]*if \(second\.asBool\(\) !== true\) return;/u,
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
      '`amd: false` removes this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.amd !== false\) \{[\s\S]{0,200}new AMDPlugin\(/u,
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
      "only entry modules, so other modules can't",
      'webpack/lib/dll/LibManifestPlugin.js',
      /this\.options\.entryOnly &&\s*!someInIterable\(/u,
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
  ]),
];
