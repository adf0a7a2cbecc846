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
  ]),
];
