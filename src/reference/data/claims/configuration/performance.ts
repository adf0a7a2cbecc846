import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, statsPreset } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/performance', [
    [
      "They're active in every production build for browsers",
      defaults,
      /production &&\s*targetProperties &&\s*\(targetProperties\.browser \|\|/u,
    ],
    [
      'or `false`, which turns off everything on this page',
      defaults,
      /if \(performance === false\) return;/u,
    ],
    [
      'The finding becomes a build warning',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /\} else \{\s*compilation\.warnings\.push\(warning\);/u,
    ],
    [
      'The finding becomes a build error',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /if \(hints === "error"\) \{\s*compilation\.errors\.push\(warning\);/u,
    ],
    ['is on, as in the `normal` preset', statsPreset, /\bhints: NORMAL_ON,/u],
    [
      'The build stays free of warnings',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /hints === "stats"\) \{\s*compilation\.hints\.push\(warning\);/u,
    ],
    [
      "In development and in `'none'` mode, the option is `false`",
      defaults,
      /F\(performance, "hints", \(\) => \(production \? "warning" : false\)\);/u,
    ],
    [
      'The size limits are checked afterward',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /compiler\.hooks\.afterEmit\.tap\(/u,
    ],
    [
      'If a file is the only one in its chunk',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /if \(chunk\.files\.size !== 1\) continue;/u,
    ],
    [
      "the report names the chunk's three largest modules",
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /MAX_REPORTED_MODULES = 3;/u,
    ],
    [
      'It suggests `import()` if the build has no chunk',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /if \(!someAsyncChunk\) \{\s*warnings\.push\(new NoAsyncChunksWarning\(\)\);/u,
    ],
    [
      'Without a filter, everything except source maps counts',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /excludeSourceMap = \(name, source, info\) => !info\.development;/u,
    ],
    [
      "The value of every build hint that you don't set yourself",
      defaults,
      /all = performance\.all !== undefined \? performance\.all : false;/u,
    ],
    [
      'that are loaded on demand and are smaller than `splitChunks.minSize`',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /configured = splitChunks && splitChunks\.minSize;/u,
    ],
    [
      'that contains both packages and your own code',
      'webpack/lib/performance/UnsplitVendorsPlugin.js',
      /if \(vendorModules === 0 \|\| applicationModules === 0\) continue;/u,
    ],
    [
      'that the same parent both preloads and prefetches',
      'webpack/lib/performance/ConflictingResourceHintsPlugin.js',
      /if \(!children\.prefetch \|\| !children\.preload\) continue;/u,
    ],
    [
      'so the hint warns even with `hints: false`',
      'webpack/lib/performance/ConflictingResourceHintsPlugin.js',
      /const hints = this\.hints;\s*compiler\.hooks\.compilation/u,
    ],
    [
      'Modules from `regenerator-runtime` or `@babel/runtime`',
      'webpack/lib/performance/LegacyJavascriptPlugin.js',
      /EMULATING_PACKAGES = \["regenerator-runtime", "@babel\/runtime"\];/u,
    ],
    [
      'The hint needs a target that supports all of the following',
      'webpack/lib/performance/LegacyJavascriptPlugin.js',
      /for \(const feature of NATIVE_FEATURES\) \{\s*if \(!environment\[feature\]\) return;/u,
    ],
    [
      'The hint checks `test`, `include`, `exclude`, `resource`, `realResource` and `issuer`',
      'webpack/lib/performance/OsDependentRuleWarningPlugin.js',
      /\[\s*"test",\s*"include",\s*"exclude",\s*"resource",\s*"realResource",\s*"issuer"\s*\]/u,
    ],
    [
      'A production build whose `devtool` writes the map into the script',
      'webpack/lib/performance/EmbeddedSourceMapsPlugin.js',
      /if \(mode !== "production" \|\| !devtool\) return;/u,
    ],
  ]),
  ...claimsOfPage('configuration/performance', [
    [
      'a file of about 6 kB already exceeds',
      'webpack/lib/performance/InlinedAssetsPlugin.js',
      /DEFAULT_MAX_SIZE = 8096;/u,
    ],
    [
      'makes up at least half of its chunk',
      'webpack/lib/performance/LargeModulesPlugin.js',
      /DOMINANT_SHARE = 0\.5;/u,
    ],
    [
      'at least a fifth of the size that `maxAssetSize` allows',
      'webpack/lib/performance/LargeModulesPlugin.js',
      /MIN_SHARE_OF_ASSET_LIMIT = 0\.2;/u,
    ],
    [
      'At least ten chunks',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /MIN_REPORTED_CHUNKS = 10;/u,
    ],
    [
      'A chain of three or more chunks',
      'webpack/lib/performance/AsyncChunkWaterfallsPlugin.js',
      /MIN_REPORTED_DEPTH = 3;/u,
    ],
    [
      'matches twenty modules or more',
      'webpack/lib/performance/BroadContextsPlugin.js',
      /MIN_REPORTED_MODULES = 20;/u,
    ],
    [
      'Most findings list at most five places',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /MAX_REPORTED_CHUNKS = 5;/u,
    ],
  ]),
];
