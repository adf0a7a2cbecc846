import type { Plugin } from '@docusaurus/types';
import { NoWeakReferencesPlugin } from './no-weak-references.ts';

/** Lets `npm start` compile a page when it is opened. */
export default function startPlugin(): Plugin {
  return {
    name: 'portal-start',
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? {
            experiments: { lazyCompilation: { entries: false, test: /\.mdx?$/u } },
            plugins: [new NoWeakReferencesPlugin()],
          }
        : {},
  };
}
