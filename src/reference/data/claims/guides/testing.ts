import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { server } from './evidence.ts';

const vite = 'vite/dist/node/chunks/node.js';

export const claims: readonly Claim[] = [
  ...measured('guides/testing', "Without `<base>`, this page's scripts are not found"),
  ...claimsOfPage('guides/testing', [
    [
      "doesn't read `webpack.config.ts`",
      vite,
      /const DEFAULT_CONFIG_FILES = \[\s*"vite\.config\.js",(?:\s*"vite\.config\.\w+",?)+\s*\];/u,
    ],
    [
      '`jsx` is read from `tsconfig.json`',
      vite,
      /options\.tsconfig === config\?\.tsconfig \? getTSConfigResolutionCache\(config\)/u,
    ],
    [
      'class names are `undefined` unless you set `test.css: true`',
      'vitest/package.json',
      /"version": "4\.1\./u,
    ],
    [
      'Vitest understands `imports` in `package.json`',
      vite,
      /if \(!importer \|\| !id\.startsWith\(subpathImportsPrefix\)\) return;/u,
    ],
    [
      'as do Node.js, TypeScript and webpack',
      'webpack/lib/config/defaults.js',
      /\bimportsFields: \["imports"\],/u,
    ],
    [
      'so variables from `.env` files are available',
      vite,
      /Object\.entries\(parsed\)\) if \(prefixes\.some\(\(prefix\) => key\.startsWith\(prefix\)\)\) env\[/u,
    ],
    ['Install `jsdom` and Testing Library', 'vitest/package.json', /"jsdom": "\*"/u],
    ['maps names that begin with `#` to folders', vite, /\bsubpathImportsPrefix = "#";/u],
    [
      'It adds its client to the page',
      server,
      /webpack-dev-middleware adds the client to the compilation itself;/u,
    ],
    [
      'the overlay of this client covers the buttons',
      server,
      /options\.client\.overlay === "undefined"\) \{\s+options\.client\.overlay = true;/u,
    ],
    ['Vitest brings Vite', 'vitest/package.json', /"dependencies": \{[^}]*"vite": "/u],
    [
      'Both tools take `*.test.ts` and `*.spec.ts` files for tests',
      'playwright/lib/common/index.js',
      /config\.testMatch, "\*\*\/\*\.@\(spec\|test\)\.\?\(c\|m\)\[jt\]s\?\(x\)"\)/u,
    ],
    [
      'Separate them by folder, as `include` and `testDir` do',
      'playwright/lib/common/index.js',
      /const testDir = takeFirst\(pathResolve\(configDir, projectConfig\.testDir\)/u,
    ],
    [
      'repeat it in `resolve.alias`, or switch to `imports`',
      'vite/dist/node/index.d.ts',
      /\n {2}alias\?: AliasOptions;/u,
    ],
    ['repeat it in `define`', 'vite/dist/node/index.d.ts', /\n {2}define\?: Record<string, any>;/u],
    [
      "in the test runner's configuration and in TypeScript's",
      vite,
      /const DEFAULT_CONFIG_FILES = \[\s*"vite\.config\.js",(?:\s*"vite\.config\.\w+",?)+\s*\];/u,
    ],
    [
      'as soon as there is a warning',
      'webpack-dev-middleware/client/index.js',
      /\n {8}warnings: true,/u,
    ],
  ]),
];
