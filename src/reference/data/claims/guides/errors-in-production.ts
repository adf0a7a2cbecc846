import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

const maps = 'webpack/lib/devtool/SourceMapDevToolPlugin.js';
const options = 'webpack/lib/config/WebpackOptionsApply.js';
const client = 'react-dom/cjs/react-dom-client.production.js';
const hasNoSources = /if \(options\.noSources\) \{\s*outputSourceMap\.sourcesContent = undefined;/u;

export const claims: readonly Claim[] = [
  ...measured(
    'guides/errors-in-production',
    'webpack 5.112 writes the id into stylesheets',
    'here, about five times as big',
  ),
  ...claimsOfPage('guides/errors-in-production', [
    [
      'The build writes the same maps as with `source-map`',
      options,
      /module: moduleMaps \? true : !cheap,\s*columns: !cheap,/u,
    ],
    [
      'but no comment in the scripts points to them',
      options,
      /append: hidden \? false : undefined,/u,
    ],
    [
      '`sourceMapFilename` is relative to `output.path`',
      'webpack/lib/Compiler.js',
      /\? targetFile\s*: join\(fs, outputPath, targetFile\);/u,
    ],
    [
      "`clean` doesn't empty the folder with the maps",
      'webpack/lib/output/CleanPlugin.js',
      /const outputPath = compilation\.getPath\(compiler\.outputPath, \{\}\);/u,
    ],
    [
      'so the maps of earlier builds stay',
      'webpack/lib/output/CleanPlugin.js',
      /getDiffToFs\(fs, outputPath, currentAssets, diffCallback\);/u,
    ],
    [
      'writes the same id into a script and its map',
      maps,
      /if \(debugIdValue !== undefined\) \{\s*outputSourceMap\.debugId = debugIdValue;/u,
    ],
    [
      'The array under `devtool` restricts all of this to scripts',
      options,
      /type === "javascript"\s*\? \/\\\.\(\(c\|m\)\?js\)\(\$\|\\\?\)\/i/u,
    ],
    [
      'the id into stylesheets as `//# debugId=`',
      maps,
      /const debugIdComment = `\\n\/\/# debugId=\$\{debugId\}`;/u,
    ],
    [
      'Errors that no React component handles trigger these events too',
      client,
      /function defaultOnUncaughtError\(error\) \{\s*reportGlobalError\(error\);/u,
    ],
    [
      'neither event occurs',
      client,
      /function defaultOnCaughtError\(error\) \{\s*console\.error\(error\);\s*\}/u,
    ],
    [
      'in the `onCaughtError` option of `createRoot`',
      client,
      /void 0 !== options\.onCaughtError && \(onCaughtError = options\.onCaughtError\)/u,
    ],
    [
      '`npx playwright install chromium` downloads it',
      'playwright-core/lib/coreBundle.js',
      /\.command\("install \[browser\.\.\.\]"\)/u,
    ],
    [
      "Match maps by name, never by the map's `file` field",
      'webpack/lib/optimize/RealContentHashPlugin.js',
      /stage: Compilation\.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH/u,
    ],
    [
      'webpack computes the final hashes after it has created the maps',
      'webpack/lib/Compilation.js',
      /PROCESS_ASSETS_STAGE_DEV_TOOLING = 500;[\s\S]+PROCESS_ASSETS_STAGE_OPTIMIZE_HASH = 2500;/u,
    ],
    [
      "`file` can differ from the one in the script's name",
      maps,
      /sourceRoot: options\.sourceRoot \|\| "",\s*file: outputFile\s*\}/u,
    ],
    [
      '`sourcesContent` is your source code, with comments',
      maps,
      /outputSourceMap = \{\s*\.\.\.sourceMap,\s*sources: moduleFilenames,/u,
    ],
    ["you don't even have to upload them", maps, hasNoSources],
    [
      'Variables that begin with `WEBPACK_` in `.env`',
      'webpack/lib/define/DotenvPlugin.js',
      /: \[this\.options\.prefix \|\| "WEBPACK_"\];/u,
    ],
    [
      'choose `hidden-nosources-source-map-debugids`',
      'webpack/schemas/WebpackOptions.json',
      /\(inline-\|hidden-\|eval-\)\?\(nosources-\)\?\(cheap-\(module-\)\?\)\?source-map\(-debugids\)\?/u,
    ],
    ['then name files and lines, without the code', maps, hasNoSources],
    [
      'The default name in development is `webpack://tool-library/./src/errors.ts?8913`',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /"webpack:\/\/\[namespace\]\/\[resource-path\]\?\[hash\]";/u,
    ],
    [
      '`devtoolModuleFilenameTemplate` in the configuration above saves you',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /opts\.moduleFilenameTemplate === "function"\) \{\s*return opts\.moduleFilenameTemplate\(/u,
    ],
    [
      "would put the build machine's paths into every map",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /absoluteResourcePath: memoize\(absoluteResourcePath\),/u,
    ],
    [
      "Set `output.crossOriginLoading` to `'anonymous'`",
      'webpack/schemas/WebpackOptions.json',
      /"CrossOriginLoading": \{\s*"description": [^\n]+\s*"enum": \[false, "anonymous", "use-credentials"\]/u,
    ],
    [
      "`ChunkLoadError` in the reports isn't a bug",
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /"error\.name = 'ChunkLoadError';"/u,
    ],
  ]),
];
