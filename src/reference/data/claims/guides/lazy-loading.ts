import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/lazy-loading', [
    [
      'webpack treats an `import()` inside a `try` block as optional',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /dep\.optional = Boolean\(parser\.scope\.inTry\);/u,
    ],
    [
      'the build prints `Module not found` as a warning and succeeds',
      'webpack/lib/Compilation.js',
      /dependencies\.every\(\(d\) => d\.optional\)\) \{\s+this\.warnings\.push\(/u,
    ],
    [
      '`experiments.deferImport` is off by default',
      'webpack/lib/config/defaults.js',
      /D\(experiments, "deferImport", false\);/u,
    ],
  ]),
];
