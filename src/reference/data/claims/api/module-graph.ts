import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/module-graph', [
    [
      'complete on the `finishModules` hook',
      'webpack/lib/Compilation.js',
      /this\.hooks\.finishModules\.callAsync\(modules/u,
    ],
    [
      "or `null` if the dependency doesn't lead to a module",
      'webpack/lib/graph/ModuleGraph.js',
      /return connection !== undefined \? connection\.module : null/u,
    ],
    [
      'the result is the new target',
      'webpack/lib/graph/ModuleGraph.js',
      /newConnection\.module = module;\s*this\._dependencyMap\.set\(/u,
    ],
    [
      'before any optimization redirected the import',
      'webpack/lib/graph/ModuleGraph.js',
      /return connection !== undefined \? connection\.resolvedModule : null/u,
    ],
    [
      'The result is `null` for an entry, and for any other module',
      'webpack/lib/Compilation.js',
      /setIssuerIfUnset\(\s*module,\s*originModule !== undefined \? originModule : null/u,
    ],
    [
      "a dependency's connection comes from, after optimizations, or `null`",
      'webpack/lib/graph/ModuleGraph.js',
      /connection !== undefined \? connection\.originModule : null/u,
    ],
    [
      'connection originally came from, or `null`',
      'webpack/lib/graph/ModuleGraph.js',
      /connection !== undefined \? connection\.resolvedOriginModule : null/u,
    ],
    [
      'counted from zero, or `-1`',
      'webpack/lib/graph/Dependency.js',
      /this\._parentDependenciesBlockIndex = -1;/u,
      'getParentBlockIndex',
    ],
    [
      "or `undefined` if the dependency doesn't lead to a module",
      'webpack/lib/graph/ModuleGraph.js',
      /return connection === null \? undefined : connection/u,
    ],
    [
      'or `undefined` if there are none',
      'webpack/lib/graph/ModuleGraph.js',
      /connections === undefined\s*\? undefined\s*: connections\.getFromUnorderedCache\(getConnectionsByModule\)/u,
      'getOutgoingConnectionsByModule',
    ],
    [
      'Adds a connection without a dependency, so a module counts as used',
      'webpack/lib/graph/ModuleGraph.js',
      /new ModuleGraphConnection\(null, null, module, explanation\)/u,
    ],
    [
      'Redirects a dependency to another module, but remembers',
      'webpack/lib/graph/ModuleGraph.js',
      /const newConnection = connection\.clone\(\);\s*newConnection\.module = module;/u,
    ],
    [
      'Removes the connection of a dependency from both modules',
      'webpack/lib/graph/ModuleGraph.js',
      /targetMgm\.incomingConnections\.delete\(connection\);[\s\S]{0,180}\.delete\(connection\);\s*this\._dependencyMap\.set\(dependency, null\)/u,
    ],
    [
      'and `null` means that nothing is known',
      'webpack/lib/graph/ExportsInfo.js',
      /switch \(this\._otherExportsInfo\.provided\) \{\s*case undefined:\s*return null;\s*case null:\s*return true/u,
    ],
    [
      "`false` that the module isn't used at all, and `null`",
      'webpack/lib/graph/ExportsInfo.js',
      /case UsageState\.NoInfo:\s*return null;\s*case UsageState\.Unused:\s*return false/u,
    ],
    [
      '`true` means that all exports count as used',
      'webpack/lib/graph/ExportsInfo.js',
      /case UsageState\.OnlyPropertiesUsed:\s*case UsageState\.Used:\s*return true/u,
    ],
    [
      "`false` if it doesn't, and `null` if webpack doesn't know",
      'webpack/lib/graph/ModuleGraph.js',
      /isExportProvided\(exportName\);\s*return result === undefined \? null : result/u,
    ],
    [
      "The information is created if it doesn't exist",
      'webpack/lib/graph/ExportsInfo.js',
      /return this\._redirectTo\.getExportInfo\(name\);\s*\}\s*return this\._createOwnExportInfo\(name\)/u,
    ],
    [
      'Unknown exports share one piece of information',
      'webpack/lib/graph/ExportsInfo.js',
      /return this\._redirectTo\.getReadOnlyExportInfo\(name\);\s*\}\s*return this\._otherExportsInfo/u,
    ],
    [
      "if it's lower than the known number, and returns",
      'webpack/lib/graph/ModuleGraph.js',
      /if \(mgm\.depth === null \|\| mgm\.depth > depth\) \{/u,
    ],
    [
      'unless the module already has one, and returns whether',
      'webpack/lib/graph/ModuleGraph.js',
      /if \(mgm\.preOrderIndex === null\) \{\s*mgm\.preOrderIndex = index;\s*return true/u,
      'setPreOrderIndexIfUnset',
    ],
    [
      'unless the module already has one, and returns whether',
      'webpack/lib/graph/ModuleGraph.js',
      /if \(mgm\.postOrderIndex === null\) \{\s*mgm\.postOrderIndex = index;\s*return true/u,
      'setPostOrderIndexIfUnset',
    ],
    [
      'each call during a compilation returns the same object',
      'webpack/lib/graph/ModuleGraph.js',
      /getMeta\(thing\) \{\s*let meta = this\._metaMap\.get\(thing\);\s*if \(meta === undefined\)/u,
    ],
    [
      'if that object already exists, and otherwise `undefined`',
      'webpack/lib/graph/ModuleGraph.js',
      /getMetaIfExisting\(thing\) \{\s*return this\._metaMap\.get\(thing\)/u,
    ],
    [
      "and isn't asynchronous, so it may run later",
      'webpack/lib/graph/ModuleGraph.js',
      /isDeferred\(module\) \{\s+if \(this\.isAsync\(module\)\) return false;/u,
    ],
    [
      'in place of the known issuer',
      'webpack/lib/graph/ModuleGraph.js',
      /setIssuer\(module, issuer\) \{\s*const mgm = [^;]*;\s*mgm\.issuer = issuer/u,
    ],
    [
      'unless an issuer is already known',
      'webpack/lib/graph/ModuleGraph.js',
      /if \(mgm\.issuer === undefined\) mgm\.issuer = issuer/u,
    ],
    [
      'the exports and the asynchronous flag',
      'webpack/lib/graph/ModuleGraph.js',
      /newMgm\.async = oldMgm\.async;/u,
    ],
    [
      'the depth and the asynchronous flag of a module',
      'webpack/lib/graph/ModuleGraph.js',
      /removeModuleAttributes\(module\) \{[^}]*mgm\.async = false;/u,
    ],
    [
      'the depth and the asynchronous flag of all modules',
      'webpack/lib/graph/ModuleGraph.js',
      /removeAllModuleAttributes\(\) \{[^}]*mgm\.async = false;/u,
    ],
    [
      'as `compilation.unseal()` does',
      'webpack/lib/Compilation.js',
      /unseal\(\) \{[\s\S]{0,700}moduleGraph\.removeAllModuleAttributes\(\)/u,
    ],
    [
      'keeps the answer while the graph is frozen',
      'webpack/lib/graph/ModuleGraph.js',
      /if \(this\._cache === undefined\) return fn\(this, \.\.\.args\)/u,
      'cached',
    ],
    [
      'The used exports are known after `optimizeDependencies`',
      'webpack/lib/optimize/FlagDependencyUsagePlugin.js',
      /compilation\.hooks\.optimizeDependencies\.tap\(/u,
    ],
    [
      'returns the module in which a dependency is written',
      'webpack/lib/graph/ModuleGraph.js',
      /getParentModule\(dependency\) \{[\s\S]{0,160}_parentModule/u,
    ],
    [
      'returns the module that first requested the given module',
      'webpack/lib/Compilation.js',
      /moduleGraph\.setIssuerIfUnset\(\s*module,\s*originModule !== undefined \? originModule : null/u,
    ],
    [
      'Its properties include `originModule`, `module`, `dependency` and `explanation`',
      'webpack/lib/graph/ModuleGraphConnection.js',
      /this\.originModule = originModule;[\s\S]{0,120}this\.resolvedOriginModule = originModule;/u,
    ],
    [
      'returns all connections that lead to a module',
      'webpack/lib/graph/ModuleGraph.js',
      /getIncomingConnections\(module\) \{[^;]*\.incomingConnections;\s*return connections/u,
    ],
    [
      'returns all connections that start in a module',
      'webpack/lib/graph/ModuleGraph.js',
      /getOutgoingConnections\(module\) \{[^;]*\.outgoingConnections;\s*return connections/u,
    ],
    [
      'the key can be `null` or `undefined`',
      'webpack/lib/graph/ModuleGraph.js',
      /\{ReadonlyMap<Module \| undefined \| null, ReadonlyArray<ModuleGraphConnection>>\}/u,
    ],
    [
      'Sorts the dependencies of all modules for which `updateParent` was called',
      'webpack/lib/graph/ModuleGraph.js',
      /for \(const mod of this\._modulesNeedingSort\) \{[\s\S]{0,250}sortWithSourceOrder\(/u,
    ],
    [
      'the compilation calls this method after parsing',
      'webpack/lib/Compilation.js',
      /this\.moduleGraph\.setParents\(/u,
    ],
    [
      'the module that the request was resolved to, before any optimization',
      'webpack/lib/graph/ModuleGraph.js',
      /connection !== undefined \? connection\.resolvedModule : null/u,
    ],
    [
      'has something to list if `usedExports` is on, as in production',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "usedExports", production\)/u,
    ],
    [
      'Returns the number of steps from the nearest entry to a module',
      'webpack/lib/Compilation.js',
      /if \(!moduleGraph\.setDepthIfLower\(module, depth\)\) return;\s*queue\.add\(module\)/u,
    ],
    ['or `null` before this is known', 'webpack/lib/graph/ModuleGraph.js', /this\.depth = null;/u],
    [
      "Sets the number of steps if it's lower than the known number",
      'webpack/lib/graph/ModuleGraph.js',
      /if \(mgm\.depth === null \|\| mgm\.depth > depth\) \{\s*mgm\.depth = depth;\s*return true/u,
    ],
    [
      "returns the list of reasons why a module wasn't optimized",
      'webpack/lib/graph/ModuleGraph.js',
      /this\.optimizationBailout = \[\]/u,
    ],
    [
      'If you push your own sentence to this list, `stats.optimizationBailout` prints it',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /\.getOptimizationBailout\(module\)/u,
    ],
    [
      'Returns `true` if the module waits for something before its exports are available',
      'webpack/lib/graph/ModuleGraph.js',
      /isAsync\(module\) \{[^}]*return mgm\.async/u,
    ],
    [
      'as with top-level `await`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.topLevelAwait\.call\(expression\)/u,
    ],
    [
      'Marks a module as one that waits for something',
      'webpack/lib/graph/ModuleGraph.js',
      /setAsync\(module\) \{[^}]*mgm\.async = true/u,
    ],
    [
      'The compilation calls this method when it seals',
      'webpack/lib/Compilation.js',
      /this\.moduleGraph\.freeze\("seal"\)/u,
    ],
    [
      'Ends the freeze and drops the answers that were kept',
      'webpack/lib/graph/ModuleGraph.js',
      /unfreeze\(\) \{\s*this\._cache = undefined/u,
    ],
    [
      "With `experiments.cacheUnaffected`, the answer is kept until the dependency's module changes",
      'webpack/lib/graph/ModuleGraph.js',
      /if \(this\._moduleMemCaches && this\._cacheStage\) \{\s*const memCache = this\._moduleMemCaches\.get\(/u,
    ],
    [
      'Returns the information about one export, which you can change',
      'webpack/lib/graph/ModuleGraph.js',
      /return mgm\.exports\.getExportInfo\(exportName\)/u,
    ],
    [
      "`false` that the module isn't used at all",
      'webpack/lib/graph/ExportsInfo.js',
      /case UsageState\.Unused:\s*return false/u,
    ],
    [
      'returns whether the connection counts for a runtime',
      'webpack/lib/graph/ModuleGraphConnection.js',
      /isActive\(runtime\) \{\s*if \(!this\.conditional\) return this\._active;/u,
    ],
    [
      'Returns the same object as `getMeta` if that object already exists',
      'webpack/lib/graph/ModuleGraph.js',
      /getMetaIfExisting\(thing\) \{\s*return this\._metaMap\.get\(/u,
    ],
    [
      "It's `undefined` for a module that was added without a dependency",
      'webpack/lib/graph/ModuleGraph.js',
      /this\.issuer = undefined/u,
    ],
    [
      'the module, or a split point in it',
      'webpack/lib/graph/ModuleGraph.js',
      /getParentBlock\(dependency\) \{[\s\S]{0,60}dependency\._parentDependenciesBlock/u,
    ],
    [
      'Returns the connections to a module, grouped by',
      'webpack/lib/graph/ModuleGraph.js',
      /connections\.getFromUnorderedCache\(getConnectionsByOriginModule\)/u,
    ],
    [
      'as scope hoisting does',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /moduleGraph\.moveModuleConnections\(/u,
    ],
    [
      'Copies each outgoing connection that your function accepts',
      'webpack/lib/graph/ModuleGraph.js',
      /newConnection\.originModule = newModule;\s*newConnections\.add\(newConnection\)/u,
    ],
    [
      'the compilation calls this method for each import',
      'webpack/lib/Compilation.js',
      /moduleGraph\.setResolvedModule\(/u,
    ],
    [
      "returns everything that is known about a module's exports",
      'webpack/lib/graph/ModuleGraph.js',
      /getExportsInfo\(module\) \{[^}]*return mgm\.exports;/u,
    ],
    [
      '`getProvidedExports(module)` returns the names of the exports',
      'webpack/lib/graph/ModuleGraph.js',
      /return mgm\.exports\.getProvidedExports\(\)/u,
    ],
    [
      'returns the names of the exports that a runtime uses',
      'webpack/lib/graph/ModuleGraph.js',
      /return mgm\.exports\.getUsedExports\(runtime\)/u,
    ],
    [
      'returns an object in which you can store data',
      'webpack/lib/graph/ModuleGraph.js',
      /this\._metaMap\.set\(thing, meta\)/u,
    ],
    [
      'how long the steps of building the module took, if `profile` is on',
      'webpack/lib/Compilation.js',
      /const currentProfile = this\.profile\s*\? new ModuleProfile\(\)/u,
    ],
    [
      'Stats print the explanation that you pass',
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.explanation = reason\.explanation/u,
    ],
    [
      'A connection links a dependency to the module it leads to',
      'webpack/lib/graph/ModuleGraphConnection.js',
      /this\.dependency = dependency;[\s\S]{0,80}this\.resolvedModule = module/u,
    ],
    [
      'took, as the compilation does',
      'webpack/lib/Compilation.js',
      /moduleGraph\.setProfile\(newModule, currentProfile\)/u,
    ],
  ]),
];
