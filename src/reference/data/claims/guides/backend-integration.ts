import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { server } from './evidence.ts';

const crossOrigin = /res\.statusCode = 403;\s+res\.end\("Cross-Origin request blocked"\);/u;
const manifest = 'webpack/lib/output/ManifestPlugin.js';
/** What the proxy does isn't in files that other packages may read, so its version stands for it. */
const withProxy = ['webpack-dev-server/package.json', /"http-proxy-middleware": "\^4\./u] as const;
const filesOfEntry =
  /for \(const chunk of entrypoint\.chunks\) \{\s+for \(const file of chunk\.files\) \{/u;
const everythingElse =
  /!directories\.has\(filename\) && !currentAssets\.has\(filename\)\) \{\s+diff\.add/u;
const onlySameOrigin =
  /res\.setHeader\("Cross-Origin-Resource-Policy", "same-origin"\);\s+\}\s+next\(\);/u;

export const claims: readonly Claim[] = [
  ...measured('guides/backend-integration', 'webpack 5.112 then puts the update'),
  ...claimsOfPage('guides/backend-integration', [
    [
      'A plugin that comes with webpack connects',
      'webpack/lib/index.js',
      /get ManifestPlugin\(\) \{\s+return require\("\.\/output\/ManifestPlugin"\);/u,
    ],
    [
      'writes down which files a build has emitted',
      manifest,
      /for \(const asset of compilation\.getAssets\(\)\) \{\s+if \(asset\.info\.hotModuleReplacement\)/u,
    ],
    ['`entrypoints` lists the files that a page has to load', manifest, filesOfEntry],
    [
      '`assets` contains the current name of each file',
      manifest,
      /const item = \{ file: prefix \+ file \};/u,
    ],
    [
      'looks up its files under that name',
      manifest,
      /imports\.push\(name \? `\$\{name\}\.\$\{extname\(file\)\}` : file\);/u,
    ],
    [
      '`clean` deletes everything else that it finds there',
      'webpack/lib/output/CleanPlugin.js',
      everythingElse,
    ],
    [
      'It goes into the manifest, into the URLs',
      manifest,
      /const DEFAULT_PREFIX = "\[publicpath\]";/u,
    ],
    [
      'and into the code that loads `reserve`',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /\}\(\$\{RuntimeGlobals\.publicPath\} \+ \$\{RuntimeGlobals\.getChunkScriptFilename\}\(chunkId\)/u,
    ],
    [
      'For an application below a path, such as `/shop`',
      manifest,
      /const item = \{ file: prefix \+ file \};/u,
    ],
    [
      'also lists images, under the paths of their sources',
      manifest,
      /usedName \|\|\s+sourceFilename \|\|/u,
    ],
    ['`splitChunks` can list the same file', manifest, filesOfEntry],
    [
      'The URLs in the manifest are complete',
      manifest,
      /publicPath === "auto" \? "\/" : publicPath/u,
    ],
    [
      'writes the manifest to disk for the backend',
      'webpack-dev-middleware/dist/index.js',
      /typeof filter === "function" \? filter\(targetPath\) : true;\s+if \(!allowWrite\) \{\s+return callback\(\);/u,
    ],
    [
      'All other files stay in memory',
      'webpack-dev-middleware/dist/index.js',
      /context\.options\.writeToDisk === true\) \{[\s\S]{0,900}\} else \{\s+outputFileSystem = [^;]*memfs/u,
    ],
    [
      '`filter` and `generate` correct the manifest after a hot update',
      manifest,
      /if \(this\.options\.generate\) \{\s+manifest = this\.options\.generate\(manifest\);/u,
    ],
    [
      "`ws` passes on your backend's WebSockets",
      server,
      /proxyConfig\.ws \? proxyMiddleware : undefined,/u,
    ],
    [
      "webpack's own connection uses the path `/ws`",
      server,
      /defaultWebSocketServerOptions = \{ path: "\/ws" \};/u,
    ],
    [
      'If your backend needs this path, choose another one',
      server,
      /if \(pathname === hmrPath\) \{\s+return;/u,
    ],
    ['`xfwd` adds `X-Forwarded-For`, `-Host`, `-Proto` and `-Port` to requests', ...withProxy],
    ["as the browser sent it, because `changeOrigin` isn't set", ...withProxy],
    [
      'list the templates in `devServer.watchFiles`',
      server,
      /watcher\.on\("change", \(item\) => \{[\s\S]{0,400}hot\.publish\(\{ action: "reload", file: item \}\)/u,
    ],
    [
      'Both WebSockets then use `wss:` without further settings',
      'webpack-dev-server/lib/hotOptions.js',
      /: isTlsServer\s+\? "wss:"\s+: "ws:";/u,
    ],
    ['the backend sees `X-Forwarded-Proto: https`', ...withProxy],
    [
      'The certificate is self-signed',
      server,
      /await import\("selfsigned"\);[\s\S]{0,400}await selfsigned\.generate\(attributes/u,
    ],
    ["allow the backend's origin with two headers", server, onlySameOrigin],
    [
      "enough for webpack-dev-server 6 unless the header's value is `*`",
      server,
      /isUserCORSWildcardEnabled\(\)\s+\) \{\s+res\.setHeader\("Cross-Origin-Resource-Policy", "same-origin"\)/u,
    ],
    ["pages on other origins can't load scripts and styles", server, onlySameOrigin],
    ['a page on `127.0.0.1` get status 403', server, crossOrigin],
    [
      '`clean` removes old files from the build folder, not from your host',
      'webpack/lib/output/CleanPlugin.js',
      everythingElse,
    ],
    ['`Error occurred while trying to proxy`, status 504', ...withProxy],
    ["status 504: the backend isn't running", ...withProxy],
    [
      '`Invalid Host header`: the page was opened',
      server,
      /res\.statusCode = 403;\s+res\.end\("Invalid Host header"\);/u,
    ],
    [
      'was opened under a name other than `localhost`',
      server,
      /hostname === "localhost" \|\|\s+hostname\.endsWith\("\.localhost"\) \|\|\s+hostname === this\.options\.host/u,
    ],
    [
      '`publicPath` lacks the path, or the slash at its end',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /\}\(\$\{RuntimeGlobals\.publicPath\} \+ \$\{RuntimeGlobals\.getChunkScriptFilename\}\(chunkId\)/u,
    ],
    [
      'needs the nonce in the tags above',
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /script\.setAttribute\("nonce", \$\{RuntimeGlobals\.scriptNonce\}\);/u,
    ],
    [
      'reports `ERR_BLOCKED_BY_RESPONSE.NotSameOrigin`',
      'webpack-dev-server/lib/Server.js',
      /res\.setHeader\("Cross-Origin-Resource-Policy", "same-origin"\);/u,
    ],
    [
      'Hot updates need the development server',
      'webpack-dev-middleware/dist/utils.js',
      /\} else if \(needsHmr\) \{\s*new webpack\.HotModuleReplacementPlugin\(\)\.apply\(compiler\);/u,
    ],
  ]),
];
