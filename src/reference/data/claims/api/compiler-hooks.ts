import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/compiler-hooks', [
    [
      'readRecords before the first one, then watchRun',
      'webpack/lib/watch/Watching.js',
      /this\._needRecords = false;\s*run\(\);[\s\S]{0,160}this\.compiler\.hooks\.watchRun\.callAsync/u,
    ],
    [
      'is called before every build, including the first',
      'webpack/lib/watch/Watching.js',
      /hooks\.watchRun\.callAsync\([\s\S]*?this\.compiler\.compile\(onCompiled\);/u,
    ],
    [
      'Plugins are applied before the first hook',
      'webpack/lib/webpack.js',
      /plugin\.apply\(compiler\);[\s\S]*?applyWebpackOptionsDefaults\([\s\S]*?compiler\.hooks\.validate\.call\(\)/u,
    ],
    [
      'Both are `undefined` in the first build',
      'webpack/lib/Compiler.js',
      /this\.modifiedFiles = undefined/u,
    ],
    [
      'except those on `thisCompilation`, `compile`, `make`, `emit`, `afterEmit`, `done` and `invalid`',
      'webpack/lib/Compiler.js',
      /"make",\s*"compile",\s*"emit",\s*"afterEmit",\s*"invalid",\s*"done",\s*"thisCompilation"\s*\]\.includes\(name\)/u,
    ],
    [
      "so the hooks for running, writing and finishing aren't called",
      'webpack/lib/Compiler.js',
      /runAsChild\(callback\) \{[\s\S]{0,1600}this\.compile\(\(err, _?compilation\) =>/u,
    ],
    [
      'Runs first, unless the `validate` option is `false`',
      'webpack/lib/webpack.js',
      /if \(options\.validate\) \{\s*compiler\.hooks\.validate\.call\(\);\s*\}\s*compiler\.hooks\.environment\.call/u,
    ],
    [
      '`compiler.validate` are available from webpack 5.106',
      'webpack/lib/Compiler.js',
      /@since 5\.106\.0\s+\*\/\s+validate: new SyncHook/u,
    ],
    [
      'all options have their defaults, but the built-in plugins',
      'webpack/lib/webpack.js',
      /applyWebpackOptionsDefaults\([\s\S]*?hooks\.environment\.call\(\);[\s\S]*?new WebpackOptionsApply\(\)\.process/u,
    ],
    [
      "aren't in place yet, apart from the progress display",
      'webpack/lib/webpack.js',
      /applyDefaultProgressPlugin\(compiler, resolvedOptions,[\s\S]*?hooks\.environment\.call\(\)/u,
    ],
    [
      'do so here, or in `afterEnvironment` at the latest',
      'webpack/lib/webpack.js',
      /compiler\.hooks\.environment\.call\(\);\s*compiler\.hooks\.afterEnvironment\.call\(\);\s*new WebpackOptionsApply\(\)\.process/u,
    ],
    [
      'Runs right after `environment`, so',
      'webpack/lib/webpack.js',
      /hooks\.environment\.call\(\);\s*compiler\.hooks\.afterEnvironment\.call\(\)/u,
    ],
    [
      '`context` is the configured folder and `entry` the normalized value',
      'webpack/lib/config/WebpackOptionsApply.js',
      /hooks\.entryOption\.call\(\s*options\.context,\s*options\.entry\s*\)/u,
    ],
    [
      "If your function returns anything, later plugins aren't asked",
      'webpack/lib/Compiler.js',
      /entryOption: new SyncBailHook\(\["context", "entry"\]\)/u,
    ],
    [
      "All of webpack's own plugins are now applied",
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.hooks\.afterPlugins\.call\(compiler\)/u,
    ],
    [
      'ModuleFederationPlugin adds its container and shared modules at this point',
      'webpack/lib/container/ModuleFederationPlugin.js',
      /compiler\.hooks\.afterPlugins\.tap\([\s\S]*?new SharePlugin\(/u,
    ],
    [
      'The compiler is complete, and `webpack()` is about to return it',
      'webpack/lib/webpack.js',
      /compiler\.hooks\.initialize\.call\(\);\s*return compiler;/u,
    ],
    [
      'uses this hook to clear what it has cached about the file system',
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /hooks\.beforeRun\.tap\([\s\S]*?inputFileSystem\.purge\(\)/u,
    ],
    [
      'after this hook, webpack reads the records and begins to compile',
      'webpack/lib/Compiler.js',
      /hooks\.run\.callAsync\([^{]*\{[^{}]*this\.readRecords\([^{]*\{[^{}]*this\.compile\(onCompiled\)/u,
    ],
    [
      'The only difference from `beforeRun` is that this hook is called later',
      'webpack/lib/Compiler.js',
      /this\.hooks\.beforeRun\.callAsync\(this, \(err\) => \{\s*if \(err\) return finalCallback\(err\);\s*this\.hooks\.run\.callAsync/u,
    ],
    [
      'if there is one, while your function runs',
      'webpack/lib/Compiler.js',
      /\(cb\) => this\.hooks\.readRecords\.callAsync\(cb\),\s*this\._readRecords\.bind\(this\)/u,
    ],
    [
      'called for each `compiler.run()`, but only once in watch mode',
      'webpack/lib/watch/Watching.js',
      /if \(this\._needRecords\) \{[\s\S]*?this\._needRecords = false;/u,
    ],
    [
      'If no file is configured, `compiler.records` is an empty object',
      'webpack/lib/Compiler.js',
      /\} else \{\s*this\.records = \{\};\s*this\.hooks\.readRecords\.callAsync\(callback\)/u,
    ],
    [
      "holds the build's two factories",
      'webpack/lib/Compiler.js',
      /const params = \{\s*normalModuleFactory: [^,]*,\s*contextModuleFactory: [^,}]*\}/u,
    ],
    [
      'webpack creates it when your function has finished',
      'webpack/lib/Compiler.js',
      /beforeCompile\.callAsync\(params, \(err\) => \{[\s\S]*?this\.newCompilation\(params\)/u,
    ],
    [
      'whose contents your synchronous hooks need',
      'webpack/lib/Compiler.js',
      /beforeCompile: new AsyncSeriesHook\(\["params"\]\)/u,
    ],
    [
      'The compilation is about to be created with the same `params`',
      'webpack/lib/Compiler.js',
      /this\.hooks\.compile\.call\(params\);\s*const compilation = this\.newCompilation\(params\)/u,
    ],
    [
      'This hook is synchronous and good for resetting state',
      'webpack/lib/Compiler.js',
      /compile: new SyncHook\(\["params"\]\)/u,
    ],
    [
      "so your function is called only for the project's own builds",
      'webpack/lib/Compiler.js',
      /"done",\s*"thisCompilation"\s*\]\.includes\(name\)/u,
    ],
    [
      'and this is the first hook that gets it',
      'webpack/lib/Compiler.js',
      /this\.hooks\.thisCompilation\.call\(compilation, params\);\s*this\.hooks\.compilation\.call/u,
    ],
    [
      'Called right after `thisCompilation` with the same arguments',
      'webpack/lib/Compiler.js',
      /thisCompilation\.call\(compilation, params\);\s*this\.hooks\.compilation\.call\(compilation, params\);/u,
    ],
    [
      'These functions run in parallel, and webpack waits for all',
      'webpack/lib/Compiler.js',
      /make: new AsyncParallelHook\(\["compilation"\]\)/u,
    ],
    [
      'built-in HTML support adds entries with `compilation.addEntry`',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /hooks\.finishMake\.tap[\s\S]*?compilation\.addEntry\(/u,
    ],
    [
      'module federation adds shared modules with `compilation.addInclude`',
      'webpack/lib/sharing/ProvideSharedPlugin.js',
      /hooks\.finishMake\.tap[\s\S]*?compilation\.addInclude\(/u,
    ],
    [
      'Functions run one after the other',
      'webpack/lib/Compiler.js',
      /finishMake: new AsyncSeriesHook\(\["compilation"\]\)/u,
      'finishMake',
    ],
    [
      '`emit`, `afterEmit` and `emitRecords` are skipped, and `done` follows',
      'webpack/lib/Compiler.js',
      /shouldEmit\.call\(compilation\) === false\) \{[^{}]*this\.hooks\.done\.callAsync/u,
    ],
    [
      'Any returned value other than `undefined` is final',
      'webpack/lib/Compiler.js',
      /shouldEmit: new SyncBailHook\(\["compilation"\]\)/u,
    ],
    [
      'This is how `optimization.emitOnErrors: false` keeps',
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /compiler\.hooks\.shouldEmit\.tap\(PLUGIN_NAME, \(compilation\) => \{\s*if \(compilation\.getStats\(\)\.hasErrors\(\)\) return false/u,
    ],
    [
      'The build counts as successful, but no `dist` is created',
      'webpack/lib/Compiler.js',
      /if \(this\.hooks\.shouldEmit\.call\(compilation\) === false\) \{[\s\S]{0,220}this\.hooks\.done\.callAsync/u,
    ],
    [
      "doesn't store the list of build dependencies either",
      'webpack/lib/Compiler.js',
      /done\.callAsync\(stats, \(err\) => \{\s*if \(err\) return finalCallback\(err\);\s*return finalCallback\(null, stats\);/u,
    ],
    [
      'After this hook, the compiler determines the output folder',
      'webpack/lib/Compiler.js',
      /emit\.callAsync\(compilation, \(err\) => \{\s*if \(err\)[^;]*;\s*outputPath = compilation\.getPath\(/u,
    ],
    [
      "The hook isn't called for a file that webpack keeps",
      'webpack/lib/Compiler.js',
      /if \(!differs\) return alreadyWritten\(\);/u,
    ],
    [
      'already on disk with the same content, unless `output.compareBeforeEmit` is off',
      'webpack/lib/Compiler.js',
      /this\.options\.output\.compareBeforeEmit\) \{/u,
    ],
    [
      'the bytes, or the target of a link, as a `Buffer`',
      'webpack/lib/Compiler.js',
      /content: Buffer\.from\(target, "utf8"\),/u,
    ],
    [
      'webpack waits for your function before it reports',
      'webpack/lib/Compiler.js',
      /this\.hooks\.afterEmit\.callAsync\(compilation, \(err\) => \{/u,
    ],
    [
      'An error in your function makes the build fail',
      'webpack/lib/Compiler.js',
      /afterEmit\.callAsync\(compilation, \(err\) => \{\s*if \(err\) return callback\(err\)/u,
    ],
    [
      'called while the records are written, after the assets',
      'webpack/lib/Compiler.js',
      /asyncLib\.parallel\(\s*\[\s*\(cb\) => this\.hooks\.emitRecords\.callAsync\(cb\)/u,
    ],
    [
      "The hook isn't called if `shouldEmit` prevented writing",
      'webpack/lib/Compiler.js',
      /shouldEmit\.call\(compilation\) === false\) \{[\s\S]{0,320}return;\s*\}\s*process\.nextTick/u,
    ],
    [
      'The hook can be asynchronous, and the callback of `run` waits',
      'webpack/lib/Compiler.js',
      /done: new AsyncSeriesHook\(\["stats"\]\)/u,
    ],
    [
      "after each build that wasn't overtaken by another change",
      'webpack/lib/watch/Watching.js',
      /if \(\s*this\.invalid &&\s*!this\.suspended &&/u,
    ],
    [
      'Called after the callback of `run` or the handler',
      'webpack/lib/Compiler.js',
      /callback\(err, stats\);\s*this\.hooks\.afterDone\.call\(/u,
    ],
    [
      'may run later, because it waits for `close`',
      'webpack/lib/webpack.js',
      /compiler\.run\(\(err, stats\) => \{\s*compiler\.close\(\(err2\) => \{\s*callback\(/u,
    ],
    [
      '`stats` is `undefined` if a single build failed with an error',
      'webpack/lib/Compiler.js',
      /const onCompiled = \(err, _compilation\) => \{\s*if \(err\) return finalCallback\(err\);/u,
    ],
    [
      "in watch mode, the hook isn't called after such an error",
      'webpack/lib/watch/Watching.js',
      /this\.compiler\.hooks\.failed\.call\(err\);\s*this\.compiler\.cache\.beginIdle\(\);\s*this\.compiler\.idle = true;\s*this\.handler\(err/u,
    ],
    [
      "In 5.112, webpack drops the compilation's generated code",
      'webpack/lib/Compiler.js',
      /codeGenerationResults\.map\.clear\(\);/u,
    ],
    [
      '`done` has already been called for the previous pass',
      'webpack/lib/Compiler.js',
      /done\.callAsync\(stats, \(err\) => \{(?:(?!done\.callAsync)[\s\S])*this\.hooks\.additionalPass\.callAsync/u,
    ],
    [
      'when your function has finished.',
      'webpack/lib/Compiler.js',
      /additionalPass\.callAsync\(\(err\) => \{\s*if \(err\)[^;]*;\s*this\.compile\(onCompiled\)/u,
      'additionalPass',
    ],
    [
      "The user's callback gets the same `error` as its first argument",
      'webpack/lib/Compiler.js',
      /this\.hooks\.failed\.call\(err\);\s*\}\s*if \(callback !== undefined\) callback\(err, stats\)/u,
    ],
    [
      'called at most once per rebuild, with the first changed file',
      'webpack/lib/watch/Watching.js',
      /if \(!this\._invalidReported\) \{\s*this\._invalidReported = true;[^}]*invalid\.call\(fileName, changeTime\)/u,
    ],
    [
      'For `invalidate()`, the name is `null`',
      'webpack/lib/watch/Watching.js',
      /hooks\.invalid\.call\(null, Date\.now\(\)\)/u,
    ],
    [
      'when `aggregateTimeout` has passed',
      'webpack/lib/node/NodeWatchFileSystem.js',
      /aggregateTimeout: options\.aggregateTimeout/u,
    ],
    [
      'the running build, if there was one, is over',
      'webpack/lib/watch/Watching.js',
      /if \(this\.running\) \{\s*this\.invalid = true;\s*this\._done = finalCallback;/u,
    ],
    [
      'webpack waits, then stores the cache and shuts it down',
      'webpack/lib/Compiler.js',
      /shutdown\.callAsync\(\(err\) => \{[\s\S]*?this\.cache\.shutdown\(callback\)/u,
    ],
    [
      'Without a call to `close()`, there is no `shutdown`',
      'webpack/lib/Compiler.js',
      /\}\s*this\.hooks\.shutdown\.callAsync\(\(err\) => \{/u,
    ],
    [
      'it calls `close()` itself after a single build',
      'webpack/lib/webpack.js',
      /compiler\.run\(\(err, stats\) => \{\s*compiler\.close\(/u,
    ],
    ['webpack-cli 7 also calls this method', 'webpack-cli/package.json', /"version": "7\./u],
    [
      'when a signal stops a process that watches',
      'webpack-cli/lib/webpack-cli.js',
      /for \(const signal of EXIT_SIGNALS\)[\s\S]*?compiler\.close\(/u,
    ],
    [
      'before the message is shown and even if the log level hides it',
      'webpack/lib/Compiler.js',
      /infrastructureLog\.call\(name, type, args\) === undefined &&[^{]*\{\s*this\.infrastructureLogger\(/u,
    ],
    [
      'Return `true` to keep the message off the console',
      'webpack/lib/Compiler.js',
      /this\.hooks\.infrastructureLog\.call\(name, type, args\) === undefined/u,
    ],
    [
      'If a configuration is an array, `webpack()` returns a `MultiCompiler`',
      'webpack/lib/webpack.js',
      /const isMultiCompiler = Array\.isArray\(options\)/u,
    ],
    [
      'All compilers have finished, and `stats` is a `MultiStats`',
      'webpack/lib/MultiCompiler.js',
      /changedCompilers\.clear\(\);\s*this\.hooks\.done\.call\([^(]*new MultiStats/u,
    ],
    [
      'lists the compilers that have actually run a build',
      'webpack/lib/MultiCompiler.js',
      /filter\(\(c\) => changedCompilers\.has\(c\)\);\s*changedCompilers\.clear\(\)/u,
    ],
    [
      "The hook is synchronous: webpack doesn't wait for promises",
      'webpack/lib/MultiCompiler.js',
      /done: new SyncHook\(\["stats", "changedCompilers"\]\)/u,
    ],
    [
      "This is a separate hook and doesn't tap the `watchClose`",
      'webpack/lib/MultiCompiler.js',
      /watchClose: new SyncHook\(\[\]\)/u,
    ],
    [
      '`file` is the name of the asset, and',
      'webpack/lib/Compiler.js',
      /assetEmitted\.callAsync\(\s*file,\s*\{/u,
    ],
    [
      'stay there for all its builds',
      'webpack/lib/Compiler.js',
      /this\.hooks\.thisCompilation\.call\(compilation, params\);\s*this\.hooks\.compilation\.call\(compilation, params\)/u,
    ],
    [
      'have been connected to `compiler.resolverFactory`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /resolverFactory\.hooks\.resolveOptions[\s\S]*hooks\.afterResolvers\.call\(compiler\)/u,
    ],
    [
      'A plugin gets the `Compiler` in its `apply` method',
      'webpack/lib/webpack.js',
      /plugin\.apply\(compiler\)/u,
    ],
    [
      'read `compiler.options` in `environment` or later',
      'webpack/lib/webpack.js',
      /plugin\.apply\(compiler\)[\s\S]*applyWebpackOptionsDefaults\([\s\S]*hooks\.environment\.call\(\)/u,
    ],
    [
      '`compiler.watchMode` is `true` if the compiler is watching',
      'webpack/lib/Compiler.js',
      /watch\(watchOptions, handler\) \{[\s\S]{0,200}this\.watchMode = true;/u,
    ],
    [
      'From `watchRun` on, `compiler.modifiedFiles` and `compiler.removedFiles` are sets',
      'webpack/lib/watch/Watching.js',
      /this\.compiler\.modifiedFiles =[\s\S]*hooks\.watchRun\.callAsync/u,
    ],
    [
      'in the constructor, so users can turn validation off',
      'webpack/lib/Compiler.js',
      /if \(this\.options\.validate === false\) \{\s*return;/u,
    ],
    [
      'webpack has set them up, and nothing has read',
      'webpack/lib/webpack.js',
      /NodeEnvironmentPlugin\([\s\S]*hooks\.environment\.call\(\);\s*compiler\.hooks\.afterEnvironment\.call\(\)/u,
    ],
    [
      'been called, and a single build is about to start',
      'webpack/lib/Compiler.js',
      /beforeRun\.callAsync\(this, \(err\) => \{[\s\S]{0,80}this\.hooks\.run\.callAsync\(this/u,
    ],
    [
      'A build in watch mode is about to start',
      'webpack/lib/watch/Watching.js',
      /hooks\.watchRun\.callAsync\(this\.compiler/u,
    ],
    [
      'The factory for ordinary modules has been created',
      'webpack/lib/Compiler.js',
      /this\.hooks\.normalModuleFactory\.call\(normalModuleFactory\);\s*return normalModuleFactory;/u,
    ],
    [
      'where your function gets the factory as a parameter',
      'webpack/lib/Compiler.js',
      /normalModuleFactory: this\.createNormalModuleFactory\(\)/u,
    ],
    [
      'The factory for modules that represent many files',
      'webpack/lib/Compiler.js',
      /this\.hooks\.contextModuleFactory\.call\(contextModuleFactory\)/u,
    ],
    [
      'Properties that you add to `params` reach every function',
      'webpack/lib/Compiler.js',
      /beforeCompile\.callAsync\(params,[\s\S]{0,100}this\.hooks\.compile\.call\(params\);[\s\S]{0,150}newCompilation\(params\)/u,
    ],
    [
      'The compilation has been created, and this is the first',
      'webpack/lib/Compiler.js',
      /this\.hooks\.thisCompilation\.call\(compilation, params\);\s*this\.hooks\.compilation\.call/u,
    ],
    [
      "`processAssets` runs earlier and doesn't need the disk",
      'webpack/lib/Compiler.js',
      /compilation\.seal\(\(err\)[\s\S]{0,300}hooks\.afterCompile\.callAsync/u,
    ],
    [
      'The build is over, with or without errors in modules',
      'webpack/lib/Compiler.js',
      /this\.hooks\.done\.callAsync\(stats, \(err\)/u,
    ],
    [
      'Taps the `run` hook of every compiler',
      'webpack/lib/MultiCompiler.js',
      /run: new MultiHook\(compilers\.map\(\(c\) => c\.hooks\.run\)\)/u,
    ],
    [
      'Taps the `watchRun` hook of every compiler',
      'webpack/lib/MultiCompiler.js',
      /watchRun: new MultiHook\(compilers\.map\(\(c\) => c\.hooks\.watchRun\)\)/u,
    ],
    [
      'Taps the `invalid` hook of every compiler',
      'webpack/lib/MultiCompiler.js',
      /invalid: new MultiHook\(compilers\.map\(\(c\) => c\.hooks\.invalid\)\)/u,
    ],
    [
      'Taps the `shutdown` hook of every compiler',
      'webpack/lib/MultiCompiler.js',
      /shutdown: new MultiHook\(compilers\.map\(\(c\) => c\.hooks\.shutdown\)\)/u,
    ],
    [
      'Taps the `infrastructureLog` hook of every compiler',
      'webpack/lib/MultiCompiler.js',
      /compilers\.map\(\(c\) => c\.hooks\.infrastructureLog\)/u,
    ],
    [
      "Returning `true` hides that compiler's message",
      'webpack/lib/Compiler.js',
      /hooks\.infrastructureLog\.call\(name, type, args\) === undefined/u,
    ],
    [
      'a file has changed or `watching.invalidate()` has been called',
      'webpack/lib/watch/Watching.js',
      /hooks\.invalid\.call\(fileName, changeTime\)[\s\S]*hooks\.invalid\.call\(null, Date\.now\(\)\)/u,
    ],
    [
      'Asks which plugin handles `entry`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /hooks\.entryOption\.call\(options\.context, options\.entry\)/u,
    ],
    [
      'which has a stage for each purpose',
      'webpack/lib/Compilation.js',
      /PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE = \d+/u,
    ],
    [
      "`origin` is the logger's name, `type` its level",
      'webpack/lib/Compiler.js',
      /infrastructureLog: new SyncBailHook\(\["origin", "type", "args"\]\)/u,
    ],
    [
      '`compiler.close()` has been called',
      'webpack/lib/Compiler.js',
      /close\(callback\) \{[\s\S]{0,200}this\.hooks\.shutdown\.callAsync/u,
    ],
    [
      'for a MultiCompiler in a `plugins` property of the array',
      'webpack/lib/webpack.js',
      /if \(Array\.isArray\(options\.plugins\)\) \{\s+for \(const plugin of options\.plugins\)/u,
    ],
    [
      'a plugin that has to tap after the built-in ones',
      'webpack/lib/config/WebpackOptionsApply.js',
      /\.apply\(compiler\);[\s\S]*compiler\.hooks\.afterPlugins\.call\(compiler\)/u,
    ],
    [
      'or in `compilation`, where your function gets the factory',
      'webpack/lib/Compiler.js',
      /this\.hooks\.compilation\.call\(compilation, params\)/u,
    ],
  ]),
];
