import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/author-libraries', [
    [
      'This type switches on `output.module`',
      'webpack/lib/config/defaults.js',
      /libraryTypes\.some\(isModuleLibraryType\)\) \{\s+output\.module = true;/u,
    ],
    [
      'the default target is a browser',
      'webpack/lib/config/target.js',
      /getDefaultTarget = \(context\) => \{[\s\S]{0,400}?if \(!config\) return "web";/u,
    ],
    [
      'Since 5.110, a preset leaves out all packages',
      'webpack-5-108/schemas/WebpackOptions.json',
      /^(?![\s\S]*"nodeModules")/u,
    ],
    [
      'does not cover `lodash-es/chunk.js`',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /typeof externals === "string"\) \{\s+if \(\s+externals === request \|\|/u,
    ],
    [
      'webpack removes types from TypeScript but writes no declarations',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'the default, `self`, exists only in pages and workers',
      'webpack/lib/config/defaults.js',
      /\? self : global';\s+\}\s+\}\s+return "self";/u,
    ],
  ]),
];
