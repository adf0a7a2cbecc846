/**
 * The sections of the documentation: one folder of `docs/`, one sidebar and one printable page each.
 * Order here is the order in the section navigation.
 */
export interface Section {
  /** Folder below `docs/`, first part of the address, and sidebar id. */
  readonly id: string;
  readonly title: string;
  /** Whether the section belongs to "Documentation" in the top navigation. */
  readonly documentation: boolean;
  /** Groups of pages in the order in which the sidebar shows them; pages without a group come first. */
  readonly groups: readonly string[];
}

/** Group of the pages about packages that their authors no longer recommend: last in every section. */
export const deprecatedGroup = 'Deprecated';

export const sections = [
  { id: 'api', title: 'API', documentation: true, groups: ['Modules', 'Plugins', 'Objects'] },
  { id: 'concepts', title: 'Concepts', documentation: true, groups: [] },
  { id: 'configuration', title: 'Configuration', documentation: true, groups: [] },
  {
    id: 'guides',
    title: 'Guides',
    documentation: true,
    // The headings of the guides index, in the same order; a test compares both.
    groups: [
      'First steps',
      'Write your application',
      'Make it fast',
      'Publish',
      'Recipes',
      'Work with other tools',
    ],
  },
  { id: 'loaders', title: 'Loaders', documentation: true, groups: ['CSS', deprecatedGroup] },
  { id: 'migrate', title: 'Migrate', documentation: true, groups: [] },
  {
    id: 'plugins',
    title: 'Plugins',
    documentation: true,
    groups: ['webpack', 'webpack contrib', 'Community', deprecatedGroup],
  },
  { id: 'contribute', title: 'Contribute', documentation: false, groups: [] },
] as const satisfies readonly Section[];

/** Sidebar of the pages that lie outside every section (comparison, glossary, license …). */
export const rootSidebarId = 'root';

/**
 * The section an address belongs to.
 *
 * @param pathname address without the locale prefix, such as `/concepts/loaders/`
 */
export function sectionOf(pathname: string): (typeof sections)[number] | undefined {
  const first = pathname.split('/')[1];
  return sections.find((section) => section.id === first);
}

/** Address of the page that holds a whole section for printing. */
export function printablePath(section: string): string {
  return `/${section}/printable/`;
}
