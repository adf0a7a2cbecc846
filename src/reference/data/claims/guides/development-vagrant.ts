import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { server } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/development-vagrant', [
    [
      '`open: false` is the default',
      server,
      /typeof options\.open === "undefined"\) \{\s+[^\n]+\s+\(options\.open\) = \[\];/u,
    ],
    ['The client tries port 8080,', server, /WEBPACK_DEV_SERVER_BASE_PORT, 10\)\s+: 8080;/u],
    [
      '`0.0.0.0` for the host name, and `0` for the port',
      'webpack-dev-middleware/client/utils/socket-url.js',
      /hostname === "0\.0\.0\.0"[\s\S]*port === "0"\) \{\s+port = location\.port;/u,
    ],
  ]),
];
