import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit, SKIP } from 'unist-util-visit';

/**
 * A chunk that webpack named after a page and a position in it: `src-index-0`, or `data-62e3db5a-0` for a page that
 * webpack generated. Only webpack writes names of this form in a listing.
 */
const pageChunk = /\(name: (?<name>(?:data-[\da-f]{8}|src(?:-\w+)+)-\d+)\)/u;

/** The first chunk name in a build's output that comes from a page, if there is one. */
export function chunkNameOfPage(output: string): string | undefined {
  return pageChunk.exec(output)?.groups?.name;
}

/**
 * Remark plugin: inserts `<ChunkNameNote>` below the first output of a page that contains such a name. Must run after
 * the outputs have been quoted.
 */
export function remarkChunkNames() {
  return (tree: Root): void => {
    let isExplained = false;
    visit(tree, 'code', (node, index, parent) => {
      const name = node.lang === 'text' ? chunkNameOfPage(node.value) : undefined;
      if (isExplained || name === undefined || parent === undefined || index === undefined) return;
      isExplained = true;
      const note: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'ChunkNameNote',
        attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }],
        children: [],
      };
      parent.children.splice(index + 1, 0, note);
      return [SKIP, index + 2];
    });
  };
}
