import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { parseHtml } from '../../lib/parse-html.ts';

/** What the head of a built page says. */
export interface PageHead {
  /** Title, without the site's name. */
  readonly title: string;
  /** URLs of the scripts and styles that the page starts with: everyone's, and those of its route. */
  readonly files: readonly string[];
}

/**
 * Reads the head of a built page; the body is long and names no files.
 *
 * @param suffix common suffix of all page titles
 */
export function headOf(html: string, suffix: string): PageHead {
  const head = parseHtml(html.slice(0, html.indexOf('</head>')));
  const title = select('title', head);
  const text = title === undefined ? '' : toString(title);
  const scripts = selectAll('script[src]', head).map(({ properties }) => properties.src);
  const links = selectAll('link[rel="stylesheet"]', head).map(({ properties }) => properties.href);
  return {
    title: text.endsWith(suffix) ? text.slice(0, -suffix.length) : text,
    files: [...scripts, ...links].filter((address) => typeof address === 'string'),
  };
}
