import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, schema } from './evidence.ts';

const dotenvFiles = 'webpack/lib/define/DotenvPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/dotenv', [
    [
      'reads the usual files with the `WEBPACK_` prefix',
      dotenvFiles,
      /\[this\.options\.prefix \|\| "WEBPACK_"\]/u,
    ],
    [
      '`import.meta.env.NAME` and as `process.env.NAME`',
      dotenvFiles,
      /definitions\[`process\.env\.\$\{key\}`\] = defValue;\s+importMetaEnv\[key\] = defValue;/u,
    ],
    [
      'editing a `.env` file starts a build',
      dotenvFiles,
      /fileDependencies\.addAll\(snapshot\.getFileIterable\(\)\)/u,
    ],
    [
      'and its value overrides the files',
      dotenvFiles,
      /hasOwnProperty\.call\(process\.env, key\)\s+\? [\s\S]{0,40}\(process\.env\[key\]\)\s+: parsed\[key\]/u,
    ],
    [
      "so it can't be empty",
      schema,
      /"prefix": \{[\s\S]{0,700}"type": "string",\s+"minLength": 1\s+\}\s+\]/u,
    ],
    [
      'Your prefix replaces the standard one',
      dotenvFiles,
      /Array\.isArray\(this\.options\.prefix\)\s+\? this\.options\.prefix\s+:/u,
    ],
    ['as an absolute path', schema, /"DotenvPluginOptions": \{[\s\S]{0,600}"absolutePath": true/u],
    [
      "the default is the project's `context`",
      'webpack/lib/define/DotenvPlugin.js',
      /typeof this\.options\.dir === "undefined"\s+\? compiler\.context/u,
    ],
    [
      '`false` reads no file but still passes on',
      dotenvFiles,
      /const \{ parsed, snapshot: newSnapshot \} = dir\s+\? await [^\n]+\s+: \{ parsed: \{\} \};/u,
    ],
    [
      'the placeholder stands for `development`',
      dotenvFiles,
      /replace\(\/\\\[mode\\\]\/g, mode \|\| "development"\)/u,
    ],
    [
      'although webpack then builds for production',
      defaults,
      /const production = mode === "production" \|\| !mode;/u,
    ],
    [
      "a file that doesn't exist is skipped",
      dotenvFiles,
      /if \(code !== "ENOENT" && code !== "ENOTDIR"\) \{/u,
    ],
    [
      'overrides individual variables from the files before it',
      dotenvFiles,
      /for \(const key in entries\) \{\s+parsed\[key\] = entries\[key\];/u,
    ],
    [
      '`.env.production` overrides your `.env.local`',
      dotenvFiles,
      /"\.env\.local",\s+"\.env\.\[mode\]",\s+"\.env\.\[mode\]\.local"/u,
    ],
    [
      "A file that exists but can't be read makes",
      dotenvFiles,
      /if \(loadError\) \{\s+compilation\.errors\.push\(loadError\);/u,
    ],
    [
      'refer to variables that come before it',
      dotenvFiles,
      /env = \{ \.\.\.runningParsed, \.\.\.processEnv \};/u,
    ],
    [
      'or `other` if it is missing or empty',
      dotenvFiles,
      /if \(value\) \{[\s\S]{0,200}\} else \{\s+result = result\.replace\(template, defaultValue\);/u,
    ],
    [
      '`other` if there is a value, and nothing otherwise',
      dotenvFiles,
      /env\[key \|\| ""\] \? r\.join\(splitter \|\| ""\) : "";/u,
    ],
    [
      'A variable that a value refers to needs no prefix',
      dotenvFiles,
      /expand\(\{ parsed, processEnv \}\);[\s\S]{0,400}key\.startsWith\(prefix\)/u,
    ],
    [
      'In double quotes, `\\n` and `\\r` are line breaks',
      dotenvFiles,
      /if \(maybeQuote === '"'\) \{\s+value = value\.replace\(/u,
    ],
    [
      'Without quotes, a value ends at `#`',
      dotenvFiles,
      /\|\[\^#\\r\\n\]\+\)\?\\s\*\(\?:#\.\*\)\?\$/u,
    ],
    ['A line can begin with `export`', dotenvFiles, /\/\^\\s\*\(\?:export\\s\+\)\?/u],
  ]),
];
