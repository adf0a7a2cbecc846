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
