import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/loader-options-plugin', [
    [
      'the object that a loader knows as `this`',
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /NormalModule\.getCompilationHooks\(compilation\)\.loader\.tap\(/u,
    ],
    [
      'reach all loaders of the matching files',
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /for \(const key of Object\.keys\(this\.options\)\) \{/u,
    ],
    [
      "webpack's cache doesn't take the plugin's values into account",
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /^(?![\s\S]*(?:valueDependencies|updateHash|needBuild))/u,
    ],
    [
      'lists the file among the build dependencies',
      'webpack-cli/lib/webpack-cli.js',
      /buildDependencies\.defaultConfig/u,
    ],
    [
      'the next build still contains the result for',
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /NormalModule\.getCompilationHooks\(compilation\)\.loader\.tap\(/u,
    ],
    [
      'No configuration option creates this plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*LoaderOptionsPlugin)/u,
    ],
    [
      'you can set any other key',
      'webpack/schemas/plugins/LoaderOptionsPlugin.json',
      /"LoaderOptionsPluginOptions",\s+"type": "object",\s+"additionalProperties": true/u,
    ],
    [
      'which appears on the loader context as is',
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /\(context\)\[key\] = this\.options\[key\];/u,
    ],
    [
      'Value of `this.debug`',
      'webpack/schemas/plugins/LoaderOptionsPlugin.json',
      /"debug": \{[^}]*"type": "boolean"/u,
    ],
    [
      'Value of `this.minimize`',
      'webpack/schemas/plugins/LoaderOptionsPlugin.json',
      /"minimize": \{[^}]*"type": "boolean"/u,
    ],
    [
      "Absolute path of the project's folder",
      'webpack/schemas/plugins/LoaderOptionsPlugin.json',
      /"context": \{[^}]*"absolutePath": true/u,
    ],
    [
      'Without these keys, the plugin applies to every file',
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /if \(!options\.test\) \{\s+options\.test = \(\) => true;/u,
    ],
    [
      'select files by path, with strings, regular expressions, functions and globs',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /\} else if \(!Array\.isArray\(test\)\) \{\s*return getMatchGlobCondition\(\)\(test, str\);/u,
    ],
    [
      'Sets `this.target` of all loaders to another string',
      'webpack/lib/loaders/LoaderTargetPlugin.js',
      /loaderContext\.target = this\.target;/u,
    ],
    [
      'By default, webpack sets `this.target` from `target`',
      'webpack/lib/config/defaults.js',
      /F\(loader, "target", \(\) => \{\s+if \(targetProperties\) \{/u,
    ],
    [
      "5.112.2 doesn't use LoaderTargetPlugin anywhere",
      'webpack/lib/config/WebpackOptionsApply.js',
      /^(?![\s\S]*LoaderTargetPlugin)/u,
    ],
    [
      "They're the only keys that aren't passed on",
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /if \(key === "include" \|\| key === "exclude" \|\| key === "test"\) \{\s+continue;/u,
    ],
    [
      'in the array of plugins, it has no effect',
      'webpack/lib/Compiler.js',
      /plugin\.apply\(childCompiler\);\s+\}\s+\}\s+\}\s+for \(const name in this\.hooks\)[\s\S]*?\.taps = \[/u,
    ],
    [
      'Only loaders in the child compiler see',
      'webpack/lib/loaders/LoaderOptionsPlugin.js',
      /compiler\.hooks\.compilation\.tap\(PLUGIN_NAME, \(compilation\) => \{/u,
    ],
  ]),
];
