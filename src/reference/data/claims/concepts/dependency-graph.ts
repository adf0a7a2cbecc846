import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...measured('concepts/dependency-graph', 'prints 2 for `./src/round.js`, and 0'),
  ...claimsOfPage('concepts/dependency-graph', [
    [
      "webpack can't find anything, and warns",
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "unknownContextCritical", true\);/u,
    ],
    [
      'Exports that nothing imports are left out of production builds',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "usedExports", production\);/u,
    ],
    [
      'a production build saves a function wrapper',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
  ]),
];
