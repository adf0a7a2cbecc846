import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/installation', [
    ['the command line, `webpack-cli` 7', 'webpack-cli/package.json', /"version": "7\./u],
    ['`webpack-dev-server` 6', 'webpack-dev-server/package.json', /"version": "6\./u],
  ]),
];
