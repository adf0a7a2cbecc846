import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/eval-source-map-dev-tool-plugin', [
    [
      'Each JavaScript module is wrapped in `eval()` together',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /new RawSource\(\s*`eval\(\$\{/u,
    ],
    [
      "This is what `devtool: 'eval-source-map'` does",
      'webpack/lib/config/WebpackOptionsApply.js',
      /const Plugin = evalWrapped\s*\? require\("\.\.\/devtool\/EvalSourceMapDevToolPlugin"\)/u,
    ],
    [
      'only the maps of changed modules are made',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /const cachedSource = cache\.get\(source\);\s*if \(cachedSource !== undefined\) \{\s*return cachedSource;/u,
    ],
    [
      'because CSS has no `eval`',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /JavascriptModulesPlugin\.getCompilationHooks\(compilation\);/u,
    ],
    [
      'a string, which is used as `append`',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /typeof inputOptions === "string"\) \{\s*options = \{\s*append: inputOptions/u,
    ],
    [
      'absolute path of the module with its query',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /!rootModule\.is\("normal"\) \|\| !matchModule\(rootModule\.resource\)/u,
    ],
    [
      'by their path: a RegExp, the beginning of the path',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /typeof test === "string"\) \{\s*return str\.startsWith\(test\);/u,
    ],
    [
      'If this option is set, modules have to match it',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /if \(obj\.include && !ModuleFilenameHelpers\.matchPart\(str, obj\.include\)\) \{\s*return false;/u,
    ],
    [
      'Modules that match remain plain code without a map',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /!matchModule\(rootModule\.resource\)\) \{\s*return result\(source\);/u,
    ],
    [
      'With `false`, maps made by loaders are ignored',
      'webpack/lib/devtool/SourceMapDevToolModuleOptionsPlugin.js',
      /if \(options\.module !== false\) \{/u,
    ],
    [
      'With `false`, only lines are mapped',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /source\.sourceAndMap\(options\)/u,
    ],
    [
      "so it doesn't change with the content",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /shorten\(module\.identifier\(\)\)\)\);[\s\S]*hash = getHash\(identifier, hashFunction\);/u,
    ],
    [
      'Prefix that debuggers add to all source names',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /sourceMap\.sourceRoot = options\.sourceRoot \|\| "";/u,
    ],
    [
      'Leaves the source code out of the maps',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /if \(options\.noSources\) \{\s*sourceMap\.sourcesContent = undefined;/u,
    ],
    [
      'Sources that debuggers should step over, by their names',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /matchPart\(sourceName, rule\)\) \{\s*acc\.push\(idx\);/u,
    ],
    [
      'Adds an identifier, computed from the content, to each map',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /sourceMap\.debugId = generateDebugId\(content, sourceMap\.file\);/u,
    ],
    [
      "`false` and functions aren't supported",
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /options\.append && typeof options\.append !== "function"\s*\? options\.append\s*: "/u,
    ],
    [
      'Comments at the end of a module, with `[url]`',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /this\.sourceMapComment\.replace\(\s*\/\\\[url\\\]\/g/u,
    ],
    [
      'if you pass one of these, you get the usual comments',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /options\.append && typeof options\.append !== "function"\s*\? options\.append\s*:/u,
    ],
    [
      'They have no effect, because the map has no file',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /^(?![\s\S]*options\.(?:filename|publicPath|fileContext|fallbackModule))/u,
    ],
    [
      'Every map is inside the module it belongs to',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /`data:application\/json;charset=utf-8;base64,\$\{/u,
    ],
    [
      'and is never written to a file',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /`data:application\/json;charset=utf-8;base64,\$\{/u,
    ],
    [
      'The map has no URL that `publicPath`',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /`data:application\/json;charset=utf-8;base64,\$\{/u,
    ],
    [
      'The option would only shorten `[file]`',
      'webpack/lib/devtool/SourceMapDevToolPlugin.js',
      /filename: options\.fileContext/u,
    ],
    [
      'asterisks are appended to the second one instead',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /for \(let j = 0; j < n; j\+\+\) filename \+= "\*";/u,
    ],
    [
      'appear in the developer tools as part of the bundle',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /if \(!rootModule\.is\("normal"\) \|\| !matchModule\(rootModule\.resource\)\) \{\s*return result\(source\);/u,
    ],
  ]),
];
