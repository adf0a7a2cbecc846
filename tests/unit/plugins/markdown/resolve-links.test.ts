import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { remarkResolveLinks } from '../../../../src/plugins/markdown/remark-resolve-links.ts';

describe('remarkResolveLinks', () => {
  function links(markdown: string): string[] {
    const tree = unified().use(remarkParse).parse(markdown);
    remarkResolveLinks()(tree, new VFile({ path: 'docs/a.mdx' }));
    const urls: string[] = [];
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type === 'link' || node.type === 'definition') urls.push(node.url);
    });
    return urls;
  }

  it('resolves links and definitions', () => {
    expect(links('[a](/concepts#entry) [b][b] [c](#d)\n\n[b]: /configuration/mode/')).toEqual([
      '/concepts/#entry',
      '#d',
      '/configuration/mode/',
    ]);
  });

  it('refuses the public address of the site, with file and line', () => {
    expect(() => links('\n\n[a](https://webpack.js.org/concepts/)')).toThrow(
      /docs\/a\.mdx:3: .*write the path alone, such as \/concepts\//u,
    );
  });
});
