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
      '`optimization.moduleIds` is `deterministic`, which derives short numbers',
      'webpack/lib/config/defaults.js',
      /if \(production\) return "deterministic";/u,
    ],
    [
      'turn the built-in module ids off',
      'webpack/lib/config/WebpackOptionsApply.js',
      /const moduleIds = options\.optimization\.moduleIds;\s*if \(moduleIds\) \{/u,
    ],
    [
      'to make it clear that no other plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /const moduleIds = options\.optimization\.moduleIds;\s*if \(moduleIds\) \{/u,
    ],
    [
      'Absolute path of the folder that paths are made relative',
      'webpack/schemas/plugins/ids/HashedModuleIdsPlugin.json',
      /"absolutePath": true/u,
    ],
    [
      'or a class with `update` and `digest`',
      'webpack/schemas/plugins/ids/HashedModuleIdsPlugin.json',
      /"instanceof": "Function",\s*"tsType": "typeof import\(.\.\.\/\.\.\/\.\.\/lib\/util\/Hash.\)"/u,
    ],
    [
      "the second module's id uses as many more characters",
      'webpack/lib/ids/HashedModuleIdsPlugin.js',
      /while \(usedIds\.has\(hashId\.slice\(0, len\)\)\) \{\s*len\+\+;/u,
    ],
    [
      'Number of characters of the hash to use',
      'webpack/lib/ids/HashedModuleIdsPlugin.js',
      /hashId\.slice\(0, len\)/u,
    ],
    [
      'Collisions are resolved in any case',
      'webpack/lib/ids/HashedModuleIdsPlugin.js',
      /while \(usedIds\.has\(hashId\.slice\(0, len\)\)\) \{\s*len\+\+;/u,
    ],
    [
      'wherever the module is used',
      'webpack/lib/template/RuntimeTemplate.js',
      /moduleId\(\{ module, chunkGraph, request, weak \}\)/u,
    ],
    [
      'The plugin only handles modules',
      'webpack/lib/ids/HashedModuleIdsPlugin.js',
      /^(?![\s\S]*hooks\.chunkIds)[\s\S]*hooks\.moduleIds\.tap\(/u,
    ],
    [
      'Ids of chunks, such as `97` in this line',
      'webpack/lib/config/WebpackOptionsApply.js',
      /const chunkIds = options\.optimization\.chunkIds;/u,
    ],
  ]),
];
