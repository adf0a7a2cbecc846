import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, htmlParser, normalization, ruleSet, schema } from './evidence.ts';

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
      'If an option is set for both, the specific type wins',
      factory,
      /result === undefined \? options : cachedCleverMerge\(result, options\);/u,
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
      'If the target has no document, as with `node`',
      defaults,
      /!targetProperties \|\| targetProperties\.document === false/u,
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
      'is always a literal',
      'webpack/lib/json/JsonGenerator.js',
      /this\.options\.JSONParse &&\s*jsonStr\.length > 20 &&/u,
    ],
    [
      'Files up to this many bytes are embedded',
      'webpack/lib/asset/AssetParser.js',
      /Buffer\.byteLength\(source\) <=/u,
    ],
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
      'The former name of `esm`, still read where `esm`',
      'webpack/lib/dependencies/esm/ESMModulesPlugin.js',
      /parserOptions\.esm !== undefined\s*\? parserOptions\.esm\s*: parserOptions\.harmony;/u,
    ],
    [
      'If unset, the call works and warns',
      'webpack/lib/dependencies/commonjs/RequireIncludePlugin.js',
      /const warn = parserOptions\.requireInclude === undefined;/u,
    ],
    [
      'off unless you set `true`',
      'webpack/lib/dependencies/system/SystemPlugin.js',
      /parserOptions\.system === undefined \|\| !parserOptions\.system/u,
      'system',
    ],
    [
      'has to be a variable named `context` or `audioWorklet`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"\*context\.audioWorklet\.addModule\(\)",\s*"\*audioWorklet\.addModule\(\)"/u,
    ],
    [
      'It has an effect only where `exportsPresence` is not set',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /options\.exportsPresence\);\s*\}\s*return options\.strictExportPresence/u,
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
      '`false` is silent',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /case false:\s*return ExportPresenceModes\.NONE;/u,
    ],
    [
      'but only for `import … from`, where it takes precedence',
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /if \(specificValue !== undefined\) \{\s*return ExportPresenceModes\.fromUserOption\(specificValue\);/u,
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
      'if both options are set, `importMeta` wins',
      'webpack/lib/dependencies/context/ImportMetaContextPlugin.js',
      /"webpackContext"\);\s*\}\s*if \(parserOptions\.importMetaContext === false\) \{/u,
    ],
    [
      "`'non-strict'` keeps old code running",
      'webpack/lib/javascript/UseStrictPlugin.js',
      /buildInfo\.strict =\s*parserOptions\.overrideStrict === "strict";/u,
    ],
    [
      'The names of functions without side effects',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /\? new Set\(parserOptions\.pureFunctions\)/u,
    ],
    [
      'is parsed twice if necessary',
      'webpack/lib/javascript/JavascriptParser.js',
      /parserOptions\.sourceType = type === "auto" \? "module" : type;/u,
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
    [
      'in order, after the default rules',
      factory,
      /rules:[^,]*\(options\.defaultRules\)\s*\},\s*\{\s*rules:[^,]*\(options\.rules\)/u,
    ],
    ["Entries that are `false`, `null`, `0` or `''`", schema, /"enum": \[false, 0, "", null\],/u],
    [
      'All conditions of a rule have to match',
      ruleSet,
      /if \(!condition\.fn\(value\)\) return false;\s*continue;/u,
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
      'Keys can be paths with dots',
      'webpack/lib/rules/ObjectMatcherRulePlugin.js',
      /const nestedDataProperties = property\.split\("\."\);/u,
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
      'conditions for the path and query treat such a request',
      factory,
      /resource: resourceDataForRules\.path,\s*realResource: resourceData\.path,/u,
    ],
    [
      "Overrides what a package's `package.json` says about the file",
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /typeof settings\.sideEffects === "boolean"\) \{/u,
    ],
    [
      'makes the build fail with `No parser registered for …`',
      factory,
      /throw new Error\(`No parser registered for \$\{type\}`\);/u,
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
