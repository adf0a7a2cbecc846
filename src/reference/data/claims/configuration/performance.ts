import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, commandLine, defaults, schema, statsPreset } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/performance', [
    [
      "They're active in every production build for browsers",
      defaults,
      /production &&\s*targetProperties &&\s*\(targetProperties\.browser \|\|/u,
    ],
    [
      "They're off until you ask for them",
      defaults,
      /D\(performance, "analyzableBailouts", all\);/u,
    ],
    [
      'or `false`, which turns off everything on this page',
      defaults,
      /if \(performance === false\) return;/u,
    ],
    [
      'then, the files have been written, but the build still fails',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /if \(hints === "error"\) \{\s*compilation\.errors\.push\(\.\.\.warnings\);/u,
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
      'printed with the prefix `HINT`',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /cyan\("HINT"\)/u,
    ],
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
      'that an entry loads at the start',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /for \(const file of entrypoint\.getFiles\(\)\) \{/u,
    ],
    [
      'It suggests `import()` if the build has no chunk',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /if \(!someAsyncChunk\) \{\s*warnings\.push\(new NoAsyncChunksWarning\(\)\);/u,
    ],
    [
      'if an oversized entry contains the runtime',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /if \(hasEmbeddedRuntime\(compilation\.chunkGraph, entry\)\) \{/u,
    ],
    [
      'It gets the name, the source object and the',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /assetFilter\(asset\.name, asset\.source, asset\.info\)/u,
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
      'usually the worst ones first',
      'webpack/lib/performance/LargeModulesPlugin.js',
      /large\.sort\(\(a, b\) => b\.size - a\.size/u,
    ],
    [
      'A module that was written into more than one chunk',
      'webpack/lib/performance/DuplicateModulesPlugin.js',
      /if \(chunks\.size < 2\) continue;/u,
    ],
    [
      'with the bytes that the extra copies cost',
      'webpack/lib/performance/DuplicateModulesPlugin.js',
      /getModuleSize\(module\) \* \(chunks\.size - 1\);/u,
    ],
    [
      'or twice in the same version from two folders',
      'webpack/lib/performance/DuplicatePackagesPlugin.js',
      /copies\.get\(descriptionFileRoot\)/u,
    ],
    [
      'that are loaded on demand and are smaller than `splitChunks.minSize`',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /configured = splitChunks && splitChunks\.minSize;/u,
    ],
    [
      'A chunk that a page loads at the start and',
      'webpack/lib/performance/UnsplitVendorsPlugin.js',
      /if \(!chunk\.canBeInitial\(\)\) continue;/u,
    ],
    [
      'that contains both packages and your own code',
      'webpack/lib/performance/UnsplitVendorsPlugin.js',
      /if \(vendorModules === 0 \|\| applicationModules === 0\) continue;/u,
    ],
    [
      'The finding names the cache group and the limit',
      'webpack/lib/performance/SplitChunksCappedPlugin.js',
      /cacheGroup: split\.cacheGroup,\s*chunk,\s*limit: split\.limit,/u,
    ],
    [
      'of a module that is already loaded when the call runs',
      'webpack/lib/performance/RedundantDynamicImportsPlugin.js',
      /if \(loaded\.has\(chunk\)\) \{\s*present = true;/u,
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
      'Both look for every name unless you give a pattern',
      'webpack/lib/performance/BroadContextsPlugin.js',
      /WILDCARD_PREFIX = "\^\\\\\.\\\\\/\.\*";/u,
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
      'A module that is bundled although none of its exports is used',
      'webpack/lib/performance/UnusedModulesPlugin.js',
      /if \(!hasOnlyUnusedExports\(module, moduleGraph, chunkGraph\)\) continue;/u,
    ],
    [
      'or says that a re-export brought in the module',
      applied,
      /new UnusedReexportsPlugin\(options\.performance\)\.apply\(compiler\);/u,
    ],
    [
      'for an import whose binding is never read',
      'webpack/lib/performance/UnusedAssetsPlugin.js',
      /!isDependencyKind\(dependency, "esm-side-effect-import"\)/u,
    ],
    [
      'says nothing about `sideEffects`',
      'webpack/lib/performance/MissingSideEffectsPlugin.js',
      /if \("sideEffects" in description\) return undefined;/u,
    ],
    [
      'A module whose list of exports webpack cannot determine',
      'webpack/lib/performance/DynamicExportsPlugin.js',
      /otherExportsInfo\.provided !==\s*null/u,
    ],
    [
      'in front of a call, a `new` or a tagged template',
      'webpack/lib/performance/PureAnnotationsPlugin.js',
      /ANNOTATED_TYPES = new Set\(\[\s*"CallExpression",\s*"NewExpression",\s*"TaggedTemplateExpression"\s*\]/u,
    ],
    [
      'with the module that imports them, grouped by reason',
      'webpack/lib/performance/ScopeHoistingBailoutsPlugin.js',
      /byReason\.set\(reason, \[entry\]\);/u,
    ],
    [
      'means any script without `import` and `export`',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /\(module\.buildInfo\)\.strict\)\) \{\s*setBailoutReason\(module, "Module is not in strict mode"/u,
    ],
    [
      'A module with a direct call to `eval`',
      'webpack/lib/performance/EvalUsagePlugin.js',
      /parser\.hooks\.call\.for\("eval"\)\.tap\(/u,
    ],
    [
      'at the top level of an ES module',
      'webpack/lib/performance/TopLevelThisPlugin.js',
      /buildMeta\.exportsType !== "namespace"\) return;/u,
    ],
    [
      'or in an arrow function at that level',
      'webpack/lib/performance/TopLevelThisPlugin.js',
      /REBINDS_THIS = new Set\(\["FunctionDeclaration", "FunctionExpression"\]\);/u,
    ],
    [
      'In ES module output, a reference',
      'webpack/lib/performance/AnalyzableBailoutsPlugin.js',
      /if \(!runtimeTemplate\.isModule\(\)\) return;/u,
    ],
    [
      '`commonjs`, `commonjs2`, `commonjs-module` or `commonjs-static`',
      'webpack/lib/performance/MixedExportsPlugin.js',
      /"commonjs",\s*"commonjs2",\s*"commonjs-module",\s*"commonjs-static"\s*\]/u,
    ],
    [
      'a default export as well as named exports',
      'webpack/lib/performance/MixedExportsPlugin.js',
      /if \(!hasDefault \|\| named\.length === 0\) continue;/u,
    ],
    [
      'or pick one export with `output.library.export`',
      'webpack/lib/performance/MixedExportsPlugin.js',
      /if \(library\.export\) continue;/u,
    ],
    [
      "externals, rules, and module federation's `shared` or `remotes`",
      applied,
      /new UnusedExternalsPlugin\(options\.performance\)[^;]*;\s*new UnusedFederationPlugin\(/u,
    ],
    [
      'The hint warns even with `hints: false`',
      'webpack/lib/performance/UnusedRuleWarningPlugin.js',
      /const hints = this\.hints;\s*compiler\.hooks\.compilation/u,
    ],
    [
      'matches only `/` or only `\\`',
      'webpack/lib/performance/OsDependentRuleWarningPlugin.js',
      /return posix \? "posix" : "windows";/u,
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
    [
      'that a loader rewrote without returning a map',
      'webpack/lib/performance/MissingSourceMapsPlugin.js',
      /originalSource\(\) instanceof SourceMapSource\) continue;/u,
    ],
    [
      'although the cache was filled',
      'webpack/lib/performance/CacheEffectivenessPlugin.js',
      /warmRebuild = rebuilt > 0 && rebuilt < total;/u,
    ],
    [
      'with their own time and number of runs',
      'webpack/lib/performance/HotspotsPlugin.js',
      /const own = elapsed - frame\.child;/u,
    ],
    [
      'all hooks of the compiler, the compilation and the module factories',
      'webpack/lib/performance/HotspotsPlugin.js',
      /interceptAll\(compilation\);\s*interceptAll\(normalModuleFactory\);\s*interceptAll\(contextModuleFactory\);/u,
    ],
    [
      'The limit in bytes for the total size',
      schema,
      /"Total size of an entry point \(in bytes\)\."/u,
    ],
    [
      'The largest size in bytes that a single file can have',
      schema,
      /"File size limit \(in bytes\) when exceeded/u,
    ],
    [
      "Chunks that are loaded later with `import()` aren't included",
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /for \(const file of entrypoint\.getFiles\(\)\) \{/u,
    ],
    [
      'If either limit is exceeded, webpack adds advice',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /if \(warnings\.length > 0\) \{\s*const someAsyncChunk = find\(/u,
    ],
    [
      '`all: true`, set the exceptions to `false`',
      defaults,
      /D\(performance, "duplicateModules", all\);/u,
    ],
    [
      "The limits and `hints` aren't affected",
      defaults,
      /D\(performance, "maxAssetSize", 250000\);\s*D\(performance, "maxEntrypointSize", 250000\);/u,
    ],
    [
      'Only three hints about mistakes still warn',
      'webpack/lib/performance/OsDependentRuleWarningPlugin.js',
      /^(?![\s\S]*if \(!hints\) return)[\s\S]*const hints = this\.hints;/u,
    ],
    [
      'Build hints are known before files are written',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /compilation\.hooks\.afterSeal\.tap\(PLUGIN_NAME/u,
    ],
    [
      'listed under `hints` in the JSON',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.hints = /u,
    ],
    [
      'takes its time in every build, even in watch mode',
      'webpack/lib/module/NormalModule.js',
      /if \(!cacheable\) return callback\(null, true\);/u,
    ],
    [
      'because `maxInitialRequests` or `maxAsyncRequests` was reached',
      'webpack/lib/performance/SplitChunksCappedPlugin.js',
      /limit: split\.limit,/u,
    ],
    [
      'Sizes are those of the files on disk',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /const size = info\.size \|\| source\.size\(\);/u,
    ],
    [
      'and returns `true` for a file that counts',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /if \(!assetFilter\(name, source, info\) \|\| !source\) \{\s*continue;/u,
    ],
    [
      'with the shortest cycle in each',
      'webpack/lib/optimize/CircularModulesPlugin.js',
      /cycle: formatShortestCycle\(members, moduleGraph, requestShortener\)/u,
    ],
    [
      'that import each other without `import()`',
      'webpack/lib/optimize/CircularModulesPlugin.js',
      /const target = getSynchronousTarget\(connection, module, moduleGraph\);/u,
    ],
    [
      'The finding names the top-level statement that keeps it',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /sideEffectStatement =\s*`\$\{type\} at \$\{at\}`;/u,
    ],
    [
      'with line and column, or says',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /const at = formatLocation\(loc\);[\s\S]{0,400}`\$\{type\} at \$\{at\}`/u,
    ],
    [
      'The finding gives the reason, for example an assignment to',
      'webpack/lib/template/RuntimeTemplate.js',
      /"__webpack_public_path__ is reassigned in a runtime this module belongs to"/u,
    ],
    [
      'The hint reports even the smallest package',
      'webpack/lib/performance/UnsplitVendorsPlugin.js',
      /if \(vendorModules === 0 \|\| applicationModules === 0\) continue;/u,
    ],
    [
      'Work after an `await` is not counted',
      'webpack/lib/performance/HotspotsPlugin.js',
      /try \{\s*return run\(\);\s*\} finally \{\s*const elapsed = msSince\(start\);/u,
    ],
    [
      'with the bytes this costs',
      'webpack/lib/performance/MissingSideEffectsPlugin.js',
      /wasted \+= size;/u,
    ],
    [
      '`new Function()` sees only global names',
      'webpack/lib/performance/EvalUsagePlugin.js',
      /^(?![\s\S]*\.for\("Function"\))[\s\S]*\.for\("eval"\)/u,
    ],
    [
      'The `import()` splits nothing off',
      'webpack/lib/performance/RedundantDynamicImportsPlugin.js',
      /if \(loaded\.has\(chunk\)\) \{\s*present = true;/u,
    ],
    [
      'the number of modules that can never be cached',
      'webpack/lib/performance/CacheEffectivenessPlugin.js',
      /if \(buildInfo\.cacheable !== false\) continue;[\s\S]{0,60}uncacheable\+\+;/u,
    ],
    [
      "A rule's regular expression that matches only",
      'webpack/lib/performance/OsDependentRuleWarningPlugin.js',
      /return posix \? "posix" : "windows";/u,
    ],
    [
      'Each hint is a boolean',
      schema,
      /"cacheEffectiveness": \{\s+"description": "[^"]+",\s+"type": "boolean",/u,
    ],
    [
      'and most hints are not even computed',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /const hints = this\.hints;\s+if \(!hints\) return;/u,
    ],
    [
      'stay silent outside production unless `hints` is set',
      defaults,
      /F\(performance, "hints", \(\) => \(production \? "warning" : false\)\);/u,
    ],
    [
      "Apart from `hints: 'error'`, they don't change what's written",
      'webpack/lib/performance/TinyChunksPlugin.js',
      /if \(hints === "error"\) \{\s*compilation\.errors\.push\(warning\);/u,
    ],
    [
      'to which the two limits apply',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /return asset && assetFilter\(asset\.name, asset\.source, asset\.info\);/u,
    ],
    [
      'Two limits guard the size of what visitors download',
      defaults,
      /D\(performance, "maxAssetSize", 250000\);\s*D\(performance, "maxEntrypointSize", 250000\);/u,
    ],
    [
      "sharing between entries requires `chunks: 'all'` or `'initial'`",
      defaults,
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      'Nothing that it exports can be dropped',
      'webpack/lib/performance/DynamicExportsPlugin.js',
      /otherExportsInfo\.provided !==\s*null/u,
    ],
    [
      'in front of an identifier or a function, it is ignored',
      'webpack/lib/performance/PureAnnotationsPlugin.js',
      /ANNOTATED_TYPES = new Set\(\[\s*"CallExpression",\s*"NewExpression",\s*"TaggedTemplateExpression"\s*\]/u,
    ],
    [
      'if an external does not match, the module is bundled',
      applied,
      /new UnusedExternalsPlugin\(options\.performance\)/u,
    ],
    [
      'or lower `dataUrlCondition.maxSize` if the type is `asset`',
      'webpack/lib/performance/InlinedAssetsPlugin.js',
      /if \(!buildInfo\.dataUrl\) continue;/u,
    ],
    [
      'for other targets, as soon as you set `performance`',
      'webpack/lib/config/defaults.js',
      /production &&\s*targetProperties &&\s*\(targetProperties\.browser \|\|/u,
    ],
    [
      'both limits and all hints, whatever else is set',
      'webpack/lib/config/defaults.js',
      /if \(performance === false\) return;/u,
    ],
    [
      'so in production, a finding keeps webpack from writing any files',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /compilation\.hooks\.afterSeal\.tap\(PLUGIN_NAME/u,
    ],
    [
      '`conflictingResourceHints` and two about the configuration',
      'webpack/lib/performance/OsDependentRuleWarningPlugin.js',
      /^(?![\s\S]*if \(!hints\) return)[\s\S]*const hints = this\.hints;/u,
    ],
    [
      'and available to tools in `stats.warnings`',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /\} else \{\s*compilation\.warnings\.push\(warning\);/u,
    ],
    [
      'including images and fonts',
      'webpack/lib/performance/SizeLimitsPlugin.js',
      /excludeSourceMap = \(name, source, info\) => !info\.development;/u,
    ],
    [
      'A package that is bundled in two versions',
      'webpack/lib/performance/DuplicatePackagesPlugin.js',
      /copies\.get\(descriptionFileRoot\)/u,
    ],
    [
      'A split that `splitChunks` could not make',
      'webpack/lib/performance/SplitChunksCappedPlugin.js',
      /limit: split\.limit,/u,
    ],
    [
      'each of which is requested only when the one before it has run',
      'webpack/lib/performance/AsyncChunkWaterfallsPlugin.js',
      /MIN_REPORTED_DEPTH = 3;/u,
    ],
    [
      'because something also imports it statically',
      'webpack/lib/performance/RedundantDynamicImportsPlugin.js',
      /if \(loaded\.has\(chunk\)\) \{\s*present = true;/u,
    ],
    [
      'in a build whose target understands the syntax',
      'webpack/lib/performance/LegacyJavascriptPlugin.js',
      /for \(const feature of NATIVE_FEATURES\) \{\s*if \(!environment\[feature\]\) return;/u,
    ],
    [
      'A file that is emitted',
      'webpack/lib/performance/UnusedAssetsPlugin.js',
      /!isDependencyKind\(dependency, "esm-side-effect-import"\)/u,
    ],
    [
      'such as a CommonJS module that assigns `exports[name]`',
      'webpack/lib/performance/DynamicExportsPlugin.js',
      /otherExportsInfo\.provided !==\s*null/u,
    ],
    [
      'Modules that could not be merged',
      'webpack/lib/performance/ScopeHoistingBailoutsPlugin.js',
      /byReason\.set\(reason, \[entry\]\);/u,
    ],
    [
      'that webpack could not write as plain `import()` or `new URL()`',
      'webpack/lib/performance/AnalyzableBailoutsPlugin.js',
      /if \(!runtimeTemplate\.isModule\(\)\) return;/u,
    ],
    [
      'and the command ends with a non-zero exit code',
      commandLine,
      /hasErrors\(\)[\s\S]{0,200}process\.exitCode = 1;/u,
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
