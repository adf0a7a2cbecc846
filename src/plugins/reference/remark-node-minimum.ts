import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nodeMinimum, readLockedTree } from '../../reference/node-minimum.ts';

/**
 * Remark plugin: replaces `<NodeMinimum packages="webpack webpack-cli" />` with the oldest version of Node.js that the
 * packages support.
 *
 * @throws Error that names the file, the line and the package
 */
export function remarkNodeMinimum({ siteDir = process.cwd() }: { readonly siteDir?: string } = {}) {
  const tree = readLockedTree(siteDir);
  return (root: Root, file: VFile): void => {
    visit(root, (node, index, parent) => {
      if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
      if (node.name !== 'NodeMinimum' || parent === undefined || index === undefined) return;
      const place = `${file.path}${node.position ? `:${node.position.start.line}` : ''}`;
      const packages = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'packages',
      )?.value;
      if (typeof packages !== 'string' || packages.trim() === '') {
        throw new Error(
          `${place}: <NodeMinimum> needs packages="…" with the names of npm packages, such as "webpack webpack-cli"`,
        );
      }
      try {
        const text: Text = {
          type: 'text',
          value: nodeMinimum(tree, packages.trim().split(/\s+/u)),
        };
        parent.children[index] = text;
      } catch (error) {
        throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    });
  };
}
