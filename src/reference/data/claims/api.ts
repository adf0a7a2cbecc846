import { claimsOfPage } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what the pages about the API say. */
export const apiClaims: readonly Claim[] = [...claimsOfPage('', [])];
