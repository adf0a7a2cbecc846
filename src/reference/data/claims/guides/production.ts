import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { addedIn, cli, defaults, exitsWithOne, schema } from './evidence.ts';

const apply = 'webpack/lib/config/WebpackOptionsApply.js';
const clean = 'webpack/lib/output/CleanPlugin.js';
const maps = 'webpack/lib/devtool/SourceMapDevToolPlugin.js';
const sizes = 'webpack/lib/performance/SizeLimitsPlugin.js';
const joinArrays = 'webpack-merge/dist/join-arrays.js';
const minimizer = 'minimizer-webpack-plugin/dist/index.js';
const terser = 'minimizer-webpack-plugin/dist/utils.js';

const usedExports = /D\(optimization, "usedExports", production\);/u;
const nodeEnv = /"process\.env\.NODE_ENV": defValue,/u;
const licenses = /\|\| "\[file\]\.LICENSE\.txt\[query\]";/u;
const isHidden = /append: hidden \? false : undefined,/u;
const minifiers = /extensions\.push\("css"\);[\s\S]{0,80}if \(minifyHtml\) \{/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/production', [
    ['This build minimizes scripts, styles and pages', defaults, minifiers],
    ['leaves out unused code', defaults, usedExports],
    [
      'merges modules and replaces `process.env.NODE_ENV`',
      defaults,
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'its second argument contains the command-line flags',
      cli,
      /options = await options\(argv\.env, argv\);/u,
    ],
    [
      '`clean` removes the files from earlier builds',
      clean,
      /if \(!directories\.has\(filename\) && !currentAssets\.has\(filename\)\) \{/u,
    ],
    [
      "`devtool: undefined` stands for the mode's default",
      defaults,
      /const F = \(obj, prop, factory\) => \{\s*if \(obj\[prop\] === undefined\) \{/u,
    ],
    [
      '`performance` makes the build fail when the files',
      sizes,
      /if \(hints === "error"\) \{\s*compilation\.errors\.push\(\.\.\.warnings\);/u,
    ],
    [
      'exceed 200 kB in total',
      sizes,
      /for \(const file of entrypoint\.getFiles\(\)\) \{[\s\S]{0,250}size \+=/u,
    ],
    ['the default limit of 250 kB', defaults, /D\(performance, "maxAssetSize", 250000\);/u],
    [
      'In other modes, there are no hints by default',
      defaults,
      /F\(options, "performance", \(\) =>\s+production &&/u,
    ],
    [
      "`webpack` doesn't look for files with these names",
      cli,
      /DEFAULT_CONFIGURATION_FILES = \[\s*"webpack\.config",\s*"\.webpack\/webpack\.config",/u,
    ],
    ['`merge()` joins arrays', joinArrays, /if \(isArray\(a\) && isArray\(b\)\) \{/u],
    [
      'and merges objects',
      joinArrays,
      /isPlainObject\)\(a\) && \(0, utils_1\.isPlainObject\)\(b\)\) \{/u,
    ],
    [
      'For other values, the last file wins',
      joinArrays,
      /return __spreadArray\(\[\], __read\(b\), false\);\s*\}\s*return b;/u,
    ],
    [
      'use `extends` to name the common file',
      cli,
      /config = merge\(\.\.\.loadedOptions, config\);/u,
    ],
    ['A failing build ends with exit code 1', cli, exitsWithOne],
    [
      'In production, a failing build also writes nothing',
      defaults,
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      'measured after the files have been written',
      sizes,
      /compiler\.hooks\.afterEmit\.tap\(PLUGIN_NAME,/u,
    ],
    [
      'If neither this option nor the `NODE_ENV`',
      cli,
      /process\.env\.NODE_ENV === "none"\)\) \{\s*configuration\.mode = process\.env\.NODE_ENV;/u,
    ],
    [
      'webpack builds for production',
      defaults,
      /const production = mode === "production" \|\| !mode;/u,
    ],
    [
      "warns that the mode wasn't set",
      'webpack/lib/diagnostics/WarnNoModeSetPlugin.js',
      /compilation\.warnings\.push\(new NoModeWarning\(\)\);/u,
    ],
    ['webpack replaces the expression with the mode', apply, nodeEnv],
    [
      'the minimizer drops code that can never run',
      defaults,
      /minimizeByType\.javascript \|\| \{\s*compress: \{ passes: 2 \}/u,
    ],
    ["which isn't imported, is gone too", defaults, usedExports],
    [
      'is whatever your shell sets, usually nothing',
      cli,
      /if \(typeof options\.configNodeEnv === "string"\) \{\s*process\.env\.NODE_ENV =/u,
    ],
    ['use the `mode` argument as above', cli, /options = await options\(argv\.env, argv\);/u],
    [
      'One minimizer handles all kinds of files in parallel',
      minimizer,
      /extractComments = true,[^}]*parallel = true,/u,
    ],
    ['It uses Terser for scripts and', defaults, /export: "terserMinify"/u],
    [
      "since 5.110, webpack's own printers for stylesheets",
      schema,
      addedIn('OptimizationMinimizeOptions', '5.110.0'),
    ],
    [
      "`javascript` takes Terser's options",
      defaults,
      /minify: javascriptMinify,\s*minimizerOptions: javascriptOptions/u,
    ],
    [
      '`false` for a kind of file leaves those files alone',
      defaults,
      /!claimedByOtherMinimizer\.css &&\s*minimizeByType\.css !== false;/u,
    ],
    [
      'To include JSON files, set `json: true`',
      defaults,
      /minimizeByType\.json === true && !claimedByOtherMinimizer\.json;/u,
    ],
    [
      "replaces the default minimizer unless it contains `'...'`",
      defaults,
      /if \(item === "\.\.\."\) \{[\s\S]*A\(optimization, "minimizer", \(\) => \[/u,
    ],
    [
      'the built-in minimizer leaves them to that plugin',
      'webpack/lib/config/getClaimedAssetTypes.js',
      /if \(!css\) css = claims\(candidate, "file\.css"\);/u,
    ],
    [
      'removes all comments except license comments',
      terser,
      /\/@preserve\|@lic\|@cc_on\|\^\\\*\*!\/i\.test\(comment\.value\);/u,
    ],
    ['which go to a file next to the minimized one', minimizer, licenses],
    ['such as `app.js.LICENSE.txt`', minimizer, licenses],
    [
      'For production, the default is none',
      defaults,
      /"devtool",\s+\(\) =>\s+[^\n]+\s+development && !noDevSourceMap\s+\? \[/u,
    ],
    [
      'a file, named in the script',
      maps,
      /options\.append \|\| "\\n\/\/# source" \+ "MappingURL=\[url\]";/u,
    ],
    ['a file, not named in the script', apply, isHidden],
    [
      'a file with names and lines but no content',
      maps,
      /if \(options\.noSources\) \{\s*outputSourceMap\.sourcesContent = undefined;/u,
    ],
    [
      'Maps of stylesheets follow the same option',
      apply,
      /\? \/\\\.\(css\)\(\$\|\\\?\)\/i\s*: \/\\\.\(\(c\|m\)\?js\|css\)\(\$\|\\\?\)\/i;/u,
    ],
    [
      'With `hidden-source-map`, remember to keep `*.map` files',
      defaults,
      /D\(output, "sourceMapFilename", "\[file\]\.map\[query\]"\);/u,
    ],
    [
      'also adds vendor prefixes and fallbacks',
      defaults,
      /cssOptions === undefined \|\| cssOptions\.vendorPrefixes !== false/u,
    ],
    [
      "or to Browserslist's `defaults` if you have none",
      defaults,
      /getTargetsBrowsers\(\["browserslist:defaults"\], context\)/u,
    ],
    [
      'and similar options are off by default because',
      'webpack/lib/css/syntax-parser.js',
      /writer\.options\.convertLengthUnits === true;/u,
    ],
    [
      'which wins over the configuration file',
      cli,
      /this\.#processArguments\([^,)]+, args, \w+, values\);/u,
    ],
    ['with all other production settings', defaults, /D\(optimization, "minimize", production\);/u],
    [
      '`css-minimizer-webpack-plugin` is no longer needed',
      defaults,
      /minimizeByType\.css !== false;/u,
    ],
  ]),
];
