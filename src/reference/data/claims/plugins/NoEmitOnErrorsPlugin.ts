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
      'keeps the last good output when something breaks',
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /if \(compilation\.getStats\(\)\.hasErrors\(\)\) return false;/u,
    ],
    [
      'is off, which is the default in production builds',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      'Turn the option off to get the same behavior',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(!options\.optimization\.emitOnErrors\) \{\s*const NoEmitOnErrorsPlugin/u,
    ],
    [
      'The plugin takes no options',
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /class NoEmitOnErrorsPlugin \{(?:(?!constructor\()[\s\S])*\sapply\(compiler\) \{/u,
    ],
    [
      "If an import can't be resolved, `dist` stays",
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /compiler\.hooks\.shouldEmit\.tap\(/u,
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
