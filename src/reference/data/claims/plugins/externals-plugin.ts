import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/externals-plugin', [
    [
      'creates the plugin for you, with `externalsType` as the type',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new ExternalsPlugin\(options\.externalsType, options\.externals\)/u,
    ],
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
      'a string, a regular expression, an object, a function',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /\} else if \(externals instanceof RegExp\) \{/u,
    ],
    [
      'webpack itself declares the built-in modules of Node.js',
      'webpack/lib/node/NodeTargetPlugin.js',
      /new ExternalsPlugin\(\(dependency\) => \{[\s\S]{0,160}?if \(dependency\.category === "commonjs"\)/u,
    ],
    [
      'With a function as the type, you can treat',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /typeof globalType === "function"\s*\? globalType\(dependency\)/u,
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
    [
      'such as NodeTargetPlugin, pass the platform',
      'webpack/lib/node/NodeTargetPlugin.js',
      /\}, builtins\)\.apply\(compiler\);/u,
    ],
    [
      "pass the platform's built-in modules to ExternalsPlugin",
      'webpack/lib/node/NodeTargetPlugin.js',
      /\}, builtins\)\.apply\(compiler\);/u,
    ],
    [
      'Every request of every module is compared',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /normalModuleFactory\.hooks\.factorize\.tapAsync\(/u,
    ],
    [
      'Strings and objects are cheap lookups',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /\} else if \(typeof externals === "object"\) \{/u,
    ],
  ]),
];
