import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/hot-module-replacement', [
    [
      "If the update isn't accepted, the client reloads the page",
      'webpack-dev-middleware/client/index.js',
      /reload: mode === "hmr",/u,
    ],
    [
      "set to `'only'`, it doesn't",
      'webpack-dev-middleware/client/index.js',
      /overrides\.hot !== "only" && [^:]+\? "hmr" : "hmr-only"/u,
    ],
    [
      '`webpack/hot/poll?1000` checks for an update every second',
      'webpack/hot/poll.js',
      /hotPollInterval = \+__resourceQuery\.slice\(1\)[\s\S]*setInterval\(checkForUpdate, hotPollInterval\)/u,
    ],
    [
      '`webpack/hot/signal` checks when the process receives a signal',
      'webpack/hot/signal.js',
      /process\.on\(__resourceQuery\.slice\(1\) \|\| "SIGUSR2", function/u,
    ],
    [
      'a JSON file (with module output, an ECMAScript module)',
      'webpack/lib/config/defaults.js',
      /output\.chunkLoading === "import" \? "json\.mjs" : "json"/u,
    ],
    [
      'in development, they are paths',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "moduleIds"[\s\S]{0,90}?if \(development\) return "named";/u,
    ],
    [
      '`dispose` is called before the module is discarded',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /disposeHandlers\[j\]\.call\(null, data\);[\s\S]*delete \$moduleCache\$\[/u,
    ],
    [
      'if there is none, the runtime is `idle` again',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(!update\) \{\s+return setStatus\(applyInvalidatedModules\(\) \? "ready" : "idle"\)/u,
    ],
    [
      'so are chunks that the program requests in the meantime',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /case "prepare":\s+blockingPromises\+\+;/u,
    ],
    [
      'skipped by `check(true)`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(applyOnUpdate\) \{\s+return internalApply\(applyOnUpdate\);/u,
    ],
    [
      '`dispose` handlers of all outdated modules run',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /setStatus\("dispose"\);\s+results\.forEach\(function \(result\) \{\s+if \(result\.dispose\)/u,
    ],
    [
      '`accept` callbacks run, and then self-accepting modules run again',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /Promise\.all\(acceptPromises\)\s+\.then\(onAccepted\)/u,
    ],
    [
      'the update was not accepted',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(errors\.length > 0\) \{\s+return setStatus\("abort"\)/u,
    ],
    [
      'an error interrupted the update',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(error\) \{\s+return setStatus\("fail"\)/u,
    ],
    [
      "The development server's client sets `ignoreUnaccepted`",
      'webpack-dev-middleware/client/process-update.js',
      /ignoreUnaccepted: true,/u,
    ],
  ]),
];
