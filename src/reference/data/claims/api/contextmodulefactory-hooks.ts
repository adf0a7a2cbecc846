import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/contextmodulefactory-hooks', [
    [
      'Every file on the list is built and, except in the weak modes',
      'webpack/lib/context/ContextModule.js',
      /dep\.weak = true;\s*\}\s*this\.dependencies = dependencies;/u,
    ],
    [
      'All of them are waterfall hooks: return the value',
      'webpack/lib/context/ContextModuleFactory.js',
      /alternativeRequests = new AsyncSeriesWaterfallHook\([\s\S]*?contextModuleFiles: new SyncWaterfallHook\(/u,
    ],
    [
      'return the value that you got, changed or not',
      'webpack/lib/context/ContextModuleFactory.js',
      /beforeResolve: new AsyncSeriesWaterfallHook\(\["data"\]\)/u,
    ],
    [
      'the regular expressions that absolute paths must or must not match',
      'webpack/lib/context/ContextModuleFactory.js',
      /!exclude\.test\(subResource\)\) \{[\s\S]*?\(!include \|\| include\.test\(subResource\)\)/u,
    ],
    [
      '`sync`, `eager`, `weak`, `async-weak`, `lazy` or `lazy-once`',
      'webpack/lib/context/ContextModule.js',
      /"sync" \| "eager" \| "weak" \| "async-weak" \| "lazy" \| "lazy-once"/u,
    ],
    [
      'If you return `false`, no module is created, and code',
      'webpack/lib/context/ContextModuleFactory.js',
      /if \(!beforeResolveResult\) \{\s*return callback\(null, \{\s*fileDependencies,/u,
    ],
    [
      'which is the absolute path of the folder or an array',
      'webpack/lib/context/ContextModuleFactory.js',
      /contextResult\.length > 1\s*\? [^:]*contextResult\.map\(\(r\) => r\.path\)\)\s*:/u,
    ],
    [
      'which is the absolute path of the folder or an array of paths',
      'webpack/lib/context/ContextModuleFactory.js',
      /contextResult\.length > 1\s*\? /u,
    ],
    [
      '`addon`, the loaders in the request',
      'webpack/lib/context/ContextModuleFactory.js',
      /addon:\s*loadersPrefix \+\s*loaderResult\.join\("!"\)/u,
    ],
    [
      'the function that will look for files',
      'webpack/lib/context/ContextModuleFactory.js',
      /module: new ContextModule\(result\.resolveDependencies, result\)/u,
    ],
    [
      'Again, if you return `false`, no module is created',
      'webpack/lib/context/ContextModuleFactory.js',
      /if \(!result\) \{\s*return callback\(null, \{[\s\S]*?new ContextModule\(result\.resolveDependencies, result\)/u,
    ],
    [
      'with the names of the files and folders in it, without their paths',
      'webpack/lib/context/ContextModuleFactory.js',
      /fs\.readdir\(directory, \(err, files\) => \{[^;]*;\s*const processedFiles = cmf\.hooks\.contextModuleFiles\.call\(/u,
    ],
    [
      'Names that begin with a dot are dropped afterwards, unless',
      'webpack/lib/context/ContextModuleFactory.js',
      /isImportMetaGlob\s*\? processedFiles\s*: processedFiles\.filter\(\(p\) => p\.indexOf\("\."\) !== 0\)/u,
    ],
    [
      'an array of objects with `context` (the folder of the search)',
      'webpack/types.d.ts',
      /interface ContextAlternativeRequest \{\s*context: string;\s*request: string;/u,
    ],
    [
      'according to `resolve.extensions` and similar options',
      'webpack/lib/dependencies/context/RequireContextPlugin.js',
      /for \(const ext of finalResolveOptions\.extensions\)/u,
    ],
    [
      "Requests that don't match `options.regExp` are dropped afterwards",
      'webpack/lib/context/ContextModuleFactory.js',
      /!regExp\.test\(alt\.request\)\s*\) \{\s*continue;/u,
    ],
    [
      "webpack's own function is at stage 0",
      'webpack/lib/dependencies/context/RequireContextPlugin.js',
      /alternativeRequests\.tap\(\s+PLUGIN_NAME,\s+\(items/u,
    ],
    [
      "The hook isn't called for `import.meta.glob`, whose keys",
      'webpack/lib/context/ContextModuleFactory.js',
      /if \(isImportMetaGlob\) \{[\s\S]*?return callback\(null, merged\);\s*\}[\s\S]*?alternativeRequests\.callAsync\(/u,
    ],
    [
      'Functions that you tap into this hook are tapped into `alternativeRequests` instead',
      'webpack/lib/context/ContextModuleFactory.js',
      /tap: \(options, fn\) => \{\s*alternativeRequests\.tap\(options, fn\)/u,
    ],
    [
      "With `tapAsync`, these functions don't get `options`",
      'webpack/lib/context/ContextModuleFactory.js',
      /\(items, _options, callback\) =>\s*fn\(items, callback\)/u,
    ],
    [
      "The hook can't be intercepted",
      'webpack/lib/context/ContextModuleFactory.js',
      /intercept: \(interceptor\) => \{\s*throw new Error\(\s*"Intercepting fake hook/u,
    ],
    [
      'Return the names to keep',
      'webpack/lib/context/ContextModuleFactory.js',
      /const processedFiles = cmf\.hooks\.contextModuleFiles\.call\(/u,
    ],
    [
      'The hook decides which requests can load each file',
      'webpack/lib/context/ContextModuleFactory.js',
      /alternativeRequests\.callAsync\(/u,
    ],
    [
      "The request hasn't been resolved yet",
      'webpack/lib/context/ContextModuleFactory.js',
      /this\.hooks\.beforeResolve\.callAsync\(/u,
    ],
    [
      "A folder that you drop isn't searched",
      'webpack/lib/context/ContextModuleFactory.js',
      /const processedFiles = cmf\.hooks\.contextModuleFiles\.call\(/u,
    ],
    [
      "The hook doesn't get the folder's path",
      'webpack/lib/context/ContextModuleFactory.js',
      /contextModuleFiles: new SyncWaterfallHook\(\["files"\]\)/u,
    ],
    [
      '`options` are the options of the context module',
      'webpack/lib/context/ContextModuleFactory.js',
      /new AsyncSeriesWaterfallHook\(\[\s*"modules",\s*"options"/u,
    ],
    [
      'Replace `resource` to search somewhere else',
      'webpack/lib/context/ContextModuleFactory.js',
      /afterResolve: new AsyncSeriesWaterfallHook\(\["data"\]\)/u,
    ],
  ]),
];
