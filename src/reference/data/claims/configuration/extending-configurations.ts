import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, normalization } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/extending-configurations', [
    [
      'as if you had passed it with `--config`',
      commandLine,
      /extendsPaths\.map\(\(extendsPath\) => loadConfigByPath\(extendsPath, options\.argv\)\)/u,
    ],
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
      'A plugin that both configurations create is applied twice',
      'webpack-merge/dist/join-arrays.js',
      /if \(isArray\(a\) && isArray\(b\)\) \{/u,
    ],
  ]),
];
