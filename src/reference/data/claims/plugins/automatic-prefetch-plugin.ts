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
      'a module is only reached through the imports',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /compiler\.hooks\.make\.tapAsync\(PLUGIN_NAME, [\s\S]*?asyncLib\.each\(\s*lastModules,/u,
    ],
    [
      'Without the plugin, a module is only reached',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /compilation\.addModuleChain\(\s*m\.context \|\| compiler\.context,/u,
    ],
    [
      'and the first build in watch mode gain nothing',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /if \(!lastModules\) return callback\(\);/u,
    ],
    [
      'The plugin has no options',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /class AutomaticPrefetchPlugin \{(?:(?!constructor\()[\s\S])*\sapply\(compiler\) \{/u,
    ],
    [
      'The list of modules is kept in memory',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /let lastModules = null;\s*compiler\.hooks\.afterCompile\.tap\(/u,
    ],
    [
      'stylesheets, assets, JSON and TypeScript are parsed as JavaScript',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /new PrefetchDependency\(`!!\$\{m\.request\}`\)/u,
    ],
    [
      'Development builds also keep modules in memory',
      'webpack/lib/config/defaults.js',
      /F\(options, "cache", \(\) =>\s*development \?/u,
    ],
    [
      'The build after that succeeds again',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /\(err\) => \{\s*lastModules = null;\s*callback\(err\);/u,
    ],
    [
      'the next build still looks for it and fails',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /compilation\.addModuleChain\(\s*m\.context \|\| compiler\.context,\s*new PrefetchDependency\(/u,
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
