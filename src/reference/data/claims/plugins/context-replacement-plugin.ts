import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/context-replacement-plugin', [
    [
      'a flag that includes its subfolders, and a regular expression',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /result\.recursive = newContentRecursive;/u,
    ],
    [
      'first argument selects contexts',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /constructor\(\s*resourceRegExp,\s*newContentResource,\s*newContentRecursive,\s*newContentRegExp\s*\)/u,
    ],
    [
      'request as written in the source (`./locales`), then',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /beforeResolve\.tap\([\s\S]*\.test\(result\.request\)[\s\S]*afterResolve\.tap\([\s\S]*\.test\(result\.resource\)/u,
    ],
    [
      'another regular expression for the names',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /if \(typeof newContentRecursive !== "boolean"\) \{[^}]*newContentRegExp =/u,
    ],
    [
      'relative to the one that was found, or absolute',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /if \(isAbsolute\(newContentResource\)\) \{\s*result\.resource = newContentResource;/u,
    ],
    [
      'another folder, and no subfolders',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /result\.resource = newContentResource;/u,
    ],
    [
      'another folder, no subfolders, and another regular expression',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /this\.newContentRegExp = newContentRegExp;/u,
    ],
    [
      'Between a folder and an expression, you need a boolean',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /typeof newContentResource === "string" &&\s*typeof newContentRecursive === "object"/u,
    ],
    [
      'counts as a fixed list without entries',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /typeof newContentResource === "string" &&\s*typeof newContentRecursive === "object"/u,
    ],
    [
      'a new folder is applied to the request first',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /if \(newContentResource !== undefined\) \{\s*result\.request = newContentResource;/u,
    ],
    [
      'The new folder is then looked up from the importing module',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /if \(newContentResource !== undefined\) \{\s*result\.request = newContentResource;/u,
    ],
    [
      'any other file is rejected with `MODULE_NOT_FOUND`',
      'webpack/lib/context/ContextModule.js',
      /"e\.code = 'MODULE_NOT_FOUND';",\s*"throw e;"\s*\]\),\s*"\}",\s*"return map\[req\];"/u,
    ],
    [
      "unless the plugin's second argument is a function",
      'webpack/lib/context/ContextReplacementPlugin.js',
      /newContentCallback\(result\);\s*\} else \{\s*for [^{]*\{\s*if \(d\.critical\) d\.critical = false;/u,
    ],
    [
      'changes this object in place',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /typeof newContentCallback === "function"\) \{\s*newContentCallback\(result\);/u,
    ],
    [
      'the function runs before the folder is resolved',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /beforeResolve\.tap\(PLUGIN_NAME, \(result\) => \{\s*if \(!result\) return;\s*if \(resourceRegExp\.test\(result\.request/u,
    ],
    [
      'the function runs after the folder is resolved',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /const origResource = result\.resource;\s*newContentCallback\(/u,
    ],
    [
      'or an array if several were found',
      'webpack/lib/context/ContextModuleFactory.js',
      /contextResult\.length > 1\s*\? [^:]*contextResult\.map\(/u,
    ],
    [
      'a relative path is looked for at the root',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /origResource\[i\],\s*newResource\[i\]/u,
    ],
    [
      '`true` if subfolders belong to the set',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /result\.recursive = newContentRecursive;/u,
    ],
    [
      '`false` means no file at all',
      'webpack/lib/context/ContextModuleFactory.js',
      /\(!regExp && !isImportMetaGlob\) \|\| !resource\) return callback\(null, \[\]\);/u,
    ],
    [
      'regular expressions from the `webpackInclude` and `webpackExclude` comments',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /!\(importOptions\.webpackInclude instanceof RegExp\)/u,
    ],
    [
      'for `import()`, where `weak` becomes `async-weak`',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /if \(mode === "weak"\) \{\s*mode = "async-weak";/u,
    ],
    [
      'when the files are loaded: `sync` for `require()`',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /mode: "sync"/u,
    ],
    [
      'the name from `webpackChunkName`',
      'webpack/lib/context/ContextModule.js',
      /options\.chunkName/u,
    ],
    [
      'Delete the `critical` property of each to silence',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /if \(d\.critical\) d\.critical = false;/u,
    ],
    [
      'the keys are the names that the code requests',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /map\[key\] \+ options\.resourceQuery \+ options\.resourceFragment,\s*key,/u,
    ],
    [
      "webpack doesn't search for files",
      'webpack/lib/context/ContextReplacementPlugin.js',
      /const dependencies = Object\.keys\(map\)\.map\(/u,
    ],
    [
      "receives the build's file system and a callback",
      'webpack/lib/context/ContextReplacementPlugin.js',
      /\(fs, options, callback\) => \{\s*createContextMap\(fs, \(err, map\) =>/u,
    ],
    [
      'Instead of the object, you can pass a function',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /typeof newContentRecursive === "function"\s*\) \{/u,
    ],
  ]),
];
