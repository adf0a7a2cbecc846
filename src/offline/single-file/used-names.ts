import type { Element, Nodes } from 'hast';
import { classesOf } from '../../content/elements.ts';

/** Names in a document that rules of a stylesheet can refer to. */
export interface UsedNames {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Attribute names as written in HTML. */
  readonly attributes: ReadonlySet<string>;
}

/** Calls a function for each element, in document order. Much faster than `visit` for documents of a megabyte. */
export function walkElements(node: Nodes, visitor: (element: Element) => void): void {
  if (node.type === 'element') visitor(node);
  if (!('children' in node)) return;
  for (const child of node.children) walkElements(child, visitor);
}

/** `ariaLabelledBy` is `aria-labelledby` in HTML, `dataTableRegion` is `data-table-region`. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (property === 'htmlFor') return 'for';
  if (property.startsWith('aria')) return `aria-${property.slice('aria'.length).toLowerCase()}`;
  if (!property.startsWith('data')) return property.toLowerCase();
  return property.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** Collects the names that occur in documents. */
export function usedNames(documents: readonly Nodes[]): UsedNames {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const attributes = new Set<string>();
  for (const document of documents) {
    walkElements(document, (element) => {
      tags.add(element.tagName.toLowerCase());
      for (const name of classesOf(element)) classes.add(name);
      for (const [property, value] of Object.entries(element.properties)) {
        if (value === false || value === null || value === undefined) continue;
        attributes.add(attributeName(property));
        if (property === 'id') ids.add(String(value));
      }
    });
  }
  return { tags, classes, ids, attributes };
}
