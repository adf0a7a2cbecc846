import { claimsOfPage } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what pages about concepts say. */
export const conceptClaims: readonly Claim[] = [...claimsOfPage('', [])];
