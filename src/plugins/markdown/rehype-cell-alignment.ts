import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Writes the alignment of a table cell as a data attribute, for which the stylesheet has rules. Otherwise the compiler
 * would add a style attribute to each cell, which the site's content security policy forbids.
 */
export function rehypeCellAlignment() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'td' && tagName !== 'th') return;
      const { align } = properties;
      if (typeof align !== 'string') return;
      delete properties.align;
      // Left is the default alignment.
      if (align === 'center' || align === 'right') properties.dataAlign = align;
    });
  };
}
