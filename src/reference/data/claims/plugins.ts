import { claimsOfPage } from './claim.ts';
import type { Claim } from './claim.ts';

/** Evidence for what pages about plugins say. */
export const pluginClaims: readonly Claim[] = [...claimsOfPage('', [])];
