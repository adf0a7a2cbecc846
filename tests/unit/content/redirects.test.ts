import { describe, expect, it } from 'vitest';
import addresses from '../../../src/site/addresses.json' with { type: 'json' };
import publishedPages from '../../../src/site/published-pages.json' with { type: 'json' };
import { renamedReadmeHeadings } from '../../../src/site/redirects-of-anchors.ts';
import { findRedirect, pathRedirects, redirects } from '../../../src/content/redirects.ts';
import type { Redirect } from '../../../src/site/redirect-rows.ts';
import { assertRedirects } from '../../support/assert-redirects.ts';
import type { PublishedAddresses } from '../../support/assert-redirects.ts';

describe('findRedirect', () => {
  const table: readonly Redirect[] = [
    { from: '/old/', to: '/new/' },
    { from: '/old/deep/', to: '/new/#deep' },
    { from: '/old/#special', to: '/special/' },
    { from: '/options/#cache*', to: '/cache/' },
    { from: '/options/#cache-gone*', to: '/gone/#reason' },
    { from: '/options/#cache-gone-exact', to: '/gone/#exact' },
    { from: '/options/#resolve-*', to: '/options/#resolve*' },
  ];
  const find = (pathname: string, hash = '') => findRedirect({ pathname, hash }, table);

  it('keeps the hash where the target of a page has none', () => {
    expect(find('/old/')).toBe('/new/');
    expect(find('/old/', '#part')).toBe('/new/#part');
  });

  it('replaces the hash where the target has its own', () => {
    expect(find('/old/deep/', '#part')).toBe('/new/#deep');
    expect(find('/options/', '#cache-gone-1')).toBe('/gone/#reason');
  });

  it('prefers a row for the hash to the row for the page, and keeps the hash by the same rule', () => {
    expect(find('/old/', '#special')).toBe('/special/#special');
    expect(find('/old/', '#special-2')).toBe('/new/#special-2');
  });

  it('lets a prefix match any hash that begins with it, itself included', () => {
    expect(find('/options/', '#cache')).toBe('/cache/#cache');
    expect(find('/options/', '#cachetype')).toBe('/cache/#cachetype');
    expect(find('/options/', '#cach')).toBeUndefined();
    expect(find('/options/', '#nocache')).toBeUndefined();
  });

  it('prefers an exact hash to a prefix and a longer prefix to a shorter one, in any order', () => {
    for (const rules of [table, table.toReversed()]) {
      const among = (hash: string) => findRedirect({ pathname: '/options/', hash }, rules);
      expect(among('#cache-gone-exact')).toBe('/gone/#exact');
      expect(among('#cache-gone-exactly')).toBe('/gone/#reason');
      expect(among('#cache-go')).toBe('/cache/#cache-go');
    }
  });

  it('carries what the star stands for over to a new prefix', () => {
    expect(find('/options/', '#resolve-alias')).toBe('/options/#resolvealias');
    expect(find('/options/', '#resolvealias')).toBeUndefined();
  });

  it('adds a missing slash, takes a bare "#" for no hash, and knows no row for other pages', () => {
    expect(find('/old')).toBe('/new/');
    expect(find('/old/', '#')).toBe('/new/');
    expect(find('/older/')).toBeUndefined();
    expect(find('/old/other/')).toBeUndefined();
    expect(find('/options/')).toBeUndefined();
  });

  it('looks among all redirects of the site unless told otherwise', () => {
    const address = { pathname: '/configuration/other-options/', hash: '#cachetype' };
    expect(findRedirect(address)).toBe('/configuration/cache/#cachetype');
    expect(findRedirect(address, [])).toBeUndefined();
  });
});

describe('pathRedirects', () => {
  it('leaves out every row that depends on the hash', () => {
    const whole: Redirect = { from: '/a/', to: '/b/#c' };
    expect(
      pathRedirects([whole, { from: '/a/#b', to: '/b/' }, { from: '/a/#c*', to: '/b/' }]),
    ).toEqual([whole]);
  });
});

describe('assertRedirects', () => {
  const known: PublishedAddresses = {
    current: ['/new/', '/page/'],
    retired: ['/old/'],
    headings: [
      { url: '/new/', ids: ['top', 'options-all'] },
      { url: '/page/', ids: ['here'] },
    ],
  };
  const base: Redirect = { from: '/old/', to: '/new/' };
  const check = (rows: readonly Redirect[], more: Partial<PublishedAddresses> = {}) => {
    assertRedirects(rows, { ...known, ...more });
  };

  it('accepts a table that leads every retired address to a known place', () => {
    expect(() => {
      check([
        base,
        { from: '/page/#gone', to: '/new/#top' },
        { from: '/page/#moved*', to: '/new/' },
        { from: '/page/#options-*', to: '/new/#options*' },
      ]);
    }).not.toThrow();
  });

  it.each<[problem: string, rows: readonly Redirect[], message: string]>([
    ['a retired address without a row', [], '/old/: retired, and no row leads on from it; add one'],
    [
      'a retired address that only has a row for a hash',
      [{ from: '/old/#a', to: '/new/' }],
      '/old/: retired, and no row leads on from it; add one',
    ],
    [
      'a duplicate',
      [base, { from: '/old/', to: '/page/' }],
      '/old/ -> /page/: another row has the same "from"; keep one of them',
    ],
    [
      'a chain of pages',
      [base, { from: '/older/', to: '/old/' }],
      '/older/ -> /old/: "to" is itself redirected; lead to /new/ at once',
    ],
    [
      'a chain through a kept hash',
      [base, { from: '/page/#gone*', to: '/new/' }, { from: '/new/#gone', to: '/page/#here' }],
      '/page/#gone* -> /new/: "to" is itself redirected; lead to /page/#here at once',
    ],
    [
      'a prefix that leads back into itself',
      [base, { from: '/new/#opt*', to: '/new/#opti*' }],
      '/new/#opt* -> /new/#opti*: "to" is itself redirected',
    ],
    [
      'an unknown page',
      [{ from: '/old/', to: '/nowhere/' }],
      '/old/ -> /nowhere/: "to" names /nowhere/, which is no page',
    ],
    [
      'an unknown heading',
      [{ from: '/old/', to: '/new/#bottom' }],
      '/old/ -> /new/#bottom: "to" names #bottom, which is no known heading of /new/',
    ],
    [
      'a new prefix with which no heading begins',
      [base, { from: '/page/#a-*', to: '/page/#a*' }],
      '/page/#a-* -> /page/#a*: "to" names #a*, which is no known heading of /page/',
    ],
    [
      'a star that nothing stands for',
      [base, { from: '/page/#a', to: '/new/#options*' }],
      '/page/#a -> /new/#options*: "to" ends with a star and "from" does not; write the id in full',
    ],
    [
      'a row for a page of today',
      [base, { from: '/page/', to: '/new/' }],
      '/page/ -> /new/: "from" is a current page, which the redirect would hide',
    ],
    [
      'a row for a heading of today',
      [base, { from: '/page/#he*', to: '/new/' }],
      '/page/#he* -> /new/: "from" hides a heading that the page has today',
    ],
    [
      'a row for a hash of a page that never was',
      [base, { from: '/typo/#a', to: '/new/' }],
      '/typo/#a -> /new/: "from" names /typo/, which was never published; correct the path',
    ],
    [
      'a side without the slash at its end',
      [base, { from: '/older', to: '/new/' }],
      '/older -> /new/: "from" is no address; write /path/, /path/#id or /path/#prefix*',
    ],
    [
      'a target on another host',
      [{ from: '/old/', to: 'https://example.org/' }],
      '/old/ -> https://example.org/: "to" is no address',
    ],
    ['a star without a prefix', [base, { from: '/page/#*', to: '/new/' }], '"from" is no address'],
  ])('reports %s', (_problem, rows, message) => {
    expect(() => {
      check(rows);
    }).toThrow(message);
  });

  it('accepts pages that were never published before, and knows no headings of them', () => {
    const newPages = ['/fresh/'];
    expect(() => {
      check([{ from: '/old/', to: '/fresh/' }], { newPages });
    }).not.toThrow();
    expect(() => {
      check([{ from: '/old/', to: '/fresh/#id' }], { newPages });
    }).toThrow('no known heading of /fresh/');
  });

  it('reports all problems at once', () => {
    expect(() => {
      check([{ from: '/page/', to: '/nowhere/' }]);
    }).toThrow(/\/old\/: retired[^]*current page[^]*no page/u);
  });
});

/** The published ids, with those that packages have renamed since replaced by today's. */
const headingsOfToday = publishedPages.map(({ url, ids }) => ({
  url,
  ids: ids.map((id) => renamedReadmeHeadings[url]?.[id] ?? id),
}));

describe('the redirects of the site', () => {
  it('lead every retired address to a page and heading that exist', () => {
    expect(() => {
      assertRedirects(redirects, {
        ...addresses,
        headings: headingsOfToday,
        newPages: ['/guides/native-html/', '/plugins/copy-plugin/', '/licenses/'],
      });
    }).not.toThrow();
  });

  it('have one row for each retired address and no row for another page', () => {
    expect(
      pathRedirects()
        .map(({ from }) => from)
        .sort(),
    ).toEqual([...addresses.retired].sort());
  });

  it.each([
    ['/guides/migrating/', '#json-loader-is-not-required-anymore', '/migrate/3/'],
    ['/plugins/uglifyjs-webpack-plugin/', '#options', '/plugins/minimizer-webpack-plugin/'],
    ['/support/', '#how-can-i-help', '/contribute/'],
  ])(
    'keep the hash of %s, since %s is a heading of the target as well',
    (pathname, hash, target) => {
      expect(findRedirect({ pathname, hash })).toBe(target + hash);
      expect(publishedPages.find(({ url }) => url === target)?.ids).toContain(hash.slice(1));
    },
  );

  it.each([
    ['/configuration/other-options/', '#cache', '/configuration/cache/#cache'],
    [
      '/configuration/other-options/',
      '#infrastructurelogginglevel',
      '/configuration/infrastructureLogging/#infrastructurelogginglevel',
    ],
    ['/configuration/other-options/', '#snapshot', undefined],
    ['/configuration/output/', '#output-publicpath', '/configuration/output/#outputpublicpath'],
    ['/configuration/output/', '#outputpublicpath', undefined],
    [
      '/configuration/output/',
      '#output-jsonpfunction',
      '/configuration/output/#outputchunkloadingglobal',
    ],
    ['/configuration/dev-server/', '#devserver-proxy', '/configuration/dev-server/#devserverproxy'],
    ['/configuration/dev-server/', '#devserver-public', '/configuration/dev-server/#websocketurl'],
    [
      '/configuration/dev-server/',
      '#devserver-publicpath-',
      '/configuration/dev-server/#devserverdevmiddleware',
    ],
    [
      '/configuration/dev-server/',
      '#devservercontentbase',
      '/configuration/dev-server/#devserverstatic',
    ],
    ['/configuration/dev-server/', '#devserver', undefined],
    ['/configuration/module/', '#rule-use', '/configuration/module/#ruleuse'],
    ['/configuration/module/', '#rule-conditions', undefined],
    ['/api/module-methods/', '#require-ensure', '/api/module-methods/#requireensure'],
    ['/api/module-methods/', '#require-label', undefined],
    [
      '/api/module-variables/',
      '#__webpack_public_path__-webpack-specific-',
      '/api/module-variables/#__webpack_public_path__-webpack-specific',
    ],
  ])('lead %s%s to %s', (pathname, hash, target) => {
    expect(findRedirect({ pathname, hash })).toBe(target);
  });
});
