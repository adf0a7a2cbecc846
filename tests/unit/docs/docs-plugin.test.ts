import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { withGeneratedPages } from '../../../src/plugins/docs/mdx-rule.ts';
import { withPlainIds } from '../../../src/plugins/docs/plain-ids.ts';
import { remarkResolveLinks } from '../../../src/plugins/docs/remark-resolve-links.ts';
import { withoutDocsMap } from '../../../src/plugins/docs/routes.ts';

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

describe('withGeneratedPages', () => {
  it('adds the folder of generated pages to the MDX rule, the registration of headings, and its own loader', () => {
    const options = { metadataPath: () => 'x.json', isMDXPartial: () => false };
    const mdx = { loader: 'mdx-loader', options: { ...options, remarkPlugins: [] } };
    const rule = { test: /\.mdx?$/iu, include: ['/site/docs/'], use: [mdx] };
    const result = withGeneratedPages({ module: { rules: [rule] } }, path.resolve('site'));
    // Once for the server and once for the browser.
    withGeneratedPages(result, path.resolve('site'));
    const generated = path.resolve('site/.generated/pages');
    expect(rule.include).toEqual(['/site/docs/', `${generated}${path.sep}`]);
    expect(rule.use).toEqual([
      { loader: path.resolve('site/src/plugins/docs/heading-registration.mjs'), options },
      {
        loader: path.resolve('site/src/plugins/docs/compile-once.mjs'),
        options: { ...options, remarkPlugins: [] },
      },
    ]);
  });

  it('says what to look at when Docusaurus no longer has the rule', () => {
    expect(() => withGeneratedPages({ module: { rules: [] } }, 'x')).toThrow(/mdx-rule\.ts/u);
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
    remarkResolveLinks({ written: ['/concepts/'] })(tree, new VFile({ path: 'docs/a.mdx' }));
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
      'https://webpack.js.org/configuration/mode/',
    ]);
  });

  it('refuses the public address of the site, with file and line', () => {
    expect(() => links('\n\n[a](https://webpack.js.org/concepts/)')).toThrow(
      /docs\/a\.mdx:3: .*write the path alone, such as \/concepts\//u,
    );
  });
});
