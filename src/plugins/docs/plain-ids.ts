import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { generatedPagesDir } from '../../content/pathname.ts';

type LoadedVersion = LoadedContent['loadedVersions'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

const generatedPrefix = `${path.posix.join('..', generatedPagesDir)}/`;

function plainId(id: string): string {
  return id.startsWith(generatedPrefix) ? id.slice(generatedPrefix.length) : id;
}

function plainItem(item: SidebarItem): SidebarItem {
  if (item.type === 'doc' || item.type === 'ref') return { ...item, id: plainId(item.id) };
  return item.type === 'category' ? { ...item, items: item.items.map(plainItem) } : item;
}

/**
 * Gives generated pages the document ids that they would have in `docs/` (`loaders/css-loader`), since
 * Docusaurus builds ids from the path of the file, and ids show in class names.
 */
export function withPlainIds(content: LoadedContent): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({ ...doc, id: plainId(doc.id) })),
      sidebars: Object.fromEntries(
        Object.entries(version.sidebars).map(([name, items]) => [name, items.map(plainItem)]),
      ),
    })),
  };
}
