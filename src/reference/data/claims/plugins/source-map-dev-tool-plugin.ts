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
      'With `source-map`, each script would refer to two maps',
      'webpack/lib/config/WebpackOptionsApply.js',
      /require\("\.\.\/devtool\/SourceMapDevToolPlugin"\)/u,
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
      'Together with `devtool`, these options work without the plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /fallbackModuleFilenameTemplate:\s*options\.output\.devtoolFallbackModuleFilenameTemplate/u,
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
      'Set this option only for extensions other than those',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /options\.test = options\.test \|\| CSS_AND_JS_MODULE_EXTENSIONS_REGEXP;/u,
    ],
    [
      'Patterns with `!` in front exclude files',
      'webpack/lib/util/globUtils.js',
      /const negated = pattern\.startsWith\("!"\);/u,
    ],
    [
      'Only files that match both `test` and this option',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(obj\.include && !ModuleFilenameHelpers\.matchPart\(str, obj\.include\)\) \{\s+return false;/u,
    ],
    [
      'Files that get no map',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(obj\.exclude && ModuleFilenameHelpers\.matchPart\(str, obj\.exclude\)\) \{\s*return false;/u,
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
      '`false` leaves the comment out',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /options\.append === false\s*\? false/u,
    ],
    [
      'The comment at the end of the script',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /options\.append \|\| "\\n\/\/# source" \+ "MappingURL=\[url\]";/u,
    ],
    [
      'Otherwise, the URL is relative to the script',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /: relative\(\s+outputFs,\s+dirname\(outputFs, `\/\$\{file\}`\),/u,
    ],
    [
      "Beginning of the map's URL, in front of its name",
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /\? options\.publicPath \+ sourceMapFile/u,
    ],
    [
      'An output folder that is removed from `[file]`',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /relative\(\s+outputFs,\s+`\/\$\{options\.fileContext\}`,/u,
    ],
    [
      'a map of `js/main.js` named',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /filename: options\.fileContext/u,
    ],
    [
      "computed from the script's content and name",
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /generateDebugId\(source, outputFile\)/u,
    ],
    [
      'With `false`, maps made by loaders are ignored',
      'webpack/lib/devtool/SourceMapDevToolModuleOptionsPlugin.js',
      /if \(options\.module !== false\) \{/u,
    ],
    [
      'With `false`, only lines are mapped',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /columns: options\.columns/u,
    ],
    [
      'Leaves out your source code',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /if \(options\.noSources\) \{\s+outputSourceMap\.sourcesContent = undefined;/u,
    ],
    [
      'Stack traces still show the file and line',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /if \(options\.noSources\) \{/u,
    ],
    [
      'Prefix that debuggers put in front of all source names',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /sourceRoot: options\.sourceRoot \|\| "",/u,
    ],
    [
      'which is `output.uniqueName` by default',
      'webpack/lib/config/defaults.js',
      /F\(output, "devtoolNamespace", \(\) => output\.uniqueName\);/u,
    ],
    [
      'Replaces `[namespace]` in source names',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /\["namespace", /u,
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
      'which it steps over and leaves out of stack traces',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /if \(options\.ignoreList\) \{/u,
    ],
    [
      'Adds the output expression for each imported name',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /if \(options\.scopes && codeGenerationResults\) \{/u,
    ],
    [
      'finds `grow` although the code contains',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /"importBindings"/u,
    ],
    [
      'path relative to the `context`, such as',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /\["resource-path", \w+\],/u,
    ],
    [
      'editors can open it, but it reveals your folders',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /\["absolute-resource-path", absoluteResourcePath\],/u,
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
      'value of the `namespace` option',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /\["namespace", /u,
    ],
    [
      '(but `moduleId` for `[id]`)',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /moduleId: memoize\(moduleId\),/u,
    ],
  ]),
];
