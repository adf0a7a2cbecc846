import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/webpack-dev-server', [
    [
      'webpack-dev-server 6 is an ECMAScript module',
      'webpack-dev-server/package.json',
      /"version": "6\.[\s\S]*"type": "module"/u,
    ],
    ['webpack 5.101 or newer', 'webpack-dev-server/package.json', /"webpack": "\^5\.101\.0"/u],
    [
      '`require()` works too and returns the class itself',
      'webpack-dev-server/package.json',
      /"require": "\.\/dist\/Server\.js"/u,
    ],
    [
      'The constructor takes the options first and the compiler second',
      'webpack-dev-server/lib/Server.js',
      /constructor\(options, compiler\) \{\s+options = options === undefined \? \{\} : options;/u,
    ],
    [
      'Unless the configuration has `validate: false`',
      'webpack-dev-server/lib/Server.js',
      /\(owner\)\.validate\(\s*\(\) => schema,/u,
    ],
    [
      'checks the options against their schema and throws if one is wrong',
      'webpack-dev-server/lib/Server.js',
      /if \(compiler\) \{\s+Server\.validateOptions\(compiler, options\);/u,
    ],
    [
      "The constructor doesn't read `devServer` in your configuration",
      'webpack-dev-server/lib/Server.js',
      /constructor\(options = \{\}, compiler\)|this\.options = (?:\/\*\*[^*]*\*\/\s*)?\(?options\)?;/u,
    ],
    [
      'The promise resolves once the server accepts connections',
      'webpack-dev-server/lib/Server.js',
      /await this\.setup\(\);\s+await this\.listen\(\);\s+\} catch/u,
    ],
    [
      'everything that was started is stopped again and the promise rejects',
      'webpack-dev-server/lib/Server.js',
      /await this\.stop\(\);\s+\} catch \{\s+\/\/[^\n]*\s+\}\s+throw error;/u,
    ],
    [
      'including the port that was found',
      'webpack-dev-server/lib/Server.js',
      /this\.options\.port = await Server\.getFreePort\(/u,
    ],
    [
      'The callback gets the error, or nothing after a successful start',
      'webpack-dev-server/lib/Server.js',
      /this\.start\(\)\s+\.then\(\(\) => callback\(\), callback\)/u,
    ],
    [
      'Closes the port with all its connections, ends watching',
      'webpack-dev-server/lib/Server.js',
      /\(this\.server\)\.closeAllConnections\?\.\(\);/u,
    ],
    [
      'removes the listeners for signals',
      'webpack-dev-server/lib/Server.js',
      /process\.removeListener\(item\.name, item\.listener\)/u,
    ],
    [
      'The callback runs after the last connection has closed',
      'webpack-dev-server/lib/Server.js',
      /this\.stop\(\)\s+\.then\(\(\) => callback\(\), callback\)/u,
    ],
    [
      'new in webpack-dev-server 6',
      'webpack-dev-server/lib/Server.js',
      /omitted when the server is used as a plugin via `apply\(\)`/u,
    ],
    [
      'It opens its port after the first build in watch mode',
      'webpack-dev-server/lib/Server.js',
      /hooks\.done\.tap\(pluginName, \(\) => \{[^}]*if \(listening \|\| !inWatchMode \|\| stopped\) return;/u,
    ],
    [
      'stops when the compiler is closed',
      'webpack-dev-server/lib/Server.js',
      /hooks\.shutdown\.tapPromise\(\s*pluginName,\s+onShutdown,/u,
    ],
    [
      'A single build with `compiler.run()` leaves it idle',
      'webpack-dev-server/lib/Server.js',
      /if \(listening \|\| !inWatchMode \|\| stopped\) return/u,
    ],
    [
      'handles signals only if you set `setupExitSignals`',
      'webpack-dev-server/lib/Server.js',
      /options\.setupExitSignals = !this\.isPlugin;/u,
    ],
    [
      "With `'v4'` or `'v6'`, the method returns the first address",
      'webpack-dev-server/lib/Server.js',
      /if \(gatewayOrFamily === "v4" \|\| gatewayOrFamily === "v6"\)/u,
    ],
    [
      'the first that is unique local or loopback',
      'webpack-dev-server/lib/Server.js',
      /range !== "uniqueLocal" &&\s+range !== "loopback"/u,
    ],
    [
      'any interface (if you leave it out)',
      'webpack-dev-server/lib/Server.js',
      /typeof isInternal !== "undefined" &&\s+network\.internal !== isInternal/u,
    ],
    [
      'IPv6 addresses found by family are in brackets',
      'webpack-dev-server/lib/Server.js',
      /network\.address\.includes\(":"\)\s+\? `\[\$\{network\.address\}\]`/u,
    ],
    [
      'unless `app` sets another one',
      'webpack-dev-server/lib/Server.js',
      /typeof this\.options\.app === "function"/u,
    ],
    [
      'if `liveReload` is on, pages reload when',
      'webpack-dev-server/lib/Server.js',
      /if \(this\.options\.liveReload\) \{\s+watcher\.on\("change"/u,
    ],
    [
      "for `port` or, if the port is missing or `'auto'`",
      'webpack-dev-server/lib/Server.js',
      /port !== null && port !== "auto"\) \{\s+return port;/u,
    ],
    [
      'for any other name, a promise for that name',
      'webpack-dev-server/lib/Server.js',
      /\?\.slice\(1, -1\) \|\| "::";\s+\}\s+return hostname;/u,
    ],
    [
      'which does nothing with `webSocketServer: false`',
      'webpack-dev-server/lib/Server.js',
      /async getHotOptions\(\) \{\s+if \(!this\.options\.webSocketServer\) \{\s+return false;/u,
    ],
    [
      'makes the pages reload',
      'webpack-dev-server/lib/Server.js',
      /hot\.publish\(\{ action: "reload", file: item \}\)/u,
    ],
    [
      'have been deprecated since version 6 and print a warning',
      'webpack-dev-server/lib/Server.js',
      /'getClientEntry\(\)' is deprecated[\s\S]*'getClientHotEntry\(\)' is deprecated[\s\S]*'sendMessage\(\)' is deprecated/u,
    ],
    [
      'Does the same as `start`, for code without promises',
      'webpack-dev-server/lib/Server.js',
      /startCallback\(callback = \(\) => \{\}\) \{\s*this\.start\(\)/u,
    ],
    [
      'Does the same as `stop`, for code without promises',
      'webpack-dev-server/lib/Server.js',
      /stopCallback\(callback = \(\) => \{\}\) \{\s*this\.stop\(\)/u,
    ],
    [
      "webpack's logger for the server",
      'webpack-dev-server/lib/Server.js',
      /this\.logger = this\.compiler\.getInfrastructureLogger\(pluginName\)/u,
    ],
    [
      'The instance of webpack-dev-middleware, with `waitUntilValid`',
      'webpack-dev-server/lib/Server.js',
      /this\.middleware = webpackDevMiddleware\(/u,
    ],
    [
      '`waitUntilValid`, `getFilenameFromUrl` and `publish`',
      'webpack-dev-middleware/types/index.d.ts',
      /getFilenameFromUrl: [\s\S]*waitUntilValid: [\s\S]*publish: /u,
    ],
    [
      'All options with their defaults, complete after the start',
      'webpack-dev-server/lib/Server.js',
      /await this\.normalizeOptions\(\)/u,
    ],
    [
      "Node's own HTTP server, for `address()` and events",
      'webpack-dev-server/lib/Server.js',
      /: serverType\.createServer\(options, this\.app\)/u,
    ],
    [
      "The result is `undefined` if there's no such address",
      'webpack-dev-server/lib/Server.js',
      /: network\.address;\s*\}\s*\}\s*return undefined;/u,
    ],
    [
      'Pass these options yourself: `new WebpackDevServer(config.devServer, compiler)`',
      'webpack-dev-server/lib/Server.js',
      /constructor\(options, compiler\)/u,
    ],
    [
      'Create the server without a compiler and put it',
      'webpack-dev-server/lib/Server.js',
      /apply\(compiler\) \{[\s\S]{0,400}this\.compiler = compiler;\s*this\.isPlugin = true;/u,
    ],
    [
      'call `compiler.close()` afterward, so the disk cache is written',
      'webpack/lib/Compiler.js',
      /this\.cache\.shutdown\(callback\)/u,
    ],
    [
      'This is how `webpack serve` in webpack-cli runs the server',
      'webpack-cli/lib/webpack-cli.js',
      /const plugin = new DevServerPlugin\(\{/u,
    ],
    [
      'The JSON schema of the options',
      'webpack-dev-server/lib/Server.js',
      /static get schema\(\) \{\s*return schema;/u,
    ],
    [
      'Opens the port, builds, and begins to watch',
      'webpack-dev-server/lib/Server.js',
      /await this\.setup\(\);\s*await this\.listen\(\);/u,
    ],
  ]),
];
