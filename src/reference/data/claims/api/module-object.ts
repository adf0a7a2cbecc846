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
    [
      '`identifier()` returns a string that is unique within the compilation',
      'webpack/lib/Compilation.js',
      /const identifier = module\.identifier\(\);\s*const alreadyAddedModule = this\._modules\.get\(identifier\)/u,
    ],
    [
      'To get the module back, pass the string to `compilation.findModule`',
      'webpack/lib/Compilation.js',
      /findModule\(identifier\) \{\s*return this\._modules\.get\(identifier\)/u,
    ],
    [
      'returns the name that stats show, relative to `context`',
      'webpack/lib/module/NormalModule.js',
      /readableIdentifier\(requestShortener\) \{\s*return[\s\S]{0,60}requestShortener\.shorten\(this\.userRequest\)/u,
    ],
    [
      "if the module is of a certain kind: `module.is('normal')`",
      'webpack/lib/module/Module.js',
      /is\(kind\) \{[\s\S]{0,120}\.KINDS\.has\(kind\)/u,
    ],
    [
      'or the root module if scope hoisting has combined several modules',
      'webpack/lib/optimize/ConcatenatedModule.js',
      /getRootModule\(\) \{\s*return this\.rootModule/u,
    ],
    [
      'Returns the modules that a concatenated module was made from',
      'webpack/lib/optimize/ConcatenatedModule.js',
      /getSourceModules\(\) \{\s*return/u,
    ],
    [
      'Named module ids and DLL manifests are made from this name',
      'webpack/lib/dll/LibManifestPlugin.js',
      /module\.libIdent\(\{/u,
    ],
    [
      'Computes the source types again',
      'webpack/lib/module/Module.js',
      /getReferencedSourceTypes\(\) \{\s*return undefined/u,
    ],
    [
      'Returns the broad categories of the source types',
      'webpack/lib/module/Module.js',
      /getSourceBasicTypes\(\) \{[\s\S]{0,60}this\.getSourceTypes\(\)/u,
    ],
    [
      'read the result from `compilation.codeGenerationResults`',
      'webpack/lib/Compilation.js',
      /results\.add\(module, runtime, result\)/u,
    ],
    [
      'The name by which generated code refers to the exports object',
      'webpack/lib/module/Module.js',
      /return \(this\.buildInfo && this\.buildInfo\.exportsArgument\) \|\| "exports"/u,
    ],
    [
      "The name by which generated code refers to the module's `module` object",
      'webpack/lib/module/Module.js',
      /return \(this\.buildInfo && this\.buildInfo\.moduleArgument\) \|\| "module"/u,
    ],
    [
      '`addWarning(warning)` attaches a warning to the module',
      'webpack/lib/module/Module.js',
      /this\._warnings\.push\(warning\)/u,
    ],
    [
      'The warning is stored in the cache with the module',
      'webpack/lib/module/Module.js',
      /this\._warnings !== undefined && this\._warnings\.length === 0\s*\? undefined\s*: this\._warnings/u,
    ],
    [
      '`addError(error)` attaches an error to the module',
      'webpack/lib/module/Module.js',
      /this\._errors\.push\(error\)/u,
    ],
    [
      'Returns how many warnings the module has',
      'webpack/lib/module/Module.js',
      /return this\._warnings !== undefined \? this\._warnings\.length : 0/u,
    ],
    [
      'Returns how many errors the module has',
      'webpack/lib/module/Module.js',
      /return this\._errors !== undefined \? this\._errors\.length : 0/u,
    ],
    [
      'as a rebuild does at its start',
      'webpack/lib/module/NormalModule.js',
      /this\.clearWarningsAndErrors\(\);\s*this\.clearDependenciesAndBlocks\(\)/u,
    ],
    [
      'returns the module that a dependency leads to',
      'webpack/lib/graph/ModuleGraph.js',
      /getModule\(dependency\) \{[^}]*connection !== undefined \? connection\.module : null/u,
    ],
    [
      'each with its own `dependencies` and a chunk group',
      'webpack/lib/graph/DependenciesBlock.js',
      /class DependenciesBlock \{[\s\S]{0,100}constructor\(\) \{[\s\S]{0,60}this\.dependencies = \[\]/u,
    ],
    [
      'A module itself has no parent',
      'webpack/lib/graph/DependenciesBlock.js',
      /this\.parent = undefined/u,
    ],
    [
      'Adds a split point, an `AsyncDependenciesBlock`',
      'webpack/lib/graph/DependenciesBlock.js',
      /this\.blocks\.push\(block\);\s*block\.parent = this/u,
    ],
    [
      'Adds a dependency that only changes code',
      'webpack/lib/module/Module.js',
      /this\.presentationalDependencies\.push\(presentationalDependency\)/u,
    ],
    [
      "whose code has to be generated before this module's code",
      'webpack/lib/Compilation.js',
      /const \{ codeGenerationDependencies \} = module;/u,
    ],
    [
      "Removes a dependency from the module's list",
      'webpack/lib/graph/DependenciesBlock.js',
      /if \(idx >= 0\) \{\s*this\.dependencies\.splice\(idx, 1\)/u,
    ],
    [
      'Returns the module that a block belongs to',
      'webpack/lib/graph/DependenciesBlock.js',
      /while \(current\.parent\) current = current\.parent;\s*return current/u,
    ],
    [
      'which has its own chunk group, and `false` for a module',
      'webpack/lib/graph/DependenciesBlock.js',
      /isAsyncBlock\(\) \{\s*return false/u,
    ],
    [
      'This object is stored in the cache',
      'webpack/lib/module/Module.js',
      /write\(this\.buildMeta\);\s*write\(this\.buildInfo\)/u,
    ],
    [
      'keeps to restore the module later',
      'webpack/lib/module/Module.js',
      /return \{\s*factoryMeta: this\.factoryMeta,\s*resolveOptions: this\.resolveOptions/u,
    ],
    [
      "Drops references that the cache doesn't need",
      'webpack/lib/module/Module.js',
      /cleanupForCache\(\) \{\s*this\.factoryMeta = undefined/u,
    ],
    [
      'Copies data from a new object for the same module',
      'webpack/lib/module/Module.js',
      /updateCacheModule\(module\) \{\s*this\.type = module\.type/u,
    ],
    [
      'so the next build runs its loaders again',
      'webpack/lib/module/NormalModule.js',
      /invalidateBuild\(\) \{\s*this\._forceBuild = true/u,
    ],
    [
      'Returns how `import` sees the module',
      'webpack/lib/module/Module.js',
      /case "flagged":\s*return strict \? "default-with-named" : "namespace"/u,
    ],
    [
      'if scope hoisting may not put the module behind a function',
      'webpack/lib/module/Module.js',
      /canBeWrappedInConcatenation\(\) \{\s*return true/u,
    ],
    [
      "in this chunk or in a different one, can't reach it otherwise",
      'webpack/lib/module/Module.js',
      /if \(!this\.isAccessibleInChunk\(chunkGraph, originChunk, chunk\)\) \{\s*return true/u,
    ],
    [
      'which read and set the id within one compilation',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_ID"\s*\)\.getModuleId\(this\)/u,
    ],
    [
      'since the hash depends on the runtime of a chunk',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_HASH"\s*\)\.getModuleHash\(this, undefined\)/u,
    ],
    [
      'which returns the shortened hash for that runtime',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_RENDERED_HASH"\s*\)\.getRenderedModuleHash\(this, undefined\)/u,
    ],
    [
      "`moduleGraph.getPreOrderIndex(module)`, which returns the module's place",
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_INDEX"\s*\)\.getPreOrderIndex\(this\)/u,
    ],
    [
      'in the order in which modules are reached',
      'webpack/lib/graph/buildChunkGraph.js',
      /moduleGraph\.setPreOrderIndexIfUnset\(/u,
    ],
    [
      "`moduleGraph.getPostOrderIndex(module)`, which returns the module's place",
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_INDEX2"\s*\)\.getPostOrderIndex\(this\)/u,
    ],
    [
      '`moduleGraph.getDepth(module)`, which returns the number of steps',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_DEPTH"\s*\)\.getDepth\(this\)/u,
    ],
    [
      '`moduleGraph.getIssuer(module)`, which returns the module that first requested',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_ISSUER"\s*\)\.getIssuer\(this\)/u,
    ],
    [
      'since the exports in use depend on the runtime',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_USED_EXPORTS"\s*\)\.getUsedExports\(this, undefined\)/u,
    ],
    [
      'which returns the list of reasons that appears in stats',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_OPTIMIZATION_BAILOUT"\s*\)\.getOptimizationBailout\(this\)/u,
    ],
    [
      'which looks at the connections of one compilation',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_OPTIONAL"/u,
    ],
    [
      '`chunkGraph.connectChunkAndModule(chunk, module)`, which changes both sides',
      'webpack/lib/module/Module.js',
      /chunkGraph\.connectChunkAndModule\(chunk, this\)/u,
    ],
    [
      '`chunkGraph.disconnectChunkAndModule(chunk, module)`, which changes both sides',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_REMOVE_CHUNK"\s*\)\.disconnectChunkAndModule\(chunk, this\)/u,
    ],
    [
      'which is `true` for the entry of any chunk',
      'webpack/lib/graph/ChunkGraph.js',
      /isEntryModule\(module\) \{[^}]*return cgm\.entryInChunks !== undefined/u,
    ],
    [
      '`chunkGraph.getModuleChunks(module)`, or `getModuleChunksIterable` if you only iterate',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_GET_CHUNKS"\s*\)\.getModuleChunks\(this\)/u,
    ],
    [
      '`chunkGraph.getNumberOfModuleChunks(module)`, which counts the chunks',
      'webpack/lib/module/Module.js',
      /"DEP_WEBPACK_MODULE_GET_NUMBER_OF_CHUNKS"\s*\)\.getNumberOfModuleChunks\(this\)/u,
    ],
    [
      'or the ordered variant with a comparison function',
      'webpack/lib/module/Module.js',
      /\)\.getOrderedModuleChunksIterable\(this, compareChunksById\)/u,
    ],
    [
      'which also takes a path of several names',
      'webpack/lib/graph/ExportsInfo.js',
      /isExportProvided\(name\) \{\s*if \(Array\.isArray\(name\)\)/u,
    ],
    [
      'returns code that has already been generated',
      'webpack/lib/module/CodeGenerationResults.js',
      /getSource\(module, runtime, sourceType\) \{/u,
    ],
    [
      'returns the estimated size in bytes before minimizing',
      'webpack/lib/module/NormalModule.js',
      /const size = Math\.max\(\s*1,[\s\S]{0,60}\.getSize\(this, type\)/u,
    ],
    [
      'Returns the types of output that the module can generate',
      'webpack/lib/module/NormalModule.js',
      /this\._sourceTypes =[\s\S]{0,60}\(this\.generator\)\.getTypes\(\s*this/u,
    ],
    [
      'Dependencies of `import()` and other split points are in blocks',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /parser\.state\.current\.addBlock\(depBlock\)/u,
    ],
    [
      'such as `exportsType` (`namespace` for an ES module)',
      'webpack/lib/dependencies/esm/ESMExports.js',
      /buildMeta\.exportsType = "namespace"/u,
    ],
    [
      'or is loaded before the group on every path to it',
      'webpack/lib/module/Module.js',
      /if \(cg\.isInitial\(\)\) return false;[\s\S]{0,100}for \(const parent of cg\.parentsIterable\) queue\.add/u,
    ],
    [
      'only has a result if the `profile` option is on',
      'webpack/lib/Compilation.js',
      /if \(currentProfile !== undefined\) \{\s*moduleGraph\.setProfile\(newModule, currentProfile\)/u,
    ],
    [
      'If `true`, loaders and generators are asked for a source map',
      'webpack/lib/module/NormalModule.js',
      /sourceMap: Boolean\(this\.useSourceMap\)/u,
    ],
    [
      'this string contains the absolute path with loaders and query',
      'webpack/lib/module/NormalModule.js',
      /identifier\(\) \{[\s\S]{0,100}this\.request/u,
    ],
    [
      'in the order in which they appear in the source',
      'webpack/lib/graph/DependenciesBlock.js',
      /addDependency\(dependency\) \{\s*this\.dependencies\.push\(dependency\)/u,
    ],
    [
      'Adds the files, folders, missing paths and build dependencies',
      'webpack/lib/module/Module.js',
      /addCacheDependencies\(\s*fileDependencies,\s*contextDependencies,\s*missingDependencies,\s*buildDependencies/u,
    ],
    [
      'for code that is loaded later',
      'webpack/lib/graph/AsyncDependenciesBlock.js',
      /isAsyncBlock\(\) \{\s*return true/u,
    ],
    [
      'Returns the errors of only this module',
      'webpack/lib/module/Module.js',
      /getErrors\(\) \{\s*return this\._errors/u,
    ],
    [
      'Returns the warnings of only this module',
      'webpack/lib/module/Module.js',
      /getWarnings\(\) \{\s*return this\._warnings/u,
    ],
    [
      'A missing module then causes a warning, not an error',
      'webpack/lib/Compilation.js',
      /if \(dependencies\.every\(\(d\) => d\.optional\)\) \{\s*this\.warnings\.push\(err\)/u,
    ],
    [
      "Connections in the module graph aren't touched",
      'webpack/lib/graph/DependenciesBlock.js',
      /if \(idx >= 0\) \{\s*this\.dependencies\.splice\(idx, 1\);\s*\}\s*\}/u,
    ],
    [
      "and don't lead to a module",
      'webpack/lib/dependencies/core/NullDependency.js',
      /class NullDependency extends Dependency \{/u,
    ],
  ]),
];
