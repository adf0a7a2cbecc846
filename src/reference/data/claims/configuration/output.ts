import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, normalization, schema } from './evidence.ts';

const paths = 'webpack/lib/template/TemplatedPathPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/output', [
    [
      'If both are set, this option wins',
      normalization,
      /output\.amdContainer !== undefined\s*\? output\.amdContainer/u,
    ],
    [
      '`[id].js` (`[id].mjs` for ES modules)',
      defaults,
      /return output\.module \? "\[id\]\.mjs" : "\[id\]\.js";/u,
    ],
    [
      'If `filename` contains none of `[name]`, `[id]`, `[chunkhash]` and `[contenthash]`',
      defaults,
      /if \(hasChunkHash \|\| hasContentHash \|\| hasName \|\| hasId\) return filename;/u,
    ],
    ['webpack puts `[id].` in front of the name', defaults, /"\$1\[id\]\.\$2"\)/u],
    [
      'the build stops unless you set this option',
      defaults,
      /throw new Error\(\s*"For the selected environment is no default script chunk format/u,
    ],
    [
      "It's derived from `uniqueName`, which is the better option to set",
      defaults,
      /"chunkLoadingGlobal", \(\) => `webpackChunk\$\{uniqueNameId\}`/u,
    ],
    [
      'Used if you set it, or for targets that have',
      defaults,
      /if \(tp\.require\) return "require";\s*if \(tp\.nodeBuiltins\) return "async-node";/u,
    ],
    [
      'right before the build writes its own',
      'webpack/lib/output/CleanPlugin.js',
      /compiler\.hooks\.emit\.tapAsync\(\s*\{\s*name: PLUGIN_NAME,\s*stage: 100/u,
    ],
    [
      'A string is compared with the beginning of the path',
      'webpack/lib/output/CleanPlugin.js',
      /typeof keep === "string"\s*\? \(path\) => path\.startsWith\(keep\)/u,
    ],
    [
      'If `true`, nothing is deleted',
      'webpack/lib/output/CleanPlugin.js',
      /if \(dry\) \{\s*handleParent\(\);\s*return process\.nextTick\(callback\);/u,
    ],
    [
      'hidden files are protected only in subfolders',
      'webpack/lib/output/CleanPlugin.js',
      /for \(const entry of entries\) \{\s*const file = [^;]*;\s*if \(file\.startsWith\("\."\)\) \{/u,
    ],
    [
      'rebuilds remove only files that webpack wrote earlier',
      'webpack/lib/output/CleanPlugin.js',
      /if \(oldAssets\) \{\s*diffCallback\(null, getDiffToOldAssets\(/u,
    ],
    [
      'The cost is reading the old file when the sizes are equal',
      'webpack/lib/Compiler.js',
      /if \(content\.length === stats\.size\) \{\s*compilation\.comparedForEmitAssets\.add\(file\);/u,
    ],
    [
      'Existing files with a hash in their names are kept',
      'webpack/lib/Compiler.js',
      /if \(immutable\) \{\s*updateWithReplacementSource\(stats\.size\);\s*return keepExistingFile\(stats\);/u,
    ],
    [
      'or end up outside the output folder causes an error',
      'webpack/lib/output/CopyPlugin.js',
      /if \(escapesOutputPath\(filename\)\) \{\s*compilation\.errors\.push\(/u,
    ],
    [
      'a pattern that copies nothing causes a warning',
      'webpack/lib/output/CopyPlugin.js',
      /warnings\.push\(new EmptyCopyPatternWarning\(one\.from, one\.glob\)\);/u,
    ],
    [
      'A file that several globs match is copied once',
      'webpack/lib/output/CopyPlugin.js',
      /if \(!entries\.has\(entry\)\) entries\.set\(entry, base\);/u,
    ],
    [
      'It is an error if two files of one item get the same name',
      'webpack/lib/output/CopyPlugin.js',
      /if \(filenames\.has\(result\.filename\)\) \{\s*errors\.push\(/u,
    ],
    [
      'If `false`, wildcards no longer match files and folders',
      'webpack/lib/output/CopyPlugin.js',
      /requireLiteralLeadingDot: globOptions\.dot === false/u,
    ],
    [
      '`1` means the folder itself without its subfolders',
      'webpack/lib/output/CopyPlugin.js',
      /Math\.min\(globDepth, globOptions\.deep - 1\)/u,
    ],
    [
      "scripts from the page's own origin don't get the attribute",
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /"if \(script\.src\.indexOf\(window\.location\.origin \+ '\/'\) !== 0\) \{"/u,
    ],
    [
      "With `'use-credentials'`, all scripts get it",
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /=== "use-credentials"\s*\? 'script\.crossOrigin = "use-credentials";'/u,
    ],
    [
      'If `filename` is a function, the default is `[id].css`',
      defaults,
      /"cssFilename",[\s\S]{0,300}return "\[id\]\.css";/u,
    ],
    [
      'the build stops with `Chunk loading type "async-node" is not enabled`',
      'webpack/lib/javascript/EnableChunkLoadingPlugin.js',
      /`Chunk loading type "\$\{type\}" is not enabled\./u,
    ],
    [
      'this build would fail with `Library type "umd" is not enabled`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /throw new Error\(\s*`Library type "\$\{type\}" is not enabled\./u,
    ],
    [
      'that message calls the value a library type',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /`Library type "\$\{type\}" is not enabled\./u,
    ],
    [
      'features marked † count as missing',
      defaults,
      /F\(environment, "deferImport", \(\) =>\s*Boolean\(/u,
    ],
    [
      'features marked ‡ are assumed only with `output.module`',
      defaults,
      /conditionallyOptimistic\(\s*[^(]*\(tp && tp\.dynamicImport\),\s*output\.module/u,
    ],
    [
      'for asynchronous modules if there are no `async` functions',
      'webpack/lib/async-modules/isGeneratorLowered.js',
      /!runtimeTemplate\.supportsAsyncFunction\(\) &&\s+Boolean\(runtimeTemplate\.supportsGenerator\(\)\)/u,
    ],
    [
      'waits for asynchronous modules before it finishes',
      'webpack/lib/esm/ModuleChunkFormatPlugin.js',
      /canAwaitEntry = runtimeTemplate\.supportsTopLevelAwait\(\);/u,
    ],
    [
      'an absolute path is rejected',
      schema,
      /"FilenameTemplate": \{[\s\S]{0,450}"absolutePath": false/u,
    ],
    ['`[hash]` is its deprecated name', paths, /deprecated\(\s+hashReplacer,\s+"\[hash\] is now/u],
    ['each leading `..` replaced with `_`', paths, /"_\/"\.repeat\(match\.length \/ 3\)/u],
    [
      '`[moduleid]` is the deprecated name of `[id]`',
      paths,
      /deprecated\(\s+idReplacer,\s+"\[moduleid\] is now \[id\]"/u,
    ],
    [
      'the deprecated name of `[base]`',
      paths,
      /deprecated\(\s+baseReplacer,\s+"\[filebase\] is now \[base\]"/u,
    ],
    [
      '`base` followed by `26`, `32`, `36`, `49`, `52`, `58` or `62`',
      paths,
      /SUPPORTED_BASES = new Set\(\["26", "32", "36", "49", "52", "58", "62"\]\);/u,
    ],
    [
      'and `self` for other browsers',
      defaults,
      /return "self";\s*\}\);\s*F\(output, "chunkFormat"/u,
    ],
    [
      "`'xxhash64'` is the fastest, and `experiments.futureDefaults` makes",
      defaults,
      /if \(futureDefaults\) \{\s+DEFAULTS\.HASH_FUNCTION = "xxhash64";/u,
    ],
    [
      'otherwise, webpack warns, and browsers block files',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /'output\.html\.integrity is set but output\.crossOriginLoading is not\./u,
    ],
    [
      'ES module output needs no wrapper and has none by default',
      defaults,
      /F\(output, "iife", \(\) => !output\.module\);/u,
    ],
    [
      'webpack turns the option on again and warns',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /if \(compiler\.options\.output\.iife === false\) \{\s*compiler\.options\.output\.iife = true;/u,
    ],
    [
      "By default, properties that webpack doesn't know are read",
      defaults,
      /"importMeta", outputModule \? "preserve-unknown" : true\)/u,
    ],
    [
      'Turns `output.module` on, and must not have a name',
      'webpack/lib/library/ModuleLibraryPlugin.js',
      /if \(name\) \{\s*throw new Error\(\s*`Library name must be unset\./u,
    ],
    [
      "The same as `'module'` in 5.112",
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "module":\s+case "modern-module": \{/u,
    ],
    [
      "Exactly the same as `'commonjs2'`",
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs2":\s*case "commonjs-module": \{/u,
    ],
    [
      'In one assignment for each export',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: \["exports"\],\s*declare: false,\s*unnamed: "static"/u,
    ],
    [
      'These types need a name',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /if \(this\.unnamed === "error"\) \{\s*if \(typeof name !== "string" && !Array\.isArray\(name\)\) \{\s*throw/u,
    ],
    [
      'is rejected with a suggestion',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /must be a valid identifier when using a var declaring library type\. Either use a valid identifier/u,
    ],
    [
      'In 5.112, both types share one implementation',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "module":\s+case "modern-module": \{/u,
    ],
    [
      'except that optional externals are taken from the global object',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /optionalAmdExternalAsGlobal: type === "umd2"/u,
    ],
    [
      'A `name` stops the build with `AMD library name must be unset`',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /if \(this\.requireAsWrapper\) \{\s*if \(name\) \{\s*throw new Error\(\s*`AMD library name must be unset\./u,
    ],
    [
      "With target `web`, it's `self` by default",
      defaults,
      /return "self";\s+\}\);\s+F\(output, "chunkFormat"/u,
    ],
    [
      'By default, file names then end in `.mjs`',
      defaults,
      /"filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\)/u,
    ],
    [
      'chunks are loaded with `import()`',
      defaults,
      /case "module":\s+if \(environment\.dynamicImport\) return "import";/u,
    ],
    [
      'which overrides even `module: false`',
      defaults,
      /if \(libraryTypes\.some\(isModuleLibraryType\)\) \{\s*output\.module = true;/u,
    ],
    ['a relative path is rejected', schema, /"Path": \{[^}]*"absolutePath": true/u],
    [
      'is treated as the value of `initial`',
      normalization,
      /return \{ initial: alias\(resourceHints\) \};/u,
    ],
    [
      'Hints for ES module output are on by default',
      defaults,
      /if \(output\.module\) D\(output\.resourceHints, "initial", true\);/u,
    ],
    [
      'but never to `.pdf`, `.txt` and `.webmanifest` files',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /DEFAULT_ASSETS_EXCLUDE_REGEXP = \/\\\.\(\?:webmanifest\|pdf\|txt\)/u,
    ],
    [
      'Follows from `environment.modulePreload`',
      defaults,
      /"modulePreloadPolyfill",\s*!environment\.modulePreload/u,
    ],
    [
      'With `true`, that error is thrown again',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /"if \(cachedModule\.error !== undefined\) throw cachedModule\.error;"/u,
    ],
    [
      'fails with `Cannot find module` and the code `MODULE_NOT_FOUND`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /"e\.code = 'MODULE_NOT_FOUND';",\s*"throw e;"/u,
    ],
    [
      'The check is on in development',
      defaults,
      /F\(output, "strictModuleResolution", \(\) => development\);/u,
    ],
    [
      'A deprecated variant of `strictModuleErrorHandling`',
      schema,
      /"StrictModuleExceptionHandling": \{\s+"description": [^\n]+\s+"type": "boolean",\s+"deprecated": true/u,
    ],
    [
      'The option is on automatically for the targets',
      defaults,
      /tp\.deno === true \|\|\s+tp\.bun === true \|\|/u,
    ],
    [
      'The default is `dist` in the folder where webpack was started',
      defaults,
      /"path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\);/u,
    ],
    [
      'removes that module from the cache',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /"if\(threw\) delete __webpack_module_cache__\[moduleId\];"/u,
    ],
    [
      "`'stop'` throws the error",
      'webpack/lib/runtime/GetTrustedTypesPolicyRuntimeModule.js',
      /trustedTypes\.onPolicyCreationFailure === "continue"\s*: false;/u,
    ],
    [
      "`'continue'` prints a warning and carries on",
      'webpack/lib/runtime/GetTrustedTypesPolicyRuntimeModule.js',
      /`console\.warn\('Could not create trusted-types policy/u,
    ],
    [
      "By default, the value is the library's name",
      defaults,
      /"uniqueName", \(\) => \{\s+const libraryName = getLibraryName\(output\.library\)/u,
    ],
    [
      "or the name in the context's `package.json`",
      defaults,
      /pkgPath = path\.resolve\(context, "package\.json"\);/u,
    ],
    [
      'The runtime then compiles the complete file and prints a hint',
      'webpack/lib/wasm/AsyncWasmCompileRuntimeModule.js',
      /console\.warn\("`WebAssembly\.compileStreaming` failed/u,
    ],
    [
      'By default, it has the same value',
      defaults,
      /"workerWasmLoading", \(\) => output\.wasmLoading\);/u,
    ],
    [
      '`base26`',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /use hex, base64, base64url, or base26\//u,
    ],
    [
      "`'body'` by default, `'head'` by default with",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /inject === "head" \|\| \(inject !== "body" && output\.module\)/u,
    ],
  ]),
  ...measured('configuration/output', 'Has no effect in webpack 5'),
];
