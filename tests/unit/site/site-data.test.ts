import { describe, expect, it } from 'vitest';
import { anchorFiles, navigationFile } from '../../../src/content/navigation.ts';
import type { DirectoryEntry, PageEntry } from '../../../src/content/plugin-data.ts';
import { notificationKey, notificationVersion } from '../../../src/site/early-state.ts';
import { isActiveItem, topNavigation } from '../../../src/site/links.ts';
import { currentVersion, versionAddress, versions } from '../../../src/site/versions.ts';

function page(url: string, more: Partial<PageEntry> = {}): PageEntry {
  return {
    path: `docs${url}index.mdx`,
    name: 'index.mdx',
    size: 1,
    type: 'file',
    extension: '.mdx',
    url,
    anchors: [{ title: 'A', id: 'a', level: 2 }],
    title: url,
    sort: 1,
    contributors: [],
    ...more,
  };
}

const directory = { size: 1, type: 'directory' as const };
const tree: DirectoryEntry = {
  ...directory,
  path: 'docs',
  name: 'docs',
  url: '/',
  title: 'webpack',
  children: [
    {
      ...directory,
      path: 'docs/loaders',
      name: 'loaders',
      url: '/loaders/',
      title: 'Loaders',
      children: [page('/loaders/'), page('/loaders/less-loader/', { group: 'CSS', anchors: [] })],
    },
    page('/license/'),
  ],
};

describe('files that the sidebars load', () => {
  it('hold the anchors of each section by address', () => {
    expect(Object.fromEntries(anchorFiles(tree))).toEqual({
      loaders: { '/loaders/': [{ title: 'A', id: 'a', level: 2 }], '/loaders/less-loader/': [] },
      root: { '/license/': [{ title: 'A', id: 'a', level: 2 }] },
    });
  });

  it('hold the whole navigation, and say which pages have no headings', () => {
    expect(navigationFile(tree)).toEqual({
      sections: {
        loaders: [
          { title: '/loaders/', url: '/loaders/' },
          {
            title: '/loaders/less-loader/',
            url: '/loaders/less-loader/',
            group: 'CSS',
            headings: false,
          },
        ],
      },
      root: [{ title: '/license/', url: '/license/' }],
    });
  });
});

describe('isActiveItem', () => {
  const active = (pathname: string) =>
    topNavigation.filter((item) => isActiveItem(item, pathname)).map(({ label }) => label);

  it('marks the part of the site that a page belongs to', () => {
    for (const section of [
      ...['api', 'concepts', 'configuration', 'guides', 'loaders', 'migrate', 'plugins'],
    ]) {
      expect(active(`/${section}/x/`)).toEqual(['Documentation']);
    }
    expect(active('/contribute/')).toEqual(['Contribute']);
    expect(active('/blog/2020-10-10-webpack-5-release/')).toEqual(['Blog']);
    expect(active('/')).toEqual([]);
    expect(active('/license/')).toEqual([]);
  });
});

describe('versions', () => {
  it('are 5 and 4, of which 5 is the current one', () => {
    expect(versions.map(({ id }) => id)).toEqual(['5', '4']);
    expect(currentVersion).toBe('5');
  });

  it('have a host each, and lead to the section that the reader is in', () => {
    expect(versionAddress('4', '/guides/caching/')).toBe('https://v4.webpack.js.org/guides/');
    expect(versionAddress('4', '/license/')).toBe('https://v4.webpack.js.org/');
  });
});

describe('the notification', () => {
  it('is kept under the key and version of the contract', () => {
    expect([notificationKey, notificationVersion]).toEqual(['notification-dismissed', '3']);
  });
});
