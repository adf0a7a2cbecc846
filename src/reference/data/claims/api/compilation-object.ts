import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/compilation-object', [
    [
      'by calls to `addEntry` and `addInclude` without a name',
      'webpack/lib/Compilation.js',
      /name !== undefined \? this\.entries\.get\(name\) : this\.globalEntry/u,
    ],
    [
      'The names of files that were actually written in this build',
      'webpack/lib/Compiler.js',
      /this\._setAssetFileAttributes\(targetPath, info, [\s\S]{0,160}compilation\.emittedAssets\.add\(file\)/u,
    ],
    [
      'were compared with a file of the same size on disk',
      'webpack/lib/Compiler.js',
      /if \(content\.length === stats\.size\) \{\s*compilation\.comparedForEmitAssets\.add\(file\)/u,
    ],
    [
      '`true` if the first module that is not found ends the build',
      'webpack/lib/Compilation.js',
      /this\.bail = \(options && options\.bail\) \|\| false/u,
    ],
    [
      'Like `endTime`, this property is only set when the build ends',
      'webpack/lib/Compiler.js',
      /compilation\.startTime = startTime;\s*compilation\.endTime = Date\.now\(\)/u,
    ],
    [
      "their errors aren't part of `errors`, but make `stats.hasErrors()` true",
      'webpack/lib/stats/Stats.js',
      /this\.compilation\.children\.some\(\(child\) => child\.getStats\(\)\.hasErrors\(\)\)/u,
    ],
    [
      'for `executeModule` or `this.importModule`',
      'webpack/lib/Compilation.js',
      /this\.buildTimeExecutedModules\.add\(module\)/u,
    ],
    [
      '`true` if a function on the `needAdditionalPass` hook asked',
      'webpack/lib/Compiler.js',
      /if \(compilation\.hooks\.needAdditionalPass\.call\(\)\) \{\s*compilation\.needAdditionalPass = true/u,
    ],
    [
      'shortened to `hashDigestLength`',
      'webpack/lib/Compilation.js',
      /this\.hash = this\.fullHash\.slice\(0, hashDigestLength\)/u,
    ],
    [
      'known after the `fullHash` hook',
      'webpack/lib/Compilation.js',
      /this\.hooks\.fullHash\.call\(hash\);\s*this\.fullHash = hash\.digest/u,
    ],
    [
      'webpack reports the error “Conflict: Multiple assets emit different content”',
      'webpack/lib/Compilation.js',
      /`Conflict: Multiple assets emit different content to the same filename/u,
    ],
    [
      'Both `newSource` and `assetInfo` can be functions',
      'webpack/lib/Compilation.js',
      /typeof newSourceOrFunction === "function"\s*\? newSourceOrFunction\(this\.assets\[file\]\)/u,
    ],
    [
      "it's merged into the old information, while a function's result replaces",
      'webpack/lib/Compilation.js',
      /cachedCleverMerge\(oldInfo, assetInfoUpdateOrFunction\)/u,
    ],
    [
      'If the name is unknown, the method throws an error',
      'webpack/lib/Compilation.js',
      /throw new Error\(\s*`Called Compilation\.updateAsset for not existing filename/u,
    ],
    [
      "including in the lists of chunks and in other assets' `related`",
      'webpack/lib/Compilation.js',
      /newEntry = entry\.map\(\(x\) => \(x === file \? newFile : x\)\)/u,
    ],
    [
      'along with related files that belong to no other asset',
      'webpack/lib/Compilation.js',
      /if \(!this\._assetsRelatedIn\.has\(file\)\) \{\s*this\.deleteAsset\(file\)/u,
    ],
    [
      'If the name is unknown, nothing happens',
      'webpack/lib/Compilation.js',
      /deleteAsset\(file\) \{\s*if \(!this\.assets\[file\]\) \{\s*return;/u,
    ],
    [
      'returns an array of objects with `name`, `source` and `info`',
      'webpack/lib/Compilation.js',
      /array\.push\(\{\s*name: assetName,\s*source: this\.assets\[assetName\],\s*info: /u,
    ],
    [
      'The array is a copy, so pushing to it has no effect',
      'webpack/lib/Compilation.js',
      /getAssets\(\) \{[\s\S]{0,80}const array = \[\];/u,
    ],
    [
      'returns the object of one asset, or `undefined`',
      'webpack/lib/Compilation.js',
      /getAsset\(name\) \{\s*if \(!Object\.prototype\.hasOwnProperty\.call\(this\.assets, name\)\) return;/u,
    ],
    [
      "empties all chunks' lists of files",
      'webpack/lib/Compilation.js',
      /clearAssets\(\) \{[^}]*chunk\.files\.clear\(\);\s*chunk\.auxiliaryFiles\.clear\(\)/u,
    ],
    [
      '`compilation.assets` keeps its entries',
      'webpack/lib/Compilation.js',
      /clearAssets\(\) \{\s*for [^{]*\{\s*chunk\.files\.clear\(\);[^}]*\}\s*this\._assetToChunkIndex = undefined;/u,
    ],
    [
      'which is called with the first message',
      'webpack/lib/Compilation.js',
      /\(type, args\) => \{\s*if \(typeof name === "function"\) \{\s*name = name\(\)/u,
    ],
    [
      'The hash of the build is added to `data`',
      'webpack/lib/Compilation.js',
      /if \(!data\.hash\) \{\s*data = \{\s*hash: this\.hash,/u,
    ],
    [
      'returns `{ path, info }`, where `info` lists the hashes',
      'webpack/lib/Compilation.js',
      /return \{ path: newPath, info: assetInfo \}/u,
    ],
    [
      'but only with the data that you pass',
      'webpack/lib/Compilation.js',
      /if \(!data\.hash\) \{\s*data = \{\s*hash: this\.hash,\s*\.\.\.data\s*\};\s*\}\s*return this\.getAssetPath\(filename, data\)/u,
    ],
    [
      'without adding the hash of the build',
      'webpack/lib/Compilation.js',
      /if \(!data\.hash\) \{\s*data = \{\s*hash: this\.hash,\s*\.\.\.data\s*\};\s*\}\s*return this\.getAssetPathWithInfo/u,
    ],
    [
      'without the warnings that the user ignores',
      'webpack/lib/diagnostics/IgnoreWarningsPlugin.js',
      /compilation\.hooks\.processWarnings\.tap/u,
    ],
    [
      '`compilation.warnings` contains all warnings',
      'webpack/lib/Compilation.js',
      /return this\.hooks\.processWarnings\.call\(this\.warnings\)/u,
    ],
    [
      '`stats.hasErrors()` checks these errors and those of child compilations',
      'webpack/lib/stats/Stats.js',
      /getErrors\(\)\.length > 0 \|\|\s*this\.compilation\.children\.some\(\(child\) => child\.getStats\(\)\.hasErrors/u,
    ],
    [
      'The child compiler shares the cache, file system and resolvers',
      'webpack/lib/Compiler.js',
      /childCompiler\.resolverFactory = this\.resolverFactory;[\s\S]*?childCompiler\.cache = this\.cache;/u,
    ],
    [
      'has no entries and writes no files',
      'webpack/lib/Compiler.js',
      /childCompiler\.outputFileSystem = null;/u,
    ],
    [
      "The child's assets are added to this compilation",
      'webpack/lib/Compiler.js',
      /of compilation\.getAssets\(\)\) \{\s*parentCompilation\.emitAsset\(name, source, info\)/u,
    ],
    [
      'Plugins in the third argument are applied first',
      'webpack/lib/Compiler.js',
      /plugin\.apply\(childCompiler\);[\s\S]*?for \(const name in this\.hooks\)/u,
    ],
    [
      '`thisCompilation`, `compile`, `make`, `emit`, `afterEmit`, `done` and `invalid`',
      'webpack/lib/Compiler.js',
      /"make",\s*"compile",\s*"emit",\s*"afterEmit",\s*"invalid",\s*"done",\s*"thisCompilation"\s*\]\.includes\(name\)/u,
    ],
    [
      "copies of the parent's functions then replace the functions",
      'webpack/lib/Compiler.js',
      /\]\.taps = \[\s*\.\.\.this\.hooks\[/u,
    ],
    [
      'The result contains `exports`, `assets`, `cacheable` and sets',
      'webpack/lib/Compilation.js',
      /callback\(null, \{\s*exports,\s*assets,\s*cacheable,\s*notCacheableReasons,\s*fileDependencies/u,
    ],
    [
      'with the same name, the callback gets an error',
      'webpack/lib/Compilation.js',
      /return callback\(\s*new WebpackError\(\s*`Conflicting entry option \$\{key\}/u,
    ],
    [
      'Unlike with `addEntry`, nothing runs the module at the start',
      'webpack/lib/Compilation.js',
      /dependency,\s*"includeDependencies",\s*options,/u,
    ],
    [
      "or, if the module isn't found and `bail` is off, nothing",
      'webpack/lib/Compilation.js',
      /callback\(null, result\);\s*\} else \{\s*callback\(\);/u,
    ],
    [
      'is the older form of `addModuleTree`, with positional arguments',
      'webpack/lib/Compilation.js',
      /addModuleChain\(context, dependency, callback\) \{\s*return this\.addModuleTree\(\{ context, dependency \}/u,
    ],
    [
      'returns the module with that identifier, or `undefined`',
      'webpack/lib/Compilation.js',
      /findModule\(identifier\) \{\s*return this\._modules\.get\(identifier\)/u,
    ],
    [
      'unless a result from the cache is still valid',
      'webpack/lib/Compilation.js',
      /if \(!needBuild\) \{[\s\S]{0,260}this\.hooks\.stillValidModule\.call\(module\);\s*return callback\(\)/u,
    ],
    [
      'with new dependencies replacing the old ones',
      'webpack/lib/Compilation.js',
      /this\.removeReasonsOfDependencyBlock\(module, \{\s*dependencies: oldDependencies/u,
    ],
    [
      "and creates it if it doesn't exist",
      'webpack/lib/Compilation.js',
      /const chunk = this\.namedChunks\.get\(name\);\s*if \(chunk !== undefined\) \{\s*return chunk;\s*\}\s*\}\s*const chunk = new Chunk/u,
    ],
    [
      'Without a name, the result is always a new chunk',
      'webpack/lib/Compilation.js',
      /addChunk\(name\) \{\s*if \(name\) \{[\s\S]{0,140}\}\s*const chunk = new Chunk\(name/u,
    ],
    [
      'this method returns that group',
      'webpack/lib/Compilation.js',
      /const chunkGroup = this\.namedChunkGroups\.get\(name\);\s*if \(chunkGroup !== undefined\) \{/u,
    ],
    [
      'another group with that name causes an error',
      'webpack/lib/Compilation.js',
      /throw new Error\(\s*`Cannot add an async entrypoint with the name/u,
    ],
    [
      '`load` returns a promise, and `create` creates the module',
      'webpack/types.d.ts',
      /addLazyRuntimeModule<[^>]*>\(\s*chunk: Chunk,\s*load: \(\) => Promise</u,
    ],
    [
      'webpack waits for the promise only after all requirements are known',
      'webpack/lib/Compilation.js',
      /this\.processRuntimeRequirements\(\);\s*this\._attachPendingRuntimeModules\(/u,
    ],
    [
      '`module` itself has depth zero',
      'webpack/lib/Compilation.js',
      /moduleGraph\.setDepth\(module, 0\);/u,
    ],
    [
      "which is taken from the runtime's chunk",
      'webpack/lib/Compilation.js',
      /chunkGraph\.setRuntimeId\(runtime, [^)]*\(chunk\.id\)\)/u,
    ],
    [
      'It also removes modules from chunks if no other reason',
      'webpack/lib/Compilation.js',
      /removeConnection\(dep\);[\s\S]{0,200}this\.patchChunksAfterReasonRemoval\(originalModule, chunk\)/u,
    ],
    [
      'takes a module out of a chunk if nothing in the chunk needs it',
      'webpack/lib/Compilation.js',
      /!module\.hasReasonForChunk\(chunk, this\.moduleGraph, this\.chunkGraph\) &&/u,
    ],
    [
      'The method returns `true` if there was a problem',
      'webpack/lib/Compilation.js',
      /this\.warnings\.push\(warning\);\s*hasProblems = true/u,
    ],
    [
      'drops the chunks and assets that `seal` created',
      'webpack/lib/Compilation.js',
      /this\.chunks\.clear\(\);\s*this\.chunkGroups\.length = 0;/u,
    ],
    [
      'for modules, for chunks and for runtimes',
      'webpack/lib/Compilation.js',
      /"runtime requirements\.chunks"\);\s*this\.logger\.time\("runtime requirements\.entries"\)|timeEnd\("runtime requirements\.chunks"\)/u,
    ],
    [
      'after hashes are known and before `processAssets`',
      'webpack/lib/Compilation.js',
      /this\.createChunkAssets\(\(err\) => \{[\s\S]{0,160}cont\(\);/u,
    ],
    [
      'for example if two modules have the same id',
      'webpack/lib/Compilation.js',
      /throw new Error\(`checkConstraints: duplicate module id/u,
    ],
    [
      'The first hook that sees them is `afterChunks`',
      'webpack/lib/Compilation.js',
      /this\.hooks\.afterChunks\.call\(this\.chunks\)/u,
    ],
    [
      "It's empty before `seal`",
      'webpack/lib/Compilation.js',
      /const chunkGraph = new ChunkGraph\(/u,
    ],
    [
      'The entrypoints that running code starts',
      'webpack/lib/Compilation.js',
      /const entrypoint = new Entrypoint\(options, false\);[\s\S]{0,400}this\.asyncEntrypoints\.push\(entrypoint\)/u,
    ],
    [
      'for all chunks that have a name',
      'webpack/lib/Compilation.js',
      /if \(name\) \{\s*this\.namedChunks\.set\(name, chunk\)/u,
    ],
    [
      'for all groups that have a name',
      'webpack/lib/Compilation.js',
      /if \(name\) \{\s*this\.namedChunkGroups\.set\(name, chunkGroup\)/u,
    ],
    [
      'Messages of loggers by name, as stats print them',
      'webpack/lib/Compilation.js',
      /this\.logging\.set\(name, logEntries\)/u,
    ],
    [
      'The path of this compilation in the tree of child compilers',
      'webpack/lib/Compiler.js',
      /childCompiler\.compilerPath = `\$\{this\.compilerPath\}\$\{compilerName\}/u,
    ],
    [
      'Names of caches begin with it',
      'webpack/lib/Compiler.js',
      /`\$\{this\.compilerPath\}\$\{name\}`/u,
    ],
    [
      'The name of the configuration, if it has one',
      'webpack/lib/Compiler.js',
      /compilation\.name = this\.name/u,
    ],
    [
      'The two factories that create modules in this build',
      'webpack/lib/Compiler.js',
      /normalModuleFactory: this\.createNormalModuleFactory\(\),\s*contextModuleFactory: this\.createContextModuleFactory\(\)/u,
    ],
    [
      'When the build of this compilation began, in milliseconds',
      'webpack/lib/Compiler.js',
      /compilation\.startTime = startTime/u,
    ],
    [
      'When the build of this compilation ended, in milliseconds',
      'webpack/lib/Compiler.js',
      /compilation\.endTime = Date\.now\(\)/u,
    ],
    [
      'Cached access to source files',
      'webpack/lib/node/NodeEnvironmentPlugin.js',
      /compiler\.inputFileSystem = new CachedInputFileSystem\(/u,
    ],
    [
      'Modules that were built in this build rather than taken from the cache',
      'webpack/lib/Compilation.js',
      /this\.builtModules\.add\(module\)/u,
    ],
    [
      'whose code was generated in this build rather than taken from the cache',
      'webpack/lib/Compilation.js',
      /this\.codeGeneratedModules\.add\(module\)/u,
    ],
    [
      'Call `getSource(module, runtime, type)` on it after code generation',
      'webpack/lib/module/CodeGenerationResults.js',
      /getSource\(module, runtime, sourceType\) \{/u,
    ],
    [
      'the method calls it with an error or the result',
      'webpack/lib/Compilation.js',
      /addModule\(module, callback\) \{\s*this\.addModuleQueue\.add\(module, callback\)/u,
    ],
    [
      '`emitAsset(file, source, assetInfo)` adds a file',
      'webpack/lib/Compilation.js',
      /this\.assets\[file\] = source;\s*this\._setAssetInfo\(file, assetInfo, undefined\)/u,
    ],
    [
      '`updateAsset(file, newSource, assetInfo)` changes a file',
      'webpack/lib/Compilation.js',
      /typeof newSourceOrFunction === "function"\s*\? newSourceOrFunction\(this\.assets\[file\]\)/u,
    ],
    [
      '`renameAsset(file, newFile)` gives a file another name',
      'webpack/lib/Compilation.js',
      /delete this\.assets\[file\];\s*this\.assets\[newFile\] = source/u,
    ],
    [
      "Text inside files isn't changed",
      'webpack/lib/Compilation.js',
      /const source = this\.assets\[file\];[\s\S]{0,2600}this\.assets\[newFile\] = source/u,
    ],
    [
      'is derived from the content and determines whether the stored result',
      'webpack/lib/cache/CacheFacade.js',
      /providePromise\(identifier, etag, computer\)/u,
    ],
    [
      'The cache also has `getPromise` and `storePromise`',
      'webpack/lib/cache/CacheFacade.js',
      /storePromise\(identifier, etag, data\) \{/u,
    ],
    [
      'whose messages become part of stats, under that name',
      'webpack/lib/Compilation.js',
      /logEntries = this\.logging\.get\(name\)/u,
    ],
    [
      'Pass `info` on to `emitAsset`',
      'webpack/lib/Compilation.js',
      /return \{ path: newPath, info: assetInfo \}/u,
    ],
    [
      'fills in placeholders and returns the name',
      'webpack/lib/Compilation.js',
      /return this\.hooks\.assetPath\.call\(/u,
    ],
    [
      "`stats.toJson()` passes the compilation to this object's `create` method",
      'webpack/lib/stats/Stats.js',
      /return statsFactory\.create\("compilation", this\.compilation/u,
    ],
    [
      'turns the JSON of the stats into text, as `stats.toString()` does',
      'webpack/lib/stats/Stats.js',
      /statsPrinter\.print\("compilation", data/u,
    ],
    [
      '`getErrors()` returns the errors as processErrors leaves them',
      'webpack/lib/Compilation.js',
      /return this\.hooks\.processErrors\.call\(this\.errors\)/u,
    ],
    [
      '`getWarnings()` returns the warnings after processWarnings',
      'webpack/lib/Compilation.js',
      /return this\.hooks\.processWarnings\.call\(this\.warnings\)/u,
    ],
    [
      'such as the result of `EntryPlugin.createDependency()`',
      'webpack/lib/entry/EntryPlugin.js',
      /static createDependency\(entry, options\)/u,
    ],
    [
      'the entry is created if necessary',
      'webpack/lib/Compilation.js',
      /if \(entryData === undefined\) \{\s*entryData = \{\s*dependencies: \[\]/u,
    ],
    [
      'Without a name, the module goes in all entries',
      'webpack/lib/Compilation.js',
      /name !== undefined \? this\.entries\.get\(name\) : this\.globalEntry/u,
    ],
    [
      'it may be an existing module with the same identifier',
      'webpack/lib/Compilation.js',
      /if \(alreadyAddedModule\) \{\s*return callback\(null, alreadyAddedModule\)/u,
    ],
    [
      'or a module from the cache',
      'webpack/lib/Compilation.js',
      /cacheModule\.updateCacheModule\(module\);\s*module = cacheModule/u,
    ],
    [
      'that has the same identifier as the given module',
      'webpack/lib/Compilation.js',
      /getModule\(module\) \{\s*const identifier = module\.identifier\(\);/u,
    ],
    [
      'The module is built only once, no matter how many times',
      'webpack/lib/Compilation.js',
      /this\.buildQueue\.add\(module, callback\)/u,
    ],
    [
      'without building the modules that they request',
      'webpack/lib/Compilation.js',
      /processModuleDependenciesNonRecursive\(module\) \{[\s\S]{0,500}this\.moduleGraph\.setParents\(/u,
    ],
    [
      'The last three arguments, which appear in stats',
      'webpack/lib/Compilation.js',
      /chunkGroup\.addOrigin\(\s*module,/u,
    ],
    [
      'creates an entrypoint that running code starts, such as a worker',
      'webpack/lib/Compilation.js',
      /const entrypoint = new Entrypoint\(options, false\)/u,
    ],
    [
      'An existing entrypoint with the same name is returned instead',
      'webpack/lib/Compilation.js',
      /if \(entrypoint !== undefined && entrypoint\.isEntrypoint\(\)\) \{/u,
    ],
    [
      'returns the exports that a dependency uses from its module',
      'webpack/lib/Compilation.js',
      /const referencedExports = dependency\.getReferencedExports\(/u,
    ],
    [
      "returns descriptions of a chunk's files by calling renderManifest",
      'webpack/lib/Compilation.js',
      /return this\.hooks\.renderManifest\.call\(\[\], options\)/u,
    ],
    [
      'but starts from several modules at once',
      'webpack/lib/Compilation.js',
      /assignDepths\(modules\) \{[\s\S]{0,200}const queue = new Set\(modules\)/u,
    ],
    [
      'such as the files of hot updates',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /compilation\.additionalChunkAssets\.push\(filename\)/u,
    ],
    [
      'A child compilation has its own part of this data',
      'webpack/lib/Compiler.js',
      /this\.records\[relativeCompilerName\]\.push\(\(childCompiler\.records = \{\}\)\)/u,
    ],
    [
      'and `recursive: false` stops after the module itself',
      'webpack/lib/Compilation.js',
      /if \(!recursive\) \{[\s\S]{0,160}processModuleDependenciesNonRecursive\(/u,
    ],
    [
      'Module ids that are already in use, according to the records',
      'webpack/lib/ids/RecordIdsPlugin.js',
      /compilation\.usedModuleIds = new Set\(records\.modules\.usedIds\)/u,
    ],
    [
      'Chunk ids that are already in use, according to the records',
      'webpack/lib/ids/RecordIdsPlugin.js',
      /compilation\.usedChunkIds = new Set\(records\.chunks\.usedIds\)/u,
    ],
    [
      'creates and returns a group with one chunk',
      'webpack/lib/Compilation.js',
      /if \(chunkGroup\.pushChunk\(chunk\)\) \{\s*chunk\.addGroup\(chunkGroup\)/u,
    ],
    [
      "`seal` then creates the entry's chunk",
      'webpack/lib/Compilation.js',
      /of this\s*\.entries\) \{\s*const chunk = this\.addChunk\(name\)/u,
    ],
    [
      'generates code for a built module and everything it imports',
      'webpack/lib/Compilation.js',
      /executeModule\(module, options, callback\) \{[\s\S]{0,200}const modules = new Set\(\[module\]\)/u,
    ],
    [
      'and loaders get it as `this._compilation`',
      'webpack/lib/module/NormalModule.js',
      /_compilation: compilation,/u,
    ],
    [
      'A finished compilation is in `stats.compilation`',
      'webpack/lib/stats/Stats.js',
      /this\.compilation = compilation/u,
    ],
    [
      '`assignDepth(module)` sets the depth of modules',
      'webpack/lib/Compilation.js',
      /moduleGraph\.setDepth\(module, 0\)/u,
    ],
    [
      "It calls most of a compilation's hooks",
      'webpack/lib/Compilation.js',
      /this\.hooks\.seal\.call\(\)/u,
    ],
    [
      'The method returns a list of jobs for generating the code',
      'webpack/lib/Compilation.js',
      /return codeGenerationJobs/u,
    ],
    [
      '`createModuleHashes()` computes the hash of each module for each runtime',
      'webpack/lib/Compilation.js',
      /for \(const runtime of chunkGraph\.getModuleRuntimes\(module\)\)/u,
    ],
    ["they're never part of the warnings", 'webpack/lib/Compilation.js', /this\.hints = \[\]/u],
    [
      "Paths that didn't exist but would change the build",
      'webpack/lib/Compilation.js',
      /this\.missingDependencies = new LazySet\(\)/u,
    ],
    [
      "Files whose content was the same, too, weren't written",
      'webpack/lib/Compiler.js',
      /return alreadyWritten\(\)/u,
    ],
    [
      'set `info.immutable` and `info.contenthash` accordingly',
      'webpack/lib/template/TemplatedPathPlugin.js',
      /assetInfo\.immutable = true/u,
    ],
  ]),
];
