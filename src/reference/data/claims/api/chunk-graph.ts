import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/chunk-graph', [
    [
      'returns the modules of a chunk as a list',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkModules\(chunk\) \{[^}]*getFromUnorderedCache\(getArray\)/u,
    ],
    [
      'in the order of your comparison function, or `undefined` if there are none',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(modulesWithSourceType === undefined\) return;\s*modulesWithSourceType\.sortWith\(comparator\)/u,
    ],
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
      'Returns `true` if the module is in exactly this chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /isModuleInChunk\(module, chunk\) \{[^}]*return cgc\.modules\.has\(module\)/u,
    ],
    [
      'is in any chunk of a chunk group',
      'webpack/lib/graph/ChunkGraph.js',
      /for \(const chunk of chunkGroup\.chunks\) \{\s*if \(this\.isModuleInChunk\(module, chunk\)\) return true/u,
    ],
    [
      'each different `runtime` of its chunks',
      'webpack/lib/graph/ChunkGraph.js',
      /const runtimes = new RuntimeSpecSet\(\);\s*for \(const chunk of chunks\) \{\s*runtimes\.add\(chunk\.runtime\)/u,
    ],
    [
      'Returns `true` if the module is an entry module of any chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /isEntryModule\(module\) \{[^}]*return cgm\.entryInChunks !== undefined/u,
    ],
    [
      'an entry module of exactly this chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /isEntryModuleInChunk\(module, chunk\) \{[^}]*return cgc\.entryModules\.has\(module\)/u,
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
      'moves everything from the second chunk into the first',
      'webpack/lib/graph/ChunkGraph.js',
      /this\.disconnectChunkAndModule\(chunkB, module\);\s*this\.connectChunkAndModule\(chunkA, module\)/u,
    ],
    [
      'and removes the second chunk from all groups',
      'webpack/lib/graph/ChunkGraph.js',
      /chunkA\.addGroup\(chunkGroup\);\s*chunkB\.removeGroup\(chunkGroup\)/u,
    ],
    [
      'delete the empty chunk from `compilation.chunks`',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /chunkGraph\.integrateChunks\([^)]*\);\s*compilation\.chunks\.delete\(/u,
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
      'Returns an object with one sum of sizes for each kind',
      'webpack/lib/graph/ChunkGraph.js',
      /sizes\[type\] = \(sizes\[type\] \|\| 0\) \+ module\.size\(type\)/u,
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
      'in the form of a `bigint`',
      'webpack/lib/graph/ChunkGraph.js',
      /BigInt\(\s*`0x\$\{this\._getModuleGraphHashWithConnections/u,
    ],
    [
      "in the order of their stages, as they're written",
      'webpack/lib/graph/ChunkGraph.js',
      /array\.sort\(compareRuntimeModulesByStage\)/u,
    ],
    [
      'in the form of a set in which you can look up',
      'webpack/types.d.ts',
      /getChunkFullHashModulesSet\(\s*chunk: Chunk\s*\):[\s|]*undefined\s*\| ReadonlySet<RuntimeModule>/u,
    ],
    [
      "the name of an entry's runtime, a set of several names",
      'webpack/types.d.ts',
      /type RuntimeSpec = undefined \| string \| SortableSet<string>/u,
    ],
    [
      'Set to `true` in the graph that `executeModule` uses',
      'webpack/lib/Compilation.js',
      /chunkGraph\.buildTimeExecution = true/u,
    ],
    [
      "whose names contain `Iterable` give you the graph's own data",
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkModulesIterable\(chunk\) \{[^}]*return cgc\.modules;/u,
    ],
    [
      'The variants without this word return a list',
      'webpack/lib/graph/ChunkGraph.js',
      /const getArray = \(set\) => \[\.\.\.set\]/u,
    ],
    [
      'returns the modules of a chunk that write a certain kind of code',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkModulesIterableBySourceType\(chunk, sourceType\) \{[^}]*\.get\(sourceType\)/u,
    ],
    [
      'The result is `undefined` if there are no such modules',
      'webpack/lib/graph/ChunkGraph.js',
      /\.get\(sourceType\);\s*return modulesWithSourceType;/u,
    ],
    [
      'returns a list of the chunks that a module is in',
      'webpack/lib/graph/ChunkGraph.js',
      /\? chunks\.getFromCache\(getArray\)/u,
    ],
    [
      'Returns the chunks of a module in the order of your comparison function',
      'webpack/lib/graph/ChunkGraph.js',
      /chunks\.sortWith\(sortFn\);\s*return chunks/u,
    ],
    [
      'Returns how many chunks a module is in',
      'webpack/lib/graph/ChunkGraph.js',
      /return chunks instanceof Set \? chunks\.size : chunks\.length/u,
    ],
    [
      'Returns the modules of a chunk as an iterable, without creating a list',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkModulesIterable\(chunk\) \{[^}]*return cgc\.modules;/u,
    ],
    [
      'Returns the chunks of a module as an iterable, without creating a list',
      'webpack/lib/graph/ChunkGraph.js',
      /return chunks === undefined \? EMPTY_CHUNKS : chunks;/u,
    ],
    [
      'Returns the chunk group that a split point',
      'webpack/lib/graph/ChunkGraph.js',
      /getBlockChunkGroup\(depBlock\) \{\s*return this\._blockChunkGroups\.get\(depBlock\)/u,
    ],
    [
      'or `undefined` if it loads none',
      'webpack/lib/graph/ChunkGraph.js',
      /return this\._blockChunkGroups\.get\(depBlock\)/u,
    ],
    [
      'as pairs of module and entrypoint',
      'webpack/lib/graph/ChunkGraph.js',
      /cgc\.entryModules\.set\(module, entrypoint\)/u,
    ],
    [
      'before the entries that use the runtime in this chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(entrypointChunk !== chunk && !entrypointChunk\.hasRuntime\(\)\) \{\s*set\.add\(entrypointChunk\)/u,
    ],
    [
      'including chunks from `dependOn`',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(child\.isEntrypoint\(\) && child\.dependOn\(current\)\) \{\s*hasChildrenEntrypoint = true/u,
    ],
    [
      '`connectChunkAndModule(chunk, module)` puts a module into a chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /connectChunkAndModule\(chunk, module\) \{[^}]*cgc\.modules\.add\(module\)/u,
    ],
    [
      'removes the second chunk from all groups',
      'webpack/lib/graph/ChunkGraph.js',
      /chunkGroup\.replaceChunk\(chunkB, chunkA\);\s*chunkA\.addGroup\(chunkGroup\);\s*chunkB\.removeGroup\(chunkGroup\)/u,
    ],
    [
      'Returns `true` if two chunks may be merged',
      'webpack/lib/graph/ChunkGraph.js',
      /canChunksBeIntegrated\(chunkA, chunkB\) \{[\s\S]{0,800}return false;\s*\}\s*return true/u,
    ],
    [
      'Makes a split point load a chunk group',
      'webpack/lib/graph/ChunkGraph.js',
      /this\._blockChunkGroups\.set\(depBlock, chunkGroup\);\s*chunkGroup\.addBlock\(depBlock\)/u,
    ],
    [
      'Sizes are estimates in bytes before minimizing',
      'webpack/lib/graph/ChunkGraph.js',
      /for \(const module of modules\) \{\s*for \(const type of module\.getSourceTypes\(\)\) \{\s*size \+= module\.size\(type\)/u,
    ],
    [
      'Returns the sum of the sizes of the modules in a chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkModulesSize\(chunk\) \{[^}]*getFromUnorderedCache\(getModulesSize\)/u,
    ],
    [
      'Assigns an id to a runtime',
      'webpack/lib/graph/ChunkGraph.js',
      /this\._runtimeIds\.set\(runtime, id\)/u,
    ],
    [
      'as `compilation.assignRuntimeIds()` does for all runtimes',
      'webpack/lib/Compilation.js',
      /assignRuntimeIds\(\) \{[\s\S]{0,300}chunkGraph\.setRuntimeId\(/u,
    ],
    [
      'if the hash of a module for a runtime has already been computed',
      'webpack/lib/graph/ChunkGraph.js',
      /return hashes && hashes\.has\(runtime\)/u,
    ],
    [
      'shortened to the length that file names use',
      'webpack/lib/Compilation.js',
      /moduleHashDigest\.slice\(0, hashDigestLength\)/u,
    ],
    [
      'puts a piece of runtime code into a chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /cgm\.runtimeInChunks\.add\(chunk\);\s*cgc\.runtimeModules\.add\(module\)/u,
    ],
    [
      'Removes a piece of runtime code from a chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /cgm\.runtimeInChunks = undefined;\s*\}\s*cgc\.runtimeModules\.delete\(module\)/u,
    ],
    [
      'contains the hash of the build, or `undefined` if there is none',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkFullHashModulesIterable\(chunk\) \{[^}]*return cgc\.fullHashModules;/u,
    ],
    [
      'contains hashes of other chunks, or `undefined` if there is none',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkDependentHashModulesIterable\(chunk\) \{[^}]*return cgc\.dependentHashModules;/u,
    ],
    [
      "hashes of other chunks, so it's generated after these chunks",
      'webpack/lib/graph/ChunkGraph.js',
      /addDependentHashModuleToChunk\(chunk, module\) \{[\s\S]{0,220}cgc\.dependentHashModules\.add\(module\)/u,
    ],
    [
      'how many modules a chunk has',
      'webpack/lib/graph/ChunkGraph.js',
      /getNumberOfChunkModules\(chunk\) \{[^}]*return cgc\.modules\.size/u,
    ],
    [
      'The chunk graph is empty until `seal` fills it',
      'webpack/lib/Compilation.js',
      /seal\(callback\) \{[\s\S]{0,900}ChunkGraph\.setChunkGraphForModule\(module, this\.chunkGraph\)/u,
    ],
    [
      'has to be unique among the modules of the compilation',
      'webpack/lib/ids/IdHelpers.js',
      /for \(const module of compilation\.modules\) \{[\s\S]{0,140}usedIds\.add\(String\(moduleId\)\)/u,
    ],
    [
      "Sorts the chunk's own set of modules with your comparison function",
      'webpack/lib/graph/ChunkGraph.js',
      /cgc\.modules\.sortWith\(comparator\);\s*return cgc\.modules/u,
    ],
    [
      'as a list in the order of your comparison function',
      'webpack/lib/graph/ChunkGraph.js',
      /createOrderedArrayFunction\(comparator\);\s*return cgc\.modules\.getFromUnorderedCache\(arrayFunction\)/u,
    ],
    [
      'Returns how many modules run when the chunk is loaded',
      'webpack/lib/graph/ChunkGraph.js',
      /getNumberOfEntryModules\(chunk\) \{[^}]*return cgc\.entryModules\.size/u,
    ],
    [
      'Returns the modules that run when the chunk is loaded, in the order',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkEntryModulesIterable\(chunk\) \{[^}]*return cgc\.entryModules\.keys\(\)/u,
    ],
    [
      'Adds modules to a chunk but not the chunk to the modules',
      'webpack/lib/graph/ChunkGraph.js',
      /attachModules\(chunk, modules\) \{[^}]*for \(const module of modules\) \{\s*cgc\.modules\.add\(module\)/u,
    ],
    [
      'Makes a module an entry of a chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /cgm\.entryInChunks\.add\(chunk\);\s*cgc\.entryModules\.set\(module, entrypoint\)/u,
    ],
    [
      'the module stays in the chunk but no longer runs by itself',
      'webpack/lib/graph/ChunkGraph.js',
      /cgm\.entryInChunks = undefined;\s*\}\s*cgc\.entryModules\.delete\(module\)/u,
    ],
    [
      "stop being an entry of all chunks in which it's an entry",
      'webpack/lib/graph/ChunkGraph.js',
      /cgc\.entryModules\.delete\(module\);\s*\}\s*cgm\.entryInChunks = undefined/u,
    ],
    [
      'Makes all entry modules of a chunk stop being entries',
      'webpack/lib/graph/ChunkGraph.js',
      /cgc\.entryModules\.clear\(\)/u,
    ],
    [
      'Returns the id of a runtime by its name',
      'webpack/lib/graph/ChunkGraph.js',
      /this\._runtimeIds\.get\(runtime\)/u,
    ],
    [
      'Sets the full and the shortened hash of a module',
      'webpack/lib/graph/ChunkGraph.js',
      /cgm\.hashes\.set\(runtime, new ModuleHashInfo\(hash, renderedHash\)\)/u,
    ],
    [
      'its id, its exports and their use, and the modules it imports',
      'webpack/lib/graph/ChunkGraph.js',
      /this\.moduleGraph\.getExportsInfo\(module\)\.updateHash\(hash, runtime\)/u,
    ],
    [
      'as a set of names',
      'webpack/lib/graph/ChunkGraph.js',
      /return runtimeRequirements === undefined \? EMPTY_SET : runtimeRequirements/u,
    ],
    [
      'the graph may keep the set that you pass',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(runtimeRequirements === undefined\) \{\s*cgc\.runtimeRequirements = items/u,
    ],
    [
      'Returns the pieces of runtime code in a chunk, in no particular order',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkRuntimeModulesIterable\(chunk\) \{[^}]*return cgc\.runtimeModules/u,
    ],
    [
      'Returns how many pieces of runtime code are in a chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /getNumberOfRuntimeModules\(chunk\) \{[^}]*return cgc\.runtimeModules\.size/u,
    ],
    [
      'as if it contained the hash of the build',
      'webpack/lib/graph/ChunkGraph.js',
      /cgc\.fullHashModules = cgc\.dependentHashModules/u,
    ],
    [
      'how many pieces of runtime code in a chunk contain the hash',
      'webpack/lib/graph/ChunkGraph.js',
      /return cgc\.fullHashModules === undefined \? 0 : cgc\.fullHashModules\.size/u,
    ],
    [
      'Returns the kinds of code that a module writes into one chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /return cgc\.sourceTypesByModule\.get\(module\) \|\| module\.getSourceTypes\(\)/u,
    ],
    [
      'Returns the kinds of code that a module writes into any',
      'webpack/lib/graph/ChunkGraph.js',
      /this\._getOverwrittenModuleSourceTypes\(module\) \|\| module\.getSourceTypes\(\)/u,
    ],
    [
      'hashes, used exports and runtime requirements are kept for each runtime',
      'webpack/lib/graph/ChunkGraph.js',
      /cgm\.hashes = new RuntimeSpecMap\(\)/u,
    ],
  ]),
];
