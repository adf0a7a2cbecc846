import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, exitsWithOne } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/integrations', [
    ['exits with a code other than 0 when a build has errors', cli, exitsWithOne],
  ]),
];
