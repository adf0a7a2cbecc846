/**
 * Controls which files a page lists: its HTML lists the files of its own route, and its scripts don't list all the
 * others.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';

/** Docusaurus's server manifest of a build's files: asset keys by request, and the files of each asset. */
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
 * Makes the HTML of a page list the scripts and styles of its route, as Docusaurus intends. Docusaurus's server looks
 * them up in its manifest by the request of each module, but the plugin that writes the manifest has listed chunks only
 * by name since webpack 5. Without this plugin, the browser only learns which files it needs after the main script has
 * run, and the route's styles would arrive after the first paint. See `decisions/019-files-of-a-route.md`.
 */
export class RouteFilesPlugin {
  readonly #file: string;

  /** @param generatedFilesDir folder that Docusaurus writes its manifest to */
  constructor(generatedFilesDir: string) {
    this.#file = path.join(generatedFilesDir, 'client-manifest.json');
  }

  /** @throws Error if the manifest has another format, which a new version of Docusaurus could introduce */
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('RouteFilesPlugin', ({ chunkGroups, entrypoints }) => {
      const manifest = readManifest(this.#file);
      // Every page already has these.
      const initial = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
      for (const group of chunkGroups) {
        const files = group.getFiles().filter((file) => !initial.has(file));
        for (const { request } of group.origins) {
          // Worker chunks have none.
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

/** Plugin that adds the chunk names of all pages to every runtime. */
const listPlugin = 'ChunkAssetPlugin';

/**
 * Removes the list of all chunks, which is only needed to prefetch the links in view; `src/client/preload.ts` disables
 * that.
 *
 * @throws Error if the plugin no longer exists, which could happen in a new version of Docusaurus
 */
export function withoutFileList(plugins: Plugins): Plugins {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== listPlugin);
  // The development server uses it as well.
  if (others.length === plugins.length) {
    throw new Error(
      `src/docusaurus/route-files.ts: Docusaurus has no ${listPlugin} any more; see whether it still lists all files, and remove this`,
    );
  }
  return others;
}
