import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/index', [
    [
      'The last column shows the option that creates the plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new CopyPlugin\(options\.output\.copy\)\.apply\(compiler\)/u,
    ],
    [
      'Replaces names in your code with constants or pieces',
      'webpack/lib/define/DefinePlugin.js',
      /const toCode =/u,
    ],
    [
      'Reads variables from `.env` files',
      'webpack/lib/define/DotenvPlugin.js',
      /const DEFAULT_TEMPLATE = \[\s*"\.env",/u,
    ],
    [
      'Imports a module wherever its name is used',
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.hooks\.expression\.for\(name\)\.tap\(/u,
    ],
    [
      'to the beginning or the end of files',
      'webpack/lib/output/BannerPlugin.js',
      /options\.footer\s*\? new ConcatSource\(old, "\\n", comment\)/u,
    ],
    [
      'Deletes what earlier builds left in the output folder',
      'webpack/lib/output/CleanPlugin.js',
      /getDiffToFs\(fs, outputPath, currentAssets, diffCallback\)/u,
    ],
    [
      'Writes a JSON file that maps names to the files',
      'webpack/lib/output/ManifestPlugin.js',
      /assets\[name\] = item;/u,
    ],
    [
      'maps each source module to the files a browser needs',
      'webpack/lib/output/SSRManifestPlugin.js',
      /result\[key\] = \[\.\.\.\[\.\.\.entry\.files\]\.sort\(\), \.\.\.entry\.stylesheets\];/u,
    ],
    [
      'Leaves out modules whose requests match a condition',
      'webpack/lib/resolve/IgnorePlugin.js',
      /this\.options\.resourceRegExp\.test\(resolveData\.request\)/u,
    ],
    [
      'Builds modules from `https:` URLs',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /scheme: "https",/u,
    ],
    [
      'others in `webpack.container` and `webpack.sharing`',
      'webpack/lib/index.js',
      /sharing: \{\s*get ConsumeSharedPlugin\(\)/u,
    ],
    [
      'Leave built-in modules to Node.js, Deno, Bun and Electron',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new BunTargetPlugin\(\)\.apply\(compiler\)/u,
    ],
    [
      'Merges chunks until at most a given number remain',
      'webpack/lib/optimize/LimitChunkCountPlugin.js',
      /if \(compilation\.chunks\.size <= maxChunks\) return;/u,
    ],
    [
      'Merges chunks that are smaller than a limit',
      'webpack/lib/optimize/MinChunkSizePlugin.js',
      /chunkGraph\.getChunkSize\(a, equalOptions\) <\s*this\.options\.minChunkSize/u,
    ],
    [
      'Merges chunks with the same modules',
      'webpack/lib/optimize/MergeDuplicateChunksPlugin.js',
      /if \(!chunkGraph\.isModuleInChunk\(module, dup\)\) \{\s*possibleDuplicates\.delete\(dup\);/u,
    ],
    [
      "`optimization.moduleIds: 'hashed'`, deprecated",
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
    [
      'Makes module ids from hashes',
      'webpack/lib/ids/HashedModuleIdsPlugin.js',
      /hash\.update\(ident \|\| ""\);/u,
    ],
    [
      'Production builds minimize scripts, styles and pages',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "minimize", production\);/u,
    ],
    [
      'Embeds a source map for each module',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /hooks\.renderModuleContent\.tap\(/u,
    ],
    [
      'Shows each module as a separate file',
      'webpack/lib/devtool/EvalDevToolModulePlugin.js',
      /this\.sourceUrlComment = options\.sourceUrlComment \|\| "\\n\/\/# sourceURL=\[url\]";/u,
    ],
    [
      'Prevents a rebuild when matching files change',
      'webpack/lib/watch/WatchIgnorePlugin.js',
      /this\.wfs\.watch\(\s*notIgnoredFiles,\s*notIgnoredDirs,/u,
    ],
    [
      'Writes no files when there are errors',
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /if \(compilation\.getStats\(\)\.hasErrors\(\)\) return false;/u,
    ],
    [
      'starts each build with the modules of the previous one',
      'webpack/lib/prefetch/AutomaticPrefetchPlugin.js',
      /lastModules\.push\(\{\s*context: m\.context,/u,
    ],
    [
      'The two prefetch plugins and PlatformPlugin moved in 5.112',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`[\s\S]*@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'still work but are deprecated',
      'webpack/lib/index.js',
      /@deprecated use `config\.PlatformPlugin`[\s\S]*@deprecated use `prefetch\.PrefetchPlugin`/u,
    ],
    [
      'AggressiveSplittingPlugin is deprecated in favor of SplitChunksPlugin',
      'webpack/lib/index.js',
      /"AggressiveSplittingPlugin is deprecated in favor of SplitChunksPlugin"/u,
    ],
    [
      'and LibraryTemplatePlugin in favor of `output.library`',
      'webpack/lib/index.js',
      /"webpack\.LibraryTemplatePlugin is deprecated/u,
    ],
  ]),
];
