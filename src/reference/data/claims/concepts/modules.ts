import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/modules', [
    [
      'all files that match a pattern (since 5.109)',
      'webpack-5-108/lib/ContextModuleFactory.js',
      /^(?![\s\S]*[gG]lob\b)/u,
    ],
    [
      'webpack includes all files that could match',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "wrappedContextRegExp", \/\.\*\/\);/u,
    ],
    [
      'it runs once, at its first import',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /if \(cachedModule !== undefined\) \{/u,
    ],
    [
      'two modules if you ask for its text and for its URL',
      'webpack/lib/module/NormalModule.js',
      /return `\$\{this\.type\}\|\$\{this\.request\}`;/u,
    ],
    [
      '`./a.js?x=1` and `./a.js?x=2` run separately',
      'webpack/lib/module/NormalModule.js',
      /return `\$\{this\.type\}\|\$\{this\.request\}`;/u,
    ],
    [
      "In production, it removes what isn't imported, even from JSON",
      'webpack/lib/json/JsonGenerator.js',
      /if \(exportInfo\.getUsed\(runtime\) === UsageState\.Unused\) continue;/u,
    ],
    [
      "In every mode, it reports imports of names that aren't exported",
      'webpack/lib/config/defaults.js',
      /D\(optimization, "providedExports", true\);/u,
    ],
    [
      'as an error in `javascript/esm` and as a warning in `javascript/auto`',
      'webpack/lib/dependencies/esm/ESMImportSpecifierDependency.js',
      /strictHarmonyModule\s+\? ExportPresenceModes\.ERROR\s+: ExportPresenceModes\.WARN/u,
    ],
    [
      'Leaving out unused parts works best with ECMAScript modules',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "usedExports", production\);/u,
    ],
    ['`.mjs`, `.mts`', 'webpack/lib/config/defaults.js', /test: \/\\\.mts\$\/i,\s+\.\.\.esm/u],
    ['`.cjs`, `.cts`', 'webpack/lib/config/defaults.js', /test: \/\\\.cts\$\/i,\s+\.\.\.commonjs/u],
    [
      "`.json`, `with { type: 'json' }`",
      'webpack/lib/config/defaults.js',
      /test: \/\\\.json\$\/i,\s+type: JSON_MODULE_TYPE/u,
    ],
    [
      'a CSS module if the name ends in `.module.css` or `.modules.css`',
      'webpack/lib/css/CssParser.js',
      /const IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i;/u,
    ],
    [
      '`new URL()`, `url()`, `<img src>`',
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s+oneOf: \[[\s\S]{0,120}?type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      "`with { type: 'text' }`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "text" \},\s+type: ASSET_MODULE_TYPE_SOURCE/u,
      'asset/source',
    ],
    [
      "`with { type: 'bytes' }`",
      'webpack/lib/config/defaults.js',
      /with: \{ type: "bytes" \},\s+type: ASSET_MODULE_TYPE_BYTES/u,
      'asset/bytes',
    ],
    [
      '`data:` URLs in references that would make a file',
      'webpack/lib/config/defaults.js',
      /scheme: \/\^data\$\/,\s+type: ASSET_MODULE_TYPE_INLINE/u,
    ],
    [
      'as in the table since webpack 5.109',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);\s+F\(experiments, "html"/u,
    ],
    [
      '`.js` and `.ts` in a package with `"type": "module"`',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.ts\$\/i,\s+descriptionData: \{\s+type: "module"\s+\},\s+\.\.\.esm/u,
    ],
    [
      '`.js` and `.ts` in a package with `"type": "commonjs"`',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.ts\$\/i,\s+descriptionData: \{\s+type: "commonjs"\s+\},\s+\.\.\.commonjs/u,
    ],
    [
      'every file that no other row applies to',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      'otherwise global styles',
      'webpack/lib/css/CssParser.js',
      /IS_MODULES\.test\(parsedModuleResource\.path\)/u,
    ],
    [
      'the URL of a copy',
      'webpack/lib/config/defaults.js',
      /\{\s+type: ASSET_MODULE_TYPE_RESOURCE\s+\}/u,
    ],
    [
      'the content as a `Uint8Array`',
      'webpack/lib/runtime/ToBinaryRuntimeModule.js',
      /new Uint8Array\(Buffer\.from\(base64, 'base64'\)\)/u,
    ],
    [
      "webpack removes types but doesn't check them",
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'imports have to name the file in full',
      'webpack/lib/config/defaults.js',
      /byDependency: \{\s+esm: \{\s+fullySpecified: true/u,
    ],
    [
      "`require` isn't a reference: webpack leaves the call as it is",
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /\.for\(JAVASCRIPT_MODULE_TYPE_AUTO\)[^;]*;\s[^;]*\.for\(JAVASCRIPT_MODULE_TYPE_DYNAMIC\)/u,
    ],
    [
      '`import` and `export` statements are syntax errors',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /case JAVASCRIPT_MODULE_TYPE_DYNAMIC: \{\s+return new JavascriptParser\("script"/u,
    ],
    [
      '`javascript/auto` accepts both forms',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /case JAVASCRIPT_MODULE_TYPE_AUTO: \{\s+return new JavascriptParser\("auto"/u,
    ],
    [
      'The second line gives you a `CSSStyleSheet` object',
      'webpack/lib/config/defaults.js',
      /with: \{ type: "css" \},\s+parser: \{\s+exportType: "css-style-sheet"/u,
    ],
    [
      '`asset` chooses between `asset/inline` and `asset/resource` by size',
      'webpack/lib/asset/AssetParser.js',
      /buildInfo\.dataUrl =\s+Buffer\.byteLength\(source\) <=/u,
    ],
    [
      'Without a rule, it is parsed as JavaScript',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      '“You may need an appropriate loader to handle this file type”',
      'webpack/lib/errors/ModuleParseError.js',
      /You may need an appropriate loader to handle this file type, currently no loaders/u,
    ],
    [
      'the rule wins',
      'webpack/lib/module/NormalModuleFactory.js',
      /\(options\.defaultRules\)\s+\},\s+\{\s+rules: [^\n]*\(options\.rules\)/u,
    ],
    [
      'when imported, its markup as a string',
      'webpack/lib/html/HtmlGenerator.js',
      /extract === "inline"\) return false;\s+return this\._isEntryModule\(module\);/u,
    ],
    [
      'and `composes: … from` in CSS modules',
      'webpack/lib/css/CssParser.js',
      /COMPOSES_PROPERTY = \/\^\(\?:composes\|compose-with\)\$\/i;/u,
    ],
    [
      '`import()`, which makes a chunk that is loaded later',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /const depBlock = new AsyncDependenciesBlock\(/u,
    ],
    [
      'You need no loader and no option to build it',
      'webpack/lib/config/defaults.js',
      /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      'webpack knows the exports of a module and which modules use them',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "providedExports", true\);/u,
    ],
    [
      '`module.exports` becomes the default export',
      'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js',
      /`def\['default'\] = \$\{runtimeTemplate\.returningFunction\("value", ""\)\};`/u,
    ],
    [
      'and its properties are available by name',
      'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js',
      /`def\[key\] = \$\{runtimeTemplate\.returningFunction\("value\[key\]", ""\)\}`/u,
    ],
    [
      'which decides how webpack parses the module and what it generates',
      'webpack/lib/module/NormalModuleFactory.js',
      /parser = this\.createParser\(type, parserOptions\);/u,
    ],
    [
      '`import(name)` with a variable tells webpack nothing',
      'webpack/lib/config/defaults.js',
      /D\(parserOptions, "unknownContextRegExp", false\);/u,
    ],
    [
      "`new Worker(new URL('./file.js', import.meta.url))`: a worker",
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /WORKER_DEFAULT_SYNTAX = \[\s*"Worker",/u,
    ],
    [
      '`.js` and `.ts` in a package without `type`, and every file',
      'webpack/lib/module/NormalModuleFactory.js',
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;/u,
    ],
    [
      "`new URL('./file', import.meta.url)`: the URL of a file",
      'webpack/lib/dependencies/url/URLParserPlugin.js',
      /parser\.hooks\.new\.for\("URL"\)\.tap\(/u,
    ],
  ]),
];
