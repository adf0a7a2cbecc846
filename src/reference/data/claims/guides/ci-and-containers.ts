import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, exitsWithOne } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/ci-and-containers', 'webpack 5.112 produces such builds by itself'),
  ...claimsOfPage('guides/ci-and-containers', [
    ['A build with warnings ends with exit code 0', cli, exitsWithOne],
  ]),
];
