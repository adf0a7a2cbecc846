import { withSlash } from './pathname.ts';

/** Name of the file beside a page that holds the page as Markdown. */
export const markdownCopyName = 'index.md';

/** Address of the Markdown copy of a page. */
export function markdownCopyOf(pathname: string): string {
  return withSlash(pathname) + markdownCopyName;
}

/** Name of the index of all copies, for programs that read the site. */
export const llmsIndexName = 'llms.txt';

/** Name of the file with all copies. */
export const llmsFullName = 'llms-full.txt';

/** Copies one after the other, each from its own title on. */
export function joinCopies(copies: readonly string[]): string {
  return copies.join('\n---\n\n');
}
