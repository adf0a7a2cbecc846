import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/NoEmitOnErrorsPlugin', [
    [
      'no files are written and no records are saved',
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /shouldRecord\.tap\(PLUGIN_NAME, \(\) => \{\s*if \([^{]*hasErrors\(\)\) return false;/u,
    ],
    [
      'is off, which is the default in production builds',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      "Warnings don't count as errors",
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /shouldEmit\.tap\([^{]*\{\s*if \(compilation\.getStats\(\)\.hasErrors\(\)\) return false;/u,
    ],
    [
      'webpack-cli ends with `1` after errors',
      'webpack-cli/lib/webpack-cli.js',
      /if \(stats && \(stats\.hasErrors\(\) \|\|[^{]*\{\s+process\.exitCode = 1;/u,
    ],
  ]),
];
