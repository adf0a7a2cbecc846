import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...measured('concepts/manifest', 'the runtime has nine parts'),
  ...claimsOfPage('concepts/manifest', [
    [
      'that runs a module once and remembers its exports',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /if \(cachedModule !== undefined\) \{/u,
    ],
    [
      'since a production build joins these modules into one',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      'because it has to load a chunk with a `<script>` element',
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /document\.createElement\('script'\);/u,
    ],
    [
      'writes the runtime to a file of its own',
      'webpack/lib/config/normalization.js',
      /if \(runtimeChunk === "single"\) \{\s+return \{\s+name: \(\) => "runtime"/u,
    ],
    [
      "Without the option, the runtime is part of every entry's script",
      'webpack/lib/config/defaults.js',
      /D\(optimization, "runtimeChunk", false\);/u,
    ],
    [
      'so the manifest is a function that returns one name',
      'webpack/lib/runtime/GetChunkFilenameRuntimeModule.js',
      /if \(entries === 1\) \{\s+return useId/u,
    ],
    [
      'it becomes a table from ids to hashes',
      'webpack/lib/runtime/GetChunkFilenameRuntimeModule.js',
      /: `\$\{JSON\.stringify\(obj\)\}\[chunkId\]`;/u,
    ],
    [
      'writes a `manifest.json`',
      'webpack/lib/output/ManifestPlugin.js',
      /const DEFAULT_FILENAME = "manifest\.json";/u,
    ],
    [
      '`entrypoints` lists what a page has to load, in order',
      'webpack/lib/output/ManifestPlugin.js',
      /for \(const chunk of entrypoint\.chunks\) \{\s+for \(const file of chunk\.files\)/u,
    ],
    [
      '`assets` maps each stable name to the current one',
      'webpack/lib/output/ManifestPlugin.js',
      /const item = \{ file: prefix \+ file \};[\s\S]*assets\[name\] = item;/u,
    ],
    [
      'Each `file` begins with `output.publicPath`',
      'webpack/lib/output/ManifestPlugin.js',
      /const DEFAULT_PREFIX = "\[publicpath\]";/u,
    ],
    [
      "or with `/` if the public path is `'auto'`",
      'webpack/lib/output/ManifestPlugin.js',
      /publicPath === "auto" \? "\/" : publicPath/u,
    ],
    [
      'webpack reads such a file when a page links to it',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.webmanifest\$\/i,\s+type: "asset\/webmanifest"/u,
    ],
    [
      'entries import the runtime by its name',
      'webpack/lib/esm/ModuleChunkFormatPlugin.js',
      /return `import \$\{/u,
    ],
    [
      'short numbers made from the path',
      'webpack/lib/config/defaults.js',
      /F\(optimization, "moduleIds", \(\) => \{\s+if \(production\) return "deterministic";/u,
    ],
    [
      'You can put the runtime in the page instead',
      'webpack/schemas/WebpackOptions.json',
      /"Inline the content of matching chunks directly into the HTML instead/u,
    ],
    [
      'fails with a `ChunkLoadError`',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /"error\.name = 'ChunkLoadError';"/u,
    ],
    [
      "The manifest isn't a file",
      'webpack/lib/runtime/GetChunkFilenameRuntimeModule.js',
      /class GetChunkFilenameRuntimeModule extends RuntimeModule/u,
    ],
    [
      "`optimization.runtimeChunk: 'single'` writes the runtime to a file of its own",
      'webpack/lib/config/normalization.js',
      /runtimeChunk === "single"\) \{\s*return \{\s*name: \(\) => "runtime"/u,
    ],
    [
      'The runtime is the code that runs first',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /Template\.renderRuntimeModules\(runtimeModules, chunkRenderContext\)[\s\S]+?startupSource = new ConcatSource\(\);/u,
    ],
    [
      'each build gets only the parts it uses',
      'webpack/lib/runtime/RuntimePlugin.js',
      /compilation\.hooks\.runtimeRequirementInTree\s*\.for\(/u,
    ],
    [
      'which chunks have to be loaded before an entry can start',
      'webpack/lib/runtime/StartupChunkDependenciesPlugin.js',
      /\.for\(RuntimeGlobals\.startupEntrypoint\)[\s\S]{0,150}set\.add\(RuntimeGlobals\.ensureChunk\);/u,
    ],
    [
      'tells a rendering server which files belong to which source module',
      'webpack/lib/output/SSRManifestPlugin.js',
      /result\[key\] = \[\.\.\.\[\.\.\.entry\.files\]\.sort\(\), \.\.\.entry\.stylesheets\];/u,
    ],
    [
      'To list the parts, pass `--stats-runtime-modules`',
      'webpack/schemas/WebpackOptions.json',
      /"runtimeModules": \{\s*"description": "[^"]+",\s*"type": "boolean"/u,
    ],
    [
      'that file gets a new name as well',
      'webpack/lib/runtime/GetChunkFilenameRuntimeModule.js',
      /\[contentType\]: unquotedStringify\(c\.contentHash\[contentType\]\)/u,
    ],
    [
      'which chunk has which file name',
      'webpack/lib/runtime/GetChunkFilenameRuntimeModule.js',
      /const \{ global, contentType, getFilenameForChunk, allChunks \} = this;/u,
    ],
  ]),
];
