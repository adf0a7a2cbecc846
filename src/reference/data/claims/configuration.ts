import { claimsOfPage } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what the pages about configuration say. */
export const configurationClaims: readonly Claim[] = [...claimsOfPage('', [])];
