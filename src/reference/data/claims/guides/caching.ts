import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { assetName, defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/caching', 'Only one file of about 200 bytes changes'),
  ...claimsOfPage('guides/caching', [
    [
      'webpack adds `[immutable]` to the files',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /immutable \? green\(formatFlag\("immutable"\)\)/u,
    ],
    [
      'in production, webpack computes it from the final, minimized file',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "realContentHash", production\);/u,
    ],
    [
      '`enforce` tells webpack to ignore its minimum size',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.enforce \? undefined : this\.options\.minSize\s/u,
    ],
    [
      'In development, the default is',
      defaults,
      /F\(optimization, "moduleIds", \(\) => \{[\s\S]{0,80}?if \(development\) return "named";/u,
    ],
    ['images and fonts have one by default', defaults, assetName],
    [
      'at most three digits for up to 50 modules, four',
      'webpack/lib/ids/IdHelpers.js',
      /items\.length \* 20 \+ extraSpace,/u,
    ],
    [
      'The numbers have at most three digits for',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /options\.maxLength \|\| 3;/u,
    ],
    [
      'it changes whenever one of these names does',
      'webpack/lib/runtime/GetChunkFilenameRuntimeModule.js',
      /: `\$\{JSON\.stringify\(obj\)\}\[chunkId\]`;/u,
    ],
    [
      'stylesheets have their own hash',
      'webpack/lib/css/CssModulesPlugin.js',
      /hash: chunk\.contentHash\.css/u,
    ],
    [
      'the other patterns follow it',
      defaults,
      /F\(output, "cssFilename", [\s\S]{0,200}?filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.css\$1"\);/u,
    ],
    [
      '`[chunkhash]` depends on everything in the chunk',
      'webpack/lib/Compilation.js',
      /chunk\.hash = chunkHashDigest;\s*chunk\.renderedHash =/u,
    ],
    [
      '`[fullhash]` depends on the whole build',
      'webpack/lib/Compilation.js',
      /this\.hooks\.fullHash\.call\(hash\);\s*this\.fullHash = hash\.digest/u,
    ],
    [
      '`[contenthash]` depends on the content of this one file',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /const hash = createHash\(this\._hashFunction\)/u,
    ],
    [
      'puts the runtime in a single file for all entries',
      'webpack/lib/config/normalization.js',
      /runtimeChunk === "single"\) \{\s+return \{\s+name: \(\) => "runtime"/u,
    ],
    [
      'If modules were numbered in the order in which',
      'webpack/lib/ids/NaturalModuleIdsPlugin.js',
      /modulesInNaturalOrder\.sort\(\s+compareModulesByPreOrderIndexOrIdentifier\(/u,
    ],
    [
      "The option for this behavior is `moduleIds: 'natural'`",
      'webpack/lib/config/WebpackOptionsApply.js',
      /case "natural": \{[\s\S]{0,200}?new NaturalModuleIdsPlugin\(\)/u,
    ],
    [
      "a module's number is made from its path",
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /\(module\) => getFullModuleName\(module, context, compiler\.root\),/u,
    ],
    [
      '`optimization.chunkIds` does the same for chunks',
      defaults,
      /F\(optimization, "chunkIds", \(\) => \{\s+if \(production\) return "deterministic";/u,
    ],
    [
      'webpack joins nearly all modules into one',
      defaults,
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'passes on in the `Cache-Control` header',
      'webpack-dev-middleware/dist/middleware.js',
      /setResponseHeader\(res, "Cache-Control", cacheControlValue\);/u,
    ],
    [
      'with a hash, which `:8` shortens',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /const hash = replacer\(match, arg, input\);\s+result = length \? hash\.slice\(0, length\) : hash;/u,
    ],
    [
      'must not change, so `htmlFilename` gives it a fixed name',
      defaults,
      /F\(output, "htmlFilename", [\s\S]{0,200}?filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.html\$1"\)/u,
    ],
  ]),
];
