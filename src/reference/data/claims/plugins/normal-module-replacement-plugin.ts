import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/normal-module-replacement-plugin', [
    [
      'The expression is tested twice for each import',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /nmf\.hooks\.beforeResolve\.tap\([\s\S]*nmf\.hooks\.afterResolve\.tap\(/u,
    ],
    [
      'first against the request as written in the source',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /beforeResolve\.tap\(PLUGIN_NAME, \(result\) => \{\s+if \(resourceRegExp\.test\(result\.request\)\)/u,
    ],
    [
      'then against the absolute path that the request resolves to',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /afterResolve\.tap\([\s\S]*resourceRegExp\.test\([^)]*\(createData\.resource\)\)/u,
    ],
    [
      'relative to the folder of the file that was found',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /dirname\(fs, [^)]*\(createData\.resource\)\),\s+newResource/u,
    ],
    [
      'the module keeps the loaders and type of the original file',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /^(?![\s\S]*createData\.(?:loaders|type|parser))/u,
    ],
    [
      'The function gets the same object in both phases',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /newResource\(result\);[\s\S]*newResource\(result\);/u,
    ],
    [
      'The return value is ignored',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /=== "function"\) \{\s+newResource\(result\);\s+\} else/u,
    ],
    [
      '`createData.resource` is `undefined` before resolving',
      'webpack/lib/module/NormalModuleFactory.js',
      /createData: \{\},/u,
    ],
  ]),
];
