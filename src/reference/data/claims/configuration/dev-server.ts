import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, normalization } from './evidence.ts';

const devServer = 'webpack-dev-server/lib/Server.js';
const hotOptions = 'webpack-dev-server/lib/hotOptions.js';
const middleware = 'webpack-dev-middleware/dist/middleware.js';
const devMiddleware = 'webpack-dev-middleware/dist/index.js';
const socketUrl = 'webpack-dev-middleware/client/utils/socket-url.js';
const hotClient = 'webpack-dev-middleware/client/index.js';
const middlewareOptions = 'webpack-dev-middleware/dist/options.json';
const historyFallback = 'connect-history-api-fallback/lib/index.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/dev-server', [
    [
      'This page is about version 6',
      'webpack-dev-server/package.json',
      /"name": "webpack-dev-server",\s+"version": "6\./u,
    ],
    [
      'None of these options is required',
      'webpack-dev-server/lib/options.json',
      /^(?![\s\S]*"required")/u,
    ],
    [
      'serves the files in the `public` folder along with the bundles',
      devServer,
      /options\.static === "undefined"\) \{\s+options\.static = \[getStaticItem\(\)\];/u,
    ],
    [
      'webpack-cli starts one server for each that has a `devServer`',
      commandLine,
      /\? configurations\.filter\(\(configuration\) => configuration\.devServer\)/u,
    ],
    [
      'Every server serves all builds',
      commandLine,
      /else \{\s+multiCompilerPlugins\.push\(plugin\);/u,
    ],
    [
      'each serves only the build of its own configuration',
      commandLine,
      /if \(isDevServerPerCompiler\) \{\s+configuration\.plugins = \[/u,
    ],
    [
      'the first configuration gets a server',
      commandLine,
      /configuration\.devServer\)\s+: \[configurations\[0\]\]\)/u,
    ],
    [
      'if that configuration has `false`, the command fails',
      commandLine,
      /"No dev server configurations to run"\);\s+process\.exit\(2\)/u,
    ],
    [
      "it isn't served and gets no client for hot updates",
      devMiddleware,
      /compilers\.filter\(item => item\.options\.devServer !== false\)/u,
    ],
    [
      "webpack itself doesn't read this object",
      normalization,
      /if \(devServer === false\) return false;\s+return \{ \.\.\.devServer \};/u,
    ],
    [
      'the server checks the options against its own schema at startup',
      devServer,
      /Server\.validateOptions\(compiler, options\);/u,
    ],
    [
      'the server has three URLs of its own',
      devServer,
      /path: "\/webpack-dev-server\/open-editor",[\s\S]{0,2200}path: "\/webpack-dev-server",/u,
    ],
    [
      'lists all built files',
      devServer,
      /path: "\/webpack-dev-server",[\s\S]{0,1600}assets: true,/u,
      '/webpack-dev-server',
    ],
    [
      'starts a build, as if a file had changed',
      devServer,
      /path: "\/webpack-dev-server\/invalidate",[\s\S]{0,900}this\.invalidate\(\);/u,
    ],
    ['opens a file in your editor', devServer, /launchEditor\(target\);/u],
    [
      'to use instead of the built-in Express application',
      devServer,
      /\? await this\.options\.app\(\)\s+: \(await getExpress\(\)\)\(\)/u,
    ],
    [
      'if it has a `use` method that takes middleware',
      devServer,
      /\(this\.app\)\.use\(\s+middleware\.path,/u,
    ],
    [
      'come first, even before the host check',
      devServer,
      /await this\.setupApp\(\);\s+await this\.createServer\(\);/u,
    ],
    [
      'answered with “Invalid Host header” and status 403',
      devServer,
      /statusCode = 403;\s+res\.end\("Invalid Host header"\)/u,
    ],
    [
      'hot update connections from other origins are rejected',
      devServer,
      /\(!this\.isValidHost\(headers, "origin"\) \|\|\s+!this\.isSameOrigin\(headers\)\)/u,
    ],
    [
      "`'auto'` allows `localhost` with its subdomains",
      devServer,
      /hostname === "localhost" \|\|\s+hostname\.endsWith\("\.localhost"\)/u,
    ],
    [
      'all IP addresses',
      devServer,
      /ipaddr\.IPv4\.isValid\(hostname\) \|\|\s+ipaddr\.IPv6\.isValid\(hostname\)/u,
    ],
    [
      "the hosts that `'auto'` allows don't need to be repeated",
      devServer,
      /hostname\.endsWith\("\.localhost"\) \|\|\s+hostname === this\.options\.host/u,
    ],
    [
      'beginning of a name includes all its subdomains',
      devServer,
      /allowedHost\.startsWith\("\."\) &&/u,
    ],
    [
      'turns the check off, for hot update connections too',
      devServer,
      /if \(isOrigin && this\.options\.allowedHosts === "all"\) \{\s+return true;/u,
    ],
    [
      "`true` uses your computer's name and the port",
      devServer,
      /name: `Webpack Dev Server \$\{os\.hostname\(\)\}:\$\{this\.options\.port\}`/u,
    ],
    [
      'an object is passed to bonjour-service',
      devServer,
      /subtypes: \["webpack"\],\s+\.\.\.[^;]{0,60}\(this\.options\.bonjour\)/u,
    ],
    [
      'With `false`, no script is added',
      hotOptions,
      /if \(!client\) \{\s+result\.inject = hot \? "plugin" : "none";/u,
    ],
    [
      'the server still sends messages',
      hotOptions,
      /if \(!client\) \{\s+result\.inject = hot \? "plugin" : "none";\s+return result;/u,
    ],
    [
      'and to universal builds',
      devServer,
      /options\.target !== false &&\s+platform\.web === null &&\s+platform\.node === null/u,
    ],
    [
      "`'none'`, `'error'`, `'warn'`, `'info'`, `'log'` or `'verbose'`",
      'webpack-dev-server/lib/options.json',
      /"enum": \["none", "error", "warn", "info", "log", "verbose"\]/u,
    ],
    [
      'Unless you set this option, the client follows',
      devServer,
      /typeof options\.client\.logging === "undefined"\) \{\s+options\.client\.logging = compilerOptions\.infrastructureLogging/u,
    ],
    [
      'the client follows `infrastructureLogging.level`',
      devServer,
      /\? compilerOptions\.infrastructureLogging\.level\s+: "info"/u,
    ],
    [
      'kinds that you omit are shown',
      devServer,
      /options\.client\.overlay = \{\s+errors: true,\s+warnings: true,/u,
    ],
    [
      'The name of the policy that the overlay creates',
      hotOptions,
      /TRUSTED_TYPES_POLICY_NAME = "webpack-dev-server#overlay";/u,
    ],
    [
      'Functions are sent to the browser as source code',
      hotOptions,
      /wrapped\.toString = \(\) =>/u,
    ],
    [
      "`'circular'`, or `true`, is a small badge in the corner",
      hotClient,
      /options\.progress === "linear" \? "linear" : "circular"/u,
    ],
    [
      "`'linear'` is a thin bar along the top",
      'webpack-dev-middleware/client/indicator.js',
      /if \(state\.type === "linear"\) \{/u,
    ],
    [
      'tries to reconnect after it has lost the connection',
      hotOptions,
      /result\.client\.connect = \{ retries: client\.reconnect \};/u,
    ],
    [
      'an event stream is reopened at fixed intervals',
      'webpack-dev-middleware/client/utils/socket-options.js',
      /retryDelay: function retryDelay\(\) \{\s+return timeout;/u,
    ],
    [
      "`'ws'` for a WebSocket, `'sse'` for an event stream over plain HTTP",
      hotOptions,
      /const wire = webSocketServer\.type === "sse" \? "sse" : "ws";/u,
    ],
    [
      'also selects the matching endpoint, unless you set one explicitly',
      devServer,
      /=== "undefined" &&\s+requestedClientTransport === "sse"\s+\? "sse"\s+: "ws";/u,
    ],
    [
      'The path of the endpoint stays the same',
      hotOptions,
      /webSocketServerOptions\.path\) \|\| "\/ws";/u,
    ],
    [
      "`0.0.0.0` and `::` mean the page's host",
      'webpack-dev-middleware/client/utils/socket-url.js',
      /hostname === "0\.0\.0\.0" \|\| hostname === "::"/u,
    ],
    ['The name is also added to the allowed hosts', devServer, /\.hostname === value\s+\);/u],
    [
      'It needs a `username`, and both are readable',
      'webpack-dev-middleware/client/utils/socket-url.js',
      /if \(parts\.username\) \{[\s\S]{0,250}if \(parts\.password\) \{/u,
    ],
    [
      'the rewritten path has to match `path`',
      hotOptions,
      /spec\.pathname = given\("pathname"\) \? url\.pathname : path;/u,
    ],
    [
      "`0` means the page's port, the right choice",
      'webpack-dev-middleware/client/utils/socket-url.js',
      /port === "0"\) \{\s+port = location\.port;/u,
    ],
    [
      'With `auto`, the client follows the page',
      socketUrl,
      /=== "auto" \|\|[^{]+\{\s+given = location\.protocol;/u,
    ],
    [
      'which applies to all responses',
      devServer,
      /name: "set-headers",\s+middleware: this\.setHeaders\.bind\(this\)/u,
      'headers',
    ],
    ['With `false`, there is no such file', middleware, /if \(index\.length === 0\) \{\s+return;/u],
    [
      'the request, the response, the data and its length',
      middleware,
      /options\.modifyResponseData\(req, res, document, byteLength\)/u,
    ],
    [
      'what to send instead, as `{ data, byteLength }`',
      middleware,
      /\(\{\s+data: document,\s+byteLength\s+\} =/u,
    ],
    [
      'or only the path of that value',
      middleware,
      /decode\(new URL\(url, "http:\/\/localhost"\)\.pathname\)/u,
    ],
    ['replaces it while the server runs', commandLine, /configuration\.stats = middlewareStats;/u],
    [
      'Adds `immutable`, which tells the browser',
      middleware,
      /if \(cacheControl\.immutable\) \{\s+cacheControlValue \+= ", immutable";/u,
    ],
    [
      "`'weak'` is computed from the file's size and time",
      middleware,
      /etag\(isStrongETag \? [^:]+ : extra\.stats\)/u,
    ],
    [
      'modification time as `Last-Modified`',
      middleware,
      /extra\.stats\.mtime\.toUTCString\(\);\s+setResponseHeader\(res, "Last-Modified"/u,
    ],
    [
      "only the `'plugin'` for hot updates, only the `'client'`",
      middlewareOptions,
      /"enum": \["all", "plugin", "client", "none"\]/u,
    ],
    ["`'hmr'` applies the update, and reloads the page", hotClient, /reload: mode === "hmr",/u],
    [
      "`'reload'` always reloads",
      hotClient,
      /mode === "reload" && obj\.hash !== __webpack_hash__\) \{/u,
    ],
    [
      "`'nothing'` waits for you to reload",
      hotClient,
      /mode === "reload" && obj\.hash !== __webpack_hash__/u,
    ],
    [
      'Milliseconds of silence after which an event stream is reopened',
      'webpack-dev-middleware/client/utils/socket-options.js',
      /retryDelay: function retryDelay\(\) \{\s+return timeout;/u,
    ],
    [
      'Follows only the build with this name',
      hotClient,
      /obj\.name && options\.name && obj\.name !== options\.name\) \{/u,
    ],
    [
      'sent only together with a user name',
      socketUrl,
      /if \(parts\.username\) \{[\s\S]{0,250}if \(parts\.password\) \{/u,
    ],
    [
      "`0` means the page's port",
      'webpack-dev-middleware/dist/options.json',
      /`0` means a port the server picked, which resolves to the page's own/u,
      'client.url.port',
    ],
    [
      '`true` means forever, and `false` means never',
      devServer,
      /reconnect === true\) \{\s+options\.client\.reconnect = Infinity;/u,
    ],
    [
      '`wss` on an HTTPS page, `ws` otherwise',
      'webpack-dev-middleware/client/utils/socket-url.js',
      /protocol = SCHEMES\[isSecure \? "secure" : "plain"\];/u,
    ],
    [
      'webpack-dev-server 6.1 contains version 8',
      'webpack-dev-server/package.json',
      /"webpack-dev-middleware": "\^8\./u,
    ],
    [
      'Passes errors, such as those for a malformed',
      middleware,
      /if \(context\.options\.forwardError\) \{[\s\S]{0,500}await goNext\(error\);/u,
    ],
    [
      'Requests with other methods go on to the next middleware',
      middleware,
      /!acceptedMethods\.includes\(method\)\) \{\s+await goNext\(\);/u,
    ],
    [
      'wait until the build is ready, then passes them on',
      middleware,
      /serverSideRender\) \{\s+return next\(err\);\s+\}[\s\S]{0,60}ready\(context,/u,
    ],
    [
      'It also decides which messages the browser receives',
      'webpack-dev-middleware/dist/hot.js',
      /createStatsOptions\(statsOption, \{/u,
    ],
    [
      'warnings appear neither in the terminal nor in the page',
      'webpack-dev-middleware/dist/hot.js',
      /warnings: Boolean\(resolved\.warnings\)/u,
    ],
    [
      'a function chooses files by their absolute path',
      devMiddleware,
      /typeof filter === "function" \? filter\(targetPath\) : true/u,
    ],
    [
      'With `true`, the server serves the files from disk',
      devMiddleware,
      /else if \(context\.options\.writeToDisk === true\) \{/u,
    ],
    [
      'it answers requests from memory',
      devMiddleware,
      /if \(typeof options\.writeToDisk === "function"\) \{\s+for \(const compiler of compilersToModify\)/u,
    ],
    [
      'only files with a hash in their name get a header',
      middleware,
      /\(cacheImmutable === undefined \|\| cacheImmutable\) && extra\.immutable/u,
    ],
    [
      'in 8.6.1, `false` too',
      'webpack-dev-middleware/dist/middleware.js',
      /typeof cacheControl === "boolean"\) \{\s+cacheControlValue = `public/u,
    ],
    [
      'a number of milliseconds, an object, or the whole value',
      middleware,
      /typeof cacheControl === "number"\) \{[\s\S]{0,160}Math\.floor\(maxAge \/ 1000\)/u,
    ],
    [
      "Files marked by the `immutable` option don't use it",
      middleware,
      /extra\.immutable\) \{[\s\S]{0,120}, immutable`;\s+\} else if \(typeof cacheControl/u,
    ],
    [
      'such files are sent without a type',
      'webpack-dev-middleware/dist/middleware.js',
      /\} else if \(context\.options\.mime\.default\) \{/u,
    ],
    [
      'it replaces all of them',
      devServer,
      /devMiddleware\)\.hot \?\?\s+\(await this\.getHotOptions\(\)\)/u,
    ],
    [
      'The server passes `true`, because it checks hosts',
      'webpack-dev-server/lib/hotOptions.js',
      /\bcors: true,/u,
    ],
    [
      '`true` makes a new one for each run',
      'webpack-dev-middleware/dist/utils.js',
      /return crypto\.randomBytes\(9\)\.toString\("base64url"\);/u,
    ],
    [
      'the endpoint does not ask for it',
      'webpack-dev-middleware/dist/hot.js',
      /const requiredToken = tokenRequired \? token : false;/u,
    ],
    [
      "`'hmr-only'` applies it but never reloads",
      hotOptions,
      /if \(hot === "only"\) \{\s+return "hmr-only";/u,
    ],
    [
      'A WebSocket does not need it',
      'webpack-dev-middleware/client/utils/socket-options.js',
      /retryDelay: undefined,[\s\S]{0,150}clientOptions: undefined/u,
    ],
    [
      "`'auto'` follows the page",
      socketUrl,
      /=== "auto" \|\|[^{]+\{\s+given = location\.protocol;/u,
    ],
    [
      'Six options have moved into groups',
      devMiddleware,
      /LEGACY_GROUPED = \[(?:\["\w+", "\w+", "\w+"\](?:, )?){6}\];/u,
    ],
    [
      'The former name of `devMiddleware.cache.control`, with',
      devMiddleware,
      /\["cacheControl", "cache", "control"\]/u,
    ],
    [
      'The former name of `devMiddleware.cache.immutable`',
      devMiddleware,
      /\["cacheImmutable", "cache", "immutable"\]/u,
    ],
    [
      'The former name of `devMiddleware.cache.etag`',
      devMiddleware,
      /\["etag", "cache", "etag"\]/u,
    ],
    [
      'The former name of `devMiddleware.cache.lastModified`',
      devMiddleware,
      /\["lastModified", "cache", "lastModified"\]/u,
    ],
    [
      'The former name of `devMiddleware.mime.default`',
      devMiddleware,
      /\["mimeTypeDefault", "mime", "default"\]/u,
    ],
    [
      'The former name of `devMiddleware.mime.types`',
      devMiddleware,
      /\["mimeTypes", "mime", "types"\]/u,
    ],
    [
      'except responses to rejected requests',
      devServer,
      /name: "host-header-check"[\s\S]{0,5000}name: "set-headers"/u,
    ],
    [
      'An object maps names to values, and a list contains',
      devServer,
      /if \(!Array\.isArray\(headers\)\) \{\s+for \(const name in headers\) \{\s+allHeaders\.push\(/u,
    ],
    [
      "gets the request, the response and the middleware's context",
      devServer,
      /headers\(\s+req,\s+res,[\s\S]{0,200}this\.middleware \? this\.middleware\.context : undefined/u,
    ],
    [
      "The server doesn't let other origins load its files",
      devServer,
      /setHeader\("Cross-Origin-Resource-Policy", "same-origin"\)/u,
    ],
    [
      'lets every page you visit fetch and read them',
      devServer,
      /!this\.isUserCORSWildcardEnabled\(\)/u,
    ],
    [
      "Serves `index.html` for pages that don't exist",
      historyFallback,
      /options\.index \|\| '\/index\.html'/u,
    ],
    [
      '`GET` and `HEAD` requests for HTML',
      'connect-history-api-fallback/lib/index.js',
      /req\.method !== 'GET' && req\.method !== 'HEAD'/u,
    ],
    [
      'if the last part of the path has no dot',
      'connect-history-api-fallback/lib/index.js',
      /lastIndexOf\('\.'\) > pathname\.lastIndexOf\('\/'\)/u,
    ],
    [
      '`disableDotRule` includes paths with a dot',
      historyFallback,
      /options\.disableDotRule !== true\)/u,
    ],
    [
      'it takes a local IPv6 address',
      devServer,
      /"local-ip"\) \{\s+return \(\s+Server\.findIp\("v4", false\) \|\|\s+Server\.findIp\("v6", false\)/u,
    ],
    [
      "or `0.0.0.0` if there's none",
      devServer,
      /return Server\.findIp\("v4", false\) \|\| "0\.0\.0\.0";/u,
    ],
    ["or `::` if there's none", devServer, /\.slice\(1, -1\) \|\| "::";/u],
    [
      "public addresses don't count",
      devServer,
      /range !== "uniqueLocal" &&\s+range !== "loopback"/u,
    ],
    [
      'after a build without errors',
      hotClient,
      /if \(obj\.errors\.length > 0\) \{[\s\S]{0,120}shouldApply = false;/u,
    ],
    [
      "reloads the page if the program can't accept the update",
      hotClient,
      /reload: mode === "hmr",/u,
    ],
    [
      "`'only'` doesn't reload in that case",
      hotOptions,
      /if \(hot === "only"\) \{\s+return "hmr-only";/u,
    ],
    [
      '`false` reloads the page after each change',
      hotOptions,
      /return liveReload \? "reload" : "nothing";/u,
    ],
    [
      'The server adds `HotModuleReplacementPlugin` itself',
      middlewareOptions,
      /`all` \(the default\) adds the runtime [^`]+ and HotModuleReplacementPlugin;/u,
    ],
    [
      '`?webpack-dev-server-apply=reload` or `=nothing`',
      hotOptions,
      /pageParamPrefix: "webpack-dev-server",/u,
    ],
    [
      '`true` creates `webpack-dev-server.sock` in the folder',
      devServer,
      /: os\.tmpdir\(\);\s+const pipeName = `\$\{pluginName\}\.sock`;/u,
    ],
    [
      'A socket that a crashed process left behind is removed',
      devServer,
      /"ECONNREFUSED"\) \{[\s\S]{0,120}fs\.unlinkSync\(/u,
    ],
    [
      "after changes to files that aren't part of a build",
      devServer,
      /hot\.publish\(\{ action: "reload", file: item \}\);/u,
    ],
    ['With `hot: true`, the page still reloads', hotOptions, /if \(hot\) \{\s+return "hmr";\s+\}/u],
    [
      "set `hot` to `false` or `'only'` as well",
      hotOptions,
      /return liveReload \? "reload" : "nothing";/u,
    ],
    [
      'but not after changes to other files',
      'webpack-dev-middleware/client/index.js',
      /case "reload":\s+\{[\s\S]{0,450}reloadPage\(/u,
    ],
    [
      'when the server has begun to listen',
      devServer,
      /await this\.logStatus\(\);\s+if \(typeof this\.options\.onListening === "function"\)/u,
    ],
    [
      '`true` opens the start page in the default browser',
      'webpack-dev-server/lib/options.json',
      /set it to true to open your default browser/u,
    ],
    [
      'the server logs a warning and carries on',
      devServer,
      /open\(openTarget, item\.options\)\.catch\([\s\S]{0,80}this\.logger\.warn\(/u,
    ],
    [
      "Without it, or with `'auto'`, the server takes",
      devServer,
      /port !== null && port !== "auto"\) \{\s+return port;/u,
    ],
    [
      '`WEBPACK_DEV_SERVER_BASE_PORT` and `WEBPACK_DEV_SERVER_PORT_RETRY` change',
      devServer,
      /process\.env\.WEBPACK_DEV_SERVER_PORT_RETRY !== "undefined"/u,
    ],
    [
      '`0` lets the system choose',
      'webpack-dev-server/lib/options.json',
      /"minimum": 0,\s+"maximum": 65535/u,
    ],
    [
      'http-proxy-middleware, version 4',
      'webpack-dev-server/package.json',
      /"http-proxy-middleware": "\^4\./u,
    ],
    [
      'The first object whose `context` matches the path',
      devServer,
      /pathFilter: [^;]{0,40}\(context\),/u,
    ],
    [
      'files from the build take precedence',
      devServer,
      /name: "webpack-dev-middleware",[\s\S]{0,9000}name: "http-proxy-middleware",/u,
    ],
    [
      'you can also call it `path` or `pathFilter`',
      devServer,
      /proxyConfig\.context \|\| proxyConfig\.path \|\| proxyConfig\.pathFilter/u,
    ],
    [
      'called once at startup, without arguments',
      devServer,
      /"function"\s+\? proxyConfigOrCallback\(\)\s+: proxyConfigOrCallback/u,
    ],
    [
      'again for every request that reaches the item',
      devServer,
      /newProxyConfig = proxyConfigOrCallback\(req, res, next\);/u,
    ],
    [
      'and rejects upgrades from other origins',
      devServer,
      /!this\.isSameOrigin\(headers\)\s+\) \{\s+if \(!socket\.destroyed\) \{/u,
    ],
    [
      'a secure HTTP/2 server that also accepts HTTP/1.1',
      devServer,
      /createSecureServer\(\s+\{ \.\.\.options, allowHTTP1: true \},/u,
    ],
    [
      'the server creates its own certificate for `localhost`',
      devServer,
      /\{ name: "commonName", value: "localhost" \}/u,
    ],
    [
      'in `node_modules/.cache/webpack-dev-server`',
      devServer,
      /path\.resolve\(dir, `node_modules\/\.cache\/\$\{pluginName\}`\)/u,
    ],
    [
      'Options for the `createServer` function of the matching',
      devServer,
      /: serverType\.createServer\(options, this\.app\)/u,
    ],
    [
      'A path, the content, or a list',
      devServer,
      /return stats \? fs\.readFileSync\(item\) : item;/u,
      'options.ca',
    ],
    [
      'Unless you set both `key` and `cert`',
      devServer,
      /if \(!serverOptions\.key \|\| !serverOptions\.cert\) \{/u,
    ],
    [
      'the name of a module with a `createServer` function',
      devServer,
      /const mod = cjsRequire\([^)]*\(type\)\);/u,
    ],
    [
      'gets `options` and the application and returns',
      devServer,
      /this\.server = await type\(\s*[^;]*\(options\),[^;]*\(this\.app\),?\s*\);/u,
    ],
    [
      'it sets only `type`',
      devServer,
      /options\.server = \{\s+type: options\.server,\s+options: \{\},/u,
    ],
    ['Closes the server properly on `SIGINT` and `SIGTERM`', devServer, /"SIGINT", "SIGTERM"/u],
    [
      'a second Ctrl+C ends the process at once',
      devServer,
      /if \(needForceShutdown\) \{[\s\S]{0,90}process\.exit\(\);/u,
    ],
    [
      'Version 7 of webpack-cli handles the signals itself',
      'webpack-cli/package.json',
      /"version": "7\./u,
    ],
    ['and turns this option off', commandLine, /setupExitSignals: false,/u],
    [
      'the program that runs webpack has to handle the signals',
      devServer,
      /options\.setupExitSignals = !this\.isPlugin;/u,
    ],
    [
      'and returns the list to use',
      devServer,
      /middlewares = this\.options\.setupMiddlewares\(middlewares, this\);/u,
    ],
    [
      '`middleware` and an optional `path`',
      'webpack-dev-server/types/lib/Server.d.ts',
      /MiddlewareObject = \{\s+name\?: string;\s+path\?: string;/u,
    ],
    [
      'Routes added to `server.app` come before all items',
      devServer,
      /await this\.setupApp\(\);\s+await this\.createServer\(\);/u,
    ],
    [
      '`host-header-check`, `cross-origin-header-check`, `compression`, `set-headers`',
      devServer,
      /"cross-origin-header-check",[\s\S]{0,2200}name: "compression",[\s\S]{0,300}name: "set-headers",/u,
    ],
    [
      "the server's own URLs, `http-proxy-middleware`, `express-static`",
      devServer,
      /name: "http-proxy-middleware",[\s\S]{0,1500}name: "express-static",/u,
    ],
    [
      '`connect-history-api-fallback`, `serve-index` and `options-middleware`',
      devServer,
      /name: "serve-index",[\s\S]{0,900}name: "options-middleware",/u,
    ],
    [
      'is included only if that option is on',
      devServer,
      /if \(this\.options\.compress\) \{[\s\S]{0,160}name: "compression"/u,
    ],
    [
      'and `false` none',
      devServer,
      /options\.static = options\.static \? \[getStaticItem\(\)\] : false;/u,
    ],
    [
      'the folder is `public` in the working directory',
      devServer,
      /directory: path\.join\(process\.cwd\(\), "public"\)/u,
    ],
    [
      'For files on another server, use `proxy` instead',
      devServer,
      /"Using a URL as static\.directory is not supported"/u,
    ],
    [
      'and `public` is no longer served',
      devServer,
      /options\.static = \[getStaticItem\(options\.static\)\];/u,
    ],
    ["without it, `'/'`", devServer, /publicPath: \["\/"\]/u],
    [
      'a file is served from the first folder that contains it',
      devServer,
      /for \(const staticOption of staticOptions\) \{\s+for \(const publicPath of staticOption\.publicPath\) \{/u,
    ],
    [
      '`false` answers with 404 instead',
      devServer,
      /if \(staticOption\.serveIndex\) \{\s+const serveIndexMiddleware = serveIndex\(/u,
    ],
    [
      'but not when one is added or removed',
      devServer,
      /if \(this\.options\.liveReload\) \{\s+watcher\.on\("change", \(item\) => \{/u,
    ],
    [
      'If you omit one of these two',
      devServer,
      /if \(typeof compilerWatchOptions\.poll === "number"\) \{\s+return compilerWatchOptions\.poll;/u,
    ],
    [
      "its value comes from webpack's `watchOptions.poll`",
      devServer,
      /return Boolean\(compilerWatchOptions\.poll\);/u,
    ],
    [
      'A glob is expanded only when the server starts',
      devServer,
      /const resolvedPaths = resolveGlobs\(watchPath\);/u,
    ],
    [
      "`'ws'` is a WebSocket, and `'sse'` is an event stream",
      hotOptions,
      /const wire = webSocketServer\.type === "sse" \? "sse" : "ws";/u,
    ],
    [
      '`false` opens no endpoint',
      devServer,
      /async getHotOptions\(\) \{\s+if \(!this\.options\.webSocketServer\) \{\s+return false;/u,
    ],
    [
      'which extends `webpack-dev-server/lib/servers/BaseServer.js`',
      devServer,
      /exports a class extending BaseServer \(webpack-dev-server\/lib\/servers\/BaseServer\.js\)/u,
    ],
    [
      "`path` is the endpoint's path, `/ws` by default",
      devServer,
      /defaultWebSocketServerOptions = \{ path: "\/ws" \}/u,
    ],
    [
      'Deprecated: the server has `client.progress`',
      'webpack-dev-middleware/dist/hot.js',
      /The 'hot\.progress' option is deprecated/u,
    ],
    [
      'Deprecated: use `devMiddleware.stats`',
      'webpack-dev-middleware/dist/hot.js',
      /The 'hot\.statsOptions' option is deprecated/u,
    ],
    [
      'The old names still work, with a warning',
      'webpack-dev-middleware/dist/index.js',
      /The '\$\{legacy\}' option is deprecated and will be removed in the next major release\./u,
    ],
    [
      'the new one takes precedence',
      'webpack-dev-middleware/dist/index.js',
      /is set as well, so '\$\{group\}\.\$\{key\}' is what applies/u,
    ],
    [
      "`'http'` is the default",
      'webpack-dev-server/lib/Server.js',
      /type: serverOptions\.type \|\| "http",/u,
    ],
    [
      'for a year',
      'webpack-dev-middleware/dist/middleware.js',
      /const MAX_MAX_AGE = 31536000000;/u,
      'control',
    ],
    [
      'a year if the object has only `immutable`',
      'webpack-dev-middleware/dist/middleware.js',
      /const MAX_MAX_AGE = 31536000000;/u,
    ],
    [
      'the first attempt comes after a second, and each pause is twice as long as the one before',
      'webpack-dev-middleware/client/clients/createSocket.js',
      /return 1000 \* Math\.pow\(2, attempt\)/u,
    ],
    [
      'go to the `ws` package',
      hotOptions,
      /if \(!ENDPOINT_OPTIONS\.has\(name\)\) \{\s+ws\[name\] = value;/u,
    ],
    [
      'runs it in the same process as the server',
      devServer,
      /typeof this\.options\.app === "function"\s*\? await this\.options\.app\(\)/u,
    ],
    [
      'Certificates of authorities to trust if clients',
      devServer,
      /if \(typeof serverOptions\.requestCert === "undefined"\) \{\s*serverOptions\.requestCert = false;/u,
    ],
    [
      '`/webpack-dev-server` page lists the files',
      devServer,
      /name: "webpack-dev-server-assets",\s*path: "\/webpack-dev-server",/u,
    ],
    [
      "`host: 'local-ip'` takes the first IPv4 address",
      devServer,
      /"local-ip"\) \{\s+return \(\s+Server\.findIp\("v4", false\) \|\|/u,
    ],
    [
      '`false` for a configuration that needs no server',
      commandLine,
      /\.filter\(\(configuration\) => configuration\.devServer !== false\)/u,
    ],
    ['The value is independent of `output.publicPath`', devServer, /publicPath: \["\/"\]/u],
    [
      'ere, only the `client` build is served',
      commandLine,
      /configurations\.filter\(\(configuration\) => configuration\.devServer\)/u,
    ],
    [
      'Options for `express.static`, such as',
      devServer,
      /\(await getExpress\(\)\)\.static\(\s*staticOption\.directory,\s*staticOption\.staticOptions/u,
    ],
    [
      'Options for chokidar, as in `watch`',
      devServer,
      /chokidar\.watch\(resolvedPaths, watchOptions\)/u,
    ],
    [
      'The secret: `true` or a string',
      middlewareOptions,
      /The token: `true` \(the default\) mints one per run, a string uses that one/u,
    ],
    [
      '`uploads/7.txt` is at `/uploads/7.txt` and `/media/7.txt`',
      devServer,
      /for \(const publicPath of staticOption\.publicPath\) \{/u,
    ],
    [
      'The former name of `devMiddleware.cache.control.maxAge`',
      devMiddleware,
      /\["cacheControl", "cache", "control"\]/u,
    ],
    [
      'Marks files with a hash in their name as',
      middleware,
      /\(cacheImmutable === undefined \|\| cacheImmutable\) && extra\.immutable/u,
    ],
    [
      'The former name of `devMiddleware.cache.control.immutable`',
      devMiddleware,
      /\["cacheControl", "cache", "control"\]/u,
    ],
    [
      'such as `minVersion` or `ciphers`, work too',
      'webpack-dev-server/lib/options.json',
      /"ServerOptions": \{\s*"type": "object",\s*"additionalProperties": true/u,
    ],
    [
      "a message in the console says what couldn't be",
      'webpack-dev-middleware/client/process-update.js',
      /log\.warn\("Ignored an update to unaccepted module "/u,
    ],
    ['a build if `hot` is `false`', hotOptions, /return liveReload \? "reload" : "nothing";/u],
  ]),
  ...measured('configuration/dev-server', 'and webpack 5.112 stops with'),
  ...measured('configuration/dev-server', 'A script of 258,681 bytes', 'is sent as 60,031 bytes'),
];
