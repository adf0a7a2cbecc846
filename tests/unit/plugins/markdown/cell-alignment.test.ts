import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { rehypeCellAlignment } from '../../../../src/plugins/markdown/rehype-cell-alignment.ts';

function transform(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  rehypeCellAlignment()(tree);
  return toHtml(tree);
}

it('says the alignment of cells as data, and leaves the start of a cell out', () => {
  expect(
    transform(
      '<table><tbody><tr><th align="center">a</th><td align="right">b</td><td align="left">c</td></tr></tbody></table>',
    ),
  ).toBe(
    '<table><tbody><tr><th data-align="center">a</th><td data-align="right">b</td><td>c</td></tr></tbody></table>',
  );
});

it('leaves other elements as they are', () => {
  expect(transform('<p align="center">a</p>')).toBe('<p align="center">a</p>');
});
