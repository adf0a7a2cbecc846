import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, defaults, exitsWithOne } from './evidence.ts';

const exitsWithTwo =
  /isValidationError\(error\)\) \{\s+this\.logger\.error\(error\.message\);[\s\S]{0,90}?process\.exit\(2\);/u;
const printer = 'webpack/lib/stats/DefaultStatsPrinterPlugin.js';
const readsHtml =
  /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\)/u;
const readsCss =
  /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\)/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/getting-started', [
    [
      'webpack marks them with `[cached]` or `[compared for emit]`',
      printer,
      /comparedForEmit \? yellow\(formatFlag\("compared for emit"\)\) : undefined/u,
    ],
    ['Open `dist/main.html` in a browser', defaults, /return "\[name\]\.html";/u],
    [
      'The output first lists what was made',
      printer,
      /"assets",\s*"filteredAssets",\s*"entrypoints",\s*"namedChunkGroups",\s*"chunks",\s*"modules",/u,
    ],
    [
      'The line that begins with `data:` is the page',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /return `data:text\/html,<!doctype html>/u,
    ],
    ['The build starts at `src/index.js`, the default entry', defaults, /\(\["\.\/src"\]\)/u],
    ['The result goes to the `dist` folder', defaults, /path\.join\(process\.cwd\(\), "dist"\)/u],
    [
      '`main`, which is the name of an entry unless you choose one',
      'webpack/lib/config/normalization.js',
      /config\.entry === undefined\s*\? \{ main: \{\} \}/u,
    ],
    [
      '`--mode production` asks for small files',
      defaults,
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'the minimizer put its value where it is used',
      defaults,
      /minimizeByType\.javascript \|\| \{\s*compress: \{ passes: 2 \}/u,
    ],
    [
      'declares that the `.js` files of this project are ECMAScript modules',
      defaults,
      /test: \/\\\.js\$\/i,\s*descriptionData: \{\s*type: "module"\s*\},\s*\.\.\.esm/u,
    ],
    [
      'webpack respects that and rejects a `.js` file',
      defaults,
      /test: \/\\\.js\$\/i,\s*descriptionData: \{\s*type: "commonjs"\s*\},\s*\.\.\.commonjs/u,
    ],
    [
      "`'import' and 'export' may appear only with 'sourceType: module'`",
      'webpack/lib/javascript/syntax-parser.js',
      /if \(!this\.inModule\) \{\s*this\.raise\(\s*this\.start,\s*"'import' and 'export' may appear only/u,
    ],
    [
      'so webpack takes `src/index.html` as the entry',
      defaults,
      /\.\.\.jsExtensions,\s*\.\.\.\(html && !htmlFirst \? \["\.html"\] : \[\]\),/u,
    ],
    ['It reads the page like any other module', defaults, readsHtml],
    [
      'and writes a page and one script to `dist`',
      defaults,
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      'means that two modules were merged into one',
      'webpack/lib/optimize/ConcatenatedModule.js',
      /this\.rootModule\.readableIdentifier\(requestShortener\)\} \+ \$\{/u,
    ],
    ['is counted as an orphan', printer, /orphan \? yellow\(formatFlag\("orphan"\)\) : undefined/u],
    [
      "isn't in the bundle, because nothing imports it",
      defaults,
      /D\(optimization, "usedExports", production\);/u,
    ],
    ['there is one request instead of two', defaults, /D\(optimization, "runtimeChunk", false\);/u],
    [
      'each module has its own scope',
      defaults,
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'A bundle is an ordinary script, unless you ask for modules',
      defaults,
      /F\(output, "iife", \(\) => !output\.module\);/u,
    ],
    [
      'webpack removes that attribute along with the imports',
      'webpack/lib/html/HtmlParser.js',
      /!outputModule && type === "script-module" && typeAttr !== 0/u,
    ],
    ["You didn't install a loader or a plugin for this", defaults, readsCss],
    [
      'and a `<link>` for the stylesheet',
      'webpack/lib/dependencies/html/HtmlEntryDependency.js',
      /rel="stylesheet"/u,
    ],
    [
      '`app.js`, `money.js` and `bill.json` in one script',
      defaults,
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      '`paidBy` is not used, so it is left out',
      'webpack/lib/json/JsonGenerator.js',
      /const used = exportInfo\.getUsed\(runtime\);\s*if \(used === UsageState\.Unused\) continue;/u,
    ],
    [
      'Every stylesheet that `app.js` imports, minimized',
      defaults,
      /if \(minifyCss\) \{\s*minify\.push\(require\.resolve\("\.\.\/css\/cssMinify"\)\);/u,
    ],
    [
      'Its name is a hash of its content',
      defaults,
      /D\(output, "assetModuleFilename", "\[hash\]\[ext\]/u,
    ],
    [
      'webpack also understands CommonJS (`require`), AMD',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.amd !== false\) \{\s*const AMDPlugin/u,
    ],
    [
      "`new URL('./file', import.meta.url)`, WebAssembly, workers",
      defaults,
      /"asyncWebAssembly",\s*experiments\.futureDefaults \? true : "auto"/u,
    ],
    [
      'write a file named `webpack.config.js` next to',
      cli,
      /const commonExtensions = \["\.js", "\.mjs", "\.cjs",/u,
    ],
    [
      'the `webpack` command finds it by its name',
      cli,
      /const DEFAULT_CONFIGURATION_FILES = \[\s*"webpack\.config",/u,
    ],
    [
      '`webpack.defineConfig()` returns its argument unchanged',
      'webpack/lib/config/defineConfig.js',
      /const defineConfig = \(config\) => config;/u,
    ],
    [
      'webpack is a CommonJS package, so import its default export',
      'webpack/lib/index.js',
      /module\.exports = mergeExports\(fn, \{/u,
    ],
    [
      "`import { defineConfig } from 'webpack'` fails in Node.js",
      'webpack/lib/index.js',
      /get defineConfig\(\) \{\s*return require\("\.\/config\/defineConfig"\);/u,
    ],
    [
      '`production` minimizes and drops unused code',
      defaults,
      /D\(optimization, "minimize", production\);/u,
    ],
    ['`development` keeps the code readable', defaults, /if \(development\) return "named";/u],
    [
      "and lets the browser's debugger show your source",
      defaults,
      /development && !noDevSourceMap\s*\?/u,
    ],
    [
      'If nothing sets a mode, webpack builds for production',
      defaults,
      /const production = mode === "production" \|\| !mode;/u,
    ],
    [
      'for production and prints a warning',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(typeof options\.mode !== "string"\) \{\s*const WarnNoModeSetPlugin/u,
    ],
    ['The value is the file that webpack found by itself', defaults, /mainFiles: \["index"\],/u],
    [
      'stylesheets follow the same pattern',
      defaults,
      /return filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.css\$1"\);/u,
    ],
    [
      'Page names would follow this pattern too',
      defaults,
      /filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.html\$1"\)/u,
    ],
    [
      '`output.htmlFilename` sets a pattern for pages',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /chunk\.canBeInitial\(\)\s*\?[^:]{0,90}outputOptions\.htmlFilename/u,
    ],
    [
      'removes files from earlier builds',
      'webpack/lib/output/CleanPlugin.js',
      /getDiffToFs\(fs, outputPath, currentAssets, diffCallback\);/u,
    ],
    [
      'Without it, each change to your code leaves another',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.output\.clean\) \{\s*const CleanPlugin/u,
    ],
    [
      'call the file `webpack.config.mjs`',
      cli,
      /const commonExtensions = \["\.js", "\.mjs", "\.cjs", "\.ts",/u,
    ],
    [
      'webpack checks the whole configuration before it starts',
      'webpack/lib/webpack.js',
      /needValidate\(options\) \? webpackOptionsSchemaCheck\(options\) : true/u,
    ],
    ['webpack exits with code 2 and a message', cli, exitsWithTwo],
    [
      'a message that names the option',
      'schema-utils/dist/ValidationError.js',
      /has an unknown property '/u,
    ],
    ['the build fails with exit code 1', cli, exitsWithOne],
    [
      'in production, the previous `dist` stays untouched',
      defaults,
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      'A flag on the command line takes priority',
      cli,
      /this\.#processArguments\(options\.webpack, args, configuration, values\);/u,
    ],
    [
      '`npm run watch` keeps running and builds again',
      cli,
      /if \(isWatchCommand\) \{\s*options\.watch = true;/u,
    ],
    [
      'Change the value to `"module"`',
      defaults,
      /test: \/\\\.js\$\/i,\s+descriptionData: \{\s+type: "module"\s+\},\s+\.\.\.esm/u,
    ],
  ]),
];
