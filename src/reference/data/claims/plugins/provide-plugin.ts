import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/provide-plugin', [
    [
      'webpack adds an import of the module you chose',
      'webpack/lib/provide/ProvidePlugin.js',
      /new ProvidedDependency\(\s+request\[0\],/u,
    ],
    [
      'is used but not declared, webpack adds an import',
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.hooks\.expression\.for\(name\)\.tap\(PLUGIN_NAME, \(expr\) => \{/u,
    ],
    [
      'Nothing becomes global in the browser',
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.state\.module\.addDependency\(dep\);/u,
    ],
    [
      'each module that uses the name imports the module',
      'webpack/lib/provide/ProvidePlugin.js',
      /new ProvidedDependency\(\s*request\[0\],/u,
    ],
    [
      "the browser's console can't use the name",
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.state\.module\.addDependency\(dep\);/u,
    ],
    [
      'Names with dots are allowed',
      'webpack/lib/provide/ProvidePlugin.js',
      /name\.includes\("\."\)\s+\? `__webpack_provided_/u,
    ],
    [
      "A key matches only where it's used as a free variable",
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.hooks\.expression\.for\(name\)\.tap\(/u,
    ],
    [
      'A dotted key also matches',
      'webpack/lib/provide/ProvidePlugin.js',
      /const splittedName = name\.split\("\."\);/u,
    ],
    [
      'A parameter called `$` stays your parameter',
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.hooks\.expression\.for\(name\)\.tap\(/u,
    ],
    [
      "but `window.jQuery` doesn't cover `globalThis.jQuery`",
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.hooks\.expression\.for\(name\)/u,
    ],
    [
      'The value is a request, as in an `import`',
      'webpack/lib/provide/ProvidePlugin.js',
      /new ProvidedDependency\(\s*request\[0\],/u,
    ],
    [
      'A relative path would be resolved from each module',
      'webpack/lib/dependencies/core/ModuleDependency.js',
      /getContext\(\) \{\s*return this\._context;/u,
    ],
    [
      'ProvidePlugin recognizes this use of `window.jQuery`',
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.hooks\.canRename\.for\(name\)\.tap\(PLUGIN_NAME, approve\);/u,
    ],
    [
      'the first item is the request, and the other items',
      'webpack/lib/provide/ProvidePlugin.js',
      /request\[0\],\s+nameIdentifier,\s+request\.slice\(1\),/u,
    ],
    [
      'With a plain string, you get what `require()` returns',
      'webpack/lib/provide/ProvidedDependency.js',
      /const provided = !usedName\s+\? target/u,
    ],
  ]),
];
