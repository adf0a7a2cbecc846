/** The position of a page's content in a printable section. */
export interface PrintScope {
  /** Prefix for all ids of the page, to keep them unique among the other pages. */
  readonly prefix: string;
  /** URLs of the pages in the same document. */
  readonly pages: ReadonlySet<string>;
}

/** Id prefix of a page: its URL with dashes (`/concepts/loaders/` is `concepts-loaders`). */
export function pagePrefix(url: string): string {
  return url.split('/').filter(Boolean).join('-');
}

/** Id of a page's anchor in the printed document. Two dashes distinguish it from the ids of pages. */
export function scopedId(id: string, prefix: string): string {
  return `${prefix}--${id}`;
}

/**
 * Link target in the printed document: anchors on the same page and pages of the same section become internal links,
 * all others are unchanged.
 */
export function scopedHref(href: string, { prefix, pages }: PrintScope): string {
  if (href.startsWith('#')) return `#${scopedId(href.slice(1), prefix)}`;
  const [pathname = '', hash] = href.split('#', 2);
  if (!pages.has(pathname)) return href;
  const target = pagePrefix(pathname);
  return hash === undefined || hash === '' ? `#${target}` : `#${scopedId(hash, target)}`;
}
