import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/define-plugin', [
    [
      "Each `mode` except `'none'` defines `process.env.NODE_ENV`",
      'webpack/lib/config/defaults.js',
      /"nodeEnv", \(\) => \{[^}]*return "development";\s*return false;/u,
    ],
    [
      'It also defines `import.meta.env.MODE`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.MODE": defValue,/u,
    ],
    [
      'an array literal, in which strings are code',
      'webpack/lib/define/DefinePlugin.js',
      /const arr = Array\.isArray\(obj\);/u,
    ],
    [
      'its source text in parentheses',
      'webpack/lib/define/DefinePlugin.js',
      /typeof code === "function" && code\.toString\) \{\s*return `\(\$\{code\.toString\(\)\}\)`;/u,
    ],
    [
      "can't use anything from the configuration file",
      'webpack/lib/define/DefinePlugin.js',
      /return `\(\$\{code\.toString\(\)\}\)`;/u,
    ],
    [
      'Your own variables, parameters and properties called',
      'webpack/lib/define/DefinePlugin.js',
      /parser\.hooks\.expression\.for\(key\)|hooks\.expression\s*\.for\(key\)/u,
    ],
    [
      'put `typeof` in the key',
      'webpack/lib/define/DefinePlugin.js',
      /TYPEOF_OPERATOR_REGEXP = \/\^typeof\\s\+\/;/u,
    ],
    [
      '`typeof VERSION` is computed from the value',
      'webpack/lib/define/DefinePlugin.js',
      /parser\.hooks\.typeof\.for\(key\)\.tap\(PLUGIN_NAME,/u,
    ],
    [
      'you get `undefined` instead of a copy of the object',
      'webpack/lib/define/DefinePlugin.js',
      /toConstantDependency\(\s*parser,\s*"undefined"\s*\)\(\s*membersOptionals/u,
    ],
    [
      'the output contains only the properties that you ask',
      'webpack/lib/define/DefinePlugin.js',
      /if \(objKeys\) \{\s*keys = objKeys\.size === 0 \? \[\] : keys\.filter\(\(k\) => objKeys\.has\(k\)\);/u,
    ],
    [
      'prints the warning “Conflicting values for …”',
      'webpack/lib/define/DefinePlugin.js',
      /Conflicting values for '/u,
    ],
    [
      '`--stats-error-details` adds both values',
      'webpack/lib/define/DefinePlugin.js',
      /warning\.details = `'\$\{oldVersion\}' !== '\$\{version\}'`;/u,
    ],
    [
      'To find names that are defined but not used',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.performance\.unusedConfig\) \{/u,
    ],
    [
      'function gets `{ module, key, version }` and returns code',
      'webpack/lib/define/DefinePlugin.js',
      /return this\.fn\(\{\s*module,\s*key,\s*get version\(\) \{/u,
    ],
    [
      'computes a value for each module that uses it',
      'webpack/lib/define/DefinePlugin.js',
      /static runtimeValue\(fn, options\) \{/u,
    ],
    [
      'It can also be `async` and return a promise',
      'webpack/lib/define/DefinePlugin.js',
      /if \(this\.async\) return getResolvedValue\(module, this, key\);/u,
    ],
    [
      'The second argument specifies when a module',
      'webpack/lib/define/DefinePlugin.js',
      /static runtimeValue\(fn, options\) \{/u,
    ],
    [
      'The value never causes the module to be built again',
      'webpack/lib/define/DefinePlugin.js',
      /: this\.options\.version\) \|\| "unset";/u,
    ],
    [
      'Short for `fileDependencies`',
      'webpack/lib/define/DefinePlugin.js',
      /Array\.isArray\(options\)\) \{\s*options = \{\s*fileDependencies: options/u,
    ],
    [
      'an array of files',
      'webpack/lib/define/DefinePlugin.js',
      /if \(Array\.isArray\(options\)\) \{\s*options = \{\s*fileDependencies: options/u,
    ],
    [
      'The module is never cached',
      'webpack/lib/define/DefinePlugin.js',
      /if \(this\.options === true\) \{[^}]*buildInfo\.cacheable = false;/u,
    ],
    [
      'Every build runs the function and builds the module',
      'webpack/lib/define/DefinePlugin.js',
      /buildInfo\.cacheable = false;/u,
    ],
    [
      'Builds the module again when one of these files changes',
      'webpack/lib/define/DefinePlugin.js',
      /\(buildInfo\.fileDependencies\)\.add\(dep\);/u,
    ],
    [
      'when something in one of these folders changes',
      'webpack/lib/define/DefinePlugin.js',
      /\(buildInfo\.contextDependencies\)\.add\(dep\);/u,
    ],
    [
      "one of these files, which don't exist yet",
      'webpack/lib/define/DefinePlugin.js',
      /of this\.options\.missingDependencies\) \{[^(]*\(\s*buildInfo\.missingDependencies\s*\)\.add\(dep\)/u,
    ],
    [
      'works only in modules that a loader handles',
      'webpack/lib/module/NormalModule.js',
      /buildDependencies: undefined,/u,
    ],
    [
      'A change to one discards the persistent cache',
      'webpack/lib/define/DefinePlugin.js',
      /\(buildInfo\.buildDependencies\)\.add\(dep\);/u,
    ],
    [
      'A string, or a function that returns one',
      'webpack/lib/define/DefinePlugin.js',
      /typeof this\.options\.version === "function"\s*\? this\.options\.version\(\)/u,
    ],
    [
      'If the version has changed since the last build',
      'webpack/lib/define/DefinePlugin.js',
      /this\.options\.version === "function"\s*\? this\.options\.version\(\)/u,
    ],
    [
      'The function that computes the value gets this version',
      'webpack/lib/define/DefinePlugin.js',
      /get version\(\) \{/u,
    ],
    [
      "returns a promise but isn't declared `async`",
      'webpack/lib/define/DefinePlugin.js',
      /typeof this\.options\.async === "boolean"\s*\? this\.options\.async\s*: isAsyncFunction\(fn\);/u,
    ],
    [
      'Otherwise, the promise is an error',
      'webpack/lib/define/DefinePlugin.js',
      /if \(isThenable\(value\)\) \{[\s\S]{0,200}throw new WebpackError\(/u,
    ],
    [
      'is a waterfall hook (since 5.104)',
      'webpack/lib/define/DefinePlugin.js',
      /@since 5\.104\.0\s*\*\/\s*definitions: new SyncWaterfallHook\(\["definitions"\]\)/u,
    ],
    [
      'adds its definitions to one object',
      'webpack/lib/define/DefinePlugin.js',
      /\(previousDefinitions\) => \(\{\s*\.\.\.previousDefinitions,\s*\.\.\.definitions/u,
    ],
  ]),
];
