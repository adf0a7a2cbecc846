import { claimsOfPage } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what guides say. */
export const guideClaims: readonly Claim[] = [...claimsOfPage('', [])];
