import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/module-object', [
    [
      "For most modules that aren't files, it returns `null`",
      'webpack/lib/module/Module.js',
      /nameForCondition\(\) \{\s*return null;/u,
    ],
    [
      'webpack sets it to `true` for all modules',
      'webpack/lib/module/Module.js',
      /this\.needId = true;/u,
    ],
    [
      'for all other modules, returns only the module itself',
      'webpack/lib/module/Module.js',
      /getSourceModules\(\) \{\s*return \[this\];/u,
    ],
    [
      "webpack doesn't report errors that are added afterwards",
      'webpack/lib/Compilation.js',
      /this\.hooks\.finishModules\.callAsync\([\s\S]*?this\.reportDependencyErrorsAndWarnings\(/u,
    ],
    [
      'or `undefined` or an empty list if it has none',
      'webpack/lib/module/Module.js',
      /this\._warnings\.length = 0;[\s\S]*?this\._errors\.length = 0;/u,
      'getWarnings',
    ],
    [
      '`namespace`, `default-only`, `default-with-named` or `dynamic`',
      'webpack/types.d.ts',
      /exportsTypeStrict\?:\s*"namespace" \| "dynamic" \| "default-only" \| "default-with-named";/u,
    ],
    [
      'active for the given runtime',
      'webpack/lib/module/Module.js',
      /if \(c\.isTargetActive\(runtime\)\) return true;/u,
      'hasReasons',
    ],
    [
      'if all references to the module are optional',
      'webpack/lib/module/Module.js',
      /!r\.dependency\.optional \|\|[^}]*return false;/u,
    ],
    [
      'overrides `chunkCondition`, which few classes do',
      'webpack/lib/module/Module.js',
      /this\.chunkCondition !== Module\.prototype\.chunkCondition/u,
    ],
    [
      'in each group of the chunk, or before the group',
      'webpack/lib/module/Module.js',
      /if \(!this\.isAccessibleInChunkGroup\(chunkGraph, chunkGroup, ignoreChunk\)\) \{\s*return false/u,
    ],
    [
      'Returns `true` if the module is in the group, or is loaded before',
      'webpack/lib/module/Module.js',
      /continue queueFor;[\s\S]{0,200}if \(cg\.isInitial\(\)\) return false;/u,
    ],
    [
      'All but `needRebuild` print a deprecation warning',
      'webpack/lib/module/Module.js',
      /needRebuild\(fileTimestamps, contextTimestamps\) \{\s*return true;/u,
    ],
    [
      '`needBuild`, which is asynchronous',
      'webpack/lib/module/Module.js',
      /needBuild\(context, callback\) \{\s+callback\(/u,
    ],
  ]),
];
