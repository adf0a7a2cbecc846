import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, commandLine, defaults, normalization, schema } from './evidence.ts';

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

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/optimization', [
    [
      'The option affects only the old way of importing WebAssembly',
      'webpack/lib/wasm-sync/WasmFinalizeExportsPlugin.js',
      /can only be used for direct wasm to wasm dependencies/u,
    ],
    [
      "64-bit integers aren't reported",
      'webpack/lib/wasm-sync/WebAssemblyParser.js',
      /JS_COMPAT_TYPES = new Set\(\["i32", "i64",/u,
    ],
    [
      "Numbers in the order of the chunks' names or",
      'webpack/lib/ids/NaturalChunkIdsPlugin.js',
      /compareChunksNatural\(chunkGraph\)/u,
    ],
    [
      "Short numbers computed from the chunk's name or modules",
      'webpack/lib/ids/DeterministicChunkIdsPlugin.js',
      /getFullChunkName\(/u,
    ],
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
      'Only modules whose exports are known can be merged',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(exportsInfo\.otherExportsInfo\.provided === undefined\) \{/u,
    ],
    [
      'so merging is off in development',
      defaults,
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'Also merges CommonJS modules in strict mode',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /isCommonJsConcatenationEnabled\(\s*compilation\.options\.optimization\.concatenateModules/u,
    ],
    [
      'In production, the option is off, so a build with errors writes nothing',
      defaults,
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      "a broken module throws its error where it's imported",
      'webpack/lib/template/RuntimeTemplate.js',
      /e\.code = 'MODULE_NOT_FOUND'; throw e;/u,
    ],
    ['the command exits with code 1', commandLine, /process\.exitCode = 1;/u],
    [
      'With `false`, the result of an earlier build stays',
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /hasErrors\(\)\) return false;/u,
    ],
    ['The former option, with the opposite meaning', normalization, /return !noEmitOnErrors;/u],
    [
      'Omits the function around the entry module if renaming',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /if \(avoidEntryIife\) \{/u,
    ],
    [
      'for example because only the entry is in strict mode',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /it needs? to be in strict mode/u,
    ],
    [
      'Records in a chunk that it contains all modules',
      'webpack/lib/optimize/FlagIncludedChunksPlugin.js',
      /\(chunkB\.ids\)\.push\([^)]*\(chunkA\.id\)\);/u,
    ],
    [
      '`123456`, `-12345`, `0.1234`, `1e21`',
      'webpack/lib/optimize/InlineExports.js',
      /MAX_INLINE_BYTES = 6;/u,
    ],
    [
      'up to six characters, including the sign',
      'webpack/lib/optimize/InlineExports.js',
      /if \(String\(num\)\.length > MAX_INLINE_BYTES\) return;/u,
    ],
    [
      '`1234567`, `0.12345`, `1e6`',
      'webpack/lib/optimize/InlineExports.js',
      /MAX_INLINE_BYTES = 6;/u,
    ],
    [
      'not counting the quotes',
      'webpack/lib/optimize/InlineExports.js',
      /if \(str\.length > MAX_INLINE_BYTES\) return;/u,
    ],
    [
      'What counts is the value as JavaScript prints it',
      'webpack/lib/optimize/InlineExports.js',
      /String\(num\)\.length/u,
    ],
    [
      'If webpack sees that the whole namespace object is used, it keeps',
      'webpack/lib/optimize/MangleExportsPlugin.js',
      /exportInfo\.canMangle !== true \|\|/u,
    ],
    [
      '`true` does the same',
      applied,
      /new MangleExportsPlugin\(\s*options\.optimization\.mangleExports !== "size"/u,
      'deterministic',
    ],
    [
      'The shortest names that are still free',
      'webpack/lib/optimize/MangleExportsPlugin.js',
      /name = numberToIdentifier\(i\+\+\);/u,
    ],
    [
      'It needs `experiments.syncWebAssembly`',
      applied,
      /new WebAssemblyModulesPlugin\(\{\s*mangleImports: options\.optimization\.mangleWasmImports/u,
    ],
    [
      'chunks of entries and workers are never merged',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /if \(chunkGraph\.getNumberOfEntryModules\(chunk\) > 0\) continue;/u,
    ],
    [
      'Only one of the names remains',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /chunkGraph\.integrateChunks\(chunk, otherChunk\);/u,
    ],
    [
      'An object counts as `true`',
      defaults,
      /optimization\.minimizeOptions = minimizeAssignedInApply;\s*optimization\.minimize = true;/u,
    ],
    [
      "An array without `'...'` replaces the built-in minimizer",
      defaults,
      /A\(optimization, "minimizer", \(\) => \[/u,
    ],
    [
      'An item of the array can also be a function',
      applied,
      /\(minimizer\)\.call\(compiler, compiler\);/u,
    ],
    ['The CSS minimizer needs `experiments.css`', defaults, /minifyCss =\s*Boolean\(css\) &&/u],
    [
      'and the HTML minimizer needs `experiments.html`',
      defaults,
      /minifyHtml =\s*Boolean\(html\) &&/u,
    ],
    [
      'Each is left out if one of your minimizers takes over',
      defaults,
      /!claimedByOtherMinimizer\.css &&\s*minimizeByType\.css !== false;/u,
    ],
    [
      "webpack's own printer takes Terser's place",
      defaults,
      /javascriptMinify = futureDefaults\s*\? require\.resolve\("\.\.\/javascript\/jsMinify"\)/u,
    ],
    [
      'Your options replace all of the built-in settings',
      defaults,
      /F\(minimizeOptions, "javascript", \(\) =>/u,
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
      'keeps comments that begin with `!` or contain `@license` or `@preserve`',
      'webpack/lib/css/cssMinify.js',
      /some: \(comment\) => \/\^!\|@\(\?:license\|preserve\)\/i\.test/u,
    ],
    [
      '`true` keeps all comments, and `false` keeps none',
      'webpack/lib/css/syntax-parser.js',
      /if \(typeof comments === "boolean" \|\| comments === "some"\) return comments;/u,
    ],
    [
      'These options are all on',
      'webpack/lib/css/syntax-parser.js',
      /normalizeQuotes: true,\s*reduceFunctions: true,\s*removeDeadRules: true,\s*reorderDeclarations: true,/u,
    ],
    [
      'begins with `@charset "UTF-8"`',
      'webpack/lib/css/syntax-parser.js',
      /CHARSET_RULE = '@charset "UTF-8";';/u,
    ],
    [
      'Rounds to six significant digits',
      'webpack/lib/css/syntax-parser.js',
      /_SIGNIFICANT_DIGITS = 6;/u,
    ],
    ['and `bold` becomes `700`', 'webpack/lib/css/data.js', /\["bold", "700"\]/u],
    [
      "so they're off unless you turn them on",
      'webpack/lib/css/syntax-parser.js',
      /writer\.options\.mergeDistantRules === true;/u,
    ],
    [
      'Writes wide-gamut and polar colors',
      'webpack/lib/css/syntax-parser.js',
      /writer\.options\.convertApproximateColors === true;/u,
    ],
    [
      'If the target names no browsers, assumes current browsers',
      defaults,
      /cssOptions\.dropOverriddenDeclarations\s*\? undefined/u,
    ],
    [
      'Also shortens the values of custom properties',
      'webpack/lib/css/syntax-parser.js',
      /writer\.options\.rewriteCustomProperties === true;/u,
    ],
    [
      "`true`, or `'conservative'`, replaces several spaces with one",
      'webpack/lib/html/syntax-parser.js',
      /collapse === true\s*\? "conservative"/u,
    ],
    [
      'drops all spaces at the edges of text',
      'webpack/lib/html/syntax-parser.js',
      /_S\._collapseWhitespace === "all" \|\|/u,
    ],
    [
      'does so for every value, even for a misleading',
      'webpack/lib/html/syntax-parser.js',
      /_transforms\.collapseBooleanAttributes === "all"/u,
    ],
    [
      "`true`, or `'smart'`, drops them from elements",
      'webpack/lib/html/syntax-parser.js',
      /redundant === true\s*\? "smart"/u,
    ],
    [
      'drops only an `<html>` without attributes',
      'webpack/lib/html/syntax-parser.js',
      /first === 0\) return name === "html" \|\| _removeImpliedTags === "all";/u,
    ],
    [
      "`true`, or `'all'`, drops all the tags it can",
      'webpack/lib/html/syntax-parser.js',
      /implied === false\s*\? "none"\s*: "all";/u,
    ],
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
    ['If set to an object, minimizes', defaults, /typeof minimizeByType\.xml === "object"/u],
    ['minimizes `.svg` and `.xml` files', defaults, /extensions\.push\("svg", "xml"\);/u],
    [
      'The option is experimental and does less',
      schema,
      /"xml": \{\s+"description": "Minimize[\s\S]{0,500}"experimental": true,/u,
    ],
    [
      'SVG in `data:` URLs in styles and pages is minimized too',
      defaults,
      /svg: minifyXml,\s*\.\.\.cssOptions/u,
    ],
    [
      'Numbers in the order of use',
      'webpack/lib/ids/NaturalModuleIdsPlugin.js',
      /compareModulesByPreOrderIndexOrIdentifier\(/u,
    ],
    [
      'the more often entries use a module, the smaller its number',
      applied,
      /new OccurrenceModuleIdsPlugin\(\{\s*prioritiseInitial: true/u,
    ],
    [
      'or the build fails with “has no id assigned”',
      'webpack/lib/template/RuntimeTemplate.js',
      /`Module \$\{module\.identifier\(\)\} has no id assigned\./u,
    ],
    ['also sets `import.meta.env.MODE`', applied, /"import\.meta\.env\.MODE": defValue,/u],
    [
      '`false` leaves `process.env.NODE_ENV` alone',
      applied,
      /if \(options\.optimization\.nodeEnv\) \{/u,
    ],
    [
      'and the other built-in values are then undefined',
      applied,
      /"import\.meta\.env\.PROD": JSON\.stringify\(!development\),/u,
    ],
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
      '`false` writes absolute paths',
      'webpack/lib/ids/RecordIdsPlugin.js',
      /if \(portableIds\) \{/u,
    ],
    [
      'It takes little time and is on in every mode',
      defaults,
      /D\(optimization, "providedExports", true\);/u,
    ],
    [
      'webpack looks for every hash in every file',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
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
      'Removes chunks without modules',
      'webpack/lib/optimize/RemoveEmptyChunksPlugin.js',
      /chunkGraph\.getNumberOfChunkModules\(chunk\) === 0 &&/u,
    ],
    [
      'themselves are left alone',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /if \(data\.options\.runtime === undefined && !data\.options\.dependOn\) \{/u,
    ],
    [
      'One runtime for all entries',
      normalization,
      /runtimeChunk === "single"\) \{\s*return \{\s*name: \(\) => "runtime"/u,
    ],
    ['such as `runtime~shop.js`', normalization, /`runtime~\$\{entrypoint\.name\}`/u],
    [
      'a function that receives the entry as `{ name }`',
      'webpack/lib/optimize/RuntimeChunkPlugin.js',
      /name = name\(\{ name: entryName \}\);/u,
    ],
    [
      '`true` also looks at the code',
      applied,
      /SideEffectsFlagPlugin\(\s*options\.optimization\.sideEffects === true/u,
    ],
    [
      'webpack does not look at the code itself',
      applied,
      /new SideEffectsFlagPlugin\(\s*options\.optimization\.sideEffects === true/u,
    ],
    [
      'and packages that even one such chunk uses',
      defaults,
      /F\(cacheGroups, "defaultVendors", \(\) => \(\{[\s\S]{0,80}test: NODE_MODULES_REGEXP,/u,
    ],
    ['and `false` turns splitting off', applied, /if \(options\.optimization\.splitChunks\) \{/u],
    [
      '`true` looks at each runtime separately',
      'webpack/lib/optimize/FlagDependencyUsagePlugin.js',
      /const runtime = this\.global\s*\? undefined/u,
    ],
    [
      'In development, the option is off',
      defaults,
      /D\(optimization, "usedExports", production\);/u,
      'optimization.usedExports',
    ],
    ['All entries together', applied, /options\.optimization\.usedExports === "global",/u],
    [
      'finds errors that otherwise appear at run time',
      applied,
      /if \(options\.optimization\.checkWasmTypes\) \{/u,
    ],
    [
      'each id becomes a short number',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /const maxLength = this\.options\.maxLength \|\| 3;/u,
    ],
    [
      'The limit is six characters',
      'webpack/lib/optimize/InlineExports.js',
      /MAX_INLINE_BYTES = 6;/u,
    ],
    [
      'up to six characters, including the sign',
      'webpack/lib/optimize/InlineExports.js',
      /String\(num\)\.length > MAX_INLINE_BYTES\) return;/u,
    ],
    [
      'up to a `length` of six',
      'webpack/lib/optimize/InlineExports.js',
      /str\.length > MAX_INLINE_BYTES\) return;/u,
    ],
    [
      'webpack still reads it but asks you to use',
      normalization,
      /optimization\.noEmitOnErrors is deprecated in favor of optimization\.emitOnErrors/u,
    ],
    [
      'Readable names made from paths, such as `src_lazy_js`',
      applied,
      /case "named": \{\s*const NamedChunkIdsPlugin =/u,
    ],
    [
      'Paths such as `./src/index.js`, which make errors',
      applied,
      /case "named": \{\s*const NamedModuleIdsPlugin =/u,
    ],
    [
      'Short hashes, which are longer than the numbers',
      applied,
      /case "hashed": \{[\s\S]{0,400}"hashed",\s*"deterministic"/u,
    ],
    [
      'The value that replaces `process.env.NODE_ENV`',
      applied,
      /const defValue = JSON\.stringify\(options\.optimization\.nodeEnv\);/u,
    ],
    [
      'and also JSON and XML if you ask',
      defaults,
      /D\(minimizeOptions, "json", futureDefaults\);\s*if \(futureDefaults\) F\(minimizeOptions, "xml"/u,
    ],
    [
      'handles scripts, styles and pages',
      defaults,
      /F\(minimizeOptions, "css", \(\) => \(\{\}\)\);\s*F\(minimizeOptions, "html", \(\) => \(\{\}\)\);/u,
    ],
    [
      'a file such as `main.js.LICENSE.txt`',
      'minimizer-webpack-plugin/dist/index.js',
      /extractComments\.filename \|\| "\[file\]\.LICENSE\.txt\[query\]";/u,
    ],
    [
      'the built-in minimizer leaves them alone',
      defaults,
      /Boolean\(css\) &&\s*!claimedByOtherMinimizer\.css &&/u,
    ],
    [
      'With `deterministic`, the same chunk is written',
      applied,
      /case "deterministic": \{\s*const DeterministicChunkIdsPlugin =/u,
    ],
    [
      'Computes `[contenthash]` from the finished file',
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
    ],
    [
      'Scripts, styles and pages are minimized with the standard',
      defaults,
      /F\(minimizeOptions, "css", \(\) => \(\{\}\)\);\s*F\(minimizeOptions, "html", \(\) => \(\{\}\)\);/u,
    ],
    [
      '`production` turns on what makes the output small',
      defaults,
      /D\(optimization, "minimize", production\);/u,
    ],
  ]),
  ...claimsOfPage(
    'configuration/optimization',
    minimizers.map(([of, text, file, code]) => [text, `webpack/lib/${file}`, code, of]),
  ),
  ...measured('configuration/optimization', 'is 51 bytes instead of 70'),
  ...claimsOfPage('configuration/optimization', [
    ['up to six characters', 'webpack/lib/optimize/InlineExports.js', /MAX_INLINE_BYTES = 6;/u],
    ['up to a `length` of six', 'webpack/lib/optimize/InlineExports.js', /MAX_INLINE_BYTES = 6;/u],
    [
      'The limit is six characters',
      'webpack/lib/optimize/InlineExports.js',
      /MAX_INLINE_BYTES = 6;/u,
    ],
  ]),
];
