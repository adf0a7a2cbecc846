import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine } from './evidence.ts';

const multi = 'webpack/lib/MultiCompiler.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/configuration-types', [
    [
      'The function is called once, with two objects',
      commandLine,
      /options = await options\(argv\.env, argv\);/u,
    ],
    [
      'A name alone gives `true`',
      commandLine,
      /prevRef\[someKey\] = typeof val === "string" \? val : true;/u,
    ],
    [
      'and a dot creates an object',
      commandLine,
      /const splitKeys = allKeys\.split\(\/\\\.\(\?!\$\)\/\);/u,
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
      'Unknown names and circular dependencies cause errors',
      multi,
      /lines\.unshift\("Circular dependency found in compiler dependencies\."\);/u,
    ],
    [
      "Without the property, there's no limit",
      multi,
      /parallelism: options\.parallelism \|\| Infinity,/u,
    ],
  ]),
];
