import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/source-map-dev-tool-plugin', [
    [
      '“Multiple assets emit different content to the same filename”',
      'webpack/lib/Compilation.js',
      /Conflict: Multiple assets emit different content to the same filename/u,
    ],
    [
      'no `filename`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /filename: inline \? null : options\.output\.sourceMapFilename,/u,
      'inline-',
    ],
    [
      '`append: false`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /append: hidden \? false : undefined,/u,
      'hidden-',
    ],
    [
      '`columns: false`, and `module: false`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /module: moduleMaps \? true : !cheap,\s+columns: !cheap,/u,
    ],
    [
      'relative to `output.path`, and not against your modules',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /of Object\.keys\(assets\)\) \{\s+if \(matchObject\(file\)\)/u,
    ],
    [
      'a RegExp, the beginning of a name',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /typeof test === "string"\) \{\s+return str\.startsWith\(test\);/u,
    ],
    [
      'Only files that match both `test` and this option',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(obj\.include && !ModuleFilenameHelpers\.matchPart\(str, obj\.include\)\) \{\s+return false;/u,
    ],
    [
      '`[contenthash]` is a hash of the map',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /\.update\(sourceMapBuffer\)/u,
    ],
    [
      'Without a name, the map is embedded in the script itself',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /`data:application\/json;charset=utf-8;base64,\$\{sourceMapBase64\}`/u,
    ],
    [
      'like `false`, a function requires a `filename`',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /append can't be a function when no filename is provided/u,
    ],
    [
      'Otherwise, the URL is relative to the script',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /: relative\(\s+outputFs,\s+dirname\(outputFs, `\/\$\{file\}`\),/u,
    ],
    [
      'An output folder that is removed from `[file]`',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /relative\(\s+outputFs,\s+`\/\$\{options\.fileContext\}`,/u,
    ],
    [
      "computed from the script's content and name",
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /generateDebugId\(source, outputFile\)/u,
    ],
    [
      'Leaves out your source code',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /if \(options\.noSources\) \{\s+outputSourceMap\.sourcesContent = undefined;/u,
    ],
    [
      'which is `output.uniqueName` by default',
      'webpack/lib/config/defaults.js',
      /F\(output, "devtoolNamespace", \(\) => output\.uniqueName\);/u,
    ],
    [
      'when the main pattern gives the same name to two modules',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /conflictDetectionSet\.has\(sourceName\);[\s\S]*moduleFilenameTemplate: fallbackModuleFilenameTemplate,/u,
    ],
    [
      'If that name is taken too, asterisks are appended',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /while \(hasName\) \{\s+sourceName \+= "\*";/u,
    ],
    [
      'The value is tested against the names in the map',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /ModuleFilenameHelpers\.matchPart\(sourceName, rule\)/u,
    ],
    [
      'the query, with its question mark',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /const query = getAfter\(resource, "\?"\);/u,
    ],
    [
      'loaders that the import itself names',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /const loaders = getBefore\(resourceIdentifier, "!"\);/u,
    ],
    [
      "name of the module in webpack's output",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /shortIdentifier = memoize\(\(\) =>\s+module\.readableIdentifier\(requestShortener\)/u,
    ],
    [
      'hash of the identifier, with four characters',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /digest\.slice\(0, 4\);/u,
    ],
    [
      '(but `moduleId` for `[id]`)',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /moduleId: memoize\(moduleId\),/u,
    ],
  ]),
];
