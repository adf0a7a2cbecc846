import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/watch-ignore-plugin', [
    [
      "that contains the file and isn't ignored itself",
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /\[ignoredDirs, notIgnoredDirs\] = groupBy\(/u,
    ],
    [
      'looked for a missing file that now appears',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /notIgnoredDirs,\s+missing,/u,
    ],
    [
      'if only matching files change, nothing is built',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /this\.wfs\.watch\(\s*notIgnoredFiles,\s*notIgnoredDirs,\s*missing,/u,
    ],
    [
      '`watchOptions.ignored` takes patterns too',
      'webpack/schemas/WebpackOptions.json',
      /Ignore some files from watching \(glob pattern or regexp\)/u,
    ],
    [
      'An ignored file counts as unchanged',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /\(fileTimestamps\)\.set\(path, IGNORE_TIME_ENTRY\);/u,
    ],
    [
      "the ignored file's old content is used again",
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /fileTimestamps[^;]*\.set\(path, IGNORE_TIME_ENTRY\);/u,
    ],
    [
      'An ignored file counts as unchanged until watch',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /dirTimestamps\.set\(path, IGNORE_TIME_ENTRY\);/u,
    ],
    [
      'A regular expression is tested against absolute paths',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /p instanceof RegExp \? p\.test\(path\)/u,
    ],
    [
      'An absolute path covers everything that begins with it',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /path\.indexOf\(p\) === 0/u,
    ],
    [
      'Any other string is a glob (since 5.112)',
      'webpack/schemas/plugins/WatchIgnorePlugin.json',
      /"absolutePath": false,\s+"minLength": 1,\s+"added": "5\.112\.0"/u,
    ],
    [
      'end such a path with a separator',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /p instanceof RegExp \? p\.test\(path\) : path\.indexOf\(p\) === 0/u,
    ],
  ]),
];
