import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/module-concatenation-plugin', [
    [
      'puts modules that belong together in one function',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /ConcatenatedModule\.create\(\s*rootModule,\s*modules,/u,
    ],
    [
      'Production builds merge modules by default',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'In development, the option is off',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'The plugin has no options',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /class ModuleConcatenationPlugin \{(?:\s|\/\*[^/]*\/)*apply\(/u,
    ],
    [
      'CommonJS modules in strict mode have taken part',
      'webpack/lib/javascript/JavascriptGenerator.js',
      /if \(buildInfo === undefined \|\| !buildInfo\.strict\) \{\s+return "Module is not in strict mode";/u,
    ],
    [
      "A CommonJS module without `'use strict'`",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /"Module is not in strict mode"\);/u,
    ],
    [
      'The module is a CommonJS module and `commonjs` is turned off',
      'webpack/lib/javascript/JavascriptGenerator.js',
      /if \(!context\.concatenateCommonJsModules\) \{\s+return "Module is not an ECMAScript module";/u,
    ],
    [
      "or it's a stylesheet whose `esModule` is turned off",
      'webpack/lib/css/CssGenerator.js',
      /if \(!this\._esModule\) \{\s+return "Module is not an ECMAScript module";/u,
    ],
    [
      'Resources would be released when the merged module ends',
      'webpack/lib/javascript/JavascriptMetaInfoPlugin.js',
      /moduleConcatenationBailout =\s*"a top-level using declaration";/u,
    ],
    [
      "a plain assignment doesn't prevent merging",
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /\} else if \(target\) \{\s+assignmentTarget = target;\s+\} else \{(?:\s+\/\/.*)*\s+bailOutOfConcatenation\(\);/u,
    ],
    [
      'so the assignment has to fail when it runs',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /moduleConcatenationBailout =\s*"assignment to an imported binding";/u,
    ],
    [
      'This reason only occurs with HotModuleReplacementPlugin',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /moduleConcatenationBailout = "Hot Module Replacement"/u,
    ],
    [
      'has to be replaceable',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /moduleConcatenationBailout =\s*"Hot Module Replacement"/u,
    ],
    [
      'has a top-level `await`, or imports a module that has one',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(moduleGraph\.isAsync\(module\)\) \{\s+setBailoutReason\(module, "Module is async"\);/u,
    ],
    [
      "but can't be part of another module",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /"Module is an entry point"\);\s+canBeInner = false;/u,
    ],
    [
      'because another chunk provides it',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /is not in the same chunk\(s\)/u,
    ],
    [
      "webpack can't determine the exports",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /exportInfo\.provided !== true/u,
    ],
    [
      "webpack can't determine what a reexport refers to",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /exportInfo\.isReexport\(\) && !exportInfo\.getTarget\(moduleGraph\)/u,
    ],
    [
      'imported with `import defer` and has to run on its own',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /"Module is deferred"\);\s+canBeInner = false;/u,
    ],
    [
      '`specNamespaceObject` is on, and only a separate module',
      'webpack/lib/dependencies/esm/ESMModulesPlugin.js',
      /if \(parserOptions\.specNamespaceObject\) \{/u,
    ],
    [
      "option is off and you add only the plugin, CommonJS modules don't take part",
      'webpack/lib/util/concatenate.js',
      /\? concatenateModules\.commonjs !== false\s+: concatenateModules === true;/u,
    ],
    ['since 5.109', 'webpack/lib/optimize/ModuleConcatenationPlugin.js', /commonjs/u],
    [
      "The module isn't used in the output at all",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /getNumberOfModuleChunks\(module\) === 0\) \{\s+setBailoutReason\(module, "Module is not in any chunk"/u,
    ],
    [
      'sorted by their distance from an entry, nearest first',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /\(a, b\) =>\s+\/\*\* @type \{number\} \*\/ \(moduleGraph\.getDepth\(a\)\) -/u,
    ],
    [
      'A CommonJS module, a stylesheet, or a module whose list',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /exportsType !== "namespace"\s+\) \{\s+canBeRoot = false;/u,
    ],
    [
      'whose list of exports is dynamic can only join a group',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /`List of module exports is dynamic [^;]*;\s+canBeRoot = false;/u,
    ],
    [
      'and so can entry points and deferred modules',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /setInnerBailoutReason\(module, "Module is an entry point"\);\s*canBeInner = false;/u,
    ],
    [
      'webpack tries to add each module that the root imports',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /candidates\.add\(imp\);/u,
    ],
    [
      "A module can join if it's in every chunk of the root",
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /config\.rootChunks\.filter\(\s+\(chunk\) => !chunkGraph\.isModuleInChunk\(module, chunk\)/u,
    ],
    [
      'if all other modules that import it join too',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /for \(const originModule of incomingModules\) \{\s+const problem = this\._tryToAdd\(/u,
    ],
    [
      "an `import()` isn't, even inside the group",
      'webpack/lib/dependencies/import/ImportDependency.js',
      /^(?![\s\S]*canConcatenate)/u,
    ],
    [
      'All these imports must be of a kind',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /isDependencyKind\(dep, "esm-import"\) &&/u,
    ],
    [
      'are taken out again',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(backup !== undefined\) config\.rollback\(backup\);/u,
    ],
    [
      'Modules that joined earlier stay',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /config\.rollback\(backup\)/u,
    ],
    [
      'part of a group is no longer tried as a root',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(usedAsInner\.has\(currentRoot\)\) continue;/u,
    ],
    [
      'part of a larger group, its own group is dropped',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(usedModules\.has\(rootModule\)\) return callback\(\);/u,
    ],
    [
      'Each group with at least two modules becomes one module',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /isEmpty\(\) \{\s+return this\.modules\.size === 1;/u,
    ],
    [
      'A module used by several entries can be part',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(usedModules\.has\(rootModule\)\) return callback\(\);/u,
    ],
    [
      'In that case, the output contains the module several times',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /if \(usedModules\.has\(rootModule\)\) return callback\(\);/u,
    ],
  ]),
];
