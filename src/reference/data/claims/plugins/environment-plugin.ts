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
      'as an array or as separate arguments',
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(keys\.length === 1 && Array\.isArray\(keys\[0\]\)\) \{[\s\S]*?= keys\[0\];/u,
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
      "and the values are used when the variables aren't set",
      'webpack/lib/define/EnvironmentPlugin.js',
      /process\.env\[key\] !== undefined\s*\? process\.env\[key\]\s*: this\.defaultValues\[key\];/u,
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
      'The plugin reads the variables when a build starts',
      'webpack/lib/define/EnvironmentPlugin.js',
      /hooks\.thisCompilation\.tap\(PLUGIN_NAME,[\s\S]*process\.env\[key\] !== undefined/u,
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
