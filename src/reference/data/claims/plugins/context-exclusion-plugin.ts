import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/context-exclusion-plugin', [
    [
      'one file or folder at a time, and never',
      'webpack/lib/context/ContextModuleFactory.js',
      /cmf\.hooks\.contextModuleFiles\.call\(\s*(?:\/\*\*[^/]*\/\s*)?\(?files/u,
    ],
    [
      'matches any of the expressions is left out',
      'webpack/lib/context/ContextExclusionPlugin.js',
      /files\.filter\(\(filePath\) => !this\.negativeMatcher\.test\(filePath\)\)/u,
    ],
  ]),
];
