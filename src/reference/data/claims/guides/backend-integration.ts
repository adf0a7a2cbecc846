import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { server } from './evidence.ts';

const crossOrigin = /res\.statusCode = 403;\s+res\.end\("Cross-Origin request blocked"\);/u;

export const claims: readonly Claim[] = [
  ...measured('guides/backend-integration', 'webpack 5.112 then puts the update'),
  ...claimsOfPage('guides/backend-integration', [
    [
      "enough for webpack-dev-server 6 unless the header's value is `*`",
      server,
      /isUserCORSWildcardEnabled\(\)\s+\) \{\s+res\.setHeader\("Cross-Origin-Resource-Policy", "same-origin"\)/u,
    ],
    ['a page on `127.0.0.1` get status 403', server, crossOrigin],
  ]),
];
