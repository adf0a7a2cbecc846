import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/**
 * Adds `src/islands` to the scripts of all pages: an entry beside Docusaurus's, with a runtime of its own and no other
 * file, so that it neither waits for the others nor fails with them.
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
