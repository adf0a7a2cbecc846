/** The files from which client-side navigation loads the text of pages, one next to each page. */
import { withSlash } from './pathname.ts';

export const textFileName = 'text.json';

/** URL of a page's text. */
export function textFileOf(url: string): string {
  return withSlash(url) + textFileName;
}

/**
 * The text in a page's HTML. Its element is specific to the portal and doesn't occur elsewhere, because HTML shown on
 * pages is escaped.
 *
 * @returns undefined for other kinds of pages
 */
export function textOfPage(html: string): string | undefined {
  const [, text] = /<page-text[^>]*>(.*)<\/page-text>/su.exec(html) ?? [];
  return text;
}
