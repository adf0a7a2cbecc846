import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/environment-plugin', [
    [
      "If a variable isn't set, the build fails",
      'webpack/lib/define/EnvironmentPlugin.js',
      /"EnvVariableNotDefinedError";\s*compilation\.errors\.push\(error\);/u,
    ],
    [
      'replaces each use with the value at build time',
      'webpack/lib/define/EnvironmentPlugin.js',
      /definitions\[`process\.env\.\$\{key\}`\] = defValue;/u,
    ],
    [
      "Don't list `NODE_ENV`: `mode` already defines it",
      'webpack/lib/config/WebpackOptionsApply.js',
      /"process\.env\.NODE_ENV": defValue,/u,
    ],
    [
      'as an array or as separate arguments',
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(keys\.length === 1 && Array\.isArray\(keys\[0\]\)\) \{[\s\S]*?= keys\[0\];/u,
    ],
    [
      'These two forms are equivalent',
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(keys\.length === 1 && Array\.isArray\(keys\[0\]\)\) \{[^;]*keys = keys\[0\];/u,
    ],
    [
      "that isn't set and has no default value causes an error",
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(value === undefined\) \{\s+const error = new WebpackError\(/u,
    ],
    [
      'works if every variable that it names is defined',
      'webpack/lib/define/DefinePlugin.js',
      /!finalSet\.has\(id\) \|\|[\s\S]{0,200}\)\s*\) \{\s*return;/u,
    ],
    [
      'Only the exact names are replaced',
      'webpack/lib/define/EnvironmentPlugin.js',
      /definitions\[`process\.env\.\$\{key\}`\] = defValue;\s*definitions\[`import\.meta\.env\.\$\{key\}`\]/u,
    ],
    [
      '`process.env[name]` with a computed name',
      'webpack/lib/define/EnvironmentPlugin.js',
      /definitions\[`process\.env\.\$\{key\}`\] = defValue;/u,
    ],
    [
      "and the values are used when the variables aren't set",
      'webpack/lib/define/EnvironmentPlugin.js',
      /process\.env\[key\] !== undefined\s*\? process\.env\[key\]\s*: this\.defaultValues\[key\];/u,
    ],
    [
      "used if the variable isn't set",
      'webpack/lib/define/EnvironmentPlugin.js',
      /process\.env\[key\] !== undefined\s*\? process\.env\[key\]\s*: this\.defaultValues\[key\];/u,
    ],
    [
      'the code then sees `null`',
      'webpack/lib/define/EnvironmentPlugin.js',
      /value === undefined \? "undefined" : JSON\.stringify\(value\);/u,
    ],
    [
      'used as is: `false` stays a boolean',
      'webpack/lib/define/EnvironmentPlugin.js',
      /value === undefined \? "undefined" : JSON\.stringify\(value\);/u,
    ],
    [
      'the variable is required, as if you had listed',
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(value === undefined\) \{\s+const error = new WebpackError\(/u,
    ],
    [
      'and defines each variable twice',
      'webpack/lib/define/EnvironmentPlugin.js',
      /\[`process\.env\.\$\{key\}`\] = defValue;\s+definitions\[`import\.meta\.env\.\$\{key\}`\] = defValue;/u,
    ],
    [
      '`process.env.DEBUG` becomes `"false"`',
      'webpack/lib/define/EnvironmentPlugin.js',
      /: JSON\.stringify\(value\);/u,
    ],
    [
      'Set it in the configuration file before the plugin reads it',
      'webpack/lib/define/EnvironmentPlugin.js',
      /compiler\.hooks\.thisCompilation\.tap\(PLUGIN_NAME, [\s\S]*?process\.env\[key\] !== undefined/u,
    ],
    [
      'The plugin reads the variables when a build starts',
      'webpack/lib/define/EnvironmentPlugin.js',
      /hooks\.thisCompilation\.tap\(PLUGIN_NAME,[\s\S]*process\.env\[key\] !== undefined/u,
    ],
    [
      'or with one of several texts',
      'webpack/lib/define/DotenvPlugin.js',
      /Array\.isArray\(this\.options\.prefix\)\s*\? this\.options\.prefix/u,
    ],
    [
      'keeps other variables out of the bundle',
      'webpack/lib/define/DotenvPlugin.js',
      /prefixes\.some\(\(prefix\) => key\.startsWith\(prefix\)\)/u,
    ],
    [
      'Absolute path of the folder with the `.env` files',
      'webpack/schemas/WebpackOptions.json',
      /"dir": \{[^{]*\{\s*"enum": \[false\]\s*\},\s*\{\s*"type": "string",\s*"absolutePath": true/u,
    ],
    [
      'With `false`, no file is read',
      'webpack/lib/define/DotenvPlugin.js',
      /\} = dir\s*\? await this\._loadEnv\(compiler, itemCache, dir\)\s*: \{ parsed: \{\} \};/u,
    ],
    [
      'or for `development` if none is set',
      'webpack/lib/define/DotenvPlugin.js',
      /pattern\.replace\(\/\\\[mode\\\]\/g, mode \|\| "development"\)/u,
    ],
    [
      'Later files take precedence over earlier ones',
      'webpack/lib/define/DotenvPlugin.js',
      /for \(const key in entries\) \{\s*parsed\[key\] = entries\[key\];/u,
    ],
  ]),
];
