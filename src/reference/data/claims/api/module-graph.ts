import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/module-graph', [
    [
      "or `null` if the dependency doesn't lead to a module",
      'webpack/lib/graph/ModuleGraph.js',
      /return connection !== undefined \? connection\.module : null/u,
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
      'and `null` means that nothing is known',
      'webpack/lib/graph/ExportsInfo.js',
      /switch \(this\._otherExportsInfo\.provided\) \{\s*case undefined:\s*return null;\s*case null:\s*return true/u,
    ],
    [
      "`false` if it doesn't, and `null` if webpack doesn't know",
      'webpack/lib/graph/ModuleGraph.js',
      /isExportProvided\(exportName\);\s*return result === undefined \? null : result/u,
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
      "and isn't asynchronous, so it may run later",
      'webpack/lib/graph/ModuleGraph.js',
      /isDeferred\(module\) \{\s+if \(this\.isAsync\(module\)\) return false;/u,
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
  ]),
];
