import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/index', [
    [
      "`optimization.moduleIds: 'hashed'`, deprecated",
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
    [
      'Production builds minimize scripts, styles and pages',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'The two prefetch plugins and PlatformPlugin moved in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`[\s\S]*@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'still work but are deprecated',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`[\s\S]*@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'AggressiveSplittingPlugin is deprecated in favor of SplitChunksPlugin',
      'webpack/lib/index.js',
      /"AggressiveSplittingPlugin is deprecated in favor of SplitChunksPlugin"/u,
    ],
    [
      'and LibraryTemplatePlugin in favor of `output.library`',
      'webpack/lib/index.js',
      /"webpack\.LibraryTemplatePlugin is deprecated/u,
    ],
  ]),
];
