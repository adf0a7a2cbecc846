import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, defaults, schema, statsPreset } from './evidence.ts';

const statsFactory = 'webpack/lib/stats/DefaultStatsFactoryPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/stats', [
    [
      "`true` and `false` stand for the presets `'normal'` and `'none'`",
      'webpack/lib/Compilation.js',
      /preset: optionsOrPreset === false \? "none" : "normal"/u,
    ],
    ['Nothing at all, not even errors', statsPreset, /none: \{\s*all: false\s*\}/u],
    [
      'Errors and where they come from',
      statsPreset,
      /errorsSpace: Infinity,\s*moduleTrace: true,\s*logging: "error"/u,
    ],
    [
      'One line with the version and the number of errors',
      statsPreset,
      /summary: \{\s*all: false,\s*version: true,\s*errorsCount: true,\s*warningsCount: true\s*\}/u,
    ],
    [
      'with modules listed by chunk',
      statsPreset,
      /modules: false,\s*chunks: true,\s*chunkRelations: true,\s*chunkModules: true,/u,
    ],
    [
      'all references to it are optional',
      'webpack/lib/module/Module.js',
      /!r\.dependency\.optional \|\|\s+!r\.isTargetActive\(undefined\)\s+\) \{\s+return false;/u,
    ],
    ['in JSON, the result also includes the source', statsPreset, /source: NORMAL_OFF,/u],
    [
      '`0` shows only the number of assets',
      statsFactory,
      /if \(max < 1\) \{\s+return [^\n]+\s+children: undefined,/u,
    ],
    [
      'as a date in text and in milliseconds in JSON',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /root && builtAt \? `\$\{formatDateTime\(builtAt\)\}: ` : "";/u,
    ],
    [
      "It's deprecated but still sets the default",
      schema,
      /\(deprecated: use 'cachedModules' instead\)/u,
    ],
    [
      'In text, the limit is small by default',
      statsPreset,
      /chunkGroupMaxAssets: \(o, \{ forToString \}\) => \(forToString \? 5 : Infinity\)/u,
    ],
    [
      'raise it if you see “6 assets”',
      statsPreset,
      /chunkGroupMaxAssets: \(o, \{ forToString \}\) => \(forToString \? 5 : Infinity\)/u,
    ],
    [
      'these lists replace the list for the whole build',
      statsPreset,
      /if \(forToString && chunks && chunkModules\) return false;/u,
    ],
    ['the default is plain text, so pass `true`', statsPreset, /\bcolors: \(\) => false/u],
    [
      'if every entry is a single file',
      statsFactory,
      /array\.every\(\(\{ chunkGroup \}\) => \{\s*if \(chunkGroup\.chunks\.length !== 1\) return false;/u,
    ],
    ['a private option that webpack-cli 7', 'webpack-cli/package.json', /"version": "7\./u],
    ["doesn't set, so nothing appears at present", commandLine, /^(?![\s\S]*\b_env\b)/u],
    [
      "`'auto'` shows it in text whenever there is one",
      statsPreset,
      /errorCause: AUTO_FOR_TO_STRING,/u,
    ],
    ["`'auto'` shows them in text", statsPreset, /errorErrors: AUTO_FOR_TO_STRING,/u],
    [
      'Otherwise, the last line is “compiled”',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /\} else \{\s*statusMessage = "compiled";/u,
    ],
    [
      'including those of child compilers',
      statsFactory,
      /object\.errorsCount = countWithChildren\(compilation,/u,
      'stats.errorsCount',
    ],
    [
      '“compiled with 2 errors” instead of “compiled successfully”',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /errorsCount === 0 && warningsCount === 0\) \{\s*statusMessage = `compiled \$\{green\("successfully"\)\}`/u,
    ],
    ['`0` shows only messages', statsFactory, /if \(errors\.length \+ 1 >= max\) \{/u],
    [
      'A string matches a whole part of the path after a slash',
      statsPreset,
      /`\[\\\\\\\\\/\]\$\{item\.replace\(/u,
    ],
    [
      "`'module'`, `'chunk'`, `'root-of-chunk'` or `'nested'`",
      statsFactory,
      /type: "module" \| "chunk" \| "root-of-chunk" \| "nested"\) => boolean/u,
    ],
    [
      '`true` hides all modules',
      statsPreset,
      /if \(typeof item === "boolean"\) \{\s*return \(\) => item;/u,
    ],
    [
      'errors, warnings, assets or an optional import',
      statsFactory,
      /groupByFlag\("optional", "optional modules"\);/u,
    ],
    ["`'log'` (also `true`) or `'verbose'`", statsPreset, /if \(value === true\) value = "log";/u],
    [
      "`'verbose'` opens them and adds measured times",
      statsFactory,
      /LogType\.time,\s*LogType\.status,\s*LogType\.clear\s*\]\);\s*collapsedGroups = true;/u,
    ],
    [
      'This option works independently of `logging`',
      statsFactory,
      /if \(logging === false && !debugMode\) continue;/u,
    ],
    [
      "By default, they're sorted by their distance from the entry",
      statsPreset,
      /modulesSort: \(\) => "depth",/u,
    ],
    ["It's in the JSON by default", statsPreset, /outputPath: OFF_FOR_TO_STRING,/u],
    [
      'with `[big]` in text',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /isOverSizeLimit \? yellow\(formatFlag\("big"\)\)/u,
    ],
    [
      "It's deprecated, but its value still sets the default",
      schema,
      /\(deprecated: use 'runtimeModules' instead\)/u,
    ],
    [
      'It is deprecated in favor of `ignoreWarnings`',
      statsFactory,
      /"config\.stats\.warningsFilter is deprecated in favor of config\.ignoreWarnings"/u,
    ],
    [
      'which is on for ECMAScript modules',
      defaults,
      /if \(output\.module\) D\(output\.resourceHints, "initial", true\);/u,
    ],
    [
      'up to a thousand lines of each list',
      'webpack/lib/stats/DefaultStatsPresetPlugin.js',
      /modulesSpace: 1000,\s+assetsSpace: 1000,/u,
    ],
    [
      'if there are more than five entries',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /entrypoints === "auto" && !chunkGroups\) \{\s+if \(array\.length > 5\) return;/u,
    ],
    [
      'only if there are at most two errors',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /cachedGetErrors\(compilation\)\.length < 3/u,
    ],
    [
      'with `!` in front for the reverse order',
      statsFactory,
      /if \(!sortOrderRegular\(field\)\) \{[\s\S]{0,80}sortFn = \(a, b\) => oldSortFn\(b, a\);/u,
    ],
  ]),
  ...measured('configuration/stats', 'webpack 5.112 still accepts it'),
];
