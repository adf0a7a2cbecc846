import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before, htmlWasOff } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/entry-advanced', [
    ['and since 5.109, it can be the entry', before, htmlWasOff],
  ]),
];
