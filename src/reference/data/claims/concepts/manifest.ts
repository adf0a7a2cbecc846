import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/manifest', [
    [
      "or with `/` if the public path is `'auto'`",
      'webpack/lib/output/ManifestPlugin.js',
      /publicPath === "auto" \? "\/" : publicPath/u,
    ],
    [
      'fails with a `ChunkLoadError`',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /"error\.name = 'ChunkLoadError';"/u,
    ],
  ]),
];
