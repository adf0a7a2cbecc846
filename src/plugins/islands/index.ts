import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { minifySync } from '@swc/core';
import type { Compiler } from 'webpack';

/**
 * Adds `src/islands` to the scripts of all pages. In a build, it's a separate entry next to Docusaurus's, with its own
 * runtime in a single file, so it neither waits for the other scripts nor fails with them. The development server has
 * one runtime: hot updates reach only the one that was loaded last.
 *
 * The early script, which runs before the first paint, is in the HTML of every page.
 */
export default function islandsPlugin({ siteDir }: LoadContext): Plugin {
  const file = path.join(siteDir, 'src/islands/index.ts');
  const earlyScript = path.join(siteDir, 'src/islands/early.js');
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'portal-islands',
    getClientModules: () => (isBuild ? [] : [file]),
    configureWebpack(_config, isServer) {
      if (isServer || !isBuild) return {};
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
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: minifySync(readFileSync(earlyScript, 'utf8')).code },
      ],
    }),
  };
}
