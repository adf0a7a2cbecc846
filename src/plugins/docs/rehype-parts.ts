import type { ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Component that pages show their parts in; see `src/components/PagePart`. */
export const partComponent = 'PagePart';

/** Height of a line of text or code with its share of the space around, in pixels. */
const lineHeight = 28;

/** Letters that a line of text holds on a phone. */
const lineLength = 42;

/** What a heading, a frame or a component takes beside its text, in pixels. */
const blockHeight = 36;

/** Height of the smallest part that the stylesheet knows, in pixels, and how much taller each next one is. */
const smallest = 140;
const step = 2.9;
const sizes = 4;

/** Whether a node stands where it was written: code that is not shown. */
function isCode(node: { readonly type: string }): boolean {
  return node.type === 'mdxjsEsm';
}

function isHeading(node: RootContent): boolean {
  return node.type === 'element' && (node.tagName === 'h2' || node.tagName === 'h3');
}

/** Lines of text that a node takes. */
function linesOf(node: ElementContent): number {
  if (node.type !== 'element') return Math.ceil(toString(node).trim().length / lineLength);
  const { tagName, children } = node;
  if (tagName === 'pre') return toString(node).trimEnd().split('\n').length;
  if (['ul', 'ol', 'dl', 'table', 'thead', 'tbody'].includes(tagName)) {
    return children.reduce((sum, child) => sum + linesOf(child), 0);
  }
  return Math.ceil(toString(node).length / lineLength);
}

/**
 * Height that the content of a part hardly exceeds, as one of the sizes that the stylesheet knows: the place that the
 * browser keeps for a part before it has laid it out. It is rather too tall, since programs that look for what covers
 * what would find that a part reaches into the next one.
 *
 * @returns 0 for the smallest; each next size is 2.9 times as tall
 */
export function sizeOfPart(children: readonly ElementContent[]): number {
  const height = children
    .filter((child) => child.type !== 'text')
    .reduce((sum, child) => sum + blockHeight + lineHeight * linesOf(child), 0);
  const size = Math.ceil(Math.log(height / smallest) / Math.log(step));
  return Math.max(0, Math.min(sizes - 1, size));
}

function makePart(children: ElementContent[]): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: partComponent,
    attributes: [{ type: 'mdxJsxAttribute', name: 'size', value: String(sizeOfPart(children)) }],
    children,
  };
}

/**
 * Puts each heading of level 2 or 3 and what follows it into an element of its own, so that browsers can leave out the
 * layout of parts that nobody sees yet. What stands before the first heading stays as it is.
 */
export function rehypeParts() {
  return (tree: Root): void => {
    const parts: ElementContent[][] = [];
    const outside: RootContent[] = [];
    for (const node of tree.children) {
      if (isHeading(node)) parts.push([]);
      const part = parts.at(-1);
      // Code of the module has to stand on its own.
      if (part === undefined || isCode(node)) outside.push(node);
      else part.push(node as ElementContent);
    }
    tree.children = [...outside, ...parts.map((part) => makePart(part))];
  };
}
