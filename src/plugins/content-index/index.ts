import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sections } from '../../site/sections.ts';
import { site } from '../../site/site.ts';
import { loadedDocs, pagesOfSection, pagesOutsideSections } from '../docs/pages.ts';
import type { DocPage } from '../docs/pages.ts';
import { finishedPages } from '../finished-pages/index.ts';
import { buildContentTree } from './entry.ts';
import type { PageSource } from './entry.ts';
import { anchorFiles, navigationFile } from './navigation.ts';

/** Writes `/content.json`, the index of all pages, from the finished site, and what the sidebars load of it. */
export default function contentIndexPlugin(context: LoadContext): Plugin {
  const { siteDir } = context;
  let docs: LoadedContent | undefined;

  function pageSource(outDir: string, page: DocPage, index: number): PageSource {
    const file = page.source.replace(/^@site\//u, '');
    const { description } = page.frontMatter;
    return {
      file,
      size: statSync(path.join(siteDir, file)).size,
      url: page.permalink,
      title: page.title,
      description: typeof description === 'string' ? description : undefined,
      edit: page.editUrl ?? undefined,
      frontMatter: page.frontMatter,
      anchors: finishedPages(context, outDir).read({
        permalink: page.permalink,
        title: page.title,
        isCurrent: true,
      }).anchors,
      position: page.sidebarPosition === -1 ? -1 : index,
    };
  }

  return {
    name: 'portal-content-index',
    allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
    },
    postBuild({ outDir }) {
      if (docs === undefined) throw new Error('The content index was asked for before the pages.');
      const content = docs;
      const sources = (pages: readonly DocPage[]): PageSource[] => {
        const first = pages[0]?.sidebarPosition === -1 ? 0 : 1;
        return pages.map((page, index) => pageSource(outDir, page, index + first));
      };
      const tree = buildContentTree(
        site.name,
        sections.map(({ id, title }) => ({
          id,
          title,
          pages: sources(pagesOfSection(content, id)),
        })),
        sources(pagesOutsideSections(content)),
      );
      const write = (file: string, data: unknown): void => {
        writeFileSync(path.join(outDir, file), `${JSON.stringify(data)}\n`);
      };
      write('content.json', tree);
      write('navigation.json', navigationFile(tree));
      mkdirSync(path.join(outDir, 'anchors'), { recursive: true });
      for (const [section, anchors] of anchorFiles(tree)) write(`anchors/${section}.json`, anchors);
    },
  };
}
