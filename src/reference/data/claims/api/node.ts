import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/node', [
    ['which returns the same function', 'webpack/package.json', /"main": "lib\/index\.js"/u],
    [
      'webpack builds at once, closes the compiler, and then calls back',
      'webpack/lib/webpack.js',
      /compiler\.run\(\(err, stats\) => \{\s+compiler\.close\(\(err2\) => \{\s+callback\(/u,
    ],
    [
      'If the configuration is invalid, the callback gets that error, too',
      'webpack/lib/webpack.js',
      /process\.nextTick\(\(\) => callback\(/u,
    ],
    [
      'the same with `watch: true` in `options`',
      'webpack/lib/webpack.js',
      /watch = webpackOptions\.watch;/u,
    ],
    [
      'calls back after each build.',
      'webpack/lib/webpack.js',
      /if \(watch\) \{\s+compiler\.watch\(watchOptions, callback\);/u,
    ],
    [
      '`true` from `run` until just before its callback is called',
      'webpack/lib/Compiler.js',
      /this\.running = false;\s+if \(err\) \{\s+this\.hooks\.failed\.call\(err\);\s+\}\s+if \(callback !== undefined\)/u,
    ],
    [
      '`true` from `watch` until watching has ended',
      'webpack/lib/Compiler.js',
      /this\.watchMode = true;/u,
    ],
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
      'call back with a `ConcurrentCompilationError`',
      'webpack/lib/Compiler.js',
      /if \(this\.running\) \{\s*callback\(new \(getConcurrentCompilationError/u,
    ],
    [
      'Each instance only supports a single concurrent compilation at a time',
      'webpack/lib/errors/ConcurrentCompilationError.js',
      /Each instance only supports a single concurrent compilation at a time/u,
    ],
    [
      'it stops watching, waits for plugins to finish their work',
      'webpack/lib/Compiler.js',
      /this\.hooks\.shutdown\.callAsync\(\(err\) => \{\s+if \(err\) return callback\(err\);/u,
    ],
    [
      'writes a persistent cache to disk',
      'webpack/lib/Compiler.js',
      /this\.cache\.shutdown\(callback\);/u,
    ],
    [
      'does this for you, except with `watch: true`',
      'webpack/lib/webpack.js',
      /compiler\.run\(\(err, stats\) => \{\s*compiler\.close/u,
    ],
    [
      'without writing files or calling the `done` hook',
      'webpack/lib/Compiler.js',
      /hooks\.afterCompile\.callAsync\(compilation, \(err\) => \{[\s\S]{0,140}return callback\(null, compilation\)/u,
    ],
    [
      'all compiler hooks except `make`, `thisCompilation`, `emit`, `afterEmit`, `done`, `compile` and `invalid`',
      'webpack/lib/Compiler.js',
      /"make",\s+"compile",\s+"emit",\s+"afterEmit",\s+"invalid",\s+"done",\s+"thisCompilation"\s+\]\.includes\(name\)/u,
    ],
    [
      '`run` does this by itself, unless you have replaced the file system',
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /inputFileSystem\.purge\s+\) \{\s+compiler\.fsStartTime = Date\.now\(\);\s+inputFileSystem\.purge\(\);/u,
    ],
    [
      'Runs a child compiler and adds its assets to the parent',
      'webpack/lib/Compiler.js',
      /parentCompilation\.emitAsset\(name, source, info\);/u,
    ],
    [
      'against a schema, unless the configuration sets `validate: false`',
      'webpack/lib/Compiler.js',
      /if \(this\.options\.validate === false\) \{\s+return;/u,
    ],
    [
      'Creates a compilation object without calling any hooks for it',
      'webpack/lib/Compiler.js',
      /createCompilation\(params\) \{\s+this\._cleanupLastCompilation\(\);\s+return \(this\._lastCompilation = new Comp/u,
    ],
    [
      'and calls the `emit` and `afterEmit` hooks',
      'webpack/lib/Compiler.js',
      /this\.hooks\.emit\.callAsync\(compilation, \(err\) => \{/u,
    ],
    [
      'Writes the records of the build, if `recordsOutputPath` is set',
      'webpack/lib/Compiler.js',
      /else if \(this\.recordsOutputPath\) \{\s*this\._emitRecords\(callback\)/u,
    ],
    [
      'calls the `thisCompilation` and `compilation` hooks with it',
      'webpack/lib/Compiler.js',
      /this\.hooks\.thisCompilation\.call\(compilation, params\);\s+this\.hooks\.compilation\.call\(compilation, params\);/u,
    ],
    [
      'once all files have been written and the `done` hooks have run',
      'webpack/lib/Compiler.js',
      /this\.hooks\.done\.callAsync\(stats, \(err\) => \{[\s\S]{0,140}this\.cache\.storeBuildDependencies/u,
    ],
    [
      'The handler is called after each build, unless the result is already outdated',
      'webpack/lib/watch/Watching.js',
      /if \(\s*this\.invalid &&\s+!this\.suspended &&\s+!this\.blocked/u,
    ],
    [
      "the configuration's own `watchOptions` aren't applied automatically",
      'webpack/lib/Compiler.js',
      /this\.watching = new Watching\(this, watchOptions, handler\)/u,
    ],
    [
      'After a fatal error, no file is watched until you call',
      'webpack/lib/watch/Watching.js',
      /this\.startTime = null;\s+if \(err\) return handleError\(err\);/u,
    ],
    [
      'It starts a build, even if nothing has changed in the meantime',
      'webpack/lib/watch/Watching.js',
      /if \(this\.suspended\) \{\s+this\.suspended = false;\s+this\._invalidate\(\);/u,
    ],
    [
      'A build in progress finishes first, but neither the handler',
      'webpack/lib/watch/Watching.js',
      /this\.invalid = true;\s+this\._done = finalCallback;/u,
    ],
    [
      'calling `watching.invalidate()` on a closed object still starts a build',
      'webpack/lib/watch/Watching.js',
      /this\._onChange\(\);\s+this\._invalidate\(\);\s+\}/u,
    ],
    [
      'If watching is suspended, that build waits for `resume`',
      'webpack/lib/watch/Watching.js',
      /if \(this\.suspended \|\| \(this\._isBlocked\(\)/u,
    ],
    [
      'If a build is already running, another one follows it',
      'webpack/lib/watch/Watching.js',
      /if \(this\.running\) \{\s+this\._mergeWithCollected\(changedFiles, removedFiles\);\s+this\.invalid = true;/u,
    ],
    [
      'Returns `true` if the build or one of its child compilers has errors',
      'webpack/lib/stats/Stats.js',
      /children\.some\(\(child\) => child\.getStats\(\)\.hasErrors\(\)\)/u,
    ],
    [
      'Returns `true` if the build or one of its child compilers has warnings',
      'webpack/lib/stats/Stats.js',
      /children\.some\(\(child\) =>\s*child\.getStats\(\)\.hasWarnings\(\)/u,
    ],
    [
      "The configuration's `stats` option isn't applied here",
      'webpack/lib/stats/Stats.js',
      /this\.compilation\.createStatsOptions\(options, \{\s*forToString: true/u,
    ],
    [
      "the array's `plugins`, new in 5.112,",
      'webpack/types.d.ts',
      /plugins applied once to the MultiCompiler/u,
    ],
    [
      'are applied to the MultiCompiler and not to its members',
      'webpack/lib/MultiCompiler.js',
      /\.call\(this, this\);\s+\} else if \(plugin\) \{\s+plugin\.apply\(this\);/u,
    ],
    [
      'if two members have the same one, webpack prints a warning',
      'webpack/lib/MultiCompiler.js',
      /if \(cacheNames\.has\(name\)\) \{\s+addWarning\(/u,
    ],
    [
      'as a `WeakMap` with the compilers as keys',
      'webpack/lib/MultiCompiler.js',
      /this\.dependencies = new WeakMap\(\)/u,
    ],
    [
      'The callback, which is required, runs after',
      'webpack/lib/MultiCompiler.js',
      /\sclose\(callback\) \{[\s\S]*?\(error\) => \{\s+callback\(/u,
    ],
    [
      'Returns a logger by name, from the first member',
      'webpack/lib/MultiCompiler.js',
      /return this\.compilers\[0\]\.getInfrastructureLogger\(name\)/u,
    ],
    [
      'A missing or circular dependency causes an error',
      'webpack/lib/MultiCompiler.js',
      /if \(!this\.validateDependencies\(callback\)\) return;/u,
    ],
    [
      'with shared options or an array of options',
      'webpack/lib/MultiCompiler.js',
      /Array\.isArray\(watchOptions\) \? watchOptions\[idx\] : watchOptions/u,
    ],
    [
      'A fatal error in one member ends watching for all',
      'webpack/lib/MultiCompiler.js',
      /if \(err\) this\.running = false;\s+handler\(err, stats\);/u,
    ],
    [
      'Reading a file system from a MultiCompiler throws an error',
      'webpack/lib/MultiCompiler.js',
      /get outputFileSystem\(\) \{\s+throw new Error\(/u,
    ],
    [
      'If you set one, all members get it',
      'webpack/lib/MultiCompiler.js',
      /for \(const compiler of this\.compilers\) \{\s+compiler\.outputFileSystem = value;/u,
    ],
    [
      'Otherwise, it passes an error to the callback and returns `false`',
      'webpack/lib/MultiCompiler.js',
      /callback\(new Error\(message\)\);\s*return false/u,
    ],
    [
      'In a second `run`, this hook is called after each member',
      'webpack/lib/MultiCompiler.js',
      /if \(doneCompilers === this\.compilers\.length\) \{\s+const changed = /u,
    ],
    [
      'The hook belongs to the MultiCompiler itself and is synchronous',
      'webpack/lib/MultiCompiler.js',
      /\sdone: new SyncHook\(\["stats", "changedCompilers"\]\)/u,
    ],
    [
      '`invalidate` calls the hook, too, with `null` as the name',
      'webpack/lib/watch/Watching.js',
      /this\.compiler\.hooks\.invalid\.call\(null, Date\.now\(\)\)/u,
    ],
    [
      'This hook belongs to the MultiCompiler itself and is synchronous',
      'webpack/lib/MultiCompiler.js',
      /\swatchClose: new SyncHook\(\[\]\)/u,
    ],
    [
      'calls back after watching has ended for the last one',
      'webpack/lib/watch/MultiWatching.js',
      /asyncLib\.each\(\s*this\.watchings,/u,
    ],
    [
      'without one, the MultiCompiler still counts as running',
      'webpack/lib/watch/MultiWatching.js',
      /if \(typeof callback === "function"\) \{\s+this\.compiler\.running = false;/u,
    ],
    [
      'and its `hash` joins their hashes into one string',
      'webpack/lib/stats/MultiStats.js',
      /this\.stats\.map\(\(stat\) => stat\.hash\)\.join\(""\)/u,
    ],
    [
      'the handler gets only the results of members that were built',
      'webpack/lib/MultiCompiler.js',
      /if \(stats\.length > 0\) \{\s*callback\(null, new MultiStats\(stats\)\)/u,
    ],
    [
      'Returns `true` if at least one of the builds has errors',
      'webpack/lib/stats/MultiStats.js',
      /this\.stats\.some\(\(stat\) => stat\.hasErrors\(\)\)/u,
    ],
    [
      'Returns `true` if at least one of the builds has warnings',
      'webpack/lib/stats/MultiStats.js',
      /this\.stats\.some\(\(stat\) => stat\.hasWarnings\(\)\)/u,
    ],
    [
      'each with the name of its build in `compilerPath`',
      'webpack/lib/stats/MultiStats.js',
      /compilerPath: obj\.compilerPath \? `\$\{j\.name\}\.\$\{obj\.compilerPath\}` : j\.name/u,
    ],
    [
      'With an array in `children`, each build gets its own options',
      'webpack/lib/stats/MultiStats.js',
      /Array\.isArray\(childrenOptions\)\s+\? childrenOptions\[idx\]/u,
    ],
    [
      'without a callback, `webpack()` throws errors that occur while',
      'webpack/lib/webpack.js',
      /process\.nextTick\(\(\) => callback\(/u,
    ],
    [
      'An error thrown in a synchronous hook, such as',
      'webpack/lib/Compilation.js',
      /\soptimizeChunks: new SyncBailHook\(/u,
    ],
    [
      'causes a `ValidationError`',
      'schema-utils/dist/ValidationError.js',
      /this\.name = "ValidationError"/u,
      'Error handling',
    ],
    [
      "`readdir`, `unlink` and `rmdir`, as in Node's `fs`",
      'webpack/lib/output/CleanPlugin.js',
      /output file system doesn't support removing directories \(rmdir\)/u,
    ],
    [
      'Unlike a build, it ignores `validate: false`',
      'webpack/lib/index.js',
      /return \(options\) => \{\s+if \(!webpackOptionsSchemaCheck\(options\)\) \{\s+getRealValidate\(\)\(options\);/u,
    ],
    [
      "`RuntimeGlobals.publicPath` is `'__webpack_require__.p'`",
      'webpack/lib/runtime/RuntimeGlobals.js',
      /publicPath = "__webpack_require__\.p"/u,
    ],
    [
      'if the modules are shorter as an array than as an object, otherwise `false`',
      'webpack/lib/template/Template.js',
      /return arrayOverhead < objectOverhead \? \[minId, maxId\] : false/u,
    ],
    [
      'The first index is `0` if the lowest id is small',
      'webpack/lib/template/Template.js',
      /if \(minId < 16 \+ String\(minId\)\.length\) \{[^}]*minId = 0;/u,
    ],
    [
      'Puts a tab before each nonempty line',
      'webpack/lib/template/Template.js',
      /ind = str\[0\] === "\\n" \? "" : "\\t";\s+return ind \+ str\.replace\(LINE_START_REGEX, "\\n\\t"\)/u,
    ],
    [
      'A short identifier for a number, starting at `a`',
      'webpack/lib/template/Template.js',
      /static numberToIdentifier\(n\) \{[^;]*;\s+\}\s+[^;]*String\.fromCharCode\(START_LOWERCASE_ALPHABET_CODE \+ n\)/u,
    ],
    [
      'Puts a string of your choice before each nonempty line',
      'webpack/lib/template/Template.js',
      /str\.replace\(\/\\n\(\[\^\\n\]\)\/g, `\\n\$\{prefix\}\$1`\)/u,
    ],
    [
      '`*/` within the text is made harmless',
      'webpack/lib/template/Template.js',
      /str\.replace\(COMMENT_END_REGEX, "\* \/"\)/u,
    ],
    [
      "matches an object's `test` and `include` but not its `exclude`",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(obj\.exclude && ModuleFilenameHelpers\.matchPart\(str, obj\.exclude\)\) \{\s+return false;/u,
    ],
    [
      'in which one condition has to match',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /return test\.some\(\(test\) => matchPart\(str, test\)\);/u,
    ],
    [
      '`WebpackOptionsValidationError` is its older name',
      'webpack/lib/index.js',
      /get WebpackOptionsValidationError\(\) \{\s*return require\("schema-utils"\)\.ValidationError/u,
    ],
    [
      "webpack's own flags if you pass no schema",
      'webpack/lib/config/cli.js',
      /const getArguments = \(schema = webpackSchema\)/u,
    ],
    [
      'Detects color support from the environment',
      'webpack/lib/util/terminalColors.js',
      /argv\.includes\("--no-color"\)/u,
    ],
    [
      'and returns an array of problems or `null`',
      'webpack/lib/config/cli.js',
      /if \(problems\.length === 0\) return null;/u,
    ],
    [
      '`STAGE_BASIC`, `STAGE_DEFAULT`, `STAGE_ADVANCED`',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_BASIC = -10;\s*[\s\S]{0,40}STAGE_DEFAULT = 0;/u,
    ],
    ['such as `xxhash64`', 'webpack/lib/util/createHash.js', /case "xxhash64":/u],
    [
      'The `webpack` package exports a function',
      'webpack/lib/index.js',
      /const fn = lazyFunction\(\(\) => require\("\.\/webpack"\)\)/u,
    ],
    [
      "a build with errors usually doesn't set the callback's `error`",
      'webpack/lib/Compiler.js',
      /const stats = new Stats\(compilation\);[\s\S]{0,260}return finalCallback\(null, stats\)/u,
    ],
    [
      'or an array of configurations, for which you get a MultiCompiler',
      'webpack/lib/webpack.js',
      /const isMultiCompiler = Array\.isArray\(options\)/u,
    ],
    [
      'You get the compiler, and nothing is built yet',
      'webpack/lib/webpack.js',
      /\} else \{\s*const \{ compiler, watch \} = create\(\)/u,
    ],
    [
      'If the configuration is invalid, the call throws an error',
      'webpack/lib/webpack.js',
      /\} else \{\s*const \{ compiler, watch \} = create\(\)/u,
    ],
    [
      'since it closes the compiler',
      'webpack/lib/webpack.js',
      /compiler\.run\(\(err, stats\) => \{\s*compiler\.close/u,
    ],
    [
      'the configuration with all defaults filled in',
      'webpack/lib/webpack.js',
      /applyWebpackOptionsDefaults\(/u,
    ],
    [
      'the `name` of the configuration, or `undefined`',
      'webpack/lib/Compiler.js',
      /this\.name = undefined/u,
    ],
    [
      'the absolute path from the `context` option',
      'webpack/lib/Compiler.js',
      /this\.context = context/u,
    ],
    [
      'Each build creates a new compilation',
      'webpack/lib/Compiler.js',
      /const compilation = this\.newCompilation\(params\)/u,
    ],
    [
      'Returns a part of the cache under a name of your choice',
      'webpack/lib/Compiler.js',
      /return new CacheFacade\(\s*this\.cache,\s*`\$\{this\.compilerPath\}\$\{name\}`/u,
    ],
    [
      'replace this function or tap the `infrastructureLog` hook',
      'webpack/lib/Compiler.js',
      /this\.hooks\.infrastructureLog\.call\(name, type, args\) ===\s*undefined/u,
    ],
    [
      'Checks if this is a child compiler',
      'webpack/lib/Compiler.js',
      /isChild\(\) \{\s*return Boolean\(this\.parentCompilation\)/u,
    ],
    [
      'A second call before the first build has ended results in an error',
      'webpack/lib/Compiler.js',
      /run\(callback\) \{\s*if \(this\.running\) \{/u,
    ],
    [
      "The callback gets the error, the chunks of the child's entries",
      'webpack/lib/Compiler.js',
      /entries\.push\(\.\.\.ep\.chunks\)/u,
    ],
    [
      "for modules that represent a whole folder, and calls the compiler's hook",
      'webpack/lib/Compiler.js',
      /this\.hooks\.contextModuleFactory\.call\(contextModuleFactory\)/u,
    ],
    [
      "for modules that come from files, and calls the compiler's hook",
      'webpack/lib/Compiler.js',
      /this\.hooks\.normalModuleFactory\.call\(normalModuleFactory\)/u,
    ],
    [
      'The compiler is then idle',
      'webpack/lib/Compiler.js',
      /this\.idle = true;\s*this\.cache\.beginIdle\(\)/u,
    ],
    [
      'A compiler runs one build at a time',
      'webpack/lib/Compiler.js',
      /run\(callback\) \{\s*if \(this\.running\) \{/u,
    ],
    [
      'the callback gets an error named `ConcurrentCompilationError`',
      'webpack/lib/errors/ConcurrentCompilationError.js',
      /this\.name = "ConcurrentCompilationError"/u,
    ],
    [
      'Starts a build even if no file has changed',
      'webpack/lib/watch/Watching.js',
      /invalidate\(callback\) \{[\s\S]{0,300}this\._invalidate\(/u,
    ],
    [
      'Holds back builds while files change',
      'webpack/lib/watch/Watching.js',
      /suspend\(\) \{\s*this\.suspended = true/u,
    ],
    [
      'When the build ended, in milliseconds since 1970',
      'webpack/lib/stats/Stats.js',
      /get endTime\(\) \{\s*return this\.compilation\.endTime/u,
    ],
    [
      'When the build began, in milliseconds since 1970',
      'webpack/lib/stats/Stats.js',
      /get startTime\(\) \{\s*return this\.compilation\.startTime/u,
    ],
    [
      'The hash of the build, which replaces `[fullhash]` in file names',
      'webpack/lib/stats/Stats.js',
      /get hash\(\) \{\s*return this\.compilation\.hash/u,
    ],
    [
      '`options` takes the same values as the `stats` option',
      'webpack/lib/stats/Stats.js',
      /this\.compilation\.createStatsOptions\(options, \{\s*forToString: false/u,
    ],
    [
      'Stops watching and closes all members',
      'webpack/lib/MultiCompiler.js',
      /compiler\.close\(callback\)/u,
    ],
    [
      'Makes all members forget what they have read from disk',
      'webpack/lib/MultiCompiler.js',
      /compiler\.inputFileSystem\.purge\(\)/u,
    ],
    [
      'Builds all members once and calls back with a MultiStats',
      'webpack/lib/MultiCompiler.js',
      /new MultiStats\(/u,
    ],
    [
      'Sets the names of the members that one member depends on',
      'webpack/lib/MultiCompiler.js',
      /setDependencies\(compiler, dependencies\) \{\s*this\.dependencies\.set\(compiler, dependencies\)/u,
    ],
    [
      'The complete options of all members as an array',
      'webpack/lib/MultiCompiler.js',
      /get options\(\) \{\s*return Object\.assign\(\s*this\.compilers\.map\(\(c\) => c\.options\)/u,
    ],
    [
      'The longest path that contains the output folders of all members',
      'webpack/lib/MultiCompiler.js',
      /let commonPath = this\.compilers\[0\]\.outputPath/u,
    ],
    [
      '`true` while the MultiCompiler builds or watches',
      'webpack/lib/MultiCompiler.js',
      /this\.running = true/u,
    ],
    [
      'Called before each member builds in watch mode',
      'webpack/lib/MultiCompiler.js',
      /watchRun: new MultiHook\(/u,
    ],
    [
      'All but two of these hooks forward a tap',
      'webpack/lib/MultiCompiler.js',
      /done: new SyncHook\(\["stats"[\s\S]{0,200}invalid: new MultiHook\(/u,
    ],
    [
      'Called once for each member when that member is closed',
      'webpack/lib/MultiCompiler.js',
      /shutdown: new MultiHook\(/u,
    ],
    [
      'Its `watchings` array has one item for each member',
      'webpack/lib/watch/MultiWatching.js',
      /this\.watchings = watchings/u,
    ],
    [
      "call the methods of the same name on each member's watching object",
      'webpack/lib/watch/MultiWatching.js',
      /suspend\(\) \{\s*for \(const watching of this\.watchings\) \{\s*watching\.suspend\(\)/u,
    ],
    [
      'Builds all members again and calls back when all of them',
      'webpack/lib/watch/MultiWatching.js',
      /asyncLib\.each\(\s*this\.watchings,\s*\(watching, callback\) => watching\.invalidate\(callback\)/u,
    ],
    [
      'Lets all members continue building after they were suspended',
      'webpack/lib/watch/MultiWatching.js',
      /resume\(\) \{\s*for \(const watching of this\.watchings\) \{\s*watching\.resume\(\)/u,
    ],
    [
      'Returns an object whose `children` are the results',
      'webpack/lib/stats/MultiStats.js',
      /obj\.children = this\.stats\.map\(/u,
    ],
    [
      'each under the name of its build if it has one',
      'webpack/lib/stats/MultiStats.js',
      /return name \? `\$\{name\}:\\n\$\{indent\(str, " {2}"\)\}` : str/u,
    ],
    [
      'take the same options as for a single build',
      'webpack/lib/stats/MultiStats.js',
      /return stat\.compilation\.createStatsOptions\(options, context\)/u,
    ],
    [
      "the first error is the callback's first argument instead",
      'webpack/lib/Compilation.js',
      /if \(err && this\.bail\) \{/u,
    ],
    [
      'there is usually no result, and `stats` is `undefined`',
      'webpack/lib/Compiler.js',
      /if \(callback !== undefined\) callback\(err, stats\)/u,
    ],
    [
      'Node.js itself loads the code of loaders',
      'webpack/lib/loaders/loadLoader.js',
      /require\(loader\.path\)/u,
    ],
    [
      '`purge` empties the cache',
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /inputFileSystem\.purge\(\)/u,
    ],
    [
      'Its `watch` method takes files, folders and missing paths',
      'webpack/lib/node/NodeWatchFileSystem.js',
      /watch\(\s*files,\s*directories,\s*missing,/u,
    ],
    [
      'Inside a plugin, take these properties from `compiler.webpack`',
      'webpack/lib/Compiler.js',
      /this\.webpack = webpack/u,
    ],
    ['Returns the configuration you pass', 'webpack/lib/config/defineConfig.js', /=> config/u],
    [
      'distinguishes these errors from other thrown values',
      'webpack/lib/errors/WebpackError.js',
      /static isWebpackError\(/u,
    ],
    [
      'All references to a module, as a map whose keys are the modules',
      'webpack/lib/graph/ModuleGraph.js',
      /connections\.getFromUnorderedCache\(getConnectionsByOriginModule\)/u,
    ],
    [
      'The module that first requested a module',
      'webpack/lib/Compilation.js',
      /moduleGraph\.setIssuerIfUnset\(\s*module,\s*originModule !== undefined \? originModule : null/u,
    ],
    [
      'The module that a dependency resolved to, or `null`',
      'webpack/lib/graph/ModuleGraph.js',
      /connection !== undefined \? connection\.module : null/u,
    ],
    [
      'An array of the reasons why a module was not optimized',
      'webpack/lib/graph/ModuleGraph.js',
      /this\.optimizationBailout = \[\]/u,
    ],
    [
      "A module's position in the order in which modules are finished",
      'webpack/lib/graph/ModuleGraph.js',
      /getPostOrderIndex\(module\) \{[^}]*return mgm\.postOrderIndex/u,
    ],
    [
      "A module's position in the order in which modules are encountered",
      'webpack/lib/graph/ModuleGraph.js',
      /getPreOrderIndex\(module\) \{[^}]*return mgm\.preOrderIndex/u,
    ],
    [
      "The names of a module's exports, or `true` or `null`",
      'webpack/lib/graph/ExportsInfo.js',
      /getProvidedExports\(\) \{[\s\S]{0,400}return null;[\s\S]{0,200}return true/u,
    ],
    [
      'Checks if a module waits for something before its exports are available',
      'webpack/lib/graph/ModuleGraph.js',
      /isAsync\(module\) \{[^}]*return mgm\.async/u,
    ],
    [
      'The result is `null` if that is not known',
      'webpack/lib/graph/ModuleGraph.js',
      /return result === undefined \? null : result/u,
    ],
    [
      'The entry modules of a chunk, which run when the chunk is loaded',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkEntryModulesIterable\(chunk\) \{[^}]*return cgc\.entryModules\.keys\(\)/u,
    ],
    [
      'All modules of a chunk, as an array',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkModules\(chunk\) \{[^}]*getFromUnorderedCache\(getArray\)/u,
    ],
    [
      'All modules of a chunk, as an iterable, without copying an array',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkModulesIterable\(chunk\) \{[^}]*return cgc\.modules;/u,
    ],
    [
      'All chunks that a module is in, as an array',
      'webpack/lib/graph/ChunkGraph.js',
      /\? chunks\.getFromCache\(getArray\)/u,
    ],
    [
      'Checks if a module is the entry of a chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /isEntryModule\(module\) \{[^}]*return cgm\.entryInChunks !== undefined/u,
    ],
    [
      'Call it in a hook that runs before ids are assigned',
      'webpack/lib/Compilation.js',
      /this\.hooks\.moduleIds\.call\(/u,
    ],
    [
      'The constants are also available as `webpack.runtime.RuntimeGlobals`',
      'webpack/lib/index.js',
      /runtime: \{[\s\S]{0,400}get RuntimeGlobals\(\)/u,
    ],
    [
      'Joins an array of lines with line breaks',
      'webpack/lib/template/Template.js',
      /if \(Array\.isArray\(str\)\) \{\s*return str\.join\("\\n"\);\s*\}\s*return str/u,
    ],
    [
      'The shortest names come first',
      'webpack/lib/template/Template.js',
      /if \(n >= NUMBER_OF_IDENTIFIER_START_CHARS\) \{/u,
    ],
    [
      'part of an identifier after its first character, where digits are allowed',
      'webpack/lib/template/Template.js',
      /if \(n < 10\) \{\s*return `\$\{n\}`/u,
    ],
    [
      'with underscores in place of characters that are not allowed',
      'webpack/lib/template/Template.js',
      /\.replace\(IDENTIFIER_ALPHA_NUMERIC_NAME_REPLACE_REGEX, "_"\)/u,
    ],
    [
      'with hyphens in place of characters that are not safe',
      'webpack/lib/template/Template.js',
      /\.replace\(PATH_NAME_NORMALIZE_REPLACE_REGEX, "-"\)/u,
    ],
    [
      'every string that occurs more than once is replaced',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(countMap\[item\]\.length > 1\) \{/u,
    ],
    [
      'most `import()` calls become such a block',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /const depBlock = new AsyncDependenciesBlock\(/u,
    ],
    [
      '`webpack.sources` is the package webpack-sources',
      'webpack/lib/index.js',
      /return require\("webpack-sources"\)/u,
    ],
    [
      'computes its text, map and hash only once',
      'webpack-sources/lib/CachedSource.js',
      /if \(this\._cachedSource !== undefined\) return this\._cachedSource/u,
    ],
    [
      'Wraps an object from another implementation',
      'webpack-sources/lib/CompatSource.js',
      /this\._sourceLike = sourceLike/u,
    ],
    [
      'Another source with a string before each line',
      'webpack-sources/lib/PrefixSource.js',
      /this\._prefix = prefix/u,
    ],
    [
      'A string or buffer without a source map',
      'webpack-sources/lib/RawSource.js',
      /map\(options\) \{\s*return null/u,
    ],
    [
      "`'...'` in an array stands for the values that are already there",
      'webpack/lib/util/cleverMerge.js',
      /\.includes\("\.\.\."\)/u,
    ],
    [
      'A set that merges other sets only when it is read',
      'webpack/lib/util/LazySet.js',
      /get size\(\) \{\s*if \(this\._needMerge\) this\._merge\(\)/u,
    ],
    [
      'Replaces absolute paths in requests with paths relative to the context',
      'webpack/lib/util/RequestShortener.js',
      /contextify\.bindContextCache\(/u,
    ],
    [
      '`removedFiles` holds the removed ones',
      'webpack/lib/watch/Watching.js',
      /this\.compiler\.removedFiles = this\._collectedRemovedFiles/u,
    ],
    [
      'It shares the input file system and the cache with its parent',
      'webpack/lib/Compiler.js',
      /childCompiler\.cache = this\.cache/u,
    ],
    [
      'which returns a new watching object',
      'webpack/lib/Compiler.js',
      /this\.watching = new Watching\(this, watchOptions, handler\)/u,
    ],
    [
      'declares the last result outdated, and the compiler builds again',
      'webpack/lib/watch/Watching.js',
      /this\._invalidReported = true;\s*this\.compiler\.hooks\.invalid\.call\(null, Date\.now\(\)\)/u,
    ],
    [
      'limits how many builds run at the same time',
      'webpack/lib/MultiCompiler.js',
      /while \(running < parallelism && queue\.length > 0/u,
    ],
    [
      'Called before each member builds, with that compiler',
      'webpack/lib/MultiCompiler.js',
      /run: new MultiHook\(compilers\.map\(\(c\) => c\.hooks\.run\)\)/u,
    ],
    [
      "filled during the compilation's `seal` phase and is empty before that",
      'webpack/lib/Compilation.js',
      /buildChunkGraph\(this, chunkGraphInit\)/u,
    ],
    [
      'zero for an orphan',
      'webpack/lib/graph/ChunkGraph.js',
      /getNumberOfModuleChunks\(module\) \{[\s\S]{0,80}if \(chunks === undefined\) return 0/u,
    ],
    [
      '`Unused`, `OnlyPropertiesUsed`, `NoInfo`, `Unknown`, `Used`',
      'webpack/lib/graph/ExportsInfo.js',
      /Unused: .*\(0\),\s*OnlyPropertiesUsed: .*\(1\),\s*NoInfo: .*\(2\),\s*Unknown: .*\(3\),\s*Used: .*\(4\)/u,
    ],
    [
      'which comments a minimizer keeps, and which it moves to a separate file',
      'webpack/lib/util/extractComments.js',
      /if \(!extract\(comment, line, column\)\) return keep\(comment\);[\s\S]{0,160}extracted\.push\(text\)/u,
    ],
    [
      'Generated code together with the source map',
      'webpack-sources/lib/SourceMapSource.js',
      /this\._hasSourceMap = Boolean\(sourceMap\)/u,
    ],
    [
      'Every asset you emit is an instance of one of these',
      'webpack/types.d.ts',
      /emitAsset\(file: string, source: Source/u,
    ],
    [
      'The compiler stays open',
      'webpack/lib/webpack.js',
      /if \(watch\) \{\s*compiler\.watch\(watchOptions, callback\);/u,
    ],
    [
      'the second line lists only `page.js`',
      'webpack/lib/Compiler.js',
      /this\._lastCompilation = new Compilation\(this, params\)/u,
    ],
    [
      'The compilation itself, for anything that is not part',
      'webpack/lib/stats/Stats.js',
      /this\.compilation = compilation/u,
    ],
    [
      'problems, the number of assets and modules, and the result',
      'webpack/lib/stats/DefaultStatsPresetPlugin.js',
      /minimal: \{\s*all: false,[\s\S]{0,120}modulesSpace: 0,\s*assets: true,\s*assetsSpace: 0/u,
    ],
    [
      'assets, modules, problems, and the time',
      'webpack/lib/stats/DefaultStatsPresetPlugin.js',
      /timings: NORMAL_ON/u,
    ],
    [
      'Reads the records of an earlier build, if there are any',
      'webpack/lib/Compiler.js',
      /if \(this\.recordsInputPath\) \{/u,
    ],
    [
      'Creates the two factories that a new compilation gets',
      'webpack/lib/Compiler.js',
      /normalModuleFactory: this\.createNormalModuleFactory\(\)/u,
    ],
    [
      'a module that became part of another is no longer in any chunk',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /chunkGraph\.disconnectChunkAndModule\(chunk, m\)/u,
    ],
    [
      'with the constants `PROCESS_ASSETS_STAGE_…` for `processAssets`',
      'webpack/lib/Compilation.js',
      /Compilation\.PROCESS_ASSETS_STAGE_ADDITIONAL = -2000/u,
    ],
    [
      'A build in progress still finishes',
      'webpack/lib/watch/Watching.js',
      /suspend\(\) \{\s*this\.suspended = true;\s*\}/u,
    ],
    [
      'A comment without the exclamation mark',
      'webpack/lib/template/Template.js',
      /static toNormalComment\(str\) \{\s*if \(!str\) return "";\s*return `\/\* \$/u,
    ],
  ]),
];
