import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/entry-points', [
    [
      'at `src/index.html` if there is no such script',
      'webpack/lib/config/defaults.js',
      /\.\.\.jsExtensions,\s+\.\.\.\(html && !htmlFirst \? \["\.html"\]/u,
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
      '`false` includes dynamically imported modules in',
      'webpack/lib/graph/buildChunkGraph.js',
      /: compilation\.outputOptions\.asyncChunks !== false/u,
    ],
    [
      "You can't combine `dependOn` with `runtime`",
      'webpack/lib/Compilation.js',
      /if \(dependOn && runtime\) \{\s+const err =/u,
    ],
    [
      "Entries can't depend on each other in a circle",
      'webpack/lib/Compilation.js',
      /'dependOn' to depend on each other in a circular way\.`/u,
    ],
  ]),
];
