/**
 * URL of a page, or of a heading on it.
 *
 * @param id id of the heading; empty for the page itself
 */
export function addressOf(url: string, id: string): string {
  return id === '' ? url : `${url}#${id}`;
}

/**
 * Other names of a page, in addition to its title: the last part of its URL, and the short name of a package, such as
 * `sass` for `sass-loader`. Posts have none, because their URLs begin with a date.
 */
export function pageNames(url: string): string[] {
  const end = url.split('/').findLast((part) => part !== '');
  if (end === undefined || url.startsWith('/blog/')) return [];
  return [...new Set([end, end.replace(/(?:-webpack)?-(?:loader|plugin)$/u, '')])];
}
