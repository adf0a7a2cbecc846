import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { DocPage } from '../../content/docs-pages.ts';
import { withSlash } from '../../content/pathname.ts';
import { site } from '../../site/site.ts';

/** A page that the index holds. */
export interface PageAddress {
  readonly permalink: string;
  readonly title: string;
  /** Title of its section. */
  readonly section: string;
  /** Whether it describes the current version of webpack, and not the time of its writing. */
  readonly isCurrent: boolean;
}

/** Pages of the documentation, without those that only people with their address are meant to find. */
export function docPages(pages: readonly DocPage[], section: string): PageAddress[] {
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ permalink, title }) => ({ permalink, title, section, isCurrent: true }));
}

/** Posts of the blog; the site may have none. Drafts are not among them in a build for readers. */
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

/** What isn't a page of the documentation, but is looked for like one. */
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
