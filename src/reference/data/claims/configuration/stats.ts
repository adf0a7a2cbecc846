import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, defaults, schema, statsPreset } from './evidence.ts';

const statsPrinter = 'webpack/lib/stats/DefaultStatsPrinterPlugin.js';
const statsFactory = 'webpack/lib/stats/DefaultStatsFactoryPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/stats', [
    [
      "`true` and `false` stand for the presets `'normal'` and `'none'`",
      'webpack/lib/Compilation.js',
      /preset: optionsOrPreset === false \? "none" : "normal"/u,
    ],
    [
      "these methods don't read the option in the configuration",
      'webpack/lib/Compilation.js',
      /createStatsOptions\(optionsOrPreset,/u,
    ],
    [
      'are in the result only if `profile` was on',
      statsFactory,
      /const profile = moduleGraph\.getProfile\(module\);/u,
    ],
    ['Nothing at all, not even errors', statsPreset, /none: \{\s*all: false\s*\}/u],
    [
      'Errors and where they come from',
      statsPreset,
      /errorsSpace: Infinity,\s*moduleTrace: true,\s*logging: "error"/u,
    ],
    [
      'Errors, warnings, and a line on whether the build succeeded',
      statsPreset,
      /"errors-warnings": \{\s*all: false,\s*errors: true,\s*errorsCount: true,/u,
    ],
    [
      'One line with the version and the number of errors',
      statsPreset,
      /summary: \{\s*all: false,\s*version: true,\s*errorsCount: true,\s*warningsCount: true\s*\}/u,
    ],
    [
      'Errors and warnings without details',
      statsPreset,
      /minimal: \{[^}]*errorsSpace: 0,\s*warningsSpace: 0,/u,
    ],
    [
      'the number of assets and modules, and the time',
      statsPreset,
      /minimal: \{[^}]*timings: true,[^}]*assetsSpace: 0,/u,
    ],
    [
      'chunks, ids, exports, reasons for missed optimizations and the log',
      statsPreset,
      /detailed: \{[^}]*optimizationBailout: true,[^}]*logging: true,/u,
    ],
    [
      'reasons, children and the whole log',
      statsPreset,
      /verbose: \{[^}]*reasons: true,[^}]*logging: "verbose",[^}]*children: true/u,
    ],
    [
      'with modules listed by chunk',
      statsPreset,
      /modules: false,\s*chunks: true,\s*chunkRelations: true,\s*chunkModules: true,/u,
    ],
    [
      'and hardly any limit on lines',
      statsPreset,
      /chunkModulesSpace: Infinity,\s*assetsSpace: Infinity,\s*reasonsSpace: Infinity,/u,
    ],
    [
      'the same as the file on disk, and so not written',
      statsFactory,
      /object\.comparedForEmit = compilation\.comparedForEmitAssets\.has\(/u,
    ],
    [
      'all references to it are optional',
      'webpack/lib/module/Module.js',
      /!r\.dependency\.optional \|\|\s+!r\.isTargetActive\(undefined\)\s+\) \{\s+return false;/u,
    ],
    [
      'In JSON, nothing is grouped or limited',
      statsPreset,
      /ON_FOR_TO_STRING = \(\{ all \}, \{ forToString \}\) =>\s*forToString \? all !== false : all === true;/u,
    ],
    [
      'shows everything except the log, which follows `logging`',
      statsPreset,
      /forToString && all !== false \? "info" : false,/u,
    ],
    ['in JSON, the result also includes the source', statsPreset, /source: NORMAL_OFF,/u],
    [
      'In JSON, the option also fills `assetsByChunkName`',
      statsFactory,
      /object\.assetsByChunkName = /u,
    ],
    [
      "`'!size'` puts the largest first",
      statsPreset,
      /assetsSort: \(\) => "!size",/u,
      'stats.assetsSort',
    ],
    ['`false` also sorts by name', statsFactory, /comparators\.push\(compareAssetsByName\);/u],
    [
      '`0` shows only the number of assets',
      statsFactory,
      /if \(max < 1\) \{\s+return [^\n]+\s+children: undefined,/u,
    ],
    [
      'as a date in text and in milliseconds in JSON',
      statsPrinter,
      /root && builtAt \? `\$\{formatDateTime\(builtAt\)\}: ` : "";/u,
    ],
    [
      "It's deprecated but still sets the default",
      schema,
      /\(deprecated: use 'cachedModules' instead\)/u,
    ],
    [
      "files that this build didn't write, because they haven't changed",
      statsFactory,
      /const cached = !object\.emitted && !object\.comparedForEmit;/u,
    ],
    [
      'an array has one value for each child',
      statsFactory,
      /Array\.isArray\([a-zA-Z.]*children\)/u,
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
      'without hints, the field is absent',
      statsFactory,
      /if \(hints\.length > 0\) object\.resourceHints = hints;/u,
    ],
    [
      'these lists replace the list for the whole build',
      statsPreset,
      /if \(forToString && chunks && chunkModules\) return false;/u,
    ],
    [
      'The option has an effect only with `chunks`',
      statsFactory,
      /chunkModules: \(object, chunk,/u,
    ],
    [
      'parents (`<{121}>`), siblings (`={215}=`) and children',
      statsPrinter,
      /`<\{\$\{yellow\(id\)\}\}>`/u,
    ],
    [
      '`false` sorts the chunks by id',
      statsFactory,
      /compareSelect\((?:\/\*\*[^*]*\*\/\s*)?\(c\) => c\.id, compareIds\)/u,
    ],
    ['the default is plain text, so pass `true`', statsPreset, /\bcolors: \(\) => false/u],
    [
      'colors that you omit keep their usual ones',
      statsPrinter,
      /typeof options\.colors === "object"/u,
    ],
    ['groups in the log, and hints', statsPrinter, /\$\{cyan\("HINT"\)\} in/u],
    [
      'a successful build, files that were written or cached',
      statsPrinter,
      /emitted \? green\(formatFlag\("emitted"\)\) : undefined/u,
    ],
    [
      'for measured times in the log, and for modules named',
      statsPrinter,
      /"loggingEntry\(time\)\.loggingEntry\.message": \(message, \{ magenta \}\)/u,
    ],
    [
      'for errors, failed modules and whatever stops a build',
      statsPrinter,
      /\$\{error \? red\("ERROR"\) : yellow\("WARNING"\)\} in/u,
    ],
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
    [
      'it never shows details of warnings',
      statsFactory,
      /type\.endsWith\("\.error"\) && cachedGetErrors\(compilation\)\.length < 3/u,
    ],
    ["`'auto'` shows them in text", statsPreset, /errorErrors: AUTO_FOR_TO_STRING,/u],
    [
      'Otherwise, the last line is “compiled”',
      statsPrinter,
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
      statsPrinter,
      /errorsCount === 0 && warningsCount === 0\) \{\s*statusMessage = `compiled \$\{green\("successfully"\)\}`/u,
    ],
    ['`0` shows only messages', statsFactory, /if \(errors\.length \+ 1 >= max\) \{/u],
    [
      'A regular expression is tested against the name, and a function gets the name and the asset',
      statsFactory,
      /excludeAssets\.some\(\(fn\) => fn\(ident, asset\)\)/u,
    ],
    [
      'A string matches a whole part of the path after a slash',
      statsPreset,
      /`\[\\\\\\\\\/\]\$\{item\.replace\(/u,
    ],
    [
      'Hidden assets are still counted in one line',
      statsFactory,
      /type: "hidden assets",\s*filteredChildren: assets\.length,/u,
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
      'taken from the cache, or above the size limit',
      statsFactory,
      /groupByFlag\("comparedForEmit"\);\s*groupByFlag\("isOverSizeLimit"\);/u,
    ],
    [
      'only for development, like source maps',
      statsFactory,
      /groupByAssetInfoFlag\("development"\);/u,
    ],
    [
      'errors, warnings, assets or an optional import',
      statsFactory,
      /groupByFlag\("optional", "optional modules"\);/u,
    ],
    [
      'It also groups orphans and dependent modules',
      statsFactory,
      /if \(groupModulesByAttributes \|\| !options\.dependentModules\) \{/u,
    ],
    [
      'had code generated, came from the cache, and can be cached at all',
      statsFactory,
      /groupByFlag\("cacheable", "cacheable modules"\);\s*groupByFlag\("built"/u,
    ],
    [
      'Queries and the note “+ 2 modules” after a name are ignored',
      statsFactory,
      /= parseResource\([^)]*\(module\.name\.split/u,
    ],
    ['Data URLs are grouped by media type', statsFactory, /isDataUrl\s*\? "modules by mime type"/u],
    [
      'the part of the type before the slash',
      statsFactory,
      /module\.moduleType\.split\("\/", 1\)\[0\]/u,
    ],
    ['by the module that they come from', statsFactory, /type: "from origin",/u],
    ["`'log'` (also `true`) or `'verbose'`", statsPreset, /if \(value === true\) value = "log";/u],
    [
      'Each level includes the ones before it',
      statsFactory,
      /acceptedTypes = new Set\(\[LogType\.error, LogType\.warn\]\);/u,
    ],
    [
      "but doesn't show what is in collapsed groups",
      statsPrinter,
      /LogType\.groupCollapsed|"loggingEntry\(groupCollapsed\)/u,
    ],
    [
      "`'verbose'` opens them and adds measured times",
      statsFactory,
      /LogType\.time,\s*LogType\.status,\s*LogType\.clear\s*\]\);\s*collapsedGroups = true;/u,
    ],
    [
      'even debug messages, from loggers whose names match',
      statsFactory,
      /if \(!debugMode && !acceptedTypes\.has\(type\)\) continue;/u,
    ],
    [
      'A string matches only the part of a name after a slash',
      statsPreset,
      /new RegExp\(\s*`\[\\\\\\\\\/\]\$\{item\.replace\(/u,
    ],
    [
      'This option works independently of `logging`',
      statsFactory,
      /if \(logging === false && !debugMode\) continue;/u,
    ],
    ['comes after “LOG from”', statsPrinter, /bold\(`LOG from \$\{name\}`\)/u],
    [
      'for errors, warnings and calls to `logger.trace()`',
      'webpack/lib/Compilation.js',
      /case LogType\.warn:\s*case LogType\.error:\s*case LogType\.trace:/u,
    ],
    [
      'lists below the chunks replace this list in the text',
      statsPreset,
      /if \(forToString && chunks && chunkModules\) return false;/u,
    ],
    [
      "By default, they're sorted by their distance from the entry",
      statsPreset,
      /modulesSort: \(\) => "depth",/u,
    ],
    ["It's in the JSON by default", statsPreset, /outputPath: OFF_FOR_TO_STRING,/u],
    ['with `[big]` in text', statsPrinter, /isOverSizeLimit \? yellow\(formatFlag\("big"\)\)/u],
    [
      'Adds `output.publicPath`, with its placeholders filled in',
      statsFactory,
      /object\.publicPath = compilation\.getPath\(/u,
    ],
    [
      "It's deprecated, but its value still sets the default",
      schema,
      /\(deprecated: use 'runtimeModules' instead\)/u,
    ],
    [
      'or for which a function returns `true`',
      statsPreset,
      /if \(typeof filter === "function"\) \{\s*return filter;/u,
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
      statsPreset,
      /modulesSpace: 1000,\s+assetsSpace: 1000,/u,
    ],
    [
      'if there are more than five entries',
      statsFactory,
      /entrypoints === "auto" && !chunkGroups\) \{\s+if \(array\.length > 5\) return;/u,
    ],
    [
      'only if there are at most two errors',
      statsFactory,
      /cachedGetErrors\(compilation\)\.length < 3/u,
    ],
    [
      'with `!` in front for the reverse order',
      statsFactory,
      /if \(!sortOrderRegular\(field\)\) \{[\s\S]{0,80}sortFn = \(a, b\) => oldSortFn\(b, a\);/u,
    ],
    [
      '`statsNormalize` fills in defaults, even for your own options',
      'webpack/lib/Compilation.js',
      /this\.hooks\.statsNormalize\.call\(/u,
    ],
    [
      'many defaults differ between text and JSON',
      statsPreset,
      /forToString \? all !== false : all === true;[\s\S]{0,450}forToString \? all === true : all !== false;/u,
    ],
    ['an option like `ids` seems to do nothing in JSON', statsPreset, /\bids: OFF_FOR_TO_STRING,/u],
    [
      '`all` replaces all of these defaults at once',
      statsPreset,
      /NORMAL_ON = \(\{ all \}\) => all !== false;/u,
    ],
    [
      'the same as `stats: false`',
      'webpack/lib/Compilation.js',
      /preset: optionsOrPreset === false \? "none" : "normal"/u,
    ],
    [
      'The same as `stats: true`',
      'webpack/lib/Compilation.js',
      /preset: optionsOrPreset === false \? "none" : "normal"/u,
    ],
    ['`all: false` starts from an empty result', statsPreset, /none: \{\s*all: false\s*\}/u],
    [
      'The old name of `cachedModules`',
      statsPreset,
      /cachedModules: \(\{ all, cached \}, \{ forToString \}\) =>\s*cached !== undefined \? cached/u,
    ],
    [
      'The former name of `runtimeModules`',
      statsPreset,
      /runtimeModules: \(\{ all, runtime \}, \{ forToString \}\) =>\s*runtime !== undefined/u,
    ],
    [
      'If there are more, only their number is shown',
      statsPreset,
      /chunkGroupMaxAssets: \(o, \{ forToString \}\) => \(forToString \? 5 : Infinity\)/u,
    ],
    [
      '`true` shows the messages from every logger',
      statsPreset,
      /typeof item === "boolean"\) \{\s*return \(\) => item;/u,
    ],
    [
      'Hides modules that match the filter or, with an',
      statsPreset,
      /excludeModules: \(value\) => \{\s*if \(!Array\.isArray\(value\)\)/u,
    ],
    [
      'The times of individual modules are included only with `profile`',
      statsFactory,
      /if \(profile\) \{\s*object\.profile = factory\.create\(/u,
    ],
    ['the text says “1 related asset”', statsPrinter, /related \$\{plural\(/u],
    [
      'it changes the last line to “compiled with 1 warning”',
      statsPrinter,
      /statusMessage = `compiled with \$\{warningsMessage\}`;/u,
    ],
    ['Meant to add the `--env` values', statsPrinter, /`Environment \(--env\): \$\{bold\(/u],
    ['webpack says how to see them', statsPrinter, /Use 'stats\.errorDetails: true' resp/u],
    [
      'The text shows them as `./src/app.js + 3 modules`',
      'webpack/lib/optimize/ConcatenatedModule.js',
      /\+ \$\{\s*this\._modules\.size - 1\s*\} modules`/u,
    ],
    [
      'This is the coarsest grouping and comes last',
      statsFactory,
      /groupAssetsByInfo: \([\s\S]{0,900}groupAssetsByChunk: \(/u,
    ],
    [
      'Groups assets by file extension, as in `*.js`',
      statsFactory,
      /groupAssetsByExtension && GROUP_EXTENSION_REGEXP\.exec\(asset\.name\);/u,
    ],
    [
      "`'!size'` begins with the largest modules",
      statsFactory,
      /if \(field\[0\] === "!"\) \{\s*return false;/u,
    ],
    [
      'such as `[entry]` for a chunk with the runtime',
      statsPrinter,
      /entry \? yellow\(formatFlag\("entry"\)\) : undefined/u,
    ],
    [
      '`[initial]` for a chunk that is loaded at the',
      statsPrinter,
      /initial \? yellow\(formatFlag\("initial"\)\) : undefined/u,
    ],
    ['The JSON grows by the size of your project', statsPreset, /\bsource: NORMAL_OFF,/u],
    [
      'Shows modules that are in no chunk',
      statsFactory,
      /chunkGraph\.getNumberOfModuleChunks\(module\) === 0;/u,
    ],
    [
      'In text, webpack puts similar assets and modules',
      statsPreset,
      /groupModulesByType: ON_FOR_TO_STRING,[\s\S]{0,900}groupAssetsByInfo: ON_FOR_TO_STRING,/u,
    ],
  ]),
  ...measured('configuration/stats', 'webpack 5.112 still accepts it'),
];
