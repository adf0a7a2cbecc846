import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/index', [
    [
      'webpack is a function that takes a configuration',
      'webpack/lib/webpack.js',
      /const webpack = \([^)]*options, callback\) => \{[\s\S]*return compiler;/u,
    ],
    [
      'A loader is a function that turns',
      'webpack/lib/loaders/loadLoader.js',
      /is not a loader \(export function or es6 module\)/u,
    ],
    [
      'a request becomes a module',
      'webpack/lib/module/NormalModuleFactory.js',
      /new NormalModule\(createData\)/u,
    ],
    [
      'a request becomes a path',
      'enhanced-resolve/lib/Resolver.js',
      /const obj = \{\s*context,\s*path: parent,\s*request: specifier,/u,
    ],
    [
      'which module is in which chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /getModuleChunks\(module\) \{/u,
    ],
    [
      'what imports it, and which exports are used',
      'webpack/lib/graph/ModuleGraph.js',
      /getIncomingConnections\(module\) \{/u,
    ],
  ]),
];
