import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/tree-shaking', [
    [
      'whose exports are unused may be dropped',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /module\.factoryMeta\.sideEffectFree = !hasSideEffects;/u,
    ],
    [
      'A pattern without a slash applies to files in every folder',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(!glob\.includes\("\/"\)\) \{\s+glob = `\*\*\/\$\{glob\}`;/u,
    ],
    [
      "names the exports that aren't needed",
      'webpack/lib/dependencies/esm/ESMExportInitFragment.js',
      /`\/\* unused harmony export \$\{first/u,
    ],
    [
      'In development, neither is',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'In development, webpack does drop modules because of promises',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "sideEffects", \(\) => \(production \? true : "flag"\)\);/u,
    ],
    [
      'Production mode also joins modules into one scope',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
  ]),
];
