import { claimsOfPage, measured } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what the pages about the API say. */
export const apiClaims: readonly Claim[] = [
  ...claimsOfPage('api/chunk-graph', [
    [
      'or in a chunk that is loaded with or after that chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(filterFn\(module\)\) \{\s*return true;[\s\S]{0,80}\}[\s\S]{0,60}for \(const child of chunkGroup\.childrenIterable\)/u,
    ],
    [
      'for the modules that your function accepts in chunks that are loaded later',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkModuleIdMap\(chunk, filterFn, includeAllChunks = false\) \{[\s\S]{0,400}: chunk\.getAllAsyncChunks\(\)/u,
      'getChunkModuleIdMap',
    ],
    [
      'for each chunk that can be reached from the given chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /for \(const c of chunk\.getAllReferencedChunks\(\)\) \{\s*map\[[^\]]*\] = filterFn\(c, this\)/u,
    ],
    [
      'Returns `true` if the module is an entry module of any chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /isEntryModule\(module\) \{[^}]*return cgm\.entryInChunks !== undefined/u,
    ],
    [
      'Returns `true` if the entry modules of a chunk have to wait',
      'webpack/lib/graph/ChunkGraph.js',
      /hasChunkEntryDependentChunks\(chunk\) \{[\s\S]{0,200}if \(c !== chunk\) \{\s*return true/u,
    ],
    [
      'can run, apart from chunks with a runtime',
      'webpack/lib/graph/ChunkGraph.js',
      /c !== chunk && c !== entrypointChunk && !c\.hasRuntime\(\)/u,
    ],
    [
      'Removes all modules from a chunk, and removes the chunk from its groups',
      'webpack/lib/graph/ChunkGraph.js',
      /cgc\.modules\.clear\(\);\s*chunk\.disconnectFromGroups\(\)/u,
    ],
    [
      'entry modules, a runtime or `preventIntegration` can rule that out',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(chunkA\.preventIntegration \|\| chunkB\.preventIntegration\) \{\s*return false/u,
    ],
    [
      'Replaces a module with another one in all chunks, even',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(oldCgm\.entryInChunks !== undefined\) \{\s*if \(newCgm\.entryInChunks === undefined\)/u,
    ],
    [
      'returns `-1`, `0` or `1`, for use in sorting',
      'webpack/lib/graph/ChunkGraph.js',
      /compareChunks\(chunkA, chunkB\) \{[^}]*return -1;[^}]*return 1;/u,
    ],
    [
      'multiplied by a factor for chunks that are loaded at the start',
      'webpack/lib/graph/ChunkGraph.js',
      /chunkOverhead \+\s*modulesSize \* \(chunk\.canBeInitial\(\) \? entryChunkMultiplicator : 1\)/u,
    ],
    [
      'if two chunks were one, with shared modules counted once',
      'webpack/lib/graph/ChunkGraph.js',
      /const allModules = new Set\(cgcA\.modules\);\s*for \(const m of cgcB\.modules\) allModules\.add\(m\)/u,
    ],
    [
      'The id is `null` at first',
      'webpack/lib/graph/ChunkGraph.js',
      /this\.id = null;\s*[^\n]*\n[\s\S]{0,80}this\.runtimeRequirements = undefined/u,
    ],
    [
      "in the order of their stages, as they're written",
      'webpack/lib/graph/ChunkGraph.js',
      /array\.sort\(compareRuntimeModulesByStage\)/u,
    ],
    [
      'Set to `true` in the graph that `executeModule` uses',
      'webpack/lib/Compilation.js',
      /chunkGraph\.buildTimeExecution = true/u,
    ],
  ]),
  ...claimsOfPage('api/chunk-object', [
    ['The id is `null` until ids are assigned', 'webpack/lib/graph/Chunk.js', /this\.id = null;/u],
    [
      'webpack itself leaves this property at `false`',
      'webpack/lib/graph/Chunk.js',
      /this\.extraAsync = false;/u,
    ],
    [
      "returns `true` for a chunk with webpack's runtime",
      'webpack/lib/graph/Chunk.js',
      /chunkGroup\.isEntrypoint\(\) && chunkGroup\.getRuntimeChunk\(\) === this/u,
    ],
    [
      'only loaded by entries at startup, never later by running code',
      'webpack/lib/graph/Chunk.js',
      /isOnlyInitial\(\) \{[\s\S]{0,140}if \(!chunkGroup\.isInitial\(\)\) return false;/u,
    ],
    [
      'Returns the options of the first entrypoint that the chunk belongs',
      'webpack/lib/graph/Chunk.js',
      /if \(chunkGroup\.isEntrypoint\(\)\) \{\s*return chunkGroup\.options;/u,
    ],
    [
      'except chunks that are already loaded',
      'webpack/lib/graph/Chunk.js',
      /if \(!initialChunks\.has\(chunk\)\) \{\s*chunks\.add\(chunk\)/u,
    ],
    [
      'or `undefined` if there are none',
      'webpack/lib/graph/Chunk.js',
      /if \(list\.length === 0\) return;/u,
      'getChildrenOfTypeInOrder',
    ],
    [
      "`includeDirectChildren` also checks the chunks of this chunk's groups",
      'webpack/lib/graph/Chunk.js',
      /hasChildByOrder\([^)]*\) \{\s*if \(includeDirectChildren\) \{/u,
    ],
    [
      "the chunk's own list of groups stays",
      'webpack/lib/graph/Chunk.js',
      /disconnectFromGroups\(\) \{\s*for \(const chunkGroup of this\._groups\) \{\s*chunkGroup\.removeChunk\(this\);\s*\}\s*\}/u,
    ],
    [
      'Puts a new chunk into all groups of this chunk, in front',
      'webpack/lib/graph/Chunk.js',
      /chunkGroup\.insertChunk\(newChunk, this\)/u,
    ],
    [
      'The chunk groups that the chunk is in, in the order of their indices',
      'webpack/lib/graph/Chunk.js',
      /new SortableSet\(\s*undefined,\s*compareChunkGroupsByIndex\s*\)/u,
    ],
    [
      'which returns `-1`, `0` or `1` for sorting',
      'webpack/lib/graph/ChunkGraph.js',
      /compareChunks\(chunkA, chunkB\) \{[^}]*return -1;[^}]*return 1;/u,
    ],
  ]),
  ...claimsOfPage('api/cli', [
    [
      'a globally installed `webpack` hands over to it',
      'webpack-cli/bin/cli.js',
      /WEBPACK_CLI_SKIP_IMPORT_LOCAL && runLocalCLI\(\)\) \{\s+return;/u,
    ],
    [
      'If you mistype a command by a letter or two',
      'webpack-cli/lib/webpack-cli.js',
      /#distance\(operand, commandOptions\.rawName\) < 3/u,
    ],
    [
      'are entries, in addition to those in the configuration',
      'webpack-cli/lib/webpack-cli.js',
      /options\.entry = \[\.\.\.entries, [^;]+;\s+\}\s+options\.webpack = webpack;\s+await this\.runWebpack\(options, false\)/u,
    ],
    [
      'the installed packages whose names contain `webpack` or `loader`',
      'webpack-cli/lib/webpack-cli.js',
      /DEFAULT_WEBPACK_PACKAGES = \["webpack", "loader"\]/u,
    ],
    [
      'To add several, repeat the flag',
      'webpack-cli/lib/webpack-cli.js',
      /alias: "a",\s+configs: \[\{ type: "string" \}\],\s+multiple: true/u,
    ],
    [
      'the command prints `No validation errors found.`',
      'webpack-cli/lib/webpack-cli.js',
      /#status\("success", "No validation errors found\."\)/u,
    ],
    [
      'ends with exit code 2',
      'webpack-cli/lib/webpack-cli.js',
      /webpack\.validate\(config\.options\);\s+\}\s+catch \(error\) \{[^}]*process\.exit\(2\)/u,
    ],
    [
      'is called with an empty `env`',
      'webpack-cli/lib/webpack-cli.js',
      /action: async \(configPath, _options, cmd\) => \{[^}]*\} = cmd\.context;\s+const env = \{\};/u,
    ],
    [
      'if it exports an array, webpack-cli 7 reports `No configuration found.`',
      'webpack-cli/lib/webpack-cli.js',
      /loadedConfigs\.length === 1\) \{\s+config\.options = [^;]+;\s+config\.path\.set\(loadedConfigs\[0\]\.options,/u,
    ],
    [
      'and all flags of `build`, but `--watch` only causes a warning',
      'webpack-cli/lib/webpack-cli.js',
      /if \(options\.argv\.env\.WEBPACK_SERVE\) \{\s+configuration\.watch = false;/u,
    ],
    [
      "makes each server serve only its own configuration's build",
      'webpack-cli/lib/webpack-cli.js',
      /if \(isDevServerPerCompiler\) \{\s+configuration\.plugins = \[/u,
    ],
    [
      "If you don't ask for a specific port",
      'webpack-dev-server/lib/Server.js',
      /port !== "auto"\) \{\s+return port;[\s\S]*getPort\(basePort, host\)/u,
    ],
    [
      'the server uses the next free port',
      'webpack-dev-server/lib/getPort.js',
      /Try next port if port is busy;[\s\S]*port \+= 1;/u,
    ],
    [
      'webpack first finishes writing its cache',
      'webpack-cli/lib/webpack-cli.js',
      /needForceShutdown = true;\s+compiler\.close\(\(\) => \{/u,
    ],
    [
      'ends it at once',
      'webpack-cli/lib/webpack-cli.js',
      /if \(needForceShutdown\) \{\s+process\.exit\(/u,
    ],
    [
      'Prints a script for `zsh`, `bash`, `fish` or `powershell`',
      'webpack-cli/lib/webpack-cli.js',
      /complete\("zsh", "Zsh"\);\s+complete\("bash", "Bash"\);\s+complete\("fish", "Fish"\);\s+complete\("powershell",/u,
    ],
    [
      'The command needs the `@bomb.sh/tab` package',
      'webpack-cli/lib/webpack-cli.js',
      /COMPLETION_PACKAGE = "@bomb\.sh\/tab"/u,
    ],
    [
      'capital letters become lowercase',
      'webpack/lib/config/cli.js',
      /"-"\)\s+\.toLowerCase\(\);/u,
    ],
    [
      'This also works for options that accept `false` among other values',
      'webpack-cli/lib/webpack-cli.js',
      /config\.type === "enum" && \(config\.values \|\| \[\]\)\.includes\(false\)/u,
    ],
    [
      '`.ts`, `.cts` and `.mts` are tried first',
      'webpack-cli/lib/webpack-cli.js',
      /commonExtensions = \["\.js", "\.mjs", "\.cjs", "\.ts", "\.cts", "\.mts"\]/u,
    ],
    [
      '`.yml` and `.toml`, the package that parses them has to be installed',
      'webpack-cli/lib/webpack-cli.js',
      /configuration files requires the '\$\{dataFormatLoader\.package\}' package, which is not installed/u,
    ],
    [
      'each is built as a separate configuration',
      'webpack-cli/lib/webpack-cli.js',
      /config\.options\.push\(loadedConfig\.options\);/u,
    ],
    [
      'Ends with exit code 1 if there are warnings',
      'webpack-cli/lib/webpack-cli.js',
      /options\.failOnWarnings && stats\.hasWarnings\(\)\)\)\) \{\s+process\.exitCode = 1;/u,
    ],
    [
      'Loads the configuration with Node.js alone',
      'webpack-cli/lib/webpack-cli.js',
      /if \(interpreted && !disableInterpret\) \{\s+const rechoir/u,
    ],
    [
      '`NODE_ENV` from the environment is used, provided that it names a mode',
      'webpack-cli/lib/webpack-cli.js',
      /if \(!configuration\.mode &&\s+process\.env\?\.NODE_ENV &&/u,
    ],
    [
      '`--output`, or `-o`, takes `json` or `markdown`',
      'webpack-cli/lib/webpack-cli.js',
      /case "markdown":\s+envinfoConfig\.markdown = true;\s+break;\s+case "json":/u,
    ],
    [
      'the run ends with `Configuration with the name "server" was not found.`',
      'webpack-cli/lib/webpack-cli.js',
      /Configuration with the name "\$\{configName\}" was not found\.`\)\s+\.join\(" "\)\);\s+process\.exit\(2\)/u,
    ],
    [
      'Combines at least two configurations',
      'webpack-cli/lib/webpack-cli.js',
      /config\.options\.length <= 1\) \{\s+this\.logger\.error\("At least two configurations/u,
    ],
    [
      'Later configurations take precedence over earlier ones',
      'webpack-cli/lib/webpack-cli.js',
      /mergedOptions = merge\(accumulator, options\)/u,
    ],
    [
      'Your own takes precedence',
      'webpack-cli/lib/webpack-cli.js',
      /config = merge\(\.\.\.loadedOptions, config\)/u,
    ],
    [
      'The flag replaces what the file itself extends',
      'webpack-cli/lib/webpack-cli.js',
      /resolveExtends = async \(config, configPaths, extendsPaths\) => \{\s+delete config\.extends;/u,
    ],
    [
      '`{ region: undefined }`',
      'webpack-cli/lib/webpack-cli.js',
      /someKey = someKey\.slice\(0, -1\);[^=]*\s+prevRef\[someKey\] = undefined;/u,
      '--env region=',
    ],
    [
      '`true` when the command is `build`',
      'webpack-cli/lib/webpack-cli.js',
      /\{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true,/u,
    ],
    [
      'the `--watch` flag is not set',
      'webpack-cli/lib/webpack-cli.js',
      /isWatchCommand \|\| options\.watch\s+\? \{[^}]*\}\s+: \{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true/u,
    ],
    [
      '`true` when the command is `watch`',
      'webpack-cli/lib/webpack-cli.js',
      /isWatchCommand \|\| options\.watch\s+\? \{ WEBPACK_WATCH: true,/u,
    ],
    [
      '`true` when the command is `serve`',
      'webpack-cli/lib/webpack-cli.js',
      /env: \{ WEBPACK_SERVE: true,/u,
    ],
    [
      'Sets `process.env.NODE_ENV` for the configuration and for tools',
      'webpack-cli/lib/webpack-cli.js',
      /process\.env\.NODE_ENV = options\.configNodeEnv;\s+\}\s+const config = await this\.loadConfig/u,
    ],
    [
      'webpack-cli offers to install it',
      'webpack-cli/lib/webpack-cli.js',
      /await this\.installPackage\("webpack-bundle-analyzer", \{/u,
    ],
    [
      '`--progress=profile` also prints how long each step took',
      'webpack-cli/lib/plugins/cli-plugin.js',
      /isProfile = this\.options\.progress === "profile";\s+const options = \{\s+profile: isProfile,/u,
    ],
    [
      'The build succeeded, possibly with warnings',
      'webpack-cli/lib/webpack-cli.js',
      /isFailedBuild = true;\s+\}\s+else if \(stats && isFailedBuild\) \{\s+process\.exitCode = undefined;/u,
      '0',
    ],
    [
      'You also get this code if you end `watch`',
      'webpack-cli/lib/webpack-cli.js',
      /process\.exit\(preserveExitCode \? process\.exitCode : 0\);/u,
      '0',
    ],
    [
      'or interrupt a build that has a cache on disk',
      'webpack-cli/lib/webpack-cli.js',
      /compiler\.options\.watch \|\|\s+\(compiler\.options\.cache && compiler\.options\.cache\.type === "filesystem"\)\);/u,
    ],
    [
      'The build has errors, or warnings with',
      'webpack-cli/lib/webpack-cli.js',
      /stats\.hasErrors\(\) \|\| \(options\.failOnWarnings[^{]*\{\s+process\.exitCode = 1;/u,
      '1',
    ],
    [
      'Nothing could be built: a wrong flag',
      'webpack-cli/lib/webpack-cli.js',
      /Run 'webpack --help' to see available commands and options"\);\s+process\.exit\(2\);/u,
      '2',
    ],
    [
      'or a failure of webpack itself',
      'webpack-cli/lib/webpack-cli.js',
      /return \(error, stats\) => \{\s+if \(error\) \{[^}]*process\.exit\(2\);/u,
      '2',
    ],
    [
      'the last build determines the code, `0` or `1`',
      'webpack-cli/lib/webpack-cli.js',
      /this\.#setupGracefulShutdown\(compiler, true\);/u,
    ],
    [
      'a failure is reported without trying `require`',
      'webpack-cli/lib/webpack-cli.js',
      /process\.env\?\.WEBPACK_CLI_FORCE_LOAD_ESM_CONFIG\) \{\s+throw err;/u,
    ],
    [
      'The first port that `serve` tries',
      'webpack-dev-server/lib/Server.js',
      /Number\.parseInt\(process\.env\.WEBPACK_DEV_SERVER_BASE_PORT, 10\)\s+: 8080;/u,
    ],
    [
      'How many times the server repeats its search',
      'webpack-dev-server/lib/Server.js',
      /pRetry\(\(\) => getPort\(basePort, host\), \{\s+retries: defaultPortRetry,/u,
    ],
    [
      'reports the beginning and the end of each build on standard error',
      'webpack-cli/lib/plugins/cli-plugin.js',
      /WEBPACK_CLI_START_FINISH_FORCE_LOG\) \{\s+process\.stderr\.write\(message\);/u,
    ],
    [
      'It overrides `FORCE_COLOR` but not `--color`',
      'webpack/lib/util/terminalColors.js',
      /!isDisabled &&\s+\(isForced \|\|/u,
    ],
    [
      'If it is `dumb`, there are no colors',
      'webpack/lib/util/terminalColors.js',
      /isDumbTerminal = env\.TERM === "dumb";/u,
    ],
    [
      'Together with one of the next three variables',
      'webpack/lib/util/terminalColors.js',
      /env\.CI !== undefined &&\s+\(env\.GITHUB_ACTIONS [^|]*\|\|\s+env\.GITLAB_CI [^|]*\|\|\s+env\.CIRCLECI /u,
    ],
    [
      'If it is not set, webpack uses the default folder',
      'webpack-cli/bin/cli.js',
      /directory \} = enableCompileCache\(\);/u,
    ],
    [
      'The uppercase form, used if `http_proxy` is not set',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /this\.options\.proxy \|\| process\.env\.http_proxy \|\| process\.env\.HTTP_PROXY/u,
    ],
    [
      'reads the Browserslist configuration every time it is needed',
      'webpack/lib/config/browserslistTargetHandler.js',
      /process\.env\.BROWSERSLIST_DISABLE_CACHE \? null : new Map\(\)/u,
    ],
    [
      'On Windows, the folders in which webpack-cli looks',
      'webpack-cli/lib/webpack-cli.js',
      /process\.platform !== "win32"\) \{\s+return run\(command, args, options\);/u,
    ],
    [
      'On Windows, the extensions, such as `.CMD`',
      'webpack-cli/lib/webpack-cli.js',
      /process\.env\.PATHEXT \|\| "\.EXE;\.CMD;/u,
    ],
    [
      'shows why each failed',
      'webpack-cli/lib/webpack-cli.js',
      /▶ ESM \(\\`import\\`\) failed:\\n\$\{[^}]*\}\\n\\n▶ CJS \(\\`require\\`\) failed:/u,
    ],
    [
      'comes with a suggestion if a similar flag exists',
      'webpack-cli/lib/webpack-cli.js',
      /#distance\(name, candidate\) < 3\)/u,
    ],
  ]),
  ...claimsOfPage('api/compilation-hooks', [
    [
      'Optimizes chunks together with modules, asynchronously if needed',
      'webpack/lib/Compilation.js',
      /optimizeTree: new AsyncSeriesHook\(\["chunks", "modules"\]\)/u,
    ],
    [
      'the first hook is a bail hook',
      'webpack/lib/Compilation.js',
      /optimizeModules: new SyncBailHook\(\["modules"\]\)/u,
    ],
    [
      'again as long as a function returns `true`',
      'webpack/lib/Compilation.js',
      /while \(this\.hooks\.optimizeModules\.call\(this\.modules\)\)/u,
    ],
    [
      'only two cases: with `bail`, which ends the build',
      'webpack/lib/Compilation.js',
      /if \(err && this\.bail\) \{\s*callback\(err\);\s*this\.buildQueue\.stop\(\);[\s\S]{0,220}else \{\s*callback\(\);/u,
    ],
    [
      "If the entry's file wasn't found, `module` is `undefined`",
      'webpack/lib/Compilation.js',
      /callback\(null, result\);\s*\} else \{\s*callback\(\);/u,
    ],
    [
      'webpack also sets `useSourceMap` on this hook',
      'webpack/lib/devtool/SourceMapDevToolModuleOptionsPlugin.js',
      /hooks\.buildModule\.tap\(PLUGIN_NAME, \(module\) => \{\s*module\.useSourceMap = true/u,
    ],
    [
      "The hook isn't called for an unchanged module that came",
      'webpack/lib/Compilation.js',
      /if \(!needBuild\) \{(?:(?!buildModule)[\s\S])*return callback\(\);\s*\}\s*this\.hooks\.buildModule\.call\(module\)/u,
    ],
    [
      '`rebuildModule` was called for a module that had already been built',
      'webpack/lib/Compilation.js',
      /hooks\.rebuildModule\.call\(module\);[\s\S]{0,120}module\.invalidateBuild\(\)/u,
    ],
    [
      "stopped with an `error` that doesn't belong to the module itself",
      'webpack/lib/Compilation.js',
      /if \(err\) \{\s*this\.hooks\.failedModule\.call\(module, err\);\s*return callback\(err\)/u,
    ],
    [
      'A module was built, with or without errors, and stored',
      'webpack/lib/Compilation.js',
      /_modulesCache\.store\((?:(?!succeedModule)[\s\S])*failedModule(?:(?!needBuild)[\s\S])*succeedModule\.call\(module\)/u,
    ],
    [
      "nothing it depends on has changed, so it isn't built",
      'webpack/lib/Compilation.js',
      /if \(!needBuild\) \{(?:(?!buildModule)[\s\S])*stillValidModule\.call\(module\);\s*return callback/u,
    ],
    [
      'webpack waits for your function before it calls the callback',
      'webpack/lib/Compilation.js',
      /finishRebuildingModule: new AsyncSeriesHook\(\["module"\]\)/u,
    ],
    [
      'Return the array, changed or not',
      'webpack/lib/Compilation.js',
      /dependencyReferencedExports: new SyncWaterfallHook\(/u,
      'dependencyReferencedExports',
    ],
    [
      'before any of them runs',
      'webpack/lib/Compilation.js',
      /prepareModuleExecution\.callAsync\([\s\S]*?executeModule\.call\(/u,
      'prepareModuleExecution',
    ],
    [
      'It may be asynchronous: use it to load',
      'webpack/lib/Compilation.js',
      /prepareModuleExecution: new AsyncParallelHook\(\["options", "context"\]\)/u,
    ],
    [
      'webpack has such functions for JavaScript, for assets',
      'webpack/lib/asset/AssetModulesPlugin.js',
      /hooks\.executeModule\.tap\(PLUGIN_NAME/u,
    ],
    [
      'exports that modules provide are also determined on this hook',
      'webpack/lib/optimize/FlagDependencyExportsPlugin.js',
      /hooks\.finishModules\.tapAsync\(/u,
    ],
    [
      'Built-in functions determine which exports are used',
      'webpack/lib/optimize/FlagDependencyUsagePlugin.js',
      /hooks\.optimizeDependencies\.tap\(/u,
    ],
    [
      'The module graph is frozen right after this hook',
      'webpack/lib/Compilation.js',
      /hooks\.beforeChunks\.call\(\);\s*this\.moduleGraph\.freeze\(/u,
    ],
    [
      'the chunks that the code asks for, and nothing has been optimized',
      'webpack/lib/Compilation.js',
      /buildChunkGraph\(this, chunkGraphInit\);\s*this\.hooks\.afterChunks\.call/u,
    ],
    [
      'Your function gets no arguments, and its return value is ignored',
      'webpack/lib/Compilation.js',
      /optimize: new SyncHook\(\[\]\)/u,
    ],
    [
      'Called a single time, when no function on `optimizeModules`',
      'webpack/lib/Compilation.js',
      /optimizeModules\.call\(this\.modules\)\) \{[^}]*\}\s*this\.hooks\.afterOptimizeModules\.call/u,
    ],
    [
      '`chunks` is a set of chunks, and `chunkGroups` is an array',
      'webpack/types.d.ts',
      /optimizeChunks: SyncBailHook<\s*\[Iterable<Chunk>, ChunkGroup\[\]\],/u,
    ],
    [
      'early functions (`-10`) remove empty and duplicate chunks',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_BASIC = -10;/u,
    ],
    [
      'number and size of chunks run late (`10`)',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_ADVANCED = 10;/u,
    ],
    [
      'Called when all functions on `optimizeTree` have finished without',
      'webpack/lib/Compilation.js',
      /hooks\.optimizeTree"\)\s*\);\s*\}\s*this\.hooks\.afterOptimizeTree\.call/u,
    ],
    [
      'its work here: it replaces several modules with one',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /compilation\.hooks\.optimizeChunkModules\.tapAsync\(/u,
    ],
    [
      "something other than `undefined`, the functions after it aren't called",
      'webpack/lib/Compilation.js',
      /optimizeChunkModules: new AsyncSeriesBailHook\(/u,
      'optimizeChunkModules',
    ],
    [
      'returns `false` when errors keep files from being written',
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /shouldRecord\.tap\(PLUGIN_NAME, \(\) => \{\s*if \(compilation\.getStats\(\)\.hasErrors\(\)\) return false;/u,
    ],
    [
      'Right afterwards, runtime ids are assigned, and errors, warnings',
      'webpack/lib/Compilation.js',
      /afterOptimizeChunkIds\.call\(this\.chunks\);\s*this\.assignRuntimeIds\(\);/u,
    ],
    [
      'The hook is skipped if `shouldRecord` returned `false`',
      'webpack/lib/Compilation.js',
      /if \(shouldRecord\) \{\s*this\.hooks\.recordModules\.call\(/u,
      'recordModules',
    ],
    [
      'The hook is skipped if `shouldRecord` returned `false`',
      'webpack/lib/Compilation.js',
      /if \(shouldRecord\) \{\s*this\.hooks\.recordModules\.call\([^;]*;\s*this\.hooks\.recordChunks\.call\(/u,
      'recordChunks',
    ],
    [
      'Called before modules are hashed and their code is generated',
      'webpack/lib/Compilation.js',
      /optimizeCodeGeneration\.call\([\s\S]{0,160}beforeModuleHash\.call\(\);\s*this\.createModuleHashes\(\)/u,
    ],
    [
      'In production, export names are shortened here',
      'webpack/lib/optimize/MangleExportsPlugin.js',
      /hooks\.optimizeCodeGeneration\.tap\(/u,
    ],
    [
      'New in 5.110',
      'webpack/lib/Compilation.js',
      /@since 5\.110\.0\s+\*\/\s+renderEmbeddedSource:/u,
      'renderEmbeddedSource',
    ],
    [
      'your function can be asynchronous',
      'webpack/lib/Compilation.js',
      /renderEmbeddedSource: new AsyncSeriesWaterfallHook\(/u,
    ],
    [
      'always `javascript` in webpack 5.112',
      'webpack/lib/html/HtmlGenerator.js',
      /\{ type: HTML_TYPE, hostType: JAVASCRIPT_TYPE, module \}/u,
    ],
    [
      '`info.as`, which webpack 5.112 never sets',
      'webpack/lib/asset/AssetGenerator.js',
      /\{ type, hostType: JAVASCRIPT_TYPE, module \}/u,
    ],
    [
      'New in 5.110',
      'webpack/lib/Compilation.js',
      /@since 5\.110\.0\s+\*\/\s+embeddedSourceHash:/u,
      'embeddedSourceHash',
    ],
    [
      'All runtime modules have been added, including modules',
      'webpack/lib/Compilation.js',
      /_attachPendingRuntimeModules\(\(err\) => \{[^}]*\}\s*this\.hooks\.afterRuntimeRequirements\.call\(\)/u,
    ],
    [
      "If a function returns something, later functions aren't called",
      'webpack/lib/Compilation.js',
      /runtimeRequirementInChunk: new HookMap\(\s*\(\) => new SyncBailHook\(/u,
      'runtimeRequirementInChunk',
    ],
    [
      'with the requirements of all chunks that this chunk can load',
      'webpack/lib/Compilation.js',
      /treeEntry\.getAllReferencedChunks\(\)\) \{[\s\S]*?additionalTreeRuntimeRequirements\.call\(/u,
    ],
    [
      "right after `chunkHash`, or after `fullHash` if the chunk's runtime",
      'webpack/lib/Compilation.js',
      /if \(fullHashModules\) \{\s*fullHashChunks\.add\(chunk\);\s*\} else \{\s*this\.hooks\.contentHash\.call\(chunk\)/u,
    ],
    [
      'which already includes the hashes of all chunks',
      'webpack/lib/Compilation.js',
      /hash\.update\(chunkHashDigest\);[\s\S]*?processChunk\(chunk\);\s*[\s\S]*?hooks\.fullHash\.call\(hash\)/u,
    ],
    [
      "Assets don't exist yet",
      'webpack/lib/Compilation.js',
      /recordHash\.call\([\s\S]*?this\.clearAssets\(\);[\s\S]*?this\.createModuleAssets\(\)/u,
    ],
    [
      'The hook is skipped if `shouldRecord` returned `false`',
      'webpack/lib/Compilation.js',
      /if \(shouldRecord\) \{\s*this\.hooks\.record\.call\(/u,
      'record',
    ],
    [
      "Each chunk's lists of files have just been emptied",
      'webpack/lib/Compilation.js',
      /this\.clearAssets\(\);\s*this\.hooks\.beforeModuleAssets\.call\(\)/u,
    ],
    [
      'Return `false` to create no files for chunks',
      'webpack/lib/Compilation.js',
      /if \(this\.hooks\.shouldGenerateChunkAssets\.call\(\) !== false\) \{[\s\S]{0,80}this\.createChunkAssets\(/u,
    ],
    [
      "called only if the source isn't in the cache",
      'webpack/lib/Compilation.js',
      /\} else if \(!source\) \{[^;]*source = fileManifest\.render\(\)/u,
      'render',
    ],
    [
      "In `assetInfo`, which some calls don't pass",
      'webpack/lib/Compilation.js',
      /getAssetPath\(filename, data\) \{[^}]*data,\s*undefined\s*\)/u,
    ],
    [
      'function, webpack has already called that function',
      'webpack/lib/Compilation.js',
      /assetPath\.call\(\s*typeof filename === "function" \? filename\(data/u,
    ],
    [
      'Functions run one after the other in the order of',
      'webpack/lib/Compilation.js',
      /const processAssetsHook = new AsyncSeriesHook\(\["assets"\]\)/u,
    ],
    [
      'With `true`, the same function is called again with the new',
      'webpack/lib/Compilation.js',
      /additionalAssets === true \? fn : additionalAssets/u,
    ],
    [
      "BannerPlugin's default stage",
      'webpack/lib/output/BannerPlugin.js',
      /this\.options\.stage \|\| Compilation\.PROCESS_ASSETS_STAGE_ADDITIONS;/u,
    ],
    [
      'minimizing: the built-in minimizer and css-minimizer-webpack-plugin run here',
      'css-minimizer-webpack-plugin/dist/index.js',
      /PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE/u,
    ],
    [
      'splitting source maps off from the code',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_DEV_TOOLING/u,
    ],
    [
      'writing lists of files, as ManifestPlugin does',
      'webpack/lib/output/ManifestPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_SUMMARIZE/u,
    ],
    [
      'replacing hashes with hashes of the final content',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH\s/u,
    ],
    [
      'HTML pages are written right after this stage',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH \+ 1/u,
    ],
    [
      'during development and does not count toward size limits',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /excludeSourceMap = \(name, source, info\) => !info\.development/u,
    ],
    [
      'webpack freezes the object or, if support for older plugins',
      'webpack/lib/Compilation.js',
      /this\._backCompat\s*\? soonFrozenObjectDeprecation\([\s\S]*?: Object\.freeze\(this\.assets\)/u,
    ],
    [
      'functions on this hook are called for the new assets',
      'webpack/lib/Compilation.js',
      /newAssets = popNewAssets\(assets\);[^{]*\{\s*this\.hooks\.processAdditionalAssets\.callAsync\(/u,
    ],
    [
      'Functions tapped into this hook get no arguments and run',
      'webpack/lib/Compilation.js',
      /"additionalAssets",\s*Compilation\.PROCESS_ASSETS_STAGE_ADDITIONAL,\s*\(\) => \[\]/u,
    ],
    [
      'Using `stage` or `intercept` throws an error',
      'webpack/lib/Compilation.js',
      /if \(options\.stage\) \{\s*throw [\s\S]*?intercept\(_interceptor\) \{\s*throw/u,
    ],
    [
      'The same hook as `processAssets` under its older name',
      'webpack/lib/Compilation.js',
      /optimizeAssets: processAssetsHook,/u,
    ],
    [
      'The same hook as `afterProcessAssets` under its older name',
      'webpack/lib/Compilation.js',
      /afterOptimizeAssets: afterProcessAssetsHook,/u,
    ],
    [
      'In the `ADDITIONAL` stage of `processAssets`, the hook calls',
      'webpack/lib/Compilation.js',
      /"additionalChunkAssets",\s*Compilation\.PROCESS_ASSETS_STAGE_ADDITIONAL,\s*\(\) => \[this\.chunks\]/u,
    ],
    [
      "The hook doesn't exist with `experiments.backCompat: false`",
      'webpack/lib/Compilation.js',
      /if \(!this\._backCompat && code\) return;/u,
    ],
    [
      'The hook runs right after the `OPTIMIZE` stage',
      'webpack/lib/Compilation.js',
      /"afterOptimizeChunkAssets",\s*Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE \+ 1,/u,
    ],
    [
      'throw away chunks and assets and seal the same modules again',
      'webpack/lib/Compilation.js',
      /needAdditionalSeal\.call\(\)\) \{\s*this\.unseal\(\);\s*return this\.seal\(callback\)/u,
    ],
    [
      'Only AggressiveSplittingPlugin uses this hook',
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /compilation\.hooks\.needAdditionalSeal\.tap\(/u,
    ],
    [
      'The hook may be asynchronous',
      'webpack/lib/Compilation.js',
      /afterSeal: new AsyncSeriesHook\(\[\]\)/u,
    ],
    [
      'Called after files are written',
      'webpack/lib/Compiler.js',
      /this\.emitAssets\(compilation, \(err\) => \{[\s\S]{0,160}needAdditionalPass\.call\(\)/u,
      'needAdditionalPass',
    ],
    [
      'For warnings, errors and `logger.trace()`, it also has `trace`',
      'webpack/lib/Compilation.js',
      /case LogType\.warn:\s*case LogType\.error:\s*case LogType\.trace:\s*trace =/u,
    ],
    [
      'Return `true` to keep the message out of stats',
      'webpack/lib/Compilation.js',
      /hooks\.log\.call\(name, logEntry\) === undefined\) \{[\s\S]*?logEntries\.push\(logEntry\)/u,
    ],
    [
      'Called when stats need the warnings',
      'webpack/lib/Compilation.js',
      /getWarnings\(\) \{\s*return this\.hooks\.processWarnings\.call\(this\.warnings\)/u,
    ],
    [
      'Return something only if no other function should follow',
      'webpack/lib/stats/StatsFactory.js',
      /extract: new HookMap\(\s*\(\) => new SyncBailHook\(/u,
    ],
    [
      'The first result wins',
      'webpack/lib/stats/StatsPrinter.js',
      /print: new HookMap\(\(\) => new SyncBailHook\(\["object", "context"\]\)\)/u,
    ],
    [
      'Reading it causes a warning',
      'webpack/lib/Compilation.js',
      /deprecatedNormalModuleLoaderHook = util\.deprecate\(/u,
    ],
    [
      'The hook is called twice for each chunk with styles',
      'webpack/lib/css/CssModulesPlugin.js',
      /const importModules = orderModules\([\s\S]{0,300}const cssModules = orderModules\(/u,
    ],
  ]),
  ...measured('api/compilation-hooks', 'In webpack 5.112, SplitChunksPlugin then throws an error'),
  ...claimsOfPage('api/compilation-object', [
    [
      'by calls to `addEntry` and `addInclude` without a name',
      'webpack/lib/Compilation.js',
      /name !== undefined \? this\.entries\.get\(name\) : this\.globalEntry/u,
    ],
    [
      'were compared with a file of the same size on disk',
      'webpack/lib/Compiler.js',
      /if \(content\.length === stats\.size\) \{\s*compilation\.comparedForEmitAssets\.add\(file\)/u,
    ],
    [
      'Like `endTime`, this property is only set when the build ends',
      'webpack/lib/Compiler.js',
      /compilation\.startTime = startTime;\s*compilation\.endTime = Date\.now\(\)/u,
    ],
    [
      "their errors aren't part of `errors`, but make `stats.hasErrors()` true",
      'webpack/lib/stats/Stats.js',
      /this\.compilation\.children\.some\(\(child\) => child\.getStats\(\)\.hasErrors\(\)\)/u,
    ],
    [
      'webpack reports the error “Conflict: Multiple assets emit different content”',
      'webpack/lib/Compilation.js',
      /`Conflict: Multiple assets emit different content to the same filename/u,
    ],
    [
      "it's merged into the old information, while a function's result replaces",
      'webpack/lib/Compilation.js',
      /cachedCleverMerge\(oldInfo, assetInfoUpdateOrFunction\)/u,
    ],
    [
      'If the name is unknown, the method throws an error',
      'webpack/lib/Compilation.js',
      /throw new Error\(\s*`Called Compilation\.updateAsset for not existing filename/u,
    ],
    [
      'along with related files that belong to no other asset',
      'webpack/lib/Compilation.js',
      /if \(!this\._assetsRelatedIn\.has\(file\)\) \{\s*this\.deleteAsset\(file\)/u,
    ],
    [
      'If the name is unknown, nothing happens',
      'webpack/lib/Compilation.js',
      /deleteAsset\(file\) \{\s*if \(!this\.assets\[file\]\) \{\s*return;/u,
    ],
    [
      'The array is a copy, so pushing to it has no effect',
      'webpack/lib/Compilation.js',
      /getAssets\(\) \{[\s\S]{0,80}const array = \[\];/u,
    ],
    [
      '`compilation.assets` keeps its entries',
      'webpack/lib/Compilation.js',
      /clearAssets\(\) \{\s*for [^{]*\{\s*chunk\.files\.clear\(\);[^}]*\}\s*this\._assetToChunkIndex = undefined;/u,
    ],
    [
      'The hash of the build is added to `data`',
      'webpack/lib/Compilation.js',
      /if \(!data\.hash\) \{\s*data = \{\s*hash: this\.hash,/u,
    ],
    [
      'The child compiler shares the cache, file system and resolvers',
      'webpack/lib/Compiler.js',
      /childCompiler\.resolverFactory = this\.resolverFactory;[\s\S]*?childCompiler\.cache = this\.cache;/u,
    ],
    [
      'has no entries and writes no files',
      'webpack/lib/Compiler.js',
      /childCompiler\.outputFileSystem = null;/u,
    ],
    [
      "The child's assets are added to this compilation",
      'webpack/lib/Compiler.js',
      /of compilation\.getAssets\(\)\) \{\s*parentCompilation\.emitAsset\(name, source, info\)/u,
    ],
    [
      'Plugins in the third argument are applied first',
      'webpack/lib/Compiler.js',
      /plugin\.apply\(childCompiler\);[\s\S]*?for \(const name in this\.hooks\)/u,
    ],
    [
      'with the same name, the callback gets an error',
      'webpack/lib/Compilation.js',
      /return callback\(\s*new WebpackError\(\s*`Conflicting entry option \$\{key\}/u,
    ],
    [
      'Unlike with `addEntry`, nothing runs the module at the start',
      'webpack/lib/Compilation.js',
      /dependency,\s*"includeDependencies",\s*options,/u,
    ],
    [
      "or, if the module isn't found and `bail` is off, nothing",
      'webpack/lib/Compilation.js',
      /callback\(null, result\);\s*\} else \{\s*callback\(\);/u,
    ],
    [
      'Without a name, the result is always a new chunk',
      'webpack/lib/Compilation.js',
      /addChunk\(name\) \{\s*if \(name\) \{[\s\S]{0,140}\}\s*const chunk = new Chunk\(name/u,
    ],
    [
      'another group with that name causes an error',
      'webpack/lib/Compilation.js',
      /throw new Error\(\s*`Cannot add an async entrypoint with the name/u,
    ],
    [
      'webpack waits for the promise only after all requirements are known',
      'webpack/lib/Compilation.js',
      /this\.processRuntimeRequirements\(\);\s*this\._attachPendingRuntimeModules\(/u,
    ],
    [
      '`module` itself has depth zero',
      'webpack/lib/Compilation.js',
      /moduleGraph\.setDepth\(module, 0\);/u,
    ],
    [
      "which is taken from the runtime's chunk",
      'webpack/lib/Compilation.js',
      /chunkGraph\.setRuntimeId\(runtime, [^)]*\(chunk\.id\)\)/u,
    ],
    [
      'It also removes modules from chunks if no other reason',
      'webpack/lib/Compilation.js',
      /removeConnection\(dep\);[\s\S]{0,200}this\.patchChunksAfterReasonRemoval\(originalModule, chunk\)/u,
    ],
    [
      'for example if two modules have the same id',
      'webpack/lib/Compilation.js',
      /throw new Error\(`checkConstraints: duplicate module id/u,
    ],
  ]),
  ...claimsOfPage('api/compiler-hooks', [
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
      'except those on `thisCompilation`, `compile`, `make`, `emit`, `afterEmit`, `done` and `invalid`',
      'webpack/lib/Compiler.js',
      /"make",\s*"compile",\s*"emit",\s*"afterEmit",\s*"invalid",\s*"done",\s*"thisCompilation"\s*\]\.includes\(name\)/u,
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
      'Runs right after `environment`, so',
      'webpack/lib/webpack.js',
      /hooks\.environment\.call\(\);\s*compiler\.hooks\.afterEnvironment\.call\(\)/u,
    ],
    [
      "If your function returns anything, later plugins aren't asked",
      'webpack/lib/Compiler.js',
      /entryOption: new SyncBailHook\(\["context", "entry"\]\)/u,
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
      'This hook is synchronous and good for resetting state',
      'webpack/lib/Compiler.js',
      /compile: new SyncHook\(\["params"\]\)/u,
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
      'The hook can be asynchronous, and the callback of `run` waits',
      'webpack/lib/Compiler.js',
      /done: new AsyncSeriesHook\(\["stats"\]\)/u,
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
      'the running build, if there was one, is over',
      'webpack/lib/watch/Watching.js',
      /if \(this\.running\) \{\s*this\.invalid = true;\s*this\._done = finalCallback;/u,
    ],
    [
      'webpack waits, then stores the cache and shuts it down',
      'webpack/lib/Compiler.js',
      /shutdown\.callAsync\(\(err\) => \{[\s\S]*?this\.cache\.shutdown\(callback\)/u,
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
  ]),
  ...claimsOfPage('api/contextmodulefactory-hooks', [
    [
      'Every file on the list is built and, except in the weak modes',
      'webpack/lib/context/ContextModule.js',
      /dep\.weak = true;\s*\}\s*this\.dependencies = dependencies;/u,
    ],
    [
      'All of them are waterfall hooks: return the value',
      'webpack/lib/context/ContextModuleFactory.js',
      /alternativeRequests = new AsyncSeriesWaterfallHook\([\s\S]*?contextModuleFiles: new SyncWaterfallHook\(/u,
    ],
    [
      'the regular expressions that absolute paths must or must not match',
      'webpack/lib/context/ContextModuleFactory.js',
      /!exclude\.test\(subResource\)\) \{[\s\S]*?\(!include \|\| include\.test\(subResource\)\)/u,
    ],
    [
      '`sync`, `eager`, `weak`, `async-weak`, `lazy` or `lazy-once`',
      'webpack/lib/context/ContextModule.js',
      /"sync" \| "eager" \| "weak" \| "async-weak" \| "lazy" \| "lazy-once"/u,
    ],
    [
      'If you return `false`, no module is created, and code',
      'webpack/lib/context/ContextModuleFactory.js',
      /if \(!beforeResolveResult\) \{\s*return callback\(null, \{\s*fileDependencies,/u,
    ],
    [
      'which is the absolute path of the folder or an array',
      'webpack/lib/context/ContextModuleFactory.js',
      /contextResult\.length > 1\s*\? [^:]*contextResult\.map\(\(r\) => r\.path\)\)\s*:/u,
    ],
    [
      'Again, if you return `false`, no module is created',
      'webpack/lib/context/ContextModuleFactory.js',
      /if \(!result\) \{\s*return callback\(null, \{[\s\S]*?new ContextModule\(result\.resolveDependencies, result\)/u,
    ],
    [
      'with the names of the files and folders in it, without their paths',
      'webpack/lib/context/ContextModuleFactory.js',
      /fs\.readdir\(directory, \(err, files\) => \{[^;]*;\s*const processedFiles = cmf\.hooks\.contextModuleFiles\.call\(/u,
    ],
    [
      'Names that begin with a dot are dropped afterwards, unless',
      'webpack/lib/context/ContextModuleFactory.js',
      /isImportMetaGlob\s*\? processedFiles\s*: processedFiles\.filter\(\(p\) => p\.indexOf\("\."\) !== 0\)/u,
    ],
    [
      "Requests that don't match `options.regExp` are dropped afterwards",
      'webpack/lib/context/ContextModuleFactory.js',
      /!regExp\.test\(alt\.request\)\s*\) \{\s*continue;/u,
    ],
    [
      "webpack's own function is at stage 0",
      'webpack/lib/dependencies/context/RequireContextPlugin.js',
      /alternativeRequests\.tap\(\s+PLUGIN_NAME,\s+\(items/u,
    ],
    [
      "The hook isn't called for `import.meta.glob`, whose keys",
      'webpack/lib/context/ContextModuleFactory.js',
      /if \(isImportMetaGlob\) \{[\s\S]*?return callback\(null, merged\);\s*\}[\s\S]*?alternativeRequests\.callAsync\(/u,
    ],
    [
      'Functions that you tap into this hook are tapped into `alternativeRequests` instead',
      'webpack/lib/context/ContextModuleFactory.js',
      /tap: \(options, fn\) => \{\s*alternativeRequests\.tap\(options, fn\)/u,
    ],
    [
      "With `tapAsync`, these functions don't get `options`",
      'webpack/lib/context/ContextModuleFactory.js',
      /\(items, _options, callback\) =>\s*fn\(items, callback\)/u,
    ],
    [
      "The hook can't be intercepted",
      'webpack/lib/context/ContextModuleFactory.js',
      /intercept: \(interceptor\) => \{\s*throw new Error\(\s*"Intercepting fake hook/u,
    ],
  ]),
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
      'Without `entry`, webpack uses `src/index.js`, `src/index.ts` or `src/index.html`',
      'webpack/lib/config/defaults.js',
      /"import",\s+\(\) => [^(]*\(\["\.\/src"\]\)/u,
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
      'The expression becomes `undefined`, so code',
      'webpack/lib/javascript/JavascriptParserHelpers.js',
      /new ConstDependency\(\s*"\(void 0\)",/u,
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
      'on every system if they differ only after `?`',
      'webpack/lib/Compiler.js',
      /caseInsensitiveTargetPath = targetPath\.toLowerCase\(\)/u,
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
      '`getChildLogger` complains only about a function',
      'webpack/lib/Compiler.js',
      /if \(!childName\) \{\s+throw new TypeError\(\s*"Logger\.getChildLogger\(name\) called with a function/u,
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
  ]),
  ...claimsOfPage('api/hot-module-replacement', [
    [
      'The object exists only if HotModuleReplacementPlugin is active',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /addRuntimeModule\(\s*chunk,\s+new HotModuleReplacementRuntimeModule\(\)/u,
    ],
    [
      'as it is in `webpack serve` by default',
      'webpack-dev-server/lib/Server.js',
      /options\.hot === "only"\s+\? options\.hot\s+: true;/u,
    ],
    [
      "webpack then replaces the request with the module's id",
      'webpack/lib/dependencies/core/ModuleDependencyTemplateAsId.js',
      /content = runtimeTemplate\.moduleId\(\{/u,
    ],
    [
      "If the search reaches an entry that doesn't accept itself",
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(module\.hot\._main\) \{\s+return \{\s+type: "unaccepted"/u,
    ],
    [
      'The first argument is a request or an array of requests',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /if \(arg\.isString\(\)\) \{\s+params = \[arg\];\s+\} else if \(arg\.isArray\(\)\)/u,
    ],
    [
      'called with the ids of the accepted modules that were outdated',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /callbacks\[k\]\.call\(null, moduleOutdatedDependencies\)/u,
    ],
    [
      'If the function returns a promise, the update waits for it',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /result && typeof result\.then === "function"\) \{\s+acceptPromises\.push\(result\)/u,
    ],
    [
      "It isn't called when a promise that the callback returns is rejected",
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /Promise\.all\(acceptPromises\)\s+\.then\(onAccepted\)\s+\.then\(/u,
    ],
    [
      'The handler gets the error and an object with `moduleId`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /\(errorHandlers\[k\]\)\(err, \{\s+moduleId: outdatedModuleId,\s+dependencyId: dependenciesForCallbacks\[k\]/u,
    ],
    [
      'Without a request, the module accepts its own updates',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(dep === undefined\) hot\._selfAccepted = true;/u,
    ],
    [
      'an object with `moduleId` and `module`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /item\.errorHandler\(err, \{\s+moduleId: moduleId,\s+module: /u,
    ],
    [
      'the update is aborted with `Aborted because of declined dependency`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(!options\.ignoreDeclined\)\s+abortError = new Error\(\s*"Aborted because of declined dependency: "/u,
    ],
    [
      'which are aborted with `Aborted because of self decline`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(!options\.ignoreDeclined\)\s+abortError = new Error\(\s*"Aborted because of self decline: "/u,
    ],
    [
      'runs before the old version of this module is thrown away',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /disposeHandlers\[j\]\.call\(null, data\);\s+\}\s+\$hmrModuleData\$\[moduleId\] = data;/u,
    ],
    [
      'It becomes `false` when the module is disposed of',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /module\.hot\.active = false;/u,
    ],
    [
      'Even if the module accepts itself, the search',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /module\.hot\._selfAccepted && !module\.hot\._selfInvalidated\)\s+\)\s+continue;/u,
    ],
    [
      'The status becomes `ready`, as if an update had been downloaded',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /case "idle":\s+currentUpdateApplyHandlers = \[\];[^"]*setStatus\("ready"\);/u,
    ],
    [
      'The module is queued and is handled with the current update',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /case "prepare":\s+case "check":\s+case "dispose":\s+case "apply":\s+\(queuedInvalidatedModules =/u,
    ],
    [
      'If `check` finds no update, the status becomes `ready`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /setStatus\(applyInvalidatedModules\(\) \? "ready" : "idle"\)/u,
    ],
    [
      'If you pass a function, that function is registered',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(!l\) return currentStatus;\s+registeredStatusHandlers\.push\(l\);/u,
    ],
    [
      'webpack waits for any chunks that the program loads meanwhile',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /case "prepare":\s+blockingPromises\+\+;/u,
    ],
    [
      "or to `null` if there's no update",
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /"ready" : "idle"\)\.then\(\s*function \(\) \{\s+return null;/u,
    ],
    [
      'otherwise, it throws `check() is only allowed in idle status`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /currentStatus !== "idle"\) \{\s+throw new Error\("check\(\) is only allowed in idle status"\)/u,
    ],
    [
      'Without an argument, the status ends up as `ready`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(applyOnUpdate\) \{\s+return internalApply\(applyOnUpdate\);\s+\}\s+return setStatus\("ready"\)/u,
    ],
    [
      'It rejects when the update is refused (status `abort`)',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /return setStatus\("abort"\)\.then\(function \(\) \{\s+throw errors\[0\];/u,
    ],
    [
      "the error isn't handled (status `fail`)",
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(error\) \{\s+return setStatus\("fail"\)/u,
    ],
    [
      'Without this option, such modules abort the update',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /case .declined.:[^:]*if \(!options\.ignoreDeclined\)\s+abortError = /u,
    ],
    [
      'without setting the status to `fail`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /type: .accept-errored.,[^}]*\}\);\s+\}\s+if \(!options\.ignoreErrored\) \{\s+reportError\(err\);/u,
    ],
    [
      'for the latter, `parentId` is the declining module',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /type: "declined",\s+chain: chain\.concat\(\[parentId\]\),\s+moduleId: moduleId,\s+parentId: parentId/u,
    ],
    [
      'Called for each module that no longer exists in the new build',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /newModuleFactory\s+\? getAffectedModuleEffects\(moduleId\)\s+: \{\s+type: "disposed"/u,
    ],
    [
      'and `originalError` if an error handler itself threw',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /type: "accept-error-handler-errored",[^}]*originalError: err\s/u,
    ],
    [
      'the next step waits for it, except in `dispose` and `apply`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /Promise\.all\(\[disposePromise, applyPromise\]\)/u,
    ],
    [
      'Reloads the page if the update cannot be applied',
      'webpack/hot/dev-server.js',
      /log\.formatError\(err\)\);\s+if \(typeof window !== "undefined"\) \{\s+window\.location\.reload\(\)/u,
    ],
    [
      'On the same event, but it never reloads the page',
      'webpack/hot/only-dev-server.js',
      /^(?![\s\S]*location\.reload)[\s\S]*addEventListener\(\s*.webpackHotUpdate./u,
    ],
    [
      'webpack-dev-server 6 uses neither of these',
      'webpack-dev-server/package.json',
      /"version": "6\./u,
    ],
    [
      'its own client applies updates itself',
      'webpack-dev-server/lib/Server.js',
      /applies updates itself, without a 'webpack\/hot' entry/u,
    ],
    [
      'At an interval that the query specifies in milliseconds',
      'webpack/hot/poll.js',
      /\+__resourceQuery\.slice\(1\) \|\| 10 \* 60 \* 1000/u,
    ],
    [
      'the `SIGUSR2` signal, or the signal named in the query',
      'webpack/hot/signal.js',
      /process\.on\(__resourceQuery\.slice\(1\) \|\| "SIGUSR2"/u,
    ],
  ]),
  ...claimsOfPage('api/loaders', [
    [
      'The last one in the list is called first',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = loaderContext\.loaders\.length - 1;/u,
    ],
    [
      'up to three arguments',
      'webpack/types.d.ts',
      /content: string,\s+sourceMap\?: [^,]+,\s+additionalData\?: AdditionalData\s+\):/u,
    ],
    [
      'so this loader has to return a string or a buffer',
      'webpack/lib/module/NormalModule.js',
      /if \(!Buffer\.isBuffer\(source\) && typeof source !== "string"\) \{/u,
    ],
    [
      "In that case, the function's return value is ignored",
      'webpack/lib/loaders/LoaderRunner.js',
      /isDone = true;\s+isSync = false;\s+try \{\s+callback\(/u,
    ],
    [
      'A loader can return a promise',
      'webpack/lib/loaders/LoaderRunner.js',
      /\(result\)\.then\) === "function"\s+\) \{\s+return [^;]*\(result\)\.then\(/u,
    ],
    [
      'so prefer asynchronous functions to functions that block',
      'webpack/lib/Compilation.js',
      /parallelism: options\.parallelism \|\| 100,/u,
    ],
    [
      'webpack decodes files as UTF-8 text before it calls a loader',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(!raw && Buffer\.isBuffer\(args\[0\]\)\) \{\s+args\[0\] = utf8BufferToString/u,
    ],
    [
      'export `raw` with the value `true`; ',
      'webpack/lib/loaders/loadLoader.js',
      /loader\.raw = module\.raw;/u,
    ],
    [
      'webpack converts between text and buffers where a raw loader',
      'webpack/lib/loaders/LoaderRunner.js',
      /else if \(raw && typeof args\[0\] === "string"\) \{\s+args\[0\] = Buffer\.from\(/u,
    ],
    [
      'from the first loader to the last, and calls the `pitch` function',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(currentLoaderObject\.pitchExecuted\) \{\s+loaderContext\.loaderIndex\+\+;/u,
    ],
    [
      'the request that remains after this loader, the part before',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.remainingRequest,\s+loaderContext\.previousRequest,\s+\(currentLoaderObject\.data = \{\}\)/u,
    ],
    [
      'the previous loader gets the result',
      'webpack/lib/loaders/LoaderRunner.js',
      /if \(hasArg\) \{\s+loaderContext\.loaderIndex--;\s+iterateNormalLoaders\(/u,
    ],
    [
      "A loader can't add members to it",
      'webpack/lib/loaders/LoaderRunner.js',
      /Object\.preventExtensions\(loaderContext\);/u,
    ],
    [
      '`this.dependency` is the same function',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.dependency = loaderContext\.addDependency = /u,
    ],
    [
      'and undoes `this.cacheable(false)`',
      'webpack/lib/loaders/LoaderRunner.js',
      /missingDependencies\.length = 0;\s+state\.cacheable = true;/u,
    ],
    [
      'a second call throws `callback(): The callback was already called.`',
      'webpack/lib/loaders/LoaderRunner.js',
      /throw new Error\("callback\(\): The callback was already called\."\)/u,
    ],
    [
      'webpack uses that syntax tree instead of parsing',
      'webpack/lib/module/NormalModule.js',
      /extraInfo\.webpackAST !== undefined\s+\? extraInfo\.webpackAST/u,
    ],
    [
      "An object that a loader's `pitch` and its normal function share",
      'webpack/lib/loaders/LoaderRunner.js',
      /this\.loaders\[this\.loaderIndex\]\.data/u,
    ],
    [
      'The message is preceded by `Module Error (from ./a-loader.js):`',
      'webpack/lib/errors/ModuleError.js',
      /message = "Module Error";\s+message \+= from \? ` \(from \$\{from\}\):/u,
    ],
    [
      'is marked as `(Emitted value instead of an instance of Error)`',
      'webpack/lib/errors/NonErrorEmittedError.js',
      /\(Emitted value instead of an instance of Error\)/u,
    ],
    [
      'named after the loader and the module',
      'webpack/lib/module/NormalModule.js',
      /\[currentLoader && currentLoader\.loader, name, this\.identifier\(\)\]/u,
    ],
    [
      'parsed into an object as well, and so is a JSON object',
      'webpack/lib/module/NormalModule.js',
      /options\.startsWith\("\{"\) && options\.endsWith\("\}"\)\) \{\s+try/u,
    ],
    [
      'The configuration can turn this validation off',
      'webpack/lib/module/NormalModule.js',
      /if \(schema && compilation\.options\.validate\) \{/u,
    ],
    [
      'in messages, the last word becomes the name of the object',
      'webpack/lib/module/NormalModule.js',
      /match = \/\^\(\.\+\) \(\.\+\)\$\/\.exec\(schema\.title\)\)\) \{\s+\[, name, baseDataPath\] = match;/u,
    ],
    [
      'applied on top of the configuration',
      'webpack/lib/module/NormalModule.js',
      /options \? resolver\.withOptions\(options\) : resolver/u,
    ],
    [
      'It returns a promise, or takes a callback as its third argument',
      'webpack/lib/module/NormalModule.js',
      /\(context, request, callback\) => \{\s+if \(callback\) \{\s+child\.resolve\(/u,
    ],
    [
      'if the build has hot module replacement, otherwise `undefined`',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /\(context\) => \{\s+context\.hot = true;/u,
    ],
    [
      'All files involved become dependencies',
      'webpack/lib/loaders/LoaderPlugin.js',
      /\(result\);\s+for \(const d of fileDependencies\) \{\s+loaderContext\.addDependency\(d\);/u,
    ],
    [
      'in place of the one configured under `output`',
      'webpack/lib/loaders/LoaderPlugin.js',
      /baseUri: options\.baseUri,\s+publicPath: options\.publicPath/u,
    ],
    [
      'calls back with the result: `(error, source, sourceMap, module)`',
      'webpack/lib/loaders/LoaderPlugin.js',
      /return callback\(null, source, map, referencedModule\)/u,
    ],
    ["The code isn't run", 'webpack/lib/loaders/LoaderPlugin.js', /recursive: false/u],
    [
      'in `this.loaders`, starting at 0',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex = 0;/u,
    ],
    [
      "it's 0 in `a-loader` and 1 in `b-loader`",
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.loaderIndex\+\+;[\s\S]*loaderContext\.loaderIndex = 0;/u,
    ],
    [
      "otherwise, the loader's query as a string",
      'webpack/lib/loaders/LoaderRunner.js',
      /typeof entry\.options === "object"\s+\? entry\.options\s+: entry\.query/u,
    ],
    [
      'The part of the request that starts at the running loader',
      'webpack/lib/loaders/LoaderRunner.js',
      /currentRequest: \{[^}]*joinRequests\(\s+this\.loaders,\s+this\.loaderIndex,/u,
    ],
    [
      'The part of the request after the running loader',
      'webpack/lib/loaders/LoaderRunner.js',
      /remainingRequest: \{[^}]*joinRequests\(\s+this\.loaders,\s+this\.loaderIndex \+ 1,/u,
    ],
    [
      'without an argument, it uses the configured algorithm',
      'webpack/lib/module/NormalModule.js',
      /createHash\(type \|\| compilation\.outputOptions\.hashFunction\)/u,
    ],
    [
      'The version of this interface, which is `2`',
      'webpack/lib/module/NormalModule.js',
      /const loaderContext = \{\s+version: 2,/u,
    ],
    [
      '`true` if webpack runs the loader',
      'webpack/lib/module/NormalModule.js',
      /webpack: true,\s+sourceMap: Boolean\(this\.useSourceMap\)/u,
    ],
    [
      'The build reports `Module build failed (from ./price-loader.mjs):`',
      'webpack/lib/errors/ModuleBuildError.js',
      /message = "Module build failed";[^;]*;\s+message \+= from \? ` \(from \$\{from\}\):/u,
    ],
    [
      'A thrown error is shown with its stack',
      'webpack/lib/errors/ModuleBuildError.js',
      /if \(!err\.hideStack\) \{/u,
    ],
  ]),
  ...claimsOfPage('api/logging', [
    [
      'standard error, or the stream or console that you configured',
      'webpack/lib/config/defaults.js',
      /F\(infrastructureLogging, "stream", \(\) => process\.stderr\)/u,
    ],
    [
      'a string matches only what follows a slash in a name',
      'webpack/lib/logging/createConsoleLogger.js',
      /typeof item === "string"\) \{\s+const regExp = new RegExp\(\s*`\[\\\\\\\\\/\]/u,
    ],
    [
      "webpack includes the loader's path and the module in the name",
      'webpack/lib/module/NormalModule.js',
      /\[currentLoader && currentLoader\.loader, name, this\.identifier\(\)\]/u,
    ],
    [
      'Shown unless logging is off',
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.error:\s+if \(!debug && loglevel > LogLevel\.error\) return;/u,
    ],
    [
      "Shown from level `'warn'` on",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.warn:\s+if \(!debug && loglevel > LogLevel\.warn\) return;/u,
    ],
    [
      'which is the usual setting for infrastructure messages',
      'webpack/lib/config/defaults.js',
      /D\(infrastructureLogging, "level", "info"\)/u,
    ],
    [
      'which is also what `true` means',
      'webpack/lib/logging/createConsoleLogger.js',
      /log: 2,\s+true: 2,/u,
    ],
    [
      'No level shows these details',
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.debug:\s+if \(!debug\) return;/u,
    ],
    [
      'writes the message as an error if the condition is false',
      'webpack/lib/logging/Logger.js',
      /if \(!condition\) \{\s+this\[LOG_SYMBOL\]\(LogType\.error, args\);/u,
    ],
    [
      'Shown under the same conditions as `debug`',
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.trace:\s+if \(!debug\) return;/u,
    ],
    [
      "webpack's own console writes only an empty line",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.trace:\s+if \(!debug\) return;\s+console\.trace\(\);/u,
    ],
    [
      "Shown from level `'info'` on, or in stats from `'verbose'` on",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.status:\s+if \(!debug && loglevel > LogLevel\.info\) return;/u,
    ],
    [
      'To remove the line, call the method without arguments',
      'webpack/lib/logging/createConsoleLogger.js',
      /if \(!args \|\| args\.length === 0\) \{\s+console\.status\(\);/u,
    ],
    [
      'in stats, writes a dashed line',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /"loggingEntry\(clear\)\.loggingEntry": \(\) => " {4}-------"/u,
    ],
    [
      "Works from level `'log'` on, so it does nothing",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.clear:\s+if \(!debug && loglevel > LogLevel\.log\) return;/u,
    ],
    [
      "From level `'log'` on, starts a group with a title",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.group:\s+if \(!debug && loglevel > LogLevel\.log\) return;/u,
    ],
    [
      "collapsed at level `'log'` and expanded at level `'verbose'`",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.groupCollapsed:\s+if [^;]+;\s+if \(!debug && loglevel > LogLevel\.verbose\) \{/u,
    ],
    [
      '`timeLog`, `timeEnd` and `timeAggregate` throw an error',
      'webpack/lib/logging/Logger.js',
      /timeAggregate\(label\) \{[^{]*if \(!prev\) \{\s+throw new Error/u,
    ],
    [
      'Starts a timer, without writing anything yet',
      'webpack/lib/logging/Logger.js',
      /\.set\(label, process\.hrtime\(\)\);\s+\}/u,
    ],
    [
      'Writes the time since the start and keeps the timer running',
      'webpack/lib/logging/Logger.js',
      /Logger\.timeLog\(\)`\);\s+\}\s+const time = process\.hrtime\(prev\);\s+this\[LOG_SYMBOL\]/u,
    ],
    [
      "Timer messages have the level `'log'`",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.time: \{\s+if \(!debug && loglevel > LogLevel\.log\) return;/u,
    ],
    [
      "or `'verbose'` in stats",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /case "verbose":\s+acceptedTypes = new Set\(\[[^\]]*LogType\.time,\s+LogType\.status,/u,
    ],
    [
      'Stops the timer and adds its time to a sum, without a message',
      'webpack/lib/logging/Logger.js',
      /\[TIMERS_AGGREGATES_SYMBOL\]\.set\(label, time\);\s+\}/u,
    ],
    [
      'and clears the sum',
      'webpack/lib/logging/Logger.js',
      /\[TIMERS_AGGREGATES_SYMBOL\]\.delete\(label\);\s+this\[LOG_SYMBOL\]\(LogType\.time/u,
    ],
    [
      'a slash and the given name, such as `CountPlugin/assets`',
      'webpack/lib/Compilation.js',
      /return this\.getLogger\(`\$\{name\}\/\$\{childName\}`\);/u,
    ],
    [
      'Except in the runtime logger, the argument',
      'webpack/lib/logging/runtime.js',
      /\(childName\) => module\.exports\.getLogger\(`\$\{name\}\/\$\{childName\}`\)/u,
    ],
    [
      'an entry that has `type`, `args`, `time` and `trace`',
      'webpack/lib/Compilation.js',
      /time: Date\.now\(\),\s+type,\s+args,\s+trace/u,
    ],
    [
      'If you return `true`, webpack does nothing more with the message',
      'webpack/lib/Compiler.js',
      /infrastructureLog\.call\(name, type, args\) === undefined &&/u,
    ],
    [
      'Sets `level`, `debug` and `console` for all loggers, including existing ones',
      'webpack/lib/logging/runtime.js',
      /Object\.assign\(currentDefaultLoggerOptions, options\);\s+currentDefaultLogger = createConsoleLogger\(/u,
    ],
    [
      "is a hook that receives every message before it's printed",
      'webpack/lib/logging/runtime.js',
      /log: new SyncBailHook\(\["origin", "type", "args"\]\)/u,
    ],
    [
      'If you return anything other than `undefined`, nothing is printed',
      'webpack/lib/logging/runtime.js',
      /log\.call\(name, type, args\) === undefined\) \{\s+currentDefaultLogger\(/u,
    ],
  ]),
  ...claimsOfPage('api/module-graph', [
    [
      "or `null` if the dependency doesn't lead to a module",
      'webpack/lib/graph/ModuleGraph.js',
      /return connection !== undefined \? connection\.module : null/u,
    ],
    [
      'before any optimization redirected the import',
      'webpack/lib/graph/ModuleGraph.js',
      /return connection !== undefined \? connection\.resolvedModule : null/u,
    ],
    [
      'The result is `null` for an entry, and for any other module',
      'webpack/lib/Compilation.js',
      /setIssuerIfUnset\(\s*module,\s*originModule !== undefined \? originModule : null/u,
    ],
    [
      'counted from zero, or `-1`',
      'webpack/lib/graph/Dependency.js',
      /this\._parentDependenciesBlockIndex = -1;/u,
      'getParentBlockIndex',
    ],
    [
      "or `undefined` if the dependency doesn't lead to a module",
      'webpack/lib/graph/ModuleGraph.js',
      /return connection === null \? undefined : connection/u,
    ],
    [
      'or `undefined` if there are none',
      'webpack/lib/graph/ModuleGraph.js',
      /connections === undefined\s*\? undefined\s*: connections\.getFromUnorderedCache\(getConnectionsByModule\)/u,
      'getOutgoingConnectionsByModule',
    ],
    [
      'Adds a connection without a dependency, so a module counts as used',
      'webpack/lib/graph/ModuleGraph.js',
      /new ModuleGraphConnection\(null, null, module, explanation\)/u,
    ],
    [
      'Redirects a dependency to another module, but remembers',
      'webpack/lib/graph/ModuleGraph.js',
      /const newConnection = connection\.clone\(\);\s*newConnection\.module = module;/u,
    ],
    [
      'and `null` means that nothing is known',
      'webpack/lib/graph/ExportsInfo.js',
      /switch \(this\._otherExportsInfo\.provided\) \{\s*case undefined:\s*return null;\s*case null:\s*return true/u,
    ],
    [
      "`false` if it doesn't, and `null` if webpack doesn't know",
      'webpack/lib/graph/ModuleGraph.js',
      /isExportProvided\(exportName\);\s*return result === undefined \? null : result/u,
    ],
    [
      "if it's lower than the known number, and returns",
      'webpack/lib/graph/ModuleGraph.js',
      /if \(mgm\.depth === null \|\| mgm\.depth > depth\) \{/u,
    ],
    [
      'unless the module already has one, and returns whether',
      'webpack/lib/graph/ModuleGraph.js',
      /if \(mgm\.preOrderIndex === null\) \{\s*mgm\.preOrderIndex = index;\s*return true/u,
      'setPreOrderIndexIfUnset',
    ],
    [
      'unless the module already has one, and returns whether',
      'webpack/lib/graph/ModuleGraph.js',
      /if \(mgm\.postOrderIndex === null\) \{\s*mgm\.postOrderIndex = index;\s*return true/u,
      'setPostOrderIndexIfUnset',
    ],
    [
      "and isn't asynchronous, so it may run later",
      'webpack/lib/graph/ModuleGraph.js',
      /isDeferred\(module\) \{\s+if \(this\.isAsync\(module\)\) return false;/u,
    ],
    [
      'unless an issuer is already known',
      'webpack/lib/graph/ModuleGraph.js',
      /if \(mgm\.issuer === undefined\) mgm\.issuer = issuer/u,
    ],
    [
      'the exports and the asynchronous flag',
      'webpack/lib/graph/ModuleGraph.js',
      /newMgm\.async = oldMgm\.async;/u,
    ],
    [
      'the depth and the asynchronous flag of a module',
      'webpack/lib/graph/ModuleGraph.js',
      /removeModuleAttributes\(module\) \{[^}]*mgm\.async = false;/u,
    ],
    [
      'the depth and the asynchronous flag of all modules',
      'webpack/lib/graph/ModuleGraph.js',
      /removeAllModuleAttributes\(\) \{[^}]*mgm\.async = false;/u,
    ],
  ]),
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
      '`"high"`, `"low"` or `"auto"`: the priority',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /\["high", "low", "auto"\]\.includes\(importOptions\.webpackFetchPriority\)/u,
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
      'webpack removes this call and calls to `requirejs.config`',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /\.for\("requirejs\.config"\)\s+\.tap\([^)]*toConstantDependency\(parser, "undefined"\)/u,
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
      'If no other module refers to the file, the id is `null`',
      'webpack/lib/template/RuntimeTemplate.js',
      /return "null \/\* weak dependency, without id \*\/";/u,
    ],
  ]),
  ...measured('api/module-methods', 'in production, a number such as `144`'),
  ...claimsOfPage('api/module-object', [
    [
      "For most modules that aren't files, it returns `null`",
      'webpack/lib/module/Module.js',
      /nameForCondition\(\) \{\s*return null;/u,
    ],
    [
      'webpack sets it to `true` for all modules',
      'webpack/lib/module/Module.js',
      /this\.needId = true;/u,
    ],
    [
      'for all other modules, returns only the module itself',
      'webpack/lib/module/Module.js',
      /getSourceModules\(\) \{\s*return \[this\];/u,
    ],
    [
      "webpack doesn't report errors that are added afterwards",
      'webpack/lib/Compilation.js',
      /this\.hooks\.finishModules\.callAsync\([\s\S]*?this\.reportDependencyErrorsAndWarnings\(/u,
    ],
    [
      'or `undefined` or an empty list if it has none',
      'webpack/lib/module/Module.js',
      /this\._warnings\.length = 0;[\s\S]*?this\._errors\.length = 0;/u,
      'getWarnings',
    ],
    [
      '`namespace`, `default-only`, `default-with-named` or `dynamic`',
      'webpack/types.d.ts',
      /exportsTypeStrict\?:\s*"namespace" \| "dynamic" \| "default-only" \| "default-with-named";/u,
    ],
    [
      'active for the given runtime',
      'webpack/lib/module/Module.js',
      /if \(c\.isTargetActive\(runtime\)\) return true;/u,
      'hasReasons',
    ],
    [
      'if all references to the module are optional',
      'webpack/lib/module/Module.js',
      /!r\.dependency\.optional \|\|[^}]*return false;/u,
    ],
    [
      'overrides `chunkCondition`, which few classes do',
      'webpack/lib/module/Module.js',
      /this\.chunkCondition !== Module\.prototype\.chunkCondition/u,
    ],
    [
      'in each group of the chunk, or before the group',
      'webpack/lib/module/Module.js',
      /if \(!this\.isAccessibleInChunkGroup\(chunkGraph, chunkGroup, ignoreChunk\)\) \{\s*return false/u,
    ],
    [
      'Returns `true` if the module is in the group, or is loaded before',
      'webpack/lib/module/Module.js',
      /continue queueFor;[\s\S]{0,200}if \(cg\.isInitial\(\)\) return false;/u,
    ],
    [
      'All but `needRebuild` print a deprecation warning',
      'webpack/lib/module/Module.js',
      /needRebuild\(fileTimestamps, contextTimestamps\) \{\s*return true;/u,
    ],
    [
      '`needBuild`, which is asynchronous',
      'webpack/lib/module/Module.js',
      /needBuild\(context, callback\) \{\s+callback\(/u,
    ],
  ]),
  ...claimsOfPage('api/module-variables', [
    [
      'keeps the module from being built',
      'webpack/lib/javascript/APIPlugin.js',
      /new WebpackError\(`\$\{key\} must not be assigned`\);\s+err\.loc = [^;]*;\s+throw err;/u,
    ],
    [
      "A module that reads its id can't be merged with others",
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /moduleConcatenationBailout =\s+RuntimeGlobals\.moduleId;/u,
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
      'If the argument is a string literal, webpack bundles the file as an asset',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /if \(call\.arguments\.length !== 1\) return undefined;/u,
    ],
    ['The major version of webpack, a number: `5`', 'webpack/package.json', /"version": "5\./u],
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
      'webpack creates this function with `createRequire`',
      'webpack/lib/javascript/APIPlugin.js',
      /__non_webpack_require__\.expr =\s+"__WEBPACK_EXTERNAL_createRequire_require"/u,
    ],
    [
      'Another name for the runtime object, that is',
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_global__: \{\s+expr: RuntimeGlobals\.require,/u,
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
  ]),
  ...claimsOfPage('api/node', [
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
      'calls the `thisCompilation` and `compilation` hooks with it',
      'webpack/lib/Compiler.js',
      /this\.hooks\.thisCompilation\.call\(compilation, params\);\s+this\.hooks\.compilation\.call\(compilation, params\);/u,
    ],
    [
      'The handler is called after each build, unless the result is already outdated',
      'webpack/lib/watch/Watching.js',
      /if \(\s*this\.invalid &&\s+!this\.suspended &&\s+!this\.blocked/u,
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
      'An error thrown in a synchronous hook, such as',
      'webpack/lib/Compilation.js',
      /\soptimizeChunks: new SyncBailHook\(/u,
    ],
    [
      'Unlike a build, it ignores `validate: false`',
      'webpack/lib/index.js',
      /return \(options\) => \{\s+if \(!webpackOptionsSchemaCheck\(options\)\) \{\s+getRealValidate\(\)\(options\);/u,
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
      'and returns an array of problems or `null`',
      'webpack/lib/config/cli.js',
      /if \(problems\.length === 0\) return null;/u,
    ],
  ]),
  ...claimsOfPage('api/normalmodulefactory-hooks', [
    [
      'called for requests without a scheme in a module',
      'webpack/lib/module/NormalModuleFactory.js',
      /else if \(contextScheme\) \{[\s\S]*?resolveInScheme\s*\.for\(contextScheme\)/u,
    ],
    [
      'There is a new factory for each build and each child compiler',
      'webpack/lib/Compiler.js',
      /compile\(callback\) \{\s*const params = this\.newCompilationParams\(\)/u,
    ],
    [
      'Only afterward does the compilation notice that the module already',
      'webpack/lib/Compilation.js',
      /const alreadyAddedModule = this\._modules\.get\(identifier\)/u,
    ],
    [
      'since webpack 5, these hooks are bail hooks',
      'webpack/lib/module/NormalModuleFactory.js',
      /is no longer a waterfall hook, but a bailing hook instead/u,
    ],
    [
      'and returning an object is an error',
      'webpack/lib/module/NormalModuleFactory.js',
      /typeof result === "object"\) \{\s*throw new Error\(\s*deprecationChangedHookMessage\(\s*"beforeResolve"/u,
    ],
    [
      'its phase: `evaluation`, `defer` or `source`',
      'webpack/lib/dependencies/core/ImportPhase.js',
      /Evaluation: 0b00,\s*Defer: 0b01,\s*Source: 0b10/u,
    ],
    [
      '`true` if the cache may reuse the outcome for unchanged modules',
      'webpack/lib/Compilation.js',
      /\(factoryResult\)\.cacheable !== false &&/u,
    ],
    [
      "or return `false` to ignore it: then there's no module",
      'webpack/lib/module/NormalModuleFactory.js',
      /result === false\) \{[\s\S]{0,80}const factoryResult = \{/u,
    ],
    [
      'put that module in `resolveData.ignoredModule`',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(resolveData\.ignoredModule\) \{\s*factoryResult\.module = resolveData\.ignoredModule/u,
    ],
    [
      'if you return a module, webpack uses it as it is',
      'webpack/lib/module/NormalModuleFactory.js',
      /factorize\.callAsync\(resolveData, \(err, module\) => \{[\s\S]*?const factoryResult = \{\s*module,/u,
    ],
    [
      'Return `false` to ignore the request, or return a module',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(result === false\) return callback\(\);[\s\S]{0,60}if \(result instanceof Module\) return callback\(null, result\)/u,
      'resolve',
    ],
    [
      'If no function returns a value, the request is looked up in',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(!handled\) return defaultResolve\(this\.context\)/u,
    ],
    [
      'New in 5.110: a map of hooks by module type',
      'webpack/lib/module/NormalModuleFactory.js',
      /@since 5\.110\.0\s+\*\/\s+prepareModuleType:/u,
    ],
    [
      'called before the first module of that type gets its parser',
      'webpack/lib/module/NormalModuleFactory.js',
      /_prepareModuleType\(type, \(err\) => \{\s*if \(err\) return callback\(err\);\s*applyCreateData\(\)/u,
    ],
    [
      'These hooks can be asynchronous',
      'webpack/lib/module/NormalModuleFactory.js',
      /prepareModuleType: new HookMap\(\(\) => new AsyncSeriesHook\(\[\]\)\)/u,
    ],
    [
      'the next module tries again',
      'webpack/lib/module/NormalModuleFactory.js',
      /_moduleTypePreparation\.delete\(type\)/u,
    ],
    [
      'Modules with the same options share a parser',
      'webpack/lib/module/NormalModuleFactory.js',
      /parser = this\.createParser\(type, parserOptions\);\s*cache\.set\(parserOptions, parser\)/u,
    ],
    [
      'Change these values, or return `false` to ignore the module',
      'webpack/lib/module/NormalModuleFactory.js',
      /"afterResolve",[\s\S]{0,160}if \(result === false\) return callback\(\)/u,
    ],
    [
      'If no function returns a value, the module is a `NormalModule`',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(!createdModule\) \{\s*createdModule = [^;]*new NormalModule\(createData\)/u,
    ],
    [
      'Return this module, or another module that wraps it',
      'webpack/lib/module/NormalModuleFactory.js',
      /module: new SyncWaterfallHook\(\["module", "createData", "resolveData"\]\)/u,
    ],
    [
      '`sideEffects` is determined here',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /normalModuleFactory\.hooks\.module\.tap\(/u,
    ],
  ]),
  ...claimsOfPage('api/parser', [
    [
      'One parser handles many modules, one after the other',
      'webpack/lib/module/NormalModuleFactory.js',
      /let parser = cache\.get\(parserOptions\);\s*if \(parser === undefined\) \{/u,
    ],
    [
      'The first hook of a module, with the whole tree',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.program\.call\(ast, comments\)[\s\S]*?this\._modulePreWalkDeclarations\(/u,
    ],
    [
      'Returning anything skips the module: nothing in the module is walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.hooks\.program\.call\(ast, comments\) === undefined\) \{/u,
    ],
    [
      'called even if `program` skipped the module',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.destructuringAssignmentProperties = undefined;\s*\}\s*this\.hooks\.finish\.call\(ast, comments\)/u,
    ],
    [
      'webpack evaluates `concat`, `indexOf`, `replace`, `split`, `substr`, `substring` and `slice`',
      'webpack/lib/javascript/JavascriptParser.js',
      /for \(const fn of \["substr", "substring", "slice"\]\)/u,
    ],
    [
      'If no function returns a value, webpack decides by the node type',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(typeof result === "boolean"\) return result;\s*switch \(expr\.type\)/u,
    ],
    [
      'New in 5.109: a map of hooks by node type',
      'webpack/lib/javascript/JavascriptParser.js',
      /@since 5\.109\.0\s+\*\/\s+preStatementByType:/u,
      'preStatementByType',
    ],
    [
      '`FunctionDeclaration` and `ClassDeclaration` cost nothing extra',
      'webpack/lib/javascript/JavascriptParser.js',
      /RECORDED_STATEMENT_TYPES = new Set\(\[\s+"VariableDeclaration",\s+"FunctionDeclaration",\s+"ClassDeclaration"\s+\]\)/u,
    ],
    [
      'New in 5.109: a map of hooks by node type',
      'webpack/lib/javascript/JavascriptParser.js',
      /@since 5\.109\.0\s+\*\/\s+blockPreStatementByType:/u,
      'blockPreStatementByType',
    ],
    [
      '`ExportNamedDeclaration` and `ExportDefaultDeclaration`, cost nothing extra',
      'webpack/lib/javascript/JavascriptParser.js',
      /BLOCK_DECLARATION_TYPES = new Set\(\[[^\]]*"ExportNamedDeclaration",\s+"ExportDefaultDeclaration"\s+\]\)/u,
    ],
    [
      'Answer `true` to walk only the first branch, or `false`',
      'webpack/lib/javascript/JavascriptParser.js',
      /\} else if \(result\) \{\s*this\.walkNestedStatement\(statement\.consequent\);\s*\} else if \(statement\.alternate\)/u,
    ],
    [
      'Called for the condition of an `if` or a `? :` if',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(result === undefined\) \{\s*const guard = this\.hooks\.collectGuards\.call\(expression\.test\)/u,
    ],
    [
      'in the same block, except function declarations',
      'webpack/lib/javascript/JavascriptParser.js',
      /onlyFunctionDeclaration &&\s*statement\.type !== "FunctionDeclaration" &&\s*this\.hooks\.unusedStatement/u,
    ],
    [
      'Called for `return` and `throw` outside the top level',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.scope\.topLevelScope === true\) return;\s*if \(this\.hooks\.terminate\.call\(statement\)\)/u,
    ],
    [
      "With `true`, the statement after the label isn't walked",
      'webpack/lib/javascript/JavascriptParser.js',
      /const result = hook\.call\(statement\);\s*if \(result === true\) return;\s*\}\s*const oldScope = this\._enterBlockScope/u,
    ],
    [
      "the expression isn't walked, so the names in it don't count",
      'webpack/lib/javascript/JavascriptParser.js',
      /!this\.hooks\.classExtendsExpression\.call\(classy\.superClass, classy\)\s*\) \{\s*this\.walkExpression/u,
    ],
    [
      'a computed key already has been',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.walkExpression\(classElement\.key\);\s*\}[\s\S]{0,80}!this\.hooks\.classBodyValue\.call\(/u,
    ],
    [
      'This hook comes before the hooks for the specifiers',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.import\.call\(statement, source\);\s*for \(const specifier of statement\.specifiers\)/u,
      'import',
    ],
    [
      '`default`, or `null` for `* as name`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.importSpecifier\.call\(statement, source, null, name\)/u,
    ],
    [
      "webpack doesn't treat the variable as declared",
      'webpack/lib/javascript/JavascriptParser.js',
      /importSpecifier\.call\(statement, source, "default", name\)\s*\) \{\s*this\.defineVariable\(name\)/u,
    ],
    [
      'its `exportSpecifier` comes earlier',
      'webpack/lib/javascript/JavascriptParser.js',
      /\(declaration\.id\)\.name,\s*"default",[\s\S]*?walkExportDefaultDeclaration\(statement\) \{\s*this\.hooks\.export\.call/u,
    ],
    [
      'The parser ignores the returned value',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(statement\.source\) return;\s*this\.hooks\.export\.call\(statement\);\s*if \(/u,
    ],
    [
      'with the other module as `source`, before the hooks',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.exportImport\.call\(statement, source\);\s*this\.hooks\.exportImportSpecifier\.call\(/u,
    ],
    [
      "its names aren't registered, so they count as free",
      'webpack/lib/javascript/JavascriptParser.js',
      /!this\.hooks\.exportDeclaration\.call\(statement, statement\.declaration\)\s*\) \{[\s\S]{0,120}this\.preWalkStatement/u,
    ],
    [
      'After `export default`, `true` only keeps the declaration',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(!this\.hooks\.exportDeclaration\.call\(statement, declaration\)\) \{\s*this\.walkStatement\(declaration\)/u,
    ],
    [
      "For `export *`, it's `null`, and so is `exportName`",
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.exportImportSpecifier\.call\(statement, source, null, name, 0\)/u,
    ],
    [
      'Called for `await`, `for await` and `await using` outside functions',
      'webpack/lib/javascript/JavascriptParser.js',
      /statement\.kind === "await using" && this\.scope\.topLevelScope === true\) \{\s*this\.hooks\.topLevelAwait/u,
    ],
    [
      'webpack makes the module asynchronous here',
      'webpack/lib/dependencies/esm/ESMDetectionParserPlugin.js',
      /topLevelAwait\.tap\([\s\S]{0,160}module\.buildMeta\.async = true;/u,
    ],
    [
      "With `true`, webpack doesn't declare the name",
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.hooks\.preDeclarator\.call\(declarator, statement\)\) continue;/u,
    ],
    [
      'With `true`, neither the pattern nor the value is walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(!this\.hooks\.declarator\.call\(declarator, statement\)\) \{\s*this\.walkPattern\(declarator\.id\)/u,
    ],
    [
      'variables that are declared with `using` or `await using`',
      'webpack/lib/javascript/JavascriptParser.js',
      /statement\.kind === "using" \|\| statement\.kind === "await using"\s*\? this\.hooks\.varDeclarationUsing/u,
    ],
    [
      'otherwise the parser sets it',
      'webpack/lib/javascript/JavascriptParser.js',
      /!hook\.call\([^;]*\(declarator\.init\)\)\s*\) \{\s*this\.setVariable\(declarator\.id\.name, renameIdentifier\)/u,
    ],
    [
      'In 5.112, the value on the right has already been walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /walkExpression\(expression\.right\);[\s\S]{0,460}this\.hooks\.assign, leftName/u,
    ],
    [
      '`true` keeps the name from being registered as a variable',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(!this\._callHooksForName1\(this\.hooks\.assign, name, expression\)\) \{\s*this\.defineVariable\(name\)/u,
    ],
    [
      'With `true`, neither side is walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.assignMemberChain,\s*[^)]*\)[\s\S]{0,260}return;\s*\}\s*this\.walkExpression\(expression\.right\)/u,
    ],
    [
      'New in 5.111: a map of hooks by name',
      'webpack/lib/javascript/JavascriptParser.js',
      /\swrite: new HookMap\(\(\) => new SyncBailHook\(\["node"\]\)\)/u,
    ],
    [
      'New in 5.111: like `write`, but for properties',
      'webpack/lib/javascript/JavascriptParser.js',
      /writeMemberChain: new HookMap\(\s+\(\) => new SyncBailHook\(\["node", "members"\]\)/u,
    ],
    [
      'With `true`, neither the class nor the arguments are walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.new,[^;]*;\s*if \(result === true\) return;\s*this\.walkExpression\(expression\.callee\)/u,
    ],
    [
      'Any returned value keeps the parser from walking into the chain',
      'webpack/lib/javascript/JavascriptParser.js',
      /optionalChaining\.call\(expression\);\s*if \(result === undefined\) \{/u,
    ],
    [
      'Any returned value keeps both sides from being walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.hooks\.binaryExpression\.call\(expression\) === undefined\)/u,
    ],
    [
      'Answer `true` to walk only `a`, or `false` to walk only',
      'webpack/lib/javascript/JavascriptParser.js',
      /\} else if \(result\) \{\s*this\.walkExpression\(expression\.consequent\);\s*\} else if \(expression\.alternate\)/u,
    ],
    [
      'with `true`, only the right side',
      'webpack/lib/javascript/JavascriptParser.js',
      /\} else if \(result\) \{\s*this\.walkExpression\(expression\.right\);\s*\}/u,
    ],
    [
      'Between 5.109 and 5.112, the words `harmony`',
      'webpack/lib/javascript/JavascriptParser.js',
      /The `harmony\*` properties forward to their `esm\*` namesake/u,
    ],
    [
      'the old property forwards to it',
      'webpack/lib/javascript/JavascriptParser.js',
      /The `harmony\*` properties forward to their `esm\*` namesake/u,
    ],
  ]),
  ...claimsOfPage('api/plugin-hooks', [
    [
      'The method returns the same object to all callers during one compilation',
      'webpack/lib/util/createHooksRegistry.js',
      /let hooks = map\.get\(compilation\);\s*if \(hooks === undefined\) \{/u,
    ],
    [
      'Passing anything but a compilation is an error',
      'webpack/lib/util/createHooksRegistry.js',
      /throw new TypeError\(\s*"The 'compilation' argument must be an instance of Compilation"/u,
    ],
    [
      '`processResult` (5.111) and `beforeParse` (5.112) can now be asynchronous',
      'webpack/lib/module/NormalModule.js',
      /beforeParse: new AsyncSeriesHook\([\s\S]*processResult: new AsyncSeriesWaterfallHook\(/u,
    ],
    [
      'Asks if a module has to be rebuilt even though its files are',
      'webpack/lib/module/NormalModule.js',
      /if \(!valid\) return callback\(null, true\);[^;]*;\s*hooks\.needBuild\.callAsync/u,
    ],
    [
      'The first answer decides',
      'webpack/lib/module/NormalModule.js',
      /needBuild: new AsyncSeriesBailHook\(\["module", "context"\]\)/u,
    ],
    [
      'no loader has seen it yet',
      'webpack/lib/module/NormalModule.js',
      /loader: new SyncHook\(\["loaderContext", "module"\]\)/u,
    ],
    [
      'An error that you throw becomes an error of the module',
      'webpack/lib/module/NormalModule.js',
      /hooks\.beforeLoaders\.call\([^;]*;\s*\} catch \(err\) \{\s*processResult\(/u,
    ],
    [
      'the build reports an `UnhandledSchemeError`',
      'webpack/lib/module/NormalModule.js',
      /typeof result !== "string" && !result\) \{\s*return reject\(\s*new \(getUnhandledSchemeError\(\)\)/u,
    ],
    [
      'functions that you tap get the resource and the module',
      'webpack/lib/module/NormalModule.js',
      /hook\.tap\(options, \(loaderContext\) =>\s*fn\(\s*loaderContext\.resource,\s*[^)]*\(loaderContext\._module\)/u,
    ],
    [
      'DefinePlugin waits here for values that are computed asynchronously',
      'webpack/lib/define/DefinePlugin.js',
      /\)\.beforeParse\.tapPromise\(/u,
    ],
    [
      'A rejected promise becomes an error of the module',
      'webpack/lib/module/NormalModule.js',
      /beforeParse\.callAsync\(this, \(err\) => \{\s*if \(err\) \{\s*this\.markModuleAsErrored\(err\)/u,
    ],
    [
      'The module is parsed, and webpack is about to record',
      'webpack/lib/module/NormalModule.js',
      /handleBuildDone = \(\) => \{\s*try \{\s*hooks\.beforeSnapshot\.call\(this\)/u,
    ],
    [
      'The hook is skipped for a module whose code is directly',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /renderModuleContainer\.call\([\s\S]{0,160}\} else \{\s*moduleSourcePostContainer = moduleSourcePostContent;/u,
    ],
    [
      "called whether or not there's a function around it",
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /moduleSourcePostContainer = moduleSourcePostContent;\s*\}[\s\S]{0,80}hooks\.renderModulePackage\.call\(/u,
    ],
    [
      'The whole text of a file with a runtime, after',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.renderMain\.call\(source, renderContext\)[\s\S]*?hooks\.renderContent\.call\(finalSource, renderContext\)/u,
    ],
    [
      'before imports and other fragments are added at the top',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /renderContent\.call\(finalSource[\s\S]*?InitFragment\.addToSource\([\s\S]*?hooks\.render\.call\(finalSource/u,
    ],
    [
      '`null` is an error',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /if \(!finalSource\) \{\s*throw new Error\(\s*"[^"]*renderContent plugins should return something/u,
    ],
    [
      'may add `"use strict"` in front and a semicolon at the end',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /\? new ConcatSource\(strictHeader, source, ";"\)/u,
    ],
    [
      '`module` is the last of them, whose exports become',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.renderStartup\.call\(\s*startupSource,\s*lastInlinedModule,/u,
    ],
    [
      "in a separate runtime chunk, which has no entry modules, it's `undefined`",
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /lastEntryModule =\s*[^;]*\(last\(chunkGraph\.getChunkEntryModulesIterable\(chunk\)\)\)/u,
    ],
    [
      'The hook is also called while hashes are computed',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /updateHashWithBootstrap\(hash, renderContext, hooks\) \{\s*const bootstrap = this\.renderBootstrap\(/u,
    ],
    [
      'which appears as a comment in the file',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /`\/\/ This entry module can't be inlined because \$\{bailout\}`/u,
    ],
    [
      'The directive is added when all modules of the file are strict',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /allModules\.every\(\(m\) => [^)]*\(m\.buildInfo\)\.strict\)\s*\) \{\s*const strictBailout/u,
    ],
    [
      'used for `[chunkhash]` as well as for the `[contenthash]`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /hooks\.chunkHash\.call\(chunk, hash, context\);[\s\S]*?hooks\.contentHash\.tap\([\s\S]*?hooks\.chunkHash\.call\(/u,
    ],
    [
      'These hooks, new in 5.109, run once per page',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /@since 5\.109\.0\s+\*\/\s+injectTags:/u,
    ],
    [
      'right after content hashes are final',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH \+ 1/u,
    ],
    [
      '`injectTags` and `transformTags` run before a Content-Security-Policy is computed',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /hooks\.transformTags\.promise\([\s\S]*?renderHtml\(resolved, model, csp\)/u,
    ],
    [
      '`true` writes an attribute without a value, `false` leaves it out',
      'webpack/lib/html/HtmlGenerator.js',
      /value === false \|\|[^;]*continue;\s*out \+=\s*value === true\s*\? ` \$\{name\}`/u,
    ],
    [
      '`children` as text that is written unescaped',
      'webpack/lib/html/HtmlGenerator.js',
      /\$\{attrs\}>\$\{tag\.children \|\| ""\}</u,
    ],
    [
      'which is `head` unless you set `body`, `head-prepend` or `body-prepend`',
      'webpack/lib/html/HtmlGenerator.js',
      /place\(\s*tag\.injectTo \|\| "head",/u,
    ],
    [
      'The hook runs after the `csp` policy has been written',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /renderHtml\(resolved, model, csp\);[\s\S]*?hooks\.transformHtml\.promise\(/u,
    ],
    [
      'The page is final, and `compilation.getAsset(context.outputName)` returns it',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /updateAsset\(name, new RawSource\(resolved\)\);\s*\}\s*await hooks\.htmlEmitted\.promise/u,
    ],
    [
      "The code runs if the element doesn't exist yet",
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /"if\(!script\) \{",\s*Template\.indent\(\[\s*"needAttach = true;",\s*createScript\.call\(/u,
    ],
    [
      '`true` to keep it (a folder stays with everything in it)',
      'webpack/lib/output/CleanPlugin.js',
      /const result = hooks\.keep\.call\(path\);\s*if \(result !== undefined\) return result;\s*return keepFn\(path\)/u,
    ],
    [
      'or `false` to copy it regardless of `globOptions.ignore`',
      'webpack/lib/output/CopyPlugin.js',
      /hooks\.ignore\.call\(normalizedPath\);\s*if \(decision !== undefined\) return decision/u,
    ],
    [
      "Your value replaces webpack's own rule",
      'webpack/lib/externals/ExternalModule.js',
      /chunkCondition\.call\(chunk, compilation\);\s*if \(condition !== undefined\) return condition/u,
    ],
    [
      'one for each different file with this hash',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /uniqueChunkArrays\.map\(\(chunks\) =>/u,
    ],
    [
      'If no function returns a value, webpack hashes the buffers',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /if \(!newHash\) \{\s*const hash = createHash\(this\._hashFunction\)/u,
    ],
    [
      'webpack taps this hook to move what the entry needs',
      'webpack/lib/container/HoistContainerReferencesPlugin.js',
      /hooks\.addContainerEntryDependency\.tap\(PLUGIN_NAME, traceDep\)/u,
    ],
    [
      "webpack treats that entry's modules like a container's modules",
      'webpack/lib/container/HoistContainerReferencesPlugin.js',
      /hooks\.addFederationRuntimeDependency\.tap\(PLUGIN_NAME, traceDep\)/u,
    ],
  ]),
  ...claimsOfPage('api/plugins', [
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
      'your plugins before nearly all plugins that webpack applies itself',
      'webpack/lib/webpack.js',
      /plugin\.apply\(compiler\);[\s\S]*?new WebpackOptionsApply\(\)\.process\(/u,
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
      'of the parser are deprecated in favor of maps',
      'webpack/lib/javascript/JavascriptParser.js',
      /@deprecated [^\n]+\s+\*\/\s+preStatement: new SyncBailHook/u,
    ],
    [
      'moved in 5.112, and few of the old paths still work',
      'webpack/lib/NormalModule.js',
      /module\.exports = require\("\.\/module\/NormalModule"\);/u,
    ],
  ]),
  ...claimsOfPage('api/resolvers', [
    [
      'There are three types of resolvers',
      'webpack/lib/config/WebpackOptionsApply.js',
      /\.for\("normal"\)[\s\S]*?\.for\("context"\)[\s\S]*?\.for\("loader"\)/u,
    ],
    [
      "webpack creates each resolver when it's first needed, then keeps it",
      'webpack/lib/resolve/ResolverFactory.js',
      /if \(resolver\) \{[^}]*return resolver;\s*\}\s*const newResolver = this\._create\(/u,
    ],
    [
      'returns a resolver with additional options',
      'webpack/lib/resolve/ResolverFactory.js',
      /mergedOptions = cachedCleverMerge\(originalResolveOptions, options\)/u,
    ],
    [
      'throws an error unless the resolver has the `useSyncFileSystemCalls` option',
      'enhanced-resolve/lib/Resolver.js',
      /if \(!sync\) \{\s*throw new Error\(\s*"Cannot 'resolveSync' because the fileSystem is not sync/u,
    ],
    [
      'It is applied to resolvers, not to the compiler',
      'enhanced-resolve/lib/ResolverFactory.js',
      /const plugins = \[\.\.\.userPlugins\];/u,
    ],
    [
      'On this hook, webpack merges the configuration into the options',
      'webpack/lib/config/WebpackOptionsApply.js',
      /hooks\.resolveOptions\s*\.for\("normal"\)[\s\S]{0,80}cleverMerge\(options\.resolve, resolveOptions\)/u,
    ],
    [
      'your function runs after the merge',
      'webpack/lib/config/WebpackOptionsApply.js',
      /cleverMerge\(options\.resolveLoader, resolveOptions\)\)\s*\);\s*compiler\.hooks\.afterResolvers\.call/u,
    ],
    [
      'Called with each new resolver, the complete options, and',
      'webpack/lib/resolve/ResolverFactory.js',
      /\.call\(resolver, resolveOptions, originalResolveOptions\)/u,
    ],
    [
      'Four hooks always exist',
      'enhanced-resolve/lib/Resolver.js',
      /this\.hooks = \{\s+resolveStep: [^}]*\snoResolve: [^}]*\sresolve: [^}]*\sresult: [^}]*\};/u,
    ],
    [
      'at each step, for tracing, with the next hook',
      'enhanced-resolve/lib/Resolver.js',
      /resolveStep: new SyncHook\(\["hook", "request"\]/u,
    ],
    [
      'when nothing was found, with the request and the error',
      'enhanced-resolve/lib/Resolver.js',
      /noResolve: new SyncHook\(\["request", "error"\]/u,
    ],
    [
      'functions can be asynchronous',
      'enhanced-resolve/lib/Resolver.js',
      /\sresult: new AsyncSeriesHook\(/u,
      'result',
    ],
    [
      "also creates the hook if it doesn't exist",
      'enhanced-resolve/lib/Resolver.js',
      /if \(!hook\) \{(?:(?!throw)[\s\S])*new AsyncSeriesBailHook\(\s*\["request", "resolveContext"\]/u,
    ],
    [
      'or later than most of them',
      'enhanced-resolve/lib/Resolver.js',
      /name\.startsWith\("after"\)\) \{[\s\S]{0,160}withOptions\(\{\s*stage: 10,/u,
    ],
    [
      'the `package.json` around the requesting file is looked up',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new DescriptionFilePlugin\(\s*"parsed-resolve",\s*descriptionFiles,\s*false,\s*"described-resolve"/u,
    ],
    [
      'a cached result ends the search here',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new UnsafeCachePlugin\(\s*"described-resolve"/u,
    ],
    [
      'inside a package, whose `exports` are applied',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ExportsFieldPlugin\(\s*"resolve-in-package"/u,
    ],
    [
      'it is tried as a file, then as a folder',
      'enhanced-resolve/lib/ResolverFactory.js',
      /\{ directory: false \},\s*null,\s*true,\s*"raw-file"[\s\S]*?"as directory",\s*true,\s*"directory"/u,
    ],
    [
      'symbolic links are followed',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new SymlinkPlugin\("existing-file", "existing-file"\)/u,
    ],
    [
      'the resolver detects and reports a recursion',
      'enhanced-resolve/lib/Resolver.js',
      /recursionError\.recursion = true;[\s\S]{0,160}return callback\(recursionError\)/u,
    ],
  ]),
  ...claimsOfPage('api/stats', [
    [
      'first the files with code, then the auxiliary files',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /for \(const fileToChunks of \[\s*compilationFileToChunks,\s*compilationAuxiliaryFileToChunks/u,
    ],
    [
      'When the build ended, in milliseconds since 1970',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.builtAt = [^;]*\(compilation\.endTime\);/u,
    ],
    [
      'including those of child compilers, so the number can exceed',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /for \(const child of compilation\.children\) \{\s*count \+= countWithChildren\(child/u,
    ],
    [
      '`true` if this build neither wrote the file nor compared',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const cached = !object\.emitted && !object\.comparedForEmit;/u,
    ],
    [
      'always `false` with `performance: false`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\) \{[\s\S]*?new SizeLimitsPlugin\(options\.performance\)\.apply\(compiler\)/u,
      'asset.isOverSizeLimit',
    ],
    [
      'the field is missing for cached assets when that option is off',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(!cached \|\| options\.cachedAssets\) \{/u,
    ],
    [
      'All fields are optional',
      'webpack/types.d.ts',
      /interface KnownAssetInfo \{(?:\s+\/\*\*[^/]*\*\/\s+\w+\?: [^;]+;)+\s+\}/u,
    ],
    [
      'and a plugin may add others',
      'webpack/types.d.ts',
      /type AssetInfo = KnownAssetInfo & Record<string, any>;/u,
    ],
    [
      '`true` if the chunk contains the webpack runtime',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.entry = chunk\.hasRuntime\(\);/u,
    ],
    [
      'or an empty list if the chunk has no name',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.names = chunk\.name \? \[chunk\.name\] : \[\];/u,
    ],
    [
      'For an entry, this field is empty',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const identifier = originModule \? originModule\.identifier\(\) : "";/u,
    ],
    [
      '`true` if the module was not built and no code',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.cached = !built && !codeGenerated;/u,
    ],
    [
      'or `false` for a root module',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.dependent = rootModules \? !rootModules\.has\(module\) : undefined;/u,
    ],
    [
      'or `0` for the entry itself',
      'webpack/lib/Compilation.js',
      /moduleGraph\.setDepth\(module, 0\);/u,
      'module.depth',
    ],
    [
      '`true` if the module has errors of its own',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.failed = errorsCount > 0;/u,
    ],
    [
      'The older name of `preOrderIndex`, with the same value',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.index = preOrderIndex;/u,
    ],
    [
      'The older name of `postOrderIndex`, with the same value',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.index2 = postOrderIndex;/u,
    ],
    [
      'if all references to the module are optional',
      'webpack/lib/module/Module.js',
      /!r\.dependency\.optional \|\|[^}]*return false;/u,
      'module.optional',
    ],
    [
      '`true` if the module is not in any chunk',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /compilation\.chunkGraph\.getNumberOfModuleChunks\(module\) === 0;/u,
    ],
    [
      'or `null` if they cannot be known before the module runs',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /Array\.isArray\(providedExports\)\s*\? providedExports\s*: null/u,
    ],
    [
      'a string that begins with `harmony`',
      'webpack/lib/dependencies/esm/ESMImportSideEffectDependency.js',
      /return "harmony side effect evaluation";/u,
    ],
    [
      'or `null` if the reference has no request',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.userRequest = \(moduleDep && moduleDep\.userRequest\) \|\| null;/u,
    ],
    [
      'The older name of `additionalResolving`, with the same value',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.dependencies = profile\.additionalFactories;/u,
    ],
    [
      'The older name of `resolving`, with the same value',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.resolving = profile\.factory;[\s\S]*?object\.factory = profile\.factory;/u,
    ],
    [
      'The sum of resolving, restoring, integration, building and storing',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /profile\.factory \+\s*profile\.restoring \+\s*profile\.integration \+\s*profile\.building \+\s*profile\.storing;/u,
    ],
    [
      'otherwise `0`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /filteredAssets:\s+assets\.length <= chunkGroupMaxAssets \? 0 : assets\.length/u,
      'entrypoint.filteredAssets',
    ],
    [
      'otherwise `0`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /auxiliaryAssets\.length <= chunkGroupMaxAssets\s+\? 0\s+: auxiliaryAssets\.length/u,
      'entrypoint.filteredAuxiliaryAssets',
    ],
    [
      'always `false` with `performance: false`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\) \{[\s\S]*?new SizeLimitsPlugin\(options\.performance\)\.apply\(compiler\)/u,
      'entrypoint.isOverSizeLimit',
    ],
    [
      "Chunk groups of an `import()` don't have this field",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(!compilation\.entrypoints\.get\(name\)\) return;/u,
    ],
    [
      'Only `message` is always present',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(typeof error === "string"\) \{\s*object\.message = error;/u,
    ],
    [
      'Lines are counted from 1, columns from 0',
      'webpack/lib/javascript/syntax-parser.js',
      /return \{ line: lo \+ 1, column: offset - lineStarts\[lo\] \};/u,
    ],
    [
      'or `null` if the module needs no id',
      'webpack/lib/graph/ChunkGraph.js',
      /@returns \{ModuleId \| null\} the id of the module/u,
    ],
    [
      '`hostChunks`',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /@property \{string\[\]=\} hostChunks/u,
    ],
    [
      'more than two errors',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /cachedGetErrors\(compilation\)\.length < 3/u,
    ],
    [
      'The list is empty if the module is an entry',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const origin = moduleGraph\.getIssuer\(current\);\s*if \(!origin\) break;/u,
    ],
    [
      'If a name occurs twice, a number is appended',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /name = `\$\{name\}#\$\{i\}`;/u,
    ],
    [
      'below the requested one or because they are in collapsed groups',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /filteredEntries: logEntries\.length - processedLogEntries/u,
    ],
  ]),
  ...claimsOfPage('api/webpack-dev-server', [
    [
      'webpack-dev-server 6 is an ECMAScript module',
      'webpack-dev-server/package.json',
      /"version": "6\.[\s\S]*"type": "module"/u,
    ],
    ['webpack 5.101 or newer', 'webpack-dev-server/package.json', /"webpack": "\^5\.101\.0"/u],
    [
      '`require()` works too and returns the class itself',
      'webpack-dev-server/package.json',
      /"require": "\.\/dist\/Server\.js"/u,
    ],
    [
      'The constructor takes the options first and the compiler second',
      'webpack-dev-server/lib/Server.js',
      /constructor\(options, compiler\) \{\s+options = options === undefined \? \{\} : options;/u,
    ],
    [
      'Unless the configuration has `validate: false`',
      'webpack-dev-server/lib/Server.js',
      /\(owner\)\.validate\(\s*\(\) => schema,/u,
    ],
    [
      'checks the options against their schema and throws if one is wrong',
      'webpack-dev-server/lib/Server.js',
      /if \(compiler\) \{\s+Server\.validateOptions\(compiler, options\);/u,
    ],
    [
      'The promise resolves once the server accepts connections',
      'webpack-dev-server/lib/Server.js',
      /await this\.setup\(\);\s+await this\.listen\(\);\s+\} catch/u,
    ],
    [
      'everything that was started is stopped again and the promise rejects',
      'webpack-dev-server/lib/Server.js',
      /await this\.stop\(\);\s+\} catch \{\s+\/\/[^\n]*\s+\}\s+throw error;/u,
    ],
    [
      'including the port that was found',
      'webpack-dev-server/lib/Server.js',
      /this\.options\.port = await Server\.getFreePort\(/u,
    ],
    [
      'The callback gets the error, or nothing after a successful start',
      'webpack-dev-server/lib/Server.js',
      /this\.start\(\)\s+\.then\(\(\) => callback\(\), callback\)/u,
    ],
    [
      'Closes the port with all its connections, ends watching',
      'webpack-dev-server/lib/Server.js',
      /\(this\.server\)\.closeAllConnections\?\.\(\);/u,
    ],
    [
      'removes the listeners for signals',
      'webpack-dev-server/lib/Server.js',
      /process\.removeListener\(item\.name, item\.listener\)/u,
    ],
    [
      'The callback runs after the last connection has closed',
      'webpack-dev-server/lib/Server.js',
      /this\.stop\(\)\s+\.then\(\(\) => callback\(\), callback\)/u,
    ],
    [
      'new in webpack-dev-server 6',
      'webpack-dev-server/lib/Server.js',
      /omitted when the server is used as a plugin via `apply\(\)`/u,
    ],
    [
      'It opens its port after the first build in watch mode',
      'webpack-dev-server/lib/Server.js',
      /hooks\.done\.tap\(pluginName, \(\) => \{[^}]*if \(listening \|\| !inWatchMode \|\| stopped\) return;/u,
    ],
    [
      'stops when the compiler is closed',
      'webpack-dev-server/lib/Server.js',
      /hooks\.shutdown\.tapPromise\(\s*pluginName,\s+onShutdown,/u,
    ],
    [
      'handles signals only if you set `setupExitSignals`',
      'webpack-dev-server/lib/Server.js',
      /options\.setupExitSignals = !this\.isPlugin;/u,
    ],
    [
      "With `'v4'` or `'v6'`, the method returns the first address",
      'webpack-dev-server/lib/Server.js',
      /if \(gatewayOrFamily === "v4" \|\| gatewayOrFamily === "v6"\)/u,
    ],
    [
      'the first that is unique local or loopback',
      'webpack-dev-server/lib/Server.js',
      /range !== "uniqueLocal" &&\s+range !== "loopback"/u,
    ],
    [
      'any interface (if you leave it out)',
      'webpack-dev-server/lib/Server.js',
      /typeof isInternal !== "undefined" &&\s+network\.internal !== isInternal/u,
    ],
    [
      'IPv6 addresses found by family are in brackets',
      'webpack-dev-server/lib/Server.js',
      /network\.address\.includes\(":"\)\s+\? `\[\$\{network\.address\}\]`/u,
    ],
    [
      'if `liveReload` is on, pages reload when',
      'webpack-dev-server/lib/Server.js',
      /if \(this\.options\.liveReload\) \{\s+watcher\.on\("change"/u,
    ],
    [
      "for `port` or, if the port is missing or `'auto'`",
      'webpack-dev-server/lib/Server.js',
      /port !== null && port !== "auto"\) \{\s+return port;/u,
    ],
    [
      'for any other name, a promise for that name',
      'webpack-dev-server/lib/Server.js',
      /\?\.slice\(1, -1\) \|\| "::";\s+\}\s+return hostname;/u,
    ],
    [
      'which does nothing with `webSocketServer: false`',
      'webpack-dev-server/lib/Server.js',
      /async getHotOptions\(\) \{\s+if \(!this\.options\.webSocketServer\) \{\s+return false;/u,
    ],
    [
      'have been deprecated since version 6 and print a warning',
      'webpack-dev-server/lib/Server.js',
      /'getClientEntry\(\)' is deprecated[\s\S]*'getClientHotEntry\(\)' is deprecated[\s\S]*'sendMessage\(\)' is deprecated/u,
    ],
  ]),
  ...measured('api/cli', 'more than a thousand', 'the list has more than two thousand lines'),
];
