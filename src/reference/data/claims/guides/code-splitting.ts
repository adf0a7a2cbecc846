import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/code-splitting',
    'both scripts are 16 KiB',
    'the 137 modules that the two entries have in common',
  ),
  ...claimsOfPage('guides/code-splitting', [
    [
      'By default, it touches only chunks that are loaded on demand',
      'webpack/lib/config/defaults.js',
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      'loaded at once above 30',
      defaults,
      /"maxInitialRequests", \(\) => \(production \? 30 : Infinity\)/u,
    ],
    [
      'webpack ignores this flag, as Node.js does',
      'webpack/lib/module/Module.js',
      /case "flagged":\s+return strict \? "default-with-named" : "namespace";/u,
    ],
    [
      "it goes by the code and warns that you don't need the comment",
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /You don't need `webpackExports` if the usage of dynamic import/u,
    ],
    [
      'rejected with an error named `ChunkLoadError`',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /"error\.name = 'ChunkLoadError';"/u,
    ],
    [
      'The error carries a `type` (`error`, `timeout` or `missing`)',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /event\.type === 'load' \? 'missing' : event\.type/u,
    ],
    [
      'webpack forgets the attempt',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /if\(installedChunkData !== 0\) installedChunks\[chunkId\] = undefined;/u,
    ],
    ['higher numbers go first', 'webpack/lib/graph/Chunk.js', /const cmp = b\.order - a\.order;/u],
  ]),
];
