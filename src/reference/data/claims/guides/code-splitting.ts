import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/code-splitting',
    'both scripts are 16 KiB',
    'the 137 modules that the two entries have in common',
  ),
  ...claimsOfPage('guides/code-splitting', [
    [
      'By default, it touches only chunks that are loaded on demand',
      'webpack/lib/config/defaults.js',
      /D\(splitChunks, "chunks", "async"\);/u,
    ],
    [
      'loaded at once above 30',
      defaults,
      /"maxInitialRequests", \(\) => \(production \? 30 : Infinity\)/u,
    ],
    [
      'webpack ignores this flag, as Node.js does',
      'webpack/lib/module/Module.js',
      /case "flagged":\s+return strict \? "default-with-named" : "namespace";/u,
    ],
    [
      "it goes by the code and warns that you don't need the comment",
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /You don't need `webpackExports` if the usage of dynamic import/u,
    ],
    [
      'rejected with an error named `ChunkLoadError`',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /"error\.name = 'ChunkLoadError';"/u,
    ],
    [
      'The error carries a `type` (`error`, `timeout` or `missing`)',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /event\.type === 'load' \? 'missing' : event\.type/u,
    ],
    [
      'webpack forgets the attempt',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /if\(installedChunkData !== 0\) installedChunks\[chunkId\] = undefined;/u,
    ],
    ['higher numbers go first', 'webpack/lib/graph/Chunk.js', /const cmp = b\.order - a\.order;/u],
    [
      "it doesn't repeat what the other entry contains",
      'webpack/lib/Compilation.js',
      /entry\.addDependOn\(dependency\);\s+if \(dependency\.addChild\(entry\)\)/u,
    ],
    [
      'since it also contains the runtime',
      'webpack/lib/Compilation.js',
      /\bif \(!options\.dependOn && !options\.runtime\) \{\s+entrypoint\.setRuntimeChunk\(chunk\);/u,
    ],
    ['each entry brings its own runtime', defaults, /D\(optimization, "runtimeChunk", false\);/u],
    [
      'Both files are requested in parallel',
      'webpack/lib/runtime/EnsureChunkRuntimeModule.js',
      /return Promise\.all\(Object\.keys\(\$\{handlers\}\)/u,
    ],
    [
      'webpack knows which exports you use and can drop',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /\bparser\.destructuringAssignmentPropertiesFor\(importCall\);/u,
    ],
    [
      'that property is the whole `module.exports`',
      'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js',
      /`def\['default'\] = \$\{runtimeTemplate\.returningFunction\("value", ""\)\};`/u,
    ],
    [
      'The default export of a module is the `default` property',
      'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js',
      /`def\['default'\] = \$\{/u,
    ],
    [
      'The properties of `module.exports` are available by name',
      'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js',
      /`def\[key\] = \$\{runtimeTemplate\.returningFunction\("value\[key\]", ""\)\}`/u,
    ],
    [
      'turns every file that matches the pattern into a chunk',
      defaults,
      /D\(parserOptions, "dynamicImportMode", "lazy"\);/u,
    ],
    [
      '`output.chunkLoadTimeout` changes this limit',
      'webpack/lib/runtime/LoadScriptRuntimeModule.js',
      /chunkLoadTimeout: loadTimeout/u,
    ],
    [
      'It has no timeout, and the error is',
      'webpack/lib/esm/ModuleChunkLoadingRuntimeModule.js',
      /^(?![\s\S]*(?:chunkLoadTimeout|setTimeout))[\s\S]*importFunctionName/u,
    ],
    [
      'After the entry has run, the runtime adds',
      'webpack/lib/prefetch/ChunkPrefetchStartupRuntimeModule.js',
      /`\$\{RuntimeGlobals\.onChunksLoaded\}\(0, /u,
    ],
    [
      'a `<link rel="prefetch">` for each file of the chunk',
      'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js',
      /'link\.rel = "prefetch";'/u,
    ],
    [
      "In an entry's script, `webpackPreload` has no effect",
      'webpack/lib/prefetch/ChunkPrefetchPreloadPlugin.js',
      /^(?![\s\S]*getChunkPreloadStartup)[\s\S]*getChunkPrefetchStartupRuntimeModule/u,
    ],
    [
      'To order several prefetches, use numbers',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /groupOptions\.prefetchOrder = importOptions\.webpackPrefetch/u,
    ],
    [
      '`dependOn` puts the shared modules in each',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /for \(const dep of desc\.dependOn\) walk\(dep\);/u,
    ],
    [
      'moves what several chunks need into a separate chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /newChunk = compilation\.addChunk\(chunkName\);/u,
    ],
    [
      'looks for modules in more than one chunk',
      'webpack/lib/optimize/SplitChunksPlugin.js',
      /newChunk = compilation\.addChunk\(chunkName\);/u,
    ],
    [
      '`import()` returns a promise of the module',
      'webpack/lib/template/RuntimeTemplate.js',
      /`\$\{RuntimeGlobals\.createFakeNamespaceObject\}\(m, \$\{fakeType\}\)`,/u,
    ],
    [
      'or do either in the function that you pass',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /fulfilledCallback\.params\[0\]\.type === "ObjectPattern"\)/u,
    ],
    [
      '`webpackPreload: true` is the urgent variant',
      'webpack/lib/dependencies/import/ImportParserPlugin.js',
      /importOptions\.webpackPreload === true\) \{\s+groupOptions\.preloadOrder = 0;/u,
    ],
    [
      'and therefore sets `exports.__esModule`',
      'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js',
      /if\(\(mode & 4\) && value\.__esModule\) return value;/u,
    ],
    [
      "the browser's own `import()` loads chunks",
      'webpack/lib/esm/ModuleChunkLoadingRuntimeModule.js',
      /`\$\{importFunctionName\}\(\$\{chunkImportBase\} \+ /u,
    ],
  ]),
];
