import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, normalization, schema } from './evidence.ts';

const paths = 'webpack/lib/template/TemplatedPathPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/output', [
    ['an entry can override `filename`, `publicPath`', schema, /"EntryDescription": \{/u],
    [
      'If both are set, this option wins',
      normalization,
      /output\.amdContainer !== undefined\s*\? output\.amdContainer/u,
    ],
    [
      'overrides this option for the files that a rule matches',
      'webpack/lib/asset/AssetGenerator.js',
      /this\.filename \|\|\s*[^;]*outputOptions\.assetModuleFilename/u,
    ],
    [
      '`[ext]` includes the dot',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacer\(ext \? `\.\$\{ext\}` : "", true\)/u,
    ],
    [
      'is built into the importing chunk instead of a separate file',
      'webpack/lib/graph/buildChunkGraph.js',
      /else if \(!chunkGroupInfo\.asyncChunks \|\| !chunkGroupInfo\.chunkLoading\) \{/u,
    ],
    [
      'above the branch of the UMD wrapper that calls `define`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /"amd"\s*\)\}\s*else if\(typeof define === 'function' && define\.amd\)/u,
    ],
    [
      "that assigns to `exports` under the library's name",
      'webpack/lib/library/UmdLibraryPlugin.js',
      /"commonjs"\s*\)\}\s*else if\(typeof exports === 'object'\)/u,
    ],
    [
      'above the first branch of the wrapper, which assigns `module.exports`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /"commonjs2"\s*\)\}\s*if\(typeof exports === 'object' && typeof module === 'object'\)/u,
    ],
    [
      'above the last branch of the wrapper, which makes a global',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /getAuxiliaryComment\("root"\)\}\s*else\\n/u,
    ],
    ['Adds `charset="utf-8"`', defaults, /D\(output, "charset", !futureDefaults\);/u],
    [
      '`false` removes this line',
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /charset \? "script\.charset = 'utf-8';" : "",/u,
    ],
    [
      'even chunks that were split off',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /chunk\.canBeInitial\(\)/u,
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
      'Otherwise, `[name]` is the id',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacer\(chunk\.name \|\| chunk\.id\)/u,
    ],
    [
      'the build stops unless you set this option',
      defaults,
      /throw new Error\(\s*"For the selected environment is no default script chunk format/u,
    ],
    [
      "works with `'jsonp'` and `'import-scripts'`",
      defaults,
      /case "array-push":\s*if \(tp\.document\) return "jsonp";\s*if \(tp\.importScripts\) return "import-scripts";/u,
    ],
    [
      "works with `'require'` and `'async-node'`",
      defaults,
      /case "commonjs":\s*if \(tp\.require\) return "require";\s*if \(tp\.nodeBuiltins\) return "async-node";/u,
    ],
    [
      'with a `ChunkLoadError` of type `timeout`',
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /\{ type: 'timeout', target: script \}\), \$\{loadTimeout\}/u,
    ],
    [
      'native `import()` has none',
      'webpack/lib/esm/ModuleChunkLoadingRuntimeModule.js',
      /^(?![\s\S]*setTimeout)/u,
    ],
    [
      "It's derived from `uniqueName`, which is the better option to set",
      defaults,
      /"chunkLoadingGlobal", \(\) => `webpackChunk\$\{uniqueNameId\}`/u,
    ],
    [
      'which blocks until the script has run',
      'webpack/lib/webworker/ImportScriptsChunkLoadingRuntimeModule.js',
      /importScripts\(/u,
    ],
    [
      'synchronously, in the order of the calls',
      'webpack/lib/node/RequireChunkLoadingRuntimeModule.js',
      /require\(\$\{/u,
    ],
    ['Used for targets that have `require`', defaults, /if \(tp\.require\) return "require";/u],
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
      'directly in the output folder are deleted like everything else',
      'webpack/lib/output/CleanPlugin.js',
      /if \(file\.startsWith\("\."\)\) \{/u,
    ],
    [
      'Hot module replacement updates are kept until newer ones exist',
      'webpack/lib/output/CleanPlugin.js',
      /if \(assetInfo && assetInfo\.hotModuleReplacement\) \{/u,
    ],
    [
      'A string is compared with the beginning of the path',
      'webpack/lib/output/CleanPlugin.js',
      /typeof keep === "string"\s*\? \(path\) => path\.startsWith\(keep\)/u,
    ],
    [
      'Paths are relative to `output.path` and use forward slashes',
      'webpack/lib/output/CleanPlugin.js',
      /replace\(WINDOWS_PATH_SEPARATOR_REGEXP, "\/"\)|replace\(\/\\\\\/g, "\/"\)/u,
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
      'With `false`, the first build of each run writes every file',
      'webpack/lib/Compiler.js',
      /if \(this\.options\.output\.compareBeforeEmit\) \{/u,
    ],
    ['Copies files that no module refers to', applied, /new CopyPlugin\(/u],
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
      'also has `concurrency` and `stage`',
      'webpack/lib/output/CopyPlugin.js',
      /Compilation\.PROCESS_ASSETS_STAGE_ADDITIONAL/u,
    ],
    [
      'Relative paths and globs start at `context`',
      'webpack/lib/output/CopyPlugin.js',
      /pattern\.context === undefined\s*\? compiler\.context/u,
    ],
    [
      'Globs use `/` on every system and support',
      schema,
      /matches dot files, and takes '\*', '\*\*', '\?', '\[\]' and '\{\}'/u,
    ],
    [
      'A file that several globs match is copied once',
      'webpack/lib/output/CopyPlugin.js',
      /if \(!entries\.has\(entry\)\) entries\.set\(entry, base\);/u,
    ],
    [
      'the structure below this folder is also kept in `to`',
      'webpack/lib/output/CopyPlugin.js',
      /pattern\.context === undefined \? one\.base : context;/u,
    ],
    [
      'It is an error if two files of one item get the same name',
      'webpack/lib/output/CopyPlugin.js',
      /if \(filenames\.has\(result\.filename\)\) \{\s*errors\.push\(/u,
    ],
    [
      "Gives the copy the original's access and modification times",
      'webpack/lib/output/CopyPlugin.js',
      /timestamps = \{ atime: stats\.atimeMs, mtime: stats\.mtimeMs \};/u,
    ],
    [
      'Function that gets the content as a `Buffer` and the absolute path',
      'webpack/lib/output/CopyPlugin.js',
      /await transformer\(source\.buffer\(\), absoluteFilename\)/u,
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
      'With `false`, the links themselves are created',
      'webpack/lib/output/CopyPlugin.js',
      /if \(isSymlink && !followSymlinks\) \{/u,
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
      'with `.css` in place of `.js`',
      defaults,
      /chunkFilename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.css\$1"\)/u,
    ],
    [
      "It's derived from `filename`, with `.css` as the extension",
      defaults,
      /return filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.css\$1"\)/u,
    ],
    [
      'If `filename` is a function, the default is `[id].css`',
      defaults,
      /"cssFilename",[\s\S]{0,300}return "\[id\]\.css";/u,
    ],
    [
      'It equals `uniqueName` unless you set this option',
      defaults,
      /F\(output, "devtoolNamespace", \(\) => output\.uniqueName\);/u,
    ],
    ["`'...'` keeps what webpack found", defaults, /A\(output, "enabledChunkLoadingTypes"/u],
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
    ['also the default for `let` if', defaults, /\(tp && tp\.let\),\s*environment\.const/u],
    [
      'deferred imports of externals are left to the environment',
      'webpack/lib/externals/ExternalModule.js',
      /an external cannot be imported in the defer phase/u,
    ],
    [
      'for asynchronous modules if there are no `async` functions',
      'webpack/lib/async-modules/isGeneratorLowered.js',
      /!runtimeTemplate\.supportsAsyncFunction\(\) &&\s+Boolean\(runtimeTemplate\.supportsGenerator\(\)\)/u,
    ],
    [
      'follows `const` for targets that do not specify it',
      defaults,
      /\(tp && tp\.let\),\s*environment\.const/u,
    ],
    [
      'such imports of externals are left to the environment',
      'webpack/lib/externals/ExternalModule.js',
      /an external cannot be imported in the source phase/u,
    ],
    [
      'waits for asynchronous modules before it finishes',
      'webpack/lib/esm/ModuleChunkFormatPlugin.js',
      /canAwaitEntry = runtimeTemplate\.supportsTopLevelAwait\(\);/u,
    ],
    [
      'unless you set them, the names of chunks, stylesheets and pages',
      defaults,
      /F\(output, "chunkFilename", \(\) => \{\s*const filename =/u,
    ],
    [
      'an absolute path is rejected',
      schema,
      /"FilenameTemplate": \{[\s\S]{0,450}"absolutePath": false/u,
    ],
    [
      'A function gets an object with `chunk`, `contentHashType`',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /path = path\(data, assetInfo\);/u,
    ],
    ['`[hash]` is its deprecated name', paths, /deprecated\(\s+hashReplacer,\s+"\[hash\] is now/u],
    [
      '`.png`, with the dot',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("ext", replacer\(ext, true\)\);/u,
    ],
    ['each leading `..` replaced with `_`', paths, /"_\/"\.repeat\(match\.length \/ 3\)/u],
    [
      'value of `output.uniqueName`, in any pattern',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /presentKinds\.has\("uniqueName"\) \|\| presentKinds\.has\("uniquename"\)/u,
    ],
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
      '`[contenthash:8]` takes the first eight characters',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /result = length \? hash\.slice\(0, length\) : hash;/u,
    ],
    [
      '`base` followed by `26`, `32`, `36`, `49`, `52`, `58` or `62`',
      paths,
      /SUPPORTED_BASES = new Set\(\["26", "32", "36", "49", "52", "58", "62"\]\);/u,
    ],
    [
      'With an encoding and no number',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /result = digestHandler\(digest, length \|\| undefined\);/u,
    ],
    [
      "add backslashes: `'[\\\\name\\\\].js'`",
      'webpack/lib/template/TemplatedPathPlugin.js',
      /REGEXP = \/\\\[\\\\\*\(\[\\w:\]\+\)\\\\\*\\\]\/g;/u,
    ],
    ['`global` for Node.js, Electron and NW.js', defaults, /if \(tp\.global\) return "global";/u],
    [
      'and `self` for other browsers',
      defaults,
      /return "self";\s*\}\);\s*F\(output, "chunkFormat"/u,
    ],
    [
      'other names are passed to `crypto.createHash()`',
      'webpack/lib/util/createHash.js',
      /\(crypto\)\.createHash\(algorithm\)/u,
    ],
    [
      "`'xxhash64'` is the fastest, and `experiments.futureDefaults` makes",
      defaults,
      /if \(futureDefaults\) \{\s+DEFAULTS\.HASH_FUNCTION = "xxhash64";/u,
    ],
    [
      'Use only `[id]` and `[fullhash]` in the pattern',
      defaults,
      /`\[id\]\.\[fullhash\]\.hot-update\.\$\{/u,
    ],
    [
      'otherwise, entries share a list, and webpack warns',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /doesn't lead to unique filenames per runtime and HMR update differs/u,
    ],
    [
      'keys that begin with `og:` are written as `property`',
      'webpack/lib/html/syntax-parser.js',
      /\.startsWith\("og:"\)/u,
    ],
    [
      "or `'auto'`, which means a deferred script",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /htmlObj\.scriptLoading \|\| "auto";/u,
    ],
    [
      'With `output.module`, scripts are modules, which are deferred anyway',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /is ignored with output\.module — ES module scripts are always deferred/u,
    ],
    ['`true` for a SHA-384 hash', 'webpack/lib/html/HtmlGenerator.js', /\? \["sha384"\]/u],
    [
      'otherwise, webpack warns, and browsers block files',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /'output\.html\.integrity is set but output\.crossOriginLoading is not\./u,
    ],
    [
      'forbids browser plugins',
      'webpack/lib/html/HtmlGenerator.js',
      /\["object-src", new Set\(\["'none'"\]\)\]/u,
    ],
    [
      'and adds a hash of each inline script and style',
      'webpack/lib/html/HtmlGenerator.js',
      /\["script-src", new Set\(\["'self'"\]\)\],\s*\["style-src", new Set\(\["'self'"\]\)\],/u,
    ],
    ['`sha256`, `sha384` or `sha512`', schema, /"sha256",\s*"sha384",\s*"sha512"/u],
    [
      "It's derived from `chunkFilename`",
      defaults,
      /F\(output, "htmlChunkFilename", \(\) => \{\s*const chunkFilename =/u,
      'output.htmlChunkFilename',
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
      'an object whose `define` and `require` are called',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /amdContainerPrefix = `\$\{options\.amdContainer\}\.`;/u,
    ],
    [
      'In a variable that the script declares with `var Lib`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /declare: "var",\s*unnamed: "error"/u,
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
      'with a plain assignment',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: \[\],\s*declare: false,\s*unnamed: "error"\s*\}\)/u,
    ],
    [
      'In properties of an object `Lib`, which is created',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /unnamed: "error",\s*named: "copy"/u,
    ],
    [
      'without a name, on `this` itself',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: \["this"\],\s*declare: false,\s*unnamed: "copy"/u,
    ],
    [
      'each export becomes a property of `window`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: \["window"\],\s*declare: false,\s*unnamed: "copy"/u,
    ],
    [
      'In `self.Lib`, which exists in pages and in workers',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: \["self"\],\s*declare: false,\s*unnamed: "copy"/u,
    ],
    [
      'without a name, in properties of `exports`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: \["exports"\],\s*declare: false,\s*unnamed: "copy"/u,
    ],
    [
      'With a name, in a property of `module.exports`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: \["module", "exports"\],\s*declare: false,\s*unnamed: "assign"/u,
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
      'the name is passed as the first argument',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /define\(\$\{JSON\.stringify\(\s*name\s*\)\}, \$\{externalsDepsArray\}/u,
    ],
    [
      'runs the entry at once',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /if \(this\.requireAsWrapper\) \{\s*return new ConcatSource\(\s*`\$\{amdContainerPrefix\}require\(/u,
    ],
    [
      'In the argument of a function `Lib`',
      'webpack/lib/library/JsonpLibraryPlugin.js',
      /`\$\{name\}\(`/u,
    ],
    [
      'These types need a name',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /if \(this\.unnamed === "error"\) \{\s*if \(typeof name !== "string" && !Array\.isArray\(name\)\) \{\s*throw/u,
    ],
    [
      'creates nested objects, unless they exist already',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /\(\$\{base\} = typeof \$\{base\} === "undefined" \? \{\} : \$\{base\}\)/u,
    ],
    [
      'is rejected with a suggestion',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /must be a valid identifier when using a var declaring library type\. Either use a valid identifier/u,
    ],
    [
      'The object is `output.globalObject`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: "global",\s*declare: false,\s*unnamed: "copy"/u,
    ],
    [
      'it follows from the target: `self` for the web',
      defaults,
      /"globalThis"\s*: 'typeof self !== "undefined" \? self : global';\s*\}\s*\}\s*return "self";/u,
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
      'the call is then `define(() => {`',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /\? `\(\$\{externalsArguments\}\) => \{`/u,
    ],
    [
      'A `name` stops the build with `AMD library name must be unset`',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /if \(this\.requireAsWrapper\) \{\s*if \(name\) \{\s*throw new Error\(\s*`AMD library name must be unset\./u,
    ],
    [
      'The first argument of the wrapper is `globalObject`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /\}\)\(\$\{runtimeTemplate\.globalObject\}, /u,
    ],
    [
      "With target `web`, it's `self` by default",
      defaults,
      /return "self";\s+\}\);\s+F\(output, "chunkFormat"/u,
    ],
    [
      'the last two branches copy each export to `exports`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /for\(var i in a\) \(typeof exports === 'object' \? exports : root\)\[i\] = a\[i\];/u,
    ],
    [
      "`'last'` takes those of the last module",
      'webpack/lib/library/AbstractLibraryPlugin.js',
      /const dep = deps\[deps\.length - 1\];/u,
    ],
    [
      "`'all'` merges the exports of all modules",
      'webpack/lib/library/AbstractLibraryPlugin.js',
      /resolvedLibrary\.entryExports === "all"/u,
    ],
    [
      'Line comments in the `umd` wrapper',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /return `\\t\/\/\$\{auxiliaryComment\}\\n`;/u,
    ],
    [
      'Adds a branch to the `umd` wrapper for an AMD loader',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /else if\(\$\{amdContainerCondition\(/u,
    ],
    [
      "Passes the library's name to `define` in the `umd` wrapper",
      'webpack/lib/library/UmdLibraryPlugin.js',
      /names\.amd && namedDefine === true/u,
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
      'The placeholders `[fullhash]`, for a folder per build',
      'webpack/lib/Compiler.js',
      /getPath\(this\.outputPath/u,
    ],
    [
      "`'verbose'` adds the one-line comments below the frame",
      applied,
      /new ModuleInfoHeaderPlugin\(options\.output\.pathinfo !== true\)/u,
    ],
    [
      'As its result specifies: the function gets `{ hash }`',
      'webpack/lib/runtime/PublicPathRuntimeModule.js',
      /hash: compilation\.hash \|\| "XXXX"/u,
    ],
    [
      'the function gets `{ hash }`',
      'webpack/lib/runtime/PublicPathRuntimeModule.js',
      /hash: compilation\.hash/u,
    ],
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
      "`'none'` also turns off those for assets",
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /if \(hints === "none"\) return \[\];/u,
    ],
    [
      'but never to `.pdf`, `.txt` and `.webmanifest` files',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /DEFAULT_ASSETS_EXCLUDE_REGEXP = \/\\\.\(\?:webmanifest\|pdf\|txt\)/u,
    ],
    [
      "Does nothing for relative paths and `'auto'`",
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /const origin = getPublicPathOrigin\(compilation\);\s*if \(origin\) \{/u,
    ],
    [
      'Follows from `environment.modulePreload`',
      defaults,
      /"modulePreloadPolyfill",\s*!environment\.modulePreload/u,
    ],
    [
      'The last two only use `href`, `crossorigin` and `media`',
      'webpack/lib/dependencies/html/HtmlEntryDependency.js',
      /if \(rel === "preconnect" \|\| rel === "dns-prefetch"\) \{/u,
    ],
    [
      'It follows `output.module` and applies to chunks loaded',
      defaults,
      /F\(output, "scriptType", \(\) => \(output\.module \? "module" : false\)\);/u,
    ],
    [
      'It has no `type`, and browsers treat',
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /scriptType \? `script\.type = /u,
    ],
    [
      'It has `type="module"`: the chunk runs',
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /`script\.type = \$\{JSON\.stringify\(scriptType\)\};`/u,
    ],
    [
      'With `true`, that error is thrown again',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /"if \(cachedModule\.error !== undefined\) throw cachedModule\.error;"/u,
    ],
    [
      'the second import gets the unfinished exports',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /if \(cachedModule !== undefined\) \{/u,
    ],
    [
      'The cost is one `try` in the runtime',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /outputOptions\.strictModuleErrorHandling \|\| needModuleDeferAny;/u,
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
      "It's derived from `uniqueName`, so set it if",
      defaults,
      /"policyName",\s*\(\) =>[^,]*\(output\.uniqueName\)\.replace\(/u,
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
      "It's part of `chunkLoadingGlobal`, `hotUpdateGlobal`",
      defaults,
      /"chunkLoadingGlobal", \(\) => `webpackChunk\$\{uniqueNameId\}`\);/u,
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
      'By reading the file next to the bundle with `fs`',
      'webpack/lib/node/ReadFileCompileWasmPlugin.js',
      /`readFile\(join\(__dirname, /u,
    ],
    [
      'For universal targets, but not with',
      defaults,
      /\(tp\.nodeBuiltins === null \|\| tp\.fetchWasm === null\) &&\s*output\.module &&/u,
    ],
    [
      'with servers that send `.wasm` files with the wrong MIME type',
      'webpack/lib/wasm/AsyncWasmLoadingRuntimeModule.js',
      /your server does not serve wasm with `application\/wasm` MIME type/u,
    ],
    [
      'The runtime then compiles the complete file and prints a hint',
      'webpack/lib/wasm/AsyncWasmCompileRuntimeModule.js',
      /console\.warn\("`WebAssembly\.compileStreaming` failed/u,
    ],
    [
      '`false` leaves this code out of the bundle',
      'webpack/lib/wasm/AsyncWasmLoadingRuntimeModule.js',
      /streamingFallback = outputOptions\.wasmStreamingFallback;/u,
    ],
    [
      "so a changed module isn't taken from a cache",
      defaults,
      /D\(output, "webassemblyModuleFilename", "\[hash\]\.module\.wasm"\);/u,
    ],
    [
      "`[contenthash]` doesn't: the build fails",
      'webpack/lib/wasm/AsyncWasmLoadingRuntimeModule.js',
      /JSON\.stringify\(outputOptions\.webassemblyModuleFilename\),\s*\{\s*\.\.\.fullHashPathData\(/u,
    ],
    [
      "Replaces `publicPath` in the URL from which a worker's script",
      'webpack/lib/dependencies/worker/WorkerDependency.js',
      /workerImportBaseUrl = dep\.options\.publicPath/u,
    ],
    [
      'By default, it has the same value',
      defaults,
      /"workerWasmLoading", \(\) => output\.wasmLoading\);/u,
    ],
    [
      'such as `hex`, `base64` and `base64url`, or `base26` to `base62`',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /use hex, base64, base64url, or base26\//u,
    ],
    [
      "`'body'` by default, `'head'` by default with",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /inject === "head" \|\| \(inject !== "body" && output\.module\)/u,
    ],
    [
      'By default, a second run without changes reports `compared for emit`',
      'webpack/lib/config/defaults.js',
      /D\(output, "compareBeforeEmit", true\);/u,
    ],
    [
      'The default adds a hash to tell these modules apart',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /FALLBACK_MODULE_FILENAME_TEMPLATE =\s+"webpack:\/\/\[namespace\]\/\[resourcePath\]\?\[hash\]";/u,
    ],
    [
      'The default begins with `webpack://`',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /"webpack:\/\/\[namespace\]\/\[resourcePath\]";/u,
    ],
    [
      "since the default, `'jsonp'`, fails at run time",
      'webpack/lib/config/defaults.js',
      /if \(validExternalTypes\.includes\(libraryType\)\) \{/u,
    ],
    [
      'With a name, the library is a property of `module.exports`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs-module": \{[^}]{0,260}prefix: \["module", "exports"\],/u,
    ],
    [
      "scripts and styles for each entry that isn't a page",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /!imports \|\|\s*imports\.every\(\(r\) => HTML_REQUEST_RE\.test\(r\)\)/u,
    ],
    [
      '`exports` in a CommonJS module, and `undefined` in an ES',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /if \(runtimeTemplate\.supportsArrowFunction\(\)\) \{\s*source\.add\("\/\*+\/ \(\(\) => \{/u,
    ],
    [
      'Adds to pages an inline script that preloads modules',
      'webpack/lib/dependencies/html/HtmlEntryDependency.js',
      /if\(s&&s\.supports&&s\.supports\("modulepreload"\)\)return;/u,
    ],
    [
      'Arrow functions: modules and the runtime are wrapped in',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /if \(runtimeTemplate\.supportsArrowFunction\(\)\) \{\s*source\.add\("\/\*+\/ \(\(\) => \{/u,
    ],
    [
      'BigInt literals such as `10n`, used where a constant',
      'webpack/lib/define/DefinePlugin.js',
      /supportsBigIntLiteral\(\)\s*\? `\$\{code\}n`/u,
    ],
    [
      'declarations in generated code, instead of `var`',
      'webpack/lib/template/RuntimeTemplate.js',
      /this\.supportsConst\(\) \? "const" : this\.supportsLet\(\) \? "let" : "var"/u,
    ],
    [
      'loops in the runtime, instead of calls to `forEach()`',
      'webpack/lib/template/RuntimeTemplate.js',
      /this\.supportsForOf\(\)\s*\? `for\(/u,
    ],
    [
      'the runtime uses it directly and omits the code',
      'webpack/lib/runtime/GlobalRuntimeModule.js',
      /if \(compilation\.outputOptions\.environment\.globalThis\) \{\s*return/u,
    ],
    [
      'which the runtime calls instead of the `hasOwnProperty` method',
      'webpack/lib/template/RuntimeTemplate.js',
      /this\.supportsObjectHasOwn\(\)\s*\? `Object\.hasOwn\(/u,
    ],
    [
      'which replace `__dirname` and `__filename` in ES module output',
      'webpack/lib/node/NodeStuffPlugin.js',
      /environment\.importMetaDirnameAndFilename \|\|/u,
    ],
    [
      'the list of modules is written as `102(module) {}`',
      'webpack/lib/template/Template.js',
      /supportsMethodShorthand\(\) && module\.source !== "false" \? "" : ":"/u,
    ],
    [
      'the runtime marks namespace objects without checking',
      'webpack/lib/runtime/MakeNamespaceObjectRuntimeModule.js',
      /supportsSymbol\(\)\s*\? \[toStringTag\]/u,
    ],
    ['pages with such hints get no polyfill', defaults, /!environment\.modulePreload/u],
    [
      'for shorter code than with `apply` and `Object.assign`',
      'webpack/lib/dependencies/commonjs/CommonJsObjectExportDependency.js',
      /supportsSpread\(\)\) return/u,
    ],
    [
      'webpack collects the values that it finds in `output`',
      defaults,
      /enabledChunkLoadingTypes\.add\(output\.workerChunkLoading\);\s*\}\s*forEachEntry\(/u,
    ],
    [
      'In `this.Lib`, whatever `this` means',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "this": \{[^}]{0,260}prefix: \["this"\],/u,
    ],
    [
      'In `module.exports`, as a whole, which is what',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: \["module", "exports"\],\s*declare: false,\s*unnamed: "assign"/u,
    ],
    [
      'For CommonJS systems without `module`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs": \{[^}]{0,260}prefix: \["exports"\],/u,
    ],
    [
      'This type uses only `exports`, so it also works',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs": \{[^}]{0,260}prefix: \["exports"\],/u,
    ],
    [
      'If you omit the name, each export becomes a property',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: \["exports"\],\s*declare: false,\s*unnamed: "copy"/u,
    ],
    [
      'An alias for `commonjs2`',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs2":\s*case "commonjs-module": \{/u,
    ],
    [
      'Without `output.library`, each export becomes a property',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /prefix: "global",\s*declare: false,\s*unnamed: "copy"/u,
    ],
    [
      "Of these three types, only this one leaves the object's",
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "assign-properties": \{[^}]{0,300}named: "copy"/u,
    ],
    [
      'The name is the first argument of `define`',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /\}define\(\$\{JSON\.stringify\(\s*name\s*\)\}, \$\{externalsDepsArray\}/u,
    ],
    [
      "`name: '[name]'` gives each module the name of its",
      'webpack/lib/library/AmdLibraryPlugin.js',
      /compilation\.getPath\(options\.name, \{\s*chunk\s*\}\)/u,
    ],
    [
      'In the return value of a function passed to `define`',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /\(iife \|\| !chunk\.hasRuntime\(\) \? " return " : "\\n"\)/u,
    ],
    [
      '`umd` checks that `define` exists before calling it',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /if\(typeof define === 'function' && define\.amd\)/u,
    ],
    [
      'and `__system_context__` gives your code its context',
      'webpack/lib/library/SystemLibraryPlugin.js',
      /function\(\$\{dynamicExport\}, __system_context__\) \{/u,
    ],
    [
      'Exposes one export instead of all of them',
      'webpack/lib/library/AssignLibraryPlugin.js',
      /propertyAccess\(\s*Array\.isArray\(options\.export\) \? options\.export : \[options\.export\]\s*\)/u,
    ],
    [
      'if `umdNamedDefine` is set',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /names\.amd && namedDefine === true/u,
    ],
    [
      'assigns a property of `exports`, for CommonJS without `module`',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /"commonjs"\s*\)\}\s*else if\(typeof exports === 'object'\)/u,
    ],
    [
      'Folder in which `from` starts',
      'webpack/lib/output/CopyPlugin.js',
      /path\.resolve\(compiler\.context, pattern\.context\);/u,
    ],
    [
      'Like `from`, they start at `context`, not at the folder',
      'webpack/lib/output/CopyPlugin.js',
      /this\._createIgnoreMatcher\(context, globOptions\.ignore, matchOptions\)/u,
    ],
    [
      'A function gets an object with `absoluteFilename`, `sourceFilename` and `filename`',
      'webpack/lib/output/CopyPlugin.js',
      /const file = \{\s*absoluteFilename,\s*sourceFilename,\s*filename: interpolatedFilename\s*\};/u,
    ],
    [
      'The structure below it is kept: `static/fonts/a.woff2` becomes',
      'webpack/lib/output/CopyPlugin.js',
      /DEFAULT_FILENAME = "\[path\]\[base\]";/u,
    ],
    [
      'Hashes and the nonce are appended to `script-src` and `style-src`',
      'webpack/lib/html/HtmlGenerator.js',
      /append\("script-src", scriptSrc\);\s*append\("style-src", styleSrc\);/u,
    ],
    [
      "`'preload'` announces each chunk, as `modulepreload` for modules",
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /: isModuleOutput\s*\? "modulepreload"\s*: "preload";/u,
    ],
    [
      '`compilation` and the automatic array as `defaultHints`',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /hints\(\{\s*entryName,\s*entrypoint,\s*hostType,\s*compilation,\s*(?:\/\/[^\n]*\s*)*defaultHints:/u,
    ],
    [
      'Hints for the chunks that an entry starts with, except',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /if \(chunk === entryChunk\) continue;/u,
    ],
    [
      '`test`, `include` and `exclude` select files by request',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /rule\.exclude !== undefined\) &&\s*!getUrlHintMatcher\(rule\)\(request\)/u,
    ],
    [
      '`as`, `type` and `media` define what is written',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /merged\.as = rule\.as;\s*if \(rule\.type[^;]+;\s*if \(rule\.media !== undefined\) merged\.media/u,
    ],
    [
      'Writes `<link rel="preconnect">` for the host in `publicPath`',
      'webpack/lib/prefetch/ResourceHintPlugin.js',
      /const h = \{ rel: "preconnect", href: origin \};/u,
    ],
    [
      "`'native-md4'`, which asks Node.js for MD4",
      'webpack/lib/util/createHash.js',
      /case "native-md4":/u,
    ],
    [
      "`'defer'` and `'blocking'` only cause a warning",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /if \(output\.module\) \{\s*scriptAttr = "";\s*if \(scriptLoading === "defer" \|\| scriptLoading === "blocking"\)/u,
    ],
    [
      'The former place of `output.library.amdContainer`',
      normalization,
      /output\.amdContainer !== undefined\s*\? output\.amdContainer\s*: libraryBase\.amdContainer/u,
    ],
    [
      'The former place of `output.library.auxiliaryComment`',
      normalization,
      /\? output\.auxiliaryComment\s*: libraryBase\.auxiliaryComment/u,
    ],
    [
      'The former place of `output.library.export`',
      normalization,
      /\? output\.libraryExport\s*: libraryBase\.export/u,
    ],
    [
      'The former place of `output.library.umdNamedDefine`',
      normalization,
      /\? output\.umdNamedDefine\s*: libraryBase\.umdNamedDefine/u,
    ],
    [
      'The former place of `output.library.type`',
      normalization,
      /\? output\.libraryTarget\s*: libraryBase\.type/u,
    ],
    [
      'A declared variable: see',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "var": \{[^}]{0,260}declare: "var",/u,
    ],
    [
      'An assignment without a declaration: see',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "assign": \{[^}]{0,260}declare: false,\s*unnamed: "error"\s*\}/u,
    ],
    [
      'Properties of an object: see',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "assign-properties": \{[^}]{0,300}named: "copy"/u,
    ],
    [
      'A property of `this`: see',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "this": \{[^}]{0,260}prefix: \["this"\],/u,
    ],
    [
      'A property of `window`: see',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "window": \{[^}]{0,260}prefix: \["window"\],/u,
    ],
    [
      'A property of the global object: see',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "global": \{[^}]{0,260}prefix: "global",/u,
    ],
    [
      'A property of `exports`: see',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs": \{[^}]{0,260}prefix: \["exports"\],/u,
    ],
    [
      "An ES module: see `type: 'module'`",
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "module":\s*case "modern-module": \{/u,
    ],
    [
      'The value of `module.exports`: see',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs2":\s*case "commonjs-module": \{[^}]{0,260}prefix: \["module", "exports"\],/u,
    ],
    [
      'A module for an AMD loader: see',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /return new ConcatSource\(\s*`\$\{amdContainerPrefix\}define\(/u,
    ],
    [
      'A call to the AMD `require`: see',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /if \(this\.requireAsWrapper\) \{\s*return new ConcatSource\(\s*`\$\{amdContainerPrefix\}require\(/u,
    ],
    [
      'A wrapper for several systems: see',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "umd":\s*case "umd2": \{/u,
    ],
    [
      'A module for SystemJS: see',
      'webpack/lib/library/SystemLibraryPlugin.js',
      /`System\.register\(\$\{name\}/u,
    ],
    [
      'A call with the exports: see',
      'webpack/lib/library/JsonpLibraryPlugin.js',
      /new ConcatSource\(`\$\{name\}\(`, source, "\)"\);/u,
    ],
    [
      'The library is a variable, and `output.library` is its',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "var": \{[^}]{0,260}declare: "var",/u,
    ],
    [
      'In ES modules and other strict code, assigning to',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "assign": \{[^}]{0,260}declare: false,\s*unnamed: "error"\s*\}/u,
    ],
    [
      'This type fails in workers and in Node.js, which',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "window": \{[^}]{0,260}prefix: \["window"\],/u,
    ],
    [
      'A string or an array of strings is short for',
      defaults,
      /F\(output\.library, "type", \(\) => \(output\.module \? "module" : "var"\)\);/u,
    ],
    [
      'The polyfill has to exist before the bundle runs',
      defaults,
      /D\(output, "importFunctionName", "import"\);/u,
    ],
    [
      'expression that generated code reads in place of `import.meta`',
      defaults,
      /D\(output, "importMetaName", "import\.meta"\);/u,
    ],
    [
      'Like `wasmLoading`, but for code in workers',
      defaults,
      /F\(output, "workerWasmLoading", \(\) => output\.wasmLoading\);/u,
    ],
    [
      'The message names the only enabled type',
      'webpack/lib/javascript/EnableChunkLoadingPlugin.js',
      /These types are enabled: \$\{\[\.\.\./u,
    ],
    [
      'generated pages contain `<script type="module">`',
      defaults,
      /F\(output, "scriptType", \(\) => \(output\.module \? "module" : false\)\);/u,
    ],
    [
      'where the library becomes a global variable',
      'webpack/lib/library/UmdLibraryPlugin.js',
      /getAuxiliaryComment\("root"\)\}\s*else\\n/u,
    ],
    [
      'Most of them also determine how externals are loaded',
      defaults,
      /if \(validExternalTypes\.includes\(libraryType\)\) \{\s*return [^;]*\(libraryType\);/u,
    ],
    [
      'hash of the identifier',
      'webpack/lib/devtool/ModuleFilenameHelpers.js',
      /hash = getHash\(identifier, hashFunction\);/u,
    ],
    [
      'if a strict policy forbids inline scripts',
      'webpack/lib/dependencies/html/HtmlEntryDependency.js',
      /if\(s&&s\.supports&&s\.supports\("modulepreload"\)\)return;/u,
    ],
    [
      '`[contenthash:base62:8]` does the same without this option',
      paths,
      /result = digestHandler\(digest, length \|\| undefined\);/u,
    ],
    [
      '`define` has to exist when the file runs',
      'webpack/lib/library/AmdLibraryPlugin.js',
      /\}define\(\$\{fnStart\}`/u,
    ],
    [
      'Without the list, the build stops with a message',
      'webpack/lib/wasm/EnableWasmLoadingPlugin.js',
      /throw new Error\(\s*`Library type/u,
    ],
  ]),
  ...measured('configuration/output', 'Has no effect in webpack 5'),
];
