import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/configuration', [
    [
      'webpack builds `src/index.js` or `src/index.html` into `dist`, for production',
      'webpack/lib/config/defaults.js',
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\)/u,
    ],
    [
      '`npx webpack` finds this file by its name',
      'webpack-cli/lib/webpack-cli.js',
      /const commonExtensions = \["\.js", "\.mjs", "\.cjs", "\.ts"/u,
    ],
    [
      "What you import here doesn't become part",
      'webpack-cli/lib/webpack-cli.js',
      /options = \(await import\(isFileURL \? configPath/u,
    ],
    [
      'It returns its argument and tells',
      'webpack/lib/config/defineConfig.js',
      /const defineConfig = \(config\) => config;/u,
    ],
    [
      'webpack is a CommonJS package',
      'webpack/lib/index.js',
      /module\.exports = mergeExports\(fn, \{/u,
    ],
    [
      'starts from the folder in which you run webpack',
      'webpack/lib/config/defaults.js',
      /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
    ],
    [
      '`output.path` has to be absolute',
      'webpack/schemas/WebpackOptions.json',
      /"Path": \{\s+"description": [^\n]+\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      'webpack checks the configuration before it starts',
      'webpack/lib/webpack.js',
      /needValidate\(options\) \? webpackOptionsSchemaCheck\(options\) : true[\s\S]*let compiler;/u,
    ],
    [
      'A misspelled option causes an error',
      'webpack/schemas/WebpackOptions.json',
      /"title": "WebpackOptions",[\s\S]{0,90}"type": "object",\s+"additionalProperties": false/u,
    ],
    [
      'an error that lists the valid options',
      'schema-utils/dist/ValidationError.js',
      /These properties are valid:\\n\$\{this\.getSchemaPartText\(parentSchema\)\}/u,
    ],
    [
      'The command line takes priority over the file',
      'webpack-cli/lib/webpack-cli.js',
      /this\.#processArguments\(options\.webpack, args, configuration, values\);/u,
    ],
    [
      'The command line tool calls it with `env`',
      'webpack-cli/lib/webpack-cli.js',
      /options = await options\(argv\.env, argv\);/u,
    ],
    [
      'which holds all flags from the command line',
      'webpack-cli/lib/webpack-cli.js',
      /options\.argv = \{ \.\.\.options, env \};/u,
    ],
    [
      'The function can be `async`',
      'webpack-cli/lib/webpack-cli.js',
      /options = await options\(argv\.env, argv\);/u,
    ],
    [
      '`extends` is a feature of the command line tool',
      'webpack-cli/lib/webpack-cli.js',
      /if \(config\.extends\) \{\s+const extendsPaths =/u,
    ],
    [
      'gets neither a warning nor the base configuration',
      'webpack/schemas/WebpackOptions.json',
      /"extends": \{\s+"\$ref": "#\/definitions\/Extends"/u,
    ],
    [
      'and webpack builds each of its configurations',
      'webpack/lib/webpack.js',
      /const compilers = childOptions\.map\(\(options, index\) =>\s+createCompiler\(options, index\)/u,
    ],
    [
      'It also lets you run only one of the builds',
      'webpack-cli/lib/webpack-cli.js',
      /found = config\.options\.find\(\(options\) => options\.name === configName\);/u,
    ],
    [
      'build the server only after the client',
      'webpack/lib/MultiCompiler.js',
      /node\.parents\.every\(\(p\) => p\.state === "done"\)/u,
    ],
    [
      '`--config-name server` alone is an error',
      'webpack/lib/MultiCompiler.js',
      /`Compiler dependency \\`\$\{m\}\\` not found\.`/u,
    ],
    [
      'to limit how many builds run at once',
      'webpack/lib/MultiCompiler.js',
      /while \(running < parallelism && queue\.length > 0 && !errored\)/u,
    ],
    [
      'describes one environment with both properties',
      'webpack/lib/config/target.js',
      /mergeTargetProperties\(targets\.map\(\(t\) => getTargetProperties\(t, context\)\)\)/u,
    ],
    [
      'such as CoffeeScript, JSON5 and YAML',
      'webpack-cli/lib/webpack-cli.js',
      /package: "json5"[\s\S]*package: "js-yaml"/u,
    ],
    [
      'All builds share one thread',
      'webpack/lib/MultiCompiler.js',
      /\(compiler, setupResult, callback\) => compiler\.run\(callback\)/u,
    ],
    [
      '`name` labels each part of the output',
      'webpack/lib/stats/MultiStats.js',
      /const compilationName = stat\.compilation\.name;/u,
    ],
    [
      'because it removes the types by itself',
      'webpack-cli/lib/webpack-cli.js',
      /return \(await import\(importTarget\)\)\.default;/u,
    ],
    [
      "webpack doesn't bundle it",
      'webpack-cli/lib/webpack-cli.js',
      /return \(await import\(importTarget\)\)\.default;/u,
    ],
    [
      "Without `dependencies`, the order of the builds isn't guaranteed",
      'webpack/lib/MultiCompiler.js',
      /while \(running < parallelism && queue\.length > 0 && !errored\)/u,
    ],
    [
      'each bundle is written for its environment',
      'webpack/lib/MultiCompiler.js',
      /\(compiler, setupResult, callback\) => compiler\.run\(callback\)/u,
    ],
    [
      'those are built together and can share chunks',
      'webpack/lib/Compilation.js',
      /for \(const \[\s*name,[^\]]+\] of this\.entries\) \{/u,
    ],
    [
      "which isn't possible with two configurations",
      'webpack/lib/webpack.js',
      /createCompiler\(options, index\)/u,
    ],
  ]),
];
