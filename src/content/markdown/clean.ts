import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { classesOf } from '../elements.ts';

const screenOnlyTags: ReadonlySet<string> = new Set([
  'button',
  'form',
  'script',
  'style',
  'svg',
  'template',
  'wbr',
]);

/** True if a part of a page only makes sense on screen. */
function isScreenOnly(element: Element): boolean {
  const { role, ariaHidden, dataReadingProgress, dataScreenOnly } = element.properties;
  return (
    screenOnlyTags.has(element.tagName) ||
    role === 'tablist' ||
    ariaHidden === 'true' ||
    dataReadingProgress !== undefined ||
    // What is redundant or useless in a copy.
    dataScreenOnly !== undefined ||
    classesOf(element).includes('hash-link')
  );
}

function childText(parent: Element, tagName: string): string {
  const child = parent.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === tagName,
  );
  return child ? toString(child).trim() : '';
}

/** Replaces a drawing with its text alternative. */
function drawingInWords(drawing: Element): ElementContent[] {
  const words = [childText(drawing, 'title'), childText(drawing, 'desc')].filter(Boolean);
  if (words.length === 0) return [];
  const text = { type: 'text', value: words.join(': ') } as const;
  return [{ type: 'element', tagName: 'p', properties: {}, children: [text] }];
}

/** The replacement of an element; undefined to keep it. */
function replacement(node: Element): ElementContent[] | undefined {
  // A word with a glossary explanation is part of its sentence, not a link set by the author.
  if (node.properties.dataGlossaryTerm !== undefined) return node.children;
  if (node.tagName === 'svg' && node.properties.role === 'img') return drawingInWords(node);
  return isScreenOnly(node) ? [] : undefined;
}

/** Removes from a page's content what its text doesn't need, and replaces drawings with words. */
export function removeScreenParts(content: Element): void {
  visit(content, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === 'text') {
      // Long identifiers contain break opportunities.
      node.value = node.value.replaceAll('\u200b', '');
      return undefined;
    }
    const nodes = node.type === 'element' ? replacement(node) : [];
    if (nodes === undefined) return undefined;
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index];
  });
}

/** Makes the URLs of links and images absolute. */
export function makeLinksAbsolute(content: Element, address: string): void {
  visit(content, 'element', ({ properties }) => {
    for (const name of ['href', 'src'] as const) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = new URL(value, address).href;
    }
  });
}
