import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/normal-module-replacement-plugin', [
    [
      'a regular expression for the module to replace',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /constructor\(resourceRegExp, newResource\) \{/u,
    ],
    [
      'the alias covers all requests that lead to this file',
      'enhanced-resolve/lib/AliasUtils.js',
      /absolutePath = resolver\.join\(name, "_"\)\.slice\(0, -1\);/u,
    ],
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
      'a new request, resolved from the importing module',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /result\.request = newResource;/u,
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
      "since the new path isn't resolved",
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /createData\.resource = join\(/u,
    ],
    [
      'Otherwise, a replaced request ends with `Module not found`',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /nmf\.hooks\.beforeResolve\.tap\(PLUGIN_NAME, \(result\) => \{\s*if \(resourceRegExp\.test\(result\.request\)\)/u,
    ],
    [
      'The function gets the same object in both phases',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /newResource\(result\);[\s\S]*newResource\(result\);/u,
    ],
    [
      'Before resolving, `resolveData.request` is the request',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /if \(resourceRegExp\.test\(result\.request\)\) \{\s*if \(typeof newResource === "function"\)/u,
    ],
    [
      'After resolving, `resolveData.createData.resource` is the path',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /const createData = result\.createData;/u,
    ],
    [
      'The return value is ignored',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /=== "function"\) \{\s+newResource\(result\);\s+\} else/u,
    ],
    [
      '`resolveData.context` is the folder of the importing module',
      'webpack/lib/module/NormalModuleFactory.js',
      /const context = data\.context \|\| this\.context;/u,
    ],
    [
      '`createData.resource` is `undefined` before resolving',
      'webpack/lib/module/NormalModuleFactory.js',
      /createData: \{\},/u,
    ],
    [
      'the function is called only in the second phase',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /nmf\.hooks\.afterResolve\.tap\(PLUGIN_NAME, \(result\) => \{/u,
    ],
  ]),
];
