import type { Element } from 'hast';
import { select } from 'hast-util-select';
import { parseHtml } from '../lib/parse-html.ts';

/**
 * The part of a document from the first occurrence of one text to the last occurrence of another; the whole document if
 * they aren't found.
 */
function between(html: string, first: string, last: string): string {
  const start = html.indexOf(first);
  const end = html.lastIndexOf(last);
  return start === -1 || end < start ? html : html.slice(start, end + last.length);
}

/** HTML of the articles of a document, without the navigation around them. */
export function articleHtml(html: string): string {
  return between(html, '<article', '</article>');
}

/** HTML of the head of a document. */
function headHtml(html: string): string {
  const end = html.indexOf('</head>');
  return end === -1 ? html : html.slice(0, end);
}

/** Description in the head of a document; empty if there is none. */
export function descriptionOf(html: string): string {
  const description = select('meta[name=description]', parseHtml(headHtml(html)))?.properties
    .content;
  return typeof description === 'string' ? description : '';
}

/**
 * Finds the content of a built page. Most of a document is navigation, so only the article is parsed.
 *
 * @param html whole document of a page
 * @param address URL of the page, for the message
 * @throws Error that names the page if it has no content
 */
export function contentOf(html: string, address: string): Element {
  const content = select('article .markdown', parseHtml(articleHtml(html), { fragment: true }));
  if (content === undefined) throw new Error(`${address}: the page has no content`);
  return content;
}
