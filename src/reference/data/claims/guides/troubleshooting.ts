import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, defaults, server } from './evidence.ts';

const cssLoading = 'webpack/lib/css/CssLoadingRuntimeModule.js';
const updates = 'webpack-dev-middleware/client/process-update.js';
const gracefulFs = 'graceful-fs/graceful-fs.js';
const environment = 'webpack/lib/node/NodeEnvironmentPlugin.js';
const duplicates = 'webpack/lib/performance/DuplicatePackagesPlugin.js';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/troubleshooting',
    'webpack writes a script and nothing else',
    "The third case happens with `cache: { type: 'filesystem' }`",
    '600 modules and 17 MiB of code',
    '0.67 s with `source-map`',
    '0.25 s with `eval-source-map`',
    '0.14 s with `eval`',
  ),
  ...claimsOfPage('guides/troubleshooting', [
    [
      'webpack replaces `process.env.NODE_ENV`, but every other use stays',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new DefinePlugin\(\{\s+"process\.env\.NODE_ENV": defValue,\s+"import\.meta/u,
    ],
    [
      'the comment above the code names the module',
      'webpack/lib/template/ModuleInfoHeaderPlugin.js',
      /!\*\*\* \$\{reqStr\} \*\*\*!\\n/u,
    ],
    [
      'In a development build, the comment above',
      defaults,
      /F\(output, "pathinfo", \(\) => development\);/u,
    ],
    [
      'you get `undefined` instead of an error',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /!envNode\.has\(members\[1\]\)\) \{\s+return toConstantDependency\(parser, "undefined"\)/u,
    ],
    [
      'whose 404 page tells browsers not to guess',
      'finalhandler/index.js',
      /status = 404[\s\S]*'X-Content-Type-Options', 'nosniff'/u,
    ],
    [
      'it has to answer with 404',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /event\.type === 'load' \? 'missing' : event\.type\);`/u,
    ],
    [
      'For a stylesheet, the message is `Loading css chunk report failed`',
      cssLoading,
      /"error\.message = 'Loading css chunk ' \+ chunkId \+ ' failed\./u,
    ],
    [
      '`output.clean` empties your local folder',
      'webpack/lib/output/CleanPlugin.js',
      /const getDiffToFs = \(fs, outputPath, currentAssets, callback\)/u,
    ],
    [
      'reports packages that are included twice, even in the same version',
      duplicates,
      /copies\.get\(descriptionFileRoot\);[\s\S]*if \(copies\.size < 2\) continue;/u,
    ],
    [
      'The second lists up to about 200 modules',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /spaceLimited\(groupedModules, options\.modulesSpace\)/u,
    ],
    [
      'a loader or plugin reads a file unknown to webpack',
      'webpack/lib/module/NormalModule.js',
      /fileSystemInfo\.checkSnapshotValid\(\s*snapshot,/u,
    ],
    [
      '`this.addDependency(path)` in the loader tells webpack about the file',
      'webpack/lib/loaders/LoaderRunner.js',
      /loaderContext\.dependency = loaderContext\.addDependency = /u,
    ],
    [
      '`/webpack-dev-server` on the same port lists all files',
      server,
      /path: "\/webpack-dev-server",[\s\S]*assets: true,[\s\S]*Assets Report:/u,
    ],
    [
      'A page in `public/` is served as it is',
      server,
      /directory: path\.join\(process\.cwd\(\), "public"\),/u,
    ],
    [
      'the path exists only in your router',
      server,
      /options\.historyApiFallback === "undefined"\) \{\s+options\.historyApiFallback = false;/u,
    ],
    [
      'The server answers with 403, and the page',
      server,
      /res\.statusCode = 403;\s+res\.end\("Invalid Host header"\);/u,
    ],
    [
      'The request used a host name that the server',
      server,
      /hostname === "localhost" \|\|\s+hostname\.endsWith\("\.localhost"\) \|\|/u,
    ],
    [
      'the page opens at `http://localhost:8080`',
      server,
      /WEBPACK_DEV_SERVER_BASE_PORT, 10\)\s+: 8080;/u,
    ],
    [
      "`'all'` turns the protection off",
      server,
      /if \(allowedHosts === "all"\) \{\s+return true;/u,
    ],
    [
      'shows a path from the changed module to the entry',
      updates,
      /"Ignored an update to unaccepted module "\.concat\(event\.chain\.join\(" -> "\)\)/u,
    ],
    [
      'accepts a new version, so the page is reloaded',
      updates,
      /if \(unacceptedModules\.length > 0\) \{[\s\S]*\n {6}performReload\(\);/u,
    ],
    [
      'every change in a component reloads the page',
      updates,
      /if \(reload\) \{\s+log\.warn\("Reloading page"\);\s+reloadPage\(\);/u,
    ],
    [
      'webpack follows the link to the real folder',
      'enhanced-resolve/lib/ResolverFactory.js',
      /options\.symlinks !== "undefined" \? options\.symlinks : true,/u,
    ],
    [
      "looks for the package's own imports from there",
      'enhanced-resolve/lib/SymlinkPlugin.js',
      /const obj = \{\s+\.\.\.request,\s+path: result,/u,
    ],
    [
      '`resolve.symlinks: false` helps too',
      'enhanced-resolve/lib/ResolverFactory.js',
      /if \(symlinks\) \{\s+plugins\.push\(new SymlinkPlugin\("existing-file"/u,
    ],
    [
      '`npx webpack --progress=profile` prints the time of each phase',
      'webpack-cli/lib/plugins/cli-plugin.js',
      /const isProfile = this\.options\.progress === "profile";/u,
    ],
    [
      'webpack has to parse it',
      'webpack/lib/json/JsonParser.js',
      /typeof this\.options\.parse === "function" \? this\.options\.parse : parseJson;/u,
    ],
    [
      'When webpack reaches this limit, it waits and tries again',
      environment,
      /const fs = require\("graceful-fs"\);/u,
    ],
    [
      'In a loader, read files through `this.fs`',
      'webpack/lib/module/NormalModule.js',
      /_compiler: compilation\.compiler,\s+fs\s+\};/u,
    ],
    [
      'in a plugin, through `compiler.inputFileSystem`',
      environment,
      /compiler\.inputFileSystem = new CachedInputFileSystem\(fs, 60000\);/u,
    ],
    [
      'Both file systems wait and try again',
      gracefulFs,
      /err\.code === 'EMFILE' \|\| err\.code === 'ENFILE'\)\)\s+enqueue\(\[go\$readFile,/u,
    ],
    [
      '`npx webpack info` prints the versions',
      cli,
      /Binaries: \["Node", "Yarn", "npm", "pnpm"\],/u,
    ],
    [
      '`Cannot GET /`',
      'finalhandler/index.js',
      /msg = 'Cannot ' \+ req\.method \+ ' ' \+ encodeUrl\(getResourceName\(req\)\)/u,
    ],
    [
      "Set `target: 'node'` for code that runs on",
      'webpack/lib/config/target.js',
      /\/\^\(async-\)\?node\(/u,
    ],
    [
      'Fix: add the name to `devServer.allowedHosts`',
      server,
      /this\.options\.allowedHosts !== "all" &&/u,
    ],
    [
      "itself is outdated until you delete webpack's cache",
      'loader-runner/lib/LoaderRunner.js',
      /loaderContext\.addDependency = \(file\) => \{\s+fileDependencies\.push\(file\);/u,
    ],
  ]),
];
