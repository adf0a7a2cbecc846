import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
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
];
