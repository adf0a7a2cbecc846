import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured('guides/ecma-script-modules', 'grows by about 1.5 kB of minimized code'),
  ...claimsOfPage('guides/ecma-script-modules', [
    [
      'an import that misspells a name is a build error (elsewhere, a warning)',
      'webpack/lib/dependencies/esm/ESMImportSpecifierDependency.js',
      /strictHarmonyModule\s+\? ExportPresenceModes\.ERROR\s+: ExportPresenceModes\.WARN/u,
    ],
    [
      '`.cjs`, and `.js` with `"type": "commonjs"`',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.cjs\$\/i,\s+\.\.\.commonjs/u,
    ],
    [
      'everything that imports it, asynchronous',
      'webpack/lib/dependencies/esm/ESMDetectionParserPlugin.js',
      /topLevelAwait[\s\S]*module\.buildMeta\.async = true;/u,
    ],
    [
      'has to name files in full',
      'webpack/lib/config/defaults.js',
      /byDependency: \{\s+esm: \{\s+fullySpecified: true/u,
    ],
    [
      'The value of `module.exports` is the default export',
      'webpack/lib/module/Module.js',
      /"default-with-named": [^\n]*namespace = \{ \.\.\.exports, default: exports \}/u,
    ],
    [
      'the default export is all of `module.exports`',
      'webpack/lib/module/Module.js',
      /case "flagged":\s+return strict \? "default-with-named" : "namespace";/u,
    ],
    [
      'the mark counts, and the default export is the property',
      'webpack/lib/module/Module.js',
      /case "flagged":\s+return strict \? "default-with-named" : "namespace";/u,
    ],
    [
      'By default, the output is a classic script or, for Node.js, CommonJS',
      'webpack/lib/config/defaults.js',
      /if \(tp\.document\) return "array-push";\s+if \(tp\.require\) return "commonjs";/u,
    ],
    [
      'The file is called `main.mjs`',
      'webpack/lib/config/defaults.js',
      /D\(output, "filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\);/u,
    ],
    [
      'was removed in webpack 5.111 and has no effect',
      'webpack/schemas/WebpackOptions.json',
      /^(?![\s\S]*"outputModule")[\s\S]*"Experiments": \{[^{}]*"additionalProperties": true/u,
    ],
    [
      'failed to resolve only because it was resolved as fully specified',
      'webpack/lib/module/NormalModuleFactory.js',
      /failed to resolve only because it was resolved as fully specified/u,
    ],
    [
      "Can't import the named export 'x' … from default-exporting module",
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /`Can't import the named export \$\{ids/u,
    ],
    [
      'which webpack follows in bundles for Node.js',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "createRequire", isNode\);/u,
    ],
    [
      "`export 'x' (imported as 'x') was not found`",
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /\$\{additionalMessage\} was not found in '/u,
    ],
    [
      'leaves a mark, `__esModule`',
      'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js',
      /if\(\(mode & 4\) && value\.__esModule\) return value;/u,
    ],
    [
      '`require` still works in it',
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /\.for\(JAVASCRIPT_MODULE_TYPE_AUTO\)\s+\.tap\(PLUGIN_NAME, handler\);/u,
    ],
    [
      'a file that contains `import` or `export` is a module',
      'webpack/lib/dependencies/esm/ESMDetectionParserPlugin.js',
      /ast\.body\.some\(\s+\(statement\) =>\s+statement\.type === "ImportDeclaration" \|\|/u,
    ],
    [
      'passes on everything except the default export',
      'webpack/lib/dependencies/esm/ESMExportImportedSpecifierDependency.js',
      /ignoredExports\.add\("default"\);/u,
    ],
    [
      '`.mjs`, and `.js` with `"type": "module"`',
      defaults,
      /test: \/\\\.mjs\$\/i,\s+\.\.\.esm\s+\},\s+\{\s+test: \/\\\.js\$\/i,\s+descriptionData: \{\s+type: "module"/u,
    ],
    [
      '`.mts`, `.cts` and `.ts` behave in the same way',
      defaults,
      /test: \/\\\.mts\$\/i,\s+\.\.\.esm[\s\S]{0,160}?test: \/\\\.cts\$\/i,\s+\.\.\.commonjs/u,
    ],
    [
      'but it returns a URL',
      'webpack/lib/dependencies/url/ImportMetaResolveDependency.js',
      /\/\* asset import \*\/ \$\{moduleRaw\}, \$\{RuntimeGlobals\.baseURI\}\)\)\.href`/u,
    ],
    [
      '`import.meta.env.DEV`, `PROD` and `MODE`',
      'webpack/lib/config/WebpackOptionsApply.js',
      /"import\.meta\.env\.PROD": JSON\.stringify\(!development\),/u,
    ],
    [
      'becomes a module through the `await` alone',
      'webpack/lib/dependencies/esm/ESMDetectionParserPlugin.js',
      /topLevelAwait\.tap\(PLUGIN_NAME, \(node\) => \{[^}]{0,80}enableHarmony\(false\);/u,
    ],
    [
      "can't wait in this way",
      'webpack/lib/dependencies/esm/ESMModulesPlugin.js',
      /^(?![\s\S]*JAVASCRIPT_MODULE_TYPE_DYNAMIC)[\s\S]*\.for\(JAVASCRIPT_MODULE_TYPE_ESM\)/u,
    ],
    [
      'the `import()` of the browser or of Node.js',
      'webpack/lib/esm/ModuleChunkLoadingRuntimeModule.js',
      /`\$\{importFunctionName\}\(\$\{chunkImportBase\} \+ /u,
    ],
    [
      '`this` is `undefined` at the top level of',
      'webpack/lib/dependencies/esm/ESMTopLevelThisParserPlugin.js',
      /ESMExports\.isEnabled\(parser\.state\)\) \{\s+const dep = new ConstDependency\(\s+"undefined",/u,
    ],
    [
      'In a strict module, webpack leaves the CommonJS names',
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /^(?![\s\S]*JAVASCRIPT_MODULE_TYPE_ESM)[\s\S]*\.for\(JAVASCRIPT_MODULE_TYPE_DYNAMIC\)/u,
    ],
    [
      'webpack knows three kinds of JavaScript',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /const type of \[\s+JAVASCRIPT_MODULE_TYPE_AUTO,\s+JAVASCRIPT_MODULE_TYPE_DYNAMIC,\s+JAVASCRIPT_MODULE_TYPE_ESM\s+\]/u,
    ],
    [
      'JSON has only a default export',
      defaults,
      /with: \{ type: JSON_MODULE_TYPE \},\s+type: JSON_MODULE_TYPE,\s+parser: \{ namedExports: false \}/u,
    ],
    [
      'the property is looked up when the program runs',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /moduleGraph\.isExportProvided\(importedModule, ids\) === false/u,
    ],
    [
      'it reports an import of a missing name',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /moduleGraph\.isExportProvided\(importedModule, ids\) === false/u,
    ],
    [
      'the file itself, no matter where you write the imports',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /InitFragment\.STAGE_ESM_IMPORTS,/u,
    ],
    [
      "webpack's own rule for strict modules is more specific",
      defaults,
      /byDependency: \{\s+esm: \{\s+fullySpecified: true/u,
    ],
    [
      '`require()` of an ECMAScript module returns its namespace',
      'webpack/lib/module/Module.js',
      /case "namespace":\s+return "namespace";/u,
    ],
    [
      'If a loader processes such files, they are of the kind',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
  ]),
];
