import type { Anchor, DirectoryEntry, PageEntry } from './plugin-data.ts';

/** What the index needs to know about a page, whichever plugin created it. */
export interface PageSource {
  /** Path of the source file, relative to the site, with forward slashes. */
  readonly file: string;
  readonly size: number;
  readonly url: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly edit: string | undefined;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly anchors: readonly Anchor[];
  /** Position within the section: counted from 1, -1 for its index page; for a post the date, such as 20201010. */
  readonly position: number;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function relatedLinks(value: unknown): PageEntry['related'] {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value as NonNullable<PageEntry['related']>;
}

/** Removes fields without a value, so the index doesn't contain null. */
function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as ReturnType<typeof defined<T>>;
}

/** Creates the content index entry of a page. */
export function pageEntry(page: PageSource): PageEntry {
  const name = page.file.split('/').at(-1) ?? page.file;
  const { frontMatter } = page;
  return {
    path: page.file,
    name,
    size: page.size,
    type: 'file',
    extension: /\.[^.]+$/u.exec(name)?.[0] ?? '',
    url: page.url,
    anchors: page.anchors,
    title: page.title,
    sort: page.position,
    ...defined({ group: text(frontMatter.group) }),
    contributors: strings(frontMatter.contributors),
    ...defined({
      related: relatedLinks(frontMatter.related),
      description: text(page.description),
      source: text(frontMatter.source),
      edit: page.edit,
      repo: text(frontMatter.repo),
      thirdParty: frontMatter.thirdParty === true ? true : undefined,
    }),
  };
}

export interface SectionSource {
  readonly id: string;
  /** Folder of the English pages, relative to the site. */
  readonly path: string;
  readonly title: string;
  /** Pages in reading order. */
  readonly pages: readonly PageSource[];
}

function directory(
  path: string,
  name: string,
  url: string,
  title: string,
  children: DirectoryEntry['children'],
): DirectoryEntry {
  const size = children.reduce((sum, child) => sum + child.size, 0);
  return { path, name, size, type: 'directory', url, title, children };
}

/**
 * The whole index: sections and the blog as folders in the given order, then the pages outside them.
 *
 * @param title title of the site, used for the root
 */
export function buildContentTree(
  title: string,
  sections: readonly SectionSource[],
  rootPages: readonly PageSource[],
): DirectoryEntry {
  const folders = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ id, path, title: sectionTitle, pages }) =>
      directory(path, id, `/${id}/`, sectionTitle, pages.map(pageEntry)),
    );
  return directory('docs', 'docs', '/', title, [...folders, ...rootPages.map(pageEntry)]);
}
