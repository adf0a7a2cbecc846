import { describe, expect, it } from 'vitest';
import { buildContentTree, pageEntry } from '../../../src/content/content-tree.ts';
import type { PageSource } from '../../../src/content/content-tree.ts';
import { anchorFiles, navigationFile } from '../../../src/content/navigation.ts';

const page: PageSource = {
  file: 'docs/concepts/index.mdx',
  size: 10,
  url: '/concepts/',
  title: 'Concepts',
  description: undefined,
  edit: 'https://example.com/edit',
  frontMatter: { contributors: ['a'], group: '', thirdParty: false },
  anchors: [{ title: 'Entry', id: 'entry', level: 2 }],
  position: -1,
};

const post: PageSource = {
  ...page,
  file: 'blog/2020-10-10-webpack-5-release.mdx',
  size: 7,
  url: '/blog/2020-10-10-webpack-5-release/',
  title: 'webpack 5 release',
  position: 20201010,
};

describe('pageEntry', () => {
  it('has no field without a value', () => {
    expect(pageEntry(page)).toEqual({
      path: 'docs/concepts/index.mdx',
      name: 'index.mdx',
      size: 10,
      type: 'file',
      extension: '.mdx',
      url: '/concepts/',
      anchors: page.anchors,
      title: 'Concepts',
      sort: -1,
      contributors: ['a'],
      edit: 'https://example.com/edit',
    });
  });

  it('carries the facts of third-party pages', () => {
    const related = [{ title: 'x', url: 'https://example.com/' }];
    const frontMatter = {
      group: 'CSS',
      thirdParty: true,
      repo: 'https://r',
      source: 'https://s',
      related,
    };
    expect(pageEntry({ ...page, description: 'About.', frontMatter })).toMatchObject({
      group: 'CSS',
      thirdParty: true,
      repo: 'https://r',
      source: 'https://s',
      related,
      description: 'About.',
      contributors: [],
    });
  });
});

describe('buildContentTree', () => {
  it('makes a folder of each section that has pages, and sums sizes', () => {
    const tree = buildContentTree(
      'webpack',
      [
        { id: 'api', path: 'docs/api', title: 'API', pages: [] },
        {
          id: 'concepts',
          path: 'docs/concepts',
          title: 'Concepts',
          pages: [page, { ...page, url: '/concepts/a/' }],
        },
        { id: 'blog', path: 'blog', title: 'Blog', pages: [post] },
      ],
      [{ ...page, file: 'docs/license.mdx', size: 5 }],
    );
    expect(tree.size).toBe(32);
    expect(tree.children.map(({ path, type, size }) => ({ path, type, size }))).toEqual([
      { path: 'docs/concepts', type: 'directory', size: 20 },
      { path: 'blog', type: 'directory', size: 7 },
      { path: 'docs/license.mdx', type: 'file', size: 5 },
    ]);
  });

  it('has posts that no sidebar loads', () => {
    const tree = buildContentTree(
      'webpack',
      [
        { id: 'concepts', path: 'docs/concepts', title: 'Concepts', pages: [page] },
        { id: 'blog', path: 'blog', title: 'Blog', pages: [post] },
      ],
      [],
    );
    expect(tree.children[1]).toMatchObject({
      path: 'blog',
      name: 'blog',
      url: '/blog/',
      children: [{ path: post.file, url: post.url, sort: 20201010, anchors: post.anchors }],
    });
    expect([...anchorFiles(tree).keys()]).toEqual(['concepts', 'root']);
    expect(Object.keys(navigationFile(tree).sections)).toEqual(['concepts']);
  });
});
