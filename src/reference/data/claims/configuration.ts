import { claimsOfPage, measured } from './claim.ts';
import type { Claim } from './claim.ts';

const defaults = 'webpack/lib/config/defaults.js';
const schema = 'webpack/schemas/WebpackOptions.json';
const external = 'webpack/lib/externals/ExternalModule.js';
const devServer = 'webpack-dev-server/lib/Server.js';
const commandLine = 'webpack-cli/lib/webpack-cli.js';
const paths = 'webpack/lib/template/TemplatedPathPlugin.js';
const statsFactory = 'webpack/lib/stats/DefaultStatsFactoryPlugin.js';
const statsPreset = 'webpack/lib/stats/DefaultStatsPresetPlugin.js';
const pack = 'webpack/lib/cache/PackFileCacheStrategy.js';
const applied = 'webpack/lib/config/WebpackOptionsApply.js';
const normalization = 'webpack/lib/config/normalization.js';
const memory = 'webpack/lib/cache/MemoryWithGcCachePlugin.js';
const idle = 'webpack/lib/cache/IdleFileCachePlugin.js';
const fileInfo = 'webpack/lib/fs/FileSystemInfo.js';
const multi = 'webpack/lib/MultiCompiler.js';
const interpret = 'interpret/index.js';
const hotOptions = 'webpack-dev-server/lib/hotOptions.js';
const middleware = 'webpack-dev-middleware/dist/middleware.js';
const validated = 'webpack/lib/webpack.js';
const nodeNames = 'webpack/lib/node/NodeStuffPlugin.js';
const dotenvFiles = 'webpack/lib/define/DotenvPlugin.js';
const logging = 'webpack/lib/logging/createConsoleLogger.js';
const compilation = 'webpack/lib/Compilation.js';
const devMiddleware = 'webpack-dev-middleware/dist/index.js';
const externalFactory = 'webpack/lib/externals/ExternalModuleFactoryPlugin.js';
const electron = 'webpack/lib/electron/ElectronTargetPlugin.js';
const buildHttp = 'webpack/lib/schemes/HttpUriPlugin.js';
const lazy = 'webpack/lib/hmr/LazyCompilationPlugin.js';
const lazyBackend = 'webpack/lib/hmr/lazyCompilationBackend.js';
const ruleSet = 'webpack/lib/rules/RuleSetCompiler.js';
const useRule = 'webpack/lib/rules/UseEffectRulePlugin.js';
const importMeta = 'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js';
const factory = 'webpack/lib/module/NormalModuleFactory.js';
const cssParser = 'webpack/lib/css/CssParser.js';
const htmlParser = 'webpack/lib/html/HtmlParser.js';
const htmlGenerator = 'webpack/lib/html/HtmlGenerator.js';

const cache = [
  ...claimsOfPage('configuration/cache', [
    [
      "`true` is the same as `{ type: 'memory' }`",
      normalization,
      /if \(cache === true\) \{\s+return \{\s+type: "memory",/u,
    ],
    [
      'keeps a cache in memory in development',
      defaults,
      /development \? \{ type: [^:]*\("memory"\) \} : false/u,
    ],
    [
      "In production, where a process usually builds once, there's no cache",
      defaults,
      /development \? \{ type: [^:]*\("memory"\) \} : false/u,
    ],
    [
      'a cache in memory in front of the one on disk',
      applied,
      /!Number\.isFinite\(cacheOptions\.maxMemoryGenerations\)\) \{[\s\S]{0,250}new MemoryCachePlugin\(\)/u,
    ],
    [
      'each gets its own cache folder',
      defaults,
      /\$\{`\$\{name\}-\$\{mode\}`\}__compiler\$\{compilerIndex \+ 1\}__`/u,
    ],
    [
      'In development, the option is already on',
      defaults,
      /D\(cache, "allowCollectingMemory", development\);/u,
    ],
    [
      'the whole stored cache is discarded',
      pack,
      /if \(buildSnapshotValid && resolveValid\) \{[\s\S]{0,300}return undefined;/u,
    ],
    [
      'webpack looks for imports in the source',
      fileInfo,
      /const \[imports\] = lexer\.parse\(source\);/u,
    ],
    [
      'it finds static ones but can miss computed ones',
      fileInfo,
      /Build dependencies behind this expression are ignored/u,
    ],
    [
      'under the name `defaultConfig`',
      commandLine,
      /cache\.buildDependencies\.defaultConfig\.push\(normalizeConfigPath\(oneOfConfigPath\)\)/u,
    ],
    [
      "So are webpack's own files",
      defaults,
      /"defaultWebpack",\s+\[\s+\{\s+dependency: path\.resolve\(__dirname, "\.\."\) \+ path\.sep,/u,
    ],
    [
      'webpack logs a warning and stores nothing',
      pack,
      /logger\.warn\(`Caching failed for pack: \$\{err\}`\)/u,
    ],
    [
      'End the path of a folder with a slash',
      fileInfo,
      /\? \/\[\\\\\/\]\$\/\.test\(path\)\s+\? RBDT_RESOLVE_DIRECTORY/u,
    ],
    [
      'webpack adds each loader that has run',
      'webpack/lib/module/NormalModule.js',
      /for \(const loader of this\.loaders\) \{[\s\S]{0,200}buildDependencies\.add\(loader\.loader\);/u,
    ],
    [
      '`defaultWebpack` is for webpack itself',
      defaults,
      /"defaultWebpack",\s+\[\s+\{\s+dependency: path\.resolve\(__dirname, "\.\."\)/u,
    ],
    [
      'Its appearance or removal then counts as a change',
      'webpack/lib/cache/AddBuildDependenciesPlugin.js',
      /if \(optional\) \{[\s\S]{0,90}compilation\.missingDependencies\.add\(dependency\);/u,
    ],
    [
      'a missing required dependency would keep the cache',
      'webpack/lib/cache/AddBuildDependenciesPlugin.js',
      /if \(optional\) \{\s+compilation\.optionalBuildDependencies\.add\(dependency\);/u,
    ],
    [
      'webpack looks for the nearest `package.json`, starting in the working',
      defaults,
      /const cwd = process\.cwd\(\);[\s\S]{0,150}path\.join\(dir, "package\.json"\)\)\.isFile\(\)\) break;/u,
    ],
    [
      'uses `node_modules/.cache/webpack` next to it',
      defaults,
      /path\.resolve\(dir, "node_modules\/\.cache\/webpack"\)/u,
    ],
    [
      "With Yarn Plug'n'Play, the folder is `.yarn/.cache/webpack`",
      defaults,
      /process\.versions\.pnp === "3"\) \{\s+return path\.resolve\(dir, "\.yarn\/\.cache\/webpack"\)/u,
    ],
    [
      "without a `package.json`, it's `.cache/webpack`",
      defaults,
      /if \(!dir\) \{\s+return path\.resolve\(cwd, "\.cache\/webpack"\)/u,
    ],
    [
      'the other two options have no effect on the path',
      defaults,
      /F\(cache, "cacheLocation", \(\) =>\s+path\.resolve\([\s\S]{0,90}\(cache\.cacheDirectory\),/u,
    ],
    [
      'webpack 5.112 validates this option, then ignores',
      normalization,
      /type: "memory",\s+maxGenerations: cache\.maxGenerations\s+\};/u,
    ],
    [
      'in development, it turns this behavior on',
      defaults,
      /D\(cache, "cacheUnaffected", development && cacheUnaffected\);/u,
    ],
    [
      'Each method has its own file extension',
      pack,
      /\? "\.pack\.br"\s+: compression === "gzip"\s+\? "\.pack\.gz"/u,
    ],
    [
      "webpack 5.112 accepts the value but doesn't use",
      pack,
      /createFileSerializer\(\s+fs,[^)]+\*\/\s+\(compiler\.options\.output\.hashFunction\)/u,
    ],
    [
      'a single build writes everything when the compiler is closed',
      idle,
      /hooks\.shutdown\.tapPromise\([\s\S]{0,500}promises = jobs\.map\(\(fn\) => fn\(\)\);/u,
    ],
    [
      'took more than twice as long as storing usually does',
      idle,
      /isLargeChange = timeSpendInBuild > avgTimeSpendInStore \* 2;/u,
    ],
    [
      '`0` writes its results as soon as',
      'webpack/lib/cache/IdleFileCachePlugin.js',
      /isInitialStore \? idleTimeoutForInitialStore : Infinity,/u,
    ],
    ['counts the first build as a large change', idle, /let avgTimeSpendInStore = 0;/u],
    [
      'a value above `idleTimeout` or `idleTimeoutAfterLargeChanges` has no effect',
      idle,
      /isLargeChange \? idleTimeoutAfterLargeChanges : Infinity,\s+idleTimeout\s+\)/u,
    ],
    [
      'This is the message for the default value',
      defaults,
      /"idleTimeoutForInitialStore", 5000\);/u,
    ],
    [
      'webpack 5.112 accepts the option in `cache`',
      pack,
      /immutablePaths: snapshot\.immutablePaths,/u,
    ],
    [
      'webpack 5.112 accepts the option without reading it',
      pack,
      /managedPaths: snapshot\.managedPaths,/u,
    ],
    [
      'webpack drops the parts in which all entries are that old',
      pack,
      /now - info\.lastAccess <= this\.maxAge\) \{\s+expired = false;/u,
    ],
    [
      'from the part that contains the oldest one',
      pack,
      /info\.lastAccess < oldest\.lastAccess\) \{\s+oldest = info;/u,
    ],
    ['up to twice this number of builds', memory, /i = \(cache\.size \/ maxGenerations\) \| 0;/u],
    [
      '`Infinity` keeps everything as long as the process runs',
      applied,
      /isFinite\(cacheOptions\.maxGenerations\)\) \{[\s\S]{0,400}\} else \{[\s\S]{0,200}new MemoryCachePlugin\(\)/u,
    ],
    ['With `2` or less, the module is built again', memory, /until: generation \+ maxGenerations/u],
    ['with `4` or more, it comes from the cache', memory, /until: generation \+ maxGenerations/u],
    ['with `3`, either can happen', memory, /until: generation \+ maxGenerations/u],
    ['Nothing', applied, /\} else if \(cacheOptions\.maxMemoryGenerations !== 0\) \{/u, '0'],
    ['Results that the last build needed', memory, /until: generation \+ maxGenerations/u, '1'],
    [
      'All results that were ever needed',
      applied,
      /if \(!Number\.isFinite\(cacheOptions\.maxMemoryGenerations\)\) \{/u,
    ],
    [
      'In development, the number is already low',
      defaults,
      /D\(cache, "maxMemoryGenerations", development \? 5 : Infinity\);/u,
    ],
    [
      'In production, everything is kept',
      defaults,
      /D\(cache, "maxMemoryGenerations", development \? 5 : Infinity\);/u,
    ],
    [
      'webpack 5.112 takes the value from `experiments.cacheUnaffected`',
      normalization,
      /^(?![\s\S]*memoryCacheUnaffected)/u,
    ],
    ['the name of the configuration and the mode, as in', defaults, /: `\$\{name\}-\$\{mode\}`/u],
    [
      'of the configuration and the mode',
      pack,
      /`No pack exists at \$\{cacheLocation\}/u,
      'No pack exists at',
    ],
    ['as in `default-production`', defaults, /DEFAULT_CACHE_NAME = "default";/u],
    [
      'the last part of the name is the position',
      defaults,
      /__compiler\$\{compilerIndex \+ 1\}__`/u,
    ],
    [
      'or to read from a file that was written with `profile`',
      pack,
      /if \(read\(\)\) \{\s+this\.map = read\(\);\s+\} else if \(profile\) \{/u,
    ],
    [
      'Anything that takes longer than a millisecond appears',
      pack,
      /if \(duration > 1\) \{\s+if \(duration > 100\) \{/u,
    ],
    [
      'reads are logged as warnings from',
      pack,
      /else if \(duration > 20\) \{\s+logger\.warn\(`Deserialization of/u,
    ],
    [
      'at the `log` level even without `profile`',
      pack,
      /logger\.time\("restore cache container"\);/u,
    ],
    [
      'webpack reads the cache but stores nothing',
      pack,
      /store\(identifier, etag, data\) \{\s+if \(this\.readonly\) return Promise\.resolve\(\);/u,
    ],
    ["At present, `'pack'` is the only value", schema, /"enum": \["pack"\]/u],
    ['splits files that are only partly in use', pack, /if \(used > 0 && used < total\) \{/u],
    ['`type` is required', schema, /"MemoryCacheOptions": \{[\s\S]{0,900}"required": \["type"\]/u],
    [
      'the process may end before anything is stored',
      idle,
      /idleTimeoutAfterLargeChanges : Infinity,\s+idleTimeout\s+\)\s+\);\s+idleTimer\.unref\(\);/u,
    ],
    [
      'A string that is stored with the cache and compared',
      pack,
      /if \(packContainer\.version !== version\) \{/u,
    ],
    [
      'different version is reported at the `log` level',
      pack,
      /logger\.log\(\s*`Restored pack from [^`]+, but version doesn't match\.`/u,
    ],
    [
      'A production build compares contents if the times differ',
      defaults,
      /"module", \(\) =>\s+production \? \{ timestamp: true, hash: true \}/u,
    ],
    [
      'for `import()` with an expression are created again',
      defaults,
      /"contextModule", \(\) => \(\{ timestamp: true \}\)\);/u,
    ],
    [
      'In other modes, webpack compares only the times',
      defaults,
      /F\(snapshot, "resolve", \(\) =>\s+production \? \{[^}]+\} : \{ timestamp: true \}/u,
    ],
    [
      "They're compared by content in every mode",
      defaults,
      /F\(snapshot, "buildDependencies", \(\) => \(\{ timestamp: true, hash: true \}\)\);/u,
    ],
    [
      'although the rest came from the cache',
      'webpack/lib/performance/CacheEffectivenessPlugin.js',
      /warmRebuild = rebuilt > 0 && rebuilt < total;/u,
    ],
    [
      'or an optional file has appeared',
      pack,
      /but build dependencies resolve to different locations\./u,
    ],
    ["so development and production don't interfere", defaults, /: `\$\{name\}-\$\{mode\}`/u],
  ]),
  ...measured('configuration/cache', 'with `0`, there were at least two in every rebuild'),
];

const languages = claimsOfPage('configuration/configuration-languages', [
  [
    '`@babel/register`, if Node.js cannot load the file',
    interpret,
    /'\.babel\.js': \{\s+module: '@babel\/register',/u,
    '.babel.js',
  ],
  [
    'or an array of functions',
    'webpack/lib/config/defineConfig.js',
    /ConfigurationFactory \| ConfigurationFactory\[\]>\} DefineConfigInput/u,
  ],
  [
    "webpack's types don't contain the options of the",
    schema,
    /"DevServer": \{\s+"description": "Options for the webpack-dev-server\.",\s+"anyOf"/u,
  ],
  [
    'compiles the file with the first of these packages',
    commandLine,
    /rechoir\.prepare\(extensions, configPath\);/u,
  ],
  [
    '`ts-node`, `sucrase`, `@babel/register`, `esbuild-register`, `@swc/register`',
    interpret,
    /'\.ts': \[\s+'ts-node\/register',\s+'sucrase\/register\/ts',\s+\{\s+module: '@babel\/register',/u,
  ],
  [
    'and finally `tsx`',
    commandLine,
    /TSX_LOADABLE_EXTENSIONS\.has\(ext\);\s+const tsxFailure = isTsxLoadable \? registerTsxLoader\(\)/u,
  ],
  ['for `.cts`, only the first and the last', interpret, /'\.cts': \['ts-node\/register'\],/u],
  ['the only one that handles `.mts`', interpret, /^(?![\s\S]*'\.mts')/u],
  [
    '`--disable-interpret` switches off the packages',
    commandLine,
    /if \(interpreted && !disableInterpret\) \{/u,
  ],
  [
    "also finds `webpack.config.coffee.md`, but can't load it",
    commandLine,
    /const ext = node_path_1\.default\.extname\(configPath\)\.toLowerCase\(\);/u,
  ],
  [
    'webpack-cli first lets Node.js load the file',
    commandLine,
    /options = \(await import\(isFileURL \? configPath/u,
  ],
  [
    'The compiler is used only if that fails',
    commandLine,
    /loadingError = err;[\s\S]{0,500}if \(loadingError\) \{/u,
  ],
  [
    'looks for the parser starting from the configuration file',
    commandLine,
    /createRequire\)\(configFilePath\)\.resolve\(dataFormatLoader\.package\)/u,
  ],
  [
    "If it's missing, webpack-cli tells you its name",
    commandLine,
    /configuration files requires the '\$\{dataFormatLoader\.package\}' package, which is not installed/u,
  ],
]);

const types = claimsOfPage('configuration/configuration-types', [
  [
    'The function is called once, with two objects',
    commandLine,
    /options = await options\(argv\.env, argv\);/u,
  ],
  [
    'A name alone gives `true`',
    commandLine,
    /prevRef\[someKey\] = typeof val === "string" \? val : true;/u,
  ],
  [
    'and a dot creates an object',
    commandLine,
    /const splitKeys = allKeys\.split\(\/\\\.\(\?!\$\)\/\);/u,
  ],
  [
    '`webpack`, `webpack build`',
    commandLine,
    /: \{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true, \.\.\.options\.env \}/u,
  ],
  [
    '`webpack watch`, `webpack --watch`',
    commandLine,
    /isWatchCommand \|\| options\.watch\s+\? \{ WEBPACK_WATCH: true,/u,
  ],
  [
    '`webpack serve`',
    commandLine,
    /env: \{ WEBPACK_SERVE: true, \.\.\.options\.env \}/u,
    'WEBPACK_SERVE',
  ],
  ['It contains `env` too', commandLine, /options\.argv = \{ \.\.\.options, env \};/u],
  [
    'A promise can also resolve to a function',
    commandLine,
    /options = await options;\s+\}\s+\/\/[^\n]+\s+if \(this\.isFunction\(options\)\)/u,
  ],
  [
    'Items can be objects, functions or promises',
    commandLine,
    /optionsArray\[i\] = await optionsArray\[i\]\(argv\.env, argv\);/u,
  ],
  [
    'lets you select the item on the command line',
    commandLine,
    /config\.options\.find\(\(options\) => options\.name === configName\)/u,
  ],
  [
    'Normally, all items start together',
    multi,
    /if \(node\.parents\.length === 0\) \{\s+node\.state = "queued";/u,
  ],
  [
    '`page` starts when `styles` is done',
    multi,
    /node\.parents\.every\(\(p\) => p\.state === "done"\)/u,
  ],
  [
    'Unknown names and circular dependencies cause errors',
    multi,
    /lines\.unshift\("Circular dependency found in compiler dependencies\."\);/u,
  ],
  [
    "Without the property, there's no limit",
    multi,
    /parallelism: options\.parallelism \|\| Infinity,/u,
  ],
]);

const server = [
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
      'starts a build, as if a file had changed',
      devServer,
      /path: "\/webpack-dev-server\/invalidate",[\s\S]{0,900}this\.invalidate\(\);/u,
    ],
    [
      'come first, even before the host check',
      devServer,
      /await this\.setupApp\(\);\s+await this\.createServer\(\);/u,
    ],
    ['and status 403', devServer, /statusCode = 403;\s+res\.end\("Invalid Host header"\)/u],
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
      'Functions are sent to the browser as source code',
      hotOptions,
      /wrapped\.toString = \(\) =>/u,
    ],
    [
      'an event stream is reopened at fixed intervals',
      'webpack-dev-middleware/client/utils/socket-options.js',
      /retryDelay: function retryDelay\(\) \{\s+return timeout;/u,
    ],
    [
      'also selects the matching endpoint, unless you set one explicitly',
      devServer,
      /=== "undefined" &&\s+requestedClientTransport === "sse"\s+\? "sse"\s+: "ws";/u,
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
      "`0` means the page's port, the right choice",
      'webpack-dev-middleware/client/utils/socket-url.js',
      /port === "0"\) \{\s+port = location\.port;/u,
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
      'except responses to rejected requests',
      devServer,
      /name: "host-header-check"[\s\S]{0,5000}name: "set-headers"/u,
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
      '`middleware` and an optional `path`',
      'webpack-dev-server/types/lib/Server.d.ts',
      /MiddlewareObject = \{\s+name\?: string;\s+path\?: string;/u,
    ],
    [
      '`host-header-check`, `cross-origin-header-check`, `compression`, `set-headers`',
      devServer,
      /"cross-origin-header-check",[\s\S]{0,2200}name: "compression",[\s\S]{0,300}name: "set-headers",/u,
    ],
    [
      '`connect-history-api-fallback`, `serve-index` and `options-middleware`',
      devServer,
      /name: "serve-index",[\s\S]{0,900}name: "options-middleware",/u,
    ],
    [
      'the folder is `public` in the working directory',
      devServer,
      /directory: path\.join\(process\.cwd\(\), "public"\)/u,
    ],
    ["without it, `'/'`", devServer, /publicPath: \["\/"\]/u],
    [
      'but not when one is added or removed',
      devServer,
      /if \(this\.options\.liveReload\) \{\s+watcher\.on\("change", \(item\) => \{/u,
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
      /type: .*"http"|\|\| "http"|"http",/u,
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
  ]),
  ...measured('configuration/dev-server', 'and webpack 5.112 stops with'),
];

const devtool = [
  ...claimsOfPage('configuration/devtool', [
    [
      'or an array with separate values for scripts and styles',
      schema,
      /"enum": \["all", "javascript", "css"\]/u,
    ],
    ['Applies only to scripts', applied, /test: evalWrapped \? undefined : assetExt,/u, 'eval-'],
    [
      'Puts the map into the file itself',
      applied,
      /filename: inline \? null : options\.output\.sourceMapFilename,/u,
    ],
    ['Writes the map, but no comment', applied, /append: hidden \? false : undefined,/u],
    ['Maps lines, not columns', applied, /columns: !cheap,/u],
    ['shows what the loaders turned a file into', applied, /module: moduleMaps \? true : !cheap,/u],
    ['Allowed only after `cheap-`', schema, /\(nosources-\)\?\(cheap-\(module-\)\?\)\?source-map/u],
    ['webpack always follows these maps', applied, /module: moduleMaps \? true : !cheap,/u],
    [
      '`cheap-eval-source-map` from older configurations is rejected',
      schema,
      /"pattern": "\^\(inline-\|hidden-\|eval-\)\?\(nosources-\)\?\(cheap-/u,
    ],
    [
      'Every value except `false` and `eval` can end',
      schema,
      /source-map\(-debugids\)\?\(-scopes\)\?\$"/u,
    ],
    [
      'The default shows each module and stylesheet separately',
      defaults,
      /type: "css",\s+use: "source-map"/u,
    ],
    [
      "`module` or `modern-module`, there's no default",
      defaults,
      /type === "module" \|\| type === "modern-module";/u,
    ],
    [
      'The default in development is such an array',
      defaults,
      /development && !noDevSourceMap\s+\? \[/u,
    ],
    ['what you see of a module is generated code', defaults, /type: "javascript",\s+use: "eval"/u],
    [
      'Two items for the same files are both applied',
      applied,
      /for \(const item of devtool\) \{\s+const \{ type, use \} = item;/u,
    ],
    [
      'always apply to scripts, even in an item',
      applied,
      /test: evalWrapped \? undefined : assetExt,/u,
    ],
    [
      'or else for `javascript`, or else for `css`',
      normalization,
      /const match = \["all", "javascript", "css"\]\s+\.map\(/u,
    ],
    [
      'With `experiments.futureDefaults`, plugins see the array',
      normalization,
      /futureDefaults[\s\S]{0,120}return \{\s+options/u,
    ],
  ]),
  ...measured('configuration/devtool', 'take about one and a half times as long'),
];

const dotenv = claimsOfPage('configuration/dotenv', [
  [
    'reads the usual files with the `WEBPACK_` prefix',
    dotenvFiles,
    /\[this\.options\.prefix \|\| "WEBPACK_"\]/u,
  ],
  [
    '`import.meta.env.NAME` and as `process.env.NAME`',
    dotenvFiles,
    /definitions\[`process\.env\.\$\{key\}`\] = defValue;\s+importMetaEnv\[key\] = defValue;/u,
  ],
  [
    'editing a `.env` file starts a build',
    dotenvFiles,
    /fileDependencies\.addAll\(snapshot\.getFileIterable\(\)\)/u,
  ],
  [
    'and its value overrides the files',
    dotenvFiles,
    /hasOwnProperty\.call\(process\.env, key\)\s+\? [\s\S]{0,40}\(process\.env\[key\]\)\s+: parsed\[key\]/u,
  ],
  [
    "so it can't be empty",
    schema,
    /"prefix": \{[\s\S]{0,700}"type": "string",\s+"minLength": 1\s+\}\s+\]/u,
  ],
  [
    'Your prefix replaces the standard one',
    dotenvFiles,
    /Array\.isArray\(this\.options\.prefix\)\s+\? this\.options\.prefix\s+:/u,
  ],
  ['as an absolute path', schema, /"DotenvPluginOptions": \{[\s\S]{0,600}"absolutePath": true/u],
  [
    "the default is the project's `context`",
    'webpack/lib/define/DotenvPlugin.js',
    /typeof this\.options\.dir === "undefined"\s+\? compiler\.context/u,
  ],
  [
    '`false` reads no file but still passes on',
    dotenvFiles,
    /const \{ parsed, snapshot: newSnapshot \} = dir\s+\? await [^\n]+\s+: \{ parsed: \{\} \};/u,
  ],
  [
    'the placeholder stands for `development`',
    dotenvFiles,
    /replace\(\/\\\[mode\\\]\/g, mode \|\| "development"\)/u,
  ],
  [
    'although webpack then builds for production',
    defaults,
    /const production = mode === "production" \|\| !mode;/u,
  ],
  [
    "a file that doesn't exist is skipped",
    dotenvFiles,
    /if \(code !== "ENOENT" && code !== "ENOTDIR"\) \{/u,
  ],
  [
    'overrides individual variables from the files before it',
    dotenvFiles,
    /for \(const key in entries\) \{\s+parsed\[key\] = entries\[key\];/u,
  ],
  [
    '`.env.production` overrides your `.env.local`',
    dotenvFiles,
    /"\.env\.local",\s+"\.env\.\[mode\]",\s+"\.env\.\[mode\]\.local"/u,
  ],
  [
    "A file that exists but can't be read makes",
    dotenvFiles,
    /if \(loadError\) \{\s+compilation\.errors\.push\(loadError\);/u,
  ],
  [
    'refer to variables that come before it',
    dotenvFiles,
    /env = \{ \.\.\.runningParsed, \.\.\.processEnv \};/u,
  ],
  [
    'or `other` if it is missing or empty',
    dotenvFiles,
    /if \(value\) \{[\s\S]{0,200}\} else \{\s+result = result\.replace\(template, defaultValue\);/u,
  ],
  [
    '`other` if there is a value, and nothing otherwise',
    dotenvFiles,
    /env\[key \|\| ""\] \? r\.join\(splitter \|\| ""\) : "";/u,
  ],
  [
    'A variable that a value refers to needs no prefix',
    dotenvFiles,
    /expand\(\{ parsed, processEnv \}\);[\s\S]{0,400}key\.startsWith\(prefix\)/u,
  ],
  [
    'In double quotes, `\\n` and `\\r` are line breaks',
    dotenvFiles,
    /if \(maybeQuote === '"'\) \{\s+value = value\.replace\(/u,
  ],
  [
    'Without quotes, a value ends at `#`',
    dotenvFiles,
    /\|\[\^#\\r\\n\]\+\)\?\\s\*\(\?:#\.\*\)\?\$/u,
  ],
  ['A line can begin with `export`', dotenvFiles, /\/\^\\s\*\(\?:export\\s\+\)\?/u],
]);

const entry = claimsOfPage('configuration/entry-context', [
  [
    "By default, it's the folder that you run webpack in",
    defaults,
    /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
  ],
  [
    'The value has to be absolute',
    schema,
    /"Context": \{\s+"description": "[^"]+",\s+"type": "string",\s+"absolutePath": true/u,
  ],
  ['A `file:` URL works too', normalization, /context: optionalFileUrlToPath\(config\.context\),/u],
  [
    'or `dist` in the folder that you run webpack in',
    defaults,
    /F\(output, "path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\);/u,
  ],
  [
    'one entry with the name `main`',
    normalization,
    /typeof entry === "string"\) \{\s+return \{\s+main: \{/u,
  ],
  [
    'one entry named `main`',
    normalization,
    /if \(Array\.isArray\(entry\)\) \{\s+return \{\s+main: \{\s+import: entry/u,
  ],
  [
    'Only the `import` key is required',
    schema,
    /"EntryDescription": \{[\s\S]{0,3000}"required": \["import"\]/u,
  ],
  [
    'The request, or an array of different requests',
    schema,
    /"EntryItem": \{[\s\S]{0,600}"uniqueItems": true/u,
  ],
  [
    '`inline` has an effect only in `output.html`',
    schema,
    /`inline` is resolved once per generated page and can only be set on `output\.html`/u,
  ],
  [
    "`false` keeps the runtime in the entry's file",
    compilation,
    /if \(!options\.dependOn && !options\.runtime\) \{\s+entrypoint\.setRuntimeChunk\(chunk\);/u,
  ],
  [
    '`false` puts dynamically imported modules in the entry itself',
    'webpack/lib/graph/buildChunkGraph.js',
    /!chunkGroupInfo\.asyncChunks \|\| !chunkGroupInfo\.chunkLoading/u,
  ],
  [
    '`false` creates no chunks for `import()`',
    'webpack/lib/graph/buildChunkGraph.js',
    /!chunkGroupInfo\.asyncChunks \|\| !chunkGroupInfo\.chunkLoading/u,
  ],
  [
    'from `output.workerChunkFilename` instead of `output.filename`',
    'webpack/lib/javascript/JavascriptModulesPlugin.js',
    /return outputOptions\.workerChunkFilename;/u,
  ],
  [
    'it must not be absolute',
    schema,
    /"FilenameTemplate": \{\s+"description": "[^"]+",\s+"anyOf": \[\s+\{\s+"type": "string",\s+"absolutePath": false,/u,
  ],
  ['“in a circular way”', compilation, /'dependOn' to depend on each other in a circular way\./u],
  [
    'The function can return a promise',
    schema,
    /an entry string, an entry array or a promise to these things\./u,
  ],
  [
    'webpack calls it for each build and, in watch mode',
    'webpack/lib/entry/DynamicEntryPlugin.js',
    /hooks\.make\.tapPromise\([^)]+\) =>\s+Promise\.resolve\(this\.entry\(\)\)/u,
  ],
  [
    "the result isn't known when webpack sets its defaults",
    defaults,
    /if \(typeof options\.entry !== "function"\) \{/u,
  ],
  [
    "that isn't in use elsewhere",
    'webpack/lib/entry/EntryOptionPlugin.js',
    /EnableLibraryPlugin\.checkEnabled\(compiler, desc\.library\.type\);/u,
  ],
  [
    'Entries that set `runtime` to the same name share',
    compilation,
    /let chunk = this\.namedChunks\.get\(runtime\);/u,
  ],
  [
    'The name must not be that of an entry',
    compilation,
    /has a 'runtime' option which points to another entrypoint named/u,
  ],
  ['and suggests `dependOn`', compilation, /Did you mean to use 'dependOn: \$\{/u],
  ["An entry can't have both keys either", compilation, /if \(dependOn && runtime\) \{/u],
  [
    "an entry that depends on another uses that entry's runtime",
    compilation,
    /They will use the runtime\(s\) from referenced entrypoints instead\./u,
  ],
]);

const experiments = claimsOfPage('configuration/experiments', [
  [
    'on by default since 5.109',
    defaults,
    /"css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)/u,
    'css',
  ],
  [
    'unless a rule sets a loader or a type for these files',
    defaults,
    /hasRuleForResource\(rules, "\/file\.css"\) \|\|/u,
    'css',
  ],
  [
    'on by default since 5.109',
    defaults,
    /"html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)/u,
    'html',
  ],
  [
    'unless a rule sets a loader or a type for these files',
    defaults,
    /!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto"/u,
    'html',
  ],
  ['`.ts` files without a loader', defaults, /hasRuleForResource\(rules, "\/file\.ts"\)/u],
  [
    'on by default since 5.109',
    defaults,
    /"typescript", \(\) =>\s+experiments\.futureDefaults \? true : "auto"/u,
    'typescript',
  ],
  ['importing `.wasm` files', defaults, /hasRuleForResource\(rules, "\/file\.wasm"\)/u],
  [
    'on by default since 5.109',
    defaults,
    /"asyncWebAssembly",\s+experiments\.futureDefaults \? true : "auto"/u,
    'asyncWebAssembly',
  ],
  [
    'or `syncWebAssembly` is on',
    defaults,
    /asyncWebAssembly =\s+!experiments\.syncWebAssembly &&/u,
  ],
  [
    'the proposals are not final',
    defaults,
    /D\(experiments, "deferImport", false\);\s*D\(experiments, "sourceImport", false\);/u,
    'deferImport',
  ],
  [
    "A rule that only sets parser options doesn't count",
    ruleSet,
    /establishesType =\s*rule\.type !== undefined \|\|\s*\(\(rule\.use !== undefined/u,
  ],
  [
    'a loader with `enforce`, or in a request',
    ruleSet,
    /rule\.loader !== undefined\) &&\s*rule\.enforce === undefined\);/u,
  ],
  [
    'webpack silently accepts unknown names here',
    schema,
    /"Experiments": \{[^{]*"additionalProperties": true/u,
  ],
  [
    'webpack drops these APIs',
    'webpack/lib/Compiler.js',
    /this\._backCompat = this\.options\.experiments\.backCompat !== false;/u,
  ],
  [
    'Node.js prints `DEP_WEBPACK_CHUNK_GET_MODULES`',
    'webpack/lib/graph/Chunk.js',
    /"Chunk\.getModules",\s*"DEP_WEBPACK_CHUNK_GET_MODULES"/u,
  ],
  [
    'webpack downloads each module once, unless the host forbids caching',
    buildHttp,
    /parsed\["no-cache"\] \|\| parsed\["no-store"\]\) \{\s*storeCache = storeLock = false;/u,
  ],
  ["fails if there's a new URL", defaults, /D\(experiments\.buildHttp, "frozen", production\);/u],
  [
    "`true` isn't allowed",
    schema,
    /"buildHttp": \{[^\]]*HttpUriAllowedUris"\s*\},\s*\{\s*"\$ref": "#\/definitions\/HttpUriOptions"\s*\}\s*\]/u,
  ],
  [
    'strings that a URL has to begin with',
    buildHttp,
    /parsedUri\.href\.startsWith\(parsedAllowed\.href\)/u,
  ],
  [
    'functions that receive the whole URL',
    buildHttp,
    /if \(allowed\(parsedUri\.href\)\) return true;/u,
  ],
  [
    "A string that isn't a URL allows nothing",
    buildHttp,
    /parsedAllowed = new URL\(allowed\);\s*\} catch \(_err\) \{\s*continue;/u,
  ],
  [
    'The target of a redirect has to be allowed too',
    buildHttp,
    /if \(!isAllowed\(nextUrl\.href\)\) \{\s*throw new Error\(/u,
  ],
  [
    "the lock file's name followed by `.data`",
    'webpack/lib/schemes/HttpUriPlugin.js',
    /: `\$\{lockfileLocation\}\.data`;/u,
  ],
  [
    'With `false`, nothing is stored, so each fresh build',
    buildHttp,
    /if \(!cacheLocation \|\| !result\.content\) \{\s*return callback\(null, result\);/u,
  ],
  [
    'as soon as the host serves different content',
    buildHttp,
    /if \(frozen\) \{\s*return callback\(\s*new Error\(\s*`\$\{url\} has an outdated lockfile entry/u,
  ],
  [
    'or the stored content fails',
    buildHttp,
    /`\$\{url\} is missing content in the lockfile cache, but lockfile is frozen/u,
  ],
  [
    'In production, the option is on unless you turn it off',
    defaults,
    /D\(experiments\.buildHttp, "frozen", production\);/u,
  ],
  [
    'The default is `webpack.lock` in the context',
    'webpack/lib/schemes/HttpUriPlugin.js',
    /: "webpack\.lock"/u,
  ],
  [
    'that name and a dot come first, as in',
    buildHttp,
    /compiler\.name\s*\? `\$\{toSafePath\(compiler\.name\)\}\.webpack\.lock`/u,
  ],
  [
    'since each build adds its entries to the existing ones',
    buildHttp,
    /for \(const \[key, value\] of[^)]*lockfileUpdates\s*\)\) \{\s*lockfile\.entries\.set\(key, value\);/u,
  ],
  [
    '`http_proxy` or `HTTP_PROXY`',
    buildHttp,
    /this\.options\.proxy \|\| process\.env\.http_proxy \|\| process\.env\.HTTP_PROXY;/u,
  ],
  [
    'requests the URLs in the lock file again',
    buildHttp,
    /if \(!upgrade\) \{\s*(?:\/\/.*\s*)?return callback\(null, \{ entry, content \}\);/u,
  ],
  [
    'With `true`, `css-loader` warns',
    'css-loader/dist/index.js',
    /emitWarning\(new Error\([^;]*now css-loader does nothing/u,
  ],
  ['and does nothing', 'css-loader/dist/index.js', /\(now css-loader does nothing\)/u],
  [
    'in development, where the cache is on',
    defaults,
    /"cache", \(\) =>\s+development \? \{ type:/u,
  ],
  [
    "can't be combined with `optimization.usedExports`",
    'webpack/lib/optimize/FlagDependencyUsagePlugin.js',
    /"optimization\.usedExports can't be used with cacheUnaffected as/u,
  ],
  [
    'or `optimization.mangleExports`, which look at all modules',
    'webpack/lib/optimize/MangleExportsPlugin.js',
    /"optimization\.mangleExports can't be used with cacheUnaffected as/u,
  ],
  [
    'As with the syntax, only `* as name` is possible',
    'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
    /isDefer\(phase\) &&\s*\(statement\.specifiers\.length !== 1 \|\|/u,
  ],
  [
    'become asynchronous',
    'webpack/lib/wasm/AsyncWebAssemblyParser.js',
    /buildMeta\.async = true;/u,
  ],
  [
    '`output.module` is on where the target can run modules',
    defaults,
    /\(futureDefaults && tp\.module !== false && !hasScriptLibrary\)/u,
  ],
  [
    "and `externalsType` is `'module-import'`",
    defaults,
    /output\.module \? "module-import" : "var";/u,
  ],
  ['scripts get no `charset` attribute', defaults, /D\(output, "charset", !futureDefaults\);/u],
  [
    '`xxhash64` and have 16 characters',
    defaults,
    /"hashDigestLength", futureDefaults \? 16 : 20\)/u,
  ],
  [
    'is on even if a loader handles such files',
    defaults,
    /"html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)/u,
  ],
  [
    'the queries `?raw`, `?url`, `?inline` and `?no-inline`',
    defaults,
    /if \(futureDefaults\) \{\s*rules\.push\(\{\s*oneOf: \[\s*\{\s*resourceQuery: \/\(\\\?\|&\)raw/u,
  ],
  [
    'takes precedence over `src/index.js` as the default entry',
    defaults,
    /htmlFirst = htmlExplicitlyEnabled \|\| \(htmlWasUnset && futureDefaults\);/u,
  ],
  [
    'imports of missing exports and code that strict mode forbids',
    defaults,
    /"exportsPresence", "error"\);\s*D\(parserOptions, "strictModeViolations", futureDefaults \? "error" : "warn"\)/u,
  ],
  [
    'in code for the web causes warnings',
    defaults,
    /return futureDefaults \? "warn-mock" : "mock";/u,
  ],
  [
    'JSON and XML are minimized too',
    defaults,
    /D\(minimizeOptions, "json", futureDefaults\);\s*if \(futureDefaults\) F\(minimizeOptions, "xml"/u,
  ],
  [
    "by webpack's own printer instead of Terser",
    defaults,
    /javascriptMinify = futureDefaults\s*\? require\.resolve\("\.\.\/javascript\/jsMinify"\)/u,
  ],
  ['`backCompat` is off', defaults, /"backCompat", !experiments\.futureDefaults\)/u],
  ['`cacheUnaffected` is on', defaults, /"cacheUnaffected", experiments\.futureDefaults\)/u],
  ['terminals show progress', defaults, /"progress", futureDefaults \? "auto" : false\)/u],
  [
    'production builds do not check the configuration',
    defaults,
    /"validate", \(\) => !\(futureDefaults === true && production\)/u,
  ],
  [
    'An element with another `type`, such as `text/scss`',
    htmlParser,
    /return t === "" \|\| t === "text\/css";/u,
  ],
  [
    'With `html: true`, the page takes precedence if both',
    defaults,
    /htmlExplicitlyEnabled = options\.experiments\.html === true;/u,
  ],
  [
    'a script that is the default entry is called `main`',
    'webpack/lib/config/normalization.js',
    /config\.entry === undefined\s+\? \{ main: \{\} \}/u,
  ],
  [
    'this connection starts a build',
    lazyBackend,
    /if \(moduleActivated && compiler\.watching\) compiler\.watching\.invalidate\(\);/u,
  ],
  [
    'the next build leaves the module out again',
    lazyBackend,
    /\$\{key\} is no longer in use\. Next compilation will skip this module\./u,
  ],
  [
    'Compiles entries on demand',
    applied,
    /entries: !lazyOptions \|\| lazyOptions\.entries !== false,/u,
  ],
  [
    'Compiles modules behind `import()` on demand',
    applied,
    /imports: !lazyOptions \|\| lazyOptions\.imports !== false,/u,
  ],
  ['a string that the path begins with', lazy, /return name && name\.startsWith\(test\);/u],
  [
    'a function that receives the module',
    lazy,
    /typeof test === "function"\) \{\s*return test\(module\);/u,
  ],
  [
    'It either passes an object with `module` and `dispose`',
    lazy,
    /const promise = this\.backend\(compiler, \(err, result\) => \{/u,
  ],
  ['or returns a promise for such an object', lazy, /promise\.then\(\(b\) => \{\s*backend = b;/u],
  [
    'which uses `EventSource` in browsers',
    'webpack/hot/lazy-compilation-web.js',
    /if \(typeof EventSource !== "function"\) \{/u,
  ],
  ['the system chooses a free port', lazyBackend, /listen = \{ \.\.\.listen, port: undefined \};/u],
  ['since webpack cannot see that', lazyBackend, /\(typeof options\.server === "object" &&/u],
  [
    "`https` makes webpack's own server use HTTPS too",
    lazyBackend,
    /isHttps =\s*options\.protocol === "https" \|\|/u,
  ],
  [
    'With `key` or `pfx` among the options',
    lazyBackend,
    /\("key" in options\.server \|\| "pfx" in options\.server\)/u,
  ],
  [
    'in an entry chunk, such an import is an error',
    'webpack/lib/errors/WebAssemblyInInitialChunkError.js',
    /`WebAssembly module is included in initial chunk\./u,
  ],
  [
    'Types are replaced with spaces, so lines and columns',
    'webpack/lib/typescript/TypeScriptPlugin.js',
    /stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
  ],
  [
    '`experiments.typescript does not support .tsx/JSX. Use a TSX-capable loader`',
    'webpack/lib/typescript/TypeScriptPlugin.js',
    /"experiments\.typescript does not support \.tsx\/JSX\. " \+\s*"Use a TSX-capable loader/u,
  ],
  [
    "types are removed from the loader's result too",
    'webpack/lib/typescript/TypeScriptPlugin.js',
    /\.processResult\.tap\(/u,
  ],
]);

const extending = claimsOfPage('configuration/extending-configurations', [
  [
    'as if you had passed it with `--config`',
    commandLine,
    /extendsPaths\.map\(\(extendsPath\) => loadConfigByPath\(extendsPath, options\.argv\)\)/u,
  ],
  [
    'otherwise, only the last one counts',
    'webpack-merge/dist/join-arrays.js',
    /if \(isArray\(b\)\) \{[^}]+\}\s+return b;/u,
  ],
  [
    'is relative to the folder in which you run webpack',
    commandLine,
    /: \(0, node_url_1\.pathToFileURL\)\(configPath\)\.href\)\)\s+\.default;/u,
  ],
  [
    'The flag replaces the option in the file',
    commandLine,
    /if \(options\.extends && options\.extends\.length > 0\) \{\s+const extendsPaths = options\.extends;/u,
  ],
  [
    '`extends` is a feature of webpack-cli',
    commandLine,
    /const resolveExtends = async \(config, configPaths, extendsPaths\) => \{/u,
  ],
  ['the key is accepted but ignored', normalization, /^(?![\s\S]*config\.extends)/u],
  [
    'Your own configuration overrides all of them',
    commandLine,
    /config = merge\(\.\.\.loadedOptions, config\);/u,
  ],
  [
    'each can have its own `extends`',
    commandLine,
    /config\.options\.some\(\(options\) => options\.extends\)\) \{/u,
  ],
  [
    'exports several, they are merged into one',
    commandLine,
    /loadedOptions = loadedConfigs\.flatMap\(\(config\) => config\.options\);/u,
  ],
  [
    "joined, the base's items first",
    'webpack-merge/dist/join-arrays.js',
    /__spreadArray\(__spreadArray\(\[\], __read\(a\), false\), __read\(b\), false\)/u,
  ],
  [
    '`undefined` removes nothing',
    'webpack-merge/dist/merge-with.js',
    /ret\[k\] = typeof v === "undefined" \? a\[k\] : v;/u,
  ],
  [
    'A plugin that both configurations create is applied twice',
    'webpack-merge/dist/join-arrays.js',
    /if \(isArray\(a\) && isArray\(b\)\) \{/u,
  ],
]);

const externals = claimsOfPage('configuration/externals', [
  [
    "before the import is resolved: `lodash` doesn't match",
    externalFactory,
    /hooks\.factorize\.tapAsync\(/u,
  ],
  [
    'matches imports both with and without `node:`',
    externalFactory,
    /externals === getAlternateCoreModuleRequest\(request\)/u,
  ],
  [
    "An external is in the entry's file, even if only",
    external,
    /return compilation\.chunkGraph\.getNumberOfEntryModules\(chunk\) > 0;/u,
  ],
  [
    'The exceptions are CSS `@import`s and externals of the type',
    external,
    /\["css-import", "module"\]\.includes\(type\)/u,
  ],
  ['The import with exactly this text is external', externalFactory, /externals === request \|\|/u],
  ['refers to an import with a space in it', externalFactory, /externals === request \|\|/u],
  [
    'With `var`, the default type in scripts',
    defaults,
    /output\.module \? "module-import" : "var";/u,
  ],
  [
    'the text is written as an expression',
    external,
    /case "var":\s+case "promise":\s+case "assign":\s+default:\s+return getSourceForDefaultCase\(/u,
  ],
  ['matches only an import with exactly this text', externalFactory, /externals === request \|\|/u],
  [
    'A type, a space and a name, which overrides `externalsType`',
    externalFactory,
    /const resolvedType = type \|\| defaultType;/u,
  ],
  [
    'The first item may begin with a type',
    externalFactory,
    /UNSPECIFIED_EXTERNAL_TYPE_REGEXP\.test\(externalConfig\[0\]\)/u,
  ],
  [
    'External, accessed under the text of the import',
    externalFactory,
    /target === true \? originalRequest : target;/u,
  ],
  [
    'this object does not make the import external',
    externalFactory,
    /if \(target === false\) \{\s*(?:\/\/.*\s*)?return callback\(\);/u,
  ],
  [
    'but a later item in an array of externals still can',
    externalFactory,
    /if \(!module\) \{[\s\S]{0,150}return next\(\);/u,
  ],
  [
    'needs `amd`, `commonjs`, `commonjs2` and `root`',
    'webpack/lib/library/UmdLibraryPlugin.js',
    /"commonjs2"[\s\S]*"amd"[\s\S]*externalsRequireArray\(\s*"commonjs"\s*\)\}\);[\s\S]*externalsRootArray/u,
  ],
  [
    'the build fails with `Missing external configuration for type`',
    external,
    /this\.addError\(\s*new WebpackError\(\s*`Missing external configuration for type/u,
  ],
  ['Required if you set `sideEffects`', schema, /"required": \["external"\]/u],
  [
    'it drops an `import` from which nothing is used',
    external,
    /this\.factoryMeta = \{ sideEffectFree: !sideEffects \};/u,
  ],
  [
    "`'default'` is the whole module",
    external,
    /exportsType = "default";\s*this\.buildMeta\.defaultObject = "redirect";/u,
  ],
  [
    "`'esModule'` is its `default` property",
    external,
    /interop === "esModule"\) \{[\s\S]{0,120}exportsType = "namespace";/u,
  ],
  [
    'or has the type `system` is read as an ECMAScript module',
    external,
    /case "system":[\s\S]{0,90}exportsType = "namespace";/u,
  ],
  [
    'It has no effect on an external with a path',
    external,
    /this\.interop && \(!Array\.isArray\(request\) \|\| request\.length === 1\)/u,
  ],
  [
    'and either calls a callback or returns a promise',
    externalFactory,
    /promise\.then\(\(r\) => cb\(null, r\), cb\);/u,
  ],
  [
    "If the function gives no value, the import isn't external",
    externalFactory,
    /if \(value !== undefined\) \{\s*handleExternal\(value, type, callback\);\s*\} else \{\s*callback\(\);/u,
  ],
  [
    'there, `request` is relative to the folder',
    externalFactory,
    /"context-element"\)\s*\? dependency\.originalRequest/u,
  ],
  [
    'Takes `resolve` options, if you pass any',
    externalFactory,
    /if \(options\) resolver = resolver\.withOptions\(options\);/u,
  ],
  [
    '`callback(error)` makes the import fail',
    externalFactory,
    /if \(err\) return callback\(err\);\s*if \(value !== undefined\)/u,
  ],
  [
    'A function with the three parameters',
    'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
    /if \(externals\.length === 3\) \{/u,
  ],
  [
    'still works, but is deprecated',
    'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
    /callDeprecatedExternals = util\.deprecate\(/u,
  ],
  [
    'Every import whose text matches the expression is external',
    externalFactory,
    /externals\.test\(request\) \|\|/u,
  ],
  [
    'and the first one that gives a result decides',
    externalFactory,
    /return next\(\);\s*\}\s*callback\(null, module\);/u,
  ],
  [
    'returns externals in object form',
    'webpack/lib/util/cleverMerge.js',
    /resolveByProperty\(result, byProperty, \.\.\.values\)/u,
  ],
  [
    'Keys next to `byLayer` apply to all layers',
    'webpack/lib/util/cleverMerge.js',
    /cachedCleverMerge\(remaining, byValue\[key\]\)/u,
  ],
  [
    'The default is the type of `output.library`',
    defaults,
    /if \(validExternalTypes\.includes\(libraryType\)\) \{/u,
  ],
  [
    'Otherwise, the default is `module-import`',
    defaults,
    /output\.module \? "module-import" : "var";/u,
  ],
  ['and `var` for any other output', defaults, /output\.module \? "module-import" : "var";/u],
  [
    'the default of `externalsType` is taken from the library type',
    defaults,
    /if \(validExternalTypes\.includes\(libraryType\)\) \{/u,
  ],
  [
    'and `assign` is a library type',
    'webpack/lib/library/EnableLibraryPlugin.js',
    /case "assign": \{/u,
  ],
  ['A property of `this` in a plain function', external, /iife: type === "this",/u],
  [
    'A property of the global object, under the name in',
    external,
    /case "global":\s*return getSourceForGlobalVariableExternal\(\s*request,\s*runtimeTemplate\.globalObject/u,
  ],
  [
    'which is the same as `commonjs2` for libraries',
    'webpack/lib/library/EnableLibraryPlugin.js',
    /case "commonjs2":\s+case "commonjs-module": \{/u,
  ],
  [
    'this `require` is first created by `createRequire()`',
    external,
    /\(externalType === "node-commonjs" \|\| Boolean\(node\)\)/u,
  ],
  [
    'elsewhere, an `import()`',
    external,
    /case "module": \{[\s\S]{0,900}return getSourceForImportExternal\(/u,
    'module',
  ],
  [
    'which makes the importing module asynchronous',
    external,
    /case "import":\s+this\.buildMeta\.async = true;/u,
  ],
  [
    '`module` for static imports and `import` for dynamic ones',
    externalFactory,
    /"esm-import"\)\s*\? "module"\s*: isDependencyKind\(dependency, "dynamic-import"\)\s*\? "import"/u,
  ],
  [
    'Only together with a library of type `amd-require`',
    'webpack/lib/library/EnableLibraryPlugin.js',
    /requireAsWrapper: type === "amd-require"/u,
  ],
  [
    'and makes the importing module asynchronous',
    external,
    /case "amd-async":\s+this\.buildMeta\.async = true;/u,
  ],
  [
    'To put a name in front of `require`, set `library.amdContainer`',
    external,
    /library && library\.amdContainer\s*\? `\$\{library\.amdContainer\}\.require`/u,
  ],
  [
    'Only together with a library of type `umd`',
    'webpack/lib/library/UmdLibraryPlugin.js',
    /m\.externalType === "umd" \|\| m\.externalType === "umd2"/u,
  ],
  [
    'an optional external (one that is required inside `try`)',
    'webpack/lib/library/EnableLibraryPlugin.js',
    /optionalAmdExternalAsGlobal: type === "umd2"/u,
  ],
  [
    'Only together with a library of type `system`',
    'webpack/lib/library/SystemLibraryPlugin.js',
    /m\.is\("external"\) && m\.externalType === "system"/u,
  ],
  [
    'webpack uses this name for a URL that only styles use',
    externalFactory,
    /isDependencyKind\(dependency, "css-url"\)\s*\) \{\s*dependencyMeta = \{ sourceType: ASSET_URL_TYPE \}/u,
  ],
  [
    'with its layer, `supports()` and media query',
    external,
    /\)\}\)\$\{layer\}\$\{supports\}\$\{media\};`/u,
  ],
  [
    'the old name still works but will be removed',
    external,
    /externalType === ASSET_URL_TYPE \|\|\s*externalType === "css-url"/u,
  ],
  [
    '`promise`, `script`, `import` and `amd-async`, as well as',
    external,
    /case "promise":\s+this\.buildMeta\.async = true;/u,
  ],
  [
    'as well as `module` outside ECMAScript module output',
    external,
    /\} else \{\s+this\.buildMeta\.async = true;/u,
  ],
  [
    'make every module that imports them asynchronous',
    external,
    /case "script":\s+this\.buildMeta\.async = true;/u,
  ],
  [
    "If the target doesn't support `async` functions, webpack prints a warning",
    'webpack/lib/errors/EnvironmentNotSupportAsyncWarning.js',
    /if \(!runtimeTemplate\.supportsAsyncFunction\(\)\) \{\s*module\.addWarning\(/u,
  ],
  [
    'except for targets with the `node` preset',
    external,
    /\(externalType === "node-commonjs" \|\| Boolean\(node\)\)/u,
  ],
  [
    '`global` for Node.js, Electron and NW.js',
    defaults,
    /if \(tp\.global\) return "global";\s*if \(tp\.globalThis\) return "globalThis";/u,
  ],
  [
    'webpack uses `import()` and needs a target that supports it',
    external,
    /if \(!runtimeTemplate\.supportsDynamicImport\(\)\) \{\s*throw new Error\(\s*`The target/u,
  ],
  [
    'only the names that you use are imported',
    external,
    /default:\s*imported = \[\.\.\.usedExports\.entries\(\)\];/u,
  ],
  [
    "Attributes such as `with { type: 'json' }` are kept",
    external,
    /` with \$\{JSON\.stringify\(dependencyMeta\.attributes\)\}`/u,
  ],
  [
    'Otherwise, the build fails, because',
    external,
    /"The target environment doesn't support 'import defer', so an external cannot/u,
  ],
  [
    'An array reads a property of the result',
    external,
    /`module\$\{propertyAccess\(moduleAndSpecifiers, 1\)\}`/u,
  ],
  [
    'so `output.importFunctionName` must not be changed',
    external,
    /baseImportName !== "import" &&/u,
  ],
  [
    'This is the default for ECMAScript module output',
    defaults,
    /output\.module \? "module-import" : "var";/u,
  ],
  [
    'With CommonJS output, this type is the same as `commonjs`',
    external,
    /if \(!createRequireInModule\) \{\s*return getSourceForCommonJsExternal\(request\);/u,
  ],
  [
    'the line is written so that browsers skip it',
    external,
    /runtimeTemplate\.getBuiltinModule\(\s*moduleId,/u,
  ],
  [
    'mistaken for the type `new` and lose its first word',
    externalFactory,
    /UNSPECIFIED_EXTERNAL_TYPE_REGEXP = \/\^\[a-z0-9-\]\+ \//u,
  ],
  [
    'If the variable already exists, nothing is loaded',
    external,
    /"resolve, reject",\s*\[\s*`if\(typeof \$\{globalName\} !== "undefined"\) return resolve\(\);`/u,
  ],
  [
    'the import is rejected with a `ScriptExternalLoadError`',
    external,
    /__webpack_error__\.name = 'ScriptExternalLoadError';/u,
  ],
  [
    'variable, `@`, URL',
    'webpack/lib/externals/extractUrlAndGlobal.js',
    /\[urlAndGlobal\.slice\(index \+ 1\), urlAndGlobal\.slice\(0, index\)\]/u,
  ],
  [
    'URL, variable, properties of the variable',
    external,
    /`\$\{globalName\}\$\{propertyAccess\(urlAndGlobal, 2\)\}`/u,
  ],
  [
    'whatever `this` is outside the bundle',
    external,
    /case "this":\s*this\.buildInfo\.strict = false;/u,
  ],
  ['which no target switches on', defaults, /D\(externalsPresets, "nodeModules", false\);/u],
  [
    'They become `require()`, or imports in ECMAScript module output',
    applied,
    /NodeTargetPlugin\(\s*options\.output\.module \? "module-import" : "node-commonjs"/u,
  ],
  [
    'Also keeps absolute URLs in stylesheets as they are',
    applied,
    /\/\\\.css\(\?:\\\?\|\$\)\/\.test\(contextInfo\.issuer\)/u,
  ],
  [
    'On for `node`, Electron, NW.js and `universal`',
    defaults,
    /!targetProperties\.bun\) \|\|\s+isUniversal\("node"\)\)/u,
  ],
  [
    'aliases to other packages, and files that Node.js cannot load',
    applied,
    /resolvedPackageName === getPackageName\(request\) \? true : undefined/u,
  ],
  [
    'exact texts of imports, regular expressions, or functions',
    applied,
    /: typeof entry === "function"\s*\? entry\(request\)\s*: entry === request/u,
  ],
  [
    'TypeScript files are bundled anyway',
    applied,
    /RUNTIME_LOADABLE = \/\\\.\(\?:m\|c\)\?js\$\|\\\.json\$\|\\\.node\$\/i/u,
  ],
  [
    'always written with `node:`',
    'webpack/lib/deno/DenoTargetPlugin.js',
    /coreModules\.has\(request\)\) return callback\(null, `node:\$\{request\}`\)/u,
  ],
  [
    '`npm:`, `jsr:`, `http:` or `https:`',
    'webpack/lib/deno/DenoTargetPlugin.js',
    /DENO_PROTOCOLS = \/\^\(\?:npm\|jsr\|https\?\):\/;/u,
  ],
  [
    'The `deno` target uses this preset instead of `node`',
    defaults,
    /!targetProperties\.deno &&\s*!targetProperties\.bun\)/u,
  ],
  [
    '`bun`, everything that begins with `bun:`',
    'webpack/lib/bun/BunTargetPlugin.js',
    /BUN_BUILTINS = \/\^bun\(\?::\|\$\)\/;/u,
  ],
  [
    'these modules always have the prefix',
    'webpack/lib/bun/BunTargetPlugin.js',
    /coreModules\.has\(request\)\) return callback\(null, `node:\$\{request\}`\)/u,
  ],
  [
    'The `bun` target uses this preset instead of `node`',
    defaults,
    /!targetProperties\.deno &&\s*!targetProperties\.bun\)/u,
  ],
  [
    '`http:`, `https:`, `//`, `std:`, `jsr:` or `npm:`',
    applied,
    /else if \(\/\^\(\?:\\\/\\\/\|https\?:\\\/\\\/\|std:\|jsr:\|npm:\)\/\.test\(request\)\)/u,
  ],
  ['Off while `experiments.buildHttp` downloads URLs', defaults, /"web",[^(]+\(\s+!buildHttp &&/u],
  [
    'the modules that import them become asynchronous',
    'webpack/lib/config/WebpackOptionsApply.js',
    /externalsPresets\.webAsync \? "import" : "module"/u,
  ],
  [
    'Takes precedence over `web`',
    applied,
    /options\.externalsPresets\.webAsync \? "import" : "module"/u,
  ],
  [
    'such as `electron`, `shell`, `clipboard` and `screen`',
    electron,
    /SHARED_MODULES = \[\s*"clipboard",[^\]]*"electron",[^\]]*"screen",\s*"shell"/u,
  ],
  [
    'On for every Electron target and for `universal`',
    defaults,
    /targetProperties\.electron\) \|\| isUniversal\("electron"\)\)/u,
  ],
  [
    'for example `app`, `dialog`, `menu` and `session`',
    electron,
    /MAIN_MODULES = \[\s*"app",[^\]]*"dialog",[^\]]*"menu",[^\]]*"session"/u,
  ],
  [
    'On for `electron-main`',
    defaults,
    /targetProperties\.electron &&\s+\(targetProperties\.electronMain \|\|/u,
  ],
  [
    'On for `electron-main`, and only effective with `electron`',
    applied,
    /if \(options\.externalsPresets\.electron\) \{[\s\S]{0,1200}Presets\.electronMain\) \{/u,
  ],
  [
    'such as `ipc-renderer` and `web-frame`, for preload scripts',
    electron,
    /RENDERER_MODULES = \[[^\]]*"ipc-renderer",[^\]]*"web-frame"\s*\]/u,
  ],
  [
    'On for `electron-preload`',
    defaults,
    /targetProperties\.electron &&\s+\(targetProperties\.electronPreload \|\|/u,
  ],
  [
    'On for `electron-renderer`',
    defaults,
    /targetProperties\.electron &&\s+\(targetProperties\.electronRenderer \|\|/u,
  ],
  [
    '`nw.gui`, the API of old NW.js versions, loaded by `require()`',
    applied,
    /new ExternalsPlugin\("node-commonjs", "nw\.gui"\)/u,
  ],
  [
    'On for the targets `nwjs`, `node-webkit` and `universal`',
    defaults,
    /targetProperties\.nwjs \|\| isUniversal\("nwjs"\)\)/u,
  ],
  [
    'webpack falls back to `require()` and prints a warning',
    applied,
    /if \(options\.output\.module && !options\.output\.environment\.module\) \{/u,
  ],
  [
    'If `externals` and a preset match the same import, `externals` wins',
    applied,
    /new ExternalsPlugin\(options\.externalsType, options\.externals\)[\s\S]*externalsPresets\.node\)/u,
  ],
]);

const overview = claimsOfPage('configuration/index', [
  [
    '`src/index.ts`, `src/index.js` or `src/index.html`, whichever it finds first',
    defaults,
    /typescript\s+\? \["\.ts", "\.js", "\.json", "\.wasm"\]/u,
  ],
  [
    'webpack itself checks the object before the build',
    validated,
    /needValidate\(options\) \? webpackOptionsSchemaCheck\(options\) : true/u,
  ],
  [
    'the build stops, and an error message names the option',
    schema,
    /"title": "WebpackOptions",\s+"description": "[^"]+",\s+"type": "object",\s+"additionalProperties": false,/u,
  ],
  [
    '`.mjs`, `.cjs`, `.ts`, `.cts` or `.mts`, in this order',
    commandLine,
    /commonExtensions = \["\.js", "\.mjs", "\.cjs", "\.ts", "\.cts", "\.mts"\]/u,
  ],
  [
    '`.webpack/webpack.config`, with the same extensions',
    commandLine,
    /"webpack\.config",\s+"\.webpack\/webpack\.config",\s+"\.webpack\/webpackfile",/u,
  ],
  [
    '`.webpack/webpackfile`, with the same extensions',
    commandLine,
    /"\.webpack\/webpack\.config",\s+"\.webpack\/webpackfile",\s+\];/u,
  ],
  ['or `-c` for short', commandLine, /name: "config",\s+alias: "c",/u],
  [
    "relative to the folder you're in, not to the file",
    defaults,
    /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
  ],
  [
    'webpack builds both configurations side by side',
    commandLine,
    /config\.options\.push\(loadedConfig\.options\);/u,
  ],
  [
    'in which the later file wins',
    commandLine,
    /const mergedOptions = merge\(accumulator, options\);/u,
  ],
  [
    'The command loads the configuration and validates it',
    commandLine,
    /cmd\.context\.webpack\.validate\(config\.options\);/u,
  ],
]);

const infrastructure = claimsOfPage('configuration/infrastructureLogging', [
  [
    'All options except `progress` take effect before plugins',
    validated,
    /new NodeEnvironmentPlugin\([\s\S]{0,90}\.apply\(compiler\);\s+if \(Array\.isArray\(options\.plugins\)\) \{/u,
  ],
  [
    'By default, messages go to the error stream',
    defaults,
    /F\(infrastructureLogging, "stream", \(\) => process\.stderr\);/u,
  ],
  [
    'only `progress` is always taken from the first configuration',
    validated,
    /if \(firstOptions\) \{\s+applyDefaultProgressPlugin\(\s+compiler,\s+firstOptions,/u,
  ],
  [
    "if the stream isn't a terminal or `TERM` is `dumb`",
    defaults,
    /\.isTTY && process\.env\.TERM !== "dumb";/u,
  ],
  [
    "and `progress: 'auto'` shows nothing",
    validated,
    /progress === "auto" \? !infrastructureLogging\.appendOnly : true;/u,
  ],
  [
    'as webpack does in a terminal unless `TERM`',
    defaults,
    /D\(infrastructureLogging, "colors", tty\);/u,
  ],
  [
    "An object that's used instead of webpack's console",
    'webpack/lib/node/NodeEnvironmentPlugin.js',
    /infrastructureLogging\.console \|\|\s+nodeConsole\(\{/u,
  ],
  [
    'or `logTime`, webpack uses these too',
    logging,
    /typeof console\.logTime === "function"\) \{\s+console\.logTime\(msg\);/u,
  ],
  [
    "or, if that doesn't exist, its `info`",
    logging,
    /\} else if \(args && args\.length !== 0\) \{\s+console\.info\(/u,
  ],
  [
    'Shows everything from certain loggers, whatever the level',
    logging,
    /if \(!debug && loglevel > LogLevel\.error\) return;/u,
  ],
  [
    'An array can combine these',
    logging,
    /\.\.\.\(Array\.isArray\(debug\) \? debug : \[debug\]\)/u,
  ],
  [
    "The logger's name is in brackets in front",
    logging,
    /return \[`\[\$\{name\}\] \$\{args\[0\]\}`, \.\.\.args\.slice\(1\)\];/u,
  ],
  [
    'it matches only the part of a name after a slash',
    logging,
    /`\[\\\\\\\\\/\]\$\{item\.replace\(/u,
  ],
  [
    'not even errors, and no automatic progress',
    validated,
    /infrastructureLogging\.level === "none" \|\|/u,
  ],
  [
    'and status lines',
    logging,
    /case LogType\.status:\s+if \(!debug && loglevel > LogLevel\.info\) return;/u,
    'info',
  ],
  [
    'and the titles of collapsed groups',
    logging,
    /loglevel > LogLevel\.verbose\) \{\s+if \(typeof console\.groupCollapsed === "function"\)/u,
  ],
  [
    'Debugging messages also need `debug`',
    logging,
    /case LogType\.debug:\s+if \(!debug\) return;/u,
  ],
  [
    "if the `level` is at least `'info'`",
    logging,
    /case LogType\.status:\s+if \(!debug && loglevel > LogLevel\.info\) return;/u,
  ],
  [
    "`'auto'` shows progress only in a terminal",
    validated,
    /progress === "auto" \? !infrastructureLogging\.appendOnly : true;/u,
  ],
  [
    'webpack uses that plugin, which has more settings',
    validated,
    /if \(!isDefaultProgressEnabled\(options\) \|\| hasUserPlugin\(\)\) return;/u,
  ],
  [
    'determine colors, appending and the width of status lines',
    'webpack/lib/node/nodeConsole.js',
    /const column = stream\.columns \|\| 40;/u,
  ],
]);

const mode = [
  ...claimsOfPage('configuration/mode', [
    [
      'Without it, webpack builds for production and prints a warning',
      'webpack/lib/diagnostics/WarnNoModeSetPlugin.js',
      /compilation\.warnings\.push\(new NoModeWarning\(\)\);/u,
    ],
    [
      'if that is `development`, `production` or `none`',
      commandLine,
      /NODE_ENV === "production" \|\|\s+process\.env\.NODE_ENV === "none"\)/u,
    ],
    [
      'neither the configuration file nor a flag sets `mode`',
      commandLine,
      /if \(!configuration\.mode &&\s+process\.env\?\.NODE_ENV &&/u,
    ],
    [
      'sets the variable for the duration of the build',
      commandLine,
      /process\.env\.NODE_ENV = options\.configNodeEnv;/u,
    ],
    [
      'For this purpose, `none` counts as production',
      defaults,
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      'the option is off for libraries of type `module`',
      defaults,
      /\.some\(\(type\) => futureDefaults \|\| isModuleLibraryType\(type\)\);/u,
    ],
    [
      'and `process.env.NODE_ENV` is left as it is',
      defaults,
      /if \(development\) return "development";\s+return false;/u,
    ],
    [
      'Comments in the output show which file',
      defaults,
      /F\(output, "pathinfo", \(\) => development\);/u,
    ],
    [
      'causes an error that names the module',
      defaults,
      /F\(output, "strictModuleResolution", \(\) => development\);/u,
    ],
    [
      'Class names show where they come from',
      defaults,
      /mode === "development"\s+\? uniqueName\.length > 0\s+\? "\[uniqueName\]-\[id\]-\[local\]"/u,
    ],
    [
      'is analyzed only for first-level properties',
      defaults,
      /mode === "development" \? 1 : Infinity/u,
    ],
    [
      'even if only a small chunk remains',
      defaults,
      /"minRemainingSize", \(\) => \(development \? 0 : undefined\)/u,
    ],
    [
      'A build with errors writes nothing',
      defaults,
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      'in builds for targets with a browser',
      defaults,
      /F\(options, "performance", \(\) =>\s+production &&\s+targetProperties &&\s+\(targetProperties\.browser/u,
    ],
    [
      "Modules are numbered in the order in which they're found",
      defaults,
      /if \(development\) return "named";\s+return "natural";/u,
    ],
  ]),
  ...measured('configuration/mode', 'replaces some forty options'),
];

const module = claimsOfPage('configuration/module', [
  [
    'The rules that webpack applies before yours',
    factory,
    /rules:[^,]*\(options\.defaultRules\)\s*\},\s*\{\s*rules:[^,]*\(options\.rules\)/u,
  ],
  [
    'every file is parsed as JavaScript unless one of your rules',
    factory,
    /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;\s*const resourceDataForRules/u,
  ],
  [
    'If an option is set for both, the specific type wins',
    factory,
    /result === undefined \? options : cachedCleverMerge\(result, options\);/u,
  ],
  [
    '`false` percent-encodes the text instead',
    'webpack/lib/asset/AssetGenerator.js',
    /encodedContent = encodeURIComponent\(encodedContent\)/u,
  ],
  [
    '`false` writes no file but still gives scripts its URL',
    'webpack/lib/asset/AssetModulesPlugin.js',
    /generatorOptions\.emit !== false,/u,
  ],
  [
    'If the target has no document, as with `node`',
    defaults,
    /!targetProperties \|\| targetProperties\.document === false/u,
  ],
  [
    '`my-btn` and `myBtn`, `my_btn-x` and `myBtnX`',
    'webpack/lib/css/conventions.js',
    /case "camel-case": \{\s*set\.add\(input\);\s*set\.add\(module\.exports\.camelCase\(input\)\);/u,
  ],
  [
    '`my-btn` and `myBtn`, `my_btn-x` and `my_btnX`',
    'webpack/lib/css/conventions.js',
    /case "dashes": \{\s*set\.add\(input\);\s*set\.add\(module\.exports\.dashesCamelCase\(input\)\);/u,
  ],
  [
    '`myBtn`, `my_btnX`',
    'webpack/lib/css/conventions.js',
    /case "dashes-only": \{\s*set\.add\(module\.exports\.dashesCamelCase\(input\)\);\s*break;/u,
  ],
  ['`true` writes imported pages too', htmlGenerator, /if \(extract === true\) return true;/u],
  [
    '`false` writes none',
    htmlGenerator,
    /if \(extract === false \|\| extract === "inline"\) return false;\s*return this\._isEntryModule\(module\);/u,
  ],
  [
    "webpack itself sets `'inline'` for `<iframe srcdoc>`",
    defaults,
    /dependency: "html-srcdoc",\s*generator: \{\s*extract: "inline"/u,
  ],
  [
    'is always a literal',
    'webpack/lib/json/JsonGenerator.js',
    /this\.options\.JSONParse &&\s*jsonStr\.length > 20 &&/u,
  ],
  [
    'Files up to this many bytes are embedded',
    'webpack/lib/asset/AssetParser.js',
    /Buffer\.byteLength\(source\) <=/u,
  ],
  [
    'It is switched on for each type separately',
    defaults,
    /\(module\.parser\[type\]\),\s+"customMedia",\s+true/u,
  ],
  [
    'for the first source of every `@font-face`',
    cssParser,
    /top\.name === "@font-face" && !top\.fontPreloaded/u,
  ],
  [
    '`false` gives one default export with all the names',
    'webpack/lib/css/CssParser.js',
    /exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
  ],
  [
    'Leaves out URLs that match this condition, even if',
    'webpack/lib/prefetch/ResourceHintPlugin.js',
    /if \(rule\.exclude !== undefined\) condition\.not = rule\.exclude;/u,
  ],
  [
    'never match a rule',
    'webpack/lib/prefetch/ResourceHintPlugin.js',
    /DEFAULT_ASSETS_EXCLUDE_REGEXP = \/\\\.\(\?:webmanifest\|pdf\|txt\)\(\?:\\\?\.\*\)\?\$\/i/u,
  ],
  ['for the four values', schema, /"enum": \["link", "text", "css-style-sheet", "style"\]/u],
  [
    'with `false`, one default export with all of them',
    'webpack/lib/css/CssParser.js',
    /exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
    'namedExports',
  ],
  [
    'Turns a selector without a local class or id',
    cssParser,
    /is not pure \(pure selectors must contain at least one local class or id\)/u,
  ],
  [
    '`/* cssmodules-pure-ignore */` exempts the next rule',
    cssParser,
    /PURE_IGNORE_RE = \/\^\\s\*cssmodules-pure-ignore\(\?:\\s\|\$\)\/;/u,
  ],
  [
    'The types `css/auto` and `css/module` have the option',
    cssParser,
    /enabled: isModules && Boolean\(this\.options\.pure\)/u,
  ],
  [
    'with `false`, a default export with all of them',
    'webpack/lib/css/CssParser.js',
    /exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
    'namedExports',
  ],
  ["`'text'`", schema, /"enum": \["link", "text", "css-style-sheet", "style"\]/u],
  [
    'a `CSSStyleSheet`, as the default export',
    schema,
    /"enum": \["link", "text", "css-style-sheet", "style"\]/u,
    "'css-style-sheet'",
  ],
  [
    "in an import means `'css-style-sheet'` for that import",
    defaults,
    /with: \{ type: "css" \},\s+parser: \{\s+exportType: "css-style-sheet"/u,
  ],
  [
    'webpack sets this value for such attributes in pages',
    defaults,
    /dependency: "html-style-attribute",\s*parser: \{\s*exportType: "text",\s*as: "block-contents"/u,
  ],
  [
    'The former name of `esm`, still read where `esm`',
    'webpack/lib/dependencies/esm/ESMModulesPlugin.js',
    /parserOptions\.esm !== undefined\s*\? parserOptions\.esm\s*: parserOptions\.harmony;/u,
  ],
  [
    'If unset, the call works and warns',
    'webpack/lib/dependencies/commonjs/RequireIncludePlugin.js',
    /const warn = parserOptions\.requireInclude === undefined;/u,
  ],
  [
    'off unless you set `true`',
    'webpack/lib/dependencies/system/SystemPlugin.js',
    /parserOptions\.system === undefined \|\| !parserOptions\.system/u,
    'system',
  ],
  [
    'has to be a variable named `context` or `audioWorklet`',
    'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
    /"\*context\.audioWorklet\.addModule\(\)",\s*"\*audioWorklet\.addModule\(\)"/u,
  ],
  [
    'It has an effect only where `exportsPresence` is not set',
    'webpack/lib/dependencies/esm/ESMImportDependency.js',
    /options\.exportsPresence\);\s*\}\s*return options\.strictExportPresence/u,
  ],
  [
    "`'global'` suits old browser scripts",
    'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
    /parserOptions\.topLevelThis === "global"\) \{\s*new TopLevelThisParserPlugin/u,
  ],
  [
    'a default export that is an unnamed function or class',
    'webpack/lib/dependencies/esm/ESMExportDependencyParserPlugin.js',
    /\(node\.type === "ArrowFunctionExpression" \|\|\s*isAnonymousClass \|\|/u,
  ],
  [
    "it's already off if `output.library` is set",
    defaults,
    /D\(parserOptions, "anonymousDefaultExportName", !library\);/u,
  ],
  [
    'Reads magic comments in `require()` calls too',
    'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
    /if \(!weak && options\.commonjsMagicComments\) \{/u,
  ],
  [
    'none: the modules are in the script that imports them',
    'webpack/lib/context/ContextModule.js',
    /this\.options\.mode === "sync" \|\| this\.options\.mode === "eager"/u,
  ],
  [
    'A number sets the order, with higher numbers first',
    'webpack/lib/graph/Chunk.js',
    /const cmp = b\.order - a\.order;/u,
  ],
  [
    '`false` is silent',
    'webpack/lib/dependencies/esm/ESMImportDependency.js',
    /case false:\s*return ExportPresenceModes\.NONE;/u,
  ],
  [
    'but only for `import … from`, where it takes precedence',
    'webpack/lib/dependencies/esm/ESMImportDependency.js',
    /if \(specificValue !== undefined\) \{\s*return ExportPresenceModes\.fromUserOption\(specificValue\);/u,
  ],
  [
    "`'preserve-unknown'` keeps unknown ones until run time",
    importMeta,
    /importMeta === "preserve-unknown" \|\|/u,
  ],
  [
    '`false` leaves all of them alone',
    importMeta,
    /if \(importMeta === false\) \{\s*return false;/u,
  ],
  [
    'and unknown ones are kept',
    importMeta,
    /"preserve-unknown" \|\|\s*\(Boolean\(importMeta\) && typeof importMeta === "object"\)/u,
  ],
  [
    'if both options are set, `importMeta` wins',
    'webpack/lib/dependencies/context/ImportMetaContextPlugin.js',
    /"webpackContext"\);\s*\}\s*if \(parserOptions\.importMetaContext === false\) \{/u,
  ],
  [
    "`'non-strict'` keeps old code running",
    'webpack/lib/javascript/UseStrictPlugin.js',
    /buildInfo\.strict =\s*parserOptions\.overrideStrict === "strict";/u,
  ],
  [
    'The names of functions without side effects',
    'webpack/lib/optimize/SideEffectsFlagPlugin.js',
    /\? new Set\(parserOptions\.pureFunctions\)/u,
  ],
  [
    'is parsed twice if necessary',
    'webpack/lib/javascript/JavascriptParser.js',
    /parserOptions\.sourceType = type === "auto" \? "module" : type;/u,
  ],
  [
    'In production, it goes all the way down',
    defaults,
    /"exportsDepth",\s*mode === "development" \? 1 : Infinity/u,
  ],
  [
    'With `1`, everything below a used property stays',
    'webpack/lib/json/JsonExportsDependency.js',
    /if \(curDepth > exportsDepth\) \{/u,
  ],
  [
    'works, with a warning',
    'webpack/lib/json/JsonParser.js',
    /namedExports === true\s*\? "redirect"\s*: "redirect-warn"/u,
  ],
  [
    "Imports with `{ type: 'json' }` behave as if",
    defaults,
    /with: \{ type: JSON_MODULE_TYPE \},\s*type: JSON_MODULE_TYPE,\s*parser: \{ namedExports: false \}/u,
  ],
  [
    'A function gets the same values as',
    htmlParser,
    /chunkNameOption\(\{ page: entryPrefix, name: tagName, index, type \}\)/u,
  ],
  [
    '`name` is empty for a script without `src`',
    htmlParser,
    /const tagName = getRequestBaseName\(request\) \|\| "";/u,
  ],
  [
    'the second name gets a number',
    htmlParser,
    /claimedEntryNames\.has\(claimed\); suffix\+\+\) \{\s*claimed = `\$\{base\}-\$\{suffix\}`;/u,
  ],
  [
    'if it returns `false`, the attribute is left alone',
    schema,
    /return false to skip this source entry for that element/u,
  ],
  [
    'Leave it out to look for the attribute on every element',
    schema,
    /"Tag name to match\. Omit to match any tag\."/u,
  ],
  [
    "`'script'`, `'script-module'` and `'stylesheet'` start chunks",
    schema,
    /"srcset",\s*"css-url",\s*"script",\s*"script-module",\s*"stylesheet",\s*"html"/u,
  ],
  [
    'Four more types treat the value as content',
    schema,
    /"html",\s*"stylesheet-style",\s*"stylesheet-style-attribute",\s*"srcdoc"\s*\]/u,
  ],
  [
    'A synchronous function that gets the source',
    schema,
    /picked up as webpack dependencies\. Runs synchronously\./u,
  ],
  [
    'gets the source of a page and returns HTML',
    htmlParser,
    /"The `template` html parser option must return a string\."/u,
  ],
  [
    '`addDependency()`, `addContextDependency()`, `addMissingDependency()`, `addBuildDependency()`',
    htmlParser,
    /addDependency:[\s\S]*addContextDependency:[\s\S]*addMissingDependency:[\s\S]*addBuildDependency:/u,
  ],
  [
    "A string is a glob pattern for the file's path",
    'webpack/lib/module/NormalModule.js',
    /if \(ABSOLUTE_PATH_REGEXP\.test\(rule\)\) return content\.startsWith\(rule\);/u,
  ],
  [
    'If caching is on, webpack does this for packages',
    defaults,
    /if \(cache\) \{\s*D\(\s*module,\s*"unsafeCache",/u,
  ],
  [
    'webpack does this for packages in `node_modules`',
    defaults,
    /"unsafeCache",[\s\S]{0,500}return NODE_MODULES_REGEXP\.test\(name\);/u,
  ],
  [
    'in order, after the default rules',
    factory,
    /rules:[^,]*\(options\.defaultRules\)\s*\},\s*\{\s*rules:[^,]*\(options\.rules\)/u,
  ],
  ["Entries that are `false`, `null`, `0` or `''`", schema, /"enum": \[false, 0, "", null\],/u],
  [
    'All conditions of a rule have to match',
    ruleSet,
    /if \(!condition\.fn\(value\)\) return false;\s*continue;/u,
  ],
  [
    'Values that are objects, such as `parser`, are merged',
    factory,
    /settings\[type\] = cachedCleverMerge\(settings\[type\], r\.value\);/u,
  ],
  [
    'The results of the outer rule come first',
    ruleSet,
    /effects\.push\(effect\);\s*\}\s*\}\s*if \(rule\.rules\) \{/u,
  ],
  ["this rule doesn't match `with { type: 'note' }`", factory, /_isLegacyAssert !== undefined/u],
  [
    "a rule with `with` doesn't match `assert`",
    factory,
    /return !\([^)]*\(value\)\._isLegacyAssert\);/u,
  ],
  [
    'Keys can be paths with dots',
    'webpack/lib/rules/ObjectMatcherRulePlugin.js',
    /const nestedDataProperties = property\.split\("\."\);/u,
  ],
  [
    "none from the configuration, whose types don't apply either",
    factory,
    /if \(r\.type === "type" && noPrePostAutoLoaders\) \{\s*continue;/u,
  ],
  [
    'pre, normal, then those in the request, then post',
    factory,
    /if \(matchResourceData === undefined\) \{\s*for \(const loader of[\s\S]{0,40}\(loaders\)\) \{/u,
  ],
  [
    'it makes webpack fail with `Properties enforce are unknown`',
    ruleSet,
    /`Properties \$\{\[\.\.\.unhandledProperties\]\.join\(", "\)\} are unknown`/u,
  ],
  [
    'a pattern with `!` takes files out again',
    'webpack/lib/util/globUtils.js',
    /const negated = pattern\.startsWith\("!"\);/u,
  ],
  ['Entries have an empty issuer', factory, /issuer: contextInfo\.issuer,/u],
  [
    'For modules without a layer, the value is the empty string',
    factory,
    /issuerLayer: contextInfo\.issuerLayer \|\| ""/u,
  ],
  [
    'since imported modules inherit the layer',
    factory,
    /layer === undefined\s*\? contextInfo\.issuerLayer \|\| null/u,
  ],
  [
    'Several loaders in one string, or options after a question mark',
    useRule,
    /if \(loader\.includes\("!"\)\) \{\s*throw [\s\S]*if \(loader\.includes\("\?"\)\) \{\s*throw /u,
  ],
  ['webpack 5 rejects it as an unknown property', schema, /^(?![\s\S]*"loaders": \{)/u],
  ['Files have no media type', factory, /: resourceData\.data\.mimetype \|\| "",/u],
  [
    'A string matches the beginning of the type',
    ruleSet,
    /typeof str === "string" && str\.startsWith\(prefix\)/u,
  ],
  [
    'Uses only the first rule in this list that matches',
    ruleSet,
    /if \(execRule\(data, childRule, effects\)\) \{\s*break;/u,
  ],
  [
    'but causes a deprecation warning',
    useRule,
    /`Using a string as loader options is deprecated \(\$\{path\}\.options\)`/u,
  ],
  [
    'as `filename`, the absolute path of the file with its query',
    'webpack/lib/asset/AssetParser.js',
    /this\.dataUrlCondition\(source, \{\s*filename:[^(]*\(state\.module\.getResource\(\)\)/u,
  ],
  [
    'It replaces `output.assetModuleFilename` for these files',
    'webpack/lib/asset/AssetGenerator.js',
    /generatorOptions\.filename \|\|\s*runtimeTemplate\.outputOptions\.assetModuleFilename;/u,
  ],
  [
    "where `filename` is the source file's path relative to `context`",
    'webpack/lib/asset/AssetGenerator.js',
    /generatorOptions\.publicPath,\s*\{\s*module,\s*runtime,\s*filename: sourceFilename,/u,
  ],
  [
    "but that isn't part of the URL",
    'webpack/lib/asset/AssetGenerator.js',
    /\{ publicPath: this\.publicPath \},\s*generateContext,\s*originalFilename,/u,
  ],
  [
    'conditions for the path and query treat such a request',
    factory,
    /resource: resourceDataForRules\.path,\s*realResource: resourceData\.path,/u,
  ],
  [
    "Overrides what a package's `package.json` says about the file",
    'webpack/lib/optimize/SideEffectsFlagPlugin.js',
    /typeof settings\.sideEffects === "boolean"\) \{/u,
  ],
  [
    'makes the build fail with `No parser registered for …`',
    factory,
    /throw new Error\(`No parser registered for \$\{type\}`\);/u,
  ],
  [
    'A script without `import` and `export` statements, such as a `.cjs`',
    defaults,
    /test: \/\\\.cjs\$\/i,\s*\.\.\.commonjs/u,
  ],
  [
    'Imports in `.mjs` files need an extension',
    defaults,
    /fullySpecified: true[\s\S]{0,700}test: \/\\\.mjs\$\/i,\s+\.\.\.esm/u,
  ],
  [
    'its importers become asynchronous',
    'webpack/lib/wasm/AsyncWebAssemblyParser.js',
    /buildMeta\.async = true;/u,
  ],
  [
    "as with `with { type: 'text' }`",
    defaults,
    /with: \{ type: "text" \},\s*type: ASSET_MODULE_TYPE_SOURCE/u,
  ],
  [
    "as with `with { type: 'bytes' }`",
    defaults,
    /with: \{ type: "bytes" \},\s*type: ASSET_MODULE_TYPE_BYTES/u,
  ],
  [
    'exist only while that experiment is on',
    defaults,
    /if \(css\) \{\s+F\(module\.parser, CSS_MODULE_TYPE, \(\) => \(\{\}\)\);/u,
  ],
  [
    'A name with `.module` or `.modules` before the extension',
    cssParser,
    /IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i/u,
  ],
  [
    'so loaders of later rules run first',
    factory,
    /if \(r\.type === "use"\) \{[\s\S]{0,80}useLoaders\.push\(r\.value\);/u,
  ],
  [
    "`false`, `null`, `0`, `''` and `undefined` are skipped",
    'webpack/lib/rules/UseEffectRulePlugin.js',
    /return items\.filter\(Boolean\)\.map\(/u,
  ],
  [
    'such as `.mjs` files and `.js` files in packages with',
    defaults,
    /test: \/\\\.js\$\/i,\s*descriptionData: \{\s*type: "module"\s*\},\s*\.\.\.esm/u,
  ],
  [
    'If there are several keys, all have to match',
    'webpack/lib/rules/ObjectMatcherRulePlugin.js',
    /for \(const property of Object\.keys\(value\)\) \{[\s\S]*result\.conditions\.push\(/u,
  ],
  ['A `file:` URL is accepted too', ruleSet, /const prefix = fileUrlToPath\(condition\);/u],
  [
    'matches only a value that is empty or missing',
    ruleSet,
    /if \(condition === ""\) \{\s*return \{\s*matchWhenEmpty: true,\s*fn: \(str\) => str === ""/u,
  ],
  [
    "also calls it with `''`, for which it must not throw",
    ruleSet,
    /matchWhenEmpty: condition\(""\),[\s\S]{0,200}"Evaluation of condition function threw error"/u,
  ],
  [
    'matches when one of its members does',
    ruleSet,
    /fn: \(v\) => conditions\.some\(\(c\) => c\.fn\(v\)\)/u,
  ],
  ['all of its keys have to match', ruleSet, /return this\.combineConditionsAnd\(conditions\);/u],
  ['or each condition in a list, must not match', ruleSet, /fn:[^(]*\(\(v\) => !fn\(v\)\)/u],
  [
    'matches only conditions that would accept the empty string',
    ruleSet,
    /if \(!condition\.matchWhenEmpty\) \{\s*return false;/u,
  ],
  ["webpack derives one from the rule's position", useRule, /if \(!ident\) ident = defaultIdent;/u],
  [
    'Values are then strings, unless the query is JSON',
    'webpack/lib/module/NormalModule.js',
    /options\.startsWith\("\{"\) && options\.endsWith\("\}"\)/u,
  ],
  [
    'with the warning `DEP_WEBPACK_RULE_LOADER_OPTIONS_STRING`',
    useRule,
    /"DEP_WEBPACK_RULE_LOADER_OPTIONS_STRING"/u,
  ],
  [
    'is relative to `context`, by default the folder where',
    defaults,
    /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
  ],
  [
    'whose names begin with a dot are left out',
    'webpack/lib/context/ContextModuleFactory.js',
    /isImportMetaGlob\s*\? processedFiles\s*: processedFiles\.filter\(\(p\) => p\.indexOf\("\."\) !== 0\)/u,
  ],
  [
    'Warns about an unknown use of `require`',
    'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
    /options\.unknownContextCritical &&\s*"require function is used in a way/u,
  ],
  [
    'With `false`, none are, and the call throws at run time',
    defaults,
    /D\(parserOptions, "unknownContextRegExp", false\);/u,
  ],
  [
    'relative to the module that contains the code',
    defaults,
    /D\(parserOptions, "unknownContextRequest", "\."\);/u,
  ],
  [
    'Warns that “the request of a dependency is an expression”',
    'webpack/lib/dependencies/context/ContextDependencyHelpers.js',
    /"the request of a dependency is an expression"/u,
  ],
  [
    'usually nothing is included, and the call fails',
    defaults,
    /D\(parserOptions, "exprContextRegExp", false\);/u,
  ],
  [
    'Leave it off unless you want to forbid dynamic requests',
    defaults,
    /D\(parserOptions, "wrappedContextCritical", false\);/u,
  ],
  [
    'directly under `module` are deprecated',
    schema,
    /exprContextCritical'\.",\s+"type": "boolean",\s+"deprecated": true/u,
  ],
  [
    'and moves them to `module.parser.javascript`',
    normalization,
    /strictExportPresence: module\.strictExportPresence,/u,
  ],
]);

const node = claimsOfPage('configuration/node', [
  [
    '`false` leaves all three names alone',
    applied,
    /__dirname: options\.node \? options\.node\.__dirname : false,/u,
  ],
  [
    'as well as `import.meta.filename` and `import.meta.dirname`',
    nodeNames,
    /if \(b && parserOptions\.node === false\) \{/u,
  ],
  [
    "for browsers, they're replaced so that old packages",
    defaults,
    /return futureDefaults \? "warn-mock" : "mock";/u,
  ],
  [
    'It is replaced with `globalThis`',
    nodeNames,
    /outputOptions\.environment\.globalThis\) \{\s+return new ConstDependency\(\s+"globalThis",/u,
  ],
  [
    'or with a small function that finds the global',
    nodeNames,
    /RuntimeGlobals\.global,\s+[^\n]+,\s+\[RuntimeGlobals\.global\]/u,
  ],
  [
    'but each use gives a warning',
    nodeNames,
    /if \(withWarning\) \{\s+parser\.state\.module\.addWarning\(/u,
  ],
  [
    'of your source file, relative to `context`, for example `src/lib/a.js`',
    nodeNames,
    /compiler\.context,\s+module\.resource\s+\),\s+"filename"/u,
  ],
  [
    'The constant `/index.js`',
    nodeNames,
    /case "mock":\s+setConstant\(parser, filename, "\/index\.js", "filename"\);/u,
  ],
  [
    'The same constant, with a warning for each use',
    nodeNames,
    /"__filename is a Node\.js feature and isn't available in browsers\."/u,
    "'warn-mock'",
  ],
  [
    'or from `import.meta.filename` where the target has it',
    nodeNames,
    /environment\.importMetaDirnameAndFilename \|\|/u,
  ],
  [
    'The added `import` of `node:url` breaks any other output',
    nodeNames,
    /name: "fileURLToPath",/u,
  ],
  [
    '`import.meta.filename` is replaced with `__filename`',
    nodeNames,
    /else if \(filename === IMPORT_META_FILENAME\) \{[\s\S]{0,120}\(\) => "__filename",/u,
  ],
  [
    "the result is the same as with `'node-module'`",
    nodeNames,
    /case "eval-only":[^\n]*\n[^\n]*\n\s+if \(compilation\.outputOptions\.module\) \{/u,
  ],
  [
    'is the default for all Node.js-like targets',
    defaults,
    /if \(targetProperties\.node\) \{\s+return "eval-only";/u,
  ],
  [
    'In a universal bundle, a browser gets `undefined`',
    nodeNames,
    /compiler\.platform\.node === null &&\s+module\)/u,
  ],
  [
    'in strict ECMAScript modules, such as `.mjs` files',
    nodeNames,
    /\.for\(JAVASCRIPT_MODULE_TYPE_ESM\)[\s\S]{0,120}handler\(parser, parserOptions, false, true\);/u,
  ],
  [
    'The constant `/`',
    nodeNames,
    /case "mock":\s+setConstant\(parser, dirname, "\/", "dirname"\);/u,
  ],
  [
    'the folder of the bundle, computed from `import.meta.url`',
    nodeNames,
    /case "node-module": \{[\s\S]{0,200}dirname,\s+"dirname",\s+\(\) => `\$\{importMetaName\}\.url\.replace/u,
  ],
]);

const optimization = claimsOfPage('configuration/optimization', [
  [
    'a chunk that more entries load',
    applied,
    /OccurrenceChunkIdsPlugin\(\{\s*prioritiseInitial: true/u,
  ],
  [
    'the more often a chunk is used, the smaller its number',
    applied,
    /OccurrenceChunkIdsPlugin\(\{\s*prioritiseInitial: false/u,
  ],
  [
    'so merging is off in development',
    defaults,
    /D\(optimization, "concatenateModules", production\);/u,
  ],
  [
    'In production, the option is off, so a build with errors writes nothing',
    defaults,
    /D\(optimization, "emitOnErrors", !production\);/u,
  ],
  ['the command exits with code 1', commandLine, /process\.exitCode = 1;/u],
  ['The former option, with the opposite meaning', normalization, /return !noEmitOnErrors;/u],
  [
    '`123456`, `-12345`, `0.1234`, `1e21`',
    'webpack/lib/optimize/InlineExports.js',
    /MAX_INLINE_BYTES = 6;/u,
  ],
  [
    '`1234567`, `0.12345`, `1e6`',
    'webpack/lib/optimize/InlineExports.js',
    /MAX_INLINE_BYTES = 6;/u,
  ],
  [
    '`true` does the same',
    applied,
    /new MangleExportsPlugin\(\s*options\.optimization\.mangleExports !== "size"/u,
    'deterministic',
  ],
  [
    'chunks of entries and workers are never merged',
    'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
    /if \(chunkGraph\.getNumberOfEntryModules\(chunk\) > 0\) continue;/u,
  ],
  [
    'An object counts as `true`',
    defaults,
    /optimization\.minimizeOptions = minimizeAssignedInApply;\s*optimization\.minimize = true;/u,
  ],
  [
    "webpack's own printer takes Terser's place",
    defaults,
    /javascriptMinify = futureDefaults\s*\? require\.resolve\("\.\.\/javascript\/jsMinify"\)/u,
  ],
  [
    'for libraries that are ES modules, `format.preserve_annotations`',
    defaults,
    /esmLibrary\s*\? \{\s*compress: \{ passes: 2 \},[^,]*format: \{ preserve_annotations: true \}/u,
  ],
  [
    "Browserslist's `defaults` query is assumed",
    defaults,
    /: getTargetsBrowsers\(\["browserslist:defaults"\], context\)\);/u,
  ],
  [
    'Rounds to six significant digits',
    'webpack/lib/css/syntax-parser.js',
    /_SIGNIFICANT_DIGITS = 6;/u,
  ],
  ['and `bold` becomes `700`', 'webpack/lib/css/data.js', /\["bold", "700"\]/u],
  [
    'from JSON files and web app manifests',
    defaults,
    /extensions\.push\("json", "webmanifest"\);/u,
  ],
  [
    'The option is off because a file may be',
    defaults,
    /D\(minimizeOptions, "json", futureDefaults\);/u,
  ],
  ['minimizes `.svg` and `.xml` files', defaults, /extensions\.push\("svg", "xml"\);/u],
  [
    'The option is experimental and does less',
    schema,
    /"xml": \{\s+"description": "Minimize[\s\S]{0,500}"experimental": true,/u,
  ],
  [
    'or the build fails with “has no id assigned”',
    'webpack/lib/template/RuntimeTemplate.js',
    /`Module \$\{module\.identifier\(\)\} has no id assigned\./u,
  ],
  ['also sets `import.meta.env.MODE`', applied, /"import\.meta\.env\.MODE": defValue,/u],
  [
    'The option is on as soon as you use records',
    defaults,
    /D\(optimization, "portableRecords", records\);/u,
  ],
  ['two passes of `compress`', defaults, /\{ compress: \{ passes: 2 \} \}/u],
  [
    'Deprecated, and webpack prints a warning',
    'webpack/lib/config/WebpackOptionsApply.js',
    /new WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed",/u,
  ],
  [
    'It takes little time and is on in every mode',
    defaults,
    /D\(optimization, "providedExports", true\);/u,
  ],
  [
    'before the `PROCESS_ASSETS_STAGE_OPTIMIZE_HASH` stage',
    'webpack/lib/optimize/RealContentHashPlugin.js',
    /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
  ],
  [
    'even with `false`, webpack corrects the hashes',
    applied,
    /if \(options\.optimization\.realContentHash \|\| options\.output\.module\) \{/u,
  ],
  [
    'so the option is off in all modes',
    defaults,
    /D\(optimization, "removeAvailableModules", false\);/u,
  ],
  [
    'themselves are left alone',
    'webpack/lib/optimize/RuntimeChunkPlugin.js',
    /if \(data\.options\.runtime === undefined && !data\.options\.dependOn\) \{/u,
  ],
  [
    '`true` also looks at the code',
    applied,
    /SideEffectsFlagPlugin\(\s*options\.optimization\.sideEffects === true/u,
  ],
  [
    'In development, the option is off',
    defaults,
    /D\(optimization, "usedExports", production\);/u,
    'optimization.usedExports',
  ],
]);

const other = claimsOfPage('configuration/other-options', [
  ['`false` turns AMD off altogether', applied, /if \(options\.amd !== false\) \{/u],
  [
    "Ends the build at the first import that webpack can't resolve",
    'webpack/lib/Compilation.js',
    /if \(err && this\.bail\) \{/u,
  ],
  [
    'with its stack and exits with code 2',
    commandLine,
    /return \(error, stats\) => \{\s+if \(error\) \{\s+this\.logger\.error\(error\);\s+process\.exit\(2\);/u,
  ],
  [
    'By default, a missing file is reported with all other errors',
    'webpack/lib/Compilation.js',
    /this\.bail = \(options && options\.bail\) \|\| false;/u,
  ],
  [
    "A name that doesn't exist, or a cycle",
    'webpack/lib/MultiCompiler.js',
    /`Compiler dependency \\`\$\{m\}\\` not found\.`/u,
  ],
  [
    'makes webpack fail before anything is built',
    'webpack/lib/MultiCompiler.js',
    /lines\.unshift\("Circular dependency found in compiler dependencies\."\);/u,
  ],
  [
    'An object matches if all of its keys do',
    normalization,
    /if \(i\.message && !i\.message\.test\(warning\.message\)\) \{\s*return false;/u,
  ],
  [
    'An object without keys matches nothing',
    normalization,
    /if \(!i\.message && !i\.module && !i\.file\) return false;/u,
  ],
  [
    'tested against the readable name of the module',
    normalization,
    /!i\.module\.test\(\s*[^)]*\(warning\)\.module\.readableIdentifier\(/u,
  ],
  [
    'webpack itself adds `target` and `environment`',
    defaults,
    /D\(loader, "environment", environment\);/u,
  ],
  [
    "and becomes part of a persistent cache's name",
    defaults,
    /name: name \|\| DEFAULT_CACHE_NAME,/u,
  ],
  [
    'even if `recordsPath` is set',
    normalization,
    /config\.recordsInputPath !== undefined\s*\? config\.recordsInputPath/u,
  ],
  [
    'With `false`, webpack writes no records',
    'webpack/lib/Compiler.js',
    /\} else if \(this\.recordsOutputPath\) \{\s*this\._emitRecords\(callback\);/u,
  ],
  [
    'With both, webpack looks at the timestamp first',
    'webpack/lib/fs/FileSystemInfo.js',
    /tsh,\s*false\s*\)\s*\) \{\s*processFileHashSnapshot\(path, tsh && tsh\.hash\);/u,
  ],
  [
    'With neither, timestamps are used',
    'webpack/lib/fs/FileSystemInfo.js',
    /mode = options && options\.hash \? \(options\.timestamp \? 3 : 2\) : 1;/u,
  ],
  [
    'webpack takes no snapshot of files there at all',
    'webpack/lib/fs/FileSystemInfo.js',
    /classificationCache\.set\(path, 1\);\s*managedSet\.add\(path\);\s*return true;/u,
  ],
  [
    "webpack compares `name` and `version` in the package's `package.json`",
    'webpack/lib/fs/FileSystemInfo.js',
    /`\$\{data\.name \|\| ""\}@\$\{data\.version \|\| ""\}`/u,
  ],
  [
    'the `node_modules` folder that contains webpack itself',
    defaults,
    /\/\^\(\.\+\?\[\\\\\/\]node_modules\[\\\\\/\]\)\/\.exec\(\s+require\.resolve\("watchpack"\)/u,
  ],
  [
    'Exceptions to the two options above',
    'webpack/lib/fs/FileSystemInfo.js',
    /for \(const unmanagedPath of this\.unmanagedPathsRegExps\) \{\s*if \(unmanagedPath\.test\(path\)\) \{/u,
  ],
  [
    'the check is off in production',
    defaults,
    /F\(options, "validate", \(\) => !\(futureDefaults === true && production\)\);/u,
  ],
]);

const output = [
  ...claimsOfPage('configuration/output', [
    [
      'If both are set, this option wins',
      normalization,
      /output\.amdContainer !== undefined\s*\? output\.amdContainer/u,
    ],
    [
      '`[id].js` (`[id].mjs` for ES modules)',
      defaults,
      /return output\.module \? "\[id\]\.mjs" : "\[id\]\.js";/u,
    ],
    [
      'If `filename` contains none of `[name]`, `[id]`, `[chunkhash]` and `[contenthash]`',
      defaults,
      /if \(hasChunkHash \|\| hasContentHash \|\| hasName \|\| hasId\) return filename;/u,
    ],
    ['webpack puts `[id].` in front of the name', defaults, /"\$1\[id\]\.\$2"\)/u],
    [
      'the build stops unless you set this option',
      defaults,
      /throw new Error\(\s*"For the selected environment is no default script chunk format/u,
    ],
    [
      "It's derived from `uniqueName`, which is the better option to set",
      defaults,
      /"chunkLoadingGlobal", \(\) => `webpackChunk\$\{uniqueNameId\}`/u,
    ],
    [
      'Used if you set it, or for targets that have',
      defaults,
      /if \(tp\.require\) return "require";\s*if \(tp\.nodeBuiltins\) return "async-node";/u,
    ],
    [
      'right before the build writes its own',
      'webpack/lib/output/CleanPlugin.js',
      /compiler\.hooks\.emit\.tapAsync\(\s*\{\s*name: PLUGIN_NAME,\s*stage: 100/u,
    ],
    [
      'A string is compared with the beginning of the path',
      'webpack/lib/output/CleanPlugin.js',
      /typeof keep === "string"\s*\? \(path\) => path\.startsWith\(keep\)/u,
    ],
    [
      'If `true`, nothing is deleted',
      'webpack/lib/output/CleanPlugin.js',
      /if \(dry\) \{\s*handleParent\(\);\s*return process\.nextTick\(callback\);/u,
    ],
    [
      'hidden files are protected only in subfolders',
      'webpack/lib/output/CleanPlugin.js',
      /for \(const entry of entries\) \{\s*const file = [^;]*;\s*if \(file\.startsWith\("\."\)\) \{/u,
    ],
    [
      'rebuilds remove only files that webpack wrote earlier',
      'webpack/lib/output/CleanPlugin.js',
      /if \(oldAssets\) \{\s*diffCallback\(null, getDiffToOldAssets\(/u,
    ],
    [
      'The cost is reading the old file when the sizes are equal',
      'webpack/lib/Compiler.js',
      /if \(content\.length === stats\.size\) \{\s*compilation\.comparedForEmitAssets\.add\(file\);/u,
    ],
    [
      'Existing files with a hash in their names are kept',
      'webpack/lib/Compiler.js',
      /if \(immutable\) \{\s*updateWithReplacementSource\(stats\.size\);\s*return keepExistingFile\(stats\);/u,
    ],
    [
      'or end up outside the output folder causes an error',
      'webpack/lib/output/CopyPlugin.js',
      /if \(escapesOutputPath\(filename\)\) \{\s*compilation\.errors\.push\(/u,
    ],
    [
      'a pattern that copies nothing causes a warning',
      'webpack/lib/output/CopyPlugin.js',
      /warnings\.push\(new EmptyCopyPatternWarning\(one\.from, one\.glob\)\);/u,
    ],
    [
      'A file that several globs match is copied once',
      'webpack/lib/output/CopyPlugin.js',
      /if \(!entries\.has\(entry\)\) entries\.set\(entry, base\);/u,
    ],
    [
      'It is an error if two files of one item get the same name',
      'webpack/lib/output/CopyPlugin.js',
      /if \(filenames\.has\(result\.filename\)\) \{\s*errors\.push\(/u,
    ],
    [
      'If `false`, wildcards no longer match files and folders',
      'webpack/lib/output/CopyPlugin.js',
      /requireLiteralLeadingDot: globOptions\.dot === false/u,
    ],
    [
      '`1` means the folder itself without its subfolders',
      'webpack/lib/output/CopyPlugin.js',
      /Math\.min\(globDepth, globOptions\.deep - 1\)/u,
    ],
    [
      "scripts from the page's own origin don't get the attribute",
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /"if \(script\.src\.indexOf\(window\.location\.origin \+ '\/'\) !== 0\) \{"/u,
    ],
    [
      "With `'use-credentials'`, all scripts get it",
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /=== "use-credentials"\s*\? 'script\.crossOrigin = "use-credentials";'/u,
    ],
    [
      'If `filename` is a function, the default is `[id].css`',
      defaults,
      /"cssFilename",[\s\S]{0,300}return "\[id\]\.css";/u,
    ],
    [
      'the build stops with `Chunk loading type "async-node" is not enabled`',
      'webpack/lib/javascript/EnableChunkLoadingPlugin.js',
      /`Chunk loading type "\$\{type\}" is not enabled\./u,
    ],
    [
      'this build would fail with `Library type "umd" is not enabled`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /throw new Error\(\s*`Library type "\$\{type\}" is not enabled\./u,
    ],
    [
      'that message calls the value a library type',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /`Library type "\$\{type\}" is not enabled\./u,
    ],
    [
      'features marked † count as missing',
      defaults,
      /F\(environment, "deferImport", \(\) =>\s*Boolean\(/u,
    ],
    [
      'features marked ‡ are assumed only with `output.module`',
      defaults,
      /conditionallyOptimistic\(\s*[^(]*\(tp && tp\.dynamicImport\),\s*output\.module/u,
    ],
    [
      'for asynchronous modules if there are no `async` functions',
      'webpack/lib/async-modules/isGeneratorLowered.js',
      /!runtimeTemplate\.supportsAsyncFunction\(\) &&\s+Boolean\(runtimeTemplate\.supportsGenerator\(\)\)/u,
    ],
    [
      'waits for asynchronous modules before it finishes',
      'webpack/lib/esm/ModuleChunkFormatPlugin.js',
      /canAwaitEntry = runtimeTemplate\.supportsTopLevelAwait\(\);/u,
    ],
    [
      'an absolute path is rejected',
      schema,
      /"FilenameTemplate": \{[\s\S]{0,450}"absolutePath": false/u,
    ],
    ['`[hash]` is its deprecated name', paths, /deprecated\(\s+hashReplacer,\s+"\[hash\] is now/u],
    ['each leading `..` replaced with `_`', paths, /"_\/"\.repeat\(match\.length \/ 3\)/u],
    [
      '`[moduleid]` is the deprecated name of `[id]`',
      paths,
      /deprecated\(\s+idReplacer,\s+"\[moduleid\] is now \[id\]"/u,
    ],
    [
      'the deprecated name of `[base]`',
      paths,
      /deprecated\(\s+baseReplacer,\s+"\[filebase\] is now \[base\]"/u,
    ],
    [
      '`base` followed by `26`, `32`, `36`, `49`, `52`, `58` or `62`',
      paths,
      /SUPPORTED_BASES = new Set\(\["26", "32", "36", "49", "52", "58", "62"\]\);/u,
    ],
    [
      'and `self` for other browsers',
      defaults,
      /return "self";\s*\}\);\s*F\(output, "chunkFormat"/u,
    ],
    [
      "`'xxhash64'` is the fastest, and `experiments.futureDefaults` makes",
      defaults,
      /if \(futureDefaults\) \{\s+DEFAULTS\.HASH_FUNCTION = "xxhash64";/u,
    ],
    [
      'otherwise, webpack warns, and browsers block files',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /'output\.html\.integrity is set but output\.crossOriginLoading is not\./u,
    ],
    [
      'ES module output needs no wrapper and has none by default',
      defaults,
      /F\(output, "iife", \(\) => !output\.module\);/u,
    ],
    [
      'webpack turns the option on again and warns',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /if \(compiler\.options\.output\.iife === false\) \{\s*compiler\.options\.output\.iife = true;/u,
    ],
    [
      "By default, properties that webpack doesn't know are read",
      defaults,
      /"importMeta", outputModule \? "preserve-unknown" : true\)/u,
    ],
    [
      'Turns `output.module` on, and must not have a name',
      'webpack/lib/library/ModuleLibraryPlugin.js',
      /if \(name\) \{\s*throw new Error\(\s*`Library name must be unset\./u,
    ],
    [
      "The same as `'module'` in 5.112",
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "module":\s+case "modern-module": \{/u,
    ],
    [
      "Exactly the same as `'commonjs2'`",
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs2":\s*case "commonjs-module": \{/u,
    ],
    [
      'In one assignment for each export',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: \["exports"\],\s*declare: false,\s*unnamed: "static"/u,
    ],
    [
      'These types need a name',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /if \(this\.unnamed === "error"\) \{\s*if \(typeof name !== "string" && !Array\.isArray\(name\)\) \{\s*throw/u,
    ],
    [
      'is rejected with a suggestion',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /must be a valid identifier when using a var declaring library type\. Either use a valid identifier/u,
    ],
    [
      'In 5.112, both types share one implementation',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "module":\s+case "modern-module": \{/u,
    ],
    [
      'except that optional externals are taken from the global object',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /optionalAmdExternalAsGlobal: type === "umd2"/u,
    ],
    [
      'A `name` stops the build with `AMD library name must be unset`',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /if \(this\.requireAsWrapper\) \{\s*if \(name\) \{\s*throw new Error\(\s*`AMD library name must be unset\./u,
    ],
    [
      "With target `web`, it's `self` by default",
      defaults,
      /return "self";\s+\}\);\s+F\(output, "chunkFormat"/u,
    ],
    [
      'By default, file names then end in `.mjs`',
      defaults,
      /"filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\)/u,
    ],
    [
      'chunks are loaded with `import()`',
      defaults,
      /case "module":\s+if \(environment\.dynamicImport\) return "import";/u,
    ],
    [
      'which overrides even `module: false`',
      defaults,
      /if \(libraryTypes\.some\(isModuleLibraryType\)\) \{\s*output\.module = true;/u,
    ],
    ['a relative path is rejected', schema, /"Path": \{[^}]*"absolutePath": true/u],
    [
      'is treated as the value of `initial`',
      normalization,
      /return \{ initial: alias\(resourceHints\) \};/u,
    ],
    [
      'Hints for ES module output are on by default',
      defaults,
      /if \(output\.module\) D\(output\.resourceHints, "initial", true\);/u,
    ],
    [
      'but never to `.pdf`, `.txt` and `.webmanifest` files',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /DEFAULT_ASSETS_EXCLUDE_REGEXP = \/\\\.\(\?:webmanifest\|pdf\|txt\)/u,
    ],
    [
      'Follows from `environment.modulePreload`',
      defaults,
      /"modulePreloadPolyfill",\s*!environment\.modulePreload/u,
    ],
    [
      'With `true`, that error is thrown again',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /"if \(cachedModule\.error !== undefined\) throw cachedModule\.error;"/u,
    ],
    [
      'fails with `Cannot find module` and the code `MODULE_NOT_FOUND`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /"e\.code = 'MODULE_NOT_FOUND';",\s*"throw e;"/u,
    ],
    [
      'The check is on in development',
      defaults,
      /F\(output, "strictModuleResolution", \(\) => development\);/u,
    ],
    [
      'A deprecated variant of `strictModuleErrorHandling`',
      schema,
      /"StrictModuleExceptionHandling": \{\s+"description": [^\n]+\s+"type": "boolean",\s+"deprecated": true/u,
    ],
    [
      'The option is on automatically for the targets',
      defaults,
      /tp\.deno === true \|\|\s+tp\.bun === true \|\|/u,
    ],
    [
      'The default is `dist` in the folder where webpack was started',
      defaults,
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\);/u,
    ],
    [
      'removes that module from the cache',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /"if\(threw\) delete __webpack_module_cache__\[moduleId\];"/u,
    ],
    [
      "`'stop'` throws the error",
      'webpack/lib/runtime/GetTrustedTypesPolicyRuntimeModule.js',
      /trustedTypes\.onPolicyCreationFailure === "continue"\s*: false;/u,
    ],
    [
      "`'continue'` prints a warning and carries on",
      'webpack/lib/runtime/GetTrustedTypesPolicyRuntimeModule.js',
      /`console\.warn\('Could not create trusted-types policy/u,
    ],
    [
      "By default, the value is the library's name",
      defaults,
      /"uniqueName", \(\) => \{\s+const libraryName = getLibraryName\(output\.library\)/u,
    ],
    [
      "or the name in the context's `package.json`",
      defaults,
      /pkgPath = path\.resolve\(context, "package\.json"\);/u,
    ],
    [
      'The runtime then compiles the complete file and prints a hint',
      'webpack/lib/wasm/AsyncWasmCompileRuntimeModule.js',
      /console\.warn\("`WebAssembly\.compileStreaming` failed/u,
    ],
    [
      'By default, it has the same value',
      defaults,
      /"workerWasmLoading", \(\) => output\.wasmLoading\);/u,
    ],
    [
      '`base26`',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /use hex, base64, base64url, or base26\//u,
    ],
    [
      "`'body'` by default, `'head'` by default with",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /inject === "head" \|\| \(inject !== "body" && output\.module\)/u,
    ],
  ]),
  ...measured('configuration/output', 'Has no effect in webpack 5'),
];

const performance = claimsOfPage('configuration/performance', [
  [
    "They're active in every production build for browsers",
    defaults,
    /production &&\s*targetProperties &&\s*\(targetProperties\.browser \|\|/u,
  ],
  [
    'or `false`, which turns off everything on this page',
    defaults,
    /if \(performance === false\) return;/u,
  ],
  [
    'The finding becomes a build warning',
    'webpack/lib/performance/TinyChunksPlugin.js',
    /\} else \{\s*compilation\.warnings\.push\(warning\);/u,
  ],
  [
    'The finding becomes a build error',
    'webpack/lib/performance/TinyChunksPlugin.js',
    /if \(hints === "error"\) \{\s*compilation\.errors\.push\(warning\);/u,
  ],
  ['is on, as in the `normal` preset', statsPreset, /\bhints: NORMAL_ON,/u],
  [
    'The build stays free of warnings',
    'webpack/lib/performance/TinyChunksPlugin.js',
    /hints === "stats"\) \{\s*compilation\.hints\.push\(warning\);/u,
  ],
  [
    "In development and in `'none'` mode, the option is `false`",
    defaults,
    /F\(performance, "hints", \(\) => \(production \? "warning" : false\)\);/u,
  ],
  [
    'The size limits are checked afterward',
    'webpack/lib/performance/SizeLimitsPlugin.js',
    /compiler\.hooks\.afterEmit\.tap\(/u,
  ],
  [
    'If a file is the only one in its chunk',
    'webpack/lib/performance/SizeLimitsPlugin.js',
    /if \(chunk\.files\.size !== 1\) continue;/u,
  ],
  [
    "the report names the chunk's three largest modules",
    'webpack/lib/performance/SizeLimitsPlugin.js',
    /MAX_REPORTED_MODULES = 3;/u,
  ],
  [
    'It suggests `import()` if the build has no chunk',
    'webpack/lib/performance/SizeLimitsPlugin.js',
    /if \(!someAsyncChunk\) \{\s*warnings\.push\(new NoAsyncChunksWarning\(\)\);/u,
  ],
  [
    'Without a filter, everything except source maps counts',
    'webpack/lib/performance/SizeLimitsPlugin.js',
    /excludeSourceMap = \(name, source, info\) => !info\.development;/u,
  ],
  [
    "The value of every build hint that you don't set yourself",
    defaults,
    /all = performance\.all !== undefined \? performance\.all : false;/u,
  ],
  [
    'that are loaded on demand and are smaller than `splitChunks.minSize`',
    'webpack/lib/performance/TinyChunksPlugin.js',
    /configured = splitChunks && splitChunks\.minSize;/u,
  ],
  [
    'that contains both packages and your own code',
    'webpack/lib/performance/UnsplitVendorsPlugin.js',
    /if \(vendorModules === 0 \|\| applicationModules === 0\) continue;/u,
  ],
  [
    'that the same parent both preloads and prefetches',
    'webpack/lib/performance/ConflictingResourceHintsPlugin.js',
    /if \(!children\.prefetch \|\| !children\.preload\) continue;/u,
  ],
  [
    'so the hint warns even with `hints: false`',
    'webpack/lib/performance/ConflictingResourceHintsPlugin.js',
    /const hints = this\.hints;\s*compiler\.hooks\.compilation/u,
  ],
  [
    'Modules from `regenerator-runtime` or `@babel/runtime`',
    'webpack/lib/performance/LegacyJavascriptPlugin.js',
    /EMULATING_PACKAGES = \["regenerator-runtime", "@babel\/runtime"\];/u,
  ],
  [
    'The hint needs a target that supports all of the following',
    'webpack/lib/performance/LegacyJavascriptPlugin.js',
    /for \(const feature of NATIVE_FEATURES\) \{\s*if \(!environment\[feature\]\) return;/u,
  ],
  [
    'The hint checks `test`, `include`, `exclude`, `resource`, `realResource` and `issuer`',
    'webpack/lib/performance/OsDependentRuleWarningPlugin.js',
    /\[\s*"test",\s*"include",\s*"exclude",\s*"resource",\s*"realResource",\s*"issuer"\s*\]/u,
  ],
  [
    'A production build whose `devtool` writes the map into the script',
    'webpack/lib/performance/EmbeddedSourceMapsPlugin.js',
    /if \(mode !== "production" \|\| !devtool\) return;/u,
  ],
]);

const plugins = claimsOfPage('configuration/plugins', [
  [
    'An array of functions or of objects with an',
    schema,
    /"Plugins": \{[\s\S]{0,400}WebpackPluginInstance"[\s\S]{0,90}WebpackPluginFunction"/u,
  ],
  [
    'Every object in the array must have this method',
    schema,
    /"WebpackPluginInstance": \{[\s\S]{0,400}"required": \["apply"\]/u,
  ],
  [
    'so its result is not awaited',
    validated,
    /else if \(plugin\) \{\s+plugin\.apply\(compiler\);/u,
  ],
  [
    'Items that are `false`, `null`, `undefined`, `0`',
    schema,
    /"enum": \[false, 0, "", null\],\s+"undefinedAsNull": true,/u,
  ],
  [
    "`true` isn't skipped",
    schema,
    /"Falsy": \{\s+"description": "[^"]+",[\s\S]{0,60}"enum": \[false, 0, "", null\],/u,
  ],
  ['both as its argument and as `this`', validated, /\(plugin\)\.call\(compiler, compiler\);/u],
  [
    'before webpack sets any defaults except those',
    validated,
    /plugin\.apply\(compiler\);\s+\}\s+\}\s+\}\s+const resolvedDefaultOptions =/u,
  ],
  [
    'except those of `context` and `infrastructureLogging`',
    defaults,
    /"context", \(\) => process\.cwd\(\)\);\s+applyInfrastructureLoggingDefaults\(options\.infrastructureLogging\);\s+\};/u,
  ],
]);

const resolve = claimsOfPage('configuration/resolve', [
  ["`'...'` stands for these", 'webpack/lib/util/cleverMerge.js', /item === "\.\.\."/u],
  [
    'A key matches the request itself and everything below it',
    'enhanced-resolve/lib/AliasUtils.js',
    /hasRequestString && innerRequest\.startsWith\(item\.nameWithSlash\)/u,
  ],
  [
    'not for keys with a star, which then match too much',
    'enhanced-resolve/lib/AliasUtils.js',
    /matchRequest \|\| matchWildcard\) \{[\s\S]{0,400}if \(alias === false\) \{/u,
  ],
  [
    'the first path that exists is used',
    'enhanced-resolve/lib/AliasUtils.js',
    /if \(item\.arrayAlias\) \{\s*return forEachBail\(/u,
  ],
  [
    'An alias is final',
    'enhanced-resolve/lib/AliasUtils.js',
    /if \(shouldStop\) return callback\(null, null\);/u,
  ],
  [
    'If `true`, only the exact request matches',
    'enhanced-resolve/lib/AliasUtils.js',
    /innerRequest === item\.name \|\|\s*\(!item\.onlyModule &&/u,
  ],
  [
    "In scripts for the web and Electron's renderer",
    defaults,
    /tp && tp\.web && \(!tp\.node \|\| \(tp\.electron && tp\.electronRenderer\)\);/u,
  ],
  [
    'its layer and the name of the compilation',
    'webpack/lib/module/NormalModuleFactory.js',
    /issuer: contextInfo\.issuer,\s*compiler: contextInfo\.compiler,\s*issuerLayer:/u,
  ],
  [
    'otherwise, `production`',
    defaults,
    /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
  ],
  [
    '`require`, `module-sync`, `module`',
    defaults,
    /"require",\s*"module-sync",\s*"module",\s*"\.\.\."/u,
  ],
  [
    '`worker`, `import`, `module-sync`, `module`',
    defaults,
    /\["worker", \.\.\.options\.conditionNames\]/u,
  ],
  ["only `webpack` and the mode's condition apply", defaults, /styleConditions\.push\("style"\);/u],
  [
    'all except styles and URLs, with TypeScript support',
    defaults,
    /tsConditionPrefix = typescript \? \["typescript"\] : \[\];/u,
  ],
  [
    "Keep the default conditions with `'...'`",
    'webpack/lib/util/cleverMerge.js',
    /item === "\.\.\."/u,
  ],
  [
    'one of the `extensions` is appended to every request',
    'enhanced-resolve/lib/ResolverFactory.js',
    /if \(!enforceExtension\) \{\s*plugins\.push\(new TryNextPlugin\("raw-file", "no extension", "file"\)\);/u,
  ],
  [
    '`.js`, `.mjs` and `.cjs` are mapped accordingly',
    defaults,
    /"\.cjs": \["\.cjs", "\.cts"\],\s*"\.mjs": \["\.mjs", "\.mts"\]/u,
  ],
  ['`.ts` has to be in the list again', defaults, /"\.js": \["\.js", "\.ts"\],/u],
  [
    'Nothing else is tried, so list the original extension',
    'enhanced-resolve/lib/ExtensionAliasPlugin.js',
    /alias\.includes\(extension\)\) \{\s*return callback\(\);\s*\}[^;]*return callback\(null, null\);/u,
  ],
  [
    'tries `money.ts`, then `money.js` and so on',
    defaults,
    /\? \["\.ts", "\.js", "\.json", "\.wasm"\]/u,
  ],
  [
    'nor to what aliases and packages resolve to',
    'enhanced-resolve/lib/AliasUtils.js',
    /request: newRequestStr,\s*fullySpecified: false,/u,
  ],
  [
    'in the `.js` files of packages with `"type": "module"`',
    defaults,
    /descriptionData: \{\s*type: "module"\s*\},\s*resolve: \{\s*fullySpecified: true/u,
  ],
  ['The value above is the default', defaults, /importsFields: \["imports"\],/u],
  [
    '`browser`, `module`, `main`',
    defaults,
    /browserField \? \["browser", "module", "\.\.\."\] : \["module", "\.\.\."\]/u,
  ],
  ['`style`, `main`', defaults, /mainFields: \["style", "\.\.\."\],/u, '@import'],
  [
    'For stylesheets, the array is empty by default',
    defaults,
    /mainFiles: \[\],\s+mainFields: \["style", "\.\.\."\],/u,
  ],
  [
    'with an absolute path, only that folder is searched',
    'enhanced-resolve/lib/ResolverFactory.js',
    /\} else \{\s*plugins\.push\(new ModulesInRootPlugin\("raw-module", item, "module"\)\);/u,
  ],
  [
    "results aren't kept in the cache",
    'webpack/lib/cache/ResolverCachePlugin.js',
    /if \(!persistent\) return;/u,
  ],
  [
    'is first searched for below `roots`',
    'enhanced-resolve/lib/ResolverFactory.js',
    /new RootsPlugin\("after-normal-resolve", roots, "relative"\)\);\s*\}\s*if \(!preferRelative &&/u,
  ],
  [
    "With `true`, it's the other way around",
    'enhanced-resolve/lib/ResolverFactory.js',
    /if \(preferAbsolute\) \{\s*plugins\.push\(new JoinRequestPlugin\([^)]*\)\);\s*\}\s*if \(roots\.size > 0\)/u,
  ],
  [
    'Treats `cart.js` like `./cart.js` first',
    'enhanced-resolve/lib/ResolverFactory.js',
    /if \(preferRelative\) \{\s*plugins\.push\(new JoinRequestPlugin\([^)]*\)\);\s*\}\s*plugins\.push\(\s*new Cond/u,
  ],
  [
    'URLs (including those of workers) and requests in stylesheets',
    defaults,
    /url: \{\s*preferRelative: true\s*\},/u,
  ],
  [
    'before it tries the root of the disk',
    'enhanced-resolve/lib/ResolverFactory.js',
    /new RootsPlugin\("after-normal-resolve", roots, "relative"\)\);\s*\}\s*if \(!preferRelative &&/u,
  ],
  [
    '`true` looks for the nearest `tsconfig.json`',
    'enhanced-resolve/lib/TsconfigPathsPlugin.js',
    /DEFAULT_CONFIG_FILE = "tsconfig\.json";/u,
  ],
  [
    'from the folder of each importing file upward',
    'enhanced-resolve/lib/TsconfigPathsPlugin.js',
    /parentDir = resolver\.dirname\(dir\);\s*if \(parentDir === dir\) \{/u,
  ],
  [
    'are rejected in 5.112.2',
    schema,
    /"enum": \["auto"\]\s*\},\s*\{\s*"type": "string"\s*\}\s*\]/u,
  ],
  [
    'If you set an object, webpack stores the results in it',
    'enhanced-resolve/lib/ResolverFactory.js',
    /typeof options\.unsafeCache !== "object"\s*\? [^:]*\(\{\}\)\s*: options\.unsafeCache/u,
  ],
  [
    'Makes the resolver read files with synchronous calls',
    schema,
    /"Use synchronous filesystem calls for the resolver\."/u,
  ],
  ["It's on whenever webpack's cache is on", defaults, /resolveOptions = \{\s+cache,/u],
  ['The default is `imports`, as in Node.js', defaults, /importsFields: \["imports"\],/u],
  ['The default is the context', defaults, /roots: \[context\],/u],
  [
    'The option is on as long as the built-in TypeScript support',
    defaults,
    /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
  ],
  [
    "the call throws `Cannot 'resolveSync' because the fileSystem is not sync. Use 'resolve'!`",
    'enhanced-resolve/lib/Resolver.js',
    /"Cannot 'resolveSync' because the fileSystem is not sync\. Use 'resolve'!"/u,
  ],
  [
    'the conditions are `loader`, `require` and `node`',
    defaults,
    /conditionNames: \["loader", "require", "node"\],/u,
  ],
  ['the fields are `loader` and `main`', defaults, /mainFields: \["loader", "main"\],/u],
  [
    'and the only extension is `.js`',
    defaults,
    /mainFields: \["loader", "main"\],\s*extensions: \["\.js"\],/u,
  ],
]);

const stats = [
  ...claimsOfPage('configuration/stats', [
    [
      "`true` and `false` stand for the presets `'normal'` and `'none'`",
      'webpack/lib/Compilation.js',
      /preset: optionsOrPreset === false \? "none" : "normal"/u,
    ],
    ['Nothing at all, not even errors', statsPreset, /none: \{\s*all: false\s*\}/u],
    [
      'Errors and where they come from',
      statsPreset,
      /errorsSpace: Infinity,\s*moduleTrace: true,\s*logging: "error"/u,
    ],
    [
      'One line with the version and the number of errors',
      statsPreset,
      /summary: \{\s*all: false,\s*version: true,\s*errorsCount: true,\s*warningsCount: true\s*\}/u,
    ],
    [
      'with modules listed by chunk',
      statsPreset,
      /modules: false,\s*chunks: true,\s*chunkRelations: true,\s*chunkModules: true,/u,
    ],
    [
      'all references to it are optional',
      'webpack/lib/module/Module.js',
      /!r\.dependency\.optional \|\|\s+!r\.isTargetActive\(undefined\)\s+\) \{\s+return false;/u,
    ],
    ['in JSON, the result also includes the source', statsPreset, /source: NORMAL_OFF,/u],
    [
      '`0` shows only the number of assets',
      statsFactory,
      /if \(max < 1\) \{\s+return [^\n]+\s+children: undefined,/u,
    ],
    [
      'as a date in text and in milliseconds in JSON',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /root && builtAt \? `\$\{formatDateTime\(builtAt\)\}: ` : "";/u,
    ],
    [
      "It's deprecated but still sets the default",
      schema,
      /\(deprecated: use 'cachedModules' instead\)/u,
    ],
    [
      'In text, the limit is small by default',
      statsPreset,
      /chunkGroupMaxAssets: \(o, \{ forToString \}\) => \(forToString \? 5 : Infinity\)/u,
    ],
    [
      'raise it if you see “6 assets”',
      statsPreset,
      /chunkGroupMaxAssets: \(o, \{ forToString \}\) => \(forToString \? 5 : Infinity\)/u,
    ],
    [
      'these lists replace the list for the whole build',
      statsPreset,
      /if \(forToString && chunks && chunkModules\) return false;/u,
    ],
    ['the default is plain text, so pass `true`', statsPreset, /\bcolors: \(\) => false/u],
    [
      'if every entry is a single file',
      statsFactory,
      /array\.every\(\(\{ chunkGroup \}\) => \{\s*if \(chunkGroup\.chunks\.length !== 1\) return false;/u,
    ],
    ['a private option that webpack-cli 7', 'webpack-cli/package.json', /"version": "7\./u],
    ["doesn't set, so nothing appears at present", commandLine, /^(?![\s\S]*\b_env\b)/u],
    [
      "`'auto'` shows it in text whenever there is one",
      statsPreset,
      /errorCause: AUTO_FOR_TO_STRING,/u,
    ],
    ["`'auto'` shows them in text", statsPreset, /errorErrors: AUTO_FOR_TO_STRING,/u],
    [
      'Otherwise, the last line is “compiled”',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /\} else \{\s*statusMessage = "compiled";/u,
    ],
    [
      'including those of child compilers',
      statsFactory,
      /object\.errorsCount = countWithChildren\(compilation,/u,
      'stats.errorsCount',
    ],
    [
      '“compiled with 2 errors” instead of “compiled successfully”',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /errorsCount === 0 && warningsCount === 0\) \{\s*statusMessage = `compiled \$\{green\("successfully"\)\}`/u,
    ],
    ['`0` shows only messages', statsFactory, /if \(errors\.length \+ 1 >= max\) \{/u],
    [
      'A string matches a whole part of the path after a slash',
      statsPreset,
      /`\[\\\\\\\\\/\]\$\{item\.replace\(/u,
    ],
    [
      "`'module'`, `'chunk'`, `'root-of-chunk'` or `'nested'`",
      statsFactory,
      /type: "module" \| "chunk" \| "root-of-chunk" \| "nested"\) => boolean/u,
    ],
    [
      '`true` hides all modules',
      statsPreset,
      /if \(typeof item === "boolean"\) \{\s*return \(\) => item;/u,
    ],
    [
      'errors, warnings, assets or an optional import',
      statsFactory,
      /groupByFlag\("optional", "optional modules"\);/u,
    ],
    ["`'log'` (also `true`) or `'verbose'`", statsPreset, /if \(value === true\) value = "log";/u],
    [
      "`'verbose'` opens them and adds measured times",
      statsFactory,
      /LogType\.time,\s*LogType\.status,\s*LogType\.clear\s*\]\);\s*collapsedGroups = true;/u,
    ],
    [
      'This option works independently of `logging`',
      statsFactory,
      /if \(logging === false && !debugMode\) continue;/u,
    ],
    [
      "By default, they're sorted by their distance from the entry",
      statsPreset,
      /modulesSort: \(\) => "depth",/u,
    ],
    ["It's in the JSON by default", statsPreset, /outputPath: OFF_FOR_TO_STRING,/u],
    [
      'with `[big]` in text',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /isOverSizeLimit \? yellow\(formatFlag\("big"\)\)/u,
    ],
    [
      "It's deprecated, but its value still sets the default",
      schema,
      /\(deprecated: use 'runtimeModules' instead\)/u,
    ],
    [
      'It is deprecated in favor of `ignoreWarnings`',
      statsFactory,
      /"config\.stats\.warningsFilter is deprecated in favor of config\.ignoreWarnings"/u,
    ],
    [
      'which is on for ECMAScript modules',
      defaults,
      /if \(output\.module\) D\(output\.resourceHints, "initial", true\);/u,
    ],
    [
      'up to a thousand lines of each list',
      'webpack/lib/stats/DefaultStatsPresetPlugin.js',
      /modulesSpace: 1000,\s+assetsSpace: 1000,/u,
    ],
    [
      'if there are more than five entries',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /entrypoints === "auto" && !chunkGroups\) \{\s+if \(array\.length > 5\) return;/u,
    ],
    [
      'only if there are at most two errors',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /cachedGetErrors\(compilation\)\.length < 3/u,
    ],
    [
      'with `!` in front for the reverse order',
      statsFactory,
      /if \(!sortOrderRegular\(field\)\) \{[\s\S]{0,80}sortFn = \(a, b\) => oldSortFn\(b, a\);/u,
    ],
  ]),
  ...measured('configuration/stats', 'webpack 5.112 still accepts it'),
];

const target = claimsOfPage('configuration/target', [
  [
    'and `web` if not',
    'webpack/lib/config/target.js',
    /return browsers \? "browserslist" : "web";/u,
  ],
  [
    'The build fails if there is no configuration',
    'webpack/lib/config/target.js',
    /if \(!browsers\) \{\s*throw new Error\(`No browserslist config found/u,
  ],
  ['so loading it does not block', 'webpack/lib/config/target.js', /require: !asyncFlag,/u],
  [
    'The output is an ECMAScript module, `main.mjs`',
    defaults,
    /tp\.deno === true \|\|\s*tp\.bun === true \|\|/u,
  ],
  ['from `node22.3` on', 'webpack/lib/config/target.js', /nodeBuiltinModuleGetter: v\(22, 3\),/u],
  [
    'and `import.meta.dirname` from `node22.16` on',
    'webpack/lib/config/target.js',
    /importMetaDirnameAndFilename: v\(22, 16\),/u,
  ],
  [
    'avoids newer features, such as `globalThis` and `??=`',
    defaults,
    /"globalThis",\s*\(\) => [^,]*\(tp && tp\.globalThis\)/u,
  ],
  [
    'but the number changes nothing',
    'webpack/lib/config/target.js',
    /\/\^bun\(\(\\d\+\)\(\?:\\\.\(\\d\+\)\)\?\)\?\$\/,\s*\(\) => \(\{/u,
  ],
  [
    'and webpack prints the list of names',
    'webpack/lib/config/target.js',
    /`Unknown target '\$\{target\}'\. The following targets are supported:\\n\$\{TARGETS\.map/u,
  ],
  [
    "or, if that isn't set, from `NODE_ENV`",
    'browserslist/node.js',
    /process\.env\.BROWSERSLIST_ENV\s*\} else if \(process\.env\.NODE_ENV\)/u,
  ],
  [
    'if neither is set, it uses `production`',
    'browserslist/node.js',
    /name = process\.env\.NODE_ENV\s*\} else \{\s*name = 'production'/u,
  ],
  [
    'uses this configuration and ignores the query without a message',
    'webpack/lib/config/browserslistTargetHandler.js',
    /if \(config\) \{\s*try \{\s*return browserslist\(config, \{ env, throwOnMissing: true \}\);/u,
  ],
  [
    'A path has to be absolute',
    'webpack/lib/config/browserslistTargetHandler.js',
    /if \(input && path\.isAbsolute\(input\)\) \{/u,
  ],
  [
    'only if all of the listed versions support it',
    'webpack/lib/config/browserslistTargetHandler.js',
    /rawChecker = \(versions\) => checkAll\(browsers, versions\);[\s\S]{0,300}list\.every\(/u,
  ],
  [
    'contains only Node.js versions, the target is Node.js',
    'webpack/lib/config/browserslistTargetHandler.js',
    /nodeProperty = !anyNode \? false : anyBrowser \? null : true;/u,
  ],
  [
    'The output is always an ECMAScript module',
    defaults,
    /\(tp\.node === null && tp\.web === null && tp\.module !== false\)/u,
  ],
  [
    'Neither of the package conditions `browser` and `node` applies',
    'webpack/lib/config/target.js',
    /node: null,\s*deno: null,\s*bun: null,\s*web: null,/u,
  ],
  [
    'and the global object is `globalThis`',
    defaults,
    /if \(tp\.global\) return "global";\s*if \(tp\.globalThis\) return "globalThis";/u,
  ],
  [
    'The package conditions `deno`, `node` and `browser` apply',
    'webpack/lib/config/target.js',
    /node: true,\s*deno: true,\s*web: true,/u,
  ],
  [
    'From `deno2.6` on, webpack leaves `import source`',
    'webpack/lib/config/target.js',
    /sourceImport: v\(2, 6\)/u,
  ],
  [
    'from `deno2.8` on, `import defer` too',
    'webpack/lib/config/target.js',
    /deferImport: v\(2, 8\),/u,
  ],
  [
    'A feature on which the members disagree counts as unknown',
    'webpack/lib/config/target.js',
    /hasFalse && hasTrue \? null : Boolean\(hasTrue\)/u,
  ],
  [
    'The build stops with a message that begins `For the selected environment is no default`',
    defaults,
    /throw new Error\(\s*"For the selected environment is no default script chunk format/u,
  ],
  [
    "webpack stops with `Chunk format can't be selected by default when no target is specified`",
    defaults,
    /throw new Error\(\s*"Chunk format can't be selected by default when no target is specified"/u,
  ],
  [
    '`worker`, `browser`',
    defaults,
    /webworker\) conditions\.push\("worker"\);[\s\S]{0,150}web\) conditions\.push\("browser"\);/u,
  ],
  [
    'The conditions `webpack` and either `development` or `production`',
    defaults,
    /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
  ],
]);

const watch = claimsOfPage('configuration/watch', [
  [
    'even a plain `npx webpack` watches',
    'webpack/lib/webpack.js',
    /if \(watch\) \{\s*compiler\.watch\(watchOptions, callback\);/u,
  ],
  [
    'the command line program says so in a warning',
    commandLine,
    /logger\.warn\(`No need to use the '\$\{options\.argv\.env\.WEBPACK_WATCH/u,
  ],
  [
    'webpack waits after each change',
    'watchpack/lib/index.js',
    /if \(this\.aggregateTimer\) clearTimeout\(this\.aggregateTimer\);\s*this\.aggregateTimer = setTimeout\(/u,
  ],
  [
    "an array can't contain regular expressions",
    schema,
    /"items": \{\s*"description": "A glob pattern for files that should be ignored[^"]*",\s*"type": "string"/u,
  ],
  [
    'is ignored with everything below it',
    'watchpack/lib/index.js',
    /return `\^\$\{globToRegExp\(ignored\)\}\(\?:\$\|\\\\\/\)`;/u,
  ],
  [
    'written with forward slashes on every system',
    'watchpack/lib/index.js',
    /item\.replace\(\/\\\\\/g, "\/"\)/u,
  ],
  [
    'so a glob has to begin with `**/`',
    'watchpack/lib/index.js',
    /return `\^\$\{globToRegExp\(ignored\)\}/u,
  ],
  [
    'The option is off, usually for good reason',
    'watchpack/lib/index.js',
    /followSymlinks: Boolean\(options\.followSymlinks\)/u,
  ],
  [
    '`true` does so about every five seconds',
    'watchpack/lib/DirectoryWatcher.js',
    /WATCHER_LIMIT_POLL_INTERVAL = 5007;[\s\S]*\? 5007/u,
  ],
  ['exit when its standard input is closed', commandLine, /process\.stdin\.on\("end", \(\) => \{/u],
  [
    '`true` polls everything, whatever the configuration says',
    'watchpack/lib/DirectoryWatcher.js',
    /if \(FORCE_POLLING\) \{\s*options\.poll = FORCE_POLLING;/u,
  ],
  [
    'This limit matters on macOS and Windows',
    'watchpack/lib/watchEventSource.js',
    /SUPPORTS_RECURSIVE_WATCHING = IS_OSX \|\| IS_WIN;/u,
  ],
  [
    '`false` never retries',
    'watchpack/lib/DirectoryWatcher.js',
    /if \(WATCHPACK_RETRIES === "false"\) return 0;/u,
  ],
  [
    'On macOS, this always happens',
    'watchpack/lib/watchEventSource.js',
    /RESCAN_ON_RESTART =\s*IS_OSX \|\| Boolean\(/u,
  ],
  [
    'webpack prints `Watchpack Error (watcher)` with `ENOSPC`',
    'watchpack/lib/DirectoryWatcher.js',
    /console\.error\(\s*`Watchpack Error \(watcher\): \$\{err\}/u,
  ],
  [
    'polls the remaining folders about every five seconds',
    'watchpack/lib/DirectoryWatcher.js',
    /WATCHER_LIMIT_POLL_INTERVAL = 5007;[\s\S]*\? 5007/u,
  ],
]);

const minimizers: readonly (readonly [option: string, text: string, file: string, code: RegExp])[] =
  [
    ['colorFallbacks', 'On by default', 'css/syntax-parser.js', /\bcolorFallbacks: true,/u],
    ['lowerUnsupported', 'On by default', 'css/syntax-parser.js', /\blowerUnsupported: true,/u],
    [
      'rewriteDirSelector',
      'Off by default',
      'css/syntax-parser.js',
      /\brewriteDirSelector: false,/u,
    ],
    [
      'vendorPrefixes',
      'On by default',
      'config/defaults.js',
      /cssOptions\.vendorPrefixes !== false/u,
    ],
    [
      'collapseWhitespace',
      'Off by default',
      'html/syntax-parser.js',
      /_collapseWhitespace: "none",/u,
    ],
    [
      'minifyConditionalComments',
      'Off by default',
      'html/htmlMinify.js',
      /Boolean\(minifyConditionalComments\)/u,
    ],
    [
      'normalizeAttributeQuotes',
      'On by default',
      'html/syntax-parser.js',
      /\bnormalizeAttributeQuotes: true,/u,
    ],
    [
      'removeEmptyAttributes',
      'Off by default',
      'html/syntax-parser.js',
      /options\.removeEmptyAttributes === true/u,
    ],
    [
      'removeRedundantAttributes',
      'off by default',
      'html/syntax-parser.js',
      /_removeRedundantAttributes: "none",/u,
    ],
    [
      'sortAttributes',
      'Off by default',
      'html/syntax-parser.js',
      /options\.sortAttributes === true/u,
    ],
    [
      'sortTokenLists',
      'Off by default',
      'html/syntax-parser.js',
      /options\.sortTokenLists === true/u,
    ],
    ['mergeStyles', 'Off by default', 'html/syntax-parser.js', /options\.mergeStyles === true/u],
    [
      'removeEmptyElements',
      'Off by default',
      'html/syntax-parser.js',
      /options\.removeEmptyElements === true/u,
    ],
  ];

/** Evidence for what the pages about configuration say. */
export const configurationClaims: readonly Claim[] = [
  ...cache,
  ...languages,
  ...types,
  ...server,
  ...devtool,
  ...dotenv,
  ...entry,
  ...experiments,
  ...extending,
  ...externals,
  ...overview,
  ...infrastructure,
  ...mode,
  ...module,
  ...node,
  ...optimization,
  ...other,
  ...output,
  ...performance,
  ...plugins,
  ...resolve,
  ...stats,
  ...target,
  ...watch,
  ...claimsOfPage(
    'configuration/optimization',
    minimizers.map(([of, text, file, code]) => [text, `webpack/lib/${file}`, code, of]),
  ),
  ...claimsOfPage(
    'configuration/experiments',
    ['lazyCompilation', 'buildHttp'].map((of) => [
      'off',
      defaults,
      new RegExp(`D\\(experiments, "${of}", undefined\\);`, 'u'),
      of,
    ]),
  ),
  ...measured('configuration/cache', '39 kB', '9.5 kB', '9.4 kB', '9.1 kB'),
  ...measured('configuration/dev-server', 'A script of 258,681 bytes', 'is sent as 60,031 bytes'),
  ...measured('configuration/devtool', 'a program of 729 modules'),
  ...measured('configuration/optimization', 'is 51 bytes instead of 70'),
  ...claimsOfPage('configuration/module', [
    [
      'Off unless you set `true`',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /parserOptions\.requireJs === undefined \|\|\s+!parserOptions\.requireJs/u,
      'requireJs',
    ],
    [
      'Off unless you set `true`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /workletDefault = Boolean\(workletDefault\);/u,
      'worklet',
    ],
  ]),
  ...claimsOfPage('configuration/performance', [
    [
      'a file of about 6 kB already exceeds',
      'webpack/lib/performance/InlinedAssetsPlugin.js',
      /DEFAULT_MAX_SIZE = 8096;/u,
    ],
    [
      'makes up at least half of its chunk',
      'webpack/lib/performance/LargeModulesPlugin.js',
      /DOMINANT_SHARE = 0\.5;/u,
    ],
    [
      'at least a fifth of the size that `maxAssetSize` allows',
      'webpack/lib/performance/LargeModulesPlugin.js',
      /MIN_SHARE_OF_ASSET_LIMIT = 0\.2;/u,
    ],
    [
      'At least ten chunks',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /MIN_REPORTED_CHUNKS = 10;/u,
    ],
    [
      'A chain of three or more chunks',
      'webpack/lib/performance/AsyncChunkWaterfallsPlugin.js',
      /MIN_REPORTED_DEPTH = 3;/u,
    ],
    [
      'matches twenty modules or more',
      'webpack/lib/performance/BroadContextsPlugin.js',
      /MIN_REPORTED_MODULES = 20;/u,
    ],
    [
      'Most findings list at most five places',
      'webpack/lib/performance/TinyChunksPlugin.js',
      /MAX_REPORTED_CHUNKS = 5;/u,
    ],
  ]),
  ...claimsOfPage('configuration/optimization', [
    ['up to six characters', 'webpack/lib/optimize/InlineExports.js', /MAX_INLINE_BYTES = 6;/u],
    ['up to a `length` of six', 'webpack/lib/optimize/InlineExports.js', /MAX_INLINE_BYTES = 6;/u],
    [
      'The limit is six characters',
      'webpack/lib/optimize/InlineExports.js',
      /MAX_INLINE_BYTES = 6;/u,
    ],
  ]),
  ...claimsOfPage('configuration/experiments', [
    ['connected for two minutes', 'webpack/lib/hmr/lazyCompilationBackend.js', /\}, 120000\);/u],
  ]),
  ...claimsOfPage('configuration/other-options', [
    [
      'or, since 5.112, globs',
      'webpack/schemas/WebpackOptions.json',
      /A glob matching an immutable|immutablePaths/u,
    ],
    ['A glob, possible since 5.112,', 'webpack/schemas/WebpackOptions.json', /managedPaths/u],
  ]),
];
