import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, htmlParser, normalization, ruleSet, schema } from './evidence.ts';

const useRule = 'webpack/lib/rules/UseEffectRulePlugin.js';
const importMeta = 'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js';
const factory = 'webpack/lib/module/NormalModuleFactory.js';
const cssParser = 'webpack/lib/css/CssParser.js';
const htmlGenerator = 'webpack/lib/html/HtmlGenerator.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/module', [
    [
      'The rules that webpack applies before yours',
      factory,
      /rules:[^,]*\(options\.defaultRules\)\s*\},\s*\{\s*rules:[^,]*\(options\.rules\)/u,
    ],
    [
      'every file is parsed as JavaScript unless one of your rules',
      factory,
      /settings\.type = JAVASCRIPT_MODULE_TYPE_AUTO;\s*const resourceDataForRules/u,
    ],
    [
      'Options for a general type also apply to its specific types',
      'webpack/lib/module/NormalModuleFactory.js',
      /cachedCleverMerge\(result, options\)/u,
    ],
    [
      'If an option is set for both, the specific type wins',
      factory,
      /result === undefined \? options : cachedCleverMerge\(result, options\);/u,
    ],
    [
      'the content always becomes a `Uint8Array` in the script',
      schema,
      /"asset\/bytes": \{\s*"\$ref": "#\/definitions\/EmptyGeneratorOptions"/u,
    ],
    [
      'the content always becomes a string in the script',
      schema,
      /"asset\/source": \{\s*"\$ref": "#\/definitions\/EmptyGeneratorOptions"/u,
    ],
    [
      '`false` percent-encodes the text instead',
      'webpack/lib/asset/AssetGenerator.js',
      /encodedContent = encodeURIComponent\(encodedContent\)/u,
    ],
    [
      '`false` writes no file but still gives scripts its URL',
      'webpack/lib/asset/AssetModulesPlugin.js',
      /generatorOptions\.emit !== false,/u,
    ],
    [
      'Name of the written file, with the placeholders',
      'webpack/lib/asset/AssetGenerator.js',
      /const assetModuleFilename =\s*generatorOptions\.filename \|\|/u,
    ],
    [
      'instead of `output.publicPath`',
      'webpack/lib/asset/AssetGenerator.js',
      /if \(generatorOptions\.publicPath !== undefined && type === JAVASCRIPT_TYPE\) \{/u,
    ],
    [
      'With `false`, only URLs are computed',
      'webpack/lib/asset/AssetGenerator.js',
      /this\.emit !== false;/u,
    ],
    [
      'If the target has no document, as with `node`',
      defaults,
      /!targetProperties \|\| targetProperties\.document === false/u,
    ],
    [
      '`true` writes no stylesheet but keeps the exported class names',
      'webpack/lib/css/CssGenerator.js',
      /if \(!\(this\._exportsOnly \|\| exportType !== "link"\)\) \{/u,
    ],
    ['Encoding of hashes in class names', defaults, /localIdentHashDigest = "base64url";/u],
    [
      'normally that of `output.hashFunction`',
      defaults,
      /"localIdentHashFunction",\s*hashFunction/u,
    ],
    [
      '`my-btn` and `myBtn`, `my_btn-x` and `myBtnX`',
      'webpack/lib/css/conventions.js',
      /case "camel-case": \{\s*set\.add\(input\);\s*set\.add\(module\.exports\.camelCase\(input\)\);/u,
    ],
    [
      '`my-btn` and `myBtn`, `my_btn-x` and `my_btnX`',
      'webpack/lib/css/conventions.js',
      /case "dashes": \{\s*set\.add\(input\);\s*set\.add\(module\.exports\.dashesCamelCase\(input\)\);/u,
    ],
    [
      '`myBtn`, `my_btnX`',
      'webpack/lib/css/conventions.js',
      /case "dashes-only": \{\s*set\.add\(module\.exports\.dashesCamelCase\(input\)\);\s*break;/u,
    ],
    [
      "if it's an entry, or if another page refers to it",
      'webpack/lib/html/HtmlGenerator.js',
      /return this\._isEntryModule\(module\);/u,
    ],
    ['`true` writes imported pages too', htmlGenerator, /if \(extract === true\) return true;/u],
    [
      '`false` writes none',
      htmlGenerator,
      /if \(extract === false \|\| extract === "inline"\) return false;\s*return this\._isEntryModule\(module\);/u,
    ],
    [
      "webpack itself sets `'inline'` for `<iframe srcdoc>`",
      defaults,
      /dependency: "html-srcdoc",\s*generator: \{\s*extract: "inline"/u,
    ],
    [
      "Writes data as `JSON.parse('…')`",
      'webpack/lib/json/JsonGenerator.js',
      /`\/\*#__PURE__\*\/JSON\.parse\('\$\{jsonStr/u,
    ],
    [
      'is always a literal',
      'webpack/lib/json/JsonGenerator.js',
      /this\.options\.JSONParse &&\s*jsonStr\.length > 20 &&/u,
    ],
    [
      'or a function that gets the content and `{ filename, module }` and returns a boolean',
      'webpack/lib/asset/AssetParser.js',
      /this\.dataUrlCondition\(source, \{/u,
    ],
    [
      'Files up to this many bytes are embedded',
      'webpack/lib/asset/AssetParser.js',
      /Buffer\.byteLength\(source\) <=/u,
    ],
    ['Replaces `@media (--name)` with the query', defaults, /"customMedia",\s*true/u],
    [
      'It is switched on for each type separately',
      defaults,
      /\(module\.parser\[type\]\),\s+"customMedia",\s+true/u,
    ],
    [
      'for the first source of every `@font-face`',
      cssParser,
      /top\.name === "@font-face" && !top\.fontPreloaded/u,
    ],
    [
      'Follows `@import` and replaces it with the imported rules',
      'webpack/lib/css/CssParser.js',
      /if \(!this\.options\.import\) return;/u,
    ],
    [
      'Follows `url()`, `src()` and `image-set()`',
      'webpack/lib/css/CssParser.js',
      /if \(!this\.options\.url \|\| !currentStructural\) return false;/u,
    ],
    [
      '`false` gives one default export with all the names',
      'webpack/lib/css/CssParser.js',
      /exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
    ],
    [
      'Leaves out URLs that match this condition, even if',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /if \(rule\.exclude !== undefined\) condition\.not = rule\.exclude;/u,
    ],
    [
      'never match a rule',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /DEFAULT_ASSETS_EXCLUDE_REGEXP = \/\\\.\(\?:webmanifest\|pdf\|txt\)\(\?:\\\?\.\*\)\?\$\/i/u,
    ],
    ['for the four values', schema, /"enum": \["link", "text", "css-style-sheet", "style"\]/u],
    [
      'with `false`, one default export with all of them',
      'webpack/lib/css/CssParser.js',
      /exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
      'namedExports',
    ],
    [
      'Turns a selector without a local class or id',
      cssParser,
      /is not pure \(pure selectors must contain at least one local class or id\)/u,
    ],
    [
      '`/* cssmodules-pure-ignore */` exempts the next rule',
      cssParser,
      /PURE_IGNORE_RE = \/\^\\s\*cssmodules-pure-ignore\(\?:\\s\|\$\)\/;/u,
    ],
    [
      'The types `css/auto` and `css/module` have the option',
      cssParser,
      /enabled: isModules && Boolean\(this\.options\.pure\)/u,
    ],
    [
      'Makes the names of `@keyframes` local',
      'webpack/lib/css/CssParser.js',
      /animation: this\.options\.animation,/u,
    ],
    [
      'Makes container names local',
      'webpack/lib/css/CssParser.js',
      /this\.options\.container && name === "@container"/u,
    ],
    [
      'Makes other names local: counters, `@counter-style`',
      'webpack/lib/css/CssParser.js',
      /this\.options\.customIdents && name === "@counter-style"/u,
    ],
    [
      'In 5.112.2, the option is accepted but has no effect',
      'webpack/lib/css/CssParser.js',
      /^(?![\s\S]*this\.options\.function\b)/u,
    ],
    [
      'so `dashedIdents` controls them',
      'webpack/lib/css/CssParser.js',
      /this\.options\.dashedIdents &&/u,
    ],
    [
      'with `false`, a default export with all of them',
      'webpack/lib/css/CssParser.js',
      /exportsType = this\.options\.namedExports \? "namespace" : "default";/u,
      'namedExports',
    ],
    ["`'text'`", schema, /"enum": \["link", "text", "css-style-sheet", "style"\]/u],
    [
      'a `CSSStyleSheet`, as the default export',
      schema,
      /"enum": \["link", "text", "css-style-sheet", "style"\]/u,
      "'css-style-sheet'",
    ],
    [
      "in an import means `'css-style-sheet'` for that import",
      defaults,
      /with: \{ type: "css" \},\s+parser: \{\s+exportType: "css-style-sheet"/u,
    ],
    [
      'webpack sets this value for such attributes in pages',
      defaults,
      /dependency: "html-style-attribute",\s*parser: \{\s*exportType: "text",\s*as: "block-contents"/u,
    ],
    [
      '`false` leaves `define()` alone',
      'webpack/lib/dependencies/amd/AMDPlugin.js',
      /if \(parserOptions\.amd !== undefined && !parserOptions\.amd\) return;/u,
    ],
    [
      'then counts as an unknown use of `require`',
      'webpack/lib/dependencies/amd/AMDPlugin.js',
      /if \(parserOptions\.amd !== undefined && !parserOptions\.amd\) return;/u,
    ],
    [
      'Bundles made by Browserify',
      'webpack/lib/javascript/CompatibilityPlugin.js',
      /parserOptions\.browserify !== undefined &&\s*!parserOptions\.browserify/u,
    ],
    [
      'The function of that name from `node:module`',
      'webpack/lib/dependencies/esm/CreateRequireParserPlugin.js',
      /moduleNames = \["module", "node:module"\];\s*specifierName = "createRequire";/u,
    ],
    [
      'names another function that does the same',
      'webpack/lib/dependencies/esm/CreateRequireParserPlugin.js',
      /\/\^\(\.\*\) from \(\.\*\)\$\/\.exec\(options\.createRequire\)/u,
    ],
    [
      'but `import.meta.url` is still replaced',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /JSON\.stringify\(getUrl\(parser\.state\.module\)\)/u,
    ],
    [
      'The former name of `esm`, still read where `esm`',
      'webpack/lib/dependencies/esm/ESMModulesPlugin.js',
      /parserOptions\.esm !== undefined\s*\? parserOptions\.esm\s*: parserOptions\.harmony;/u,
    ],
    [
      'With `false`, the call counts as an unknown use of `require` and gives',
      'webpack/lib/dependencies/context/RequireContextPlugin.js',
      /parserOptions\.requireContext !== undefined &&\s*!parserOptions\.requireContext/u,
    ],
    [
      '`require.ensure()`, the split point of webpack 1',
      'webpack/lib/dependencies/commonjs/RequireEnsurePlugin.js',
      /parserOptions\.requireEnsure !== undefined &&\s*!parserOptions\.requireEnsure/u,
    ],
    [
      'If unset, the call works and warns',
      'webpack/lib/dependencies/commonjs/RequireIncludePlugin.js',
      /const warn = parserOptions\.requireInclude === undefined;/u,
    ],
    [
      '`true` silences the warning',
      'webpack/lib/dependencies/commonjs/RequireIncludePlugin.js',
      /const warn = parserOptions\.requireInclude === undefined;/u,
    ],
    [
      '`require.config()`, `requirejs.config()`, `require.version` and `requirejs.onError`',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /parserOptions\.requireJs === undefined \|\|\s*!parserOptions\.requireJs/u,
    ],
    [
      'off unless you set `true`',
      'webpack/lib/dependencies/system/SystemPlugin.js',
      /parserOptions\.system === undefined \|\| !parserOptions\.system/u,
      'system',
    ],
    [
      "where `'...'` stands for the built-in ones and",
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /if \(item === "\.\.\."\) \{/u,
    ],
    [
      '`false` treats the file as a plain asset',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /if \(parserOptions\.worker !== false\) \{/u,
    ],
    [
      'has to be a variable named `context` or `audioWorklet`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"\*context\.audioWorklet\.addModule\(\)",\s*"\*audioWorklet\.addModule\(\)"/u,
    ],
    [
      'This needs `Proxy`, adds runtime code',
      'webpack/lib/dependencies/esm/ESMModulesPlugin.js',
      /if \(parserOptions\.specNamespaceObject\) \{/u,
    ],
    [
      "The former spelling of `exportsPresence: 'error'`",
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /return options\.strictExportPresence\s*\? ExportPresenceModes\.ERROR/u,
    ],
    [
      'It has an effect only where `exportsPresence` is not set',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /options\.exportsPresence\);\s*\}\s*return options\.strictExportPresence/u,
    ],
    [
      'Applies to module output, which is always strict',
      schema,
      /"strictModeViolations": \{\s*"description": "[^"]*",\s*"enum": \["error", "warn", false\]/u,
    ],
    [
      'Keeps `this` correct in `name.method()`',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /this\.strictThisContextOnImports = options\.strictThisContextOnImports;/u,
    ],
    [
      "`'exports'` is what Node.js does",
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /if \(parserOptions\.topLevelThis === "global"\) \{/u,
    ],
    [
      "`'global'` suits old browser scripts",
      'webpack/lib/dependencies/commonjs/CommonJsPlugin.js',
      /parserOptions\.topLevelThis === "global"\) \{\s*new TopLevelThisParserPlugin/u,
    ],
    [
      'a default export that is an unnamed function or class',
      'webpack/lib/dependencies/esm/ESMExportDependencyParserPlugin.js',
      /\(node\.type === "ArrowFunctionExpression" \|\|\s*isAnonymousClass \|\|/u,
    ],
    [
      "it's already off if `output.library` is set",
      defaults,
      /D\(parserOptions, "anonymousDefaultExportName", !library\);/u,
    ],
    [
      'Reads magic comments in `require()` calls too',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /if \(!weak && options\.commonjsMagicComments\) \{/u,
    ],
    [
      'Sets `fetchpriority` on the script and stylesheet elements',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /groupOptions\.fetchPriority = dynamicImportFetchPriority;/u,
    ],
    ["`'low'`, `'high'` or `'auto'`", schema, /"enum": \["low", "high", "auto", false\]/u],
    [
      'where no `webpackMode` comment specifies it',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /let mode =[^;]*\(this\.options\.dynamicImportMode\);/u,
    ],
    [
      'none: the modules are in the script that imports them',
      'webpack/lib/context/ContextModule.js',
      /this\.options\.mode === "sync" \|\| this\.options\.mode === "eager"/u,
    ],
    [
      'A number sets the order, with higher numbers first',
      'webpack/lib/graph/Chunk.js',
      /const cmp = b\.order - a\.order;/u,
    ],
    [
      'Fetches lazily loaded chunks at the same time as',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /dynamicImportPreload === true\s*\? 0/u,
    ],
    [
      '`false` is silent',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /case false:\s*return ExportPresenceModes\.NONE;/u,
    ],
    [
      'and a warning elsewhere',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /ExportPresenceModes\.AUTO/u,
    ],
    [
      'but only for `import … from`, where it takes precedence',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /if \(specificValue !== undefined\) \{\s*return ExportPresenceModes\.fromUserOption\(specificValue\);/u,
    ],
    [
      'if a name that is used is missing, but re-exports still pass',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /options\.importExportsPresence,/u,
    ],
    [
      '`true` evaluates known properties and turns others into `undefined`',
      defaults,
      /D\(parserOptions, "importMeta", outputModule \? "preserve-unknown" : true\);/u,
    ],
    [
      "`'preserve-unknown'` keeps unknown ones until run time",
      importMeta,
      /importMeta === "preserve-unknown" \|\|/u,
    ],
    [
      '`false` leaves all of them alone',
      importMeta,
      /if \(importMeta === false\) \{\s*return false;/u,
    ],
    [
      'and unknown ones are kept',
      importMeta,
      /"preserve-unknown" \|\|\s*\(Boolean\(importMeta\) && typeof importMeta === "object"\)/u,
    ],
    [
      '`import.meta.env`: `MODE`, `DEV`, `PROD`, `SSR`',
      applied,
      /"import\.meta\.env\.SSR": JSON\.stringify\(ssr\),/u,
    ],
    [
      '`import.meta.main`, which is true in the module',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /RuntimeGlobals\.entryModuleId/u,
    ],
    [
      '`import.meta.resolve()`, which gives the URL',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /\.for\(IMPORT_META_RESOLVE\)/u,
    ],
    [
      '`import.meta.webpack`, the major version of webpack',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /package\.json"\)\.version/u,
    ],
    [
      'if both options are set, `importMeta` wins',
      'webpack/lib/dependencies/context/ImportMetaContextPlugin.js',
      /"webpackContext"\);\s*\}\s*if \(parserOptions\.importMetaContext === false\) \{/u,
    ],
    [
      '`false` switches `import.meta.webpackContext()` off',
      'webpack/lib/dependencies/context/ImportMetaContextPlugin.js',
      /if \(parserOptions\.importMetaContext === false\) \{/u,
    ],
    [
      "`'non-strict'` keeps old code running",
      'webpack/lib/javascript/UseStrictPlugin.js',
      /buildInfo\.strict =\s*parserOptions\.overrideStrict === "strict";/u,
    ],
    [
      "`'strict'` finds sloppy code early",
      'webpack/lib/javascript/UseStrictPlugin.js',
      /parserOptions\.overrideStrict === "strict";/u,
    ],
    [
      'The names of functions without side effects',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /\? new Set\(parserOptions\.pureFunctions\)/u,
    ],
    [
      'The same as `exportsPresence`, but only for `export … from`',
      'webpack/lib/dependencies/esm/ESMExportDependencyParserPlugin.js',
      /ExportPresenceModes\.resolveFromOptions\(\s*options\.reexportExportsPresence/u,
    ],
    [
      "`'relative'` gives a `URL`-like object",
      'webpack/lib/dependencies/url/URLParserPlugin.js',
      /const relative = this\.options\.url === "relative";/u,
    ],
    [
      "It gets the source and the parser's options, and returns `{ ast, comments }`",
      'webpack/lib/javascript/JavascriptParser.js',
      /\(\{ ast, comments \} = internalParse\(code, parserOptions\)\);/u,
    ],
    [
      'is parsed twice if necessary',
      'webpack/lib/javascript/JavascriptParser.js',
      /parserOptions\.sourceType = type === "auto" \? "module" : type;/u,
    ],
    [
      'for other data that a `parse` function turns into a value',
      'webpack/lib/json/JsonParser.js',
      /typeof this\.options\.parse === "function"/u,
    ],
    [
      'How deeply webpack looks into the data',
      defaults,
      /"exportsDepth",\s*mode === "development" \? 1 : Infinity/u,
    ],
    [
      'In production, it goes all the way down',
      defaults,
      /"exportsDepth",\s*mode === "development" \? 1 : Infinity/u,
    ],
    [
      'With `1`, everything below a used property stays',
      'webpack/lib/json/JsonExportsDependency.js',
      /if \(curDepth > exportsDepth\) \{/u,
    ],
    [
      'In development, the whole file is written',
      defaults,
      /D\(optimization, "usedExports", production\);/u,
    ],
    [
      "Controls whether `import { version } from './prices.json'` is allowed",
      'webpack/lib/json/JsonParser.js',
      /this\.options\.namedExports === false/u,
    ],
    [
      'works, with a warning',
      'webpack/lib/json/JsonParser.js',
      /namedExports === true\s*\? "redirect"\s*: "redirect-warn"/u,
    ],
    [
      "Imports with `{ type: 'json' }` behave as if",
      defaults,
      /with: \{ type: JSON_MODULE_TYPE \},\s*type: JSON_MODULE_TYPE,\s*parser: \{ namedExports: false \}/u,
    ],
    [
      'A function gets the same values as',
      htmlParser,
      /chunkNameOption\(\{ page: entryPrefix, name: tagName, index, type \}\)/u,
    ],
    [
      '`name` is empty for a script without `src`',
      htmlParser,
      /const tagName = getRequestBaseName\(request\) \|\| "";/u,
    ],
    [
      'the second name gets a number',
      htmlParser,
      /claimedEntryNames\.has\(claimed\); suffix\+\+\) \{\s*claimed = `\$\{base\}-\$\{suffix\}`;/u,
    ],
    [
      'takes precedence',
      htmlParser,
      /if \(name === undefined && chunkNameOption !== undefined\) \{/u,
      'module.parser.html.chunkName',
    ],
    ['`false` follows none of them', htmlParser, /if \(sources === false\) \{/u],
    [
      "`'...'` in it stands for the built-in ones",
      htmlParser,
      /const byTag = sources\.includes\("\.\.\."\)/u,
    ],
    [
      'if it returns `false`, the attribute is left alone',
      schema,
      /return false to skip this source entry for that element/u,
    ],
    [
      'Leave it out to look for the attribute on every element',
      schema,
      /"Tag name to match\. Omit to match any tag\."/u,
    ],
    [
      "`'script'`, `'script-module'` and `'stylesheet'` start chunks",
      schema,
      /"srcset",\s*"css-url",\s*"script",\s*"script-module",\s*"stylesheet",\s*"html"/u,
    ],
    [
      'Four more types treat the value as content',
      schema,
      /"html",\s*"stylesheet-style",\s*"stylesheet-style-attribute",\s*"srcdoc"\s*\]/u,
    ],
    ['`false` removes a built-in entry', htmlParser, /entry\.type === false\s*\? undefined/u],
    [
      'A synchronous function that gets the source',
      schema,
      /picked up as webpack dependencies\. Runs synchronously\./u,
    ],
    [
      'gets the source of a page and returns HTML',
      htmlParser,
      /"The `template` html parser option must return a string\."/u,
    ],
    [
      'It runs before webpack looks for files in the page',
      htmlParser,
      /if \(!this\.template\) return source;/u,
    ],
    [
      '`addDependency()`, `addContextDependency()`, `addMissingDependency()`, `addBuildDependency()`',
      htmlParser,
      /addDependency:[\s\S]*addContextDependency:[\s\S]*addMissingDependency:[\s\S]*addBuildDependency:/u,
    ],
    [
      "A string is a glob pattern for the file's path",
      'webpack/lib/module/NormalModule.js',
      /if \(ABSOLUTE_PATH_REGEXP\.test\(rule\)\) return content\.startsWith\(rule\);/u,
    ],
    [
      'If caching is on, webpack does this for packages',
      defaults,
      /if \(cache\) \{\s*D\(\s*module,\s*"unsafeCache",/u,
    ],
    [
      'webpack does this for packages in `node_modules`',
      defaults,
      /"unsafeCache",[\s\S]{0,500}return NODE_MODULES_REGEXP\.test\(name\);/u,
    ],
    ['With `false`, webpack always checks', defaults, /D\(module, "unsafeCache", false\);/u],
    [
      'in order, after the default rules',
      factory,
      /rules:[^,]*\(options\.defaultRules\)\s*\},\s*\{\s*rules:[^,]*\(options\.rules\)/u,
    ],
    ["Entries that are `false`, `null`, `0` or `''`", schema, /"enum": \[false, 0, "", null\],/u],
    [
      'among your rules, it makes 5.112.2 fail',
      ruleSet,
      /`Properties \$\{\[\.\.\.unhandledProperties\]\.join\(", "\)\} are unknown`/u,
    ],
    [
      'All conditions of a rule have to match',
      ruleSet,
      /if \(!condition\.fn\(value\)\) return false;\s*continue;/u,
    ],
    [
      '`test`, `include`, `exclude`, `resource`, `glob`, `realResource`',
      'webpack/lib/module/NormalModuleFactory.js',
      /new BasicMatcherRulePlugin\("exclude", "resource", true\)/u,
    ],
    [
      'Values that are objects, such as `parser`, are merged',
      factory,
      /settings\[type\] = cachedCleverMerge\(settings\[type\], r\.value\);/u,
    ],
    [
      'The results of the outer rule come first',
      ruleSet,
      /effects\.push\(effect\);\s*\}\s*\}\s*if \(rule\.rules\) \{/u,
    ],
    ["this rule doesn't match `with { type: 'note' }`", factory, /_isLegacyAssert !== undefined/u],
    [
      "a rule with `with` doesn't match `assert`",
      factory,
      /return !\([^)]*\(value\)\._isLegacyAssert\);/u,
    ],
    [
      "`compiler: ''` matches only a compilation without a name",
      ruleSet,
      /if \(condition === ""\) \{\s*return \{\s*matchWhenEmpty: true,\s*fn: \(str\) => str === ""/u,
    ],
    [
      '`html-style`, `html-style-attribute`, `html-srcdoc`',
      'webpack/lib/dependencies/html/HtmlInlineStyleDependency.js',
      /return this\.attribute \? "html-style-attribute" : "html-style";/u,
    ],
    [
      'Keys can be paths with dots',
      'webpack/lib/rules/ObjectMatcherRulePlugin.js',
      /const nestedDataProperties = property\.split\("\."\);/u,
    ],
    [
      'A package without the key matches only conditions that accept',
      'webpack/lib/rules/ObjectMatcherRulePlugin.js',
      /property: \[dataProperty, \.\.\.nestedDataProperties\],\s*matchWhenEmpty: condition\.matchWhenEmpty,/u,
    ],
    [
      'always with forward slashes',
      'enhanced-resolve/lib/DescriptionFilePlugin.js',
      /rawRelative\.replace\(BACKSLASH_G, "\/"\)/u,
    ],
    ["Moves the rule's loaders before or after all others", schema, /"enum": \["pre", "post"\]/u],
    [
      "`'pre'` loaders see the source as it was written",
      'webpack/lib/rules/UseEffectRulePlugin.js',
      /enforce \? `use-\$\{enforce\}` : "use"/u,
    ],
    [
      "none from the configuration, whose types don't apply either",
      factory,
      /if \(r\.type === "type" && noPrePostAutoLoaders\) \{\s*continue;/u,
    ],
    [
      'pre, normal, then those in the request, then post',
      factory,
      /if \(matchResourceData === undefined\) \{\s*for \(const loader of[\s\S]{0,40}\(loaders\)\) \{/u,
    ],
    [
      'it makes webpack fail with `Properties enforce are unknown`',
      ruleSet,
      /`Properties \$\{\[\.\.\.unhandledProperties\]\.join\(", "\)\} are unknown`/u,
    ],
    [
      'Reads the source map that a file refers to',
      'webpack/lib/module/NormalModule.js',
      /this\.extractSourceMap &&/u,
    ],
    [
      'a pattern with `!` takes files out again',
      'webpack/lib/util/globUtils.js',
      /const negated = pattern\.startsWith\("!"\);/u,
    ],
    ['Entries have an empty issuer', factory, /issuer: contextInfo\.issuer,/u],
    [
      'For modules without a layer, the value is the empty string',
      factory,
      /issuerLayer: contextInfo\.issuerLayer \|\| ""/u,
    ],
    [
      'since imported modules inherit the layer',
      factory,
      /layer === undefined\s*\? contextInfo\.issuerLayer \|\| null/u,
    ],
    [
      'short for `use: { loader }`',
      'webpack/lib/rules/UseEffectRulePlugin.js',
      /unhandledProperties\.delete\("loader"\)/u,
    ],
    [
      'resolved with `resolveLoader`',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.getResolver\("loader"\)/u,
    ],
    [
      'Several loaders in one string, or options after a question mark',
      useRule,
      /if \(loader\.includes\("!"\)\) \{\s*throw [\s\S]*if \(loader\.includes\("\?"\)\) \{\s*throw /u,
    ],
    ['webpack 5 rejects it as an unknown property', schema, /^(?![\s\S]*"loaders": \{)/u],
    ['Files have no media type', factory, /: resourceData\.data\.mimetype \|\| "",/u],
    [
      'A string matches the beginning of the type',
      ruleSet,
      /typeof str === "string" && str\.startsWith\(prefix\)/u,
    ],
    [
      'Uses only the first rule in this list that matches',
      ruleSet,
      /if \(execRule\(data, childRule, effects\)\) \{\s*break;/u,
    ],
    [
      'but causes a deprecation warning',
      useRule,
      /`Using a string as loader options is deprecated \(\$\{path\}\.options\)`/u,
    ],
    [
      'as `filename`, the absolute path of the file with its query',
      'webpack/lib/asset/AssetParser.js',
      /this\.dataUrlCondition\(source, \{\s*filename:[^(]*\(state\.module\.getResource\(\)\)/u,
    ],
    [
      'what it returns, which has to be the whole URL',
      'webpack/lib/asset/AssetGenerator.js',
      /typeof this\.dataUrlOptions === "function"/u,
    ],
    [
      'It replaces `output.assetModuleFilename` for these files',
      'webpack/lib/asset/AssetGenerator.js',
      /generatorOptions\.filename \|\|\s*runtimeTemplate\.outputOptions\.assetModuleFilename;/u,
    ],
    [
      "where `filename` is the source file's path relative to `context`",
      'webpack/lib/asset/AssetGenerator.js',
      /generatorOptions\.publicPath,\s*\{\s*module,\s*runtime,\s*filename: sourceFilename,/u,
    ],
    [
      "but that isn't part of the URL",
      'webpack/lib/asset/AssetGenerator.js',
      /\{ publicPath: this\.publicPath \},\s*generateContext,\s*originalFilename,/u,
    ],
    [
      'or `evaluation` for ordinary imports',
      'webpack/lib/module/NormalModuleFactory.js',
      /\(dependency\)\.phase\s*\)\s*: "evaluation";/u,
    ],
    [
      'conditions for the path and query treat such a request',
      factory,
      /resource: resourceDataForRules\.path,\s*realResource: resourceData\.path,/u,
    ],
    [
      'including the sign itself',
      'webpack/lib/module/NormalModuleFactory.js',
      /new BasicMatcherRulePlugin\("resourceFragment"\)/u,
    ],
    [
      '`oneOf` is the variant that stops at the first match',
      ruleSet,
      /of rule\.oneOf\) \{\s*if \(execRule\(data, childRule, effects\)\) \{\s*break;/u,
    ],
    [
      'the scheme at the beginning of a request',
      'webpack/lib/module/NormalModuleFactory.js',
      /new BasicMatcherRulePlugin\("scheme"\)/u,
    ],
    [
      "Overrides what a package's `package.json` says about the file",
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /typeof settings\.sideEffects === "boolean"\) \{/u,
    ],
    [
      '`false` allows webpack to drop an unused import',
      'webpack/lib/module/NormalModuleFactory.js',
      /new BasicEffectRulePlugin\("sideEffects"\)/u,
    ],
    [
      'makes the build fail with `No parser registered for …`',
      factory,
      /throw new Error\(`No parser registered for \$\{type\}`\);/u,
    ],
    [
      'A rule with a loader or a type for `.css` files switches',
      defaults,
      /hasRuleForResource\([^)]*"\/file\.(?:module\.)?css"/u,
    ],
    [
      'the same goes for HTML, TypeScript and WebAssembly',
      defaults,
      /!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto";/u,
    ],
    [
      'A script in which ECMAScript modules, CommonJS and AMD',
      'webpack/lib/dependencies/amd/AMDPlugin.js',
      /\.for\(JAVASCRIPT_MODULE_TYPE_AUTO\)/u,
    ],
    [
      'A script without `import` and `export` statements, such as a `.cjs`',
      defaults,
      /test: \/\\\.cjs\$\/i,\s*\.\.\.commonjs/u,
    ],
    [
      'Imports in `.mjs` files need an extension',
      defaults,
      /fullySpecified: true[\s\S]{0,700}test: \/\\\.mjs\$\/i,\s+\.\.\.esm/u,
    ],
    [
      'its importers become asynchronous',
      'webpack/lib/wasm/AsyncWebAssemblyParser.js',
      /buildMeta\.async = true;/u,
    ],
    [
      'The former treatment of WebAssembly, available with',
      applied,
      /if \(options\.experiments\.syncWebAssembly\) \{/u,
    ],
    [
      'A stylesheet whose names are global, except',
      'webpack/lib/css/CssParser.js',
      /const isModules = mode === "global" \|\| mode === "local";/u,
    ],
    [
      'that holds the whole content of the file, with no size limit',
      'webpack/lib/asset/AssetParser.js',
      /this\.dataUrlCondition === "boolean"|typeof this\.dataUrlCondition === "boolean"/u,
    ],
    [
      "as with `with { type: 'text' }`",
      defaults,
      /with: \{ type: "text" \},\s*type: ASSET_MODULE_TYPE_SOURCE/u,
    ],
    [
      "as with `with { type: 'bytes' }`",
      defaults,
      /with: \{ type: "bytes" \},\s*type: ASSET_MODULE_TYPE_BYTES/u,
    ],
    [
      'exist only while that experiment is on',
      defaults,
      /if \(css\) \{\s+F\(module\.parser, CSS_MODULE_TYPE, \(\) => \(\{\}\)\);/u,
    ],
    [
      'A name with `.module` or `.modules` before the extension',
      cssParser,
      /IS_MODULES = \/\\\.modules\?\\\.\[\^\.\]\+\$\/i/u,
    ],
    ['The list is read from its end', 'loader-runner/lib/LoaderRunner.js', /loaderIndex--/u],
    [
      'so loaders of later rules run first',
      factory,
      /if \(r\.type === "use"\) \{[\s\S]{0,80}useLoaders\.push\(r\.value\);/u,
    ],
    [
      "`false`, `null`, `0`, `''` and `undefined` are skipped",
      'webpack/lib/rules/UseEffectRulePlugin.js',
      /return items\.filter\(Boolean\)\.map\(/u,
    ],
    [
      '`resource` and `realResource`: the path of the file',
      'webpack/lib/module/NormalModuleFactory.js',
      /realResource: resourceData\.path,/u,
    ],
    [
      'the rest of the request, with `?` or `#`, or an empty string',
      'webpack/lib/module/NormalModuleFactory.js',
      /resourceQuery: resourceDataForRules\.query,\s*resourceFragment: resourceDataForRules\.fragment,/u,
    ],
    [
      '`scheme` and `mimetype`: the scheme and the media type',
      'webpack/lib/module/NormalModuleFactory.js',
      /mimetype: matchResourceData\s*\? ""\s*: resourceData\.data\.mimetype \|\| "",/u,
    ],
    [
      'the path and the layer of the importer, and the name of the compilation',
      'webpack/lib/module/NormalModuleFactory.js',
      /compiler: contextInfo\.compiler,\s*issuerLayer: contextInfo\.issuerLayer \|\| ""/u,
    ],
    [
      'webpack applies the first set to all imports',
      'webpack/lib/rules/UseEffectRulePlugin.js',
      /references\.set\(ident, options\);/u,
    ],
    [
      'such as `.mjs` files and `.js` files in packages with',
      defaults,
      /test: \/\\\.js\$\/i,\s*descriptionData: \{\s*type: "module"\s*\},\s*\.\.\.esm/u,
    ],
    [
      'If there are several keys, all have to match',
      'webpack/lib/rules/ObjectMatcherRulePlugin.js',
      /for \(const property of Object\.keys\(value\)\) \{[\s\S]*result\.conditions\.push\(/u,
    ],
    ['A `file:` URL is accepted too', ruleSet, /const prefix = fileUrlToPath\(condition\);/u],
    [
      'matches only a value that is empty or missing',
      ruleSet,
      /if \(condition === ""\) \{\s*return \{\s*matchWhenEmpty: true,\s*fn: \(str\) => str === ""/u,
    ],
    [
      "also calls it with `''`, for which it must not throw",
      ruleSet,
      /matchWhenEmpty: condition\(""\),[\s\S]{0,200}"Evaluation of condition function threw error"/u,
    ],
    [
      'matches when one of its members does',
      ruleSet,
      /fn: \(v\) => conditions\.some\(\(c\) => c\.fn\(v\)\)/u,
    ],
    ['all of its keys have to match', ruleSet, /return this\.combineConditionsAnd\(conditions\);/u],
    ['and no pattern that begins with `!` may match', ruleSet, /compileGlobList\(globs,/u],
    [
      'separators are `/` on every system, and relative patterns match at any depth',
      ruleSet,
      /match\(v\.replace\(RELATIVE_PATH_PREFIX_REGEXP, ""\)\)/u,
    ],
    ['or each condition in a list, must not match', ruleSet, /fn:[^(]*\(\(v\) => !fn\(v\)\)/u],
    [
      'matches only conditions that would accept the empty string',
      ruleSet,
      /if \(!condition\.matchWhenEmpty\) \{\s*return false;/u,
    ],
    [
      "webpack derives one from the rule's position",
      useRule,
      /if \(!ident\) ident = defaultIdent;/u,
    ],
    [
      'Values are then strings, unless the query is JSON',
      'webpack/lib/module/NormalModule.js',
      /options\.startsWith\("\{"\) && options\.endsWith\("\}"\)/u,
    ],
    [
      'with the warning `DEP_WEBPACK_RULE_LOADER_OPTIONS_STRING`',
      useRule,
      /"DEP_WEBPACK_RULE_LOADER_OPTIONS_STRING"/u,
    ],
    [
      'is relative to `context`, by default the folder where',
      defaults,
      /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
    ],
    [
      'What the loader gets from `this.getOptions()`',
      'webpack/lib/module/NormalModule.js',
      /getOptions: \([^)]*schema = undefined\) => \{/u,
    ],
    [
      'whose names begin with a dot are left out',
      'webpack/lib/context/ContextModuleFactory.js',
      /isImportMetaGlob\s*\? processedFiles\s*: processedFiles\.filter\(\(p\) => p\.indexOf\("\."\) !== 0\)/u,
    ],
    [
      'Warns about an unknown use of `require`',
      'webpack/lib/dependencies/commonjs/CommonJsImportsParserPlugin.js',
      /options\.unknownContextCritical &&\s*"require function is used in a way/u,
    ],
    [
      'With `false`, none are, and the call throws at run time',
      defaults,
      /D\(parserOptions, "unknownContextRegExp", false\);/u,
    ],
    [
      'relative to the module that contains the code',
      defaults,
      /D\(parserOptions, "unknownContextRequest", "\."\);/u,
    ],
    [
      'Warns that “the request of a dependency is an expression”',
      'webpack/lib/dependencies/context/ContextDependencyHelpers.js',
      /"the request of a dependency is an expression"/u,
    ],
    [
      'usually nothing is included, and the call fails',
      defaults,
      /D\(parserOptions, "exprContextRegExp", false\);/u,
    ],
    ['or `false` for none', defaults, /D\(parserOptions, "exprContextRegExp", false\);/u],
    [
      '`true` is accepted, but makes 5.112.2 fail',
      'webpack/lib/context/ContextModule.js',
      /\? regexString\.source \+ regexString\.flags\s*: `\$\{regexString\}`;/u,
    ],
    [
      'Leave it off unless you want to forbid dynamic requests',
      defaults,
      /D\(parserOptions, "wrappedContextCritical", false\);/u,
    ],
    [
      'directly under `module` are deprecated',
      schema,
      /exprContextCritical'\.",\s+"type": "boolean",\s+"deprecated": true/u,
    ],
    [
      'and moves them to `module.parser.javascript`',
      normalization,
      /strictExportPresence: module\.strictExportPresence,/u,
    ],
    [
      'Allows slashes in the variable part',
      'webpack/lib/dependencies/context/ContextDependencyHelpers.js',
      /recursive:[^;]{0,40}\(options\.wrappedContextRecursive\)/u,
    ],
    [
      "`module.parser.javascript.exportsPresence` with the value `'error'`",
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /return options\.strictExportPresence\s*\? ExportPresenceModes\.ERROR/u,
    ],
    [
      'By default, both places get a local name instead',
      'webpack/lib/config/defaults.js',
      /\(module\.parser\[type\]\),\s+"animation",\s+true/u,
    ],
    [
      'By default, both names change',
      'webpack/lib/config/defaults.js',
      /\(module\.parser\[type\]\),\s+"customIdents",\s+true/u,
    ],
    [
      'By default, `var(--color-text)` refers to a local name',
      'webpack/lib/config/defaults.js',
      /\(module\.parser\[type\]\),\s+"dashedIdents",\s+true/u,
    ],
    [
      'By default, such names get a prefix that differs',
      'webpack/lib/config/defaults.js',
      /\(module\.parser\[type\]\),\s+"grid",\s+true/u,
    ],
    [
      'the processed text, as the default export',
      'webpack/lib/css/CssGenerator.js',
      /case "text": \{/u,
    ],
    [
      'gives the program the URL of a `.wasm` file',
      factory,
      /new BasicMatcherRulePlugin\("phase"\)/u,
    ],
    [
      'Applies the rule to URLs that match this condition',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /if \(rule\.include !== undefined\) all\.push\(rule\.include\);/u,
    ],
    [
      'If `test` is set as well, both must match',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /if \(all\.length > 0\) condition\.and = all;/u,
    ],
    [
      'rule without `test`, `include` and `exclude` applies',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /\(rule\.test !== undefined \|\|\s*rule\.include !== undefined \|\|\s*rule\.exclude !== undefined\) &&/u,
    ],
    ['Package name or path of the loader', schema, /"RuleSetLoader": \{[^}]*"type": "string"/u],
    [
      'Matches import attributes written with the old keyword, `assert`',
      factory,
      /"assert", "attributes", \(value\) => \{[\s\S]{0,150}_isLegacyAssert !== undefined/u,
    ],
    [
      'The main compilation has the `name` of the configuration',
      factory,
      /new BasicMatcherRulePlugin\("compiler"\)/u,
    ],
    [
      'Matches values in the `package.json` of the package',
      factory,
      /new ObjectMatcherRulePlugin\("descriptionData"\)/u,
    ],
    [
      'Matches only files whose path meets this condition',
      factory,
      /new BasicMatcherRulePlugin\("include", "resource"\)/u,
    ],
    [
      'Matches the media type of a `data:` URL',
      factory,
      /new BasicMatcherRulePlugin\("mimetype"\)/u,
    ],
    [
      'Even JSON then fails at its first colon',
      defaults,
      /test: \/\\\.json\$\/i,\s*type: JSON_MODULE_TYPE/u,
    ],
    ["`'...'` stands for the built-in rules", defaults, /A\(module, "defaultRules", \(\) => \{/u],
    [
      '`scheme: { not: /./ }` limits a rule to files',
      factory,
      /new BasicMatcherRulePlugin\("scheme"\)/u,
    ],
    [
      'URLs are modules only with `experiments.buildHttp`',
      applied,
      /if \(options\.experiments\.buildHttp\) \{/u,
    ],
    [
      '`{ maxSize: 4096 }` sets a limit in bytes',
      'webpack/lib/asset/AssetParser.js',
      /Buffer\.byteLength\(source\) <=/u,
    ],
    [
      'The function gets the content as a `Buffer`',
      'webpack/lib/asset/AssetGenerator.js',
      /this\.dataUrlOptions\.call\(null, source\.source\(\), \{/u,
    ],
    [
      'which have the type `css/auto`, and for CSS Modules',
      defaults,
      /test: \/\\\.css\$\/i,\s*type: CSS_MODULE_TYPE_AUTO/u,
    ],
    [
      'Loaders see the same name as `this._compiler.name`',
      'webpack/lib/module/NormalModule.js',
      /_compiler: compilation\.compiler,/u,
    ],
    [
      'Since your rules come later, one rule is nearly always',
      factory,
      /\(options\.defaultRules\)\s*\},\s*\{\s*rules: [^\n]*\(options\.rules\)/u,
    ],
    [
      '`.my-btn` can be exported as it is written',
      'webpack/lib/css/conventions.js',
      /case "camel-case": \{\s*set\.add\(input\);\s*set\.add\(module\.exports\.camelCase\(input\)\);/u,
    ],
    [
      'list other names with a star',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"\*context\.audioWorklet\.addModule\(\)",\s*"\*audioWorklet\.addModule\(\)",/u,
    ],
    [
      '`audioWorklet.addModule(new URL())` and the CSS worklets',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"CSS\.paintWorklet\.addModule\(\)",\s*"CSS\.layoutWorklet\.addModule\(\)",/u,
    ],
    [
      'the value of `define.amd` comes from the `amd` option',
      'webpack/lib/dependencies/amd/AMDPlugin.js',
      /new AMDOptionsRuntimeModule\(amdOptions\)/u,
    ],
    [
      'Prefer `experiments.deferImport`, which sets this for you',
      defaults,
      /D\(parserOptions, "deferImport", deferImport\);/u,
    ],
    [
      'Prefer `experiments.sourceImport`, which sets this for you',
      defaults,
      /D\(parserOptions, "sourceImport", sourceImport\);/u,
    ],
    [
      '`hex` needs more characters to avoid collisions',
      defaults,
      /localIdentHashDigest = "base64url";/u,
    ],
    [
      'usually until you restart',
      defaults,
      /const name = module\.nameForCondition\(\);[\s\S]{0,60}return false;\s*\}\s*return NODE_MODULES_REGEXP\.test\(name\);/u,
    ],
    [
      "and they handle `with { type: 'text' }`",
      defaults,
      /with: \{ type: "text" \},\s*type: ASSET_MODULE_TYPE_SOURCE/u,
    ],
    [
      'object whose `href` is only the path and name',
      'webpack/lib/runtime/RelativeUrlRuntimeModule.js',
      /"values\.href = url;",/u,
    ],
  ]),
  ...claimsOfPage('configuration/module', [
    [
      'Off unless you set `true`',
      'webpack/lib/dependencies/amd/RequireJsStuffPlugin.js',
      /parserOptions\.requireJs === undefined \|\|\s+!parserOptions\.requireJs/u,
      'requireJs',
    ],
    [
      'Off unless you set `true`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /workletDefault = Boolean\(workletDefault\);/u,
      'worklet',
    ],
  ]),
];
