import type { SectionAnchors } from './plugin-data.ts';
import type { NavigationFile, NavigationPage } from './plugin-data.ts';
import { defaultLocale, locales } from '../site/locales.ts';
import { isInLanguageOfSite } from './page-language.ts';
import { rootSidebarId, sections } from '../site/sections.ts';
import type { DirectoryEntry, PageEntry } from './plugin-data.ts';

function pagesOf(entry: DirectoryEntry): PageEntry[] {
  return entry.children.flatMap((child) => (child.type === 'file' ? [child] : pagesOf(child)));
}

/**
 * Sections of the index by name, with the pages outside them under the id of their sidebar. The blog is left out
 * because Docusaurus generates its sidebar.
 */
function groups(tree: DirectoryEntry): [string, readonly PageEntry[]][] {
  const directories = tree.children
    .filter((child) => child.type === 'directory')
    .filter(({ name }) => sections.some(({ id }) => id === name));
  return [
    ...directories.map((section): [string, readonly PageEntry[]] => [
      section.name,
      pagesOf(section),
    ]),
    [rootSidebarId, tree.children.filter((child) => child.type === 'file')],
  ];
}

/** The files that the sidebar loads when a reader expands a page: the anchors of all pages in a section, by URL. */
export function anchorFiles(tree: DirectoryEntry): Map<string, SectionAnchors> {
  return new Map(
    groups(tree).map(([name, pages]) => [
      name,
      Object.fromEntries(pages.map(({ url, anchors }) => [url, anchors])),
    ]),
  );
}

function navigationPage({ path, title, url, group, anchors }: PageEntry): NavigationPage {
  return {
    title,
    url,
    ...(group !== undefined && { group }),
    ...(anchors.length === 0 && { headings: false }),
    ...(!isInLanguageOfSite(`@site/${path}`) && { lang: locales[defaultLocale].htmlLang }),
  };
}

/** The file that the mobile sidebar loads: all pages of the site, in sidebar order. */
export function navigationFile(tree: DirectoryEntry): NavigationFile {
  const entries = groups(tree).map(([name, pages]) => [name, pages.map(navigationPage)] as const);
  return {
    sections: Object.fromEntries(entries.filter(([name]) => name !== rootSidebarId)),
    root: entries.find(([name]) => name === rootSidebarId)?.[1] ?? [],
  };
}
