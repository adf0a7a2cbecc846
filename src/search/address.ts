/**
 * Address of a page, or of a heading on it.
 *
 * @param id id of the heading; empty for the page itself
 */
export function addressOf(url: string, id: string): string {
  return id === '' ? url : `${url}#${id}`;
}

/**
 * Names that a page goes by beside its title: the end of its address, and what a package is for, such as `sass` of
 * `sass-loader`. None for posts, whose addresses begin with their date.
 */
export function pageNames(url: string): string[] {
  const end = url.split('/').findLast((part) => part !== '');
  if (end === undefined || url.startsWith('/blog/')) return [];
  return [...new Set([end, end.replace(/(?:-webpack)?-(?:loader|plugin)$/u, '')])];
}
