import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { defaultLocale, locales } from '../site/locales.ts';
import { mayHaveHeadings } from './page-headings.ts';
import { isInLanguageOfSite } from './page-language.ts';
import { rootSidebarId, sections } from '../site/sections.ts';
import type { SidebarProps } from './plugin-data.ts';

type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];
type GeneratorArgs = Parameters<SidebarItemsGenerator>[0];
type SidebarDoc = GeneratorArgs['docs'][number];
type SidebarItems = Awaited<ReturnType<SidebarItemsGenerator>>;

/** Section of a page by its document id; generated pages use the same section folders as `docs/`. */
function sectionIdOf(doc: SidebarDoc): string {
  const folder = doc.id.split('/').at(-2);
  return sections.some(({ id }) => id === folder) ? String(folder) : rootSidebarId;
}

function titleOf(doc: SidebarDoc): string {
  return doc.frontMatter.sidebar_label ?? doc.title;
}

/** Compares pages of a section: by position, with the section's index first (-1), then by title. */
function comparePages(a: SidebarDoc, b: SidebarDoc): number {
  const position = (doc: SidebarDoc) => doc.sidebarPosition ?? Number.MAX_SAFE_INTEGER;
  return position(a) - position(b) || titleOf(a).localeCompare(titleOf(b), 'en');
}

function groupOf(doc: SidebarDoc): string | undefined {
  const { group } = doc.frontMatter as { group?: string };
  return group;
}

/**
 * Pages of one section in display order: pages without a group, then each group.
 *
 * @throws Error that names the page whose group isn't listed for its section in `src/site/sections.ts`
 */
export function orderedPages(
  section: string,
  docs: readonly SidebarDoc[],
): { group: string | undefined; docs: SidebarDoc[] }[] {
  const pages = docs.filter((doc) => sectionIdOf(doc) === section).sort(comparePages);
  const groups: readonly string[] = sections.find(({ id }) => id === section)?.groups ?? [];
  for (const doc of pages) {
    const group = groupOf(doc);
    if (group !== undefined && !groups.includes(group)) {
      throw new Error(
        `${doc.source}: front matter key "group" is "${group}", which section "${section}" does not have; ` +
          `use one of [${groups.join(', ')}] or add it in src/site/sections.ts`,
      );
    }
  }
  return [undefined, ...groups]
    .map((group) => ({ group, docs: pages.filter((doc) => groupOf(doc) === group) }))
    .filter((entry) => entry.docs.length > 0);
}

function sidebarProps(source: string): { customProps?: Record<string, unknown> } {
  const props: SidebarProps = {
    ...(!mayHaveHeadings(source.replace(/^@site\//u, '')) && { headings: false as const }),
    ...(!isInLanguageOfSite(source) && { lang: locales[defaultLocale].htmlLang }),
  };
  return Object.keys(props).length === 0 ? {} : { customProps: { ...props } };
}

/** Generates the Docusaurus sidebar of a section from the front matter of its pages. */
export const generateSidebarItems: SidebarItemsGenerator = ({ item, docs }) => {
  const items: SidebarItems = [];
  for (const { group, docs: pages } of orderedPages(item.dirName, docs)) {
    const links = pages.map(({ id, source }) => ({
      type: 'doc' as const,
      id,
      ...sidebarProps(source),
    }));
    if (group === undefined) items.push(...links);
    else {
      items.push({
        type: 'category',
        label: group,
        key: `${item.dirName}-${group}`,
        collapsible: false,
        collapsed: false,
        items: links,
      });
    }
  }
  return items;
};
