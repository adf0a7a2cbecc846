import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/plugins', [
    [
      'or a function that gets the compiler',
      'webpack/lib/webpack.js',
      /if \(typeof plugin === "function"\) \{\s*[\s\S]{0,60}plugin\)?\.call\(compiler, compiler\)/u,
    ],
    [
      'on other hooks, they throw an error',
      'tapable/lib/SyncHook.js',
      /throw new Error\("tapAsync is not supported on a SyncHook"\)/u,
    ],
    [
      'functions run one after the other, and webpack waits for each',
      'tapable/lib/AsyncSeriesHook.js',
      /return this\.callTapsSeries\(\{/u,
    ],
    [
      'all functions start at once, and the build continues',
      'tapable/lib/AsyncParallelHook.js',
      /this\.callTapsParallel\(\{/u,
    ],
    [
      'the first return value other than `undefined` is the result',
      'tapable/lib/SyncBailHook.js',
      /if\(\$\{result\} !== undefined\) \{\\n\$\{onResult\(/u,
    ],
    [
      'the first argument is a value that each function can replace',
      'tapable/lib/SyncWaterfallHook.js',
      /!== undefined\) \{\\n`;\s*code \+= `[^;]*this\._args\)\[0\]\} = \$\{result\};/u,
    ],
    [
      '`undefined` keeps the value',
      'tapable/lib/SyncWaterfallHook.js',
      /code \+= `if\(\$\{result\} !== undefined\) \{\\n`/u,
    ],
    [
      'the hook starts again from the first function as long as',
      'tapable/lib/HookCodeFactory.js',
      /callTapsLooping/u,
    ],
    [
      'your plugins before nearly all plugins that webpack applies itself',
      'webpack/lib/webpack.js',
      /plugin\.apply\(compiler\);[\s\S]*?new WebpackOptionsApply\(\)\.process\(/u,
    ],
    [
      'a number, 0 by default',
      'tapable/lib/Hook.js',
      /const stage = typeof item\.stage === "number" \? item\.stage : 0/u,
    ],
    [
      'functions with lower numbers come first',
      'tapable/lib/Hook.js',
      /const stage = typeof item\.stage === "number" \? item\.stage : 0;/u,
    ],
    [
      'the name of a plugin, or an array of names',
      'tapable/lib/Hook.js',
      /before = new Set\(\[item\.before\]\);\s*\} else if \(Array\.isArray\(item\.before\)\)/u,
    ],
    [
      'your function runs before the functions of these plugins',
      'tapable/lib/Hook.js',
      /if \(typeof item\.before === "string"\) \{\s*before = new Set/u,
    ],
    [
      'has the stages `STAGE_BASIC`, `STAGE_DEFAULT` and `STAGE_ADVANCED`',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_ADVANCED = 10;\s*[^;]*STAGE_BASIC = -10;\s*[^;]*STAGE_DEFAULT = 0;/u,
    ],
    [
      'returns an object that adds these options to each tap',
      'tapable/lib/Hook.js',
      /tap: \(opt, fn\) => this\.tap\(mergeOptions\(opt\), fn\)/u,
    ],
    [
      "A hook that no plugin has asked for doesn't exist",
      'tapable/lib/HookMap.js',
      /for\(key\) \{[\s\S]*?this\._factory\(key\)/u,
    ],
    [
      'can return another one',
      'tapable/lib/Hook.js',
      /const newOptions = interceptor\.register\(options\);\s*if \(newOptions !== undefined\)/u,
    ],
    [
      'sees every new hook',
      'tapable/lib/HookMap.js',
      /let newHook = this\._factory\(key\);\s*const interceptors = this\._interceptors/u,
    ],
    [
      'so does a function',
      'webpack/lib/webpack.js',
      /typeof plugin === "function"\) \{[\s\S]{0,90}\(plugin\)\.call\(compiler, compiler\);/u,
    ],
    [
      '`undefined`, `0` and an empty string in the array are ignored',
      'webpack/schemas/WebpackOptions.json',
      /"enum": \[false, 0, "", null\],\s+"undefinedAsNull": true/u,
    ],
    ['the object is frozen', 'webpack/lib/Compiler.js', /this\.hooks = Object\.freeze\(\{/u],
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
      'passes a second argument with the compilers that were built',
      'webpack/lib/MultiCompiler.js',
      /done: new SyncHook\(\["stats", "changedCompilers"\]\)/u,
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
    [
      'the way from a request to a module',
      'webpack/lib/module/NormalModuleFactory.js',
      /resolve: new AsyncSeriesBailHook\(\["resolveData"\]\)/u,
    ],
    [
      '`tap` works on every hook',
      'tapable/lib/Hook.js',
      /tap\(options, fn\) \{\s*this\._tap\("sync", options, fn\)/u,
    ],
    [
      '`tapAsync` and `tapPromise` work on hooks whose class begins with `Async`',
      'tapable/lib/SyncHook.js',
      /hook\.tapAsync = TAP_ASYNC;\s*hook\.tapPromise = TAP_PROMISE/u,
    ],
    [
      "webpack doesn't wait for a function passed to `tap`",
      'tapable/lib/HookCodeFactory.js',
      /case "sync":/u,
    ],
    [
      'Without `Bail` or `Waterfall`, your return value is ignored',
      'tapable/lib/SyncHook.js',
      /content\(\{ onError, onDone, rethrowIfPossible \}\) \{\s*return this\.callTapsSeries\(\{/u,
    ],
    [
      'Functions are called in the order in which they were tapped',
      'tapable/lib/Hook.js',
      /if \(xStage > stage\) \{\s*continue;/u,
    ],
    [
      'plugins in the order of the configuration',
      'webpack/lib/webpack.js',
      /for \(const plugin of options\.plugins\)/u,
    ],
    [
      'which gets each function that is tapped and can return another one',
      'tapable/lib/Hook.js',
      /const newOptions = interceptor\.register\(options\)/u,
    ],
    [
      'The object that you pass can have `call` (the hook was called)',
      'tapable/lib/HookCodeFactory.js',
      /if \(interceptor\.call\) \{/u,
    ],
    ['Plain `tap` is the fastest', 'tapable/lib/HookCodeFactory.js', /case "promise":/u],
    [
      'The usual form is a class with `apply`',
      'webpack/lib/webpack.js',
      /plugin\.apply\(compiler\)/u,
    ],
    ['rather than from an import', 'webpack/lib/Compiler.js', /this\.webpack = webpack/u],
    [
      "`compilation.getLogger('MyPlugin')` collects one build's messages for stats",
      'webpack/lib/Compilation.js',
      /logEntries = this\.logging\.get\(name\)/u,
    ],
    [
      'for anything that happens outside builds',
      'webpack/lib/Compiler.js',
      /this\.hooks\.infrastructureLog\.call\(name, type, args\)/u,
    ],
    [
      'calling them needs `callAsync` or `promise`',
      'webpack/lib/module/NormalModule.js',
      /beforeParse: new AsyncSeriesHook\(/u,
    ],
    [
      'In names, `harmony` became `esm`',
      'webpack/lib/index.js',
      /get HarmonyImportDependency\(\) \{/u,
    ],
    [
      'only `tap` works',
      'tapable/lib/SyncHook.js',
      /throw new Error\("tapAsync is not supported on a SyncHook"\)/u,
    ],
    [
      'and `register`, which gets each function that is tapped',
      'tapable/lib/Hook.js',
      /interceptor\.register\(/u,
    ],
    [
      '`tap` (a function is about to be called)',
      'tapable/lib/HookCodeFactory.js',
      /if \(interceptor\.tap\) \{/u,
    ],
  ]),
];
