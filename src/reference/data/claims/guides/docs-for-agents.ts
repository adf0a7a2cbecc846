import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { addedIn, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/docs-for-agents',
    'one minor version of webpack, 5.112, and needs',
    'The index is less than 8 kB of text',
  ),
  ...claimsOfPage('guides/docs-for-agents', [
    ['The answer names version 5.111, which added', schema, addedIn('Copy', '5.111.0')],
  ]),
];
