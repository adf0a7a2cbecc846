import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/under-the-hood', [
    [
      'The module graph is complete',
      'webpack/lib/Compilation.js',
      /hooks\.finishModules\.callAsync[\s\S]*this\.hooks\.seal\.call\(\);/u,
    ],
    [
      'Chunks are made from the graph',
      'webpack/lib/Compilation.js',
      /hooks\.optimizeDependencies\.call[\s\S]*hooks\.beforeChunks\.call\(\)[\s\S]*hooks\.afterChunks\.call/u,
    ],
    [
      'right after that, modules are joined into one scope',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /compilation\.hooks\.optimizeChunkModules\.tapAsync\(/u,
    ],
    [
      'Modules and chunks get the ids',
      'webpack/lib/Compilation.js',
      /hooks\.optimizeChunkModules\.callAsync\([\s\S]*hooks\.moduleIds\.call\([\s\S]*hooks\.chunkIds\.call\(/u,
    ],
    [
      'Each module becomes code',
      'webpack/lib/Compilation.js',
      /hooks\.chunkIds\.call\([\s\S]*hooks\.beforeCodeGeneration\.call\(\);/u,
    ],
    [
      'Hashes for file names are calculated',
      'webpack/lib/Compilation.js',
      /hooks\.beforeCodeGeneration\.call\(\);[\s\S]*hooks\.beforeHash\.call\(\);/u,
    ],
    [
      'which have just been assembled, are changed',
      'webpack/lib/Compilation.js',
      /hooks\.beforeHash\.call\(\);[\s\S]*hooks\.processAssets\.callAsync\(this\.assets/u,
    ],
    [
      'The scripts of entries stay as they are',
      'webpack/lib/config/defaults.js',
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      'For Node.js, a chunk is a CommonJS module',
      'webpack/lib/config/defaults.js',
      /if \(tp\.require\) return "commonjs";\s+if \(tp\.nodeBuiltins\) return "commonjs";/u,
    ],
    [
      'a chunk is an ECMAScript module in both cases',
      'webpack/lib/config/defaults.js',
      /if \(output\.module\) \{\s+if \(environment\.dynamicImport\) return "module";/u,
    ],
  ]),
];
