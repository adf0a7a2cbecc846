import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, commandLine, defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/mode', [
    [
      'Without it, webpack builds for production and prints a warning',
      'webpack/lib/diagnostics/WarnNoModeSetPlugin.js',
      /compilation\.warnings\.push\(new NoModeWarning\(\)\);/u,
    ],
    [
      'Without it, webpack builds for production',
      defaults,
      /const production = mode === "production" \|\| !mode;/u,
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
      'Its second argument contains the flags, including the mode',
      commandLine,
      /options = await options\(argv\.env, argv\);/u,
    ],
    [
      'not changed',
      defaults,
      /F\(optimization, "nodeEnv", [^}]+return "development";\s+return false;/u,
      'process.env.NODE_ENV',
    ],
    [
      'is `optimization.nodeEnv`, which you can change',
      applied,
      /const defValue = JSON\.stringify\(\s*options\.optimization\.nodeEnv/u,
    ],
    [
      'applies the matching condition, `development` or `production`',
      defaults,
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      'For this purpose, `none` counts as production',
      defaults,
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      "`cache: { type: 'memory' }`",
      defaults,
      /development \? \{ type: [^:]*\("memory"\) \} : false/u,
    ],
    [
      "`devtool: [{ type: 'css', use: 'source-map' }, { type: 'javascript', use: 'eval' }]`",
      defaults,
      /type: "css",\s+use: "source-map"[\s\S]{0,120}type: "javascript",\s+use: "eval"/u,
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
      'The paths of packages are looked up only once',
      defaults,
      /if \(cache\) \{\s+D\(\s+module,\s+"unsafeCache",/u,
    ],
    [
      "`optimization.moduleIds` and `chunkIds`: `'named'`",
      defaults,
      /F\(optimization, "chunkIds", \(\) => \{\s+if \(production\) return "deterministic";\s+if \(development\) return "named";/u,
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
      'Scripts, styles and pages are minimized',
      defaults,
      /extensions\.push\("\[cm\]\?js"\);[\s\S]{0,1200}extensions\.push\("css"\);[\s\S]{0,900}extensions\.push\("html"\);/u,
    ],
    [
      '`optimization.usedExports`, `innerGraph`, `sideEffects`: `true`',
      defaults,
      /"usedExports", production\);\s+D\(optimization, "innerGraph", production\);/u,
    ],
    [
      '`optimization.concatenateModules`, `inlineExports`, `avoidEntryIife`: `true`',
      defaults,
      /"concatenateModules", production\);\s+D\(optimization, "avoidEntryIife", production\);/u,
    ],
    [
      "`optimization.moduleIds` and `chunkIds`: `'deterministic'`",
      defaults,
      /F\(optimization, "moduleIds", \(\) => \{\s+if \(production\) return "deterministic";/u,
    ],
    [
      'A build with errors writes nothing',
      defaults,
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      '`optimization.flagIncludedChunks`, `checkWasmTypes`: `true`',
      defaults,
      /D\(optimization, "checkWasmTypes", production\);/u,
    ],
    [
      'imports with `syncWebAssembly` are checked',
      applied,
      /if \(options\.optimization\.checkWasmTypes\) \{\s+const WasmFinalizeExportsPlugin = require/u,
    ],
    [
      '`splitChunks.minSize: 20000`, `splitChunks.maxAsyncRequests: 30`',
      defaults,
      /"minSize", \(\) => \(production \? 20000 : 10000\)\);/u,
    ],
    [
      'in builds for targets with a browser',
      defaults,
      /F\(options, "performance", \(\) =>\s+production &&\s+targetProperties &&\s+\(targetProperties\.browser/u,
    ],
    [
      '`snapshot.module`, `snapshot.resolve` with `hash: true`',
      defaults,
      /F\(snapshot, "resolve", \(\) =>\s+production \? \{ timestamp: true, hash: true \}/u,
    ],
    [
      "Modules are numbered in the order in which they're found",
      defaults,
      /if \(development\) return "named";\s+return "natural";/u,
    ],
    ['nothing is minimized', defaults, /D\(optimization, "minimize", production\);/u],
    [
      "and there's no source map",
      defaults,
      /development && !noDevSourceMap\s+\? \[[\s\S]{0,300}: false/u,
    ],
    [
      'webpack replaces these expressions with constants',
      applied,
      /"process\.env\.NODE_ENV": defValue,/u,
    ],
    [
      "so a branch that can't run is removed",
      'webpack/lib/javascript/ConstPlugin.js',
      /if \(branchToRemove\) \{/u,
    ],
    [
      '`process.env.NODE_ENV` has no value unless',
      'webpack/lib/config/defaults.js',
      /^(?![\s\S]*process\.env\.NODE_ENV\s*=)/u,
    ],
    [
      'repeats only the work for modules that have changed',
      defaults,
      /development \? \{ type: [^:]*\("memory"\) \} : false/u,
    ],
    [
      'Modules are named after their paths',
      defaults,
      /if \(development\) return "named";\s+return "natural";/u,
    ],
    [
      '`[contenthash]` is computed from the finished file',
      defaults,
      /D\(optimization, "realContentHash", production\);/u,
    ],
    [
      'recognizes changed files by content',
      defaults,
      /production \? \{ timestamp: true, hash: true \} : \{ timestamp: true \}/u,
    ],
    [
      'and ids and hashes are stable from build to build',
      defaults,
      /if \(production\) return "deterministic";\s+if \(development\) return "named";/u,
    ],
    [
      'Code is tree-shaken, merged and minimized',
      defaults,
      /D\(optimization, "usedExports", production\);/u,
    ],
    ['unused code is not shipped', defaults, /D\(optimization, "usedExports", production\);/u],
    [
      'Modules are merged into one scope',
      defaults,
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'and constants are inlined where they are used',
      defaults,
      /D\(optimization, "inlineExports", production\);/u,
    ],
    ['Exports have short names', defaults, /D\(optimization, "mangleExports", production\);/u],
    [
      'Ids are short numbers that usually stay the same',
      defaults,
      /if \(production\) return "deterministic";/u,
    ],
    ['Styles have source maps', defaults, /type: "css",\s+use: "source-map"/u],
    [
      'Anything you set yourself stays as you set it',
      defaults,
      /if \(obj\[prop\] === undefined\) \{\s+obj\[prop\] = value;/u,
    ],
    [
      'in messages and in the browser',
      'webpack/lib/config/defaults.js',
      /if \(development\) return "named";\s+return "natural";/u,
    ],
    [
      'when other modules come and go',
      'webpack/lib/config/defaults.js',
      /if \(production\) return "deterministic";/u,
    ],
    [
      'Hints about large files appear',
      'webpack/lib/config/defaults.js',
      /F\(options, "performance", \(\) =>\s+production &&\s+targetProperties &&\s+\(targetProperties\.browser/u,
    ],
    [
      'even after a fresh checkout',
      'webpack/lib/config/defaults.js',
      /production \? \{ timestamp: true, hash: true \} : \{ timestamp: true \}/u,
    ],
    [
      'Only the optimizations that every mode has are on',
      defaults,
      /D\(optimization, "usedExports", production\);/u,
    ],
    [
      'A chunk is not downloaded if another chunk contains it',
      defaults,
      /D\(optimization, "flagIncludedChunks", production\);/u,
    ],
    [
      'and the browser lists scripts module by module',
      defaults,
      /type: "javascript",\s+use: "eval"/u,
    ],
  ]),
  ...measured('configuration/mode', 'replaces some forty options'),
];
