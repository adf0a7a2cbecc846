/** Where a page's content stands inside a printable section. */
export interface PrintScope {
  /** Put before every id of the page, so that ids stay unique beside those of the other pages. */
  readonly prefix: string;
  /** Addresses of the pages that are part of the same document. */
  readonly pages: ReadonlySet<string>;
}

/** Prefix of the ids of a page: its address with dashes (`/concepts/loaders/` is `concepts-loaders`). */
export function pagePrefix(url: string): string {
  return url.split('/').filter(Boolean).join('-');
}

/** Id of an anchor of the page in the printed document. Two dashes keep it apart from the ids of pages. */
export function scopedId(id: string, prefix: string): string {
  return `${prefix}--${id}`;
}

/**
 * Link target inside the printed document: anchors of the same page and pages of the same section point into
 * the document, all others stay.
 */
export function scopedHref(href: string, { prefix, pages }: PrintScope): string {
  if (href.startsWith('#')) return `#${scopedId(href.slice(1), prefix)}`;
  const [pathname = '', hash] = href.split('#', 2);
  if (!pages.has(pathname)) return href;
  const target = pagePrefix(pathname);
  return hash === undefined || hash === '' ? `#${target}` : `#${scopedId(hash, target)}`;
}
