import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { server } from './evidence.ts';

const socketUrl = 'webpack-dev-middleware/client/utils/socket-url.js';
const hotOptions = 'webpack-dev-server/lib/hotOptions.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/development-vagrant', [
    [
      'as a server without `host` does',
      server,
      /: \{ host: this\.options\.host, port: this\.options\.port \};/u,
    ],
    [
      'makes webpack look for changes once a second',
      'watchpack/lib/DirectoryWatcher.js',
      /typeof options\.poll === "number"\s+\? options\.poll/u,
    ],
    [
      '`open: false` is the default',
      server,
      /typeof options\.open === "undefined"\) \{\s+[^\n]+\s+\(options\.open\) = \[\];/u,
    ],
    [
      'because the port is the same on both sides',
      hotOptions,
      /typeof port === "number"\) \{\s+spec\.port = port;/u,
    ],
    [
      "the page loads, but its updates don't arrive",
      hotOptions,
      /typeof port === "number"\) \{\s+spec\.port = port;/u,
    ],
    ['The client tries port 8080,', server, /WEBPACK_DEV_SERVER_BASE_PORT, 10\)\s+: 8080;/u],
    [
      '`auto` for the protocol',
      socketUrl,
      /\.toLowerCase\(\) === "auto" \|\| [^\n]+\) \{\s+given = location\.protocol;/u,
    ],
    [
      '`0.0.0.0` for the host name, and `0` for the port',
      socketUrl,
      /hostname === "0\.0\.0\.0"[\s\S]*port === "0"\) \{\s+port = location\.port;/u,
    ],
    [
      '`client.webSocketURL` has an option for each part',
      'webpack-dev-server/lib/options.json',
      /"ClientWebSocketURL": \{[\s\S]*?"hostname": \{[\s\S]*?"port": \{[\s\S]*?"protocol": \{/u,
    ],
    [
      'the page shows `Invalid Host header`',
      server,
      /res\.statusCode = 403;\s+res\.end\("Invalid Host header"\);/u,
    ],
    [
      'Add the name in the address bar to `allowedHosts`',
      server,
      /if \(allowedHost === value\) \{\s+return true;/u,
    ],
    [
      'open the WebSocket over which the page learns',
      server,
      /\.on\("upgrade", \(req, socket, head\) => \{\s+const middleware = this\.getHotMiddleware\(\);/u,
    ],
    [
      "webpack's server checks the host name in each request",
      server,
      /name: "host-header-check",[\s\S]{0,600}if \(this\.isValidHost\(headers, headerName\)\) \{/u,
    ],
    [
      'would connect to this address instead of `shop.test`',
      hotOptions,
      /\} else if \(host !== undefined\) \{\s+spec\.hostname = host;/u,
    ],
    [
      'with `auto`, a page that came over `https:`',
      socketUrl,
      /var isSecure = scheme === "https" \|\| scheme === "wss";/u,
    ],
    ['opens its WebSocket as `wss:`', socketUrl, /plain: "ws:",\s+secure: "wss:"/u],
    [
      'Without `webSocketURL`, the client',
      'webpack-dev-server/lib/hotOptions.js',
      /\} else if \(host !== undefined\) \{\s+spec\.hostname = host;/u,
    ],
  ]),
];
