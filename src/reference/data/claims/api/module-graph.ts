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
      'Ends the freeze and drops the answers',
      'webpack/lib/graph/ModuleGraph.js',
      /unfreeze\(\) \{\s*this\._cache = undefined/u,
    ],
    [
      'keeps the answer while the graph is frozen',
      'webpack/lib/graph/ModuleGraph.js',
      /if \(this\._cache === undefined\) return fn\(this, \.\.\.args\)/u,
      'cached',
    ],
  ]),
];
