import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildContentTree } from '../../content/content-tree.ts';
import type { PageSource } from '../../content/content-tree.ts';
import { pagesOfSection, pagesOutsideSections } from '../../content/docs-pages.ts';
import type { DocPage } from '../../content/docs-pages.ts';
import { anchorFiles, navigationFile } from '../../content/navigation.ts';
import { withSlash } from '../../content/pathname.ts';
import { anchorsOf } from '../../content/read-article.ts';
import { sections } from '../../site/sections.ts';
import { site as facts } from '../../site/site.ts';
import type { BuiltSite } from './site.ts';

/** What documentation pages and posts have in common. */
interface Page {
  readonly source: string;
  /** Path with a trailing slash. */
  readonly permalink: string;
  readonly title: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly editUrl?: string | null | undefined;
}

function pageSource(
  { siteDir, reader }: BuiltSite,
  { source, permalink, title, frontMatter, editUrl }: Page,
  position: number,
): PageSource {
  const file = source.replace(/^@site\//u, '');
  const { description } = frontMatter;
  return {
    file,
    size: statSync(path.join(siteDir, file)).size,
    url: permalink,
    title,
    description: typeof description === 'string' ? description : undefined,
    edit: editUrl ?? undefined,
    frontMatter,
    anchors: anchorsOf(reader.read(permalink)),
    position,
  };
}

/** Pages of one sidebar. */
function docSources(site: BuiltSite, pages: readonly DocPage[]): PageSource[] {
  const first = pages[0]?.sidebarPosition === -1 ? 0 : 1;
  return pages.map((page, index) =>
    pageSource(site, page, page.sidebarPosition === -1 ? -1 : index + first),
  );
}

/** Posts of the blog, oldest first: their position is their date. */
function postSources(site: BuiltSite): PageSource[] {
  return (site.blog?.blogPosts ?? [])
    .filter(({ metadata }) => !metadata.unlisted)
    .map(({ metadata }) => {
      const day = Number(metadata.date.toISOString().slice(0, 10).replaceAll('-', ''));
      const page = { ...metadata, permalink: withSlash(metadata.permalink) };
      return pageSource(site, page, day);
    })
    .sort((one, other) => one.position - other.position);
}

/** Writes `/content.json`, the index of all pages, and the parts of it that the sidebars load. */
export function writeContentIndex(site: BuiltSite): void {
  const { outDir, docs } = site;
  const tree = buildContentTree(
    facts.name,
    [
      ...sections.map(({ id, title }) => ({
        id,
        path: `docs/${id}`,
        title,
        pages: docSources(site, pagesOfSection(docs, id)),
      })),
      { id: 'blog', path: 'blog', title: 'Blog', pages: postSources(site) },
    ],
    docSources(site, pagesOutsideSections(docs)),
  );
  const write = (file: string, data: unknown): void => {
    writeFileSync(path.join(outDir, file), `${JSON.stringify(data)}\n`);
  };
  write('content.json', tree);
  write('navigation.json', navigationFile(tree));
  mkdirSync(path.join(outDir, 'anchors'), { recursive: true });
  for (const [section, anchors] of anchorFiles(tree)) write(`anchors/${section}.json`, anchors);
}
