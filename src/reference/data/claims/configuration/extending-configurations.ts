import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, normalization } from './evidence.ts';

const joinArrays = 'webpack-merge/dist/join-arrays.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/extending-configurations', [
    [
      'A path, a `file:` URL, or an array of them',
      commandLine,
      /import\(isFileURL \? configPath : /u,
    ],
    [
      'as if you had passed it with `--config`',
      commandLine,
      /extendsPaths\.map\(\(extendsPath\) => loadConfigByPath\(extendsPath, options\.argv\)\)/u,
    ],
    [
      'calls functions with `env` and `argv`',
      commandLine,
      /options = await options\(argv\.env, argv\);/u,
    ],
    [
      'waits for promises',
      commandLine,
      /if \(this\.isPromise\(options\)\) \{\s+options = await options;/u,
    ],
    ['has to be an array too', joinArrays, /if \(isArray\(a\) && isArray\(b\)\) \{/u],
    [
      'otherwise, only the last one counts',
      'webpack-merge/dist/join-arrays.js',
      /if \(isArray\(b\)\) \{[^}]+\}\s+return b;/u,
    ],
    [
      'is relative to the folder in which you run webpack',
      commandLine,
      /: \(0, node_url_1\.pathToFileURL\)\(configPath\)\.href\)\)\s+\.default;/u,
    ],
    [
      'The flag replaces the option in the file',
      commandLine,
      /if \(options\.extends && options\.extends\.length > 0\) \{\s+const extendsPaths = options\.extends;/u,
    ],
    [
      '`extends` is a feature of webpack-cli',
      commandLine,
      /const resolveExtends = async \(config, configPaths, extendsPaths\) => \{/u,
    ],
    ['the key is accepted but ignored', normalization, /^(?![\s\S]*config\.extends)/u],
    [
      'The files in an array are merged from left to right',
      commandLine,
      /merge\(\.\.\.loadedOptions, config\)/u,
    ],
    [
      'Your own configuration overrides all of them',
      commandLine,
      /config = merge\(\.\.\.loadedOptions, config\);/u,
    ],
    [
      'each can have its own `extends`',
      commandLine,
      /config\.options\.some\(\(options\) => options\.extends\)\) \{/u,
    ],
    [
      'exports several, they are merged into one',
      commandLine,
      /loadedOptions = loadedConfigs\.flatMap\(\(config\) => config\.options\);/u,
    ],
    [
      'key by key and at every depth',
      joinArrays,
      /isPlainObject\)\(a\) && \(0, utils_1\.isPlainObject\)\(b\)\) \{/u,
    ],
    [
      'yours',
      joinArrays,
      /\(0, clone_deep_1\.default\)\(b\);[\s\S]{0,400}return b;\s+\};/u,
      'null',
    ],
    ['merged by the same rules', joinArrays, /return _joinArrays\(a\.apply\(void 0,/u],
    [
      "joined, the base's items first",
      'webpack-merge/dist/join-arrays.js',
      /__spreadArray\(__spreadArray\(\[\], __read\(a\), false\), __read\(b\), false\)/u,
    ],
    [
      '`undefined` removes nothing',
      'webpack-merge/dist/merge-with.js',
      /ret\[k\] = typeof v === "undefined" \? a\[k\] : v;/u,
    ],
    [
      "The base's `module.rules` and `plugins` come first",
      joinArrays,
      /__spreadArray\(__spreadArray\(\[\], __read\(a\), false\), __read\(b\), false\)/u,
    ],
    [
      'A plugin that both configurations create is applied twice',
      'webpack-merge/dist/join-arrays.js',
      /if \(isArray\(a\) && isArray\(b\)\) \{/u,
    ],
    [
      'the arrays are joined and all files are loaded',
      joinArrays,
      /if \(isArray\(a\) && isArray\(b\)\) \{/u,
    ],
    [
      "A string replaces the base's entry",
      joinArrays,
      /if \(isArray\(b\)\) \{[^}]+\}\s+return b;/u,
    ],
    [
      'webpack-cli treats a plain name as a path',
      commandLine,
      /pathToFileURL\)\(configPath\)\.href\)\)\s+\.default;/u,
    ],
    [
      "Your rule doesn't replace the base's rule",
      joinArrays,
      /__spreadArray\(__spreadArray\(\[\], __read\(a\), false\), __read\(b\), false\)/u,
    ],
    [
      'Both apply, so a file may run through two loaders',
      joinArrays,
      /__spreadArray\(__spreadArray\(\[\], __read\(a\), false\), __read\(b\), false\)/u,
    ],
    [
      'Command line only',
      commandLine,
      /const resolveExtends = async \(config, configPaths, extendsPaths\) => \{/u,
    ],
    [
      'You can also name a base on the command line',
      commandLine,
      /if \(options\.extends && options\.extends\.length > 0\) \{/u,
    ],
    [
      'strings, numbers, booleans, `null`',
      joinArrays,
      /\(0, clone_deep_1\.default\)\(b\);[\s\S]{0,400}return b;\s+\};/u,
    ],
    ['objects, and the results of functions', joinArrays, /return _joinArrays\(a\.apply\(void 0,/u],
    [
      'values of different kinds, such as a list and an object',
      joinArrays,
      /if \(isArray\(b\)\) \{[^}]+\}\s+return b;/u,
    ],
    [
      'and merges the result with your configuration',
      'webpack-cli/lib/webpack-cli.js',
      /config = merge\(\.\.\.loadedOptions, config\);/u,
    ],
    [
      'not to the file that contains it',
      'webpack-cli/lib/webpack-cli.js',
      /: \(0, node_url_1\.pathToFileURL\)\(configPath\)\.href\)\)\s+\.default;/u,
    ],
    [
      'so later files override earlier ones',
      'webpack-cli/lib/webpack-cli.js',
      /merge\(\.\.\.loadedOptions, config\)/u,
    ],
    [
      'then yours, which is usually what you want',
      'webpack-merge/dist/join-arrays.js',
      /__spreadArray\(__spreadArray\(\[\], __read\(a\), false\), __read\(b\), false\)/u,
    ],
    [
      'If you call `webpack()` from a program',
      'webpack/lib/config/normalization.js',
      /^(?![\s\S]*config\.extends)/u,
    ],
    [
      'even where both are under the same name in an object',
      'webpack-merge/dist/join-arrays.js',
      /if \(isArray\(b\)\) \{[^}]+\}\s+return b;/u,
    ],
    [
      'Values are merged with webpack-merge',
      'webpack-merge/dist/join-arrays.js',
      /isPlainObject\)\(a\) && \(0, utils_1\.isPlainObject\)\(b\)\) \{/u,
    ],
    [
      'If `entry` is an array in both',
      'webpack-merge/dist/join-arrays.js',
      /if \(isArray\(a\) && isArray\(b\)\) \{/u,
    ],
  ]),
];
