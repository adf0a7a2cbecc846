import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/tailwind-postcss-sass', 'The whole stylesheet is 6 kB'),
  ...claimsOfPage('guides/tailwind-postcss-sass', [
    ['Tailwind 4 is configured in CSS', 'tailwindcss/package.json', /"version": "4\./u],
  ]),
];
