import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before, cssWasOff, defaults, htmlWasOff, typescriptWasOff } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/build-performance',
    'the build times are 0, so delete',
    'Babel parses and prints the other 129 too',
    'Starting a process takes about 600 milliseconds',
  ),
  ...claimsOfPage('guides/build-performance', [
    ['Since 5.109, webpack itself reads CSS', before, cssWasOff],
    ['you use plain CSS or CSS modules (since 5.109)', before, cssWasOff],
    ['use pages as entries (since 5.109)', before, htmlWasOff],
    ['removing types is enough (since 5.109)', before, typescriptWasOff],
    [
      'since 5.110) and unused modules (since 5.111)',
      'webpack/schemas/WebpackOptions.json',
      /"duplicatePackages": \{[^}]*"added": "5\.110\.0"[\s\S]*"unusedModules": \{[^}]*"added": "5\.111\.0"/u,
    ],
    [
      'generated code in `node_modules/.cache/webpack`',
      'webpack/lib/config/defaults.js',
      /path\.resolve\(dir, "node_modules\/\.cache\/webpack"\)/u,
    ],
    [
      'webpack-cli makes sure that a change to your configuration files',
      'webpack-cli/lib/webpack-cli.js',
      /cache\.buildDependencies\.defaultConfig\.push\(/u,
    ],
    [
      'write nothing to disk',
      'webpack-dev-middleware/dist/index.js',
      /\} else \{\s+outputFileSystem = [^;]*memfs\.createFsFromVolume/u,
    ],
    [
      'Since webpack 5.109, the default in development is `eval`',
      defaults,
      /development && !noDevSourceMap\s+\? \[\s+options\.experiments\.css\s+\? \{\s+type: "css"/u,
    ],
    [
      '`eval` for scripts and a full map for styles',
      'webpack/lib/config/defaults.js',
      /development && !noDevSourceMap\s+\? \[\s+options\.experiments\.css\s+\? \{\s+type: "css"/u,
    ],
    [
      'Development builds contain a comment with the path',
      'webpack/lib/config/defaults.js',
      /F\(output, "pathinfo", \(\) => development\);/u,
    ],
    [
      'webpack-cli 7 and webpack-dev-server 6',
      'webpack-dev-server/package.json',
      /"version": "6\./u,
    ],
    ['now history: webpack-cli 7', 'webpack-cli/package.json', /"version": "7\./u],
  ]),
];
