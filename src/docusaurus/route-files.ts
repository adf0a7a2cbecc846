/** Which files a page knows: in its HTML those of its own route, and in its scripts no list of all the others. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';

/** What Docusaurus's server knows about the files of a build: keys of assets by what it asks for, and their files. */
interface Manifest {
  readonly origins: Record<string, readonly (string | number)[]>;
  readonly assets: Record<string, Record<string, readonly { readonly file: string }[]>>;
}

function readManifest(file: string): Manifest {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Partial<Manifest>;
  const { origins, assets } = manifest;
  if (origins === undefined || assets === undefined) {
    throw new Error(
      `src/docusaurus/route-files.ts: ${file} has no "origins" and "assets" any more; see what Docusaurus reads from it now`,
    );
  }
  return { ...manifest, origins, assets };
}

/**
 * Lets the HTML of a page name the scripts and styles of its route, as Docusaurus means it to do. Docusaurus's server
 * asks its manifest for them by the request of each module, but the plugin that writes the manifest has known chunks by
 * name only since webpack 5. Without them, the browser learns which files it needs after the main script has run, and
 * styles of a route would come after its first paint. See `decisions/019-files-of-a-route.md`.
 */
export class RouteFilesPlugin {
  readonly #file: string;

  /** @param generatedFilesDir folder in which Docusaurus writes its manifest */
  constructor(generatedFilesDir: string) {
    this.#file = path.join(generatedFilesDir, 'client-manifest.json');
  }

  /** @throws Error if the manifest has another form, which a new Docusaurus could bring */
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('RouteFilesPlugin', ({ chunkGroups, entrypoints }) => {
      const manifest = readManifest(this.#file);
      // Every page has these already.
      const initial = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
      for (const group of chunkGroups) {
        const files = group.getFiles().filter((file) => !initial.has(file));
        for (const { request } of group.origins) {
          // Chunks of workers have none.
          if (request) manifest.origins[request] = files;
        }
        for (const file of files) {
          manifest.assets[file] = { [path.extname(file).slice(1)]: [{ file }] };
        }
      }
      writeFileSync(this.#file, JSON.stringify(manifest));
    });
  }
}

type Plugins = NonNullable<Configuration['plugins']>;

/** Puts the names of the chunks of all pages into every runtime. */
const listPlugin = 'ChunkAssetPlugin';

/**
 * Takes away the list of all chunks, which only prefetching by links in view needs; `src/client/preload.ts` turns that
 * off.
 *
 * @throws Error if the plugin is no longer there, which a new Docusaurus could bring
 */
export function withoutFileList(plugins: Plugins): Plugins {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== listPlugin);
  // The development server has it as well.
  if (others.length === plugins.length) {
    throw new Error(
      `src/docusaurus/route-files.ts: Docusaurus has no ${listPlugin} any more; see whether it still lists all files, and remove this`,
    );
  }
  return others;
}
