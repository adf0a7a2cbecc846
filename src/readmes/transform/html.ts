import type { Element, Root as HastRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toMdast } from 'hast-util-to-mdast';
import { toString as hastToString } from 'hast-util-to-string';
import type { Html, Nodes, Parents, Root, RootContent } from 'mdast';
import type { ReadmeContext } from './context.ts';
import { refuseHostileHtml } from './hostile.ts';
import { convertInlineHtml } from './inline-html.ts';
import { inheritPosition } from './parse.ts';
import { readmeSchema } from './schema.ts';

/** Parses an HTML fragment; unclosed elements have no `closing` position. */
export function parseHtml(value: string): HastRoot {
  return fromHtml(value, { fragment: true, verbose: true });
}

const withoutClosing: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'source',
  'col',
]);

/** The outermost element that is still open at the end of an HTML fragment. */
function openElement(tree: HastRoot): Element | undefined {
  const last = tree.children.findLast(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (last?.type !== 'element' || withoutClosing.has(last.tagName)) return undefined;
  const data = last.data as { position?: { closing?: unknown } } | undefined;
  return data?.position?.closing === undefined ? last : undefined;
}

/** Index of the sibling that closes an element opened before `from`; tags with the same name may be nested. */
function closingIndex(siblings: readonly RootContent[], from: number, tagName: string): number {
  let open = 1;
  for (let index = from; index < siblings.length; index += 1) {
    const sibling = siblings[index];
    if (sibling?.type !== 'html') continue;
    const tags = sibling.value.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/giu);
    for (const [, slash, name] of tags) {
      if (name?.toLowerCase() !== tagName) continue;
      open += slash === '/' ? -1 : 1;
      if (open === 0) return index;
    }
  }
  return -1;
}

function isComment(node: Html): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)+$/u.test(node.value);
}

function toBlocks(tree: HastRoot, node: Html): RootContent[] {
  const result = toMdast(sanitize(tree, readmeSchema), { document: true }) as Root;
  inheritPosition(result, node);
  return result.children;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `<details>` remains an element; everything in it, including the summary, is regenerated. */
function details(element: Element, inside: readonly RootContent[], node: Html): RootContent[] {
  const summary = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'summary',
  );
  const text =
    summary === undefined ? 'Details' : hastToString(summary).replaceAll(/\s+/gu, ' ').trim();
  const rest = element.children.filter((child) => child !== summary);
  return [
    { type: 'html', value: `<details>\n<summary>${escapeHtml(text)}</summary>` },
    ...toBlocks({ type: 'root', children: rest }, node),
    ...inside,
    { type: 'html', value: '</details>' },
  ];
}

/** Converts an HTML node to Markdown nodes; complete top-level `<details>` elements are kept. */
function convertBlock(tree: HastRoot, node: Html): RootContent[] {
  const blocks: RootContent[] = [];
  let pending: HastRoot['children'] = [];
  const flush = (): void => {
    blocks.push(...toBlocks({ type: 'root', children: pending }, node));
    pending = [];
  };
  for (const child of tree.children) {
    if (child.type === 'element' && child.tagName === 'details') {
      flush();
      blocks.push(...details(child, [], node));
    } else {
      pending.push(child);
    }
  }
  flush();
  return blocks;
}

function convertChildren(children: readonly RootContent[], context: ReadmeContext): RootContent[] {
  const result: RootContent[] = [];
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index];
    if (child === undefined) continue;
    if (child.type !== 'html') {
      convertInside(child, context);
      result.push(child);
      continue;
    }
    if (isComment(child)) {
      context.count('comment');
      continue;
    }
    context.count('htmlBlock');
    const tree = parseHtml(child.value);
    refuseHostileHtml(tree, child, context);
    const open = openElement(tree);
    const end = open === undefined ? -1 : closingIndex(children, index + 1, open.tagName);
    if (open === undefined || end < 0) {
      result.push(...convertBlock(tree, child));
      continue;
    }
    // The element begins in this node, ends in another one, and contains the Markdown between the two.
    let first = index + 1;
    const next = children[first];
    if (open.tagName === 'details' && next?.type === 'html' && first < end) {
      // The summary is often in a separate block.
      const summary = parseHtml(next.value);
      const [only] = summary.children;
      if (only?.type === 'element' && only.tagName === 'summary') {
        refuseHostileHtml(summary, next, context);
        open.children.push(only);
        first += 1;
      }
    }
    const inside = convertChildren(children.slice(first, end), context);
    if (open.tagName === 'details') {
      const before = tree.children.slice(0, tree.children.indexOf(open));
      result.push(...convertBlock({ type: 'root', children: before }, child));
      context.count('details');
      result.push(...details(open, inside, child));
    } else {
      result.push(...convertBlock(tree, child), ...inside);
    }
    const last = children[end];
    if (last?.type === 'html') {
      const tail = parseHtml(last.value);
      refuseHostileHtml(tail, last, context);
      result.push(...convertBlock(tail, last));
    }
    index = end;
  }
  return result;
}

/** Parents whose children are blocks; in all others HTML is inline. */
const flowParents: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
]);

function convertInside(node: Nodes, context: ReadmeContext): void {
  if (!('children' in node)) return;
  const parent: Parents = node;
  if (flowParents.has(parent.type)) {
    (parent as Root).children = convertChildren(parent.children as RootContent[], context);
  } else if (parent.type === 'list' || parent.type === 'table' || parent.type === 'tableRow') {
    for (const child of parent.children) convertInside(child, context);
  } else {
    convertInlineHtml(parent, context);
  }
}

/**
 * Replaces all HTML of a README with Markdown nodes: what Markdown can express is converted, comments are removed,
 * unknown inline tags become code (prose about tags means them literally), and anything that could run or load
 * something is rejected.
 */
export function convertHtml(tree: Root, context: ReadmeContext): void {
  convertInside(tree, context);
}
