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
      'The argument is an object with options, or a function',
      'webpack/lib/logging/ProgressPlugin.js',
      /if \(typeof options === "function"\) \{\s*options = \{\s*handler: options/u,
    ],
    [
      'You can also leave the argument out',
      'webpack/lib/logging/ProgressPlugin.js',
      /constructor\(options = \{\}\) \{\s*if \(typeof options === "function"\)/u,
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
      'the many updates slow the build down',
      'webpack/lib/logging/ProgressPlugin.js',
      /if \(showActiveModules\) \{\s*compilation\.hooks\.buildModule\.tap\(PLUGIN_NAME, moduleBuild\);/u,
    ],
    [
      'Includes the count of entries in the message',
      'webpack/lib/logging/ProgressPlugin.js',
      /statItems\.push\(`\$\{doneEntries\}\/\$\{entriesCount\} entries`\);/u,
    ],
    [
      'Set the option to `false` for a shorter line',
      'webpack/lib/logging/ProgressPlugin.js',
      /if \(showEntries\) \{\s*statItems\.push\(/u,
    ],
    [
      'Includes the count of modules in the message',
      'webpack/lib/logging/ProgressPlugin.js',
      /statItems\.push\(`\$\{doneModules\}\/\$\{modulesCount\} modules`\);/u,
    ],
    [
      'Includes the count of dependencies: the entries',
      'webpack/lib/logging/ProgressPlugin.js',
      /compilation\.factorizeQueue\.hooks\.added\.tap\(PLUGIN_NAME, factorizeAdd\);/u,
    ],
    [
      'Number of modules to assume at first',
      'webpack/lib/logging/ProgressPlugin.js',
      /Math\.max\(lastModulesCount \|\| this\.modulesCount \|\| 1, modulesCount\)/u,
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
      'Count that the percentage follows while modules are built',
      'webpack/lib/logging/ProgressPlugin.js',
      /switch \(this\.percentBy\) \{\s*case "entries":\s*percentageFactor = percentByEntries;/u,
    ],
    [
      'Measures each step and reports how long it took',
      'webpack/lib/logging/ProgressPlugin.js',
      /if \(profile\) \{\s*reportProfile\(/u,
    ],
    [
      "`'auto'` draws the bar only in an interactive terminal",
      'webpack/lib/logging/ProgressPlugin.js',
      /=== "auto"\) \{\s+progressBar = isInteractive\(compiler\)/u,
    ],
    [
      '`true` always draws it',
      'webpack/lib/logging/ProgressPlugin.js',
      /\.\.\.DEFAULT_PROGRESS_BAR,\s*\.\.\.\(progressBar === true \? \{\} : progressBar\)/u,
    ],
    [
      'If the name is unknown, the color is green',
      'webpack/lib/logging/ProgressPlugin.js',
      /color in c \? c\[[^\]]*\] : c\.green;/u,
    ],
    [
      'Name of the color of the filled part',
      'webpack/lib/logging/ProgressPlugin.js',
      /const colorFn = color in c \? c\[/u,
    ],
    [
      'The default fits in most terminals',
      'webpack/lib/logging/ProgressPlugin.js',
      /const BAR_LENGTH = 25;/u,
    ],
    [
      'Length of the bar in characters',
      'webpack/lib/logging/ProgressPlugin.js',
      /BLOCK_CHAR\.repeat\(width - filled\)/u,
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
      'computed from the share of the build that is done',
      'webpack/lib/logging/ProgressPlugin.js',
      /const rawTotal = elapsed \/ percentage;/u,
    ],
    [
      'Adds the remaining time, computed from the share',
      'webpack/lib/logging/ProgressPlugin.js',
      /const remaining = smoothedTotal - elapsed;/u,
    ],
    [
      'prints a wrong total and wrong shares for the first build',
      'webpack/lib/logging/ProgressPlugin.js',
      /^(?![\s\S]*hooks\.watchRun\.intercept)/u,
    ],
    [
      'Prints a summary at the end of the build',
      'webpack/lib/logging/ProgressPlugin.js',
      /if \(percentage === 1\) reportPhaseSummary\(now\);/u,
    ],
    [
      'the time and the share of each phase',
      'webpack/lib/logging/ProgressPlugin.js',
      /logger\.info\(` {2}\$\{phase\}: \$\{formatTime\(duration\)\} \(\$\{percent\}%\)`\);/u,
    ],
    [
      'The arguments are `profile`, a logger, and an object',
      'webpack/lib/logging/ProgressPlugin.js',
      /createDefaultHandler = \(profile, logger, options = \{\}\)/u,
    ],
    [
      "that the plugin uses if you don't provide one",
      'webpack/lib/logging/ProgressPlugin.js',
      /this\.handler \|\|\s*createDefaultHandler\(/u,
    ],
    [
      'must be a complete object with `name`, `color` and `width`',
      'webpack/lib/logging/ProgressPlugin.js',
      /createReportBar\(\s+progressBar\.name,\s+progressBar\.color,\s+progressBar\.width/u,
    ],
    [
      'The share of each phase is fixed, however long',
      'webpack/lib/logging/ProgressPlugin.js',
      /const percentage = \(idx \/ numberOfHooks\) \* 0\.25 \+ 0\.7;/u,
    ],
    [
      'setup: hooks that run before the modules are built',
      'webpack/lib/logging/ProgressPlugin.js',
      /interceptHook\(compiler\.hooks\.compilation, 0\.09, "setup", "compilation"\);/u,
    ],
    [
      'building: modules are read, transformed and parsed',
      'webpack/lib/logging/ProgressPlugin.js',
      /handler\(0\.1, "building"\);[\s\S]{0,60}?handler\(0\.65, "building"\);/u,
    ],
    [
      'sealing: chunks, optimization, code generation, and finally minimizing',
      'webpack/lib/logging/ProgressPlugin.js',
      /processAssets: "asset processing",/u,
    ],
    [
      'emitting: files are written',
      'webpack/lib/logging/ProgressPlugin.js',
      /interceptHook\(compiler\.hooks\.emit, 0\.95, "emitting", "emit"\);/u,
    ],
    [
      'done: plugins finish, the cache is stored',
      'webpack/lib/logging/ProgressPlugin.js',
      /"cache",\s*"store build dependencies"/u,
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
      'the count of finished modules, entries or dependencies divided',
      'webpack/lib/logging/ProgressPlugin.js',
      /doneModules \/\s*Math\.max\(/u,
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
      'for all configurations',
      'webpack/lib/logging/ProgressPlugin.js',
      /compiler instanceof MultiCompiler\) \{\s*this\._applyOnMultiCompiler\(compiler, handler\);/u,
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
      'get the reporting function with `webpack.ProgressPlugin.getReporter(compiler)`',
      'webpack/lib/logging/ProgressPlugin.js',
      /static getReporter\(compiler\) \{\s*return progressReporters\.get\(compiler\);/u,
    ],
    [
      '(except `make`, `buildModule` and the steps for entries)',
      'webpack/lib/logging/ProgressPlugin.js',
      /compiler\.hooks\.make\.intercept\(\{\s*name: PLUGIN_NAME,\s*call\(\) \{\s*handler\(0\.1, "building"\);/u,
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
