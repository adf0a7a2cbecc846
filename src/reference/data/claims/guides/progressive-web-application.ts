import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/progressive-web-application', [
    ['Since 5.109, webpack reads such a manifest', before, /^(?![\s\S]*webmanifest)/u],
  ]),
];
