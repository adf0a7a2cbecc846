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

const cache = [
  ...claimsOfPage('configuration/cache', [
    [
      'a missing required dependency would keep the cache',
      'webpack/lib/cache/AddBuildDependenciesPlugin.js',
      /if \(optional\) \{\s+compilation\.optionalBuildDependencies\.add\(dependency\);/u,
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
      "webpack 5.112 accepts the value but doesn't use",
      pack,
      /createFileSerializer\(\s+fs,[^)]+\*\/\s+\(compiler\.options\.output\.hashFunction\)/u,
    ],
    [
      '`0` writes its results as soon as',
      'webpack/lib/cache/IdleFileCachePlugin.js',
      /isInitialStore \? idleTimeoutForInitialStore : Infinity,/u,
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
    ['up to twice this number of builds', memory, /i = \(cache\.size \/ maxGenerations\) \| 0;/u],
    ['With `2` or less, the module is built again', memory, /until: generation \+ maxGenerations/u],
    ['with `4` or more, it comes from the cache', memory, /until: generation \+ maxGenerations/u],
    ['with `3`, either can happen', memory, /until: generation \+ maxGenerations/u],
    ['Nothing', applied, /\} else if \(cacheOptions\.maxMemoryGenerations !== 0\) \{/u, '0'],
    ['Results that the last build needed', memory, /until: generation \+ maxGenerations/u, '1'],
    [
      'webpack 5.112 takes the value from `experiments.cacheUnaffected`',
      normalization,
      /^(?![\s\S]*memoryCacheUnaffected)/u,
    ],
    ['the name of the configuration and the mode, as in', defaults, /: `\$\{name\}-\$\{mode\}`/u],
    ['as in `default-production`', defaults, /DEFAULT_CACHE_NAME = "default";/u],
    [
      'or an optional file has appeared',
      pack,
      /but build dependencies resolve to different locations\./u,
    ],
    ["so development and production don't interfere", defaults, /: `\$\{name\}-\$\{mode\}`/u],
  ]),
  ...measured('configuration/cache', 'with `0`, there were at least two in every rebuild'),
];

const types = claimsOfPage('configuration/configuration-types', [
  [
    'The function is called once, with two objects',
    commandLine,
    /options = await options\(argv\.env, argv\);/u,
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
    ['and status 403', devServer, /statusCode = 403;\s+res\.end\("Invalid Host header"\)/u],
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
      'webpack-dev-server 6.1 contains version 8',
      'webpack-dev-server/package.json',
      /"webpack-dev-middleware": "\^8\./u,
    ],
    [
      'in 8.6.1, `false` too',
      'webpack-dev-middleware/dist/middleware.js',
      /typeof cacheControl === "boolean"\) \{\s+cacheControlValue = `public/u,
    ],
    [
      'such files are sent without a type',
      'webpack-dev-middleware/dist/middleware.js',
      /\} else if \(context\.options\.mime\.default\) \{/u,
    ],
    [
      'The server passes `true`, because it checks hosts',
      'webpack-dev-server/lib/hotOptions.js',
      /\bcors: true,/u,
    ],
    [
      '`true` opens the start page in the default browser',
      'webpack-dev-server/lib/options.json',
      /set it to true to open your default browser/u,
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
      'Version 7 of webpack-cli handles the signals itself',
      'webpack-cli/package.json',
      /"version": "7\./u,
    ],
    ['and turns this option off', commandLine, /setupExitSignals: false,/u],
    [
      '`middleware` and an optional `path`',
      'webpack-dev-server/types/lib/Server.d.ts',
      /MiddlewareObject = \{\s+name\?: string;\s+path\?: string;/u,
    ],
    [
      'the folder is `public` in the working directory',
      devServer,
      /directory: path\.join\(process\.cwd\(\), "public"\)/u,
    ],
    ["without it, `'/'`", devServer, /publicPath: \["\/"\]/u],
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
      'The default shows each module and stylesheet separately',
      defaults,
      /type: "css",\s+use: "source-map"/u,
    ],
    [
      'The default in development is such an array',
      defaults,
      /development && !noDevSourceMap\s+\? \[/u,
    ],
    ['what you see of a module is generated code', defaults, /type: "javascript",\s+use: "eval"/u],
  ]),
  ...measured('configuration/devtool', 'take about one and a half times as long'),
];

const dotenv = claimsOfPage('configuration/dotenv', [
  [
    "the default is the project's `context`",
    'webpack/lib/define/DotenvPlugin.js',
    /typeof this\.options\.dir === "undefined"\s+\? compiler\.context/u,
  ],
]);

const entry = claimsOfPage('configuration/entry-context', [
  [
    'Only the `import` key is required',
    schema,
    /"EntryDescription": \{[\s\S]{0,3000}"required": \["import"\]/u,
  ],
  [
    'The function can return a promise',
    schema,
    /an entry string, an entry array or a promise to these things\./u,
  ],
  [
    "the result isn't known when webpack sets its defaults",
    defaults,
    /if \(typeof options\.entry !== "function"\) \{/u,
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
    'on by default since 5.109',
    defaults,
    /"html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)/u,
    'html',
  ],
  [
    'on by default since 5.109',
    defaults,
    /"typescript", \(\) =>\s+experiments\.futureDefaults \? true : "auto"/u,
    'typescript',
  ],
  [
    'on by default since 5.109',
    defaults,
    /"asyncWebAssembly",\s+experiments\.futureDefaults \? true : "auto"/u,
    'asyncWebAssembly',
  ],
  ['`.ts` files without a loader', defaults, /hasRuleForResource\(rules, "\/file\.ts"\)/u],
  ['importing `.wasm` files', defaults, /hasRuleForResource\(rules, "\/file\.wasm"\)/u],
  [
    'or `syncWebAssembly` is on',
    defaults,
    /asyncWebAssembly =\s+!experiments\.syncWebAssembly &&/u,
  ],
  [
    "the lock file's name followed by `.data`",
    'webpack/lib/schemes/HttpUriPlugin.js',
    /: `\$\{lockfileLocation\}\.data`;/u,
  ],
  [
    'become asynchronous',
    'webpack/lib/wasm/AsyncWebAssemblyParser.js',
    /buildMeta\.async = true;/u,
  ],
  [
    '`xxhash64` and have 16 characters',
    defaults,
    /"hashDigestLength", futureDefaults \? 16 : 20\)/u,
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
    'a script that is the default entry is called `main`',
    'webpack/lib/config/normalization.js',
    /config\.entry === undefined\s+\? \{ main: \{\} \}/u,
  ],
  [
    'The default is `webpack.lock` in the context',
    'webpack/lib/schemes/HttpUriPlugin.js',
    /: "webpack\.lock"/u,
  ],
  [
    'in development, where the cache is on',
    defaults,
    /"cache", \(\) =>\s+development \? \{ type:/u,
  ],
  [
    '`output.module` is on where the target can run modules',
    defaults,
    /\(futureDefaults && tp\.module !== false && !hasScriptLibrary\)/u,
  ],
  [
    'is on even if a loader handles such files',
    defaults,
    /"html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)/u,
  ],
]);

const externals = claimsOfPage('configuration/externals', [
  [
    'With `var`, the default type in scripts',
    defaults,
    /output\.module \? "module-import" : "var";/u,
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
  [
    'which makes the importing module asynchronous',
    external,
    /case "import":\s+this\.buildMeta\.async = true;/u,
  ],
  [
    'and makes the importing module asynchronous',
    external,
    /case "amd-async":\s+this\.buildMeta\.async = true;/u,
  ],
  [
    'an optional external (one that is required inside `try`)',
    'webpack/lib/library/EnableLibraryPlugin.js',
    /optionalAmdExternalAsGlobal: type === "umd2"/u,
  ],
  [
    '`promise`, `script`, `import` and `amd-async`, as well as',
    external,
    /case "promise":\s+this\.buildMeta\.async = true;/u,
  ],
  [
    'make every module that imports them asynchronous',
    external,
    /case "script":\s+this\.buildMeta\.async = true;/u,
  ],
  [
    'as well as `module` outside ECMAScript module output',
    external,
    /\} else \{\s+this\.buildMeta\.async = true;/u,
  ],
  [
    'This is the default for ECMAScript module output',
    defaults,
    /output\.module \? "module-import" : "var";/u,
  ],
  [
    'the modules that import them become asynchronous',
    'webpack/lib/config/WebpackOptionsApply.js',
    /externalsPresets\.webAsync \? "import" : "module"/u,
  ],
  [
    'which is the same as `commonjs2` for libraries',
    'webpack/lib/library/EnableLibraryPlugin.js',
    /case "commonjs2":\s+case "commonjs-module": \{/u,
  ],
  ['Required if you set `sideEffects`', schema, /"required": \["external"\]/u],
  [
    'On for `node`, Electron, NW.js and `universal`',
    defaults,
    /!targetProperties\.bun\) \|\|\s+isUniversal\("node"\)\)/u,
  ],
  ['Off while `experiments.buildHttp` downloads URLs', defaults, /"web",[^(]+\(\s+!buildHttp &&/u],
  [
    'On for every Electron target and for `universal`',
    defaults,
    /targetProperties\.electron\) \|\| isUniversal\("electron"\)\)/u,
  ],
  [
    'On for `electron-main`',
    defaults,
    /targetProperties\.electron &&\s+\(targetProperties\.electronMain \|\|/u,
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
    'On for the targets `nwjs`, `node-webkit` and `universal`',
    defaults,
    /targetProperties\.nwjs \|\| isUniversal\("nwjs"\)\)/u,
  ],
  [
    'the text is written as an expression',
    external,
    /case "var":\s+case "promise":\s+case "assign":\s+default:\s+return getSourceForDefaultCase\(/u,
  ],
]);

const mode = [
  ...claimsOfPage('configuration/mode', [
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
  ]),
  ...measured('configuration/mode', 'replaces some forty options'),
];

const module = claimsOfPage('configuration/module', [
  [
    'It is switched on for each type separately',
    defaults,
    /\(module\.parser\[type\]\),\s+"customMedia",\s+true/u,
  ],
  [
    '`false` gives one default export with all the names',
    'webpack/lib/css/CssParser.js',
    /exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
  ],
  [
    'with `false`, one default export with all of them',
    'webpack/lib/css/CssParser.js',
    /exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
    'namedExports',
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
    'With `1`, everything below a used property stays',
    'webpack/lib/json/JsonExportsDependency.js',
    /if \(curDepth > exportsDepth\) \{/u,
  ],
  [
    'A synchronous function that gets the source',
    schema,
    /picked up as webpack dependencies\. Runs synchronously\./u,
  ],
  ["Entries that are `false`, `null`, `0` or `''`", schema, /"enum": \[false, 0, "", null\],/u],
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
    "`false`, `null`, `0`, `''` and `undefined` are skipped",
    'webpack/lib/rules/UseEffectRulePlugin.js',
    /return items\.filter\(Boolean\)\.map\(/u,
  ],
  [
    'is relative to `context`, by default the folder where',
    defaults,
    /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
  ],
  [
    'directly under `module` are deprecated',
    schema,
    /exprContextCritical'\.",\s+"type": "boolean",\s+"deprecated": true/u,
  ],
  [
    'webpack does this for packages in `node_modules`',
    defaults,
    /"unsafeCache",[\s\S]{0,500}return NODE_MODULES_REGEXP\.test\(name\);/u,
  ],
  ['webpack 5 rejects it as an unknown property', schema, /^(?![\s\S]*"loaders": \{)/u],
  [
    'exist only while that experiment is on',
    defaults,
    /if \(css\) \{\s+F\(module\.parser, CSS_MODULE_TYPE, \(\) => \(\{\}\)\);/u,
  ],
  ['for the four values', schema, /"enum": \["link", "text", "css-style-sheet", "style"\]/u],
  [
    'is parsed twice if necessary',
    'webpack/lib/javascript/JavascriptParser.js',
    /parserOptions\.sourceType = type === "auto" \? "module" : type;/u,
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
    'Items that are `false`, `null`, `undefined`, `0`',
    schema,
    /"enum": \[false, 0, "", null\],\s+"undefinedAsNull": true,/u,
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
  ...types,
  ...server,
  ...devtool,
  ...dotenv,
  ...entry,
  ...experiments,
  ...externals,
  ...mode,
  ...module,
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
