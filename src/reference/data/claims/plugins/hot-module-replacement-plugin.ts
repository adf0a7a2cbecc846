import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/hot-module-replacement-plugin', [
    [
      'because `devServer.hot` is on',
      'webpack-dev-server/lib/Server.js',
      /options\.hot === "only"\s+\? options\.hot\s+: true;/u,
    ],
    [
      'keeps modules that use its API from being merged',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /moduleConcatenationBailout = "Hot Module Replacement";/u,
    ],
    [
      'both names is the hash of the previous build',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /hotUpdateMainFilename,\s*\{\s*hash: records\.hash,/u,
    ],
    [
      'A client has to call `check` and then `apply`',
      'webpack-dev-middleware/client/process-update.js',
      /hot\.check\(false\)\.then\([\s\S]*return hot\.apply\(applyOptions\)/u,
    ],
    [
      '`webpack/hot/poll?1000` as an additional entry checks every second',
      'webpack/hot/poll.js',
      /= \+__resourceQuery\.slice\(1\) \|\| 10 \* 60 \* 1000;/u,
    ],
    [
      'turned on by the plugin, so a module that throws',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /compiler\.options\.output\.strictModuleErrorHandling = true;/u,
    ],
  ]),
  ...measured('plugins/hot-module-replacement-plugin', 'some 40 KiB of runtime before minimizing'),
];
