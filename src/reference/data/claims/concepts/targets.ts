import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/targets', [
    ['`require()`', 'webpack/lib/config/target.js', /require: !asyncFlag,/u, 'node'],
    [
      'and `web` otherwise',
      'webpack/lib/config/target.js',
      /return browsers \? "browserslist" : "web";/u,
    ],
    [
      '`importScripts()`',
      'webpack/lib/config/defaults.js',
      /if \(tp\.importScripts\) return "import-scripts";/u,
      'webworker',
    ],
    [
      'reading and running the file',
      'webpack/lib/config/defaults.js',
      /if \(tp\.nodeBuiltins\) return "async-node";/u,
      'async-node',
    ],
    [
      'those of Node.js, Electron and NW.js',
      'webpack/lib/config/defaults.js',
      /\(targetProperties\.nwjs \|\| isUniversal\("nwjs"\)\)/u,
    ],
    [
      "`'auto'` for browsers, workers, Electron's renderer and ECMAScript modules",
      'webpack/lib/config/defaults.js',
      /\(tp\.document \|\| tp\.importScripts\)\) \|\| output\.scriptType === "module"\s+\? "auto"/u,
    ],
    [
      'the build fails with the message `For the selected environment is no default script chunk',
      'webpack/lib/config/defaults.js',
      /"For the selected environment is no default script chunk format available/u,
    ],
    [
      'has done this since webpack 5.110',
      'webpack-5-108/schemas/WebpackOptions.json',
      /^(?![\s\S]*"nodeModules")/u,
    ],
    [
      'With `deno` and `bun`, webpack writes ECMAScript modules',
      'webpack/lib/config/defaults.js',
      /tp\.deno === true \|\|\s+tp\.bun === true \|\|/u,
    ],
    [
      "It's an ECMAScript module, and loads its chunks with `import()`",
      'webpack/lib/config/target.js',
      /module: true,\s+dynamicImport: true,\s+dynamicImportInWorker: true\s+\}\)/u,
    ],
    [
      'With `false`, webpack assumes nothing',
      'webpack/lib/config/defaults.js',
      /target === false\s+\? \/\*\* @type \{false\} \*\/ \(false\)/u,
    ],
    [
      'With `target: false` alone, the build stops',
      'webpack/lib/config/defaults.js',
      /throw new Error\(\s+"Chunk format can't be selected by default when no target is specified"/u,
    ],
  ]),
];
