import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/logging', [
    [
      'standard error, or the stream or console that you configured',
      'webpack/lib/config/defaults.js',
      /F\(infrastructureLogging, "stream", \(\) => process\.stderr\)/u,
    ],
    [
      '`stats.loggingDebug: [/CountPlugin/]` shows even the `debug` messages',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /loggingDebug\.some\(\(fn\) => fn\(origin\)\)/u,
    ],
    [
      'a string matches only what follows a slash in a name',
      'webpack/lib/logging/createConsoleLogger.js',
      /typeof item === "string"\) \{\s+const regExp = new RegExp\(\s*`\[\\\\\\\\\/\]/u,
    ],
    [
      "webpack includes the loader's path and the module in the name",
      'webpack/lib/module/NormalModule.js',
      /\[currentLoader && currentLoader\.loader, name, this\.identifier\(\)\]/u,
    ],
    [
      'The level that a user chooses includes all more urgent levels',
      'webpack/lib/logging/createConsoleLogger.js',
      /error: 5,\s*warn: 4,\s*info: 3,\s*log: 2,\s*true: 2,\s*verbose: 1/u,
    ],
    [
      'Shown unless logging is off',
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.error:\s+if \(!debug && loglevel > LogLevel\.error\) return;/u,
    ],
    [
      "Shown from level `'warn'` on",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.warn:\s+if \(!debug && loglevel > LogLevel\.warn\) return;/u,
    ],
    [
      'which is the usual setting for infrastructure messages',
      'webpack/lib/config/defaults.js',
      /D\(infrastructureLogging, "level", "info"\)/u,
    ],
    [
      'which is also what `true` means',
      'webpack/lib/logging/createConsoleLogger.js',
      /log: 2,\s+true: 2,/u,
    ],
    [
      'No level shows these details',
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.debug:\s+if \(!debug\) return;/u,
    ],
    [
      'writes the message as an error if the condition is false',
      'webpack/lib/logging/Logger.js',
      /if \(!condition\) \{\s+this\[LOG_SYMBOL\]\(LogType\.error, args\);/u,
    ],
    [
      'Shown under the same conditions as `debug`',
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.trace:\s+if \(!debug\) return;/u,
    ],
    [
      "webpack's own console writes only an empty line",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.trace:\s+if \(!debug\) return;\s+console\.trace\(\);/u,
    ],
    [
      "Shown from level `'info'` on, or in stats from `'verbose'` on",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.status:\s+if \(!debug && loglevel > LogLevel\.info\) return;/u,
    ],
    [
      'To remove the line, call the method without arguments',
      'webpack/lib/logging/createConsoleLogger.js',
      /if \(!args \|\| args\.length === 0\) \{\s+console\.status\(\);/u,
    ],
    [
      'in stats, writes a dashed line',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /"loggingEntry\(clear\)\.loggingEntry": \(\) => " {4}-------"/u,
    ],
    [
      "Works from level `'log'` on, so it does nothing",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.clear:\s+if \(!debug && loglevel > LogLevel\.log\) return;/u,
    ],
    [
      "From level `'log'` on, starts a group with a title",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.group:\s+if \(!debug && loglevel > LogLevel\.log\) return;/u,
    ],
    [
      "collapsed at level `'log'` and expanded at level `'verbose'`",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.groupCollapsed:\s+if [^;]+;\s+if \(!debug && loglevel > LogLevel\.verbose\) \{/u,
    ],
    [
      '`timeLog`, `timeEnd` and `timeAggregate` throw an error',
      'webpack/lib/logging/Logger.js',
      /timeAggregate\(label\) \{[^{]*if \(!prev\) \{\s+throw new Error/u,
    ],
    [
      'Starts a timer, without writing anything yet',
      'webpack/lib/logging/Logger.js',
      /\.set\(label, process\.hrtime\(\)\);\s+\}/u,
    ],
    [
      'Writes the time since the start and keeps the timer running',
      'webpack/lib/logging/Logger.js',
      /Logger\.timeLog\(\)`\);\s+\}\s+const time = process\.hrtime\(prev\);\s+this\[LOG_SYMBOL\]/u,
    ],
    [
      "Timer messages have the level `'log'`",
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.time: \{\s+if \(!debug && loglevel > LogLevel\.log\) return;/u,
    ],
    [
      "or `'verbose'` in stats",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /case "verbose":\s+acceptedTypes = new Set\(\[[^\]]*LogType\.time,\s+LogType\.status,/u,
    ],
    [
      'Stops the timer and adds its time to a sum, without a message',
      'webpack/lib/logging/Logger.js',
      /\[TIMERS_AGGREGATES_SYMBOL\]\.set\(label, time\);\s+\}/u,
    ],
    [
      'and clears the sum',
      'webpack/lib/logging/Logger.js',
      /\[TIMERS_AGGREGATES_SYMBOL\]\.delete\(label\);\s+this\[LOG_SYMBOL\]\(LogType\.time/u,
    ],
    [
      'a slash and the given name, such as `CountPlugin/assets`',
      'webpack/lib/Compilation.js',
      /return this\.getLogger\(`\$\{name\}\/\$\{childName\}`\);/u,
    ],
    [
      'Except in the runtime logger, the argument',
      'webpack/lib/logging/runtime.js',
      /\(childName\) => module\.exports\.getLogger\(`\$\{name\}\/\$\{childName\}`\)/u,
    ],
    [
      'an entry that has `type`, `args`, `time` and `trace`',
      'webpack/lib/Compilation.js',
      /time: Date\.now\(\),\s+type,\s+args,\s+trace/u,
    ],
    [
      'If you return `true`, webpack does nothing more with the message',
      'webpack/lib/Compiler.js',
      /infrastructureLog\.call\(name, type, args\) === undefined &&/u,
    ],
    [
      "Stats as JSON need `logging: 'info'`",
      'webpack/lib/stats/DefaultStatsPresetPlugin.js',
      /logging: \(\{ all \}, \{ forToString \}\) =>\s*forToString && all !== false \? "info" : false/u,
    ],
    [
      'a user must name the logger in `debug`',
      'webpack/lib/logging/createConsoleLogger.js',
      /case LogType\.debug:\s*if \(!debug\) return;/u,
    ],
    [
      'Ends the innermost group',
      'webpack/lib/logging/createConsoleLogger.js',
      /console\.groupEnd\(\)/u,
    ],
    [
      'This prints `[shop-client] started`',
      'webpack/lib/logging/createConsoleLogger.js',
      /return \[`\[\$\{name\}\] \$\{args\[0\]\}`, \.\.\.args\.slice\(1\)\]/u,
    ],
    [
      'Sets `level`, `debug` and `console` for all loggers, including existing ones',
      'webpack/lib/logging/runtime.js',
      /Object\.assign\(currentDefaultLoggerOptions, options\);\s+currentDefaultLogger = createConsoleLogger\(/u,
    ],
    [
      "is a hook that receives every message before it's printed",
      'webpack/lib/logging/runtime.js',
      /log: new SyncBailHook\(\["origin", "type", "args"\]\)/u,
    ],
    [
      'If you return anything other than `undefined`, nothing is printed',
      'webpack/lib/logging/runtime.js',
      /log\.call\(name, type, args\) === undefined\) \{\s+currentDefaultLogger\(/u,
    ],
    [
      'The values are those of `infrastructureLogging`',
      'webpack/lib/logging/runtime.js',
      /createConsoleLogger\(currentDefaultLoggerOptions\)/u,
    ],
    [
      'Reports something that is probably unintended',
      'webpack/lib/logging/Logger.js',
      /warn\(\.\.\.args\) \{\s*this\[LOG_SYMBOL\]\(LogType\.warn, args\)/u,
    ],
    [
      'Arguments are formatted as in `console.log`',
      'webpack/lib/node/nodeConsole.js',
      /util\.format\(\.\.\.args\)/u,
    ],
    [
      'the console, immediately',
      'webpack/lib/logging/runtime.js',
      /currentDefaultLogger\(name, type, args\);/u,
    ],
    [
      'All messages until the end of the group are indented',
      'webpack/lib/node/nodeConsole.js',
      /currentIndent \+= " {2}"/u,
    ],
    [
      'which must be the same in all calls',
      'webpack/lib/logging/Logger.js',
      /No such label '\$\{label\}' for Logger\.timeEnd\(\)/u,
    ],
    [
      'The program continues.',
      'webpack/lib/logging/Logger.js',
      /assert\(condition, \.\.\.args\) \{\s*if \(!condition\) \{\s*this\[LOG_SYMBOL\]\(LogType\.error, args\);\s*\}\s*\}/u,
    ],
    [
      "It's a CommonJS module",
      'webpack/lib/logging/runtime.js',
      /module\.exports\.getLogger = \(name\) =>/u,
    ],
    [
      "A loader doesn't have to name its logger",
      'webpack/lib/module/NormalModule.js',
      /\[currentLoader && currentLoader\.loader, name, this\.identifier\(\)\]/u,
    ],
    [
      'The runtime logger needs neither a compiler nor a compilation',
      'webpack/lib/logging/runtime.js',
      /let currentDefaultLogger = createConsoleLogger\(currentDefaultLoggerOptions\)/u,
    ],
  ]),
];
