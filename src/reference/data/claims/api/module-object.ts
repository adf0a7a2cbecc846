import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/module-object', [
    [
      'except for `javascript/auto` without a layer',
      'webpack/lib/module/NormalModule.js',
      /if \(this\.layer === null\) \{\s*if \(this\.type === JAVASCRIPT_MODULE_TYPE_AUTO\) \{\s*return this\.request/u,
    ],
    [
      'returns the path, without a query',
      'webpack/lib/module/NormalModule.js',
      /const idx = resource\.indexOf\("\?"\);\s*if \(idx >= 0\) return resource\.slice\(0, idx\)/u,
    ],
    [
      "For most modules that aren't files, it returns `null`",
      'webpack/lib/module/Module.js',
      /nameForCondition\(\) \{\s*return null;/u,
    ],
    [
      'or `null` if the module has no such folder',
      'webpack/types.d.ts',
      /class Module extends DependenciesBlock \{[\s\S]{0,400}context: null \| string;/u,
    ],
    [
      'the entry or a rule has put the module in, or `null`',
      'webpack/types.d.ts',
      /class Module extends DependenciesBlock \{[\s\S]{0,500}layer: null \| string;/u,
    ],
    [
      'If `false`, plugins that assign ids skip the module',
      'webpack/lib/ids/IdHelpers.js',
      /module\.needId/u,
    ],
    [
      'webpack sets it to `true` for all modules',
      'webpack/lib/module/Module.js',
      /this\.needId = true;/u,
    ],
    [
      'Returns a name relative to `options.context`, or `null`',
      'webpack/lib/module/Module.js',
      /libIdent\(options\) \{\s*return null/u,
    ],
    [
      'for all other modules, returns only the module itself',
      'webpack/lib/module/Module.js',
      /getSourceModules\(\) \{\s*return \[this\];/u,
    ],
    [
      'after loaders have run and before webpack changes it, or `null`',
      'webpack/lib/module/NormalModule.js',
      /originalSource\(\) \{\s*return this\._source/u,
    ],
    [
      'because webpack sets it on that hook too',
      'webpack/lib/devtool/SourceMapDevToolModuleOptionsPlugin.js',
      /hooks\.buildModule\.tap\(PLUGIN_NAME, \(module\) => \{\s*module\.useSourceMap = true/u,
    ],
    [
      "as with `devtool: 'cheap-source-map'`",
      'webpack/lib/devtool/SourceMapDevToolModuleOptionsPlugin.js',
      /options\.module === false[\s\S]{0,80}|module\.useSimpleSourceMap = true;\s*\}\);\s*\}\s*JavascriptModulesPlugin/u,
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
      'Removes all dependencies and blocks, as webpack does before',
      'webpack/lib/module/Module.js',
      /this\.presentationalDependencies\.length = 0/u,
    ],
    [
      '`fileDependencies` (until `snapshot` replaces it)',
      'webpack/lib/module/NormalModule.js',
      /buildInfo\.fileDependencies = undefined/u,
    ],
    [
      'which comes from `sideEffects` in `package.json`',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /\.sideEffectFree = !hasSideEffects/u,
    ],
    [
      '`namespace`, `default-only`, `default-with-named` or `dynamic`',
      'webpack/types.d.ts',
      /exportsTypeStrict\?:\s*"namespace" \| "dynamic" \| "default-only" \| "default-with-named";/u,
    ],
    [
      '`true`, `false`, or a state that depends on other modules',
      'webpack/lib/module/Module.js',
      /getSideEffectsConnectionState\(moduleGraph\) \{\s*return true/u,
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
      'or `undefined` if nothing in the module itself prevents that',
      'webpack/lib/module/Module.js',
      /getConcatenationBailoutReason\(context\) \{\s*return `/u,
    ],
    [
      'webpack moves the module to another chunk of the same group',
      'webpack/lib/optimize/EnsureChunkConditionsPlugin.js',
      /for \(const group of chunkGroup\.parentsIterable\)/u,
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
      'a subclass with the request in parts: `resource`',
      'webpack/lib/module/NormalModule.js',
      /class NormalModule extends Module \{/u,
    ],
    [
      'All but `needRebuild` print a deprecation warning',
      'webpack/lib/module/Module.js',
      /needRebuild\(fileTimestamps, contextTimestamps\) \{\s*return true;/u,
    ],
    [
      'which reads the chunk graph of one compilation',
      'webpack/lib/module/Module.js',
      /"Module\.isInChunk"/u,
    ],
    [
      '`needBuild`, which is asynchronous',
      'webpack/lib/module/Module.js',
      /needBuild\(context, callback\) \{\s+callback\(/u,
    ],
  ]),
];
