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
  ]),
];
