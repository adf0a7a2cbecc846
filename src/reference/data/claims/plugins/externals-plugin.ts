import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/externals-plugin', [
    [
      'or a function that gets the dependency and returns',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /typeof globalType === "function"\s*\? globalType\(dependency\)/u,
    ],
    [
      'takes precedence over the first argument',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /const resolvedType = type \|\| defaultType;/u,
    ],
    [
      'The first declaration that matches a request wins',
      'webpack/lib/module/NormalModuleFactory.js',
      /factorize: new AsyncSeriesBailHook\(\["resolveData"\]\)/u,
    ],
    [
      'before the `externals` option, so a plugin',
      'webpack/lib/webpack.js',
      /plugin\.apply\(compiler\);[\s\S]*new WebpackOptionsApply\(\)\.process\(/u,
    ],
  ]),
];
