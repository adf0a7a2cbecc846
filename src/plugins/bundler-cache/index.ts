import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';
import { keyOf } from '../../lib/build-cache.ts';

/** What webpack's own search for build dependencies would find; the lockfile stands for all packages. */
const inputs = ['docusaurus.config.ts', 'package-lock.json', 'src/docusaurus/page-module.mjs'];

/** Forgets the loaders that a compilation has used, before webpack looks for everything that they import. */
const noBuildDependencies: WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.done.tap('portal-bundler-cache', ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};

/**
 * Drops webpack's cache when the lockfile or a file that the bundling depends on changes. webpack would find the same by
 * resolving every import of Docusaurus, of itself and of all loaders, which takes longer than writing the cache; see
 * `decisions/025-cache-dropped-by-lockfile.md`.
 */
export default function bundlerCachePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'portal-bundler-cache',
    configureWebpack({ cache }) {
      // There is none with DOCUSAURUS_NO_PERSISTENT_CACHE.
      if (typeof cache !== 'object' || cache.type !== 'filesystem') return {};
      const contents = inputs.map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
      return {
        mergeStrategy: { cache: 'replace' },
        cache: {
          ...cache,
          version: keyOf(cache.version, ...contents),
          // If it is missing, webpack adds its own folder.
          buildDependencies: { defaultWebpack: [] },
        },
        plugins: [noBuildDependencies],
      };
    },
  };
}
