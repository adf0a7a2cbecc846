import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before, defaults } from './evidence.ts';

const wasmWasOff = /D\(experiments, "asyncWebAssembly", experiments\.futureDefaults\)/u;
const styles = 'webpack/lib/css/CssGenerator.js';
const workers = 'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js';
const external = 'webpack/lib/externals/ExternalModule.js';
const page = 'webpack/lib/html/HtmlParser.js';

export const claims: readonly Claim[] = [
  ...measured('guides/modern-web-platform', 'webpack keeps this template in the page'),
  ...claimsOfPage('guides/modern-web-platform', [
    [
      'A page as the entry is a good starting point',
      defaults,
      /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\)/u,
    ],
    ['Let webpack emit ES modules too', defaults, /F\(output, "module", \(\) =>\s*Boolean\(/u],
    ['that is imported as usual becomes part of the page', styles, /\.exportType \|\| "link";/u],
    [
      'The configurations are ECMAScript modules because of `"type": "module"`',
      'webpack-cli/lib/webpack-cli.js',
      /const commonExtensions = \["\.js", "\.mjs", "\.cjs",/u,
    ],
    [
      'the form that a shadow root takes, a `CSSStyleSheet` object',
      styles,
      /sheet = new CSSStyleSheet\(\);\\nsheet\.replaceSync\(`,/u,
    ],
    [
      "The import attribute `type: 'css'` provides this object",
      defaults,
      /with: \{ type: "css" \},\s*parser: \{\s*exportType: "css-style-sheet"/u,
    ],
    [
      '`star-rating.css` is listed with `exportType: css-style-sheet`',
      'webpack/lib/css/CssModule.js',
      /identifier \+= ` \(exportType: \$\{this\.exportType\}\)`;/u,
    ],
    [
      'no stylesheet was emitted: the styles are in the script',
      styles,
      /this\._generateCssText\(module, generateContext, true\),\s*"\);\\nreturn sheet;/u,
    ],
    [
      'All instances share one stylesheet object',
      styles,
      /`\(\$\{fnPrefix\}\$\{constOrVar\} sheet = new CSSStyleSheet\(\);/u,
    ],
    [
      'externals of the type `module`, an import stays an import',
      external,
      /case "module":\s*if \(this\.buildInfo\.javascriptModule\)/u,
    ],
    [
      'The map itself is data',
      page,
      /return JAVASCRIPT_SCRIPT_TYPES\.has\(type\.trim\(\)\.toLowerCase\(\)\);/u,
    ],
    [
      'so webpack leaves it in the page',
      page,
      /isExecutableJsScript\(attrs\)\s*\? isModuleScript\(attrs\)/u,
    ],
    [
      '`output.copy` puts the package next to the page',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new CopyPlugin\(options\.output\.copy\)\.apply/u,
    ],
    [
      'for a package that should be loaded later',
      external,
      /case "import":\s*this\.buildMeta\.async = true;/u,
    ],
    [
      'the way each import is written determines when',
      external,
      /externalType === "module-import"\) \{[\s\S]{0,220}?\.externalType;\s*\}\s*return "module";/u,
    ],
    [
      'webpack recognizes the registration and turns the worker into an entry',
      workers,
      /"navigator\.serviceWorker\.register\(\)",/u,
    ],
    [
      'A comment gives the worker a fixed name',
      workers,
      /const userEntryOptions = importOptions\.webpackEntryOptions;/u,
    ],
    [
      'The worker is bundled like any script',
      workers,
      /new AsyncDependenciesBlock\(\{\s*name: entryOptions\.name,\s*circular: false,\s*entryOptions: \{/u,
    ],
    [
      'and knows the hash of its build',
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_hash__: \{\s*expr: `\$\{RuntimeGlobals\.getFullHash\}\(\)`/u,
    ],
    [
      "the worker gets a list of the build's files",
      'workbox-webpack-plugin/build/inject-manifest.js',
      /swAssetString\.replace\(config\.injectionPoint, manifestString\)/u,
    ],
    ['bundled as data', defaults, /test: \/\\\.json\$\/i,\s*type: JSON_MODULE_TYPE/u],
    ['bundled as text', defaults, /with: \{ type: "text" \},\s*type: ASSET_MODULE_TYPE_SOURCE/u],
    [
      'the file is emitted, and the URL points to it',
      'webpack/lib/dependencies/url/URLDependency.js',
      /get category\(\) \{\s*return "url";/u,
    ],
    ['the worker is bundled', workers, /WORKER_DEFAULT_SYNTAX = \[\s+"Worker",\s+"SharedWorker",/u],
    [
      'the worklet is bundled if `worklet` is switched on',
      workers,
      /parserOptions\.worklet === undefined\s*\? this\._workletDefault/u,
    ],
    [
      'compiled while it loads',
      'webpack/lib/wasm/AsyncWasmLoadingRuntimeModule.js',
      /if \(typeof WebAssembly\.instantiateStreaming === "function"\) \{/u,
    ],
    ['on by default since 5.109', before, wasmWasOff],
    [
      'supported with `experiments.deferImport`',
      defaults,
      /D\(experiments, "deferImport", false\);/u,
    ],
    [
      'supported',
      'webpack/lib/javascript/syntax-parser.js',
      /\(this\.inModule && this\.options\.ecmaVersion >= 13\) \|\|/u,
      'await',
    ],
    [
      'resource hints in the page, and comments in the code',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /importOptions\.webpackPrefetch === true/u,
    ],
    [
      "The styles are part of the script, and aren't cached",
      'webpack/lib/css/CssGenerator.js',
      /sheet = new CSSStyleSheet\(\);\\nsheet\.replaceSync\(css\);\\nreturn sheet;/u,
    ],
  ]),
];
