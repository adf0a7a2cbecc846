/**
 * The sections of the documentation: each has a folder in `docs/`, a sidebar and a printable page. The section
 * navigation uses this order.
 */
export interface Section {
  /** Folder in `docs/`, first URL segment, and sidebar id. */
  readonly id: string;
  readonly title: string;
  /** True if the section is part of "Documentation" in the top navigation. */
  readonly documentation: boolean;
  /** Groups of pages in sidebar order; pages without a group come first. */
  readonly groups: readonly string[];
}

/** Group of pages about packages that their authors no longer recommend; the last one in every section. */
export const deprecatedGroup = 'Deprecated';

export const sections = [
  { id: 'api', title: 'API', documentation: true, groups: ['Modules', 'Plugins', 'Objects'] },
  { id: 'concepts', title: 'Concepts', documentation: true, groups: [] },
  { id: 'configuration', title: 'Configuration', documentation: true, groups: [] },
  {
    id: 'guides',
    title: 'Guides',
    documentation: true,
    // The headings of the guides index, in the same order; a test compares the two.
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

/** Sidebar of the pages outside all sections (comparison, glossary, license …). */
export const rootSidebarId = 'root';

/**
 * The section that a URL belongs to.
 *
 * @param pathname path without the locale prefix, such as `/concepts/loaders/`
 */
export function sectionOf(pathname: string): (typeof sections)[number] | undefined {
  const first = pathname.split('/')[1];
  return sections.find((section) => section.id === first);
}

/** URL of the page with a whole section for printing. */
export function printablePath(section: string): string {
  return `/${section}/printable/`;
}
