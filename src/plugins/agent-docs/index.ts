import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { markdownCopyName } from '../../site/markdown-copy.ts';
import { sections } from '../../site/sections.ts';
import { loadedDocs, pagesOfSection, pagesOutsideSections } from '../docs/pages.ts';
import { pageMarkdown } from './markdown.ts';

/** Writes each page a second time, as Markdown, for readers who paste it elsewhere and for programs. */
export default function agentDocsPlugin({ baseUrl, siteConfig }: LoadContext): Plugin {
  let docs: LoadedContent | undefined;
  return {
    name: 'portal-agent-docs',
    allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
    },
    postBuild({ outDir }) {
      if (docs === undefined)
        throw new Error('Copies of the pages were asked for before the pages.');
      const content = docs;
      const pages = [
        ...sections.flatMap(({ id }) => pagesOfSection(content, id)),
        ...pagesOutsideSections(content),
      ];
      for (const { permalink } of pages) {
        const folder = path.join(outDir, permalink.slice(baseUrl.length));
        const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
        const address = new URL(permalink, siteConfig.url).href;
        writeFileSync(path.join(folder, markdownCopyName), pageMarkdown(html, address));
      }
    },
  };
}
