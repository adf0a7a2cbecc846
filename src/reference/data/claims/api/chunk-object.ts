import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/chunk-object', [
    [
      "it's `null` or `undefined`, and the chunk only has an id",
      'webpack/types.d.ts',
      /class Chunk \{[^}]*name\?: null \| string;/u,
    ],
    ['The id is `null` until ids are assigned', 'webpack/lib/graph/Chunk.js', /this\.id = null;/u],
    [
      'The ids of the chunk, usually one, or `null`',
      'webpack/lib/graph/Chunk.js',
      /this\.ids = null;/u,
    ],
    [
      "for example by a cache group's `idHint`",
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /newChunk\.idNameHints\.add\(item\.cacheGroup\.idHint\)/u,
    ],
    [
      'no other chunk is merged into this one',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(chunkA\.preventIntegration \|\| chunkB\.preventIntegration\) \{\s*return false/u,
    ],
    [
      'webpack itself leaves this property at `false`',
      'webpack/lib/graph/Chunk.js',
      /this\.extraAsync = false;/u,
    ],
    [
      'The object is complete when the `afterHash` hook runs',
      'webpack/lib/Compilation.js',
      /this\.hooks\.beforeHash\.call\(\);[\s\S]{0,120}this\.createHash\(\);[\s\S]{0,120}this\.hooks\.afterHash\.call\(\)/u,
    ],
    [
      'Later, `realContentHash` replaces the hashes',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
    ],
    [
      'The complete hash of the chunk',
      'webpack/lib/Compilation.js',
      /chunk\.hash = chunkHashDigest;\s*chunk\.renderedHash = chunk\.hash\.slice\(0, hashDigestLength\);\s*this\.hooks/u,
    ],
    [
      'shortened to `hashDigestLength`, as it appears in names',
      'webpack/lib/Compilation.js',
      /chunk\.renderedHash = chunk\.hash\.slice\(0, hashDigestLength\);\s*this\.hooks\.contentHash/u,
    ],
    [
      "returns `true` for a chunk with webpack's runtime",
      'webpack/lib/graph/Chunk.js',
      /chunkGroup\.isEntrypoint\(\) && chunkGroup\.getRuntimeChunk\(\) === this/u,
    ],
    [
      'returns `true` if an entry loads the chunk at startup',
      'webpack/lib/graph/Chunk.js',
      /canBeInitial\(\) \{[^}]*if \(chunkGroup\.isInitial\(\)\) return true/u,
    ],
    [
      'only loaded by entries at startup, never later by running code',
      'webpack/lib/graph/Chunk.js',
      /isOnlyInitial\(\) \{[\s\S]{0,140}if \(!chunkGroup\.isInitial\(\)\) return false;/u,
    ],
    [
      'a chunk that carries the changes of a hot update',
      'webpack/lib/graph/HotUpdateChunk.js',
      /isHotUpdate\(\) \{\s*return true/u,
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
      "adds the chunks of this chunk's groups",
      'webpack/lib/graph/Chunk.js',
      /for \(const chunk of chunks\) \{\s*addChildIdsByOrdersToMap\(chunk\)/u,
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
      'all but `getChunkMaps` print a deprecation warning',
      'webpack/lib/graph/Chunk.js',
      /getChunkMaps\(realHash\) \{\s*(?:\/\*\*[^*]*\*\/\s*)?const chunkHashMap/u,
    ],
    [
      'whose result is cached: copy the list',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkModules\(chunk\) \{[^}]*getFromUnorderedCache\(getArray\)/u,
    ],
    [
      'with the module as the first argument',
      'webpack/lib/graph/ChunkGraph.js',
      /isModuleInChunk\(module, chunk\) \{/u,
    ],
    [
      'which returns `-1`, `0` or `1` for sorting',
      'webpack/lib/graph/ChunkGraph.js',
      /compareChunks\(chunkA, chunkB\) \{[^}]*return -1;[^}]*return 1;/u,
    ],
    [
      "which removes the chunk's modules and calls `disconnectFromGroups()`",
      'webpack/lib/graph/ChunkGraph.js',
      /cgc\.modules\.clear\(\);\s*chunk\.disconnectFromGroups\(\)/u,
    ],
    [
      'which adds an estimate for loading the chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /chunkOverhead \+\s*modulesSize \* \(chunk\.canBeInitial\(\)/u,
    ],
    [
      "The file name template for this chunk's JavaScript",
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /if \(chunk\.filenameTemplate\) \{\s*return chunk\.filenameTemplate;/u,
    ],
    [
      "The file name template for this chunk's CSS",
      'webpack/lib/css/CssModulesPlugin.js',
      /if \(chunk\.cssFilenameTemplate\) \{\s*return chunk\.cssFilenameTemplate;/u,
    ],
    [
      'a group for an entry is an `Entrypoint`',
      'webpack/lib/Compilation.js',
      /const entrypoint = new Entrypoint\(options\);/u,
    ],
    [
      '`id` is the number or string that running code uses',
      'webpack/types.d.ts',
      /type ChunkId = string \| number;/u,
    ],
    [
      "`files` is the set of assets with the chunk's code",
      'webpack/lib/Compilation.js',
      /chunk\.auxiliaryFiles\.add\(file\);\s*\} else \{\s*chunk\.files\.add\(file\);/u,
    ],
    [
      '`contentHash` is an object with a hash for each kind',
      'webpack/lib/graph/Chunk.js',
      /this\.contentHash = Object\.create\(null\);/u,
    ],
    [
      'if other chunks can be loaded after this one',
      'webpack/lib/graph/Chunk.js',
      /hasAsyncChunks\(\) \{[\s\S]{0,600}if \(!initialChunks\.has\(chunk\)\) \{\s*return true;/u,
    ],
    [
      'chunks to prefetch after this chunk has loaded',
      'webpack/lib/graph/Chunk.js',
      /const name = key\.slice\(0, key\.length - "Order"\.length\)/u,
    ],
    [
      'The results are two maps by chunk id',
      'webpack/lib/graph/Chunk.js',
      /chunkMaps\[key\] = chunkMap = Object\.create\(null\);/u,
    ],
    [
      'the chunk is in the group, and is therefore loaded',
      'webpack/lib/graph/Chunk.js',
      /isInGroup\(chunkGroup\) \{\s*return this\._groups\.has\(chunkGroup\);/u,
    ],
    [
      'Call `group.pushChunk(chunk)` too',
      'webpack/lib/graph/Chunk.js',
      /addGroup\(chunkGroup\) \{\s*this\._groups\.add\(chunkGroup\);\s*\}/u,
    ],
    [
      'Call `group.removeChunk(chunk)` too',
      'webpack/lib/graph/Chunk.js',
      /removeGroup\(chunkGroup\) \{\s*this\._groups\.delete\(chunkGroup\);\s*\}/u,
    ],
    [
      'since a chunk can have several entry modules',
      'webpack/lib/graph/Chunk.js',
      /Multiple entry modules are not supported by the deprecated API/u,
    ],
    [
      '`chunkGraph.getNumberOfEntryModules(chunk) > 0`, which reads',
      'webpack/lib/graph/Chunk.js',
      /\.getNumberOfEntryModules\(this\) > 0/u,
    ],
    [
      '`chunkGraph.connectChunkAndModule(chunk, module)`, which changes both sides at once',
      'webpack/lib/graph/ChunkGraph.js',
      /ChunkGraph\._addModuleChunk\(cgm, chunk\);\s*cgc\.modules\.add\(module\);/u,
    ],
    [
      '`chunkGraph.disconnectChunkAndModule(chunk, module)`, which changes both sides',
      'webpack/lib/graph/ChunkGraph.js',
      /disconnectChunkAndModule\(chunk, module\) \{[\s\S]{0,200}cgc\.modules\.delete\(module\);/u,
    ],
    [
      '`chunkGraph.getNumberOfChunkModules(chunk)`, which reads the chunk graph',
      'webpack/lib/graph/Chunk.js',
      /\.getNumberOfChunkModules\(this\);/u,
    ],
    [
      'or the ordered variant with a comparison function',
      'webpack/lib/graph/Chunk.js',
      /getOrderedChunkModulesIterable\(\s*this,\s*compareModulesByIdentifier\s*\)/u,
    ],
    [
      '`chunkGraph.disconnectChunkAndModule` and `connectChunkAndModule`, one call',
      'webpack/lib/graph/Chunk.js',
      /disconnectChunkAndModule\(this, module\);\s*chunkGraph\.connectChunkAndModule\(otherChunk, module\)/u,
    ],
    [
      'after you check with `canChunksBeIntegrated` that the chunks',
      'webpack/lib/graph/Chunk.js',
      /if \(chunkGraph\.canChunksBeIntegrated\(this, otherChunk\)\) \{\s*chunkGraph\.integrateChunks/u,
    ],
    [
      'which also looks at `preventIntegration`',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(chunkA\.preventIntegration \|\| chunkB\.preventIntegration\) \{\s*return false;/u,
    ],
    [
      '`chunkGraph.getNumberOfChunkModules(chunk) === 0`, which reads',
      'webpack/lib/graph/Chunk.js',
      /\.getNumberOfChunkModules\(this\) === 0/u,
    ],
    [
      "returns the sum of the sizes of the chunk's modules",
      'webpack/lib/graph/ChunkGraph.js',
      /for \(const type of module\.getSourceTypes\(\)\) \{\s*size \+= module\.size\(type\);/u,
    ],
    [
      'which returns the size of both chunks as one',
      'webpack/lib/graph/ChunkGraph.js',
      /getIntegratedChunksSize\(chunkA, chunkB, options = \{\}\)/u,
    ],
    [
      '`getChunkModuleRenderedHashMap`, which create the two maps separately',
      'webpack/lib/graph/ChunkGraph.js',
      /getChunkModuleRenderedHashMap\(\s*chunk,\s*filterFn/u,
    ],
    [
      'which also follows chunks that are loaded later',
      'webpack/lib/graph/ChunkGraph.js',
      /hasModuleInGraph\(chunk, filterFn, filterChunkFn\) \{[\s\S]{0,900}childrenIterable/u,
    ],
    [
      '`contentHash` and `renderedHash` of the chunks from `getAllAsyncChunks()`',
      'webpack/lib/graph/Chunk.js',
      /realHash \? chunk\.hash : chunk\.renderedHash/u,
    ],
    [
      "`true` when the chunk's code has been put together",
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /chunk\.rendered = true;/u,
    ],
    [
      'or a set of names if several entries',
      'webpack/types.d.ts',
      /type RuntimeSpec = undefined \| string \| SortableSet<string>/u,
    ],
    [
      'from the `filename` of an entry or a cache group',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /newChunk\.filenameTemplate = item\.cacheGroup\.filename/u,
    ],
    [
      'The hash of the chunk, shortened to `hashDigestLength`',
      'webpack/lib/Compilation.js',
      /chunk\.renderedHash = chunk\.hash\.slice\(0, hashDigestLength\)/u,
    ],
    [
      'This hash changes when any module in the chunk changes',
      'webpack/lib/graph/Chunk.js',
      /xor\.add\(chunkGraph\.getModuleHash\(m, this\.runtime\)\)/u,
    ],
    [
      'Zero means that nothing ever loads the chunk',
      'webpack/lib/graph/Chunk.js',
      /getNumberOfGroups\(\) \{\s*return this\._groups\.size;/u,
    ],
  ]),
];
