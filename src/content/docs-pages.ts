import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { rootSidebarId } from '../site/sections.ts';
import { withSlash } from './pathname.ts';

export type DocPage = LoadedContent['loadedVersions'][number]['docs'][number];

type Sidebars = LoadedContent['loadedVersions'][number]['sidebars'];
type SidebarItem = Sidebars[string][number];

/**
 * The content of the docs plugin, as other plugins see it.
 *
 * @throws Error if the docs plugin isn't part of the site
 */
export function loadedDocs(allContent: AllContent): LoadedContent {
  const content = allContent['docusaurus-plugin-content-docs']?.default;
  if (content === undefined) {
    throw new Error('docusaurus.config.ts: the docs plugin is missing; the portal needs it');
  }
  return content as LoadedContent;
}

/**
 * The content of the blog plugin, as other plugins see it.
 *
 * @throws Error if the blog plugin isn't part of the site
 */
export function loadedBlog(allContent: AllContent): BlogContent {
  const content = allContent['docusaurus-plugin-content-blog']?.default;
  if (content === undefined) {
    throw new Error('docusaurus.config.ts: the blog plugin is missing; the portal needs it');
  }
  return content as BlogContent;
}

function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id];
    return item.type === 'category' ? docIds(item.items) : [];
  });
}

function pagesOfSidebar(content: LoadedContent, sidebar: string): DocPage[] {
  return content.loadedVersions.flatMap(({ docs, sidebars }) => {
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    return docIds(sidebars[sidebar] ?? []).flatMap((id) => {
      const page = byId.get(id);
      // Docusaurus only adds the slash when it turns permalinks into routes.
      return page ? [{ ...page, permalink: withSlash(page.permalink) }] : [];
    });
  });
}

/** Pages of a section in sidebar order, its index first. */
export function pagesOfSection(content: LoadedContent, section: string): DocPage[] {
  return pagesOfSidebar(content, section);
}

/** Pages outside every section, such as the license, in sidebar order. */
export function pagesOutsideSections(content: LoadedContent): DocPage[] {
  return pagesOfSidebar(content, rootSidebarId);
}
