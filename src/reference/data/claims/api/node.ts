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
  ]),
];
