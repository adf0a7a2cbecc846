import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Lets `npm start` compile a page when it is opened. */
export default function startPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'portal-start',
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? {
            experiments: { lazyCompilation: { entries: false, test: /\.mdx?$/u } },
            module: {
              rules: [
                {
                  test: path.join(generatedFilesDir, 'registry.js'),
                  loader: path.join(siteDir, 'src/docusaurus/lazy-pages.mjs'),
                },
              ],
            },
          }
        : {},
  };
}
