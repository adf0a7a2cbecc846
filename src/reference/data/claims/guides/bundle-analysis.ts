import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, defaults, exitsWithOne } from './evidence.ts';

const cliPlugin = 'webpack-cli/lib/plugins/cli-plugin.js';
const analyzer = 'webpack-bundle-analyzer/lib/BundleAnalyzerPlugin.js';
const printer = 'webpack/lib/stats/DefaultStatsPrinterPlugin.js';
const sizeLimits = 'webpack/lib/performance/SizeLimitsPlugin.js';
const duplicates = 'webpack/lib/errors/DuplicatePackagesWarning.js';
const allHints =
  /const all = performance\.all !== undefined \? performance\.all : false;\s+D\(performance, "analyzableBailouts", all\)/u;

export const claims: readonly Claim[] = [
  ...measured(
    'guides/bundle-analysis',
    'These are sizes before minimizing',
    'and brings in 640 modules',
    "so webpack can't leave any of them out",
    'loads 225 KiB instead of 304 KiB',
    'often 10 MB and more',
  ),
  ...claimsOfPage('guides/bundle-analysis', [
    [
      'This opens a map of the bundle in the browser',
      analyzer,
      /analyzerMode: "server",[\s\S]{0,300}openAnalyzer: true,/u,
    ],
    [
      "if the analyzer isn't installed, webpack-cli offers to install it",
      cli,
      /isPackageInstalled\("webpack-bundle-analyzer"\)\)\) \{\s+await this\.installPackage\("webpack-bundle-analyzer"/u,
    ],
    [
      '`[big]` marks files and entry points over the limit',
      printer,
      /"chunkGroup\.isOverSizeLimit": [^?]*\?\s+yellow\(formatFlag\("big"\)\)/u,
    ],
    [
      'and the files that it needs at the start',
      printer,
      /"chunkGroup\.assetsSize": \(size, \{ formatSize \}\) =>/u,
    ],
    [
      'with source maps and other extra files in parentheses',
      printer,
      /"chunkGroup\.auxiliaryAssetsSize": [^?]*\?\s+`\(\$\{formatSize\(size\)\}\)`/u,
    ],
    [
      'The warnings at the end list the largest modules',
      'webpack/lib/errors/AssetsOverSizeLimitWarning.js',
      /`\\n {4}Largest modules: \$\{asset\.modules/u,
    ],
    [
      'the same tool that `--analyze` starts',
      cliPlugin,
      /\(await import\("webpack-bundle-analyzer"\)\)\.default;/u,
    ],
    [
      '`stats.json` contains the reasons for every module',
      'webpack/lib/stats/DefaultStatsPresetPlugin.js',
      /\breasons: OFF_FOR_TO_STRING,/u,
    ],
    ['Each hint can be switched on with an option', defaults, allHints],
    [
      'in different versions or from different folders',
      duplicates,
      /versions\.size > 1\s+\? `Multiple versions of the package [\s\S]{0,140}: `The package "\$\{name\}"/u,
    ],
    [
      "because they don't declare `sideEffects`",
      'webpack/lib/performance/MissingSideEffectsPlugin.js',
      /if \("sideEffects" in description\) return undefined;/u,
    ],
    ['every hint that webpack has', defaults, allHints],
    ['including slow plugins', defaults, /D\(performance, "hotspots", all\);/u],
    ['values that are never read', defaults, /D\(performance, "unusedConfig", all\);/u],
    [
      'there is no `import()`, so visitors',
      sizeLimits,
      /if \(!someAsyncChunk\) \{\s+warnings\.push\(new NoAsyncChunksWarning\(\)\);/u,
    ],
    ['The exit code is 1, so any', cli, exitsWithOne],
    [
      "Source maps don't count toward the limits",
      sizeLimits,
      /const excludeSourceMap = \(name, source, info\) => !info\.development;/u,
    ],
    [
      'puts packages into `vendor` only if the first page needs them',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(chunks === "initial"\) \{\s+return INITIAL_CHUNK_FILTER;/u,
    ],
    [
      'everything from `node_modules` then ends up in that one file',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(chunks === "all"\) \{\s+return ALL_CHUNK_FILTER;/u,
    ],
    [
      'Sizes are in bytes before compression',
      sizeLimits,
      /size \+= asset\.info\.size \|\| asset\.source\.size\(\);/u,
    ],
  ]),
];
