import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/hashed-module-ids-plugin', [
    [
      'id that is made from its path, loaders and query',
      'webpack/lib/ids/IdHelpers.js',
      /makePathsRelative\(context, module\.identifier\(\), associatedObjectForCache\);/u,
    ],
    [
      'which applies this plugin, is deprecated',
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
    [
      "the second module's id uses as many more characters",
      'webpack/lib/ids/HashedModuleIdsPlugin.js',
      /while \(usedIds\.has\(hashId\.slice\(0, len\)\)\) \{\s*len\+\+;/u,
    ],
    [
      'The plugin only handles modules',
      'webpack/lib/ids/HashedModuleIdsPlugin.js',
      /^(?![\s\S]*hooks\.chunkIds)[\s\S]*hooks\.moduleIds\.tap\(/u,
    ],
  ]),
];
