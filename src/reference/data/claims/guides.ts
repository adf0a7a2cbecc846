import { claimsOfPage, measured } from './claim.ts';
import type { Claim } from './claim.ts';

const defaults = 'webpack/lib/config/defaults.js';
const schema = 'webpack/schemas/WebpackOptions.json';
const cli = 'webpack-cli/lib/webpack-cli.js';
const server = 'webpack-dev-server/lib/Server.js';

/** Evidence for what webpack 5.109 changed: the defaults of the version before. */
const before = 'webpack-5-108/lib/config/defaults.js';
const cssWasOff =
  /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : undefined\)/u;
const htmlWasOff =
  /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : undefined\)/u;
const typescriptWasOff =
  /F\(experiments, "typescript", \(\) =>\s+experiments\.futureDefaults \? true : undefined/u;
const wasmWasOff = /D\(experiments, "asyncWebAssembly", experiments\.futureDefaults\)/u;

/** Evidence for the release that a definition of the schema is from. */
function addedIn(definition: string, version: string): RegExp {
  const released = version.replaceAll('.', String.raw`\.`);
  return new RegExp(
    String.raw`"${definition}": \{(?:(?!\n {4}\})[\s\S])*"added": "${released}"\n {4}\}`,
    'u',
  );
}

const assetName = /D\(output, "assetModuleFilename", "\[hash\]\[ext\]\[query\]\[fragment\]"\);/u;
const exitsWithOne =
  /stats\.hasErrors\(\) \|\| \(options\.failOnWarnings && stats\.hasWarnings\(\)\)\)\) \{\s+process\.exitCode = 1;/u;
const exitsWithTwo =
  /isValidationError\(error\)\) \{\s+this\.logger\.error\(error\.message\);[\s\S]{0,90}?process\.exit\(2\);/u;
const crossOrigin = /res\.statusCode = 403;\s+res\.end\("Cross-Origin request blocked"\);/u;

/**
 * Evidence for what guides say. Most of what is measured is a figure of a build. Those of thread-loader and Vue CLI, which
 * aren't installed, are among it, so that they are reviewed with each version, too.
 */
export const guideClaims: readonly Claim[] = [
  ...claimsOfPage('guides/asset-modules', [
    [
      "The default for browsers, `'auto'`,",
      defaults,
      /tp\.document \|\| tp\.importScripts\)\) \|\| output\.scriptType === "module"\s+\? "auto"/u,
    ],
    [
      'Without a rule, `new URL()`, `url()` in CSS and `<img src>`',
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s+oneOf: \[[\s\S]{0,120}?type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    ['under the name `[hash][ext][query][fragment]`', defaults, assetName],
    [
      "`generator.dataUrl` takes `encoding` (`'base64'` or `false`)",
      'webpack/schemas/WebpackOptions.json',
      /"encoding": \{\s+"description": [^\n]+\s+"enum": \[false, "base64"\]/u,
    ],
    [
      'files up to',
      'webpack/lib/asset/AssetParser.js',
      /buildInfo\.dataUrl =\s+Buffer\.byteLength\(source\) <=/u,
    ],
    [
      'returns `true` to embed the file',
      'webpack/lib/asset/AssetParser.js',
      /typeof this\.dataUrlCondition === "function"\) \{\s+buildInfo\.dataUrl = this\.dataUrlCondition\(/u,
    ],
    [
      "You ask for it with `with { type: 'bytes' }`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "bytes" \},\s+type: ASSET_MODULE_TYPE_BYTES/u,
    ],
  ]),
  ...measured('guides/backend-integration', 'webpack 5.112 then puts the update'),
  ...claimsOfPage('guides/backend-integration', [
    [
      "enough for webpack-dev-server 6 unless the header's value is `*`",
      server,
      /isUserCORSWildcardEnabled\(\)\s+\) \{\s+res\.setHeader\("Cross-Origin-Resource-Policy", "same-origin"\)/u,
    ],
    ['a page on `127.0.0.1` get status 403', server, crossOrigin],
  ]),
  ...measured(
    'guides/bundle-analysis',
    'and brings in 640 modules',
    'loads 225 KiB instead of 304 KiB',
    'often 10 MB and more',
  ),
  ...claimsOfPage('guides/bundle-analysis', [['The exit code is 1, so any', cli, exitsWithOne]]),
  ...measured('guides/ci-and-containers', 'webpack 5.112 produces such builds by itself'),
  ...claimsOfPage('guides/ci-and-containers', [
    ['A build with warnings ends with exit code 0', cli, exitsWithOne],
  ]),
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
  ...measured(
    'guides/docs-for-agents',
    'one minor version of webpack, 5.112, and needs',
    'The index is less than 8 kB of text',
  ),
  ...claimsOfPage('guides/docs-for-agents', [
    ['The answer names version 5.111, which added', schema, addedIn('Copy', '5.111.0')],
  ]),
  ...claimsOfPage('guides/entry-advanced', [
    ['and since 5.109, it can be the entry', before, htmlWasOff],
  ]),
  ...measured('guides/errors-in-production', 'webpack 5.112 writes the id into stylesheets'),
  ...claimsOfPage('guides/integrations', [
    ['exits with a code other than 0 when a build has errors', cli, exitsWithOne],
  ]),
  ...measured('guides/micro-frontends', "Version 2.9.2 can't be used with webpack 5.112"),
  ...claimsOfPage('guides/micro-frontends', [
    ['that can take two minutes', defaults, /D\(output, "chunkLoadTimeout", 120000\);/u],
    [
      'internal files of webpack that moved after 5.108',
      'webpack-5-108/lib/util/extractUrlAndGlobal.js',
      /module\.exports/u,
    ],
    [
      'stay on webpack 5.108, which still has these files',
      'webpack-5-108/lib/util/extractUrlAndGlobal.js',
      /module\.exports/u,
    ],
  ]),
  ...claimsOfPage('guides/native-html', [
    [
      'webpack removes `type="module"`',
      'webpack/lib/html/HtmlParser.js',
      /else if \(!outputModule && type === "script-module" && typeAttr !== 0\)/u,
    ],
    [
      'A hyphen in the path is doubled',
      'webpack/lib/html/HtmlParser.js',
      /if \(character === "-"\) return "--";/u,
    ],
    [
      'followed by eight digits of a hash',
      'webpack/lib/html/HtmlParser.js',
      /\.digest\("hex"\)\s+\.slice\(0, 8\);\s+return `data-/u,
    ],
    [
      '`src/index.html` is the default entry',
      defaults,
      /\(\["\.\/src"\]\)[\s\S]*\.\.\.\(html && !htmlFirst \? \["\.html"\] : \[\]\)/u,
    ],
    [
      'Nothing is added by default',
      'webpack/lib/html/syntax-parser.js',
      /buildHeadTags = \(opts\) => \{\s+let out = "";[\s\S]{0,500}?if \(opts\.title\) \{/u,
    ],
    ['counted from 0', 'webpack/lib/html/HtmlParser.js', /let nextEntryIndex = 0;/u],
    [
      'call the synchronous render function',
      'webpack/lib/html/HtmlParser.js',
      /typeof transformed !== "string"\) \{\s+throw new Error\(\s+"The `template` html/u,
    ],
    [
      'complete since 5.109',
      schema,
      /"title": \{\s+"description": "Sets the `<title>`[^\n]+\s+"type": "string",\s+"added": "5\.109\.0"/u,
    ],
    [
      "`'defer'`, `'blocking'`, or `'auto'`",
      'webpack/schemas/WebpackOptions.json',
      /"scriptLoading": \{\s+"description": [^\n]+\s+"enum": \["auto", "blocking", "defer"\]/u,
    ],
    [
      'module scripts with `output.module`, otherwise `defer`',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /htmlObj\.scriptLoading \|\| "auto";/u,
    ],
    ['`true` means SHA-384', 'webpack/lib/html/HtmlGenerator.js', /\? \["sha384"\]/u],
    [
      'the hints for scripts are on by default',
      defaults,
      /if \(output\.module\) D\(output\.resourceHints, "initial", true\);/u,
    ],
    [
      "`'body'` by default, `'head'` by default with",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /inject === "head" \|\| \(inject !== "body" && output\.module\)/u,
    ],
    [
      '`webpackAs`, `webpackType` and `webpackMedia`',
      'webpack/lib/prefetch/parseResourceHintOptions.js',
      /importOptions\.webpackAs\b[\s\S]*importOptions\.webpackType\b[\s\S]*importOptions\.webpackMedia\b/u,
    ],
  ]),
  ...measured('guides/old-browsers', 'Without the rule, `index.js` is 398 bytes'),
  ...claimsOfPage('guides/progressive-web-application', [
    ['Since 5.109, webpack reads such a manifest', before, /^(?![\s\S]*webmanifest)/u],
  ]),
  ...measured(
    'guides/react',
    'the application adds less than 1 kB',
    'webpack 5.112 removes the types from `.ts` files',
    'React is about 210 KiB of minimized code',
  ),
  ...claimsOfPage('guides/shimming', [
    [
      'in an ES module it is `undefined`',
      'webpack/lib/dependencies/esm/ESMTopLevelThisParserPlugin.js',
      /ESMExports\.isEnabled\(parser\.state\)\) \{\s+const dep = new ConstDependency\(\s+"undefined",/u,
    ],
    [
      'webpack takes its default target from it',
      'webpack/lib/config/target.js',
      /return browsers \? "browserslist" : "web";/u,
    ],
    [
      'every named import is `undefined`',
      'webpack/lib/graph/Dependency.js',
      /new RawModule\("\/\* \(ignored\) \*\/", "ignored"/u,
    ],
    [
      "write `['name', 'default']`",
      'webpack/lib/provide/ProvidePlugin.js',
      /request\[0\],\s+nameIdentifier,\s+request\.slice\(1\),/u,
    ],
    [
      'Since 5.112, webpack can make `this`',
      schema,
      /"topLevelThis": \{\s+[^\n]+\s+"enum": \["exports", "global"\],\s+"added": "5\.112\.0"/u,
    ],
    [
      'Before 5.112, you needed imports-loader',
      schema,
      /"topLevelThis": \{\s+[^\n]+\s+"enum": \["exports", "global"\],\s+"added": "5\.112\.0"/u,
    ],
    [
      '`fallback` applies only when webpack finds nothing',
      'enhanced-resolve/lib/ResolverFactory.js',
      /"described-resolve",\s+fallback,/u,
    ],
    [
      'A build for browsers rejects them with `UnhandledSchemeError`',
      'webpack/lib/errors/UnhandledSchemeError.js',
      /this\.name = "UnhandledSchemeError";/u,
    ],
    [
      "(except with `mode: 'none'`)",
      'webpack/lib/config/defaults.js',
      /F\(optimization, "nodeEnv"[\s\S]{0,140}?return false;/u,
    ],
  ]),
  ...measured('guides/tailwind-postcss-sass', 'The whole stylesheet is 6 kB'),
  ...claimsOfPage('guides/tailwind-postcss-sass', [
    ['Tailwind 4 is configured in CSS', 'tailwindcss/package.json', /"version": "4\./u],
  ]),
  ...claimsOfPage('guides/typescript', [
    [
      'webpack builds `.ts`, `.mts` and `.cts` files without a loader',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.cts\$\/i,\s+\.\.\.commonjs/u,
    ],
    [
      'because Node.js itself removes the types',
      'webpack/lib/config/defaults.js',
      /typeof require\("module"\)\.stripTypeScriptTypes === "function" &&/u,
    ],
    ['Since 5.109, `experiments.typescript` is `"auto"`', before, typescriptWasOff],
    [
      'for `.ts`, `.mts`, `.cts` or `.tsx` files',
      'webpack/lib/config/defaults.js',
      /"\/file\.mts"\) \|\|\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.cts"\)/u,
    ],
    [
      '`./teas.js` works, because webpack also tries `.ts` for `.js`',
      'webpack/lib/config/defaults.js',
      /extensionAlias = \{\s+"\.js": \["\.js", "\.ts"\],/u,
    ],
    [
      'is on whenever the built-in TypeScript support is on',
      'webpack/lib/config/defaults.js',
      /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
    ],
    [
      'removed types leave blanks behind',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
  ]),
  ...claimsOfPage('guides/web-workers', [
    [
      'without a comment, the `name` option does',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /typeof options\.name === "string"[\s\S]{0,40}?entryOptions\.name = options\.name;/u,
    ],
    [
      'webpack sets the type to match its output',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /, type: \$\{this\._module \? '"module"' : "undefined"\}`/u,
    ],
    [
      "The condition applies only to the worker's own file",
      'webpack/lib/config/defaults.js',
      /esm: esmDeps\(\),[\s\S]{0,140}?worker: workerDeps\(\),/u,
    ],
    [
      '`new Worker(…)`, `new SharedWorker(…)`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /WORKER_DEFAULT_SYNTAX = \[\s+"Worker",\s+"SharedWorker",/u,
    ],
    [
      'for `node:worker_threads`, add',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"navigator\.serviceWorker\.register\(\)",\s+"Worker from worker_threads"\s+\];/u,
    ],
    [
      "in which `'...'` stands for the defaults",
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /if \(item === "\.\.\."\)/u,
    ],
    [
      'adds the `worker` condition to the',
      defaults,
      /\? \["worker", \.\.\.options\.conditionNames\]/u,
    ],
  ]),
  ...claimsOfPage('guides/asset-management', [
    ['because webpack 5.109 and newer versions read', before, cssWasOff],
    [
      'in a `.module.css` file, every class name is local',
      'webpack/lib/css/CssParser.js',
      /const IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i;/u,
    ],
    [
      'it only warns about a missing name',
      'webpack/lib/dependencies/esm/ESMImportSpecifierDependency.js',
      /strictHarmonyModule\s+\? ExportPresenceModes\.ERROR\s+: ExportPresenceModes\.WARN/u,
    ],
    [
      'webpack tries to read the image as JavaScript',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      '`fontPreload` is off by default',
      'webpack/lib/css/CssParser.js',
      /const fontPreload = this\.options\.fontPreload;[\s\S]*if \(fontPreload && /u,
    ],
    [
      "`with { type: 'bytes' }` would give you a `Uint8Array`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "bytes" \},\s+type: ASSET_MODULE_TYPE_BYTES/u,
    ],
    ['Before webpack 5.111 you needed `copy-webpack-plugin`', schema, addedIn('Copy', '5.111.0')],
  ]),
  ...claimsOfPage('guides/author-libraries', [
    [
      'This type switches on `output.module`',
      'webpack/lib/config/defaults.js',
      /libraryTypes\.some\(isModuleLibraryType\)\) \{\s+output\.module = true;/u,
    ],
    [
      'the default target is a browser',
      'webpack/lib/config/target.js',
      /getDefaultTarget = \(context\) => \{[\s\S]{0,400}?if \(!config\) return "web";/u,
    ],
    [
      'Since 5.110, a preset leaves out all packages',
      'webpack-5-108/schemas/WebpackOptions.json',
      /^(?![\s\S]*"nodeModules")/u,
    ],
    [
      'does not cover `lodash-es/chunk.js`',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /typeof externals === "string"\) \{\s+if \(\s+externals === request \|\|/u,
    ],
    [
      'webpack removes types from TypeScript but writes no declarations',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'the default, `self`, exists only in pages and workers',
      'webpack/lib/config/defaults.js',
      /\? self : global';\s+\}\s+\}\s+return "self";/u,
    ],
  ]),
  ...measured(
    'guides/build-performance',
    'the build times are 0, so delete',
    'Babel parses and prints the other 129 too',
    'Starting a process takes about 600 milliseconds',
  ),
  ...claimsOfPage('guides/build-performance', [
    ['Since 5.109, webpack itself reads CSS', before, cssWasOff],
    ['you use plain CSS or CSS modules (since 5.109)', before, cssWasOff],
    ['use pages as entries (since 5.109)', before, htmlWasOff],
    ['removing types is enough (since 5.109)', before, typescriptWasOff],
    [
      'since 5.110) and unused modules (since 5.111)',
      'webpack/schemas/WebpackOptions.json',
      /"duplicatePackages": \{[^}]*"added": "5\.110\.0"[\s\S]*"unusedModules": \{[^}]*"added": "5\.111\.0"/u,
    ],
    [
      'generated code in `node_modules/.cache/webpack`',
      'webpack/lib/config/defaults.js',
      /path\.resolve\(dir, "node_modules\/\.cache\/webpack"\)/u,
    ],
    [
      'webpack-cli makes sure that a change to your configuration files',
      'webpack-cli/lib/webpack-cli.js',
      /cache\.buildDependencies\.defaultConfig\.push\(/u,
    ],
    [
      'write nothing to disk',
      'webpack-dev-middleware/dist/index.js',
      /\} else \{\s+outputFileSystem = [^;]*memfs\.createFsFromVolume/u,
    ],
    [
      'Since webpack 5.109, the default in development is `eval`',
      defaults,
      /development && !noDevSourceMap\s+\? \[\s+options\.experiments\.css\s+\? \{\s+type: "css"/u,
    ],
    [
      '`eval` for scripts and a full map for styles',
      'webpack/lib/config/defaults.js',
      /development && !noDevSourceMap\s+\? \[\s+options\.experiments\.css\s+\? \{\s+type: "css"/u,
    ],
    [
      'Development builds contain a comment with the path',
      'webpack/lib/config/defaults.js',
      /F\(output, "pathinfo", \(\) => development\);/u,
    ],
    [
      'webpack-cli 7 and webpack-dev-server 6',
      'webpack-dev-server/package.json',
      /"version": "6\./u,
    ],
    ['now history: webpack-cli 7', 'webpack-cli/package.json', /"version": "7\./u],
  ]),
  ...measured('guides/caching', 'Only one file of about 200 bytes changes'),
  ...claimsOfPage('guides/caching', [
    [
      'webpack adds `[immutable]` to the files',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /immutable \? green\(formatFlag\("immutable"\)\)/u,
    ],
    [
      'in production, webpack computes it from the final, minimized file',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "realContentHash", production\);/u,
    ],
    [
      '`enforce` tells webpack to ignore its minimum size',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /cacheGroupSource\.enforce \? undefined : this\.options\.minSize\s/u,
    ],
    [
      'In development, the default is',
      defaults,
      /F\(optimization, "moduleIds", \(\) => \{[\s\S]{0,80}?if \(development\) return "named";/u,
    ],
    ['images and fonts have one by default', defaults, assetName],
    [
      'at most three digits for up to 50 modules, four',
      'webpack/lib/ids/IdHelpers.js',
      /items\.length \* 20 \+ extraSpace,/u,
    ],
    [
      'The numbers have at most three digits for',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /options\.maxLength \|\| 3;/u,
    ],
  ]),
  ...measured(
    'guides/code-splitting',
    'both scripts are 16 KiB',
    'the 137 modules that the two entries have in common',
  ),
  ...claimsOfPage('guides/code-splitting', [
    [
      'By default, it touches only chunks that are loaded on demand',
      'webpack/lib/config/defaults.js',
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      'loaded at once above 30',
      defaults,
      /"maxInitialRequests", \(\) => \(production \? 30 : Infinity\)/u,
    ],
    [
      'webpack ignores this flag, as Node.js does',
      'webpack/lib/module/Module.js',
      /case "flagged":\s+return strict \? "default-with-named" : "namespace";/u,
    ],
    [
      "it goes by the code and warns that you don't need the comment",
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /You don't need `webpackExports` if the usage of dynamic import/u,
    ],
    [
      'rejected with an error named `ChunkLoadError`',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /"error\.name = 'ChunkLoadError';"/u,
    ],
    [
      'The error carries a `type` (`error`, `timeout` or `missing`)',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /event\.type === 'load' \? 'missing' : event\.type/u,
    ],
    [
      'webpack forgets the attempt',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /if\(installedChunkData !== 0\) installedChunks\[chunkId\] = undefined;/u,
    ],
    ['higher numbers go first', 'webpack/lib/graph/Chunk.js', /const cmp = b\.order - a\.order;/u],
  ]),
  ...claimsOfPage('guides/dependency-management', [
    [
      'returns a promise in asynchronous modes',
      'webpack/lib/context/ContextModule.js',
      /function webpackAsyncContextResolve\(req\) \{[\s\S]{0,200}?return Promise\.resolve\(\)\.then/u,
    ],
  ]),
  ...measured('guides/development', 'from 836 to 41 milliseconds on our machine'),
  ...claimsOfPage('guides/development', [
    ['Version 6 needs Node.js', 'webpack-dev-server/package.json', /"version": "6\./u],
    [
      'hot module replacement, which is on by default',
      server,
      /options\.hot === "only"\s+\? options\.hot\s+: true;/u,
    ],
  ]),
  ...measured('guides/ecma-script-modules', 'grows by about 1.5 kB of minimized code'),
  ...claimsOfPage('guides/ecma-script-modules', [
    [
      'an import that misspells a name is a build error (elsewhere, a warning)',
      'webpack/lib/dependencies/esm/ESMImportSpecifierDependency.js',
      /strictHarmonyModule\s+\? ExportPresenceModes\.ERROR\s+: ExportPresenceModes\.WARN/u,
    ],
    [
      '`.cjs`, and `.js` with `"type": "commonjs"`',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.cjs\$\/i,\s+\.\.\.commonjs/u,
    ],
    [
      'everything that imports it, asynchronous',
      'webpack/lib/dependencies/esm/ESMDetectionParserPlugin.js',
      /topLevelAwait[\s\S]*module\.buildMeta\.async = true;/u,
    ],
    [
      'has to name files in full',
      'webpack/lib/config/defaults.js',
      /byDependency: \{\s+esm: \{\s+fullySpecified: true/u,
    ],
    [
      'The value of `module.exports` is the default export',
      'webpack/lib/module/Module.js',
      /"default-with-named": [^\n]*namespace = \{ \.\.\.exports, default: exports \}/u,
    ],
    [
      'the default export is all of `module.exports`',
      'webpack/lib/module/Module.js',
      /case "flagged":\s+return strict \? "default-with-named" : "namespace";/u,
    ],
    [
      'the mark counts, and the default export is the property',
      'webpack/lib/module/Module.js',
      /case "flagged":\s+return strict \? "default-with-named" : "namespace";/u,
    ],
    [
      'The file is called `main.mjs`',
      'webpack/lib/config/defaults.js',
      /D\(output, "filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\);/u,
    ],
    [
      'was removed in webpack 5.111 and has no effect',
      'webpack/schemas/WebpackOptions.json',
      /^(?![\s\S]*"outputModule")[\s\S]*"Experiments": \{[^{}]*"additionalProperties": true/u,
    ],
    [
      'failed to resolve only because it was resolved as fully specified',
      'webpack/lib/module/NormalModuleFactory.js',
      /failed to resolve only because it was resolved as fully specified/u,
    ],
    [
      "Can't import the named export 'x' … from default-exporting module",
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /`Can't import the named export \$\{ids/u,
    ],
    [
      'which webpack follows in bundles for Node.js',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "createRequire", isNode\);/u,
    ],
  ]),
  ...claimsOfPage('guides/environment-variables', [
    [
      'a name with an equals sign but no value gets `undefined`',
      'webpack-cli/lib/webpack-cli.js',
      /prevRef\[someKey\] = undefined;/u,
    ],
    [
      '`WEBPACK_BUNDLE` and `WEBPACK_BUILD` are set by the command line tool',
      'webpack-cli/lib/webpack-cli.js',
      /: \{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true, \.\.\.options\.env \};/u,
    ],
    [
      '`webpack-cli` 7 no longer has `--node-env`',
      cli,
      /^(?![\s\S]*"node-env")[\s\S]*name: "config-node-env"/u,
    ],
    ['`webpack-cli` 7 no longer', 'webpack-cli/package.json', /"version": "7\./u],
    [
      'It defines `process.env.…` and `import.meta.env.…`',
      'webpack/lib/define/EnvironmentPlugin.js',
      /definitions\[`import\.meta\.env\.\$\{key\}`\] = defValue;/u,
    ],
    [
      'the plugin reports an error when a variable is missing',
      'webpack/lib/define/EnvironmentPlugin.js',
      /if \(value === undefined\) \{[\s\S]*compilation\.errors\.push\(error\);/u,
    ],
    [
      '`.env`, `.env.local`, `.env.production` and `.env.production.local` are read in this order',
      'webpack/lib/define/DotenvPlugin.js',
      /"\.env",\s+"\.env\.local",\s+"\.env\.\[mode\]",\s+"\.env\.\[mode\]\.local"/u,
    ],
    [
      'webpack builds for production but reads `.env.development`',
      'webpack/lib/define/DotenvPlugin.js',
      /replace\(\/\\\[mode\\\]\/g, mode \|\| "development"\)/u,
    ],
    [
      'a shell variable wins over all of them',
      'webpack/lib/define/DotenvPlugin.js',
      /hasOwnProperty\.call\(process\.env, key\)\s+\? [^:]*process\.env\[key\]\)\s+: parsed/u,
    ],
    [
      'Only variables with the `WEBPACK_` prefix reach the code',
      'webpack/lib/define/DotenvPlugin.js',
      /: \[this\.options\.prefix \|\| "WEBPACK_"\];/u,
    ],
    [
      '`dir` must be an absolute path',
      'webpack/schemas/WebpackOptions.json',
      /"dir": \{\s+"description": "The directory from which \.env[\s\S]{0,260}?"absolutePath": true/u,
    ],
    [
      '`true` in development, `false` in production',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.DEV": JSON\.stringify\(development\),/u,
    ],
    [
      'the opposite of `DEV`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.PROD": JSON\.stringify\(!development\),/u,
    ],
    [
      "`false` for browsers, even when they're one of several targets",
      'webpack/lib/config/WebpackOptionsApply.js',
      /compiler\.platform\.node === true && compiler\.platform\.browser !== true;/u,
    ],
    [
      "or `'/'` when it is empty, automatic or a function",
      'webpack/lib/config/WebpackOptionsApply.js',
      /publicPath !== "auto" &&\s+publicPath !== ""\s+\? publicPath\s+: "\/";/u,
    ],
    [
      'all six properties are `undefined`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.NODE_ENV": defValue,(?:\s+"import\.meta\.env\.\w+": [^\n]+){5}\s+\}/u,
    ],
  ]),
  ...claimsOfPage('guides/getting-started', [
    ['webpack exits with code 2 and a message', cli, exitsWithTwo],
    ['the build fails with exit code 1', cli, exitsWithOne],
  ]),
  ...claimsOfPage('guides/hot-module-replacement', [
    [
      'the console reports the error and the page is reloaded',
      'webpack-dev-middleware/client/process-update.js',
      /if \(reloadOnErrored\) \{\s+log\.warn\("Reloading page"\);\s+reloadPage\(\);/u,
    ],
    [
      "With `hot: 'only'`, the page is left half-updated",
      'webpack-dev-middleware/client/index.js',
      /reload: mode === "hmr",/u,
    ],
    [
      'The console may say `Nothing hot updated`',
      'webpack-dev-middleware/client/process-update.js',
      /log\.info\("Nothing hot updated\."\);/u,
    ],
  ]),
  ...claimsOfPage('guides/images-and-icons', [
    ['SVGO 3, which SVGR uses', '@svgr/plugin-svgo/package.json', /"svgo": "\^3\./u],
    ['removes a `viewBox` that matches', 'svgo/plugins/preset-default.js', /\n {4}removeViewBox,/u],
    [
      'SVGR 8.1.0 was released in August 2023',
      '@svgr/webpack/package.json',
      /"version": "8\.1\.0"/u,
    ],
    ['`[fragment]`, which the default file name contains', defaults, assetName],
  ]),
  ...claimsOfPage('guides/installation', [
    ['the command line, `webpack-cli` 7', 'webpack-cli/package.json', /"version": "7\./u],
    ['`webpack-dev-server` 6', 'webpack-dev-server/package.json', /"version": "6\./u],
  ]),
  ...claimsOfPage('guides/lazy-loading', [
    [
      'webpack treats an `import()` inside a `try` block as optional',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /dep\.optional = Boolean\(parser\.scope\.inTry\);/u,
    ],
    [
      'the build prints `Module not found` as a warning and succeeds',
      'webpack/lib/Compilation.js',
      /dependencies\.every\(\(d\) => d\.optional\)\) \{\s+this\.warnings\.push\(/u,
    ],
    [
      '`experiments.deferImport` is off by default',
      'webpack/lib/config/defaults.js',
      /D\(experiments, "deferImport", false\);/u,
    ],
  ]),
  ...claimsOfPage('guides/modern-web-platform', [
    ['on by default since 5.109', before, wasmWasOff],
  ]),
  ...claimsOfPage('guides/native-css', [
    ['Since 5.109, `experiments.css` is `"auto"` by default', before, cssWasOff],
    [
      'unless a rule in your configuration sets a loader or a type for `.css` files',
      defaults,
      /hasRuleForResource\(rules, "\/file\.css"\)/u,
    ],
    ['on by default', 'webpack/lib/css/CssParser.js', /\bimport: true,/u, '@import'],
    [
      'on by default, within one file',
      'webpack/lib/css/CssParser.js',
      /customMedia: true,\s+customSelectors: true,/u,
    ],
    [
      "the `style` field in the package's `package.json`",
      'webpack/lib/config/defaults.js',
      /styleConditions\.push\("style"\);/u,
    ],
    [
      'the extension `.css` is required, and there is no `index.css`',
      'webpack/lib/config/defaults.js',
      /mainFiles: \[\],\s+mainFields: \["style", "\.\.\."\],/u,
    ],
    [
      'local if `.module` or `.modules` comes before the extension',
      'webpack/lib/css/CssParser.js',
      /const IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i;/u,
    ],
    [
      'is read as a CSS Module, whatever its name is',
      'webpack/lib/config/defaults.js',
      /dependency: \/css-import-local-module\/,[^}]*type: CSS_MODULE_TYPE_MODULE/u,
    ],
    [
      "You can't use `experiments.css` … and `css-loader` together",
      'css-loader/dist/index.js',
      /You can\\'t use `experiments\.css` \([^)]*\) and `css-loader` together/u,
    ],
    [
      '`generator.exportsOnly` is on when the target has no document',
      'webpack/lib/config/defaults.js',
      /"exportsOnly",\s+!targetProperties \|\| targetProperties\.document === false/u,
    ],
    [
      "`'base64url'`, `6`, and the last two as in `output`",
      'webpack/lib/config/defaults.js',
      /localIdentHashDigest = "base64url";\s+const localIdentHashDigestLength = 6;/u,
    ],
    [
      "`'as-is'`",
      'webpack/lib/config/defaults.js',
      /const exportsConvention = "as-is";/u,
      'exportsConvention',
    ],
    [
      'an object with a `cssText` property and a `replaceSync` method',
      'webpack/lib/css/CssGenerator.js',
      /"\{ cssText: css, replaceSync: function\(value\)/u,
    ],
    [
      'CSS support is on by default, but',
      defaults,
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\)/u,
    ],
    ["`'link'`", 'webpack/lib/css/CssGenerator.js', /\.exportType \|\| "link";/u, 'exportType'],
    [
      'off',
      'webpack/lib/css/CssParser.js',
      /enabled: isModules && Boolean\(this\.options\.pure\)/u,
      'pure',
    ],
    ['off', 'webpack/lib/css/CssParser.js', /if \(fontPreload && /u, 'fontPreload'],
    ['none', 'webpack/lib/css/CssParser.js', /urlHints = this\.options\.urlHints;/u, 'urlHints'],
    ["`'stylesheet'`", 'webpack/lib/css/syntax-parser.js', /`"stylesheet"` \(default\)/u, 'as'],
    [
      "`'[fullhash]'`, in development `'[uniqueName]-[id]-[local]'`",
      'webpack/lib/config/defaults.js',
      /mode === "development"\s+\? uniqueName\.length > 0\s+\? "\[uniqueName\]-\[id\]-\[local\]"\s+: "\[id\]-\[local\]"\s+: "\[fullhash\]";/u,
      'localIdentName',
    ],
    [
      "`@namespace` isn't supported in bundled stylesheets and causes a warning",
      'webpack/lib/css/CssParser.js',
      /"'@namespace' is not supported in bundled CSS"/u,
    ],
    [
      'webpack picks one and warns about a “Conflicting order”',
      'webpack/lib/css/CssModulesPlugin.js',
      /\\nConflicting order between \$\{fallbackModule/u,
    ],
  ]),
  ...measured('guides/node-and-serverless', 'and 372 KiB with `optimization'),
  ...claimsOfPage('guides/output-management', [
    [
      '`[name].js` is the default name',
      defaults,
      /D\(output, "filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\);/u,
    ],
    ['Before webpack 5.109, pages usually came from', before, htmlWasOff],
    ['since webpack 5.112, a pattern such as', schema, addedIn('GlobCondition', '5.112.0')],
  ]),
  ...claimsOfPage('guides/package-exports', [
    ['Met for `require()` and for AMD', 'webpack/lib/config/defaults.js', /amd: cjsDeps\(\),/u],
    [
      'Met for `import`, `export … from`, `import()` and `new Worker()`',
      'webpack/lib/config/defaults.js',
      /workerDeps = \(\) => \{\s+const options = esmDeps\(\);/u,
    ],
    [
      '`import` is not met here, and neither are the conditions of the target',
      'webpack/lib/config/defaults.js',
      /styleConditions\.push\("webpack"\);\s+styleConditions\.push\(mode[^\n]+\s+styleConditions\.push\("style"\);/u,
    ],
    [
      'but neither `import` nor `require`',
      'webpack/lib/config/defaults.js',
      /url: \{\s+preferRelative: true\s+\},\s+worker: workerDeps\(\)/u,
    ],
    [
      '`module-sync` is for modules without top-level `await`',
      'webpack/lib/config/defaults.js',
      /"require",\s+"module-sync",\s+"module",/u,
    ],
    [
      "`mode` is `'production'`, `'none'` or not set",
      'webpack/lib/config/defaults.js',
      /conditions\.push\(mode === "development" \? "development" : "production"\);/u,
    ],
    [
      'web targets, `electron-renderer` and other targets that include the web',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.web\) conditions\.push\("browser"\);/u,
    ],
    [
      'Node.js targets, and targets that are based on Node.js',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.node\) conditions\.push\("node"\);/u,
    ],
    [
      'target `webworker`, and a package named in',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.webworker\) conditions\.push\("worker"\);/u,
    ],
    [
      'neither `browser` nor `node` is met',
      'webpack/lib/config/target.js',
      /\/\^universal\$\/,[\s\S]{0,260}?node: null,[\s\S]{0,60}?web: null,/u,
    ],
    [
      "but builds for the main process don't",
      'webpack/lib/config/target.js',
      /web: context !== "main",/u,
    ],
  ]),
  ...claimsOfPage('guides/production', [
    [
      'In other modes, there are no hints by default',
      defaults,
      /F\(options, "performance", \(\) =>\s+production &&/u,
    ],
    ['A failing build ends with exit code 1', cli, exitsWithOne],
    [
      "since 5.110, webpack's own printers for stylesheets",
      schema,
      addedIn('OptimizationMinimizeOptions', '5.110.0'),
    ],
    [
      "replaces the default minimizer unless it contains `'...'`",
      defaults,
      /if \(item === "\.\.\."\) \{[\s\S]*A\(optimization, "minimizer", \(\) => \[/u,
    ],
    [
      'For production, the default is none',
      defaults,
      /"devtool",\s+\(\) =>\s+[^\n]+\s+development && !noDevSourceMap\s+\? \[/u,
    ],
    [
      'and similar options are off by default because',
      'webpack/lib/css/syntax-parser.js',
      /writer\.options\.convertLengthUnits === true;/u,
    ],
    ['the default limit of 250 kB', defaults, /D\(performance, "maxAssetSize", 250000\);/u],
  ]),
  ...claimsOfPage('guides/public-path', [
    [
      '`self.location` in a worker',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /if \(\$\{global\}\.importScripts\) scriptUrl = \$\{global\}\.location/u,
    ],
    [
      'Whatever follows the last slash is cut off',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /\.replace\(\/\\\\\/\[\^\/\]\+\$\/, "\/"\);/u,
    ],
    [
      "webpack takes the last URL among the page's scripts",
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /i = scripts\.length - 1;[\s\S]{0,80}?scriptUrl = scripts\[i--\]\.src;/u,
    ],
    [
      'the bundle fails with `Automatic publicPath is not supported in this browser`',
      'webpack/lib/runtime/AutoPublicPathRuntimeModule.js',
      /throw new Error\("Automatic publicPath is not supported in this browser"\)/u,
    ],
  ]),
  ...measured(
    'guides/switch-bundlers',
    'other images up to 8 kB as data',
    'most of which webpack 5.112 doesn',
    'built for production by webpack 5.112',
  ),
  ...claimsOfPage('guides/switch-bundlers', [
    ['In webpack 5.112', 'webpack/package.json', /"version": "5\.112\./u, 'From Create React App'],
    ['In webpack 5.112', 'webpack/package.json', /"version": "5\.112\./u, 'From Vue CLI'],
    [
      'webpack 5.112',
      'webpack/package.json',
      /"version": "5\.112\./u,
      'Between webpack and Rspack',
    ],
    ['with vue-loader 17 for', 'vue-loader/package.json', /"version": "17\./u],
    ['vue-loader 17 compiles components for Vue 3', 'vue-loader/package.json', /"version": "17\./u],
    ['data up to 4 KiB', 'vite/dist/node/chunks/node.js', /DEFAULT_ASSETS_INLINE_LIMIT = 4096\b/u],
    ['four changes for Vite 8.3.8', 'vite/package.json', /"version": "8\.3\.8"/u],
    [
      'Rspack 1.7.12 accepted the unknown options',
      '@rspack/core/package.json',
      /"version": "1\.7\.12"/u,
    ],
  ]),
  ...claimsOfPage('guides/tree-shaking', [
    [
      'whose exports are unused may be dropped',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /module\.factoryMeta\.sideEffectFree = !hasSideEffects;/u,
    ],
    [
      'A pattern without a slash applies to files in every folder',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /if \(!glob\.includes\("\/"\)\) \{\s+glob = `\*\*\/\$\{glob\}`;/u,
    ],
    [
      "names the exports that aren't needed",
      'webpack/lib/dependencies/esm/ESMExportInitFragment.js',
      /`\/\* unused harmony export \$\{first/u,
    ],
    [
      'In development, neither is',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'In development, webpack does drop modules because of promises',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "sideEffects", \(\) => \(production \? true : "flag"\)\);/u,
    ],
    [
      'Production mode also joins modules into one scope',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
  ]),
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
  ...measured(
    'guides/vue-svelte-solid',
    '`index.js` is 65.8 KiB instead of 56.2',
    '37.7 with Svelte, 56.2 with Vue, and 214 with',
  ),
  ...claimsOfPage('guides/vue-svelte-solid', [
    [
      'features that are on by default only until',
      defaults,
      /experiments\.html =\s+!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto";/u,
    ],
    [
      '`svelte-loader` ignores `hotReload: true`',
      'svelte-loader/index.js',
      /options\.hotReload && [^\n]*getMajor\(\) < 5\)/u,
    ],
    [
      "the code that it generates uses Vite's interface (`import.meta.hot`)",
      'svelte/src/compiler/phases/3-transform/client/transform-client.js',
      /b\.call\('import\.meta\.hot\.accept'/u,
    ],
    ["Svelte 5's compiler supports hot updates", 'svelte/package.json', /"version": "5\./u],
  ]),
];
