import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/hot-module-replacement', [
    [
      'the console reports the error and the page is reloaded',
      'webpack-dev-middleware/client/process-update.js',
      /if \(reloadOnErrored\) \{\s+log\.warn\("Reloading page"\);\s+reloadPage\(\);/u,
    ],
    [
      "With `hot: 'only'`, the page is left half-updated",
      'webpack-dev-middleware/client/index.js',
      /reload: mode === "hmr",/u,
    ],
    [
      'The console may say `Nothing hot updated`',
      'webpack-dev-middleware/client/process-update.js',
      /log\.info\("Nothing hot updated\."\);/u,
    ],
  ]),
];
