/** The files with which client navigation gets the text of a page, one beside each page. */
import { withSlash } from './pathname.ts';

export const textFileName = 'text.json';

/** Address of the text of a page. */
export function textFileOf(url: string): string {
  return withSlash(url) + textFileName;
}

/**
 * The text in the HTML of a page. The element is the portal's own, and stands nowhere else: what pages show of HTML is
 * escaped.
 *
 * @returns nothing for a page of another kind
 */
export function textOfPage(html: string): string | undefined {
  const [, text] = /<page-text[^>]*>(.*)<\/page-text>/su.exec(html) ?? [];
  return text;
}
