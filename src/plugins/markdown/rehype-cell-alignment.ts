import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Says the alignment of a table's cell by an attribute of data, for which the stylesheet has rules. The compiler
 * would otherwise make a style attribute of it in each cell, which the site's content security policy forbids.
 */
export function rehypeCellAlignment() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'td' && tagName !== 'th') return;
      const { align } = properties;
      if (typeof align !== 'string') return;
      delete properties.align;
      // Text begins at the start of a cell anyway.
      if (align === 'center' || align === 'right') properties.dataAlign = align;
    });
  };
}
