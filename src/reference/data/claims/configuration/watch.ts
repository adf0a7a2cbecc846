import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, defaults, schema } from './evidence.ts';

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
      'The value is a glob, an array of globs, or one regular expression',
      schema,
      /pattern or regexp\)\.",\s*"anyOf": \[\s*\{\s*"type": "array",/u,
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
      'Patterns are compared with the absolute path',
      'watchpack/lib/DirectoryWatcher.js',
      /const target = path\.join\(this\.path,|if \(this\.ignored\(target\)\) return;/u,
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
      'a number sets the interval in milliseconds',
      'watchpack/lib/DirectoryWatcher.js',
      /typeof options\.poll === "number"\s*\? options\.poll/u,
    ],
    [
      'the link, and the file it points to',
      'watchpack/lib/LinkResolver.js',
      /fs\.readlinkSync\(realFile\)/u,
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
      'A file in `node_modules` is compared only by the version',
      defaults,
      /F\(snapshot, "managedPaths"|"managedPaths"/u,
    ],
    [
      '`true` polls everything, whatever the configuration says',
      'watchpack/lib/DirectoryWatcher.js',
      /if \(FORCE_POLLING\) \{\s*options\.poll = FORCE_POLLING;/u,
    ],
    [
      'a number polls at this interval',
      'watchpack/lib/DirectoryWatcher.js',
      /=== WATCHPACK_POLLING\s*\? \+WATCHPACK_POLLING/u,
    ],
    [
      'before the watcher of a common parent folder takes over',
      'watchpack/lib/watchEventSource.js',
      /WATCHPACK_WATCHER_LIMIT \|\| \(IS_OSX \? 20 : 10000\)/u,
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
      'If set to any value, prints which folders are watched',
      'watchpack/lib/watchEventSource.js',
      /Boolean\(\s*process\.env\.WATCHPACK_RECURSIVE_WATCHER_LOGGING/u,
    ],
    [
      'If set to any value, reads all watched folders again',
      'watchpack/lib/watchEventSource.js',
      /Boolean\(process\.env\.WATCHPACK_RESCAN_ON_RESTART\)/u,
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
    [
      'because a backslash escapes the character after it',
      'watchpack/lib/util/globToRegExp.js',
      /case CC_BACKSLASH:/u,
    ],
    [
      'changes are noticed late',
      'watchpack/lib/DirectoryWatcher.js',
      /WATCHER_LIMIT_POLL_INTERVAL = 5007;/u,
    ],
    [
      'Checks all files again and again instead of waiting',
      'watchpack/lib/DirectoryWatcher.js',
      /\} else \{\s*if \(IS_OSX\) \{\s*this\.watchInParentDirectory\(\);\s*\}\s*this\.watcher =/u,
    ],
    [
      '`true` watches after the first build',
      'webpack/lib/webpack.js',
      /watch = options\.some\(\(options\) => options\.watch\);/u,
    ],
    [
      'a forgotten watcher keeps running',
      commandLine,
      /process\.stdin\.on\("end", \(\) => \{[^}]*process\.exit\(/u,
    ],
    [
      'but a change to them goes unnoticed',
      'watchpack/lib/DirectoryWatcher.js',
      /if \(this\.ignored\(target\)\) return;/u,
    ],
  ]),
];
