import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/watch', [
    [
      'even a plain `npx webpack` watches',
      'webpack/lib/webpack.js',
      /if \(watch\) \{\s*compiler\.watch\(watchOptions, callback\);/u,
    ],
    [
      'the command line program says so in a warning',
      commandLine,
      /logger\.warn\(`No need to use the '\$\{options\.argv\.env\.WEBPACK_WATCH/u,
    ],
    [
      'webpack waits after each change',
      'watchpack/lib/index.js',
      /if \(this\.aggregateTimer\) clearTimeout\(this\.aggregateTimer\);\s*this\.aggregateTimer = setTimeout\(/u,
    ],
    [
      "an array can't contain regular expressions",
      schema,
      /"items": \{\s*"description": "A glob pattern for files that should be ignored[^"]*",\s*"type": "string"/u,
    ],
    [
      'is ignored with everything below it',
      'watchpack/lib/index.js',
      /return `\^\$\{globToRegExp\(ignored\)\}\(\?:\$\|\\\\\/\)`;/u,
    ],
    [
      'written with forward slashes on every system',
      'watchpack/lib/index.js',
      /item\.replace\(\/\\\\\/g, "\/"\)/u,
    ],
    [
      'so a glob has to begin with `**/`',
      'watchpack/lib/index.js',
      /return `\^\$\{globToRegExp\(ignored\)\}/u,
    ],
    [
      'The option is off, usually for good reason',
      'watchpack/lib/index.js',
      /followSymlinks: Boolean\(options\.followSymlinks\)/u,
    ],
    [
      '`true` does so about every five seconds',
      'watchpack/lib/DirectoryWatcher.js',
      /WATCHER_LIMIT_POLL_INTERVAL = 5007;[\s\S]*\? 5007/u,
    ],
    [
      'exit when its standard input is closed',
      commandLine,
      /process\.stdin\.on\("end", \(\) => \{/u,
    ],
    [
      '`true` polls everything, whatever the configuration says',
      'watchpack/lib/DirectoryWatcher.js',
      /if \(FORCE_POLLING\) \{\s*options\.poll = FORCE_POLLING;/u,
    ],
    [
      'This limit matters on macOS and Windows',
      'watchpack/lib/watchEventSource.js',
      /SUPPORTS_RECURSIVE_WATCHING = IS_OSX \|\| IS_WIN;/u,
    ],
    [
      '`false` never retries',
      'watchpack/lib/DirectoryWatcher.js',
      /if \(WATCHPACK_RETRIES === "false"\) return 0;/u,
    ],
    [
      'On macOS, this always happens',
      'watchpack/lib/watchEventSource.js',
      /RESCAN_ON_RESTART =\s*IS_OSX \|\| Boolean\(/u,
    ],
    [
      'webpack prints `Watchpack Error (watcher)` with `ENOSPC`',
      'watchpack/lib/DirectoryWatcher.js',
      /console\.error\(\s*`Watchpack Error \(watcher\): \$\{err\}/u,
    ],
    [
      'polls the remaining folders about every five seconds',
      'watchpack/lib/DirectoryWatcher.js',
      /WATCHER_LIMIT_POLL_INTERVAL = 5007;[\s\S]*\? 5007/u,
    ],
  ]),
];
