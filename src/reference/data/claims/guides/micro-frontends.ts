import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/micro-frontends', "Version 2.9.2 can't be used with webpack 5.112"),
  ...claimsOfPage('guides/micro-frontends', [
    ['that can take two minutes', defaults, /D\(output, "chunkLoadTimeout", 120000\);/u],
    [
      'internal files of webpack that moved after 5.108',
      'webpack-5-108/lib/util/extractUrlAndGlobal.js',
      /module\.exports/u,
    ],
    [
      'stay on webpack 5.108, which still has these files',
      'webpack-5-108/lib/util/extractUrlAndGlobal.js',
      /module\.exports/u,
    ],
  ]),
];
