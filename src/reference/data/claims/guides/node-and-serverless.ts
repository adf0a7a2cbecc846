import { measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/node-and-serverless', 'and 372 KiB with `optimization'),
];
