import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/ids-plugins', [
    [
      "plugins for modules don't change existing ids",
      'webpack/lib/ids/IdHelpers.js',
      /chunkGraph\.getModuleId\(module\) === null\) \{\s*chunkGraph\.setModuleId\(module, nextId\+\+\);/u,
    ],
    [
      'For chunks, you need `false` in development',
      'webpack/schemas/WebpackOptions.json',
      /total download size, false: no algorithm used, as custom one can be provided via plugin/u,
    ],
    [
      "plugins for modules don't change existing ids",
      'webpack/lib/ids/IdHelpers.js',
      /const moduleId = chunkGraph\.getModuleId\(module\);\s*if \(moduleId !== null\) \{/u,
    ],
    [
      'sets the ids of all chunks that have a name',
      'webpack/lib/ids/NamedChunkIdsPlugin.js',
      /if \(chunk\.name\) \{\s*chunk\.id = chunk\.name;/u,
    ],
    [
      "`'hashed'`, deprecated",
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
    [
      'Computes a number from each module',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /\(module\) => getFullModuleName\(module, context, compiler\.root\),/u,
    ],
    [
      'Absolute path of the folder that module paths are relative',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /const context = this\.options\.context\s*\? this\.options\.context\s*: compiler\.context;/u,
    ],
    [
      'uses more digits on its own, unless `fixedLength` forbids it',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /fixedLength \? 0 : 10,/u,
    ],
    [
      '`true` never exceeds `maxLength`',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /fixedLength \? 0 : 10,/u,
    ],
    [
      'the second one gets a new number',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /if \(size === usedIds\.size\) \{\s*conflicts\+\+;\s*return false;/u,
    ],
    [
      '`maxLength`, even if few numbers are left',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /fixedLength \? 0 : 10,/u,
    ],
    [
      '`true` stops the build when two modules get',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /if \(failOnConflict && conflicts\) \{\s*throw new Error\(/u,
    ],
    [
      'A number that changes the starting point',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /usedIds\.size,\s*salt/u,
    ],
    [
      'returns `true` if this plugin should give that module',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /getUsedModuleIdsAndModules\(\s*compilation,\s*this\.options\.test/u,
    ],
    [
      'the build fails with `has no id assigned`',
      'webpack/lib/template/RuntimeTemplate.js',
      /=> `Module \$\{module\.identifier\(\)\} has no id assigned\./u,
    ],
    [
      'Ids are the same in several builds if no number',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /failOnConflict\s*\? \(\) => 0/u,
    ],
    [
      'a collision throws an exception',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /if \(failOnConflict && conflicts\) \{\s*throw new Error\(/u,
    ],
    [
      'throws an exception, which ends the process',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /throw new Error\(\s*`Assigning deterministic module ids/u,
    ],
    [
      'If a chunk has no name, the number is computed',
      'webpack/lib/ids/IdHelpers.js',
      /if \(chunk\.name\) return chunk\.name;\s*const modules = chunkGraph\.getChunkRootModules\(chunk\);/u,
    ],
    [
      'Computes a number for each chunk from its name',
      'webpack/lib/ids/IdHelpers.js',
      /const getFullChunkName = [\s\S]{0,120}?if \(chunk\.name\) return chunk\.name;/u,
    ],
    [
      'if there are many chunks, webpack uses more digits',
      'webpack/lib/ids/DeterministicChunkIdsPlugin.js',
      /\[10 \*\* maxLength\],\s*10,\s*usedIds\.size/u,
    ],
    [
      'are still equal, a short hash is added',
      'webpack/lib/ids/IdHelpers.js',
      /return `\$\{shortName\}\?\$\{getHash\(fullName, 4, hashFunction\)\}`;/u,
    ],
    ['are part of the id', 'webpack/lib/ids/IdHelpers.js', /module\.libIdent\(\{\s*context,/u],
    [
      "Uses the module's path as the id",
      'webpack/lib/ids/NamedModuleIdsPlugin.js',
      /\(m\) => getShortModuleName\(m, context, root\),/u,
    ],
    [
      'Absolute path of the folder that ids are relative',
      'webpack/lib/ids/NamedModuleIdsPlugin.js',
      /const context = this\.options\.context\s*\? this\.options\.context\s*: compiler\.context;/u,
    ],
    [
      "it's cut off and ends with a hash",
      'webpack/lib/ids/IdHelpers.js',
      /\+\s*delimiter \+\s*getHash\(string, SHORTENED_STRING_HASH_LENGTH, hashFunction\)/u,
    ],
    [
      "Uses the chunk's name as the id",
      'webpack/lib/ids/NamedChunkIdsPlugin.js',
      /chunk\.id = chunk\.name;\s*chunk\.ids = \[chunk\.name\];/u,
    ],
    [
      'A chunk without a name gets an id made',
      'webpack/lib/ids/NamedChunkIdsPlugin.js',
      /getShortChunkName\(\s*chunk,\s*chunkGraph,\s*context,\s*delimiter,/u,
    ],
    [
      'Text between the paths of several modules',
      'webpack/lib/ids/IdHelpers.js',
      /\.join\(delimiter\)/u,
    ],
    [
      'in which they are reached in the module graph',
      'webpack/lib/ids/NaturalModuleIdsPlugin.js',
      /compareModulesByPreOrderIndexOrIdentifier\(compilation\.moduleGraph\)/u,
    ],
    [
      'Gives the lowest numbers to the modules',
      'webpack/lib/ids/OccurrenceModuleIdsPlugin.js',
      /if \(aOccurs > bOccurs\) return -1;/u,
    ],
    [
      '`true` first counts references from chunks that pages start',
      'webpack/lib/ids/OccurrenceModuleIdsPlugin.js',
      /if \(aEntryOccurs > bEntryOccurs\) return -1;[\s\S]*if \(aOccurs > bOccurs\) return -1;/u,
    ],
    [
      "`optimization.moduleIds: 'size'` sets this option",
      'webpack/lib/config/WebpackOptionsApply.js',
      /case "size": \{[^}]*OccurrenceModuleIdsPlugin\(\{\s*prioritiseInitial: true/u,
    ],
    [
      'chunks that belong to the most chunk groups',
      'webpack/lib/ids/OccurrenceChunkIdsPlugin.js',
      /const aOccurs = a\.getNumberOfGroups\(\);/u,
    ],
    [
      '`true` sorts chunks first by the number of entries',
      'webpack/lib/ids/OccurrenceChunkIdsPlugin.js',
      /if \(parent\.isInitial\(\)\) occurs\+\+;/u,
    ],
    [
      "`'total-size'` doesn't",
      'webpack/lib/config/WebpackOptionsApply.js',
      /case "total-size": \{[^}]*new OccurrenceChunkIdsPlugin\(\{\s*prioritiseInitial: false/u,
    ],
    [
      "`optimization.chunkIds: 'size'` sets this option",
      'webpack/lib/config/WebpackOptionsApply.js',
      /case "size": \{[^}]*OccurrenceChunkIdsPlugin\(\{\s*prioritiseInitial: true/u,
    ],
    [
      'Gives the modules of one chunk numbers',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /chunkGraph\.isModuleInChunk\(m, chunk\)/u,
    ],
    [
      'Gives the modules of one chunk numbers from a range',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /let currentId = this\.options\.start \|\| 0;/u,
    ],
    [
      "If there's no chunk with that name, the plugin throws",
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /if \(!chunk\) \{\s*throw new Error\(/u,
    ],
    [
      'First number of the range, from which modules',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /chunkGraph\.setModuleId\(m, currentId\+\+\);/u,
    ],
    [
      'Modules for which no number is left get',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /if \(this\.options\.end && currentId > this\.options\.end\) break;/u,
    ],
    [
      'Last number of the range',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /currentId > this\.options\.end\) break;/u,
    ],
    [
      '`preOrderIndex`, also called `index`, counts a module',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /case "index":\s*case "preOrderIndex":\s*cmpFn = compareModulesByPreOrderIndexOrIdentifier/u,
    ],
    [
      '`postOrderIndex`, also called `index2`',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /case "index2":\s*case "postOrderIndex":\s*cmpFn = compareModulesByPostOrderIndexOrIdentifier/u,
    ],
    [
      'The latter is the order of execution',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /case "postOrderIndex":\s*cmpFn = compareModulesByPostOrderIndexOrIdentifier/u,
    ],
    [
      'The plugin is experimental and is available as',
      'webpack/lib/index.js',
      /experiments: \{\s+schemes: \{[\s\S]*\},\s+ids: \{\s+get SyncModuleIdsPlugin\(/u,
    ],
    [
      "the default there, `'named'`, sets the ids",
      'webpack/lib/config/defaults.js',
      /"chunkIds", \(\) => \{\s+if \(production\) return "deterministic";\s+if \(development\) return "named";/u,
    ],
    [
      'Writes module ids to a JSON file',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /fs\.writeFile\(this\.options\.path, JSON\.stringify\(json\), callback\)/u,
    ],
    [
      'One build creates the file, and another reads',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /const needWrite = readAndWrite \|\| this\.options\.mode === "create";/u,
    ],
    [
      'The file can be missing in the first build',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /if \(err\.code !== "ENOENT"\) \{\s*return callback\(err\);/u,
    ],
    [
      'Absolute path of the file with the ids',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /fs\.readFile\(this\.options\.path,/u,
    ],
    [
      'folder that the module names in the file are relative',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /const context = this\.options\.context \|\| compiler\.context;/u,
    ],
    [
      'Builds that share a file need the same folder',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /module\.libIdent\(\{\s*context,\s*associatedObjectForCache/u,
    ],
    [
      "returns `true` if the module's id is in the file",
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /const test = this\.options\.test \|\| \(\(\) => true\);/u,
    ],
    [
      '`create` only writes, and `read` only reads',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /needRead = readAndWrite \|\| this\.options\.mode === "read";\s*const needWrite = readAndWrite \|\| \S+ === "create";/u,
    ],
    [
      '`merge`, the default, reads the file, then writes',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /readAndWrite =\s*!this\.options\.mode \|\|\s*this\.options\.mode === "merge"/u,
    ],
    [
      'but drops modules that the build no longer contains',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /needPrune = this\.options\.mode === "update";/u,
    ],
    [
      "the build fail with “Unable to restore id 'undefined'”",
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /id = data\.get\(name\);\s+const idAsString = `\$\{id\}`;[\s\S]*Unable to restore id '/u,
    ],
    [
      "a module that isn't in it gets the id `undefined`",
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /const id = data\.get\(name\);\s*const idAsString = `\$\{id\}`;/u,
    ],
    [
      "with `mode: 'create'`",
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /this\.options\.mode === "create";/u,
    ],
    [
      'set ids with `compilation.chunkGraph.setModuleId`',
      'webpack/lib/graph/ChunkGraph.js',
      /setModuleId\(module, id\) \{/u,
    ],
  ]),
  ...measured(
    'plugins/ids-plugins',
    'gets the id `967` from the plugin in the first row',
    'and `1` from the third',
  ),
];
