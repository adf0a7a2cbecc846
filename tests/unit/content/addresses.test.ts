import { describe, expect, it, vi } from 'vitest';
import { linkTarget, resolveAddress, splitAddress } from '../../../src/content/addresses.ts';

vi.mock('../../../src/content/planned-addresses.ts', () => ({
  plannedAddresses: ['/plugins/planned-plugin/'],
}));

const written = new Set(['/', '/concepts/', '/guides/getting-started/']);
const resolve = (href: string) => resolveAddress(href, (pathname) => written.has(pathname));

describe('splitAddress', () => {
  it.each([
    ['/concepts/', '/concepts/', ''],
    ['/concepts', '/concepts/', ''],
    ['/concepts#entry', '/concepts/', '#entry'],
    ['/concepts/?a=1#b?c', '/concepts/', '?a=1#b?c'],
    ['/content.json', '/content.json', ''],
  ])('splits %s', (href, pathname, rest) => {
    expect(splitAddress(href)).toEqual({ pathname, rest });
  });
});

describe('resolveAddress', () => {
  it('keeps a link to a written page inside the site and adds the slash', () => {
    expect(resolve('/concepts#entry')).toEqual({ kind: 'written', href: '/concepts/#entry' });
  });

  it('sends a promised page that is not written to its public address', () => {
    expect(resolve('/configuration/output/#outputpath')).toEqual({
      kind: 'unwritten',
      href: 'https://webpack.js.org/configuration/output/#outputpath',
      pathname: '/configuration/output/',
    });
  });

  it('follows the redirect of a retired address', () => {
    expect(resolve('/get-started/')).toEqual({
      kind: 'written',
      href: '/guides/getting-started/',
    });
  });

  it('follows a moved anchor of a page that still stands', () => {
    expect(resolveAddress('/configuration/other-options/#cachetype', () => true)).toEqual({
      kind: 'written',
      href: '/configuration/cache/#cachetype',
    });
  });

  it('knows nothing to link to for a new page that is not written', () => {
    expect(linkTarget('/plugins/planned-plugin/#x', () => false)).toBeUndefined();
    expect(linkTarget('/plugins/planned-plugin/#x', () => true)).toBe('/plugins/planned-plugin/#x');
  });

  it.each(['https://example.com/', '#entry', './file.md', '//example.com/x', 'mailto:a@b.c'])(
    'leaves %s alone',
    (href) => {
      expect(resolve(href)).toEqual({ kind: 'other', href });
    },
  );

  it('leaves an address that nobody promised to the link checker', () => {
    expect(resolve('/no-such-page/').kind).toBe('other');
  });
});
