import type { OfflineManifest, OfflinePage } from './manifest.ts';

export interface PageGroup {
  /** First segment of its pages' paths; empty for top-level pages. */
  readonly id: string;
  readonly pages: readonly OfflinePage[];
}

/** The index page of a section belongs to the section; a top-level page has no pages below it. */
function groupOf({ path }: OfflinePage, pages: readonly OfflinePage[]): string {
  const [first = '', ...rest] = path.split('/');
  const isIndex = pages.some((page) => page.path !== path && page.path.startsWith(`${first}/`));
  return rest.length > 1 || isIndex ? first : '';
}

/**
 * Pages that open offline: those opened before, and those whose files are all stored.
 *
 * @param stored paths of all stored files of the language
 * @param documents paths of the documents that were opened or saved
 */
export function availablePages(
  manifest: OfflineManifest,
  stored: ReadonlySet<string>,
  documents: ReadonlySet<string>,
): PageGroup[] {
  const isAvailable = ({ path, files }: OfflinePage) =>
    documents.has(path) ||
    files.every((index) => {
      const file = manifest.files[index];
      return file !== undefined && (file.kind === 'shell' || stored.has(file.path));
    });
  const groups = new Map<string, OfflinePage[]>();
  for (const page of manifest.pages.filter(isAvailable)) {
    const id = groupOf(page, manifest.pages);
    groups.set(id, [...(groups.get(id) ?? []), page]);
  }
  return [...groups]
    .map(([id, pages]) => ({
      id,
      pages: [...pages].sort((a, b) => a.title.localeCompare(b.title)),
    }))
    .sort((a, b) => (a.id === '' ? 1 : b.id === '' ? -1 : a.id.localeCompare(b.id)));
}
