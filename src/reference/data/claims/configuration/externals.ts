import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, schema } from './evidence.ts';

const external = 'webpack/lib/externals/ExternalModule.js';
const externalFactory = 'webpack/lib/externals/ExternalModuleFactoryPlugin.js';
const electron = 'webpack/lib/electron/ElectronTargetPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/externals', [
    [
      '`externalsType` answers the second for all externals',
      externalFactory,
      /const resolvedType = type \|\| defaultType;/u,
    ],
    [
      "before the import is resolved: `lodash` doesn't match",
      externalFactory,
      /hooks\.factorize\.tapAsync\(/u,
    ],
    ['and aliases play no part', externalFactory, /hooks\.factorize\.tapAsync\(/u],
    [
      'matches imports both with and without `node:`',
      externalFactory,
      /externals === getAlternateCoreModuleRequest\(request\)/u,
    ],
    [
      'A regular expression or a function sees only the text',
      externalFactory,
      /externals\.test\(request\) \|\|\s+\(hasOriginalRequest && externals\.test\(originalRequest\)\)/u,
    ],
    ['The first match wins', externalFactory, /return next\(\);\s*\}\s*callback\(null, module\);/u],
    [
      "An external is in the entry's file, even if only",
      external,
      /return compilation\.chunkGraph\.getNumberOfEntryModules\(chunk\) > 0;/u,
    ],
    [
      'The exceptions are CSS `@import`s and externals of the type',
      external,
      /\["css-import", "module"\]\.includes\(type\)/u,
    ],
    [
      'The import with exactly this text is external',
      externalFactory,
      /externals === request \|\|/u,
    ],
    ['refers to an import with a space in it', externalFactory, /externals === request \|\|/u],
    [
      'With `var`, the default type in scripts',
      defaults,
      /output\.module \? "module-import" : "var";/u,
    ],
    [
      'the text is written as an expression',
      external,
      /case "var":\s+case "promise":\s+case "assign":\s+default:\s+return getSourceForDefaultCase\(/u,
    ],
    [
      'reads a variable named `jquery`',
      external,
      /expression: `\$\{variableName\}\$\{objectLookup\}`/u,
    ],
    [
      'matches only an import with exactly this text',
      externalFactory,
      /externals === request \|\|/u,
    ],
    [
      "`['Acme', 'charts']` reaches `Acme.charts`",
      external,
      /const objectLookup = propertyAccess\(request, 1\);/u,
    ],
    [
      'This name, accessed as `externalsType` specifies',
      externalFactory,
      /const resolvedType = type \|\| defaultType;/u,
    ],
    [
      'A type, a space and a name, which overrides `externalsType`',
      externalFactory,
      /const resolvedType = type \|\| defaultType;/u,
    ],
    ['A name and its properties', external, /const objectLookup = propertyAccess\(request, 1\);/u],
    [
      'The first item may begin with a type',
      externalFactory,
      /UNSPECIFIED_EXTERNAL_TYPE_REGEXP\.test\(externalConfig\[0\]\)/u,
    ],
    [
      'External, accessed under the text of the import',
      externalFactory,
      /target === true \? originalRequest : target;/u,
    ],
    [
      'this object does not make the import external',
      externalFactory,
      /if \(target === false\) \{\s*(?:\/\/.*\s*)?return callback\(\);/u,
    ],
    [
      'but a later item in an array of externals still can',
      externalFactory,
      /if \(!module\) \{[\s\S]{0,150}return next\(\);/u,
    ],
    ["`{ commonjs: 'd3', root: 'd3' }`", external, /request = request\[externalType\];/u],
    ['webpack takes the name for the type in use', external, /request\[externalType\]/u],
    [
      'needs `amd`, `commonjs`, `commonjs2` and `root`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /"commonjs2"[\s\S]*"amd"[\s\S]*externalsRequireArray\(\s*"commonjs"\s*\)\}\);[\s\S]*externalsRootArray/u,
    ],
    ['Any of the above together with options', externalFactory, /target = withOptions\.external;/u],
    [
      'the build fails with `Missing external configuration for type`',
      external,
      /this\.addError\(\s*new WebpackError\(\s*`Missing external configuration for type/u,
    ],
    [
      'the value is written to the bundle as it is',
      external,
      /expression: `\$\{variableName\}\$\{objectLookup\}`/u,
    ],
    [
      'turns `lodash/map` into the division',
      external,
      /expression: `\$\{variableName\}\$\{objectLookup\}`/u,
    ],
    ['Required if you set `sideEffects`', schema, /"required": \["external"\]/u],
    [
      '`false` promises that loading the module does nothing',
      external,
      /this\.factoryMeta = \{ sideEffectFree: !sideEffects \};/u,
    ],
    [
      'it drops an `import` from which nothing is used',
      external,
      /this\.factoryMeta = \{ sideEffectFree: !sideEffects \};/u,
    ],
    [
      "`'default'` is the whole module",
      external,
      /exportsType = "default";\s*this\.buildMeta\.defaultObject = "redirect";/u,
    ],
    [
      "`'esModule'` is its `default` property",
      external,
      /interop === "esModule"\) \{[\s\S]{0,120}exportsType = "namespace";/u,
    ],
    [
      'or has the type `system` is read as an ECMAScript module',
      external,
      /case "system":[\s\S]{0,90}exportsType = "namespace";/u,
    ],
    [
      'webpack looks for a marker in the module at run time',
      external,
      /this\.buildMeta\.exportsType = "dynamic";/u,
    ],
    [
      'It has no effect on an external with a path',
      external,
      /this\.interop && \(!Array\.isArray\(request\) \|\| request\.length === 1\)/u,
    ],
    [
      'and either calls a callback or returns a promise',
      externalFactory,
      /promise\.then\(\(r\) => cb\(null, r\), cb\);/u,
    ],
    [
      "If the function gives no value, the import isn't external",
      externalFactory,
      /if \(value !== undefined\) \{\s*handleExternal\(value, type, callback\);\s*\} else \{\s*callback\(\);/u,
    ],
    ['The text of the import', externalFactory, /const request = dependency\.request;/u, 'request'],
    [
      'there, `request` is relative to the folder',
      externalFactory,
      /"context-element"\)\s*\? dependency\.originalRequest/u,
    ],
    ['The folder of the importing file', externalFactory, /const context = data\.context;/u],
    [
      'The importing file as `issuer` (empty for an entry)',
      'webpack/lib/Compilation.js',
      /issuer: originModule\s+\? /u,
    ],
    [
      'Takes `resolve` options, if you pass any',
      externalFactory,
      /if \(options\) resolver = resolver\.withOptions\(options\);/u,
    ],
    [
      'returns a function that resolves a request to a file',
      externalFactory,
      /getResolve: \(options\) => \(context, request, callback\) => \{/u,
    ],
    [
      '`callback(error)` makes the import fail',
      externalFactory,
      /if \(err\) return callback\(err\);\s*if \(value !== undefined\)/u,
    ],
    [
      'A function with the three parameters',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /if \(externals\.length === 3\) \{/u,
    ],
    [
      'still works, but is deprecated',
      'webpack/lib/externals/ExternalModuleFactoryPlugin.js',
      /callDeprecatedExternals = util\.deprecate\(/u,
    ],
    [
      'Every import whose text matches the expression is external',
      externalFactory,
      /externals\.test\(request\) \|\|/u,
    ],
    [
      'and the same text is used to access the module',
      externalFactory,
      /return handleExternal\(originalRequest, undefined, callback\);/u,
      'RegExp',
    ],
    [
      'Its items are tried in order',
      externalFactory,
      /handleExternals\(externals\[i\+\+\], handleExternalsAndCallback\);/u,
    ],
    [
      'and the first one that gives a result decides',
      externalFactory,
      /return next\(\);\s*\}\s*callback\(null, module\);/u,
    ],
    [
      "`false` in an object doesn't end the search",
      externalFactory,
      /if \(target === false\) \{\s*(?:\/\/.*\s*)?return callback\(\);/u,
    ],
    [
      "that gets the name of the layer (`null` if there's none)",
      externalFactory,
      /resolveLayer\(\s*externals,\s*contextInfo\.issuerLayer/u,
    ],
    [
      'returns externals in object form',
      'webpack/lib/util/cleverMerge.js',
      /resolveByProperty\(result, byProperty, \.\.\.values\)/u,
    ],
    [
      'Keys next to `byLayer` apply to all layers',
      'webpack/lib/util/cleverMerge.js',
      /cachedCleverMerge\(remaining, byValue\[key\]\)/u,
    ],
    [
      'The default is the type of `output.library`',
      defaults,
      /if \(validExternalTypes\.includes\(libraryType\)\) \{/u,
    ],
    [
      'Otherwise, the default is `module-import`',
      defaults,
      /output\.module \? "module-import" : "var";/u,
    ],
    ['and `var` for any other output', defaults, /output\.module \? "module-import" : "var";/u],
    [
      'The same expression as with `var`',
      external,
      /case "var":\s+case "promise":\s+case "assign":\s+default:/u,
    ],
    [
      'the default of `externalsType` is taken from the library type',
      defaults,
      /if \(validExternalTypes\.includes\(libraryType\)\) \{/u,
    ],
    [
      'and `assign` is a library type',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "assign": \{/u,
    ],
    ['A property of `this` in a plain function', external, /iife: type === "this",/u],
    ['in ECMAScript module output, the access fails', external, /iife: type === "this",/u],
    [
      'A missing property gives `undefined` rather than an error',
      external,
      /expression: `\$\{type\}\$\{objectLookup\}`/u,
    ],
    [
      'A property of `self`, which exists in both',
      external,
      /case "window":\s+case "self":\s+return getSourceForGlobalVariableExternal\(/u,
    ],
    [
      'A property of the global object, under the name in',
      external,
      /case "global":\s*return getSourceForGlobalVariableExternal\(\s*request,\s*runtimeTemplate\.globalObject/u,
    ],
    [
      'externals of both types are the same',
      external,
      /case "commonjs":\s+case "commonjs2":\s+case "commonjs-module":\s+case "commonjs-static":/u,
    ],
    [
      'which is the same as `commonjs2` for libraries',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs2":\s+case "commonjs-module": \{/u,
    ],
    [
      'The default if the library has this type, which is CommonJS',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs-static": \{/u,
    ],
    [
      'this `require` is first created by `createRequire()`',
      external,
      /\(externalType === "node-commonjs" \|\| Boolean\(node\)\)/u,
    ],
    [
      'A static `import` at the top of the file',
      external,
      /InitFragment\.STAGE_ESM_IMPORTS,\s+0,\s+`external module import/u,
    ],
    [
      'elsewhere, an `import()`',
      external,
      /case "module": \{[\s\S]{0,900}return getSourceForImportExternal\(/u,
      'module',
    ],
    [
      'which makes the importing module asynchronous',
      external,
      /case "import":\s+this\.buildMeta\.async = true;/u,
    ],
    [
      '`module` for static imports and `import` for dynamic ones',
      externalFactory,
      /"esm-import"\)\s*\? "module"\s*: isDependencyKind\(dependency, "dynamic-import"\)\s*\? "import"/u,
    ],
    [
      'A dependency of the surrounding `define()`',
      external,
      /case "amd":\s+case "amd-require":\s+case "umd":/u,
    ],
    [
      'Only together with a library of type `amd`, which',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /m\.is\("external"\) &&\s+\(m\.externalType === "amd"/u,
    ],
    [
      'Only together with a library of type `amd-require`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /requireAsWrapper: type === "amd-require"/u,
    ],
    [
      'Requests the module from an AMD loader on the page',
      external,
      /`\$\{amdRequire\}\(\$\{JSON\.stringify\(\[/u,
    ],
    [
      'and makes the importing module asynchronous',
      external,
      /case "amd-async":\s+this\.buildMeta\.async = true;/u,
    ],
    [
      'To put a name in front of `require`, set `library.amdContainer`',
      external,
      /library && library\.amdContainer\s*\? `\$\{library\.amdContainer\}\.require`/u,
    ],
    [
      'found as AMD, as CommonJS or as a global variable',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /typeof define === 'function' && define\.amd/u,
    ],
    [
      'Only together with a library of type `umd`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /m\.externalType === "umd" \|\| m\.externalType === "umd2"/u,
    ],
    [
      'but for a library of type `umd2`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /optionalAmdExternalAsGlobal: type === "umd2"/u,
    ],
    [
      'an optional external (one that is required inside `try`)',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /optionalAmdExternalAsGlobal: type === "umd2"/u,
    ],
    [
      'the bundle reads a variable that nothing declares',
      external,
      /case "jsonp": \{\s+const id = chunkGraph\.getModuleId\(this\);/u,
    ],
    [
      'Only together with a library of type `system`',
      'webpack/lib/library/SystemLibraryPlugin.js',
      /m\.is\("external"\) && m\.externalType === "system"/u,
    ],
    ['kept as it is, for `url()` in styles and `new URL()`', external, /externalType === "asset"/u],
    [
      'In practice, the same as `asset`',
      externalFactory,
      /resolvedType === "asset" \|\|\s+resolvedType === ASSET_URL_TYPE/u,
    ],
    [
      'webpack uses this name for a URL that only styles use',
      externalFactory,
      /isDependencyKind\(dependency, "css-url"\)\s*\) \{\s*dependencyMeta = \{ sourceType: ASSET_URL_TYPE \}/u,
    ],
    [
      'with its layer, `supports()` and media query',
      external,
      /\)\}\)\$\{layer\}\$\{supports\}\$\{media\};`/u,
    ],
    [
      'The former name of `asset-url`',
      external,
      /externalType === ASSET_URL_TYPE \|\|\s*externalType === "css-url"/u,
    ],
    [
      'the old name still works but will be removed',
      external,
      /externalType === ASSET_URL_TYPE \|\|\s*externalType === "css-url"/u,
    ],
    [
      '`promise`, `script`, `import` and `amd-async`, as well as',
      external,
      /case "promise":\s+this\.buildMeta\.async = true;/u,
    ],
    [
      'as well as `module` outside ECMAScript module output',
      external,
      /\} else \{\s+this\.buildMeta\.async = true;/u,
    ],
    [
      'make every module that imports them asynchronous',
      external,
      /case "script":\s+this\.buildMeta\.async = true;/u,
    ],
    [
      '`require()` of such a module returns a promise',
      external,
      /case "script":\s+this\.buildMeta\.async = true;/u,
    ],
    [
      "If the target doesn't support `async` functions, webpack prints a warning",
      'webpack/lib/errors/EnvironmentNotSupportAsyncWarning.js',
      /if \(!runtimeTemplate\.supportsAsyncFunction\(\)\) \{\s*module\.addWarning\(/u,
    ],
    [
      "In ECMAScript module output, there's no `require`",
      external,
      /if \(!createRequireInModule\) \{\s*return getSourceForCommonJsExternal\(request\);/u,
    ],
    [
      'except for targets with the `node` preset',
      external,
      /\(externalType === "node-commonjs" \|\| Boolean\(node\)\)/u,
    ],
    [
      '`global` for Node.js, Electron and NW.js',
      defaults,
      /if \(tp\.global\) return "global";\s*if \(tp\.globalThis\) return "globalThis";/u,
    ],
    [
      "or, if the target doesn't support that, `self`",
      defaults,
      /: 'typeof self !== "undefined" \? self : global';\s+\}\s+\}\s+return "self";/u,
    ],
    [
      'where a static `import` is a syntax error, webpack uses',
      external,
      /return getSourceForImportExternal\(/u,
    ],
    [
      'webpack uses `import()` and needs a target that supports it',
      external,
      /if \(!runtimeTemplate\.supportsDynamicImport\(\)\) \{\s*throw new Error\(\s*`The target/u,
    ],
    [
      'The import moves to the top of the file',
      external,
      /InitFragment\.STAGE_ESM_IMPORTS,\s+0,\s+`external module import/u,
    ],
    [
      'only the names that you use are imported',
      external,
      /default:\s*imported = \[\.\.\.usedExports\.entries\(\)\];/u,
    ],
    [
      'Otherwise, webpack writes `import * as`',
      external,
      /let imported = true;\s+if \(concatenationScope\) \{/u,
    ],
    [
      "Attributes such as `with { type: 'json' }` are kept",
      external,
      /` with \$\{JSON\.stringify\(dependencyMeta\.attributes\)\}`/u,
    ],
    [
      'keeps its keyword, and so does `import source`',
      external,
      /content = `import source \$\{identifier\} from/u,
    ],
    [
      'or you have to declare in `output.environment`',
      external,
      /Set 'output\.environment\.deferImport' when the target reads it\./u,
    ],
    [
      'Otherwise, the build fails, because',
      external,
      /"The target environment doesn't support 'import defer', so an external cannot/u,
    ],
    [
      'An array reads a property of the result',
      external,
      /`module\$\{propertyAccess\(moduleAndSpecifiers, 1\)\}`/u,
    ],
    [
      'are kept too',
      external,
      /isDefer\(phase\)\s+\? "import\.defer"\s+: ImportPhaseUtils\.isSource\(phase\)\s+\? "import\.source"/u,
    ],
    [
      'They exist only for the native `import()`',
      external,
      /are forms of the native 'import\(\)', so an external cannot be imported in a phase/u,
    ],
    [
      'so `output.importFunctionName` must not be changed',
      external,
      /baseImportName !== "import" &&/u,
    ],
    [
      'and a dynamic one where you write `import()`',
      externalFactory,
      /isDependencyKind\(dependency, "dynamic-import"\)\s*\? "import"/u,
    ],
    [
      'This is the default for ECMAScript module output',
      defaults,
      /output\.module \? "module-import" : "var";/u,
    ],
    [
      'With CommonJS output, this type is the same as `commonjs`',
      external,
      /if \(!createRequireInModule\) \{\s*return getSourceForCommonJsExternal\(request\);/u,
    ],
    [
      'the line is written so that browsers skip it',
      external,
      /runtimeTemplate\.getBuiltinModule\(\s*moduleId,/u,
    ],
    [
      'mistaken for the type `new` and lose its first word',
      externalFactory,
      /UNSPECIFIED_EXTERNAL_TYPE_REGEXP = \/\^\[a-z0-9-\]\+ \//u,
    ],
    [
      'waits until the script has loaded, and takes',
      external,
      /RuntimeGlobals\.loadScript\}\(\$\{JSON\.stringify\(/u,
    ],
    [
      'If the variable already exists, nothing is loaded',
      external,
      /"resolve, reject",\s*\[\s*`if\(typeof \$\{globalName\} !== "undefined"\) return resolve\(\);`/u,
    ],
    [
      'or loads without setting the variable',
      external,
      /event\.type === 'load' \? 'missing' : event\.type/u,
    ],
    [
      'the import is rejected with a `ScriptExternalLoadError`',
      external,
      /__webpack_error__\.name = 'ScriptExternalLoadError';/u,
    ],
    [
      'variable, `@`, URL',
      'webpack/lib/externals/extractUrlAndGlobal.js',
      /\[urlAndGlobal\.slice\(index \+ 1\), urlAndGlobal\.slice\(0, index\)\]/u,
    ],
    [
      'URL, variable, properties of the variable',
      external,
      /`\$\{globalName\}\$\{propertyAccess\(urlAndGlobal, 2\)\}`/u,
    ],
    [
      "isn't put in front of the URL",
      external,
      /RuntimeGlobals\.loadScript\}\(\$\{JSON\.stringify\(\s*url\s*\)\}/u,
    ],
    ['Reads a property of `this` in a function', external, /iife: type === "this",/u],
    [
      'whatever `this` is outside the bundle',
      external,
      /case "this":\s*this\.buildInfo\.strict = false;/u,
    ],
    [
      '`this` is `undefined`, and reading from it throws',
      external,
      /`\(function\(\) \{ return \$\{sourceString\}; \}\(\)\)`/u,
    ],
    [
      "A name that doesn't exist throws a `ReferenceError`",
      external,
      /expression: `\$\{variableName\}\$\{objectLookup\}`/u,
    ],
    [
      'because any text is a valid name',
      external,
      /\.map\(\(r\) => `\[\$\{JSON\.stringify\(r\)\}\]`\)/u,
    ],
    ['which no target switches on', defaults, /D\(externalsPresets, "nodeModules", false\);/u],
    [
      'They become `require()`, or imports in ECMAScript module output',
      applied,
      /NodeTargetPlugin\(\s*options\.output\.module \? "module-import" : "node-commonjs"/u,
    ],
    [
      'Also keeps absolute URLs in stylesheets as they are',
      applied,
      /\/\\\.css\(\?:\\\?\|\$\)\/\.test\(contextInfo\.issuer\)/u,
    ],
    [
      'On for `node`, Electron, NW.js and `universal`',
      defaults,
      /!targetProperties\.bun\) \|\|\s+isUniversal\("node"\)\)/u,
    ],
    [
      'aliases to other packages, and files that Node.js cannot load',
      applied,
      /resolvedPackageName === getPackageName\(request\) \? true : undefined/u,
    ],
    [
      'exact texts of imports, regular expressions, or functions',
      applied,
      /: typeof entry === "function"\s*\? entry\(request\)\s*: entry === request/u,
    ],
    [
      'TypeScript files are bundled anyway',
      applied,
      /RUNTIME_LOADABLE = \/\\\.\(\?:m\|c\)\?js\$\|\\\.json\$\|\\\.node\$\/i/u,
    ],
    [
      'always written with `node:`',
      'webpack/lib/deno/DenoTargetPlugin.js',
      /coreModules\.has\(request\)\) return callback\(null, `node:\$\{request\}`\)/u,
    ],
    [
      '`npm:`, `jsr:`, `http:` or `https:`',
      'webpack/lib/deno/DenoTargetPlugin.js',
      /DENO_PROTOCOLS = \/\^\(\?:npm\|jsr\|https\?\):\/;/u,
    ],
    [
      'The `deno` target uses this preset instead of `node`',
      defaults,
      /!targetProperties\.deno &&\s*!targetProperties\.bun\)/u,
    ],
    [
      '`bun`, everything that begins with `bun:`',
      'webpack/lib/bun/BunTargetPlugin.js',
      /BUN_BUILTINS = \/\^bun\(\?::\|\$\)\/;/u,
    ],
    [
      'these modules always have the prefix',
      'webpack/lib/bun/BunTargetPlugin.js',
      /coreModules\.has\(request\)\) return callback\(null, `node:\$\{request\}`\)/u,
    ],
    [
      'The `bun` target uses this preset instead of `node`',
      defaults,
      /!targetProperties\.deno &&\s*!targetProperties\.bun\)/u,
    ],
    [
      '`http:`, `https:`, `//`, `std:`, `jsr:` or `npm:`',
      applied,
      /else if \(\/\^\(\?:\\\/\\\/\|https\?:\\\/\\\/\|std:\|jsr:\|npm:\)\/\.test\(request\)\)/u,
    ],
    [
      'the build fails if the target does not support `import()`',
      external,
      /if \(!runtimeTemplate\.supportsDynamicImport\(\)\) \{\s*throw new Error\(\s*`The target/u,
    ],
    [
      'Off while `experiments.buildHttp` downloads URLs',
      defaults,
      /"web",[^(]+\(\s+!buildHttp &&/u,
    ],
    [
      'The same URLs as `web`, but loaded by `import()`',
      applied,
      /options\.externalsPresets\.webAsync \? "import" : "module"/u,
    ],
    [
      'the modules that import them become asynchronous',
      'webpack/lib/config/WebpackOptionsApply.js',
      /externalsPresets\.webAsync \? "import" : "module"/u,
    ],
    [
      'Takes precedence over `web`',
      applied,
      /options\.externalsPresets\.webAsync \? "import" : "module"/u,
    ],
    [
      'such as `electron`, `shell`, `clipboard` and `screen`',
      electron,
      /SHARED_MODULES = \[\s*"clipboard",[^\]]*"electron",[^\]]*"screen",\s*"shell"/u,
    ],
    [
      'On for every Electron target and for `universal`',
      defaults,
      /targetProperties\.electron\) \|\| isUniversal\("electron"\)\)/u,
    ],
    [
      'for example `app`, `dialog`, `menu` and `session`',
      electron,
      /MAIN_MODULES = \[\s*"app",[^\]]*"dialog",[^\]]*"menu",[^\]]*"session"/u,
    ],
    [
      'On for `electron-main`',
      defaults,
      /targetProperties\.electron &&\s+\(targetProperties\.electronMain \|\|/u,
    ],
    [
      'On for `electron-main`, and only effective with `electron`',
      applied,
      /if \(options\.externalsPresets\.electron\) \{[\s\S]{0,1200}Presets\.electronMain\) \{/u,
    ],
    [
      'such as `ipc-renderer` and `web-frame`, for preload scripts',
      electron,
      /RENDERER_MODULES = \[[^\]]*"ipc-renderer",[^\]]*"web-frame"\s*\]/u,
    ],
    [
      'On for `electron-preload`',
      defaults,
      /targetProperties\.electron &&\s+\(targetProperties\.electronPreload \|\|/u,
    ],
    [
      'On for `electron-renderer`',
      defaults,
      /targetProperties\.electron &&\s+\(targetProperties\.electronRenderer \|\|/u,
    ],
    [
      '`nw.gui`, the API of old NW.js versions, loaded by `require()`',
      applied,
      /new ExternalsPlugin\("node-commonjs", "nw\.gui"\)/u,
    ],
    [
      'On for the targets `nwjs`, `node-webkit` and `universal`',
      defaults,
      /targetProperties\.nwjs \|\| isUniversal\("nwjs"\)\)/u,
    ],
    [
      'webpack falls back to `require()` and prints a warning',
      applied,
      /if \(options\.output\.module && !options\.output\.environment\.module\) \{/u,
    ],
    [
      'If `externals` and a preset match the same import, `externals` wins',
      applied,
      /new ExternalsPlugin\(options\.externalsType, options\.externals\)[\s\S]*externalsPresets\.node\)/u,
    ],
    [
      'Externals are decided before aliases apply',
      externalFactory,
      /hooks\.factorize\.tapAsync\(/u,
    ],
    [
      'The default if the library has this type',
      'webpack/lib/config/defaults.js',
      /if \(validExternalTypes\.includes\(libraryType\)\) \{/u,
      'jsonp',
    ],
    [
      'write the type and a space before the name',
      externalFactory,
      /const idx = externalConfig\.indexOf\(" "\);/u,
    ],
    [
      'which is awaited before the importing module runs',
      external,
      /case "promise":\s*this\.buildMeta\.async = true;/u,
    ],
    [
      '`require("name")`, a call that is left in the bundle',
      external,
      /expression: `require\(\$\{JSON\.stringify\(moduleAndSpecifiers\)\}\)`/u,
    ],
    [
      'Writes a dynamic `import()`',
      external,
      /expression: `\$\{importName\}\(\$\{JSON\.stringify\(\s*moduleAndSpecifiers\s*\)\}/u,
    ],
    [
      'In scripts, webpack uses `import()` instead',
      external,
      /if \(!runtimeTemplate\.supportsDynamicImport\(\)\) \{[^;]+;\s*\}\s*return getSourceForImportExternal\(/u,
    ],
    [
      '`require` has to be created first',
      external,
      /createRequire as __WEBPACK_EXTERNAL_createRequire/u,
    ],
    ['to one of the types in the object', external, /`Missing external configuration for type/u],
    [
      'Packages in `node_modules`, which a server then loads',
      applied,
      /options\.output\.module \? "module-import" : "node-commonjs"/u,
    ],
    [
      'Sets how externals without their own type are accessed',
      externalFactory,
      /const resolvedType = type \|\| defaultType;/u,
    ],
    [
      'externals of the type `module`, which `module-import` also uses',
      external,
      /if \(externalType === "module-import"\) \{\s*if \(\s*this\.dependencyMeta &&/u,
    ],
    [
      'URL, variable, properties of the variable',
      external,
      /const url = urlAndGlobal\[0\];\s*const globalName = urlAndGlobal\[1\];/u,
    ],
  ]),
];
