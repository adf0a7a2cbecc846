import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ReadmeContext } from './context.ts';

/**
 * Replaces task checkboxes with symbols: a checkbox without a label is meaningless to a screen reader, and can't be
 * toggled.
 */
export function convertTaskLists(tree: Root, context: ReadmeContext): void {
  visit(tree, 'listItem', (item) => {
    if (typeof item.checked !== 'boolean') return;
    const symbol = item.checked ? '✅ ' : '⬜ ';
    item.checked = null;
    context.count('task');
    const [first] = item.children;
    if (first?.type === 'paragraph') first.children.unshift({ type: 'text', value: symbol });
  });
}
