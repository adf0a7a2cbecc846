import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'concepts/dependency-graph',
    'prints 2 for `./src/round.js`, and 0',
    'there are four reasons in two modules',
  ),
  ...claimsOfPage('concepts/dependency-graph', [
    [
      '`url()` is replaced with the URL of a file',
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s+oneOf: \[[\s\S]{0,120}?type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      'A module is in the graph once',
      'webpack/lib/Compilation.js',
      /const alreadyAddedModule = this\._modules\.get\(identifier\);\s+if \(alreadyAddedModule\)/u,
    ],
    [
      'are different requests',
      'webpack/lib/module/NormalModule.js',
      /return `\$\{this\.type\}\|\$\{this\.request\}`;/u,
    ],
    [
      'any file below `pages` that ends in `.js`',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "wrappedContextRecursive", true\);/u,
    ],
    [
      'If a request is only a variable',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "exprContextCritical", true\);/u,
    ],
    [
      "webpack can't find anything, and warns",
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "unknownContextCritical", true\);/u,
    ],
    [
      "because it's already loaded when `receipt.js` arrives",
      'webpack/lib/graph/buildChunkGraph.js',
      /isOrdinalSetInMask\(minAvailableModules, getModuleOrdinal\(refModule\)\)/u,
    ],
    [
      'Exports that nothing imports are left out of production builds',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "usedExports", production\);/u,
    ],
    [
      'a production build saves a function wrapper',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'reuses a result if none of the files behind it has changed',
      'webpack/lib/module/NormalModule.js',
      /fileSystemInfo\.checkSnapshotValid\(/u,
    ],
    [
      'prints, for each module, the modules that asked for it',
      'webpack/schemas/WebpackOptions.json',
      /Add information about the reasons why modules are included/u,
    ],
    [
      'and one for each place where it uses a name',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /const dep = new ESMImportSpecifierDependency\(/u,
    ],
    [
      "the other's exports have no values yet, except for functions",
      'webpack/lib/dependencies/esm/ESMExportInitFragment.js',
      /InitFragment\.STAGE_ESM_EXPORTS,\s*1,/u,
    ],
    [
      'rebuilds little more than the modules whose files have changed',
      'webpack/lib/module/NormalModule.js',
      /checkSnapshotValid\(snapshot, \(err, valid\) => \{\s*if \(err\)[^;]+;\s*if \(!valid\) return callback\(null, true\)/u,
    ],
    [
      'Plugins can query the graph itself, `compilation.moduleGraph`',
      'webpack/lib/Compilation.js',
      /this\.moduleGraph = new ModuleGraph\(/u,
    ],
    [
      'webpack starts at the entry points',
      'webpack/lib/entry/EntryPlugin.js',
      /compiler\.hooks\.make\.tapAsync\(PLUGIN_NAME, \(compilation, callback\)/u,
    ],
    [
      'You never have to list them',
      'webpack/lib/Compilation.js',
      /this\.hooks\.addEntry\.call\(entry, options\)/u,
    ],
    [
      'An `import` binds names',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /parser\.hooks\.importSpecifier\.tap\(/u,
    ],
    [
      '`import()` draws a boundary',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /const depBlock = new AsyncDependenciesBlock\(/u,
    ],
    [
      'but there is only one copy of it',
      'webpack/lib/Compilation.js',
      /const alreadyAddedModule = this\._modules\.get\(identifier\);/u,
    ],
    [
      "webpack reads your code but doesn't run it",
      'webpack/lib/javascript/JavascriptParser.js',
      /\(\{ ast, comments \} = JavascriptParser\._parse\(/u,
    ],
    [
      'An `import()` is satisfied later',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /const depBlock = new AsyncDependenciesBlock\(/u,
    ],
    [
      'everything behind an `import()` to another',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /const depBlock = new AsyncDependenciesBlock\(/u,
    ],
    ['which has the reason `entry`', 'webpack/lib/entry/EntryDependency.js', /return "entry";/u],
    [
      "The same file can be two modules if it's requested in different ways",
      'webpack/lib/module/NormalModule.js',
      /identifier\(\) \{[\s\S]{0,110}return this\.request;/u,
    ],
    [
      'a file that passes through two different lists of loaders is two modules',
      'webpack/lib/module/NormalModuleFactory.js',
      /request: stringifyLoadersAndResource\(\s*allLoaders,/u,
    ],
    [
      'The parts are called chunks',
      'webpack/lib/graph/buildChunkGraph.js',
      /c = compilation\.addChunkInGroup\(/u,
    ],
  ]),
];
