import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/prefetch-plugin', [
    [
      'starts building a module together with the entries',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /compiler\.hooks\.make\.tapAsync\(/u,
    ],
    [
      "The plugin doesn't add the module to a bundle",
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /compilation\.addModuleChain\(/u,
    ],
    [
      'added to a chunk only if something imports it',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /compilation\.addModuleChain\(/u,
    ],
    [
      'The module is built, but added to a chunk',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /compiler\.hooks\.make\.tapAsync\(/u,
    ],
    [
      'The plugin moved to `webpack.prefetch` in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      '`webpack.PrefetchPlugin` still works but is deprecated',
      'webpack/lib/index.js',
      /@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'The two arguments are strings',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /constructor\(context, request\) \{/u,
    ],
    [
      'You can leave out the first one',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /this\.context = null;\s+this\.request = context;/u,
    ],
    [
      'The default is the value of the `context` option',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /this\.context \|\| compiler\.context,/u,
    ],
    [
      'from which the request is resolved',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /constructor\(context, request\) \{/u,
    ],
    [
      'as in an `import`, with the same loaders',
      'webpack/lib/prefetch/PrefetchPlugin.js',
      /new PrefetchDependency\(this\.request\)/u,
    ],
    [
      "A module that can't be found causes a build error",
      'webpack/lib/Compilation.js',
      /this\.errors\.push\(err\);|onJobDone\(err && this\.bail \? err : null\);/u,
    ],
  ]),
];
