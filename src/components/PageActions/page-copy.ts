import { joinCopies, markdownCopyOf } from '../../content/markdown-copy.ts';
import { withSlash } from '../../content/pathname.ts';

/** Text of a page for the clipboard. */
export interface PageCopy {
  readonly text: string;
  /** True if it is the build's Markdown copy, false if it is the visible text of the page. */
  readonly isMarkdown: boolean;
}

/** @throws Error if the copy can't be loaded, or if the host returns an HTML page instead */
async function fetchCopy(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const text = await response.text();
  // Some hosts respond to unknown URLs with an HTML page and status 200, which must not end up on the clipboard.
  if (text.trimStart().startsWith('<')) throw new Error(`${address} isn't Markdown`);
  return text;
}

/**
 * URLs of the sections of a long page, which its copy lists; they are in the page's own folder.
 *
 * @param folder path of the page
 */
export function sectionsIn(copy: string, folder: string): string[] {
  return [...copy.matchAll(/^- \[.*\]\((?<url>\S+\.md)\)$/gmu)].flatMap(({ groups = {} }) => {
    const { pathname } = new URL(groups.url ?? '', window.location.href);
    const [before, name = ''] = pathname.split(folder);
    return before === '' && !name.includes('/') ? [pathname] : [];
  });
}

/** The copy of a page, with all sections of a long page. */
async function fetchWhole(pathname: string): Promise<string> {
  const copy = await fetchCopy(markdownCopyOf(pathname));
  const sections = await Promise.all(sectionsIn(copy, withSlash(pathname)).map(fetchCopy));
  return joinCopies([copy, ...sections]);
}

/** @throws Error if the document doesn't contain a page */
function visibleText(): string {
  const content = document.querySelector<HTMLElement>('article .markdown');
  if (content === null) throw new Error('There is no page to copy.');
  const text = content.innerText.replaceAll('\u200b', '').trim();
  return `${text}\n\nSource: ${window.location.href}\n`;
}

/**
 * The current page as Markdown; offline, or if the host doesn't have a copy, its plain text.
 *
 * @param pathname path of the page
 * @throws Error if neither is available
 */
export async function loadPageCopy(pathname: string): Promise<PageCopy> {
  try {
    return { text: await fetchWhole(pathname), isMarkdown: true };
  } catch {
    return { text: visibleText(), isMarkdown: false };
  }
}
