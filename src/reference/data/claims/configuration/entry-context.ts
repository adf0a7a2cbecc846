import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults, normalization, schema } from './evidence.ts';

const compilation = 'webpack/lib/Compilation.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/entry-context', [
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
      '`inline` has an effect only in `output.html`',
      schema,
      /`inline` is resolved once per generated page and can only be set on `output\.html`/u,
    ],
    [
      "`false` keeps the runtime in the entry's file",
      compilation,
      /if \(!options\.dependOn && !options\.runtime\) \{\s+entrypoint\.setRuntimeChunk\(chunk\);/u,
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
      'it must not be absolute',
      schema,
      /"FilenameTemplate": \{\s+"description": "[^"]+",\s+"anyOf": \[\s+\{\s+"type": "string",\s+"absolutePath": false,/u,
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
      "the result isn't known when webpack sets its defaults",
      defaults,
      /if \(typeof options\.entry !== "function"\) \{/u,
    ],
    [
      "that isn't in use elsewhere",
      'webpack/lib/entry/EntryOptionPlugin.js',
      /EnableLibraryPlugin\.checkEnabled\(compiler, desc\.library\.type\);/u,
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
    ['and suggests `dependOn`', compilation, /Did you mean to use 'dependOn: \$\{/u],
    ["An entry can't have both keys either", compilation, /if \(dependOn && runtime\) \{/u],
    [
      "an entry that depends on another uses that entry's runtime",
      compilation,
      /They will use the runtime\(s\) from referenced entrypoints instead\./u,
    ],
  ]),
];
