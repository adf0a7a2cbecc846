import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '../content/read-front-matter.ts';
import { parsePage } from '../content/source-page.ts';
import { contentHash } from '../content/translations.ts';

/** Whether a heading says its id itself. */
function namesItsId(source: string): boolean {
  return /\{\s*\/\*\s*#\S+\s*\*\/\s*\}\s*$/u.test(source) || /\{#[\w-]+\}\s*$/u.test(source);
}

/** Where ids have to be inserted: the end of each heading that has none of its own. */
function missingIds(
  tree: Root,
  source: string,
  ids: ReadonlyMap<unknown, string>,
): { readonly offset: number; readonly id: string }[] {
  const missing: { offset: number; id: string }[] = [];
  visit(tree, 'heading', (node) => {
    const end = node.position?.end.offset;
    const start = node.position?.start.offset;
    const id = ids.get(node);
    if (start === undefined || end === undefined || id === undefined) return;
    if (!namesItsId(source.slice(start, end))) missing.push({ offset: end, id });
  });
  return missing;
}

/**
 * The file with which a translation begins: the English page, whose headings all name their ids, and the hash of
 * the page in the front matter. A translator then replaces the text.
 *
 * @param file English page, relative to the site
 * @param source its content
 * @throws Error naming the file if it has no front matter, or is no MDX
 */
export function translationSkeleton(file: string, source: string): string {
  const { block, body: rest } = splitFrontMatter(source);
  if (block === '') throw new Error(`${file}: the page has no front matter to translate`);
  // The parser sees asides in another notation, so ids are added to the text itself.
  const body = rest.replace(/^\r?\n/u, '');
  const { tree, ids } = parsePage(file, body);
  let result = body;
  for (const { offset, id } of missingIds(tree, body, ids.ofHeading).reverse()) {
    result = `${result.slice(0, offset)} {/* #${id} */}${result.slice(offset)}`;
  }
  return `${block.slice(0, -'---'.length)}translated_from: ${contentHash(source)}\n---\n${result}`;
}
