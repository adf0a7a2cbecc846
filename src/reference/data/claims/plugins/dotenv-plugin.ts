import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/dotenv-plugin', [
    [
      'replaces `import.meta.env.NAME` and `process.env.NAME` in your code',
      'webpack/lib/define/DotenvPlugin.js',
      /definitions\[`process\.env\.\$\{key\}`\] = defValue;\s*importMetaEnv\[key\] = defValue;/u,
    ],
    [
      'with the values of public variables',
      'webpack/lib/define/DotenvPlugin.js',
      /if \(prefixes\.some\(\(prefix\) => key\.startsWith\(prefix\)\)\) \{/u,
    ],
    [
      'a string or a list of strings',
      'webpack/lib/define/DotenvPlugin.js',
      /const prefixes = Array\.isArray\(this\.options\.prefix\)\s*\? this\.options\.prefix/u,
    ],
    [
      'Everything else in the files stays out',
      'webpack/lib/define/DotenvPlugin.js',
      /if \(prefixes\.some\(\(prefix\) => key\.startsWith\(prefix\)\)\) \{\s*env\[key\] =/u,
    ],
    [
      '`false` reads no files and only passes on variables',
      'webpack/lib/define/DotenvPlugin.js',
      /= dir\s*\? await this\._loadEnv\(compiler, itemCache, dir\)\s*: \{ parsed: \{\} \};/u,
    ],
    [
      'Absolute path of the folder with the files',
      'webpack/schemas/WebpackOptions.json',
      /"dir": \{[^{]*\{\s*"enum": \[false\]\s*\},\s*\{\s*"type": "string",\s*"absolutePath": true/u,
    ],
    [
      "or for `development` if you don't set a mode",
      'webpack/lib/define/DotenvPlugin.js',
      /pattern\.replace\(\/\\\[mode\\\]\/g, mode \|\| "development"\)/u,
    ],
    [
      "Files that don't exist are skipped",
      'webpack/lib/define/DotenvPlugin.js',
      /missingDependencies\.push\(filePath\);\s*return "";/u,
    ],
    [
      'creating such a file in watch mode starts a new build',
      'webpack/lib/define/DotenvPlugin.js',
      /compilation\.missingDependencies\.addAll\(snapshot\.getMissingIterable\(\)\)/u,
    ],
    [
      'Every instance defines `import.meta.env` as a whole',
      'webpack/lib/define/DotenvPlugin.js',
      /definitions\["import\.meta\.env"\] = importMetaEnv;/u,
    ],
    [
      'cause a warning if their variables differ',
      'webpack/lib/define/DefinePlugin.js',
      /compilation\.warnings\.push\(/u,
    ],
    [
      'because environment variables with the prefix are public too',
      'webpack/lib/define/DotenvPlugin.js',
      /const keys = \[\.\.\.Object\.keys\(parsed\), \.\.\.Object\.keys\(process\.env\)\];/u,
    ],
    [
      'only one set',
      'webpack/lib/define/DotenvPlugin.js',
      /definitions\["import\.meta\.env"\] = importMetaEnv;/u,
    ],
    [
      'give one plugin a list of prefixes',
      'webpack/lib/define/DotenvPlugin.js',
      /Array\.isArray\(this\.options\.prefix\)\s*\? this\.options\.prefix/u,
    ],
    [
      'before each build, unless a cached result is still valid',
      'webpack/lib/define/DotenvPlugin.js',
      /if \(isSnapshotValid\) \{\s*return \{ parsed: result\.parsed,/u,
    ],
    [
      'a changed value rebuilds every module that uses',
      'webpack/lib/define/DefinePlugin.js',
      /compilation\.valueCacheVersions\.set\(name, version\);/u,
    ],
    [
      'The plugin uses DefinePlugin',
      'webpack/lib/define/DotenvPlugin.js',
      /const definePlugin = new compiler\.webpack\.DefinePlugin\(\{\}\);/u,
    ],
    [
      'and values are strings',
      'webpack/lib/define/DotenvPlugin.js',
      /const defValue = JSON\.stringify\(value\);/u,
    ],
  ]),
];
