import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/**
 * Adds `src/islands` to the scripts of all pages: a separate entry next to Docusaurus's, with its own runtime in a
 * single file, so it neither waits for the other scripts nor fails with them.
 */
export default function islandsPlugin({ siteDir }: LoadContext): Plugin {
  const file = path.join(siteDir, 'src/islands/index.ts');
  return {
    name: 'portal-islands',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
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
