import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/package-exports', [
    ['Met for `require()` and for AMD', 'webpack/lib/config/defaults.js', /amd: cjsDeps\(\),/u],
    [
      'Met for `import`, `export … from`, `import()` and `new Worker()`',
      'webpack/lib/config/defaults.js',
      /workerDeps = \(\) => \{\s+const options = esmDeps\(\);/u,
    ],
    [
      '`import` is not met here, and neither are the conditions of the target',
      'webpack/lib/config/defaults.js',
      /styleConditions\.push\("webpack"\);\s+styleConditions\.push\(mode[^\n]+\s+styleConditions\.push\("style"\);/u,
    ],
    [
      'but neither `import` nor `require`',
      'webpack/lib/config/defaults.js',
      /url: \{\s+preferRelative: true\s+\},\s+worker: workerDeps\(\)/u,
    ],
    [
      '`module-sync` is for modules without top-level `await`',
      'webpack/lib/config/defaults.js',
      /"require",\s+"module-sync",\s+"module",/u,
    ],
    [
      "`mode` is `'production'`, `'none'` or not set",
      'webpack/lib/config/defaults.js',
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      'web targets, `electron-renderer` and other targets that include the web',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.web\) conditions\.push\("browser"\);/u,
    ],
    [
      'Node.js targets, and targets that are based on Node.js',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.node\) conditions\.push\("node"\);/u,
    ],
    [
      'target `webworker`, and a package named in',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.webworker\) conditions\.push\("worker"\);/u,
    ],
    [
      'neither `browser` nor `node` is met',
      'webpack/lib/config/target.js',
      /\/\^universal\$\/,[\s\S]{0,260}?node: null,[\s\S]{0,60}?web: null,/u,
    ],
    [
      "but builds for the main process don't",
      'webpack/lib/config/target.js',
      /web: context !== "main",/u,
    ],
  ]),
];
