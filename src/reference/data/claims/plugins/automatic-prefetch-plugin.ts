import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/automatic-prefetch-plugin', [
    [
      'in watch mode with the modules of the previous build',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /afterCompile\.tap\(PLUGIN_NAME, \(compilation\) => \{\s*lastModules = \[\];/u,
    ],
    [
      'The modules are checked in parallel',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /asyncLib\.each\(\s*lastModules,/u,
    ],
    [
      'and the first build in watch mode gain nothing',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /if \(!lastModules\) return callback\(\);/u,
    ],
    [
      'moved to `webpack.prefetch` in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.AutomaticPrefetchPlugin`/u,
    ],
    [
      '`webpack.AutomaticPrefetchPlugin` is deprecated',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.AutomaticPrefetchPlugin`/u,
    ],
    [
      'prefetching ignores the module types that rules set',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /new PrefetchDependency\(`!!\$\{m\.request\}`\)/u,
    ],
  ]),
];
