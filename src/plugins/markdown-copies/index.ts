import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import webpack from 'webpack';
import {
  llmsFullName,
  llmsIndexName,
  markdownCopyName,
  markdownCopyOf,
} from '../../content/markdown-copy.ts';
import { loadedDocs } from '../../content/docs-pages.ts';
import { finishedPages } from '../finished-pages/index.ts';
import { llmsFull, llmsIndex } from '../../content/markdown/llms.ts';
import { pageGroups } from '../../content/markdown/pages.ts';

/** Writes each page a second time, as Markdown, for readers who paste it elsewhere and for programs. */
export default function agentDocsPlugin(context: LoadContext): Plugin {
  const { baseUrl, siteConfig, codeTranslations } = context;
  const { version } = webpack;
  let docs: LoadedContent | undefined;
  let blog: BlogContent | undefined;
  return {
    name: 'portal-agent-docs',
    allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
      blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
    },
    postBuild({ outDir }) {
      if (docs === undefined)
        throw new Error('Copies of the pages were asked for before the pages.');
      const finished = finishedPages(outDir);
      const groups = pageGroups(docs, blog, codeTranslations, siteConfig.title);
      const publicAddress = (pathname: string) => new URL(pathname, siteConfig.url).href;
      const copies = groups
        .flatMap(({ pages }) => pages)
        .map((page) => {
          const { markdown } = finished.read(page);
          writeFileSync(
            path.join(outDir, page.permalink.slice(baseUrl.length), markdownCopyName),
            markdown,
          );
          return markdown;
        });
      const index = llmsIndex(groups, {
        name: siteConfig.title,
        description: codeTranslations['portal.site.description'] ?? siteConfig.tagline,
        version,
        address: publicAddress(baseUrl),
        copyOf: (permalink) => publicAddress(markdownCopyOf(permalink)),
      });
      writeFileSync(path.join(outDir, llmsIndexName), index);
      writeFileSync(path.join(outDir, llmsFullName), llmsFull(copies));
    },
  };
}
