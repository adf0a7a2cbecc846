import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/context-replacement-plugin', [
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
      'relative to the one that was found, or absolute',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /if \(isAbsolute\(newContentResource\)\) \{\s*result\.resource = newContentResource;/u,
    ],
    [
      'Between a folder and an expression, you need a boolean',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /typeof newContentResource === "string" &&\s*typeof newContentRecursive === "object"/u,
    ],
    [
      'a new folder is applied to the request first',
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
      '`false` means no file at all',
      'webpack/lib/context/ContextModuleFactory.js',
      /\(!regExp && !isImportMetaGlob\) \|\| !resource\) return callback\(null, \[\]\);/u,
    ],
    [
      'for `import()`, where `weak` becomes `async-weak`',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /if \(mode === "weak"\) \{\s*mode = "async-weak";/u,
    ],
    [
      'the keys are the names that the code requests',
      'webpack/lib/context/ContextReplacementPlugin.js',
      /map\[key\] \+ options\.resourceQuery \+ options\.resourceFragment,\s*key,/u,
    ],
    [
      "receives the build's file system and a callback",
      'webpack/lib/context/ContextReplacementPlugin.js',
      /\(fs, options, callback\) => \{\s*createContextMap\(fs, \(err, map\) =>/u,
    ],
  ]),
];
