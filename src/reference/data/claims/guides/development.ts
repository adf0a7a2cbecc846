import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { server } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/development', 'from 836 to 41 milliseconds on our machine'),
  ...claimsOfPage('guides/development', [
    ['Version 6 needs Node.js', 'webpack-dev-server/package.json', /"version": "6\./u],
    [
      'hot module replacement, which is on by default',
      server,
      /options\.hot === "only"\s+\? options\.hot\s+: true;/u,
    ],
  ]),
];
