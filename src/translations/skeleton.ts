import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '../content/read-front-matter.ts';
import { parsePage } from '../content/source-page.ts';
import { contentHash } from '../content/translations.ts';

/** Whether a heading says its id itself. */
function namesItsId(source: string): boolean {
  return /\{\s*\/\*\s*#\S+\s*\*\/\s*\}\s*$/u.test(source) || /\{#[\w-]+\}\s*$/u.test(source);
}

/** Ids of headings by the index of their line. */
function idsByLine(tree: Root, ids: ReadonlyMap<unknown, string>): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  visit(tree, 'heading', (node) => {
    const line = node.position?.end.line;
    const id = ids.get(node);
    if (line !== undefined && id !== undefined) found.set(line - 1, id);
  });
  return found;
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
  const body = rest.replace(/^\r?\n/u, '');
  const { tree, ids } = parsePage(file, body);
  const idOf = idsByLine(tree, ids.ofHeading);
  // The parser sees titles of asides in another notation, so it's only lines that are the same as in the text.
  const result = body
    .split('\n')
    .map((line, index) => {
      const id = idOf.get(index);
      return id === undefined || namesItsId(line) ? line : `${line.trimEnd()} {/* #${id} */}`;
    })
    .join('\n');
  return `${block.slice(0, -'---'.length)}translated_from: ${contentHash(source)}\n---\n${result}`;
}
