import { withSlash } from './pathname.ts';

/** Name of the file next to a page that has the page as Markdown. */
export const markdownCopyName = 'index.md';

/** URL of a page's Markdown copy. */
export function markdownCopyOf(pathname: string): string {
  return withSlash(pathname) + markdownCopyName;
}

/** Name of the index of all copies, for programs that read the site. */
export const llmsIndexName = 'llms.txt';

/** Name of the file with all copies. */
export const llmsFullName = 'llms-full.txt';

/** Concatenates copies, each starting with its own title. */
export function joinCopies(copies: readonly string[]): string {
  return copies.join('\n---\n\n');
}
