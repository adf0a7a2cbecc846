import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/hot-module-replacement-plugin', [
    [
      'each build with changed modules writes them as an update',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /if \(records\.chunkModuleHashes\[key\] !== hash\)/u,
    ],
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
      'The plugin has no options',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /class HotModuleReplacementPlugin \{(?:(?!constructor\()[\s\S])*\sapply\(compiler\) \{/u,
    ],
    [
      'Stylesheets are updated without such code as long',
      'webpack/lib/css/CssModulesPlugin.js',
      /Template\.indent\("module\.hot\.accept\(\);"\)/u,
    ],
    [
      'both names is the hash of the previous build',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /hotUpdateMainFilename,\s*\{\s*hash: records\.hash,/u,
    ],
    [
      'The JSON file names the chunks with changes',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /c: \[\.\.\.updatedChunkIds\],/u,
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
      "Updates aren't requested automatically",
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /check: hotCheck,/u,
    ],
    [
      'name of the JSON file',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /compilation\.outputOptions\.hotUpdateMainFilename,/u,
    ],
    [
      'global function that the scripts call',
      'webpack/lib/config/defaults.js',
      /"hotUpdateGlobal", \(\) => `webpackHotUpdate\$\{/u,
    ],
    [
      'turned on by the plugin, so a module that throws',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /compiler\.options\.output\.strictModuleErrorHandling = true;/u,
    ],
    [
      "unless `recordsPath` stores the plugin's data",
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /records\.hash = compilation\.hash;\s*records\.hotIndex = hotIndex;/u,
    ],
    [
      'Each update builds on the previous one',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /hotIndex = records\.hotIndex \|\| 0;/u,
    ],
  ]),
  ...measured('plugins/hot-module-replacement-plugin', 'some 40 KiB of runtime before minimizing'),
];
