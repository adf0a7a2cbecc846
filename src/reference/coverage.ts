import type { Catalog } from './catalog.ts';
import { listPages } from '../content/list-pages.ts';
import { readPage } from '../content/source-page.ts';
import type { Page } from '../content/source-page.ts';
import { gatherDocumented, readDefinitions } from './documented.ts';
import type { Definition } from './documented.ts';
import type { Coverage } from '../content/plugin-data.ts';

/** Folders of the pages that document what the inventories list. */
export const referenceFolders = ['docs/configuration', 'docs/api', 'docs/plugins'];

export interface PageWithDefinitions extends Page {
  readonly definitions: readonly Definition[];
}

/** Adds the definitions of a page. */
export function withDefinitions(page: Page, catalog: Catalog): PageWithDefinitions {
  return { ...page, definitions: readDefinitions(page, catalog) };
}

/** Reads pages with their definitions. */
export function readPages(
  siteDir: string,
  files: readonly string[],
  catalog: Catalog,
): PageWithDefinitions[] {
  return files.map((file) => withDefinitions(readPage(siteDir, file), catalog));
}

/** Reads all pages of the reference. */
export function readReferencePages(siteDir: string, catalog: Catalog): PageWithDefinitions[] {
  return readPages(
    siteDir,
    referenceFolders.flatMap((folder) => listPages(siteDir, folder)),
    catalog,
  );
}

/** Counts what pages document, per inventory. */
export function countCoverage(pages: readonly PageWithDefinitions[], catalog: Catalog): Coverage[] {
  const documented = gatherDocumented(pages, catalog);
  return [...catalog.inventories].map(([kind, identifiers]) => {
    const missing = identifiers.filter((identifier) => !documented.has(identifier));
    return {
      kind,
      documented: identifiers.length - missing.length,
      total: identifiers.length,
      missing: missing.map(({ id }) => id),
    };
  });
}
