import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

const manifest = 'webpack/lib/output/ManifestPlugin.js';
const ssrManifest = 'webpack/lib/output/SSRManifestPlugin.js';
const urls = 'webpack/lib/dependencies/url/URLParserPlugin.js';
const middleware = 'webpack-dev-middleware/dist/index.js';
const poll = 'webpack/hot/poll.js';
const server = 'react-dom/cjs/react-dom-server.node.development.js';
const client = 'react-dom/cjs/react-dom-client.development.js';

const exportsOnly = /"exportsOnly",\s*!targetProperties \|\| targetProperties\.document === false/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/server-rendering', [
    [
      'leaves the built-in modules of Node.js alone',
      'webpack/lib/node/NodeTargetPlugin.js',
      /\}, builtins\)\.apply\(compiler\);/u,
    ],
    [
      'the files that packages provide for Node.js',
      defaults,
      /if \(targetProperties\.node\) conditions\.push\("node"\);/u,
    ],
    ['It writes no stylesheets for this build', defaults, exportsOnly],
    [
      'are the same as in the browser build',
      defaults,
      /\? "\[uniqueName\]-\[id\]-\[local\]"\s*: "\[id\]-\[local\]"\s*: "\[fullhash\]";/u,
    ],
    ['Packages are part of the bundle', defaults, /D\(externalsPresets, "nodeModules", false\);/u],
    [
      'lists the scripts and styles of each entry',
      manifest,
      /for \(const \[name, entrypoint\] of compilation\.entrypoints\) \{/u,
    ],
    [
      'lists, for each source module, the files',
      ssrManifest,
      /for \(const source of module\.getSourceModules\(\)\) \{/u,
    ],
    [
      '`import.meta.dirname` is the folder of the built',
      defaults,
      /if \(targetProperties\.node\) \{\s*return "eval-only";/u,
    ],
    [
      'takes this form as a reference to one of your assets',
      urls,
      /const dep = new URLDependency\(/u,
    ],
    [
      'looks next to the source file',
      urls,
      /const url = new URL\(request, getUrl\(parser\.state\.module\)\);/u,
    ],
    [
      'fails with `Module not found`',
      'webpack/lib/errors/ModuleNotFoundError.js',
      /let message = `Module not found: \$\{err\.toString\(\)\}`;/u,
    ],
    [
      'With `auto`, only the browser knows',
      ssrManifest,
      /if \(publicPath === "auto"\) \{\s*base = "\/";/u,
    ],
    ['so the plugins write `/`', manifest, /\(publicPath === "auto" \? "\/" : publicPath\)/u],
    [
      'calls `onShellReady` as soon as everything outside',
      server,
      /0 === request\.pendingRootTasks && completeShell\(request\)/u,
    ],
    [
      "`preinit` is React's way to ask for a stylesheet",
      'react-dom/cjs/react-dom.production.js',
      /"style" === as\s*\? Internals\.d\.S\(/u,
    ],
    [
      "the module's path relative to the project",
      ssrManifest,
      /const path = makePathsRelative\(context, source\.resource\);/u,
    ],
    [
      'finds the stylesheet that is already in the page',
      ssrManifest,
      /set\.add\(RuntimeGlobals\.hasServerRenderedStylesheets\);/u,
    ],
    [
      'passes all other requests on to your server',
      'webpack-dev-server/lib/Server.js',
      /return createProxyMiddleware\(\{\s*\.\.\.proxyConfig,/u,
    ],
    [
      'by looking for new files twice a second',
      poll,
      /var hotPollInterval = \+__resourceQuery\.slice\(1\) \|\| 10 \* 60 \* 1000;/u,
    ],
    [
      "`dependencies: ['browser']` builds the server second",
      'webpack/lib/MultiCompiler.js',
      /!dependencies \|\| dependencies\.every\(isDependencyFulfilled\);/u,
    ],
    [
      '`writeToDisk` writes the server and the manifests',
      middleware,
      /if \(typeof options\.writeToDisk === "function"\) \{/u,
    ],
    [
      "The browser's files stay in memory",
      middleware,
      /memfs\.createFsFromVolume\(new memfs\.Volume\(\)\);/u,
    ],
    [
      '`serverSideRender` makes requests wait',
      'webpack-dev-middleware/dist/middleware.js',
      /if \(!context\.options\.serverSideRender\) \{\s*return next\(err\);\s*\}[^;]*ready\(/u,
    ],
    [
      'adds the plugin for hot updates to both builds',
      'webpack-dev-middleware/dist/utils.js',
      /new webpack\.HotModuleReplacementPlugin\(\)\.apply\(compiler\);/u,
    ],
    [
      'the code that fetches these updates in Node.js',
      poll,
      /setInterval\(checkForUpdate, hotPollInterval\);/u,
    ],
    [
      'in place of the files that they update',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /currentChunk\.files\.add\(filename\);/u,
    ],
    [
      'The terminal lists the modules that the server has replaced',
      poll,
      /require\("\.\/log-apply-result"\)\(updatedModules, updatedModules\);/u,
    ],
    [
      'the terminal says `You need to restart the application!`',
      poll,
      /log\("warning", "\[HMR\] You need to restart the application!"\);/u,
    ],
    [
      '`Hydration failed because the server rendered HTML',
      client,
      /"Hydration failed because the server rendered " \+/u,
    ],
    [
      '`Minified React error #418` in production',
      'react-dom/cjs/react-dom-client.production.js',
      /formatProdErrorMessage\(\s*418,/u,
    ],
    [
      'React then renders the page again in the browser',
      client,
      /this tree will be regenerated on the client/u,
    ],
    [
      'asks for files with the old hashes',
      'webpack/lib/runtime/GetChunkFilenameRuntimeModule.js',
      /: `\$\{JSON\.stringify\(obj\)\}\[chunkId\]`;/u,
    ],
    [
      'Use `hidden-source-map` and keep the maps elsewhere',
      'webpack/lib/config/WebpackOptionsApply.js',
      /const hidden = use\.includes\("hidden"\);/u,
    ],
    [
      'fetches these updates in Node.js: `webpack/hot/poll.js`',
      'webpack/hot/poll.js',
      /setInterval\(checkForUpdate, hotPollInterval\);/u,
    ],
  ]),
  ...measured(
    'guides/server-rendering',
    'In webpack 5.112.2, an `accept` above that code',
    'although the terminal says that the update was applied',
  ),
];
