import { measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/errors-in-production', 'webpack 5.112 writes the id into stylesheets'),
];
