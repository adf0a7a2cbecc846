import type { Configuration } from 'webpack';

type Plugins = NonNullable<Configuration['plugins']>;

/** Puts the names of all files into every runtime, also into that of the islands, which cannot hold them. */
const name = 'ChunkAssetPlugin';

/**
 * Takes away what only prefetching by links in view needs, which `src/client/preload.ts` turns off. It saves each page
 * some 3 kB.
 *
 * @throws Error if the plugin is no longer there, which a new Docusaurus could bring
 */
export function withoutPrefetching(plugins: Plugins): Plugins {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== name);
  // The development server has it as well.
  if (others.length === plugins.length) {
    throw new Error(
      `src/docusaurus/prefetching.ts: Docusaurus has no ${name} any more; see whether it still lists all files, and remove this`,
    );
  }
  return others;
}
