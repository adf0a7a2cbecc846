import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Code is highlighted while the pages are rendered on the server; the browser keeps that HTML. The highlighter
 * is so no part of what a first view loads: a reader who goes on by client navigation gets it on demand.
 */
export default function codePlugin({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/components/CodeBlock');
  const clientModule = createRequire(path.join(siteDir, 'package.json')).resolve(
    '@docusaurus/theme-classic/lib/prism-include-languages.js',
  );
  return {
    name: 'portal-code',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@portal/highlight$': path.join(folder, isServer ? 'highlight.ts' : 'no-highlight.ts'),
          // The theme loads the languages with every page; `highlight.ts` does so where they are needed.
          ...(!isServer && { [clientModule]: path.join(folder, 'no-highlight.ts') }),
        },
      },
    }),
  };
}
