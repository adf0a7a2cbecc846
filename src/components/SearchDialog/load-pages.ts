import type { DirectoryEntry, PageEntry } from '../../plugins/content-index/entry.ts';
import type { SearchablePage } from './rank.ts';

/** Pages of the content index in the order of the site. */
export function searchablePages(
  entry: DirectoryEntry | PageEntry,
  section?: string,
): SearchablePage[] {
  if (entry.type === 'directory') {
    const isRoot = entry.path === 'docs';
    return entry.children.flatMap((child) =>
      searchablePages(child, isRoot && child.type === 'directory' ? child.title : section),
    );
  }
  const headings = entry.anchors.map(({ title, id }) => ({ title, id }));
  const { url, title } = entry;
  return [{ url, title, headings, ...(section !== undefined && { section }) }];
}

let request: Promise<readonly SearchablePage[]> | undefined;

/** Loads the content index once; a failed request is not kept, so that the next call tries again. */
export function loadPages(baseUrl: string): Promise<readonly SearchablePage[]> {
  request ??= fetch(`${baseUrl}content.json`)
    .then(async (response) => {
      if (!response.ok) throw new Error(`content.json answered ${response.status}`);
      return searchablePages((await response.json()) as DirectoryEntry);
    })
    .catch((error: unknown) => {
      request = undefined;
      throw error;
    });
  return request;
}
