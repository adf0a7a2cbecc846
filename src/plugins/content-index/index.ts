import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sections } from '../../site/sections.ts';
import { site } from '../../site/site.ts';
import { loadedDocs, pagesOfSection, pagesOutsideSections } from '../../content/docs-pages.ts';
import type { DocPage } from '../../content/docs-pages.ts';
import { finishedPages } from '../finished-pages/index.ts';
import { buildContentTree } from '../../content/content-tree.ts';
import type { PageSource } from '../../content/content-tree.ts';
import { anchorFiles, navigationFile } from '../../content/navigation.ts';

/** What pages of the documentation and posts have in common. */
interface Page {
  readonly source: string;
  /** Address with a slash at the end. */
  readonly permalink: string;
  readonly title: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly editUrl: string | undefined;
  readonly isCurrent: boolean;
}

/** Writes `/content.json`, the index of all pages, from the finished site, and what the sidebars load of it. */
export default function contentIndexPlugin(context: LoadContext): Plugin {
  const { siteDir } = context;
  let docs: LoadedContent | undefined;
  let posts: readonly BlogPost[] = [];

  function pageSource(outDir: string, page: Page, position: number): PageSource {
    const file = page.source.replace(/^@site\//u, '');
    const { description } = page.frontMatter;
    const { permalink, title, isCurrent } = page;
    return {
      file,
      size: statSync(path.join(siteDir, file)).size,
      url: permalink,
      title,
      description: typeof description === 'string' ? description : undefined,
      edit: page.editUrl,
      frontMatter: page.frontMatter,
      anchors: finishedPages(outDir).read({ permalink, title, isCurrent }).anchors,
      position,
    };
  }

  /** Pages of one sidebar. */
  function docSources(outDir: string, pages: readonly DocPage[]): PageSource[] {
    const first = pages[0]?.sidebarPosition === -1 ? 0 : 1;
    return pages.map((page, index) => {
      const { source, permalink, title, frontMatter, editUrl, sidebarPosition } = page;
      return pageSource(
        outDir,
        { source, permalink, title, frontMatter, editUrl: editUrl ?? undefined, isCurrent: true },
        sidebarPosition === -1 ? -1 : index + first,
      );
    });
  }

  /** Posts of the blog, the oldest first: their place is their day. */
  function postSources(outDir: string): PageSource[] {
    return posts
      .filter(({ metadata }) => !metadata.unlisted)
      .map(({ metadata: { source, permalink, title, frontMatter, editUrl, date } }) =>
        pageSource(
          outDir,
          {
            source,
            permalink: permalink.replace(/\/?$/u, '/'),
            title,
            frontMatter,
            editUrl,
            isCurrent: false,
          },
          Number(date.toISOString().slice(0, 10).replaceAll('-', '')),
        ),
      )
      .sort((one, other) => one.position - other.position);
  }

  return {
    name: 'portal-content-index',
    allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      posts = blog?.blogPosts ?? [];
    },
    postBuild({ outDir }) {
      if (docs === undefined) throw new Error('The content index was asked for before the pages.');
      const content = docs;
      const tree = buildContentTree(
        site.name,
        [
          ...sections.map(({ id, title }) => ({
            id,
            path: `docs/${id}`,
            title,
            pages: docSources(outDir, pagesOfSection(content, id)),
          })),
          { id: 'blog', path: 'blog', title: 'Blog', pages: postSources(outDir) },
        ],
        docSources(outDir, pagesOutsideSections(content)),
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
