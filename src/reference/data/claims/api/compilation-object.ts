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
      'were compared with a file of the same size on disk',
      'webpack/lib/Compiler.js',
      /if \(content\.length === stats\.size\) \{\s*compilation\.comparedForEmitAssets\.add\(file\)/u,
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
      'webpack reports the error “Conflict: Multiple assets emit different content”',
      'webpack/lib/Compilation.js',
      /`Conflict: Multiple assets emit different content to the same filename/u,
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
      'The array is a copy, so pushing to it has no effect',
      'webpack/lib/Compilation.js',
      /getAssets\(\) \{[\s\S]{0,80}const array = \[\];/u,
    ],
    [
      '`compilation.assets` keeps its entries',
      'webpack/lib/Compilation.js',
      /clearAssets\(\) \{\s*for [^{]*\{\s*chunk\.files\.clear\(\);[^}]*\}\s*this\._assetToChunkIndex = undefined;/u,
    ],
    [
      'The hash of the build is added to `data`',
      'webpack/lib/Compilation.js',
      /if \(!data\.hash\) \{\s*data = \{\s*hash: this\.hash,/u,
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
      'Without a name, the result is always a new chunk',
      'webpack/lib/Compilation.js',
      /addChunk\(name\) \{\s*if \(name\) \{[\s\S]{0,140}\}\s*const chunk = new Chunk\(name/u,
    ],
    [
      'another group with that name causes an error',
      'webpack/lib/Compilation.js',
      /throw new Error\(\s*`Cannot add an async entrypoint with the name/u,
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
      'for example if two modules have the same id',
      'webpack/lib/Compilation.js',
      /throw new Error\(`checkConstraints: duplicate module id/u,
    ],
  ]),
];
