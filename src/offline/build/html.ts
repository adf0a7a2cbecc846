import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/** The head of a built page; the body is long and not needed. */
function headOf(html: string) {
  return fromHtml(html.slice(0, html.indexOf('</head>')));
}

/**
 * Title of a built page, without the site's name.
 *
 * @param suffix common suffix of all page titles
 */
export function titleOf(html: string, suffix: string): string {
  const title = select('title', headOf(html));
  const text = title === undefined ? '' : toString(title);
  return text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}

/** URLs of the scripts and styles that every page loads first, read from a page without content. */
export function startFiles(html: string): string[] {
  const page = fromHtml(html);
  const scripts = selectAll('script[src]', page).map(({ properties }) => properties.src);
  const links = selectAll('link[rel="stylesheet"]', page).map(({ properties }) => properties.href);
  return [...scripts, ...links].filter((address) => typeof address === 'string');
}
