import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { assetName, defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/images-and-icons', [
    ['SVGO 3, which SVGR uses', '@svgr/plugin-svgo/package.json', /"svgo": "\^3\./u],
    ['removes a `viewBox` that matches', 'svgo/plugins/preset-default.js', /\n {4}removeViewBox,/u],
    [
      'SVGR 8.1.0 was released in August 2023',
      '@svgr/webpack/package.json',
      /"version": "8\.1\.0"/u,
    ],
    ['`[fragment]`, which the default file name contains', defaults, assetName],
  ]),
];
