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
      "`'hashed'`, deprecated",
      'webpack/lib/config/WebpackOptionsApply.js',
      /WarnDeprecatedOptionPlugin\(\s+"optimization\.moduleIds",\s+"hashed"/u,
    ],
    [
      'uses more digits on its own, unless `fixedLength` forbids it',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /fixedLength \? 0 : 10,/u,
    ],
    [
      '`true` stops the build when two modules get',
      'webpack/lib/ids/DeterministicModuleIdsPlugin.js',
      /if \(failOnConflict && conflicts\) \{\s*throw new Error\(/u,
    ],
    [
      'If a chunk has no name, the number is computed',
      'webpack/lib/ids/IdHelpers.js',
      /if \(chunk\.name\) return chunk\.name;\s*const modules = chunkGraph\.getChunkRootModules\(chunk\);/u,
    ],
    [
      'are still equal, a short hash is added',
      'webpack/lib/ids/IdHelpers.js',
      /return `\$\{shortName\}\?\$\{getHash\(fullName, 4, hashFunction\)\}`;/u,
    ],
    [
      "it's cut off and ends with a hash",
      'webpack/lib/ids/IdHelpers.js',
      /\+\s*delimiter \+\s*getHash\(string, SHORTENED_STRING_HASH_LENGTH, hashFunction\)/u,
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
      "If there's no chunk with that name, the plugin throws",
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /if \(!chunk\) \{\s*throw new Error\(/u,
    ],
    [
      'Modules for which no number is left get',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /if \(this\.options\.end && currentId > this\.options\.end\) break;/u,
    ],
    [
      '`preOrderIndex`, also called `index`, counts a module',
      'webpack/lib/ids/ChunkModuleIdRangePlugin.js',
      /case "index":\s*case "preOrderIndex":\s*cmpFn = compareModulesByPreOrderIndexOrIdentifier/u,
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
      'The file can be missing in the first build',
      'webpack/lib/ids/SyncModuleIdsPlugin.js',
      /if \(err\.code !== "ENOENT"\) \{\s*return callback\(err\);/u,
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
  ]),
  ...measured(
    'plugins/ids-plugins',
    'gets the id `967` from the plugin in the first row',
    'and `1` from the third',
  ),
];
