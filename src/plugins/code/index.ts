import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Code is highlighted when pages are rendered on the server; browsers get the resulting HTML without the highlighter.
 */
export default function codePlugin({ siteDir }: LoadContext): Plugin {
  const file = (name: string) => path.join(siteDir, 'src/components/CodeBlock', name);
  return {
    name: 'portal-code',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@portal/highlight$': file(isServer ? 'highlight.ts' : 'no-highlight.ts'),
          // The theme imports it on every page, which would add about 26 kB.
          ...(!isServer && { 'prism-react-renderer$': file('no-prism.ts') }),
        },
      },
    }),
  };
}
