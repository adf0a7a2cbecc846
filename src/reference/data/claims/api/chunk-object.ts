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
  ]),
];
