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
