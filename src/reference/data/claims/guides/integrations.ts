import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, exitsWithOne } from './evidence.ts';

const compiler = 'webpack/lib/Compiler.js';
const options = 'webpack/lib/config/WebpackOptionsApply.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/integrations', [
    ['exits with a code other than 0 when a build has errors', cli, exitsWithOne],
    [
      '`--mode`, `--env` and `--config-node-env` flags instead',
      cli,
      /process\.env\.NODE_ENV = options\.configNodeEnv;/u,
    ],
    [
      'call webpack as a function',
      'webpack/lib/index.js',
      /const fn = lazyFunction\(\(\) => require\("\.\/webpack"\)\);/u,
    ],
    [
      "are in `stats` and don't reject the promise",
      compiler,
      /return finalCallback\(null, stats\);/u,
    ],
    [
      '`compiler.close()` lets caches finish writing',
      compiler,
      /this\.cache\.shutdown\(callback\);/u,
    ],
    [
      'Without it, the cache on disk may stay incomplete',
      'webpack/lib/cache/IdleFileCachePlugin.js',
      /compiler\.cache\.hooks\.shutdown\.tapPromise\(/u,
    ],
    [
      'use `compiler.watch()` or the API of webpack-dev-server',
      compiler,
      /\n\twatch\(watchOptions, handler\) \{/u,
    ],
    [
      'in `webpack.config.js`, where `npx webpack` finds it as well',
      cli,
      /const DEFAULT_CONFIGURATION_FILES = \[\s*"webpack\.config",/u,
    ],
    [
      "leave Node.js's modules, and whatever Node.js can load",
      options,
      /if \(options\.externalsPresets\.node\) \{\s*const NodeTargetPlugin/u,
    ],
    [
      'whatever Node.js can load from packages, out of the bundle',
      options,
      /RUNTIME_LOADABLE = \/\\\.\(\?:m\|c\)\?js\$\|\\\.json\$\|\\\.node\$\/i;/u,
    ],
    [
      'there is only one copy of the test runner',
      options,
      /!NODE_MODULES_REGEXP\.test\(result\) \|\|\s*!RUNTIME_LOADABLE\.test\(result\)/u,
    ],
    [
      'a failed assertion names the line in your own file',
      options,
      /filename: inline \? null : options\.output\.sourceMapFilename,/u,
    ],
    [
      "such as Vitest or Jest, don't read webpack's configuration",
      'vitest/package.json',
      /"vite": "/u,
    ],
  ]),
];
