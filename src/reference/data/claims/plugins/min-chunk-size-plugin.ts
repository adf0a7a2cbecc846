import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/min-chunk-size-plugin', [
    [
      'which is chosen to keep the total size as small as possible',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /const diff = b\[0\] - a\[0\];/u,
    ],
    [
      'gets rid of chunks that are too small',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /chunkGraph\.getChunkSize\(a, equalOptions\) <\s*this\.options\.minChunkSize/u,
    ],
    [
      'A chunk below the limit is merged with another',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /chunkGraph\.integrateChunks\(pair\[2\], pair\[3\]\);/u,
    ],
    [
      'each of which makes a chunk, however small',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /new AsyncDependenciesBlock\(/u,
    ],
    [
      'whose `minSize` keeps them from being small',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(size < minSize\[key\]\) return false;/u,
    ],
    [
      'with the size of the source modules before minimizing',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /compilation\.hooks\.optimizeChunks\.tap\(/u,
    ],
    [
      'or until no small chunk can be merged',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /PairCombinations\.length === 0\) return;/u,
    ],
    [
      'unless the runtime is in a separate chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(chunkA\.preventIntegration \|\| chunkB\.preventIntegration\) \{\s+return false;/u,
    ],
    [
      'Required.',
      'webpack/schemas/plugins/optimize/MinChunkSizePlugin.json',
      /"required": \["minChunkSize"\]/u,
      'minChunkSize',
    ],
    [
      "the size of the source code of a chunk's modules, plus 1",
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /chunkOverhead: 1,\s+entryChunkMultiplicator: 1\s/u,
    ],
    [
      'Chunks below the limit are merged',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /getChunkSize\(a, equalOptions\) <\s+this\.options\.minChunkSize/u,
    ],
    [
      'Chunks of entries stay, but other chunks can be merged into them',
      'webpack/lib/graph/ChunkGraph.js',
      /if \(hasRuntimeA\) \{\s+return isAvailableChunk\(chunkA, chunkB\);/u,
    ],
    [
      'when pairs are compared',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /const diff = b\[0\] - a\[0\];\s*if \(diff !== 0\) return diff;\s*return a\[1\] - b\[1\];/u,
    ],
    [
      'Raise the number to prefer fewer chunks',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /const extendedPair = \[a \+ b - ab, ab, pair\[0\], pair\[1\]\];/u,
    ],
    [
      'count more in chunks that are needed at the start',
      'webpack/lib/graph/ChunkGraph.js',
      /modulesSize \* \(chunk\.canBeInitial\(\) \? entryChunkMultiplicator : 1\)/u,
    ],
    [
      'Raise the factor to have small chunks merged',
      'webpack/lib/graph/ChunkGraph.js',
      /chunk\.canBeInitial\(\) \? entryChunkMultiplicator : 1\)/u,
    ],
    ['Pass a number with `--env`', 'webpack-cli/lib/webpack-cli.js', /name: "env",/u],
  ]),
  ...measured(
    'plugins/min-chunk-size-plugin',
    ['`main.js`, and one file of 333 bytes', '150'],
    ['`main.js` alone', '10000'],
  ),
  ...measured(
    'plugins/min-chunk-size-plugin',
    'five dynamic imports of 67 bytes, which share a module of 22 bytes',
    '`main.js`, and five files of 170 bytes',
  ),
];
