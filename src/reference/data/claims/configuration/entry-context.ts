import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults, normalization, schema } from './evidence.ts';

const compilation = 'webpack/lib/Compilation.js';
const entryOptions = 'webpack/lib/entry/EntryOptionPlugin.js';
const htmlModules = 'webpack/lib/html/HtmlModulesPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/entry-context', [
    [
      "reads the folder's `package.json` for `output.uniqueName`",
      defaults,
      /const pkgPath = path\.resolve\(context, "package\.json"\);/u,
    ],
    [
      'looks for `.env` files in the folder',
      'webpack/lib/define/DotenvPlugin.js',
      /typeof this\.options\.dir === "undefined"\s+\? compiler\.context/u,
    ],
    [
      'starts its search for a Browserslist configuration there',
      defaults,
      /getDefaultTarget\([^;]{0,40}\(options\.context\)\)/u,
    ],
    [
      "By default, it's the folder that you run webpack in",
      defaults,
      /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
    ],
    [
      'The value has to be absolute',
      schema,
      /"Context": \{\s+"description": "[^"]+",\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      'A `file:` URL works too',
      normalization,
      /context: optionalFileUrlToPath\(config\.context\),/u,
    ],
    [
      "`output.path` isn't affected",
      defaults,
      /F\(output, "path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\);/u,
    ],
    [
      'or `dist` in the folder that you run webpack in',
      defaults,
      /F\(output, "path", \(\) => path\.join\(process\.cwd\(\), "dist"\)\);/u,
    ],
    [
      'one entry with the name `main`',
      normalization,
      /typeof entry === "string"\) \{\s+return \{\s+main: \{/u,
    ],
    [
      'one entry named `main`',
      normalization,
      /if \(Array\.isArray\(entry\)\) \{\s+return \{\s+main: \{\s+import: entry/u,
    ],
    [
      'all modules run in this order',
      entryOptions,
      /for \(const entry of descImport\) \{\s+new EntryPlugin\(context, entry, options\)/u,
    ],
    [
      'and by default, the last one provides the exports',
      schema,
      /"Module\(s\) that are loaded upon startup\. The last one is exported\."/u,
    ],
    [
      'whatever it returns, or what its promise resolves to',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /Promise\.resolve\(this\.entry\(\)\)/u,
    ],
    [
      'An empty object, `entry: {}`, is for builds',
      schema,
      /"EntryObject": \{\s+"description": "[^"]+",\s+"type": "object",\s+"additionalProperties": \{/u,
    ],
    [
      'an entry given as a string or an array is called',
      normalization,
      /if \(Array\.isArray\(entry\)\) \{\s+return \{\s+main: \{/u,
    ],
    [
      'Only the `import` key is required',
      schema,
      /"EntryDescription": \{[\s\S]{0,3000}"required": \["import"\]/u,
    ],
    [
      'The request, or an array of different requests',
      schema,
      /"EntryItem": \{[\s\S]{0,600}"uniqueItems": true/u,
    ],
    [
      'The exports of the last one are those of the entry, unless',
      schema,
      /The last one is exported\./u,
    ],
    [
      'whose keys it overrides one by one',
      schema,
      /An object overrides `output\.html` option by option for this entry;/u,
    ],
    [
      '`false` leaves this entry without a page',
      schema,
      /"html": \{\s+"description": "Generate an HTML file for this entrypoint/u,
    ],
    [
      '`inline` has an effect only in `output.html`',
      schema,
      /`inline` is resolved once per generated page and can only be set on `output\.html`/u,
    ],
    [
      'This entry runs once the files of the others are loaded',
      compilation,
      /entry\.addDependOn\(dependency\);\s+if \(dependency\.addChild\(entry\)\) \{/u,
    ],
    [
      "`false` keeps the runtime in the entry's file",
      compilation,
      /if \(!options\.dependOn && !options\.runtime\) \{\s+entrypoint\.setRuntimeChunk\(chunk\);/u,
    ],
    [
      'and all that they import',
      'webpack/lib/module/NormalModuleFactory.js',
      /layer === undefined\s+\? contextInfo\.issuerLayer \|\| null/u,
    ],
    [
      'One file in two layers is two modules',
      'webpack/lib/module/NormalModule.js',
      /return `\$\{this\.type\}\|\$\{this\.request\}\|\$\{this\.layer\}`;/u,
    ],
    [
      'An absolute URL is used as it is',
      'webpack/lib/runtime/baseUri.js',
      /if \(SCHEME_REGEXP\.test\(baseUri\)\) \{\s+return `[^`]+\$\{JSON\.stringify\(baseUri\)\};`;/u,
    ],
    [
      '`false` puts dynamically imported modules in the entry itself',
      'webpack/lib/graph/buildChunkGraph.js',
      /!chunkGroupInfo\.asyncChunks \|\| !chunkGroupInfo\.chunkLoading/u,
    ],
    [
      '`false` creates no chunks for `import()`',
      'webpack/lib/graph/buildChunkGraph.js',
      /!chunkGroupInfo\.asyncChunks \|\| !chunkGroupInfo\.chunkLoading/u,
    ],
    [
      'from `output.workerChunkFilename` instead of `output.filename`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /return outputOptions\.workerChunkFilename;/u,
    ],
    [
      'Changes the name only, not how the entry loads its chunks',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /return outputOptions\.workerChunkFilename;/u,
    ],
    [
      'only `import` and `filename` apply to them',
      htmlModules,
      /namedEntry && namedEntry\.data\.options\.filename !== undefined/u,
    ],
    [
      'contains neither `[name]` nor a hash',
      htmlModules,
      /template\.includes\("\[name\]"\) \|\|\s+CONTENT_PLACEHOLDER_REGEXP\.test\(template\)/u,
    ],
    [
      'only its folder and extension apply',
      htmlModules,
      /`\$\{dir\}\[name\]\$\{ext \|\| extension\}\$\{query \|\| ""\}`/u,
    ],
    ['or be a function', schema, /"FilenameTemplate": \{[\s\S]{0,600}"instanceof": "Function"/u],
    [
      'it must not be absolute',
      schema,
      /"FilenameTemplate": \{\s+"description": "[^"]+",\s+"anyOf": \[\s+\{\s+"type": "string",\s+"absolutePath": false,/u,
    ],
    [
      'With `dependOn`, the second entry takes the module',
      compilation,
      /if \(dependency\.addChild\(entry\)\) \{\s+entry\.addParent\(dependency\);/u,
    ],
    [
      'contain neither the store nor the runtime',
      compilation,
      /if \(!options\.dependOn && !options\.runtime\) \{\s+entrypoint\.setRuntimeChunk\(chunk\);/u,
    ],
    ['“in a circular way”', compilation, /'dependOn' to depend on each other in a circular way\./u],
    [
      'The function can return a promise',
      schema,
      /an entry string, an entry array or a promise to these things\./u,
    ],
    [
      'webpack calls it for each build and, in watch mode',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /hooks\.make\.tapPromise\([^)]+\) =>\s+Promise\.resolve\(this\.entry\(\)\)/u,
    ],
    [
      'before each rebuild, so the function sees new files',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /compiler\.hooks\.make\.tapPromise\(/u,
    ],
    [
      "the result isn't known when webpack sets its defaults",
      defaults,
      /if \(typeof options\.entry !== "function"\) \{/u,
    ],
    [
      '`html` is ignored, both in the entry and in `output`',
      entryOptions,
      /new DynamicEntryPlugin\(context, entry\)\.apply\(compiler\);\s+\} else \{/u,
    ],
    [
      'A page as an entry, such as `./src/shop.html`, works',
      defaults,
      /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : "auto"\)\);/u,
    ],
    [
      "that isn't in use elsewhere",
      'webpack/lib/entry/EntryOptionPlugin.js',
      /EnableLibraryPlugin\.checkEnabled\(compiler, desc\.library\.type\);/u,
    ],
    [
      'Every entry contains a runtime unless you configure it',
      defaults,
      /D\(optimization, "runtimeChunk", false\);/u,
    ],
    [
      'Entries that set `runtime` to the same name share',
      compilation,
      /let chunk = this\.namedChunks\.get\(runtime\);/u,
    ],
    [
      'The name must not be that of an entry',
      compilation,
      /has a 'runtime' option which points to another entrypoint named/u,
    ],
    [
      'webpack reports an error (“`points to another entrypoint`”)',
      compilation,
      /option which points to another entrypoint named/u,
    ],
    ['and suggests `dependOn`', compilation, /Did you mean to use 'dependOn: \$\{/u],
    ["An entry can't have both keys either", compilation, /if \(dependOn && runtime\) \{/u],
    [
      "an entry that depends on another uses that entry's runtime",
      compilation,
      /They will use the runtime\(s\) from referenced entrypoints instead\./u,
    ],
    [
      'Most keys override an option of `output` for this entry',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /publicPath: desc\.publicPath,\s+chunkLoading: desc\.chunkLoading,/u,
    ],
    [
      'with the same placeholders as `output.filename`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /chunk\.filenameTemplate/u,
    ],
    [
      'webpack calls it for each build',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /compiler\.hooks\.make\.tapPromise\(/u,
    ],
    [
      'in watch mode, before each rebuild',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /compiler\.hooks\.make\.tapPromise\(/u,
    ],
    [
      'The function can return a promise',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /Promise\.resolve\(this\.entry\(\)\)/u,
    ],
    [
      'the second entry takes the module from the first',
      'webpack/lib/Compilation.js',
      /entry\.addDependOn\(dependency\);\s+if \(dependency\.addChild\(entry\)\) \{/u,
    ],
    [
      'Names replace `[name]` in `output.filename`',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("name"/u,
    ],
    [
      'Every entry contains a runtime unless you configure it otherwise',
      'webpack/lib/Compilation.js',
      /if \(!options\.dependOn && !options\.runtime\) \{\s+entrypoint\.setRuntimeChunk\(chunk\);/u,
    ],
    [
      'a single configuration has only one `output.path`',
      schema,
      /"path": \{\s+"\$ref": "#\/definitions\/Path"\s+\},/u,
    ],
    [
      'share one file of that name',
      'webpack/lib/Compilation.js',
      /chunk = this\.addChunk\(runtime\);/u,
    ],
    [
      'The modules in an array run in order',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /for \(const entry of descImport\) \{\s+new EntryPlugin\(context, entry, options\)/u,
    ],
    [
      "An entry can't have both keys either",
      'webpack/lib/Compilation.js',
      /Entrypoint '\$\{name\}' has 'dependOn' and 'runtime' specified/u,
    ],
    [
      'The key in the object is the name of the entry',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /entryDescriptionToOptions\(\s*compiler,\s*name,\s*desc/u,
    ],
    [
      'The option takes four forms',
      schema,
      /"EntryStatic": \{[\s\S]{0,200}"\$ref": "#\/definitions\/EntryObject"/u,
    ],
    [
      'In ECMAScript module output and in Node.js, the other files load it',
      'webpack/lib/esm/ModuleChunkFormatPlugin.js',
      /if \(loadedChunks\.has\(chunk\)\) \{/u,
    ],
    [
      'available to other code, with the keys of `output.library`',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /library: desc\.library\s+\};/u,
    ],
    [
      'where files of this entry are found at run time',
      'webpack/lib/runtime/RuntimePlugin.js',
      /const entryOptions = chunk\.getEntryOptions\(\);\s+const publicPath =/u,
    ],
    [
      'is resolved in this entry',
      'webpack/lib/runtime/BaseUriRuntimeModule.js',
      /\(chunk\.getEntryOptions\(\)\);/u,
    ],
    [
      'is resolved against the base that the script would otherwise use',
      'webpack/lib/runtime/baseUri.js',
      /!SCHEME_REGEXP\.test\(baseUri\) && !baseUri\.startsWith\("\/\/"\);/u,
    ],
    [
      'How this entry loads chunks, as in `output.chunkLoading`',
      'webpack/lib/web/JsonpChunkLoadingPlugin.js',
      /options && options\.chunkLoading !== undefined\s+\? options\.chunkLoading/u,
    ],
    [
      'How this entry loads WebAssembly, as in `output.wasmLoading`',
      'webpack/lib/web/FetchCompileAsyncWasmPlugin.js',
      /options && options\.wasmLoading !== undefined\s+\? options\.wasmLoading/u,
    ],
    [
      'entries that specify the same name share a runtime',
      'webpack/lib/Compilation.js',
      /chunk = this\.addChunk\(runtime\);/u,
    ],
    [
      'whose modules this entry uses instead of its own copies',
      'webpack/lib/Compilation.js',
      /entry\.addDependOn\(dependency\);\s+if \(dependency\.addChild\(entry\)\) \{/u,
    ],
    [
      'can treat labeled modules differently through `issuerLayer`',
      'webpack/lib/module/NormalModuleFactory.js',
      /new BasicMatcherRulePlugin\("issuerLayer"\),/u,
    ],
    [
      'or label modules itself with `Rule.layer`',
      'webpack/lib/module/NormalModuleFactory.js',
      /new BasicEffectRulePlugin\("layer"\),/u,
    ],
    [
      'Writes a page that loads this entry',
      schema,
      /"html": \{\s+"description": "Generate an HTML file for this entrypoint/u,
    ],
    [
      "A new file by itself doesn't start a rebuild",
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /^(?![\s\S]*contextDependencies)[\s\S]*hooks\.make\.tapPromise\(/u,
    ],
    [
      'the value is a string, an array or a descriptor',
      schema,
      /"description": "An entry point with name\.",\s+"anyOf": \[\s+\{\s+"\$ref": "#\/definitions\/EntryItem"/u,
    ],
    [
      'A different context changes the ids that webpack derives',
      'webpack/lib/ids/IdHelpers.js',
      /makePathsRelative\(context, module\.identifier\(\), associatedObjectForCache\)/u,
    ],
    [
      'webpack also writes paths in its output relative to this folder',
      'webpack/lib/ids/IdHelpers.js',
      /makePathsRelative\(context, module\.identifier\(\), associatedObjectForCache\)/u,
    ],
    [
      'and the entries listed in `dependOn` are built into them again',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /namedEntry && namedEntry\.data\.options\.filename !== undefined/u,
    ],
    [
      'Sets the file name of this entry',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /chunk\.filenameTemplate/u,
    ],
    [
      'Name or names of entries',
      'webpack/lib/Compilation.js',
      /entry\.addDependOn\(dependency\);\s+if \(dependency\.addChild\(entry\)\) \{/u,
    ],
    [
      'whatever `optimization.runtimeChunk` says',
      'webpack/lib/Compilation.js',
      /if \(!options\.dependOn && !options\.runtime\) \{\s+entrypoint\.setRuntimeChunk\(chunk\);/u,
    ],
    [
      "A label for this entry's modules",
      'webpack/lib/module/NormalModuleFactory.js',
      /layer === undefined\s+\? contextInfo\.issuerLayer \|\| null/u,
    ],
    [
      "and includes those modules in the entry's own file",
      'webpack/lib/graph/buildChunkGraph.js',
      /!chunkGroupInfo\.asyncChunks \|\| !chunkGroupInfo\.chunkLoading/u,
    ],
    [
      'so they do nothing until `core.js` has been loaded',
      'webpack/lib/Compilation.js',
      /if \(!options\.dependOn && !options\.runtime\) \{\s+entrypoint\.setRuntimeChunk\(chunk\);/u,
    ],
    [
      'each page that webpack writes gets its own copy',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /namedEntry && namedEntry\.data\.options\.filename !== undefined/u,
    ],
    [
      'If a returned descriptor sets a `library` type',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /EnableLibraryPlugin\.checkEnabled\(compiler, desc\.library\.type\);/u,
    ],
    [
      'and with it the instances of their modules',
      'webpack/lib/Compilation.js',
      /chunk = this\.addChunk\(runtime\);/u,
    ],
    [
      'and therefore the hashes in file names',
      'webpack/lib/ids/IdHelpers.js',
      /makePathsRelative\(context, module\.identifier\(\), associatedObjectForCache\)/u,
    ],
    [
      "The runtime is webpack's own code that finds and loads modules",
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /buf\.push\("\/\/ The require function"\);/u,
    ],
    [
      "it's bundled twice and runs twice",
      'webpack/lib/Compilation.js',
      /if \(!options\.dependOn && !options\.runtime\) \{\s+entrypoint\.setRuntimeChunk\(chunk\);/u,
    ],
    [
      'each of which works without the other',
      'webpack/lib/Compilation.js',
      /chunk = this\.addChunk\(runtime\);/u,
    ],
    [
      'where one entry requires the other',
      'webpack/lib/Compilation.js',
      /entry\.addDependOn\(dependency\);\s+if \(dependency\.addChild\(entry\)\) \{/u,
    ],
    [
      'To share a runtime between all entries, use `optimization.runtimeChunk`',
      applied,
      /new RuntimeChunkPlugin\(options\.optimization\.runtimeChunk\)\.apply/u,
    ],
    [
      'The modules that are loaded when the program starts',
      schema,
      /"EntryStatic": \{[\s\S]{0,200}"\$ref": "#\/definitions\/EntryObject"/u,
    ],
  ]),
];
