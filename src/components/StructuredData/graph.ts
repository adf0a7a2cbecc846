/** Structured data of pages as plain objects, in the vocabulary of https://schema.org. */

/** What all nodes need to know about the site. */
export interface SiteFacts {
  /** URL of the built language, with a trailing slash. */
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** Language tag of the pages. */
  readonly language: string;
}

export type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

const publisher = {
  '@type': 'Organization',
  name: 'webpack',
  url: 'https://webpack.js.org/',
  sameAs: ['https://github.com/webpack'],
} as const;

function siteId(site: SiteFacts): string {
  return `${site.url}#website`;
}

/** The site as a whole, for its home page. */
export function webSite(site: SiteFacts): Node {
  return {
    '@type': 'WebSite',
    '@id': siteId(site),
    url: site.url,
    name: site.name,
    description: site.description,
    inLanguage: site.language,
    publisher,
  };
}

export interface Crumb {
  readonly name: string;
  /** Absolute URL. */
  readonly url: string;
}

/** The path from the home page to a page; the page itself is the last crumb. */
export function breadcrumbs(crumbs: readonly Crumb[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export interface Author {
  readonly name: string;
  readonly url?: string;
}

export interface Article {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the image that represents the page. */
  readonly image: string;
  readonly authors: readonly Author[];
  /** Times in ISO 8601 format. */
  readonly published?: string;
  readonly modified?: string;
  /** URL of the text's license, if it is the site's own. */
  readonly license?: string;
}

function article(type: string, site: SiteFacts, page: Article): Node {
  const { url, title, description, image, authors, published, modified, license } = page;
  return {
    '@type': type,
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    image,
    inLanguage: site.language,
    isPartOf: { '@id': siteId(site) },
    publisher,
    ...(authors.length > 0 && {
      author: authors.map((author) => ({ '@type': 'Organization', ...author })),
    }),
    ...(published !== undefined && { datePublished: published }),
    ...(modified !== undefined && { dateModified: modified }),
    ...(license !== undefined && { license }),
  };
}

/** A page of the documentation. */
export function techArticle(site: SiteFacts, page: Article): Node {
  return article('TechArticle', site, page);
}

/** A post of the blog. */
export function blogPosting(site: SiteFacts, post: Article): Node {
  return article('BlogPosting', site, post);
}

/** The list of the blog's posts. */
export function blogList(
  site: SiteFacts,
  list: { url: string; title: string; description: string; posts: readonly Crumb[] },
): Node {
  return {
    '@type': 'Blog',
    '@id': `${list.url}#blog`,
    mainEntityOfPage: list.url,
    url: list.url,
    name: list.title,
    description: list.description,
    inLanguage: site.language,
    isPartOf: { '@id': siteId(site) },
    publisher,
    blogPost: list.posts.map(({ name, url }) => ({
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: name,
      url,
    })),
  };
}

/**
 * Content of a script element with the nodes. A page's text may contain anything, so anything that could close the
 * element is escaped.
 */
export function jsonLd(nodes: readonly Node[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
