import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
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
      'The hook follows `addEntry` in place of `succeedEntry`',
      'webpack/lib/Compilation.js',
      /if \(err\) \{\s*this\.hooks\.failedEntry\.call\(entry, options, err\);\s*return callback\(err\)/u,
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
      'webpack runs code at build time for `this.importModule`',
      'webpack/lib/loaders/LoaderPlugin.js',
      /compilation\.executeModule\(/u,
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
      '`context` has `assets`, `chunk` and `chunkGraph`',
      'webpack/lib/Compilation.js',
      /const context = \{\s*assets,\s*__webpack_require__: undefined,\s*chunk,\s*chunkGraph\s*\}/u,
    ],
    [
      'webpack has such functions for JavaScript, for assets',
      'webpack/lib/asset/AssetModulesPlugin.js',
      /hooks\.executeModule\.tap\(PLUGIN_NAME/u,
    ],
    [
      'is the function that loads modules in this run',
      'webpack/lib/Compilation.js',
      /context\.__webpack_require__ = __webpack_require__/u,
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
      'Return `false` to leave records as they are',
      'webpack/lib/Compilation.js',
      /const shouldRecord = this\.hooks\.shouldRecord\.call\(\) !== false/u,
    ],
    [
      'returns `false` when errors keep files from being written',
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /shouldRecord\.tap\(PLUGIN_NAME, \(\) => \{\s*if \(compilation\.getStats\(\)\.hasErrors\(\)\) return false;/u,
    ],
    [
      'before new ids are assigned',
      'webpack/lib/Compilation.js',
      /this\.hooks\.reviveModules\.call\([^)]*\)\s*\);\s*this\.hooks\.beforeModuleIds/u,
    ],
    [
      'The last hook before module ids are assigned',
      'webpack/lib/Compilation.js',
      /hooks\.beforeModuleIds\.call\(this\.modules\);\s*this\.hooks\.moduleIds\.call/u,
    ],
    [
      'The last hook before chunk ids are assigned',
      'webpack/lib/Compilation.js',
      /hooks\.beforeChunkIds\.call\(this\.chunks\);\s*this\.hooks\.chunkIds\.call/u,
    ],
    [
      'A chunk whose `id` you set here keeps that id',
      'webpack/lib/ids/IdHelpers.js',
      /if \(chunk\.id === null\) \{\s*while \(usedIds\.has/u,
    ],
    [
      'Assigns an `id` and an array of `ids` to every chunk',
      'webpack/lib/ids/IdHelpers.js',
      /chunk\.ids = \[nextId\];\s*nextId\+\+;\s*\}\s*\}\s*\} else/u,
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
      'for modules, then for each chunk, then for each tree',
      'webpack/lib/Compilation.js',
      /additionalChunkRuntimeRequirements\.call\(chunk[\s\S]+?additionalTreeRuntimeRequirements\.call\(/u,
    ],
    [
      'webpack calls the hook for that name as well',
      'webpack/lib/Compilation.js',
      /for \(const r of set\) \{\s*this\.hooks\.runtimeRequirementInChunk\.for\(r\)\.call/u,
    ],
    [
      '`context`, which has `chunkGraph` and `codeGenerationResults`',
      'webpack/lib/Compilation.js',
      /const context = \{ chunkGraph, codeGenerationResults \}/u,
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
      "and return `true`, so webpack's function isn't called",
      'webpack/lib/Compilation.js',
      /runtimeRequirementInTree: new HookMap\(\s*(?:\/\*\*[^*]*\*\/\s*)?\(\) =>\s*new SyncBailHook/u,
    ],
    [
      '`runtimeTemplate`, `moduleGraph` and `chunkGraph`',
      'webpack/lib/Compilation.js',
      /hooks\.chunkHash\.call\(chunk, chunkHash, \{\s*chunkGraph,\s*codeGenerationResults/u,
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
      'when assets are final',
      'webpack/lib/Compilation.js',
      /this\.summarizeDependencies\(\);\s*if \(shouldRecord\) \{\s*this\.hooks\.record\.call/u,
    ],
    [
      'The hook is skipped if `shouldRecord` returned `false`',
      'webpack/lib/Compilation.js',
      /if \(shouldRecord\) \{\s*this\.hooks\.record\.call\(/u,
      'record',
    ],
    [
      'It also gets the `compilation`',
      'webpack/lib/Compilation.js',
      /record: new SyncHook\(\["compilation", "records"\]\)/u,
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
      "called only if the source isn't in the cache",
      'webpack/lib/Compilation.js',
      /else if \(!source\) \{\s*(?:\/\/[^\n]*\s*)?source = fileManifest\.render\(\)/u,
    ],
    [
      'for a finished name, use `filename`',
      'webpack/lib/Compilation.js',
      /if \("filename" in fileManifest\) \{/u,
    ],
    [
      'if it differs from the cached hash, `render` runs',
      'webpack/lib/Compilation.js',
      /_assetsCache\.getItemCache\(\s*ident,\s*usedHash\s*\)/u,
    ],
    [
      'in `chunk.files` or in `chunk.auxiliaryFiles`',
      'webpack/lib/Compilation.js',
      /chunk\.auxiliaryFiles\.add\(file\);\s*\} else \{\s*chunk\.files\.add\(file\)/u,
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
      '`SUMMARIZE` stage contains names that `OPTIMIZE_HASH` changes later',
      'webpack/lib/Compilation.js',
      /PROCESS_ASSETS_STAGE_SUMMARIZE = 1000;[\s\S]{0,400}PROCESS_ASSETS_STAGE_OPTIMIZE_HASH = 2500/u,
    ],
    [
      'minimizers leave the asset alone',
      'css-minimizer-webpack-plugin/dist/index.js',
      /info\.minimized\) \{\s*return false/u,
    ],
    [
      'during development and does not count toward size limits',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /excludeSourceMap = \(name, source, info\) => !info\.development/u,
    ],
    [
      'does not count toward size limits',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /\(name, source, info\) => !info\.development/u,
    ],
    [
      'the size in bytes, once the asset has been written',
      'webpack/lib/Compiler.js',
      /updateAsset\(\s*file,\s*cacheEntry\.sizeOnlySource,\s*\{\s*size/u,
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
      "It comes before the compiler's `afterCompile`",
      'webpack/lib/Compiler.js',
      /compilation\.seal\(\(err\) => \{[\s\S]{0,500}hooks\.afterCompile\.callAsync/u,
    ],
    [
      'Called after files are written',
      'webpack/lib/Compiler.js',
      /this\.emitAssets\(compilation, \(err\) => \{[\s\S]{0,160}needAdditionalPass\.call\(\)/u,
      'needAdditionalPass',
    ],
    [
      'Return `true` to have the compiler build once more',
      'webpack/lib/Compiler.js',
      /if \(compilation\.hooks\.needAdditionalPass\.call\(\)\) \{\s*compilation\.needAdditionalPass = true/u,
    ],
    [
      '`compilerIndex` shows how many compilers with that name came before',
      'webpack/lib/Compilation.js',
      /const idx = this\.childrenCounters\[name\] \|\| 0/u,
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
      'filters the warnings here',
      'webpack/lib/diagnostics/IgnoreWarningsPlugin.js',
      /compilation\.hooks\.processWarnings\.tap/u,
    ],
    [
      'also determine whether the build counts as failed',
      'webpack/lib/stats/Stats.js',
      /hasErrors\(\) \{\s*return \(\s*this\.compilation\.getErrors\(\)\.length > 0/u,
    ],
    [
      'is `true` if text is wanted rather than JSON',
      'webpack/lib/stats/Stats.js',
      /forToString: true/u,
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
    [
      '`result` is an array to which each plugin adds descriptions',
      'webpack/lib/Compilation.js',
      /this\.hooks\.renderManifest\.call\(\[\], options\)/u,
    ],
    [
      "An entry couldn't be built, and `error` is the reason",
      'webpack/lib/Compilation.js',
      /if \(err\) \{\s*this\.hooks\.failedEntry\.call\(entry, options, err\)/u,
    ],
    [
      "`module` is the entry's module",
      'webpack/lib/Compilation.js',
      /this\.hooks\.succeedEntry\.call\(\s*entry,\s*options,[^;]{0,60}\(?module\)?\s*\)/u,
    ],
    [
      'You can still change properties of `module` here',
      'webpack/lib/Compilation.js',
      /this\.hooks\.buildModule\.call\(module\);\s*this\.builtModules\.add\(module\);\s*module\.build\(/u,
    ],
    [
      'belongs to the module, and `succeedModule` is called instead',
      'webpack/lib/module/NormalModule.js',
      /if \(err\) \{\s*this\.markModuleAsErrored\(err\);[^}]*return callback\(\);/u,
    ],
    [
      "but they aren't connected to other modules yet",
      'webpack/lib/Compilation.js',
      /this\.hooks\.succeedModule\.call\(module\);\s*return callback\(\);/u,
    ],
    [
      'The module graph can still be changed here and',
      'webpack/lib/Compilation.js',
      /optimizeDependencies\.call\([\s\S]{0,300}beforeChunks\.call\(\);\s*this\.moduleGraph\.freeze\("seal"\)/u,
    ],
    [
      'To add modules, use `finishMake` instead',
      'webpack/lib/Compiler.js',
      /hooks\.finishMake\.callAsync[\s\S]{0,300}compilation\.finish\(\(err\)/u,
    ],
    [
      '`compilation.entrypoints` and `compilation.chunkGroups` are filled',
      'webpack/lib/Compilation.js',
      /this\.entrypoints\.set\(name, entrypoint\)[\s\S]*hooks\.afterChunks\.call\(this\.chunks\)/u,
    ],
    [
      'to see chunks as they would be without `splitChunks`',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /compilation\.hooks\.optimizeChunks\.tap\(/u,
    ],
    [
      '`chunks` and `modules` contain all chunks and modules',
      'webpack/lib/Compilation.js',
      /hooks\.optimizeTree\.callAsync\(this\.chunks, this\.modules,/u,
    ],
    [
      'apart from modules that are combined into one in `optimizeChunkModules`',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /compilation\.hooks\.optimizeChunkModules\.tapAsync\(/u,
    ],
    [
      '`optimization.moduleIds` determines which plugin does this',
      'webpack/lib/config/WebpackOptionsApply.js',
      /switch \(moduleIds\) \{/u,
    ],
    [
      'Which plugin does this depends on `optimization.chunkIds`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /switch \(chunkIds\) \{/u,
    ],
    [
      'All chunks have ids, and you can add more',
      'webpack/lib/Compilation.js',
      /hooks\.chunkIds\.call\(this\.chunks\);\s*this\.hooks\.optimizeChunkIds\.call\(this\.chunks\)/u,
    ],
    [
      '`optimization.flagIncludedChunks` relies on this',
      'webpack/lib/optimize/FlagIncludedChunksPlugin.js',
      /hooks\.optimizeChunkIds\.tap\(/u,
    ],
    [
      'what the next build should know about modules',
      'webpack/lib/Compilation.js',
      /hooks\.recordModules\.call\(\s*this\.modules,/u,
    ],
    [
      'what the next build should know about chunks',
      'webpack/lib/Compilation.js',
      /hooks\.recordChunks\.call\(\s*this\.chunks,/u,
    ],
    [
      'but for chunks: ids from `records` are restored',
      'webpack/lib/Compilation.js',
      /hooks\.reviveChunks\.call\(\s*this\.chunks,/u,
    ],
    [
      'has the generated sources and the runtime helpers',
      'webpack/lib/Compilation.js',
      /codeGenerationResults\.getRuntimeRequirements\(module, runtime\)/u,
    ],
    ['Return the array.', 'webpack/lib/Compilation.js', /renderManifest: new SyncWaterfallHook\(/u],
    [
      'webpack is about to determine which runtime helpers are needed',
      'webpack/lib/Compilation.js',
      /hooks\.beforeRuntimeRequirements\.call\(\);\s*this\.processRuntimeRequirements\(\)/u,
    ],
    [
      'is called for every chunk that requires this helper',
      'webpack/lib/Compilation.js',
      /hooks\.runtimeRequirementInChunk\s*\.for\(r\)\s*\.call\(chunk, set, context\)/u,
    ],
    [
      'A runtime module was added to `chunk`',
      'webpack/lib/Compilation.js',
      /this\.hooks\.runtimeModule\.call\(module, chunk\)/u,
    ],
    [
      '`compilation.hash` and the hashes of all chunks are known',
      'webpack/lib/Compilation.js',
      /this\.createHash\(\);\s*this\.hooks\.afterHash\.call\(\)/u,
    ],
    [
      'Stores data that depends on hashes in `records`',
      'webpack/lib/Compilation.js',
      /if \(shouldRecord\) \{[^}]*this\.hooks\.recordHash\.call\(/u,
    ],
    [
      'are about to be added to `compilation.assets`',
      'webpack/lib/Compilation.js',
      /hooks\.beforeModuleAssets\.call\(\);\s*this\.createModuleAssets\(\)/u,
    ],
    [
      "with `this.emitFile` for `module`, with the file's name",
      'webpack/lib/Compilation.js',
      /this\.hooks\.moduleAsset\.call\(module, fileName\)/u,
    ],
    [
      'for a build that should only give you stats',
      'webpack/lib/Compilation.js',
      /if \(this\.hooks\.shouldGenerateChunkAssets\.call\(\) !== false\) \{/u,
    ],
    [
      '`assets` is an object that maps names to sources',
      'webpack/lib/Compilation.js',
      /this\.hooks\.processAssets\.callAsync\(this\.assets, /u,
    ],
    [
      'Stages are properties of `webpack.Compilation`',
      'webpack/lib/Compilation.js',
      /^Compilation\.PROCESS_ASSETS_STAGE_ADDITIONAL = /mu,
    ],
    [
      '`true` if the file merely accompanies the chunk',
      'webpack/lib/Compilation.js',
      /if \(fileManifest\.auxiliary\) \{\s*chunk\.auxiliaryFiles\.add\(file\)/u,
    ],
    [
      'values for the placeholders, such as `{ chunk, contentHashType }`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /chunk,\s+contentHashType: "javascript"/u,
    ],
    [
      'called with an object of the assets that a function',
      'webpack/lib/Compilation.js',
      /hooks\.processAdditionalAssets\.callAsync\(/u,
    ],
    [
      'An older name for `processAssets` in the `ADDITIONAL` stage',
      'webpack/lib/Compilation.js',
      /"additionalAssets",\s*Compilation\.PROCESS_ASSETS_STAGE_ADDITIONAL/u,
    ],
    [
      'same function is called again with the new assets only',
      'webpack/lib/Compilation.js',
      /additionalAssets === true \? fn : additionalAssets/u,
    ],
    [
      '`createChildCompiler` created a compiler',
      'webpack/lib/Compiler.js',
      /compilation\.hooks\.childCompiler\.call\(\s*childCompiler,/u,
    ],
    [
      'A logger from `compilation.getLogger()` logs a message',
      'webpack/lib/Compilation.js',
      /this\.hooks\.log\.call\(name, logEntry\) === undefined/u,
    ],
    [
      "`origin` is the logger's name, and `logEntry` has",
      'webpack/lib/Compilation.js',
      /log: new SyncBailHook\(\["origin", "logEntry"\]\)/u,
    ],
    [
      'a warning about a package is neither printed nor counted',
      'webpack/lib/Compilation.js',
      /return this\.hooks\.processWarnings\.call\(this\.warnings\)/u,
    ],
    [
      'Like `processWarnings`, but for errors',
      'webpack/lib/Compilation.js',
      /return this\.hooks\.processErrors\.call\(this\.errors\)/u,
    ],
    [
      'tap the hook for its name and set defaults',
      'webpack/lib/Compilation.js',
      /this\.hooks\.statsPreset\.for\(options\.preset\)\.call\(options, context\)/u,
    ],
    [
      "A `StatsFactory`, which turns webpack's objects into the JSON",
      'webpack/lib/Compilation.js',
      /this\.hooks\.statsFactory\.call\(statsFactory, options\)/u,
    ],
    [
      'A `StatsPrinter`, which turns the JSON into text',
      'webpack/lib/Compilation.js',
      /this\.hooks\.statsPrinter\.call\(statsPrinter, options\)/u,
    ],
    [
      '`extract` fills its JSON, `result` changes it',
      'webpack/lib/stats/StatsFactory.js',
      /this\._forEachLevel\(this\.hooks\.extract,/u,
    ],
    [
      'Called with the finished `result` and the `context`',
      'webpack/lib/stats/StatsFactory.js',
      /_forEachLevelWaterfall\(\s*this\.hooks\.result,\s*this\._caches\.result,\s*type,/u,
    ],
    [
      '`sortElements` and `printElements` for properties',
      'webpack/lib/stats/StatsPrinter.js',
      /hooks\.sortElements, type[\s\S]*hooks\.printElements, type/u,
    ],
    [
      '`sortItems`, `getItemName` and `printItems` for lists',
      'webpack/lib/stats/StatsPrinter.js',
      /hooks\.sortItems, type[\s\S]{0,600}hooks\.getItemName,[\s\S]{0,500}hooks\.printItems, type/u,
    ],
    [
      'Return an array in the order that you want',
      'webpack/lib/css/CssModulesPlugin.js',
      /orderModules: new SyncBailHook\(/u,
    ],
    [
      "Asks, for one `runtime`, which of the target module's exports",
      'webpack/lib/Compilation.js',
      /getReferencedExports\(\s*this\.moduleGraph,\s*runtime\s*\);\s*return this\.hooks\.dependencyReferencedExports\.call/u,
    ],
    [
      'Otherwise, a name with `[chunkhash]` stays the same',
      'webpack/lib/Compilation.js',
      /this\.hooks\.chunkHash\.call\(chunk, chunkHash, \{/u,
    ],
    [
      "with data that's in the output but in no module",
      'webpack/lib/Compilation.js',
      /this\.hooks\.fullHash\.call\(hash\)/u,
    ],
    [
      'The names are constants in `webpack.RuntimeGlobals`',
      'webpack/lib/index.js',
      /get RuntimeGlobals\(\)/u,
    ],
    [
      'Nearly all `performance` hints are produced here',
      'webpack/lib/performance/DuplicateModulesPlugin.js',
      /compilation\.hooks\.afterSeal\.tap\(/u,
    ],
    [
      'names of assets that belong to this one, by kind',
      'webpack/lib/Compilation.js',
      /const newRelated = newInfo && newInfo\.related;/u,
    ],
    [
      "or nothing to keep webpack's order",
      'webpack/lib/css/CssModulesPlugin.js',
      /hooks\.orderModules\.call\(chunk, modules, compilation\);\s*if \(/u,
    ],
    [
      'with the third argument of `emitAsset` and `updateAsset`',
      'webpack/lib/Compilation.js',
      /emitAsset\(file, source, assetInfo = \{\}\) \{/u,
    ],
    [
      'the asset was copied by `output.copy`',
      'webpack/lib/output/CopyPlugin.js',
      /const info = \{ copied: true, sourceFilename/u,
    ],
    [
      'With `stats: { all: false, publicPath: true }`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /publicPath: \(object, compilation\) => \{/u,
    ],
  ]),
  ...measured('api/compilation-hooks', 'In webpack 5.112, SplitChunksPlugin then throws an error'),
];
