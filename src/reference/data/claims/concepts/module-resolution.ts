import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/module-resolution', [
    [
      "webpack first looks below the project's folder",
      'webpack/lib/config/defaults.js',
      /roots: \[context\],/u,
    ],
    [
      "In a build for Node.js, Bun or Electron's main process",
      'webpack/lib/config/defaults.js',
      /"web",[^"]*!buildHttp &&\s+targetProperties &&\s+\(targetProperties\.web \|\|/u,
    ],
    [
      '`../title.js` finds `src/title.ts`',
      'webpack/lib/config/defaults.js',
      /extensionAlias = \{\s+"\.js": \["\.js", "\.ts"\],/u,
    ],
    [
      "`import './money'` is an error",
      'webpack/lib/config/defaults.js',
      /byDependency: \{\s+esm: \{\s+fullySpecified: true/u,
    ],
    [
      'the last two not for `require()`',
      'webpack/lib/config/defaults.js',
      /conditionNames: \[\s+\.\.\.tsConditionPrefix,\s+"require",[^\]]+\],\s+extensions: \[\.\.\.jsExtensions\]/u,
    ],
    [
      'webpack meets the conditions `webpack`, `module` and `module-sync`',
      'webpack/lib/config/defaults.js',
      /\.\.\.tsConditionPrefix,\s+"import",\s+"module-sync",\s+"module",/u,
    ],
    [
      '`typescript`, if TypeScript support is on',
      'webpack/lib/config/defaults.js',
      /tsConditionPrefix = typescript \? \["typescript"\] : \[\];/u,
    ],
    [
      '`browser` (if the target is the web), `module` and `main`',
      'webpack/lib/config/defaults.js',
      /browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
    ],
    [
      'webpack 5.112 uses these paths too',
      'webpack/lib/config/defaults.js',
      /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
    ],
    [
      'the `loader` field of a package takes precedence over `main`',
      'webpack/lib/config/defaults.js',
      /mainFields: \["loader", "main"\],/u,
    ],
    [
      '`.js` is the only extension',
      'webpack/lib/config/defaults.js',
      /mainFields: \["loader", "main"\],\s+extensions: \["\.js"\],/u,
    ],
  ]),
];
