import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/optimize-plugins', [
    [
      'Use the options: webpack creates the plugins once',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new SideEffectsFlagPlugin\(/u,
    ],
    [
      'On by default in',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "realContentHash", production\);/u,
    ],
    [
      'all modes, but less thorough outside production',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "sideEffects", \(\) => \(production \? true : "flag"\)\);/u,
    ],
    [
      'that has neither `runtime` nor `dependOn`',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /data\.options\.runtime === undefined && !data\.options\.dependOn/u,
    ],
    [
      'Moves the runtime out of entries',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /data\.options\.runtime = /u,
    ],
    [
      "a function that gets an object with the entry's `name`",
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /name = name\(\{ name: entryName \}\);/u,
    ],
    [
      'each entry gets `runtime~` followed by its own name',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /name: \(entrypoint\) => `runtime~\$\{entrypoint\.name\}`/u,
    ],
    [
      'With a runtime chunk, one more file has',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /data\.options\.runtime = name;/u,
    ],
    [
      'once all minimizing is done',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
    ],
    [
      'searches all text files for content hashes',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /if \(Buffer\.isBuffer\(content\)\) \{\s+asset\.referencedHashes = EMPTY_SET;/u,
    ],
    [
      'but the results are cached',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /await cacheGenerate\.providePromise\(/u,
    ],
    [
      'webpack passes on the value of `output.hashFunction`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new RealContentHashPlugin\(\{\s*hashFunction:/u,
    ],
    [
      'webpack passes on `output.hashDigest`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /hashDigest: options\.output\.hashDigest,/u,
    ],
    [
      'the plugin only corrects names that have become wrong',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /if \(this\._onDemand && !repairing\) return;/u,
    ],
    [
      'after RealContentHashPlugin has run, the hashes',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
    ],
    [
      'Change assets at `PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE` or earlier',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
    ],
    [
      '`true` analyzes statements',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(this\._analyseSource\) \{/u,
    ],
    [
      "as the option does with `'flag'`",
      'webpack/lib/config/WebpackOptionsApply.js',
      /SideEffectsFlagPlugin\(\s+options\.optimization\.sideEffects === true\s/u,
    ],
    [
      'webpack does the work twice',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new SideEffectsFlagPlugin\(\s*options\.optimization\.sideEffects === true/u,
    ],
    [
      'The plugin is in `webpack.prefetch`',
      'webpack/lib/index.js',
      /prefetch: \{[\s\S]*get ChunkPrefetchPreloadPlugin\(\)/u,
    ],
    [
      'Merges two lazily loaded chunks',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /if \(a\.canBeInitial\(\)\) continue;/u,
    ],
    [
      'until no pair is worth merging',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /if \(bestImprovement < minSizeReduce\) return;/u,
    ],
    [
      'are then written only once',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /chunkGraph\.integrateChunks\(/u,
    ],
    [
      'the ratio is 2',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /improvement = \(aSize \+ bSize\) \/ abSize;/u,
    ],
    [
      "for two chunks without a common module, it's 1",
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /improvement = \(aSize \+ bSize\) \/ abSize;/u,
    ],
    [
      'Minimum ratio of the combined size',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /const improvement = \(aSize \+ bSize\) \/ abSize;/u,
    ],
    [
      'The higher the number, the fewer chunks are merged',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /if \(bestImprovement < minSizeReduce\) return;/u,
    ],
    [
      'The plugin compares all pairs of chunks again',
      'webpack/lib/optimize/AggressiveMergingPlugin.js',
      /chunkGraph\.integrateChunks\([^;]*;\s*compilation\.chunks\.delete\(bestA\);\s*return true;/u,
    ],
    [
      'The plugin is deprecated, prints a warning',
      'webpack/lib/index.js',
      /get AggressiveSplittingPlugin\(\) \{\s+return util\.deprecate\(/u,
    ],
    [
      'stores in records how it split them',
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /records\.aggressiveSplits = \[\.\.\.allSplits\];/u,
    ],
    [
      'even if the piece becomes larger than `maxSize`',
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /newSize > maxSize && selectedModulesSize >= minSize/u,
    ],
    [
      'above which a chunk is split',
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /size > maxSize &&\s+chunkGraph\.getNumberOfChunkModules\(chunk\) > 1/u,
    ],
    [
      "doesn't read it, so the cost of a chunk isn't counted",
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /^(?![\s\S]*options\.chunkOverhead)/u,
    ],
    [
      "doesn't read it, so entries are measured like all other chunks",
      'webpack/lib/optimize/AggressiveSplittingPlugin.js',
      /^(?![\s\S]*options\.entryChunkMultiplicator)/u,
    ],
    [
      "It's always active but adds nothing to builds without such comments",
      'webpack/lib/config/WebpackOptionsApply.js',
      /new ChunkPrefetchPreloadPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'when `optimization.realContentHash` is off and `output.module` is on',
      'webpack/lib/config/WebpackOptionsApply.js',
      /realContentHash \|\| options\.output\.module\) \{[^!]*onDemand: !options\.optimization\.realContentHash/u,
    ],
  ]),
  ...measured(
    'plugins/optimize-plugins',
    'two chunks of 3.1 kB that contain the same module of 3 kB, one file of 3.2 kB remains',
  ),
];
