import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before, cssWasOff, defaults, htmlWasOff } from './evidence.ts';

const scripts = 'webpack/lib/javascript/JavascriptModulesPlugin.js';
const entries = 'webpack/lib/entry/EntryOptionPlugin.js';
const oneEntryForEach =
  /for \(const entry of descImport\) \{\s*new EntryPlugin\(context, entry, options\)/u;
const stylesByScripts =
  /F\(output, "cssFilename"[\s\S]{0,200}?filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.css\$1"\)/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/entry-advanced', [
    ['It can be a list of files of different kinds', entries, oneEntryForEach],
    ['This writes `dist/account.js` and `dist/account.css`', defaults, stylesByScripts],
    ['webpack has read CSS by itself since 5.109', before, cssWasOff],
    [
      'The name of the entry becomes the name of both files',
      defaults,
      /D\(output, "filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\)/u,
    ],
    [
      'The lines that start with `Entrypoint` list',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /\.\.\.context,\s*chunkGroupKind: "Entrypoint"/u,
    ],
    [
      'An entry that consists only of styles produces no script',
      scripts,
      /if \(!chunkHasRuntimeOrJs\(chunk, chunkGraph\)\) \{\s*return result;/u,
    ],
    [
      "there's a `print.css` but no `print.js`",
      scripts,
      /if \(chunkGraph\.getModuleSourceTypes\(module\)\.has\(JAVASCRIPT_TYPE\)\) \{\s*return true;/u,
    ],
    ["it's the order in which they run", entries, oneEntryForEach],
    [
      'for styles, the order of the rules in the stylesheet',
      'webpack/lib/css/CssModulesPlugin.js',
      /index: chunkGroup\.getModulePostOrderIndex\(module\)/u,
    ],
    [
      'passes on those of the last file only',
      scripts,
      /i === 0 && !merge\s*\? RuntimeGlobals\.exports/u,
    ],
    ['In both cases, webpack writes `account.js` and `account.css`', defaults, stylesByScripts],
    [
      'The names follow `output.filename` and `output.cssFilename`',
      'webpack/lib/css/CssModulesPlugin.js',
      /return outputOptions\.cssFilename/u,
    ],
    ['and since 5.109, it can be the entry', before, htmlWasOff],
    [
      'the page in `dist` refers to the results',
      'webpack/lib/dependencies/html/HtmlEntryDependency.js',
      /return `<link rel="stylesheet" href="\$\{safeHref\}"/u,
    ],
    [
      'a missing stylesheet causes a build error',
      'webpack/lib/Compilation.js',
      /const notFoundError = new \(getModuleNotFoundError\(\)\)\(/u,
    ],
    [
      "An image needs a rule with `type: 'asset/resource'`",
      defaults,
      /dependency: "url",\s*oneOf: \[\s*\{\s*scheme: \/\^data\$\//u,
    ],
    [
      'is then emitted as an asset with a name of its own',
      defaults,
      /D\(output, "assetModuleFilename", "\[hash\]\[ext\]/u,
    ],
    [
      '`output.copy` copies them',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.output\.copy\) \{[\s\S]{0,80}?new CopyPlugin\(options\.output\.copy\)/u,
    ],
    [
      'work like CSS, with the matching loader in a rule',
      'webpack/lib/css/CssModulesPlugin.js',
      /case CSS_MODULE_TYPE_AUTO: \{/u,
    ],
    [
      "`type: 'css/auto'` passes the loader's result to the built-in CSS support",
      'webpack/lib/css/CssModulesPlugin.js',
      /case CSS_MODULE_TYPE_AUTO: \{/u,
    ],
    [
      "It doesn't share anything between entry points",
      defaults,
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    ['is included in the files of both', defaults, /D\(splitChunks, "chunks", "async"\);/u],
    [
      'specify the common part with `dependOn`',
      'webpack/lib/Compilation.js',
      /if \(dependOn\) \{[\s\S]{0,220}?for \(const dep of dependOn\)/u,
    ],
    [
      'the chain of loaders ended with `style-loader`',
      'mini-css-extract-plugin/dist/loader.js',
      /module\.exports\.pitch = pitch;/u,
    ],
    [
      'leave an empty script behind and need another plugin',
      'mini-css-extract-plugin/dist/loader.js',
      /`\/\/ extracted by \$\{/u,
    ],
  ]),
];
