import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { DocPage } from '../../content/docs-pages.ts';
import { withSlash } from '../../content/pathname.ts';
import { site } from '../../site/site.ts';

/** A page in the index. */
export interface PageAddress {
  readonly permalink: string;
  readonly title: string;
  /** Title of its section. */
  readonly section: string;
  /** True if it describes the current version of webpack rather than the time of its writing. */
  readonly isCurrent: boolean;
}

/** Pages of the documentation, except unlisted ones. */
export function docPages(pages: readonly DocPage[], section: string): PageAddress[] {
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ permalink, title }) => ({ permalink, title, section, isCurrent: true }));
}

/** Posts of the blog; the site may have none. Production builds don't contain drafts. */
export function blogPages(blog: BlogContent | undefined): PageAddress[] {
  return (blog?.blogPosts ?? [])
    .filter(({ metadata }) => !metadata.unlisted)
    .map(({ metadata: { permalink, title } }) => ({
      permalink: withSlash(permalink),
      title,
      section: blog?.blogTitle ?? '',
      isCurrent: false,
    }));
}

/** Pages that aren't documentation but should be found in the search. */
export function toolPages(baseUrl: string): PageAddress[] {
  return [
    { path: 'playground/', title: 'Playground' },
    { path: 'playground/explain/', title: 'Explain my configuration' },
  ].map(({ path, title }) => ({
    permalink: baseUrl + path,
    title,
    section: site.name,
    isCurrent: true,
  }));
}
