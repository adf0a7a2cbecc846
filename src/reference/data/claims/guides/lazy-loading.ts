import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

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
    [
      'Only the form with a namespace exists',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /"Deferred import can only be used with `import \* as namespace from '\.\.\.'` syntax\."/u,
    ],
    [
      "isn't fulfilled until the stylesheet is loaded as well",
      'webpack/lib/css/CssLoadingRuntimeModule.js',
      /"promises\.push\(installedChunkData\[2\] = promise\);"/u,
    ],
    [
      'Optional modules are marked `[optional]` in the output',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /optional \? yellow\(formatFlag\("optional"\)\)/u,
    ],
    [
      'The option also gives the files the extension `.mjs`',
      defaults,
      /return output\.module \? "\[id\]\.mjs" : "\[id\]\.js";/u,
    ],
    [
      'the bundle would load its chunks with `require`',
      defaults,
      /if \(tp\.require\) return "require";/u,
    ],
    [
      'there is a comment with the same effect',
      'webpack/lib/dependencies/core/ImportPhase.js',
      /return webpackDefer \? ImportPhase\.Defer : phaseBySyntax;/u,
    ],
    [
      'webpack then prepares every file that matches the expression',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /ContextDependencyHelpers\.create\(\s*ImportContextDependency,/u,
    ],
    [
      'such a module until a browser requests it',
      'webpack/lib/hmr/LazyCompilationPlugin.js',
      /keepAlive\(\{ data: data, active: /u,
    ],
    [
      "can't run without waiting",
      'webpack/lib/runtime/AsyncModuleRuntimeModule.js',
      /deferredModuleAsyncTransitiveDependencies\}\(dep\[webpackDefer\]\);`/u,
    ],
    [
      'The path can contain an expression',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /ContextDependencyHelpers\.create\(\s*ImportContextDependency,/u,
    ],
  ]),
];
