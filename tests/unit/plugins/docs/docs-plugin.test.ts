import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { withPlainIds } from '../../../../src/plugins/docs/plain-ids.ts';
import { remarkResolveLinks } from '../../../../src/plugins/docs/remark-resolve-links.ts';
import { withoutDocsMap } from '../../../../src/docusaurus/routes.ts';

describe('withoutDocsMap', () => {
  it('empties the map of documents, also in nested routes, and keeps the rest', () => {
    const version = { label: 'Next', docs: { a: { title: 'A' } } };
    const route = {
      path: '/',
      component: 'x',
      props: { version },
      routes: [{ path: '/a/', component: 'y', props: { version, other: 1 } }],
    };
    expect(withoutDocsMap(route)).toEqual({
      path: '/',
      component: 'x',
      props: { version: { label: 'Next', docs: {} } },
      routes: [
        { path: '/a/', component: 'y', props: { version: { label: 'Next', docs: {} }, other: 1 } },
      ],
    });
  });
});

describe('withPlainIds', () => {
  it('gives generated pages the ids of hand-written ones in documents and sidebars', () => {
    const id = '../.generated/pages/loaders/css-loader';
    const content = {
      loadedVersions: [
        {
          docs: [{ id }, { id: 'concepts/index' }],
          sidebars: { loaders: [{ type: 'category', items: [{ type: 'doc', id }] }] },
        },
      ],
    } as unknown as Parameters<typeof withPlainIds>[0];
    expect(withPlainIds(content)).toEqual({
      loadedVersions: [
        {
          docs: [{ id: 'loaders/css-loader' }, { id: 'concepts/index' }],
          sidebars: {
            loaders: [{ type: 'category', items: [{ type: 'doc', id: 'loaders/css-loader' }] }],
          },
        },
      ],
    });
  });
});

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
