import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Components with so much data that only the pages that use them may load it. */
const components: ReadonlySet<string> = new Set([
  'CommandFlags',
  'Coverage',
  'PasteLog',
  'TranslationStatus',
  'VersionChanges',
]);

const parser = unified().use(remarkParse).use(remarkMdx);

/** Remark plugin: imports such components on the pages that use them. */
export function remarkPageComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', ({ name }) => {
      if (name !== null && components.has(name)) used.add(name);
    });
    for (const name of used) {
      const source = `import ${name} from '@site/src/components/${name}/index.tsx';`;
      tree.children.unshift(...parser.parse(source).children);
    }
  };
}
