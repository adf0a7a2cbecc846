import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, schema } from './evidence.ts';

const dotenvFiles = 'webpack/lib/define/DotenvPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/dotenv', [
    [
      'only variables with a certain prefix reach your code',
      dotenvFiles,
      /if \(prefixes\.some\(\(prefix\) => key\.startsWith\(prefix\)\)\) \{/u,
    ],
    [
      'reads the usual files with the `WEBPACK_` prefix',
      dotenvFiles,
      /\[this\.options\.prefix \|\| "WEBPACK_"\]/u,
    ],
    [
      'With `false`, or without the option, webpack reads no file',
      applied,
      /if \(options\.dotenv\) \{\s+const DotenvPlugin = require/u,
    ],
    [
      '`import.meta.env.NAME` and as `process.env.NAME`',
      dotenvFiles,
      /definitions\[`process\.env\.\$\{key\}`\] = defValue;\s+importMetaEnv\[key\] = defValue;/u,
    ],
    [
      'webpack replaces these expressions with constants at build time',
      dotenvFiles,
      /definePlugin\.definitions = envToDefinitions\(env \|\| \{\}\);/u,
    ],
    [
      'editing a `.env` file starts a build',
      dotenvFiles,
      /fileDependencies\.addAll\(snapshot\.getFileIterable\(\)\)/u,
    ],
    [
      'becomes an object with all public variables',
      dotenvFiles,
      /definitions\["import\.meta\.env"\] = importMetaEnv;/u,
    ],
    [
      "except in mode `none`, webpack's own variables, such as `MODE`",
      applied,
      /if \(options\.optimization\.nodeEnv\) \{[\s\S]{0,1400}"import\.meta\.env\.MODE": defValue/u,
    ],
    [
      'with a computed name is left as it is',
      dotenvFiles,
      /definitions\[`process\.env\.\$\{key\}`\] = defValue;/u,
    ],
    [
      'your code gets it in the same way',
      dotenvFiles,
      /const keys = \[\.\.\.Object\.keys\(parsed\), \.\.\.Object\.keys\(process\.env\)\];/u,
    ],
    [
      'and its value overrides the files',
      dotenvFiles,
      /hasOwnProperty\.call\(process\.env, key\)\s+\? [\s\S]{0,40}\(process\.env\[key\]\)\s+: parsed\[key\]/u,
    ],
    [
      '`dotenv` sets no variables for the configuration file',
      dotenvFiles,
      /^(?![\s\S]*process\.env\[\w+\] = )/u,
    ],
    [
      'a string or a list of strings',
      schema,
      /"prefix": \{[^{]+\{\s+"type": "array",[\s\S]{0,400}"type": "string",\s+"minLength": 1/u,
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
      "in the order in which they're read",
      dotenvFiles,
      /for \(const content of contents\) \{\s+if \(!content\) continue;/u,
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
      'Every name is relative to `dir`',
      dotenvFiles,
      /\.map\(\(file\) => join\(inputFileSystem, dir, file\)\);/u,
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
      'values that the shell, a container or a hosting service',
      dotenvFiles,
      /hasOwnProperty\.call\(process\.env, key\)/u,
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
      'or to variables from the environment',
      dotenvFiles,
      /env = \{ \.\.\.runningParsed, \.\.\.processEnv \};/u,
    ],
    [
      'the value, or nothing if there is none',
      dotenvFiles,
      /defaultValue = r\.join\(splitter \|\| ""\);\s+value = env\[key \|\| ""\];/u,
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
    ['a dollar sign', dotenvFiles, /return value\.replace\(\/\\\\\\\$\/g, "\$"\);/u],
    [
      'A variable that a value refers to needs no prefix',
      dotenvFiles,
      /expand\(\{ parsed, processEnv \}\);[\s\S]{0,400}key\.startsWith\(prefix\)/u,
    ],
    [
      'A value that comes from the environment is used as it is',
      dotenvFiles,
      /\(processEnv\[key\]\)\s+: expandValue\(value, processEnv, runningParsed\)/u,
    ],
    [
      'Values can be in single quotes, double quotes or backticks',
      dotenvFiles,
      /value\.replace\(\/\^\(\['"`\]\)\(\[\\s\\S\]\*\)\\1\$\/gm, "\$2"\)/u,
    ],
    [
      'Variables are expanded in all three kinds of quotes',
      dotenvFiles,
      /: expandValue\(value, processEnv, runningParsed\);/u,
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
    ['An exact name, such as `SENTRY_DSN`, is also', dotenvFiles, /key\.startsWith\(prefix\)/u],
    [
      'replaces variables in your code with their values',
      dotenvFiles,
      /definitions\[`process\.env\.\$\{key\}`\] = defValue;\s*importMetaEnv\[key\] = defValue;/u,
    ],
    [
      'values for everyone',
      dotenvFiles,
      /DEFAULT_TEMPLATE = \[\s*"\.env",\s*"\.env\.local",/u,
      '.env',
    ],
    [
      'values for your machine',
      dotenvFiles,
      /DEFAULT_TEMPLATE = \[\s*"\.env",\s*"\.env\.local",/u,
      '.env.local',
    ],
    [
      'values for one mode on your machine',
      dotenvFiles,
      /"\.env\.\[mode\]",\s*"\.env\.\[mode\]\.local"/u,
      '.env.[mode].local',
    ],
    [
      'values for one mode, for example',
      dotenvFiles,
      /"\.env\.local",\s*"\.env\.\[mode\]",/u,
      '.env.[mode]',
    ],
    [
      'to keep `WEBPACK_`, list it too',
      dotenvFiles,
      /: \[this\.options\.prefix \|\| "WEBPACK_"\];/u,
    ],
  ]),
];
