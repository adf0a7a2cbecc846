import { describe, expect, it } from 'vitest';
import { addressParts, likelyPages } from '../../../src/content/likely-pages.ts';
import addresses from '../../../src/site/addresses.json' with { type: 'json' };

const pages = addresses.current.map((url) => ({ url, title: url }));

function best(pathname: string): string | undefined {
  return likelyPages(pathname, pages)[0]?.url;
}

describe('the parts of an address', () => {
  it('leave out what says nothing of the page', () => {
    expect(addressParts('/docs/Guides/Tree_Shaking.html')).toEqual(['guides', 'tree-shaking']);
    expect(addressParts('/concepts/index.md')).toEqual(['concepts']);
    expect(addressParts('/a%20b/%E0%A4%A')).toEqual(['a%20b', '%e0%a4%a']);
    expect(addressParts('/')).toEqual([]);
  });
});

describe('likely pages', () => {
  it.each([
    ['/guides/geting-started/', '/guides/getting-started/'],
    ['/guide/getting-started', '/guides/getting-started/'],
    ['/concepts/tree-shaking/', '/guides/tree-shaking/'],
    ['/guides/treeshaking.html', '/guides/tree-shaking/'],
    ['/loaders/sass-laoder/', '/loaders/sass-loader/'],
    ['/configuration/devserver/', '/configuration/dev-server/'],
    ['/configuration/optimisation/', '/configuration/optimization/'],
    ['/webpack-dev-server/', '/api/webpack-dev-server/'],
    ['/docs/concepts/module-federation.md', '/concepts/module-federation/'],
    ['/plugin/html-webpack-plugin', '/plugins/html-webpack-plugin/'],
    ['/concept/', '/concepts/'],
  ])('of %s begin with %s', (wanted, expected) => {
    expect(best(wanted)).toBe(expected);
  });

  it('decide by the section between pages of one name', () => {
    expect(best('/api/plugin/')).toBe('/api/plugins/');
    expect(best('/concepts/plugin/')).toBe('/concepts/plugins/');
  });

  it.each(['/', '/wp-admin/setup-config.php', '/zzzz/', '/favicon.ico'])(
    'are none for %s',
    (wanted) => {
      expect(likelyPages(wanted, pages)).toEqual([]);
    },
  );

  it('are at most as many as asked for, and never the same twice', () => {
    const found = likelyPages('/loaders/ass-loader/', pages, 3).map(({ url }) => url);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(found[0]).toBe('/loaders/sass-loader/');
    expect(new Set(found).size).toBe(found.length);
  });
});
