import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/limit-chunk-count-plugin', [
    [
      'until the limit is met or no chunks can be merged',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /if \(combination === undefined\) break;/u,
    ],
    [
      'sets an upper limit on the number of chunks',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /let remainingChunksToMerge = compilation\.chunks\.size - maxChunks;/u,
    ],
    [
      '`import()` still returns a promise, but the module',
      'webpack/lib/template/RuntimeTemplate.js',
      /if \(chunks\.length === 0\) return `Promise\.resolve\(\$\{comment\.trim\(\)\}\)`;/u,
    ],
    [
      'becomes a single script, even if it contains dynamic',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /if \(compilation\.chunks\.size <= maxChunks\) return;/u,
    ],
    [
      'the comment `webpackMode: "eager"` does this',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /if \(mode === "eager"\) \{/u,
    ],
    [
      'Chunks of entries are never merged with each other',
      'webpack/lib/graph/ChunkGraph.js',
      /getNumberOfEntryModules\(chunkA\) > 0 \|\|\s+this\.getNumberOfEntryModules\(chunkB\) > 0\s+\) \{\s+return false;/u,
    ],
    [
      'A separate runtime chunk stays too',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(chunkA\.preventIntegration \|\| chunkB\.preventIntegration\) \{\s+return false;/u,
    ],
    [
      'keeps lazily loaded chunks from being merged into an entry',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(hasRuntimeA\) \{\s+return isAvailableChunk\(chunkA, chunkB\);/u,
    ],
    [
      'there are at least four chunks, whatever the limit',
      'webpack/lib/graph/ChunkGraph.js',
      /this\.getNumberOfEntryModules\(chunkA\) > 0 \|\|\s*this\.getNumberOfEntryModules\(chunkB\) > 0\s*\) \{\s*return false;/u,
    ],
    [
      'Maximum number of chunks, including entries',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /if \(compilation\.chunks\.size <= maxChunks\) return;/u,
    ],
    [
      'It has to be at least `1`',
      'webpack/schemas/plugins/optimize/LimitChunkCountPlugin.json',
      /"maxChunks": \{[^}]*"minimum": 1\b/u,
    ],
    [
      'This is the only required option',
      'webpack/schemas/plugins/optimize/LimitChunkCountPlugin.json',
      /"required": \["maxChunks"\]/u,
    ],
    [
      'the limit is `1`',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /constructor\(options = \{ maxChunks: 1 \}\)/u,
    ],
    [
      'webpack considers all pairs of chunks',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /for \(let aIdx = 0; aIdx < bIdx; aIdx\+\+\) \{/u,
    ],
    [
      'merges the pair that reduces the sum of all sizes the most',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /\(c\) => c\.sizeDiff,\s+\(a, b\) => b - a,/u,
    ],
    [
      'This plugin has no such option and rejects it',
      'webpack/schemas/plugins/optimize/LimitChunkCountPlugin.json',
      /^(?![\s\S]*minChunkSize)[\s\S]*"additionalProperties": false/u,
    ],
    [
      'is the size of its modules plus a constant',
      'webpack/lib/graph/ChunkGraph.js',
      /chunkOverhead \+\s+modulesSize \* \(/u,
    ],
    [
      'Bytes that each chunk costs in addition',
      'webpack/lib/graph/ChunkGraph.js',
      /options\.chunkOverhead === "number" \? options\.chunkOverhead : 10000;/u,
    ],
    [
      'A higher number stands for expensive requests',
      'webpack/lib/graph/ChunkGraph.js',
      /chunkOverhead \+\s*modulesSize \*/u,
    ],
    [
      'Factor for modules in chunks that a page needs when it starts',
      'webpack/lib/graph/ChunkGraph.js',
      /modulesSize \* \(chunk\.canBeInitial\(\) \? entryChunkMultiplicator : 1\)/u,
    ],
    [
      'The higher the factor, the less is moved',
      'webpack/lib/graph/ChunkGraph.js',
      /canBeInitial\(\) \? entryChunkMultiplicator : 1\)/u,
    ],
  ]),
  ...measured(
    'plugins/limit-chunk-count-plugin',
    ['`main.js` 2.6 KiB, 332 bytes, 251 bytes', '3'],
    ['`main.js` 1.1 KiB', '1'],
  ),
  ...measured('plugins/limit-chunk-count-plugin', '`main.js` 2.6 KiB, five of about 170 bytes'),
];
