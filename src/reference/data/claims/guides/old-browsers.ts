import { measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/old-browsers', 'Without the rule, `index.js` is 398 bytes'),
];
