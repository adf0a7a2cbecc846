/**
 * Address of a page, or of a heading on it.
 *
 * @param id id of the heading; empty for the page itself
 */
export function addressOf(url: string, id: string): string {
  return id === '' ? url : `${url}#${id}`;
}
