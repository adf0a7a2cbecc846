import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { Catalog } from '../../reference/catalog.ts';
import { readDefinitions } from '../../reference/documented.ts';
import type { Definition } from '../../reference/documented.ts';
import { readIds } from '../../content/heading-ids.ts';
import type { Inventories } from '../../reference/inventories.ts';
import { cachedInventories } from '../../reference/cached-inventories.ts';
import { readSections } from '../../content/notation.ts';
import { kindsOfPage } from '../../reference/pages.ts';
import { pathnameOfFile } from '../../content/pathname.ts';
import { translatedPage } from '../../content/translations.ts';
import { readFrontMatter } from '../../content/read-front-matter.ts';
import { headingSignature, rowSignature } from '../../reference/signature.ts';
import type { Anchors } from '../../reference/signature.ts';

export interface SignaturesOptions {
  /** Root folder of the repository. */
  readonly siteDir?: string;
  /** The names in the installed webpack; read from the packages unless given. */
  readonly inventories?: () => Promise<Inventories>;
}

/** Anchors of a page by the name that they explain; if a name is explained twice, the first one wins. */
function anchorsOf(definitions: readonly Definition[]): Anchors {
  const anchors = new Map<string, string>();
  for (const { matches, anchor } of definitions) {
    for (const { name } of matches) {
      if (anchor !== undefined && !anchors.has(name)) anchors.set(name, anchor);
    }
  }
  return anchors;
}

/** Adds facts and ids to the rows of definition tables. */
function completeRows(definitions: readonly Definition[], anchors: Anchors): void {
  const done = new Set<unknown>();
  for (const { matches, row, anchor } of definitions) {
    const [match] = matches;
    if (row === undefined || match === undefined || done.has(row)) continue;
    done.add(row);
    const signature = rowSignature(match, anchors);
    if (signature) row.children[0]?.children.push(signature);
    if (anchor === undefined) continue;
    row.data = { ...row.data, hProperties: { ...row.data?.hProperties, id: anchor } };
  }
}

/** Adds facts below headings that name an identifier. */
function completeHeadings(tree: Root, definitions: readonly Definition[], anchors: Anchors): void {
  const signatures = new Map<unknown, RootContent>();
  for (const { table, matches, section } of definitions) {
    const [match] = matches;
    if (table !== undefined || section.heading === undefined || match === undefined) continue;
    const signature = headingSignature(match, anchors);
    if (signature) signatures.set(section.heading, signature);
  }
  visit(tree, 'heading', (node, index, parent) => {
    const signature = signatures.get(node);
    if (signature === undefined || parent === undefined || index === undefined) return undefined;
    parent.children.splice(index + 1, 0, signature);
    return index + 2;
  });
}

/** Minimum number of options on a page to show a filter field; see `src/islands/option-filter.ts`. */
const leastFiltered = 30;

/** Inserts a placeholder for the field before the first heading of a page with many options. */
function addFilter(tree: Root, definitions: readonly Definition[]): void {
  const places = new Set(definitions.map(({ anchor }) => anchor).filter(Boolean));
  const first = tree.children.findIndex(({ type }) => type === 'heading');
  if (places.size < leastFiltered || first === -1) return;
  tree.children.splice(first, 0, {
    type: 'mdxJsxFlowElement',
    name: 'option-filter',
    attributes: [{ type: 'mdxJsxAttribute', name: 'data-screen-only', value: '' }],
    children: [],
  });
}

/**
 * Title of a page, which Docusaurus has removed with the front matter. Uses the English title, because a translated one
 * may no longer be the identifier's name.
 */
function titleOf(file: VFile, source: string | undefined): string {
  if (source !== undefined) {
    const { title } = readFrontMatter(readFileSync(source, 'utf8'));
    return typeof title === 'string' ? title : '';
  }
  const { frontMatter } = file.data as { frontMatter?: { title?: unknown } };
  return typeof frontMatter?.title === 'string' ? frontMatter.title : '';
}

/**
 * Remark plugin: prints type, default, version, flags and state below each heading, and in each row, that names an
 * identifier of the installed webpack. Pages never state these facts themselves. A page with many of them gets a filter
 * field.
 */
export function remarkSignatures({
  siteDir = process.cwd(),
  inventories = () => cachedInventories(siteDir),
}: SignaturesOptions = {}) {
  let catalog: Promise<Catalog> | undefined;
  return async (tree: Root, file: VFile): Promise<void> => {
    const relative = path.relative(siteDir, file.path).split(path.sep).join('/');
    const source = translatedPage(relative)?.source;
    const url = pathnameOfFile(source ?? relative);
    if (url === undefined || kindsOfPage(url).length === 0) return;
    catalog ??= inventories().then((known) => new Catalog(known));
    const title = titleOf(file, source && path.join(siteDir, source));
    const sections = readSections(tree, title);
    const ids = readIds(tree);
    const definitions = readDefinitions({ url, title, sections, ids }, await catalog);
    const anchors = anchorsOf(definitions);
    completeRows(definitions, anchors);
    completeHeadings(tree, definitions, anchors);
    addFilter(tree, definitions);
  };
}
