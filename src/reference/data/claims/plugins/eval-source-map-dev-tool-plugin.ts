import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/eval-source-map-dev-tool-plugin', [
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
      'Modules that match remain plain code without a map',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /!matchModule\(rootModule\.resource\)\) \{\s*return result\(source\);/u,
    ],
    [
      "so it doesn't change with the content",
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /shorten\(module\.identifier\(\)\)\)\);[\s\S]*hash = getHash\(identifier, hashFunction\);/u,
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
      'They have no effect, because the map has no file',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /^(?![\s\S]*options\.(?:filename|publicPath|fileContext|fallbackModule))/u,
    ],
    [
      'asterisks are appended to the second one instead',
      'webpack/lib/devtool/EvalSourceMapDevToolPlugin.js',
      /for \(let j = 0; j < n; j\+\+\) filename \+= "\*";/u,
    ],
  ]),
];
