import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ReadmeContext } from './context.ts';

/**
 * Writes the state of a task as a symbol: a checkbox without a label says nothing to a screen reader, and
 * nobody can tick it.
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
