import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/progress-plugin', [
    [
      "the flag and the option don't add a second one",
      'webpack/lib/webpack.js',
      /some\(\(p\) => p instanceof getProgressPlugin\(\)\)/u,
    ],
    [
      'gets a number from 0 to 1, the name of the phase',
      'webpack/lib/logging/ProgressPlugin.js',
      /handler\(0, ""\);[\s\S]*handler\(1, ""\);/u,
    ],
    [
      'Your function replaces all output of the plugin',
      'webpack/lib/logging/ProgressPlugin.js',
      /this\.handler \|\|\s+createDefaultHandler\(/u,
    ],
    [
      'The last call has the number 1 and an empty message',
      'webpack/lib/logging/ProgressPlugin.js',
      /shutdown\.intercept\(\{\s+name: PLUGIN_NAME,\s+done\(\) \{\s+handler\(1, ""\);/u,
    ],
    [
      'In watch mode, each rebuild starts again at 0',
      'webpack/lib/logging/ProgressPlugin.js',
      /endIdle\.intercept\(\{\s+name: PLUGIN_NAME,\s+call\(\) \{\s+handler\(0, ""\);/u,
    ],
    [
      'the options for the bar and for times have no effect',
      'webpack/lib/logging/ProgressPlugin.js',
      /this\.handler \|\|\s+createDefaultHandler\(\s+this\.profile,/u,
    ],
    [
      'modules in progress and names one of them',
      'webpack/lib/logging/ProgressPlugin.js',
      /if \(showActiveModules\) \{\s+items\.push\(lastActiveModule\);/u,
    ],
    [
      'the first build assumes a single entry and no dependencies',
      'webpack/lib/logging/ProgressPlugin.js',
      /let dependenciesCount = 0;\s+let entriesCount = 1;/u,
    ],
    [
      'in watch mode begin with the counts of the previous build',
      'webpack/lib/logging/ProgressPlugin.js',
      /lastEntriesCount = entriesCount;\s+lastDependenciesCount = dependenciesCount;/u,
    ],
    [
      "`'auto'` draws the bar only in an interactive terminal",
      'webpack/lib/logging/ProgressPlugin.js',
      /=== "auto"\) \{\s+progressBar = isInteractive\(compiler\)/u,
    ],
    [
      'If the name is unknown, the color is green',
      'webpack/lib/logging/ProgressPlugin.js',
      /color in c \? c\[[^\]]*\] : c\.green;/u,
    ],
    [
      'The default fits in most terminals',
      'webpack/lib/logging/ProgressPlugin.js',
      /const BAR_LENGTH = 25;/u,
    ],
    [
      '5.112.2 computes a wrong time during the first build',
      'webpack/lib/logging/ProgressPlugin.js',
      /^(?![\s\S]*hooks\.watchRun\.intercept)/u,
    ],
    [
      'The estimate is smoothed',
      'webpack/lib/logging/ProgressPlugin.js',
      /smoothedTotal \* 0\.7 \+ rawTotal \* 0\.3/u,
    ],
    [
      'prints a wrong total and wrong shares for the first build',
      'webpack/lib/logging/ProgressPlugin.js',
      /^(?![\s\S]*hooks\.watchRun\.intercept)/u,
    ],
    [
      'The arguments are `profile`, a logger, and an object',
      'webpack/lib/logging/ProgressPlugin.js',
      /createDefaultHandler = \(profile, logger, options = \{\}\)/u,
    ],
    [
      'must be a complete object with `name`, `color` and `width`',
      'webpack/lib/logging/ProgressPlugin.js',
      /createReportBar\(\s+progressBar\.name,\s+progressBar\.color,\s+progressBar\.width/u,
    ],
    [
      'For modules, the divisor is at least the assumed number',
      'webpack/lib/logging/ProgressPlugin.js',
      /Math\.max\(lastModulesCount \|\| this\.modulesCount \|\| 1, modulesCount\)/u,
    ],
    [
      'for entries and dependencies, no number is assumed',
      'webpack/lib/logging/ProgressPlugin.js',
      /Math\.max\(lastDependenciesCount \|\| 1, dependenciesCount\)/u,
    ],
    [
      'the counts of the previous build replace the assumption',
      'webpack/lib/logging/ProgressPlugin.js',
      /lastModulesCount = modulesCount;/u,
    ],
    [
      'show one number, the average of all builds',
      'webpack/lib/logging/ProgressPlugin.js',
      /handler\(sum \/ states\.length,/u,
    ],
    [
      'Messages then begin with `[0]`',
      'webpack/lib/logging/ProgressPlugin.js',
      /`\[\$\{idx\}\] \$\{msg\}`/u,
    ],
    [
      'the options for counts have no effect',
      'webpack/lib/logging/ProgressPlugin.js',
      /of compiler\.compilers\.entries\(\)\) \{\s+new ProgressPlugin\(\(p, msg, \.\.\.args\) => \{/u,
    ],
    [
      'a number from 0 to 1, which 5.112.2',
      'webpack/lib/logging/ProgressPlugin.js',
      /\(p, \.\.\.args\) => \{\s+handler\(percentage, "sealing", title, tap\.name, \.\.\.args\);/u,
    ],
    [
      'the middle value of the three is used',
      'webpack/lib/logging/ProgressPlugin.js',
      /median3\(\s+percentByModules,\s+percentByEntries,\s+percentByDependencies\s+\)/u,
    ],
    [
      '(over a second) or errors (over ten)',
      'webpack/lib/logging/ProgressPlugin.js',
      /d > 10000\) \{\s+logger\.error\(stateMsg\);\s+\} else if \(d > 1000\)/u,
    ],
    [
      '`getReporter` returns `undefined`',
      'webpack/lib/logging/ProgressPlugin.js',
      /return progressReporters\.get\(compiler\);/u,
    ],
    [
      '`finishMake`, `emit`, `afterEmit`, `done`, `watchClose`',
      'webpack/lib/logging/ProgressPlugin.js',
      /hooks\.finishMake,[\s\S]*hooks\.emit,[\s\S]*hooks\.afterEmit,[\s\S]*hooks\.done,[\s\S]*hooks\.watchClose,/u,
    ],
    [
      '`endIdle`, `storeBuildDependencies`, `beginIdle`, `shutdown`',
      'webpack/lib/logging/ProgressPlugin.js',
      /cache\.hooks\.endIdle,[\s\S]*cache\.hooks\.storeBuildDependencies,[\s\S]*\.shutdown,[\s\S]*\.beginIdle,/u,
    ],
    [
      'the main steps from `finishModules` to `afterSeal`',
      'webpack/lib/logging/ProgressPlugin.js',
      /const hooks = \{\s+finishModules: [^}]*\bafterSeal: "after seal"\s+\};/u,
    ],
  ]),
  ...measured('plugins/progress-plugin', '10%', '65%', '70%', '95%', '99%'),
];
