import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { server } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/troubleshooting',
    '600 modules and 17 MiB of code',
    '0.67 s with `source-map`',
    '0.25 s with `eval-source-map`',
    '0.14 s with `eval`',
  ),
  ...claimsOfPage('guides/troubleshooting', [
    [
      'The server answers with 403, and the page',
      server,
      /res\.statusCode = 403;\s+res\.end\("Invalid Host header"\);/u,
    ],
    [
      'whose 404 page tells browsers not to guess',
      'finalhandler/index.js',
      /status = 404[\s\S]*'X-Content-Type-Options', 'nosniff'/u,
    ],
  ]),
];
