import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../src/lib/parse-html.ts';

const part = '<p id="a">One &amp; <b class="x y">two</b></p><noscript><i>three</i></noscript>';
const whole = `<!doctype html><html lang="en"><head><title>T</title></head><body>${part}</body></html>`;

/** What `hast-util-from-html` makes of the same text, without positions. */
function withoutPositions(html: string, fragment: boolean): unknown {
  const tree = fromHtml(html, { fragment });
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}

describe('HTML of the built site', () => {
  it('has the same tree as with positions, for documents and for parts of them', () => {
    expect(parseHtml(whole)).toEqual(withoutPositions(whole, false));
    expect(parseHtml(part, { fragment: true })).toEqual(withoutPositions(part, true));
  });

  it('has no positions, since they make reading slower', () => {
    visit(parseHtml(whole), (node) => {
      expect(node.position).toBeUndefined();
    });
  });
});
