import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/under-the-hood', [
    [
      'later, webpack only adds its runtime and merged modules',
      'webpack/lib/Compilation.js',
      /this\.moduleGraph\.freeze\("seal"\);/u,
    ],
    [
      'when a part of the first is split off',
      'webpack/lib/graph/Chunk.js',
      /chunkGroup\.insertChunk\(newChunk, this\);/u,
    ],
    [
      'so a page that loads the map has already loaded one of them',
      'webpack/lib/graph/buildChunkGraph.js',
      /if \(originChunkGroupInfo\.chunkGroup\.addChild\(chunkGroup\)\)/u,
    ],
    [
      'turns a request such as `./map.js` into a file',
      'webpack/lib/Compiler.js',
      /this\.resolverFactory = new ResolverFactory\(\);/u,
    ],
    [
      'turns a request into a module',
      'webpack/lib/Compiler.js',
      /normalModuleFactory: this\.createNormalModuleFactory\(\),/u,
    ],
    [
      'reads source code and reports its dependencies',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.parserCache = new Map\(\);/u,
    ],
    [
      'Each entry is resolved, its loaders run',
      'webpack/lib/Compiler.js',
      /this\.hooks\.compile\.call\(params\);[\s\S]*this\.hooks\.make\.callAsync\(compilation/u,
    ],
    [
      'webpack works on many modules at the same time',
      'webpack/lib/config/defaults.js',
      /D\(options, "parallelism", 100\);/u,
    ],
    [
      'The module graph is complete',
      'webpack/lib/Compilation.js',
      /hooks\.finishModules\.callAsync[\s\S]*this\.hooks\.seal\.call\(\);/u,
    ],
    [
      'Connections to unused exports become inactive',
      'webpack/lib/optimize/FlagDependencyUsagePlugin.js',
      /compilation\.hooks\.optimizeDependencies\.tap\(/u,
    ],
    [
      'modules without side effects are bypassed',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /compilation\.hooks\.optimizeDependencies\.tap\(/u,
    ],
    [
      'Chunks are made from the graph',
      'webpack/lib/Compilation.js',
      /hooks\.optimizeDependencies\.call[\s\S]*hooks\.beforeChunks\.call\(\)[\s\S]*hooks\.afterChunks\.call/u,
    ],
    [
      'right after that, modules are joined into one scope',
      'webpack/lib/optimize/ModuleConcatenationPlugin.js',
      /compilation\.hooks\.optimizeChunkModules\.tapAsync\(/u,
    ],
    [
      'Modules and chunks get the ids',
      'webpack/lib/Compilation.js',
      /hooks\.optimizeChunkModules\.callAsync\([\s\S]*hooks\.moduleIds\.call\([\s\S]*hooks\.chunkIds\.call\(/u,
    ],
    [
      'Each module becomes code',
      'webpack/lib/Compilation.js',
      /hooks\.chunkIds\.call\([\s\S]*hooks\.beforeCodeGeneration\.call\(\);/u,
    ],
    [
      'webpack collects what the code needs from the runtime',
      'webpack/lib/Compilation.js',
      /hooks\.afterCodeGeneration\.call\(\);[\s\S]*hooks\.beforeRuntimeRequirements\.call\(\);/u,
    ],
    [
      'Hashes for file names are calculated',
      'webpack/lib/Compilation.js',
      /hooks\.beforeCodeGeneration\.call\(\);[\s\S]*hooks\.beforeHash\.call\(\);/u,
    ],
    [
      'which have just been assembled, are changed',
      'webpack/lib/Compilation.js',
      /hooks\.beforeHash\.call\(\);[\s\S]*hooks\.processAssets\.callAsync\(this\.assets/u,
    ],
    [
      'New and changed files are written to disk',
      'webpack/lib/config/defaults.js',
      /D\(output, "compareBeforeEmit", true\);/u,
    ],
    [
      'each contains a runtime',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "runtimeChunk", false\);/u,
    ],
    [
      "it's in a chunk only because another module there needs it",
      'webpack/lib/stats/DefaultStatsFactoryPlugin.js',
      /object\.dependent = rootModules \? !rootModules\.has\(module\) : undefined;/u,
    ],
    [
      'what several async chunks have in common',
      'webpack/lib/config/defaults.js',
      /reuseExistingChunk: true,\s+minChunks: 2,\s+priority: -20/u,
    ],
    [
      'what they use from `node_modules`',
      'webpack/lib/config/defaults.js',
      /idHint: "vendors",\s+reuseExistingChunk: true,\s+test: NODE_MODULES_REGEXP,/u,
    ],
    [
      'The scripts of entries stay as they are',
      'webpack/lib/config/defaults.js',
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      'includes those scripts too',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /if \(chunks === "all"\) \{\s+return ALL_CHUNK_FILTER;/u,
    ],
    [
      'A module that every parent has already loaded is left out',
      'webpack/lib/graph/buildChunkGraph.js',
      /isOrdinalSetInMask\(minAvailableModules, getModuleOrdinal\(refModule\)\)/u,
    ],
    [
      'so its file is named after its id',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("name", replacer\(chunk\.name \|\| chunk\.id\)\);/u,
    ],
    [
      'The same name in two places means the same chunk',
      'webpack/lib/graph/buildChunkGraph.js',
      /namedChunkGroups\.get\(/u,
    ],
    [
      'is for initial chunks, and `output.chunkFilename` for the others',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /return outputOptions\.filename;\s+\}\s+return outputOptions\.chunkFilename;/u,
    ],
    [
      'do the same for the stylesheets of these chunks',
      'webpack/lib/css/CssModulesPlugin.js',
      /return outputOptions\.cssFilename;\s+\}\s+return outputOptions\.cssChunkFilename;/u,
    ],
    [
      'without a name, the id is used',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /replacements\.set\("name", replacer\(chunk\.name \|\| chunk\.id\)\);/u,
    ],
    [
      '`[chunkhash]` from the whole chunk',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /if \(presentKinds\.has\("chunkhash"\)\)/u,
    ],
    [
      'Its value follows from the target',
      'webpack/lib/config/defaults.js',
      /if \(tp\.document\) return "array-push";\s+if \(tp\.require\) return "commonjs";/u,
    ],
    [
      'a chunk is a call that hands an object of functions',
      'webpack/lib/javascript/ArrayPushCallbackChunkFormatPlugin.js',
      /\(chunkLoadingGlobalExpr, "\[\]"\)\}\)\.push\(\[`/u,
    ],
    [
      'For Node.js, a chunk is a CommonJS module',
      'webpack/lib/config/defaults.js',
      /if \(tp\.require\) return "commonjs";\s+if \(tp\.nodeBuiltins\) return "commonjs";/u,
    ],
    [
      'a chunk is an ECMAScript module in both cases',
      'webpack/lib/config/defaults.js',
      /if \(output\.module\) \{\s+if \(environment\.dynamicImport\) return "module";/u,
    ],
    [
      'In production, there are far fewer of these functions',
      'webpack/lib/config/defaults.js',
      /D\(optimization, "concatenateModules", production\);/u,
    ],
    [
      '`shop` and `account` are marked `[entry]`',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /entry \? yellow\(formatFlag\("entry"\)\) : undefined/u,
    ],
    [
      'has the parent shop',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /context\.formatChunkId\(parents, "parent"\)/u,
    ],
    ["which aren't chunks at all", 'webpack/lib/asset/AssetModulesPlugin.js', /auxiliary: true/u],
    [
      "The seal phase decides how they're distributed across files",
      'webpack/lib/Compilation.js',
      /this\.hooks\.seal\.call\(\);[\s\S]*buildChunkGraph\(this, chunkGraphInit\);/u,
    ],
    [
      'At the end, plugins rearrange the result',
      'webpack/lib/Compilation.js',
      /hooks\.afterChunks\.call\(this\.chunks\);[\s\S]*this\.hooks\.optimizeChunks\.call\(/u,
    ],
    [
      "The map's group is a child of both entrypoints",
      'webpack/lib/graph/buildChunkGraph.js',
      /if \(originChunkGroupInfo\.chunkGroup\.addChild\(chunkGroup\)\)/u,
    ],
    [
      'An initial chunk belongs to an entrypoint',
      'webpack/lib/graph/Entrypoint.js',
      /isInitial\(\) \{\s*return this\._initial;/u,
    ],
    [
      'usually because of an `import()`',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /const depBlock = new AsyncDependenciesBlock\(/u,
    ],
    [
      'it starts another chunk group and continues there later',
      'webpack/lib/graph/buildChunkGraph.js',
      /c = compilation\.addChunkInGroup\(/u,
    ],
    [
      'and puts each into the chunk',
      'webpack/lib/graph/buildChunkGraph.js',
      /chunkGraph\.connectChunkAndModule\(chunk, module\);/u,
    ],
    [
      "`output.chunkFormat` determines what's inside a script",
      'webpack/lib/config/WebpackOptionsApply.js',
      /switch \(options\.output\.chunkFormat\) \{/u,
    ],
    [
      'In the last step, chunks become files',
      'webpack/lib/Compilation.js',
      /this\.createChunkAssets\(\(err\) => \{/u,
    ],
    [
      'and has to be loaded before the program can start',
      'webpack/lib/graph/Entrypoint.js',
      /isInitial\(\) \{\s*return this\._initial;/u,
    ],
    [
      'with the same chunk name, so it exists once',
      'webpack/lib/Compilation.js',
      /const chunkGroup = this\.namedChunkGroups\.get\(name\);\s*if \(chunkGroup !== undefined\)/u,
    ],
  ]),
];
