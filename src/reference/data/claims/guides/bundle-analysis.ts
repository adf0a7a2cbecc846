import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, exitsWithOne } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/bundle-analysis',
    'and brings in 640 modules',
    'loads 225 KiB instead of 304 KiB',
    'often 10 MB and more',
  ),
  ...claimsOfPage('guides/bundle-analysis', [['The exit code is 1, so any', cli, exitsWithOne]]),
];
