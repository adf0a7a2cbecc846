import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/merge-duplicate-chunks-plugin', [
    [
      'merges chunks with the same modules into one file',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /chunkGraph\.getNumberOfChunkModules\(chunk\) ===\s*chunkGraph\.getNumberOfChunkModules\(dup\)/u,
    ],
    [
      'webpack already does this in every build',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "mergeDuplicateChunks", true\);/u,
    ],
    [
      'With merging, `second` refers to',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /chunkGraph\.integrateChunks\(chunk, otherChunk\);/u,
    ],
    [
      'Without merging, both files are written',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "mergeDuplicateChunks", true\);/u,
    ],
    [
      'they have exactly the same modules',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /getNumberOfChunkModules\(chunk\) ===\s+chunkGraph\.getNumberOfChunkModules\(dup\)/u,
    ],
    [
      'neither contains an entry module',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /if \(chunkGraph\.getNumberOfEntryModules\(chunk\) > 0\) continue;/u,
    ],
    [
      'both or neither contain the runtime',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /if \(otherChunk\.hasRuntime\(\) !== chunk\.hasRuntime\(\)\) continue;/u,
    ],
    [
      'both use the same exports',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /!exportsInfo\.isEquallyUsed\(/u,
    ],
    [
      'two entries with separate runtimes can keep files',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /if \(otherChunk\.hasRuntime\(\) !== chunk\.hasRuntime\(\)\) continue;/u,
    ],
    ['Lower numbers run earlier', 'tapable/lib/Hook.js', /if \(xStage > stage\)/u],
    [
      'webpack uses `-10`, which is before chunks are split (`10`)',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_ADVANCED = 10;\s+module\.exports\.STAGE_BASIC = -10;/u,
    ],
    [
      'Choose a number above `10`',
      'webpack/lib/optimize/OptimizationStages.js',
      /STAGE_ADVANCED = 10;/u,
    ],
    [
      'webpack uses `-10`',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /constructor\(options = \{ stage: STAGE_BASIC \}\)/u,
    ],
    [
      'among the steps of `compilation.hooks.optimizeChunks`',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /compilation\.hooks\.optimizeChunks\.tap\(\s*\{\s*name: PLUGIN_NAME,\s*stage: this\.options\.stage/u,
    ],
    [
      'has worked on the duplicates for nothing',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /stage: STAGE_ADVANCED/u,
    ],
  ]),
];
