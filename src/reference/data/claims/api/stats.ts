import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
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
      'Neither webpack nor webpack-cli 7 fills it in',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.env = _env/u,
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
      'so this result is not the last',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(compilation\.needAdditionalPass\) \{\s*object\.needAdditionalPass = true/u,
    ],
    [
      'in milliseconds, from its start until all files were emitted',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.time =[\s\S]{0,60}compilation\.endTime[\s\S]{0,60}compilation\.startTime/u,
    ],
    [
      'left after filters, including those of child compilers',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.warningsCount = countWithChildren\(/u,
    ],
    [
      'including chunks without a name',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.auxiliaryChunks = uniqueOrderedArray\(/u,
    ],
    [
      'the file was written only if `emitted` is `true` too',
      'webpack/lib/Compiler.js',
      /compilation\.comparedForEmitAssets\.add\(file\)/u,
    ],
    [
      '`true` if the build wrote the file',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /compilation\.emittedAssets\.has\(/u,
    ],
    [
      'this number includes all of them',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.filteredRelated = asset\.related \? asset\.related\.length : undefined/u,
    ],
    [
      '`true` if a page loads the chunk at the start',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.initial = chunk\.canBeInitial\(\)/u,
    ],
    [
      'JSON contains this list unless you turn on `modules` explicitly',
      'webpack/lib/stats/DefaultStatsPresetPlugin.js',
      /chunkModules: \(\{ all, modules \}\) => \{[\s\S]{0,120}if \(modules\) return false/u,
    ],
    [
      "A list with the chunk's name, or an empty list",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.names = chunk\.name \? \[chunk\.name\] : \[\]/u,
    ],
    [
      'loaded together with this chunk, because the same entry',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(sibling !== chunk\) \{\s*siblings\.add\(/u,
    ],
    [
      'which is the number of reasons left out',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.filteredReasons = limited\.filteredChildren/u,
    ],
    [
      'Names of the files that were emitted while the module was built',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /Object\.keys\([^;]*\.buildInfo\)\.assets\)\s*: \[\]/u,
    ],
    [
      '`true` if webpack ran the module during the build',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /buildTimeExecutedModules\.has\(module\)/u,
    ],
    [
      '`true` if the module was not built and no code was generated',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.cached = !built && !codeGenerated/u,
    ],
    [
      'first requested this module, or `null` for an entry',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.issuer = issuer && issuer\.identifier\(\)/u,
    ],
    [
      'The chain of issuers from the entry down to this module',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /path\.reverse\(\);\s*const profile/u,
    ],
    [
      'because it was removed or merged into another module',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /getNumberOfModuleChunks\(module\) === 0/u,
    ],
    [
      'The field is only present if `profile` was on',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(profile\) \{\s*object\.profile = factory\.create\(/u,
    ],
    [
      'The string `module`, or the kind of group',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.type = "module"/u,
    ],
    [
      '`false` if the module is unused, or `null`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(usedExports === null\) \{/u,
    ],
    [
      'The field is absent if there are more files than the limit',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /assets: assets\.length <= chunkGroupMaxAssets \? assets : undefined,\s*filteredAssets/u,
    ],
    [
      'but without the sums of sizes',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const childStatsChunkGroup = \{\s*name: group\.name,/u,
    ],
    [
      '`true` if the chunk in question contains the runtime',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.chunkEntry = chunk\.hasRuntime\(\)/u,
    ],
    [
      '`true` if the chunk in question is loaded at the start',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.chunkInitial = chunk\.canBeInitial\(\)/u,
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
      '`true` if all messages are included because of `loggingDebug`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /debug: debugMode/u,
    ],
    [
      'below the requested one or because they are in collapsed groups',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /filteredEntries: logEntries\.length - processedLogEntries/u,
    ],
    [
      'When the message was written, in milliseconds',
      'webpack/lib/Compilation.js',
      /time: Date\.now\(\),\s*type,\s*args/u,
    ],
    [
      "Files that belong to another file are in that file's `related` list",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /assets\.delete\(depItem\);\s*depItem\.type = type;\s*item\.related = item\.related \|\| \[\]/u,
    ],
    [
      'without those of child compilers',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const rawErrors = cachedGetErrors\(compilation\)/u,
      'stats.errors',
    ],
    [
      'without those of child compilers',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /cachedGetWarnings\(compilation\),\s*context\s*\);\s*let filtered = 0/u,
      'stats.warnings',
    ],
    [
      'How many warnings have details that were left out',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(options\.errorDetails === "auto"\) \{\s*filtered = cachedGetWarnings\(compilation\)/u,
    ],
    [
      'The number of hints, including those of child compilers',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.hintsCount = countWithChildren\(compilation, \(c\) => c\.hints\)/u,
    ],
    [
      'The name of the configuration or child compiler, if it has one',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(compilation\.name\) \{\s*object\.name = compilation\.name/u,
    ],
    [
      'Entries and everything else that has a chunk name',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /compilation\.namedChunkGroups,\s*\(\[key, value\]\) => \(\{/u,
    ],
    [
      'The absolute path of the folder that asset names are relative to',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.outputPath = compilation\.outputOptions\.path/u,
    ],
    [
      'The URL that precedes asset names',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.publicPath = compilation\.getPath\(/u,
    ],
    [
      'The version of webpack that made the build',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.version = .*WEBPACK_VERSION/u,
    ],
    [
      'The hash of the whole build',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.hash = .*compilation\.hash/u,
    ],
    [
      'this happens only if one of the `group…` options is on',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(groupModulesByType \|\| !options\.runtimeModules\) \{/u,
    ],
    [
      'a single item has the type `asset` or `module`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.type = "module"/u,
    ],
    [
      '`filteredChildren` is the number of members that are hidden or collapsed',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /filteredChildren \+= getTotalItems\(child\.children\)/u,
    ],
    [
      "`size` is the sum of the members' sizes",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /for \(const asset of children\) \{\s*size \+= asset\.size/u,
    ],
    [
      'gave to the chunks that the file is auxiliary to',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.auxiliaryChunkIdHints = uniqueOrderedArray\(\s*auxiliaryChunks,\s*\(c\) => \[\.\.\.c\.idNameHints\]/u,
    ],
    [
      'Names of the chunks that use the file although',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.auxiliaryChunkNames = uniqueOrderedArray\(\s*auxiliaryChunks,/u,
    ],
    [
      'gave to the chunks whose code is in the file',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.chunkIdHints = uniqueOrderedArray\(\s*chunks,/u,
    ],
    [
      'Names of the chunks whose code is in the file',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.chunkNames = uniqueOrderedArray\(\s*chunks,/u,
    ],
    [
      'Ids of the chunks whose code is in the file',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.chunks = uniqueOrderedArray\(\s*chunks,/u,
    ],
    [
      '`true` if the content was compared with a file of the same size',
      'webpack/lib/Compiler.js',
      /compilation\.comparedForEmitAssets\.add\(file\)/u,
    ],
    [
      'How many related assets are not in `related`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /\? asset\.related\.length - object\.related\.length/u,
    ],
    [
      'the relation for a related asset, or the kind of group',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /depItem\.type = type;/u,
    ],
    [
      'The size of the content in bytes, without any compression',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.size = asset\.source\.size\(\)/u,
    ],
    [
      '`true` if the file is larger than `performance.maxAssetSize`',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /size > .*assetSizeLimit/u,
    ],
    [
      'Ids of the chunks to prefetch or preload',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.childrenByOrder = childIdByOrder/u,
    ],
    [
      "Names of the files with the chunk's code",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.files = \[\.\.\.chunk\.files\]/u,
    ],
    [
      'Names of the files that the chunk uses in addition to its code',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.auxiliaryFiles = \[\.\.\.chunk\.auxiliaryFiles\]/u,
    ],
    [
      'The hash of the chunk, which replaces `[chunkhash]` in file names',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.hash = .*\(chunk\.renderedHash\)/u,
    ],
    [
      'The number or name by which the built code requests the chunk',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.id = .*\(chunk\.id\)/u,
    ],
    [
      'Names that cache groups suggested for the chunk',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.idHints = \[\.\.\.chunk\.idNameHints\]/u,
    ],
    [
      'Ids of the chunks that are loaded before this chunk',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /for \(const parentGroup of chunkGroup\.parentsIterable\) \{\s*for \(const chunk of parentGroup\.chunks\)/u,
    ],
    [
      'The reason why the chunk was split off',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.reason = chunk\.chunkReason/u,
    ],
    [
      'took the chunk from the records of an earlier build',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.recorded = AggressiveSplittingPlugin\.wasChunkRecorded\(chunk\)/u,
    ],
    [
      "`true` if the chunk's code was generated in this build",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.rendered = chunk\.rendered/u,
    ],
    [
      'Names of the runtimes that can load the chunk',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /Array\.from\(chunk\.runtime\.sort\(\), makePathsRelative\)/u,
    ],
    [
      "The total size of the chunk's modules in bytes",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.size = chunkGraph\.getChunkModulesSize\(chunk\)/u,
    ],
    [
      'The position of the `import()` in its module, such as `1:109-181`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.loc = formatLocation\(origin\.loc\)/u,
    ],
    [
      'The id, in the built code, of the module that contains the `import()`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.moduleId = origin\.module/u,
    ],
    [
      'The same as `module`, under the name that other objects use',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.module = identifier;\s*object\.moduleIdentifier = identifier/u,
    ],
    [
      'The request as written in the source, such as `./late.js`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.request = origin\.request/u,
    ],
    [
      'A group replaces the cached modules unless `cachedModules` is on',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /groupByFlag\("cached", "cached modules", !options\.cachedModules\)/u,
    ],
    [
      '`true` if the module was read, run through its loaders and parsed',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const built = compilation\.builtModules\.has\(module\)/u,
    ],
    [
      '`false` if the module has to be built every time',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.cacheable = cacheable/u,
    ],
    [
      "`true` if the module's output was generated in this build",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const codeGenerated = compilation\.codeGeneratedModules\.has\(module\)/u,
    ],
    [
      'Ids of the chunks that contain the module',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /chunkGraph\.getOrderedModuleChunksIterable\(\s*module,\s*compareChunksById/u,
    ],
    [
      'The number of imports between the module and the nearest entry',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.depth = moduleGraph\.getDepth\(module\)/u,
    ],
    [
      'The number of errors that belong to the module',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.errors = errorsCount/u,
    ],
    [
      'The number of warnings that belong to the module',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.warnings = warningsCount/u,
    ],
    [
      'How many modules are missing from `modules` because of the line limit',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /spaceLimited\(\s*groupedModules,\s*options\.nestedModulesSpace/u,
      'module.filteredModules',
    ],
    [
      'How many modules are missing from `modules` because of the line limit',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /spaceLimited\(\s*groupedModules,\s*options\.chunkModulesSpace/u,
      'chunk.filteredModules',
    ],
    [
      'For a runtime module, the id is empty',
      'webpack/lib/Compilation.js',
      /chunkGraph\.setModuleId\(module, ""\)/u,
    ],
    [
      'The id of the issuer in the built code',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.issuerId = issuer && chunkGraph\.getModuleId\(issuer\)/u,
    ],
    [
      'The readable name of the issuer, relative to the context',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.issuerName = issuer && issuer\.readableIdentifier\(requestShortener\)/u,
    ],
    [
      'The layer that the module was built in, or `null`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.layer = .*module\.layer/u,
    ],
    [
      'The type that the module was treated as',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.moduleType = module\.type/u,
    ],
    [
      'for instance the paths of the loaders that turned caching off',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /diagnostics === undefined \? undefined : diagnostics\.notCacheableReasons/u,
    ],
    [
      'in which modules are finished, dependencies first',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.postOrderIndex = postOrderIndex/u,
    ],
    [
      'in which modules are encountered when imports are followed from the entries',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.preOrderIndex = preOrderIndex/u,
    ],
    [
      'All references to the module from other modules',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /\[\.\.\.moduleGraph\.getIncomingConnections\(module\)\]/u,
    ],
    [
      "An estimate of the module's size in bytes",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.size = module\.size\(\)/u,
    ],
    [
      'The source after loaders, as text, or as a buffer',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.source = originalSource\.source\(\)/u,
    ],
    [
      'A reason is one reference to the module',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /\[\.\.\.moduleGraph\.getIncomingConnections\(module\)\]/u,
    ],
    [
      '`false` for a reference that no longer counts',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.active = reason\.isActive\(runtime\)/u,
    ],
    [
      "A plugin's note on a reference",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.explanation = reason\.explanation/u,
    ],
    [
      'The position in the referring module, such as `1:0-27`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const locInfo = formatLocation\(dep\.loc\)/u,
    ],
    [
      'The readable name of the referring module, the same as in `moduleName`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.module = originName;\s*object\.moduleName = originName/u,
    ],
    [
      'The identifier of the referring module, or `null` for an entry',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.moduleIdentifier = originModule \? originModule\.identifier\(\) : null/u,
    ],
    [
      'The id of the referring module in the built code',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.moduleId = reason\.originModule/u,
    ],
    [
      'The readable name of the module in which the reference is written',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /\? resolvedOriginModule\.readableIdentifier\(requestShortener\)/u,
    ],
    [
      'The identifier of the module in which the reference is written',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /\? resolvedOriginModule\.identifier\(\)/u,
    ],
    [
      'The id, in the built code, of the module in which the reference',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.resolvedModuleId = reason\.resolvedOriginModule/u,
    ],
    [
      'The measured times of a module in the chain',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(profile\) \{\s*object\.profile = factory\.create\(`\$\{type\}\.profile`/u,
    ],
    [
      'All times are in milliseconds',
      'webpack/lib/module/ModuleProfile.js',
      /this\.factoryStartTime = Date\.now\(\)/u,
    ],
    [
      "Time that the module's loaders and the parser took",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.building = profile\.building/u,
    ],
    [
      'Time to put the module into the graph',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.integration = profile\.integration/u,
    ],
    [
      'Time to find the file and the loaders',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.resolving = profile\.factory/u,
    ],
    [
      'Time to get the module back from the cache',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.restoring = profile\.restoring/u,
    ],
    [
      'Time to pass the module on to the cache',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.storing = profile\.storing/u,
    ],
    [
      '`entrypoints` has one object per entry',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /Array\.from\(compilation\.entrypoints, \(\[key, value\]\) => \(\{/u,
    ],
    [
      'The files with code to load, in order, each with `name` and `size`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /uniqueArray\(chunkGroup\.chunks, \(c\) => c\.files\)/u,
    ],
    [
      'The sum of the sizes of the files with code',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const assetsSize = assets\.reduce\(sizeReducer, 0\)/u,
    ],
    [
      'The sum of the sizes of the auxiliary files',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const auxiliaryAssetsSize = auxiliaryAssets\.reduce\(sizeReducer, 0\)/u,
    ],
    [
      'Names of the files to prefetch and to preload',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /childAssets: children\s*\? mapObject\(children, \(groups\) =>/u,
    ],
    [
      'If `assets` is left out, the number of files that it would list',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /assets\.length <= chunkGroupMaxAssets \? 0 : assets\.length/u,
    ],
    [
      'If `auxiliaryAssets` is left out, the number of files that it would list',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /chunkGroupAuxiliary && auxiliaryAssets\.length <= chunkGroupMaxAssets\s*\? 0/u,
    ],
    [
      'Ids of the chunks to load, in order',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /chunkGroup\.chunks\.map\(\(c\) => c\.id\)/u,
    ],
    [
      'The error that caused this error, as an object of the same shape',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /cause: EXTRACT_ERROR/u,
    ],
    [
      'The individual errors of an `AggregateError`, as objects of the same shape',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /"error\.errors\[\]": "error"/u,
    ],
    [
      'The steps lead from the module with the error toward the entry',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /moduleTrace\.push\(\{ origin, module: current \}\);\s*current = origin/u,
    ],
    [
      'The references between the two modules',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /if \(c\.resolvedOriginModule === origin && c\.dependency\)/u,
    ],
    [
      'The identifier of the module that was requested',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.originName = [^;]*;\s*object\.moduleIdentifier = module\.identifier\(\)/u,
    ],
    [
      'The readable name of the module that was requested',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.moduleIdentifier = module\.identifier\(\);\s*object\.moduleName = module\.readableIdentifier/u,
    ],
    [
      'which is the requested module of the next step',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /moduleTrace\.push\(\{ origin, module: current \}\);\s*current = origin/u,
    ],
    [
      'The readable name of the module that made the request',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.originName = origin\.readableIdentifier\(requestShortener\)/u,
    ],
    [
      'The position of the reference in the requesting module',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.loc = formatLocation\(dependency\.loc\)/u,
    ],
    [
      '`logging` contains an object for each logger, under its name',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.logging\[name\] = \{\s*entries: rootList/u,
    ],
    [
      'The messages within the group, if the entry opens one',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /type === LogType\.group \|\| type === LogType\.groupCollapsed\s*\? \[\]/u,
    ],
    [
      'The text of the message with its arguments filled in',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /message = util\.format\(entry\.args\[0\], \.\.\.entry\.args\.slice\(1\)\)/u,
    ],
    [
      'The stack trace at that point, line by line, with `loggingTrace`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /trace: loggingTrace \? entry\.trace : undefined/u,
    ],
    [
      'the JSON contains nearly everything except the sources of modules',
      'webpack/lib/stats/DefaultStatsPresetPlugin.js',
      /source: NORMAL_OFF,/u,
    ],
    [
      'missing from the list of assets because of the line limit',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /spaceLimited\(groupedAssets, options\.assetsSpace\)/u,
    ],
    [
      'missing from the list of modules because of the line limit',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /spaceLimited\(groupedModules, options\.modulesSpace\)/u,
    ],
    [
      'has a type such as `assets by path` or `cacheable modules`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /groupByFlag\("cacheable", "cacheable modules"\)/u,
    ],
    [
      'that are loaded later, by an `import()` in this chunk',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /for \(const childGroup of chunkGroup\.childrenIterable\) \{\s*for \(const chunk of childGroup\.chunks\)/u,
    ],
    [
      'The size by type of source, as in `{ "javascript"',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.sizes = chunkGraph\.getChunkModulesSizes\(chunk\)/u,
    ],
    [
      'An origin is an entry or an `import()`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /for \(const g of chunk\.groupsIterable\) \{\s*origins\.push\(\.\.\.g\.origins\)/u,
    ],
    [
      'The full identifier of the module that contains the `import()`',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /const identifier = originModule \? originModule\.identifier\(\) : ""/u,
    ],
    [
      'A name that is unique within the build',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.identifier = module\.identifier\(\);\s*object\.name = module\.readableIdentifier\(requestShortener\)/u,
    ],
    [
      'with the `issuer` of a rule and the `test` of a cache group',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.nameForCondition = module\.nameForCondition\(\)/u,
    ],
    [
      'belong to the files with code but are not loaded as code',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /chunkGroup\.chunks,\s*\(c\) => c\.auxiliaryFiles,\s*compareIds/u,
    ],
    [
      'The id of the requested module',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.moduleId =[^;]{0,60}chunkGraph\.getModuleId\(module\)/u,
    ],
    [
      'The id of the requesting module',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.originId =[^;]{0,60}chunkGraph\.getModuleId\(origin\)/u,
    ],
    [
      'the estimate covers only the code in the script',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.size = module\.size\(\)/u,
    ],
    [
      'The reasons why the module cannot be cached',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /diagnostics === undefined \? undefined : diagnostics\.notCacheableReasons/u,
    ],
    [
      'include waiting for other work',
      'webpack/lib/module/ModuleProfile.js',
      /this\.building = this\.buildingEndTime - this\.buildingStartTime/u,
    ],
    [
      'unless `cachedModules` is on, as it is in JSON',
      'webpack/lib/stats/DefaultStatsPresetPlugin.js',
      /cached !== undefined \? cached : forToString \? all === true : all !== false/u,
    ],
    [
      'Always `0`: webpack does not measure this time',
      'webpack/lib/module/ModuleProfile.js',
      /this\.additionalIntegration = 0;\s*\}/u,
    ],
    [
      'the last one if there are several',
      'webpack/lib/module/ModuleProfile.js',
      /mergeInto\(realProfile\) \{\s*realProfile\.additionalFactories = this\.factory;/u,
    ],
    [
      '`stats.toJson()` returns the same object',
      'webpack/lib/stats/Stats.js',
      /return statsFactory\.create\("compilation", this\.compilation/u,
    ],
  ]),
];
