import { readFileSync } from 'node:fs';
import type { Laboratory, Mutation } from './mutations.ts';

/** Edits of lines on pages: the text to look for, and what replaces it. */
type Edits = readonly (readonly [url: string, from: string, to: string])[];

/** Changes to a page's text, wherever it is. */
export function edited(
  { draw, pages, edit }: Laboratory,
  kind: string,
  edits: Edits,
): readonly Mutation[] {
  return draw(edits).flatMap(([url, from, to]) => {
    const page = pages.find((one) => one.url === url);
    if (page === undefined) return [];
    const lines = readFileSync(page.file, 'utf8').split('\n');
    const line = lines.findIndex((one) => one.includes(from)) + 1;
    return line === 0
      ? []
      : [{ kind, what: `${page.file}: ${to}`, isFound: () => edit(page, line, from, to) }];
  });
}

const resolve = '/configuration/resolve/';

/** Lists of an option's default values, with another value or without one. */
function defaultLists(laboratory: Laboratory): readonly Mutation[] {
  return edited(laboratory, 'page: a wrong list of default values', [
    [resolve, '| `worker`, `import`, `module-sync`', '| `worker`, `require`, `module-sync`'],
    [resolve, '| `worker`, `import`, `module-sync`', '| `worker`, `module-sync`'],
    [resolve, '| `require`, `module-sync`, `module`', '| `import`, `module-sync`, `module`'],
    [resolve, '| `module`, `main`  |', '| `browser`, `main` |'],
    [resolve, 'For stylesheets, the array', 'For scripts, the array'],
    [resolve, 'have their own list, `.css`', 'have their own list, `.scss`'],
    [resolve, '["webpack", "production", "browser"]`, and', '["production", "browser"]`, and'],
    [resolve, 'the only extension is `.js`', 'the only extension is `.mjs`'],
    [resolve, 'the fields are `loader` and `main`', 'the fields are `loader` and `module`'],
    ['/concepts/module-resolution/', '`.js`, `.json`, `.wasm`', '`.js`, `.mjs`, `.wasm`'],
    ['/concepts/module-resolution/', '`.js`, `.json`, `.wasm`', '`.js`, `.wasm`'],
  ]);
}

/** What tables and sentences say about the defaults of a target. */
function targets(laboratory: Laboratory): readonly Mutation[] {
  const page = '/configuration/target/';
  return edited(laboratory, 'page: a wrong default of a target', [
    [
      page,
      'integration. Chunks are loaded by `<script>`',
      'integration. Chunks are loaded by `fs`',
    ],
    [page, 'chunks are read with `fs`', 'chunks are loaded by `require()`'],
    [page, 'It loads chunks with `import()`', 'It loads chunks with `require()`'],
    [page, '`node`, `browser`, `nwjs`', '`node`, `nwjs`'],
    ['/concepts/targets/', 'loads its chunks with `import()`', 'loads its chunks with `require()`'],
    ['/concepts/targets/', '| `importScripts()` ', '| `import()` '],
    ['/concepts/targets/', '| `require()` or `<script>` ', '| `require()` '],
  ]);
}

/** Lists and tables on pages with a wrong part. */
export function listMutations(laboratory: Laboratory): readonly Mutation[] {
  return [...defaultLists(laboratory), ...targets(laboratory)];
}
