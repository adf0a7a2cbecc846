import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '../content/read-front-matter.ts';
import { parsePage } from '../content/source-page.ts';
import { contentHash } from '../content/translations.ts';

/** True if a heading sets its id explicitly. */
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
 * The initial file of a translation: the English page with explicit heading ids, and with the page's hash in the front
 * matter. A translator then replaces the text.
 *
 * @param file English page, relative to the site
 * @param source its content
 * @throws Error that names the file if it has no front matter, or isn't valid MDX
 */
export function translationSkeleton(file: string, source: string): string {
  const { block, body: rest } = splitFrontMatter(source);
  if (block === '') throw new Error(`${file}: the page has no front matter to translate`);
  const body = rest.replace(/^\r?\n/u, '');
  const { tree, ids } = parsePage(file, body);
  const idOf = idsByLine(tree, ids.ofHeading);
  // The parser sees aside titles in another notation, so only the line numbers match the text.
  const result = body
    .split('\n')
    .map((line, index) => {
      const id = idOf.get(index);
      return id === undefined || namesItsId(line) ? line : `${line.trimEnd()} {/* #${id} */}`;
    })
    .join('\n');
  return `${block.slice(0, -'---'.length)}translated_from: ${contentHash(source)}\n---\n${result}`;
}
