import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { sections } from '../../site/sections.ts';
import { pagesOfSection, pagesOutsideSections } from '../docs-pages.ts';
import type { DocPage } from '../docs-pages.ts';
import { withSlash } from '../pathname.ts';

/** A page that gets a copy. */
export interface ListedPage {
  /** URL path with the site's base URL and a trailing slash. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** True if it describes the current version rather than the time of its writing. */
  readonly isCurrent: boolean;
}

/** A group of pages, in reading order. */
export interface PageGroup {
  /** Folder of the group's own index; undefined for pages listed in the site's index. */
  readonly folder?: string | undefined;
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

/** Texts of the interface in the language of the build, by id. */
export type InterfaceTexts = Readonly<Record<string, string>>;

function docPages(pages: readonly DocPage[]): ListedPage[] {
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ permalink, title, description }) => ({
      permalink,
      title,
      description,
      isCurrent: true,
    }));
}

function blogPages(blog: BlogContent | undefined): ListedPage[] {
  return (blog?.blogPosts ?? [])
    .filter(({ metadata }) => !metadata.unlisted)
    .map(({ metadata: { permalink, title, description } }) => ({
      permalink: withSlash(permalink),
      title,
      description,
      isCurrent: false,
    }));
}

/** All pages of a language: the sections in order, the pages outside them, and the blog last. */
export function pageGroups(
  docs: LoadedContent,
  blog: BlogContent | undefined,
  texts: InterfaceTexts,
  siteName: string,
): PageGroup[] {
  const groups = [
    ...sections.map(({ id, title }) => ({
      folder: id,
      title: texts[`portal.section.${id}`] ?? texts[`portal.nav.${id}`] ?? title,
      pages: docPages(pagesOfSection(docs, id)),
    })),
    { title: siteName, pages: docPages(pagesOutsideSections(docs)) },
    { folder: 'blog', title: texts['portal.nav.blog'] ?? 'Blog', pages: blogPages(blog) },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}
