import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, schema, validated } from './evidence.ts';

const multi = 'webpack/lib/MultiCompiler.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/configuration-types', [
    [
      '`webpack.defineConfig()` accepts all these forms',
      'webpack/lib/config/defineConfig.js',
      /MaybePromise<Configuration \| MultiConfiguration \| ConfigurationFactory \|/u,
    ],
    [
      '`webpack()` itself takes an object or an array',
      validated,
      /isMultiCompiler = Array\.isArray\(options\);/u,
    ],
    [
      'The function is called once, with two objects',
      commandLine,
      /options = await options\(argv\.env, argv\);/u,
    ],
    [
      'an array, or a promise of either',
      'webpack/lib/config/defineConfig.js',
      /MaybePromise<Configuration \| MultiConfiguration>/u,
    ],
    [
      'A name alone gives `true`',
      commandLine,
      /prevRef\[someKey\] = typeof val === "string" \? val : true;/u,
    ],
    ['`name=value` gives a string', commandLine, /value\.split\(\/\[=\]\(\.\+\)\/, 2\)/u],
    [
      'and a dot creates an object',
      commandLine,
      /const splitKeys = allKeys\.split\(\/\\\.\(\?!\$\)\/\);/u,
    ],
    [
      'If a name occurs twice, the last value counts',
      commandLine,
      /if \(index === splitKeys\.length - 1\) \{\s+prevRef\[someKey\] = /u,
    ],
    [
      '`webpack`, `webpack build`',
      commandLine,
      /: \{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true, \.\.\.options\.env \}/u,
    ],
    [
      '`webpack watch`, `webpack --watch`',
      commandLine,
      /isWatchCommand \|\| options\.watch\s+\? \{ WEBPACK_WATCH: true,/u,
    ],
    [
      '`webpack serve`',
      commandLine,
      /env: \{ WEBPACK_SERVE: true, \.\.\.options\.env \}/u,
      'WEBPACK_SERVE',
    ],
    ['It contains `env` too', commandLine, /options\.argv = \{ \.\.\.options, env \};/u],
    [
      'A promise can also resolve to a function',
      commandLine,
      /options = await options;\s+\}\s+\/\/[^\n]+\s+if \(this\.isFunction\(options\)\)/u,
    ],
    [
      'The promise is awaited only once',
      commandLine,
      /if \(this\.isPromise\(options\)\) \{\s+options = await options;/u,
    ],
    ['builds all items of an array in one process', validated, /compiler = createMultiCompiler\(/u],
    [
      'Items can be objects, functions or promises',
      commandLine,
      /optionsArray\[i\] = await optionsArray\[i\]\(argv\.env, argv\);/u,
    ],
    [
      'lets you select the item on the command line',
      commandLine,
      /config\.options\.find\(\(options\) => options\.name === configName\)/u,
    ],
    [
      'Normally, all items start together',
      multi,
      /if \(node\.parents\.length === 0\) \{\s+node\.state = "queued";/u,
    ],
    [
      '`page` starts when `styles` is done',
      multi,
      /node\.parents\.every\(\(p\) => p\.state === "done"\)/u,
    ],
    [
      'again after each rebuild of `styles`',
      multi,
      /for \(const child of node\.children\) \{\s+if \(child\.state === "blocked"\) queue\.enqueue\(child\);/u,
    ],
    [
      'Unknown names and circular dependencies cause errors',
      multi,
      /lines\.unshift\("Circular dependency found in compiler dependencies\."\);/u,
    ],
    ['Unknown names', multi, /`Compiler dependency \\`\$\{m\}\\` not found\.`/u],
    [
      'also select the items that the chosen one depends on',
      multi,
      /const target = this\.compilers\.find\(\(c\) => c\.name === dep\);\s+if \(!target\) \{\s+missing\.push/u,
    ],
    [
      'A property with this name on the array',
      multi,
      /parallelism: options\.parallelism \|\| Infinity,/u,
    ],
    [
      "Without the property, there's no limit",
      multi,
      /parallelism: options\.parallelism \|\| Infinity,/u,
    ],
    [
      "The type of a plain array doesn't include this property",
      'webpack/types.d.ts',
      /type MultiConfiguration = ReadonlyArray<Configuration> & MultiCompilerOptions;/u,
    ],
    [
      'a configuration, an array, or a promise of either',
      commandLine,
      /if \(this\.isPromise\(options\)\) \{\s+options = await options;/u,
    ],
    [
      'Each item has its own modules, chunks and hashes',
      'webpack/lib/webpack.js',
      /const compilers = childOptions\.map\(\(options, index\) =>\s+createCompiler\(options, index\)/u,
    ],
    [
      'code that two items use is bundled twice',
      'webpack/lib/webpack.js',
      /const compilers = childOptions\.map\(\(options, index\) =>\s+createCompiler\(options, index\)/u,
    ],
    [
      'can also resolve to a function, which is then called',
      commandLine,
      /options = await options;\s+\}[^;]*if \(this\.isFunction\(options\)\) \{/u,
    ],
    ['starts when `styles` is done', multi, /dependencies\.every\(isDependencyFulfilled\)/u],
    [
      'and, in watch mode, again after each rebuild',
      multi,
      /for \(const child of node\.children\) \{\s*nodeInvalidFromParent\(child\);/u,
    ],
    ['Normally, all items start together', multi, /dependencies\.every\(isDependencyFulfilled\)/u],
    [
      "lists that item's name in `dependencies`",
      multi,
      /const target = this\.compilers\.find\(\(c\) => c\.name === dep\);/u,
    ],
    [
      'webpack builds all items of an array in one process',
      'webpack/lib/webpack.js',
      /const compilers = childOptions\.map\(\(options, index\) =>\s+createCompiler\(options, index\)/u,
    ],
    ['A file can also export a function', commandLine, /if \(this\.isFunction\(options\)\) \{/u],
    [
      'webpack-cli adds keys that show which command is running',
      commandLine,
      /\{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true, \.\.\.options\.env \}/u,
    ],
    [
      'the option of the same name limits how many modules are processed',
      'webpack/lib/Compilation.js',
      /parallelism: options\.parallelism \|\| 100,/u,
    ],
    [
      "They're a feature of the command line program",
      schema,
      /"WebpackOptions",\s+"description": "[^"]+",\s+"type": "object",\s+"additionalProperties": false,/u,
    ],
    [
      '`argv.mode` for `--mode`, `argv.outputPath` for `--output-path`',
      commandLine,
      /options\.argv = \{ \.\.\.options, env \};/u,
    ],
    ['start a process per item with `--config-name`', commandLine, /name: "config-name",/u],
    [
      'For entries that change while webpack watches, use a function',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /compiler\.hooks\.make\.tapPromise\(/u,
    ],
    [
      'limits how many items are built at the same time',
      'webpack/lib/MultiCompiler.js',
      /parallelism: options\.parallelism \|\| Infinity,/u,
    ],
    [
      'JavaScript runs in one thread here',
      multi,
      /^(?![\s\S]*worker_threads)[\s\S]*parallelism: options\.parallelism/u,
    ],
    [
      'These values are for the configuration, not for your code',
      commandLine,
      /options = await options\(argv\.env, argv\);/u,
    ],
  ]),
];
