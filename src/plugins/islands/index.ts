import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { withoutPrefetching } from '../../docusaurus/prefetching.ts';

/**
 * Adds `src/islands` to the scripts of all pages: an entry beside Docusaurus's, with a runtime of its own and no other
 * file, so that it neither waits for the others nor fails with them.
 */
export default function islandsPlugin({ siteDir }: LoadContext): Plugin {
  const file = path.join(siteDir, 'src/islands/index.ts');
  const entryInSteps = path.join(siteDir, 'src/docusaurus/entry.ts');
  return {
    name: 'portal-islands',
    configureWebpack(config, isServer) {
      if (isServer) return {};
      config.plugins = withoutPrefetching(config.plugins ?? []);
      if (process.env.NODE_ENV === 'production') config.entry = entryInSteps;
      return {
        // The names of chunks are hashes, which the runtime would list beside those of the content.
        ...(process.env.NODE_ENV === 'production' && {
          output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        }),
        plugins: [
          {
            apply(compiler: Compiler) {
              const { EntryPlugin } = compiler.webpack;
              const options = { name: 'islands', runtime: false } as const;
              new EntryPlugin(compiler.context, file, options).apply(compiler);
            },
          },
        ],
      };
    },
  };
}
