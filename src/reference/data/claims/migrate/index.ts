import type { Claim } from '../claim.ts';
import { claims as index } from './index-page.ts';
import { claims as fromWebpack1 } from './v3.ts';
import { claims as fromWebpack3 } from './v4.ts';
import { claims as fromWebpack4 } from './v5.ts';

/** Evidence for what pages about upgrades say. */
export const migrationClaims: readonly Claim[] = [
  ...fromWebpack1,
  ...fromWebpack3,
  ...fromWebpack4,
  ...index,
];
