import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/mode', [
    [
      'Without it, webpack builds for production and prints a warning',
      'webpack/lib/diagnostics/WarnNoModeSetPlugin.js',
      /compilation\.warnings\.push\(new NoModeWarning\(\)\);/u,
    ],
    [
      'if that is `development`, `production` or `none`',
      commandLine,
      /NODE_ENV === "production" \|\|\s+process\.env\.NODE_ENV === "none"\)/u,
    ],
    [
      'neither the configuration file nor a flag sets `mode`',
      commandLine,
      /if \(!configuration\.mode &&\s+process\.env\?\.NODE_ENV &&/u,
    ],
    [
      'sets the variable for the duration of the build',
      commandLine,
      /process\.env\.NODE_ENV = options\.configNodeEnv;/u,
    ],
    [
      'For this purpose, `none` counts as production',
      defaults,
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      'the option is off for libraries of type `module`',
      defaults,
      /\.some\(\(type\) => futureDefaults \|\| isModuleLibraryType\(type\)\);/u,
    ],
    [
      'and `process.env.NODE_ENV` is left as it is',
      defaults,
      /if \(development\) return "development";\s+return false;/u,
    ],
    [
      'Comments in the output show which file',
      defaults,
      /F\(output, "pathinfo", \(\) => development\);/u,
    ],
    [
      'causes an error that names the module',
      defaults,
      /F\(output, "strictModuleResolution", \(\) => development\);/u,
    ],
    [
      'Class names show where they come from',
      defaults,
      /mode === "development"\s+\? uniqueName\.length > 0\s+\? "\[uniqueName\]-\[id\]-\[local\]"/u,
    ],
    [
      'is analyzed only for first-level properties',
      defaults,
      /mode === "development" \? 1 : Infinity/u,
    ],
    [
      'even if only a small chunk remains',
      defaults,
      /"minRemainingSize", \(\) => \(development \? 0 : undefined\)/u,
    ],
    [
      'A build with errors writes nothing',
      defaults,
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      'in builds for targets with a browser',
      defaults,
      /F\(options, "performance", \(\) =>\s+production &&\s+targetProperties &&\s+\(targetProperties\.browser/u,
    ],
    [
      "Modules are numbered in the order in which they're found",
      defaults,
      /if \(development\) return "named";\s+return "natural";/u,
    ],
  ]),
  ...measured('configuration/mode', 'replaces some forty options'),
];
