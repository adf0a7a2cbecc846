import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { examplesFolder } from './files.ts';

/**
 * Remark plugin: rejects a `<LivePreview>` whose example doesn't exist.
 *
 * @throws Error that names the file, the line and the example
 */
export function remarkLivePreview({ siteDir = process.cwd() }: { readonly siteDir?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'LivePreview') return;
      const place = `${file.path}${node.position ? `:${node.position.start.line}` : ''}`;
      const example = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'example',
      )?.value;
      if (typeof example !== 'string' || !/^[\w-]+(?:\/[\w-]+)*$/u.test(example)) {
        throw new Error(
          `${place}: <LivePreview> needs example="…" with a folder below ${examplesFolder}/, such as "getting-started/3-bundle"`,
        );
      }
      if (!existsSync(path.join(siteDir, examplesFolder, example, 'package.json'))) {
        throw new Error(
          `${place}: <LivePreview example="${example}">: ${examplesFolder}/${example} has no package.json, so nothing can be opened`,
        );
      }
    });
  };
}
