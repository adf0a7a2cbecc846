import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, validated } from './evidence.ts';

const logging = 'webpack/lib/logging/createConsoleLogger.js';
const nodeConsole = 'webpack/lib/node/nodeConsole.js';
const environment = 'webpack/lib/node/NodeEnvironmentPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/infrastructureLogging', [
    [
      'All options except `progress` take effect before plugins',
      validated,
      /new NodeEnvironmentPlugin\([\s\S]{0,90}\.apply\(compiler\);\s+if \(Array\.isArray\(options\.plugins\)\) \{/u,
    ],
    [
      'By default, messages go to the error stream',
      defaults,
      /F\(infrastructureLogging, "stream", \(\) => process\.stderr\);/u,
    ],
    [
      'only `progress` is always taken from the first configuration',
      validated,
      /if \(firstOptions\) \{\s+applyDefaultProgressPlugin\(\s+compiler,\s+firstOptions,/u,
    ],
    [
      'Only adds lines and never rewrites them',
      nodeConsole,
      /status: appendOnly\s+\? writeColored\("<s> "/u,
    ],
    [
      "if the stream isn't a terminal or `TERM` is `dumb`",
      defaults,
      /\.isTTY && process\.env\.TERM !== "dumb";/u,
    ],
    [
      'Your own console ignores the option',
      environment,
      /infrastructureLogging\.console \|\|\s+nodeConsole\(\{/u,
    ],
    [
      "and `progress: 'auto'` shows nothing",
      validated,
      /progress === "auto" \? !infrastructureLogging\.appendOnly : true;/u,
    ],
    [
      'as webpack does in a terminal unless `TERM`',
      defaults,
      /D\(infrastructureLogging, "colors", tty\);/u,
    ],
    [
      'The option has no effect on your own console',
      environment,
      /infrastructureLogging\.console \|\|\s+nodeConsole\(\{[\s\S]{0,200}colors: infrastructureLogging\.colors/u,
    ],
    [
      "An object that's used instead of webpack's console",
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /infrastructureLogging\.console \|\|\s+nodeConsole\(\{/u,
    ],
    [
      'If it also has `status`, which shows progress',
      logging,
      /typeof console\.status === "function"\) \{/u,
    ],
    [
      'or `logTime`, webpack uses these too',
      logging,
      /typeof console\.logTime === "function"\) \{\s+console\.logTime\(msg\);/u,
    ],
    [
      '`level` and `debug` still control which messages arrive',
      environment,
      /level: infrastructureLogging\.level \|\| "info",\s+debug: infrastructureLogging\.debug \|\| false,/u,
    ],
    [
      "or, if that doesn't exist, its `info`",
      logging,
      /\} else if \(args && args\.length !== 0\) \{\s+console\.info\(/u,
    ],
    [
      'Shows everything from certain loggers, whatever the level',
      logging,
      /if \(!debug && loglevel > LogLevel\.error\) return;/u,
    ],
    [
      'a regular expression means loggers whose names it matches',
      logging,
      /return \(ident\) => item\.test\(ident\);/u,
    ],
    [
      'and a function decides by the name',
      logging,
      /if \(typeof item === "function"\) \{\s+return item;/u,
    ],
    [
      'An array can combine these',
      logging,
      /\.\.\.\(Array\.isArray\(debug\) \? debug : \[debug\]\)/u,
    ],
    [
      "The logger's name is in brackets in front",
      logging,
      /return \[`\[\$\{name\}\] \$\{args\[0\]\}`, \.\.\.args\.slice\(1\)\];/u,
    ],
    [
      'it matches only the part of a name after a slash',
      logging,
      /`\[\\\\\\\\\/\]\$\{item\.replace\(/u,
    ],
    ["`'webpack.cache'` therefore matches nothing", logging, /`\[\\\\\\\\\/\]\$\{item\.replace\(/u],
    [
      'not even errors, and no automatic progress',
      validated,
      /infrastructureLogging\.level === "none" \|\|/u,
    ],
    [
      '`debug` still shows what it selects',
      logging,
      /if \(!debug && loglevel > LogLevel\.error\) return;/u,
    ],
    [
      'Errors only',
      logging,
      /case LogType\.warn:\s+if \(!debug && loglevel > LogLevel\.warn\) return;/u,
    ],
    [
      'Errors and warnings',
      logging,
      /case LogType\.info:\s+if \(!debug && loglevel > LogLevel\.info\) return;/u,
    ],
    [
      'for instance about a cache that could not be written',
      'webpack/lib/cache/PackFileCacheStrategy.js',
      /logger\.warn\(`Caching failed for pack: \$\{err\}`\)/u,
    ],
    [
      'and status lines',
      logging,
      /case LogType\.status:\s+if \(!debug && loglevel > LogLevel\.info\) return;/u,
      'info',
    ],
    [
      "the cache's steps with their times",
      logging,
      /case LogType\.time: \{\s+if \(!debug && loglevel > LogLevel\.log\) return;/u,
    ],
    [
      'and the titles of collapsed groups',
      logging,
      /loglevel > LogLevel\.verbose\) \{\s+if \(typeof console\.groupCollapsed === "function"\)/u,
    ],
    [
      'Also everything inside collapsed groups',
      logging,
      /if \(!debug && loglevel > LogLevel\.verbose\) \{/u,
    ],
    [
      'Debugging messages also need `debug`',
      logging,
      /case LogType\.debug:\s+if \(!debug\) return;/u,
    ],
    [
      "if the `level` is at least `'info'`",
      logging,
      /case LogType\.status:\s+if \(!debug && loglevel > LogLevel\.info\) return;/u,
    ],
    [
      "a bar in a terminal, or lines if the stream isn't a terminal",
      validated,
      /new ProgressPlugin\(\{ progressBar: "auto" \}\)\.apply\(compiler\);/u,
    ],
    [
      "`'auto'` shows progress only in a terminal",
      validated,
      /progress === "auto" \? !infrastructureLogging\.appendOnly : true;/u,
    ],
    [
      'webpack uses that plugin, which has more settings',
      validated,
      /if \(!isDefaultProgressEnabled\(options\) \|\| hasUserPlugin\(\)\) return;/u,
    ],
    [
      "Only webpack's own console writes to this stream",
      nodeConsole,
      /stream\.write\(`\$\{str\}\\n`\);/u,
    ],
    [
      'determine colors, appending and the width of status lines',
      'webpack/lib/node/nodeConsole.js',
      /const column = stream\.columns \|\| 40;/u,
    ],
    [
      'The least important kind of message',
      logging,
      /none: 6,[\s\S]{0,30}error: 5,\s*warn: 4,\s*info: 3,\s*log: 2,/u,
    ],
    ['The stream that messages are written to', nodeConsole, /stream\.write\(`\$\{str\}\\n`\);/u],
    [
      'The object needs the methods of `console`',
      logging,
      /console\.warn\(\.\.\.labeledArgs\(\)\);/u,
    ],
  ]),
];
