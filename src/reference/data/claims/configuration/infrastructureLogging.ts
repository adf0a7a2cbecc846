import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, validated } from './evidence.ts';

const logging = 'webpack/lib/logging/createConsoleLogger.js';

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
      "if the stream isn't a terminal or `TERM` is `dumb`",
      defaults,
      /\.isTTY && process\.env\.TERM !== "dumb";/u,
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
      "An object that's used instead of webpack's console",
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /infrastructureLogging\.console \|\|\s+nodeConsole\(\{/u,
    ],
    [
      'or `logTime`, webpack uses these too',
      logging,
      /typeof console\.logTime === "function"\) \{\s+console\.logTime\(msg\);/u,
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
    [
      'not even errors, and no automatic progress',
      validated,
      /infrastructureLogging\.level === "none" \|\|/u,
    ],
    [
      'and status lines',
      logging,
      /case LogType\.status:\s+if \(!debug && loglevel > LogLevel\.info\) return;/u,
      'info',
    ],
    [
      'and the titles of collapsed groups',
      logging,
      /loglevel > LogLevel\.verbose\) \{\s+if \(typeof console\.groupCollapsed === "function"\)/u,
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
      'determine colors, appending and the width of status lines',
      'webpack/lib/node/nodeConsole.js',
      /const column = stream\.columns \|\| 40;/u,
    ],
  ]),
];
