import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/entry-points', [
    [
      'webpack starts at the `index` script in `src`',
      'webpack/lib/config/defaults.js',
      /\(\["\.\/src"\]\)[\s\S]*mainFiles: \["index"\],/u,
    ],
    [
      'at `src/index.html` if there is no such script',
      'webpack/lib/config/defaults.js',
      /\.\.\.jsExtensions,\s+\.\.\.\(html && !htmlFirst \? \["\.html"\]/u,
    ],
    [
      "is resolved from the project's folder",
      'webpack/lib/config/defaults.js',
      /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
    ],
    [
      'the scripts run one after another, in the order of the array',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /for \(const entry of descImport\) \{\s+new EntryPlugin\(context, entry, options\)/u,
    ],
    [
      'put a comment before it',
      'webpack/lib/html/HtmlParser.js',
      /pendingWebpackIgnore = options\.webpackIgnore;/u,
    ],
    [
      'A string or an array is shorthand for an object with the key `main`',
      'webpack/lib/config/normalization.js',
      /if \(typeof entry === "string"\) \{\s+return \{\s+main: \{\s+import: \[entry\]/u,
    ],
    [
      'it replaces `[name]` in `output.filename`',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("name", replacer\(chunk\.name \|\| chunk\.id\)\);/u,
    ],
    [
      'the build stops with a `Conflict` error',
      'webpack/lib/Compilation.js',
      /`Conflict: Multiple chunks emit assets to the same filename/u,
    ],
    [
      'to a function, which can be asynchronous',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /Promise\.resolve\(this\.entry\(\)\)/u,
    ],
    [
      'calls it once per build and, in watch mode, again',
      'webpack/lib/entry/DynamicEntryPlugin.js',
      /compiler\.hooks\.make\.tapPromise\([\s\S]{0,80}this\.entry\(\)/u,
    ],
    [
      '`import`, the path or array, is the only required key',
      'webpack/schemas/WebpackOptions.json',
      /"EntryDescription": \{(?:(?!\n {4}\})[\s\S])*"required": \["import"\]/u,
    ],
    [
      'The path or array to start from',
      'webpack/schemas/WebpackOptions.json',
      /"import": \{\s+"\$ref": "#\/definitions\/EntryItem"/u,
    ],
    [
      "The name of the entry's file",
      'webpack/lib/Compilation.js',
      /if \(options\.filename\) \{\s+chunk\.filenameTemplate = options\.filename;/u,
    ],
    [
      'Makes webpack write a page that loads the entry',
      'webpack/schemas/WebpackOptions.json',
      /Generate an HTML file for this entrypoint with its JS and CSS output chunks injected\./u,
    ],
    [
      'whose modules this entry uses instead of bundling',
      'webpack/lib/Compilation.js',
      /if \(dependency\.addChild\(entry\)\) \{\s+entry\.addParent\(dependency\);/u,
    ],
    [
      'which gets a file of that name',
      'webpack/lib/Compilation.js',
      /chunk = this\.addChunk\(runtime\);/u,
    ],
    [
      'entries that set the same name share the runtime',
      'webpack/lib/Compilation.js',
      /let chunk = this\.namedChunks\.get\(runtime\);\s+if \(chunk\) \{\s+if \(!runtimeChunks\.has\(chunk\)\)/u,
    ],
    [
      'rules can match it to treat these modules differently',
      'webpack/schemas/WebpackOptions.json',
      /"issuerLayer": \{\s+"description": "Match layer of the issuer/u,
    ],
    [
      '`false` includes dynamically imported modules in',
      'webpack/lib/graph/buildChunkGraph.js',
      /: compilation\.outputOptions\.asyncChunks !== false/u,
    ],
    [
      'according to `output.workerChunkFilename`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /entryOptions\.worker\) \{\s+return outputOptions\.workerChunkFilename;/u,
    ],
    [
      "You can't combine `dependOn` with `runtime`",
      'webpack/lib/Compilation.js',
      /if \(dependOn && runtime\) \{\s+const err =/u,
    ],
    [
      "uses the other entry's runtime",
      'webpack/lib/Compilation.js',
      /They will use the runtime\(s\) from referenced entrypoints instead\./u,
    ],
    [
      "Entries can't depend on each other in a circle",
      'webpack/lib/Compilation.js',
      /'dependOn' to depend on each other in a circular way\.`/u,
    ],
    [
      'a production build only splits off chunks of',
      'webpack/lib/config/defaults.js',
      /F\(splitChunks, "minSize", \(\) => \(production \? 20000 : 10000\)\);/u,
    ],
    [
      'By default, each bundle has its own copy of the modules',
      'webpack/lib/config/defaults.js',
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      "The other entries don't start until this one has arrived",
      'webpack/lib/graph/Entrypoint.js',
      /this\._dependOn\.add\(entrypoint\);/u,
    ],
    [
      'gives you one runtime and automatic sharing',
      'webpack/lib/config/normalization.js',
      /if \(runtimeChunk === "single"\) \{\s+return \{\s+name: \(\) => "runtime"/u,
    ],
    [
      'each generated page has its own copy of the shared entry',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /for \(const dep of desc\.dependOn\) walk\(dep\);/u,
    ],
    [
      'even if the file is on another host',
      'webpack/lib/config/WebpackOptionsApply.js',
      /return callback\(null, `\$\{type\} \$\{request\}`\);/u,
    ],
    [
      'fails unless the build writes modules or its target supports `import()`',
      'webpack/lib/externals/ExternalModule.js',
      /doesn't support dynamic import\(\) syntax so it's not possible to use external type 'module'/u,
    ],
    [
      "How the entry's exports are exposed",
      'webpack/lib/entry/EntryOptionPlugin.js',
      /library: desc\.library/u,
    ],
    [
      'How the entry loads chunks and WebAssembly',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /chunkLoading: desc\.chunkLoading,[\s\S]{0,80}?wasmLoading: desc\.wasmLoading,/u,
    ],
    [
      'an entry can be an object with more settings',
      'webpack/schemas/WebpackOptions.json',
      /"An entry point with name\.",\s*"anyOf": \[[^\]]+"\$ref": "#\/definitions\/EntryDescription"/u,
    ],
    [
      "an object sets the page's title, icon and so on",
      'webpack/schemas/WebpackOptions.json',
      /"html": \{[^[]+"anyOf": \[\s*\{\s*"type": "boolean"\s*\},\s*\{\s*"\$ref": "#\/definitions\/OutputHtmlOptions"/u,
    ],
    [
      'would be searched for in `node_modules`',
      'webpack/lib/config/defaults.js',
      /modules: \["node_modules"\],/u,
    ],
    [
      'since a slash in a name creates a folder',
      'webpack/lib/Compiler.js',
      /mkdirp\(fs, dir, writeOut\);/u,
    ],
    [
      'webpack takes it for a file name',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /new EntryPlugin\(context, entry, options\)\.apply\(compiler\);/u,
    ],
    [
      '`dependOn` makes the two bundles share their modules',
      'webpack/lib/Compilation.js',
      /entry\.addDependOn\(dependency\);\s*if \(dependency\.addChild\(entry\)\)/u,
    ],
    [
      "each page's scripts show up as separate entry points",
      'webpack/lib/html/HtmlModulesPlugin.js',
      /const entryModule = await addEntry\(spec\);/u,
    ],
    [
      'Entries that are loaded first',
      'webpack/lib/Compilation.js',
      /entry\.addDependOn\(dependency\);\s*if \(dependency\.addChild\(entry\)\)/u,
    ],
  ]),
];
