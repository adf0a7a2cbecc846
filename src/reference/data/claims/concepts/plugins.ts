import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/plugins', [
    [
      'webpack calls this method once, before the build starts',
      'webpack/lib/webpack.js',
      /\} else if \(plugin\) \{\s+plugin\.apply\(compiler\);/u,
    ],
    [
      '`PROCESS_ASSETS_STAGE_REPORT` is the last stage',
      'webpack/lib/Compilation.js',
      /PROCESS_ASSETS_STAGE_ANALYSE = 4000;[\s\S]{0,160}?PROCESS_ASSETS_STAGE_REPORT = 5000;/u,
    ],
    [
      'it is called with the compiler',
      'webpack/lib/webpack.js',
      /typeof plugin === "function"\) \{[^;]*\(plugin\)\.call\(compiler, compiler\);/u,
    ],
    [
      'webpack calls `apply` in the order of the list',
      'webpack/lib/webpack.js',
      /for \(const plugin of options\.plugins\) \{\s+if \(typeof plugin/u,
    ],
    [
      'Values such as `false`, `null` and `undefined` are skipped',
      'webpack/lib/webpack.js',
      /\} else if \(plugin\) \{\s+plugin\.apply\(compiler\);/u,
    ],
    [
      'stylesheets are written by default since 5.109',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      'such as `environment`, `entryOption`, `afterPlugins` and `initialize`',
      'webpack/lib/webpack.js',
      /compiler\.hooks\.environment\.call\(\);[\s\S]*compiler\.hooks\.initialize\.call\(\);/u,
    ],
  ]),
];
