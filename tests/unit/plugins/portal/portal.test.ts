import { describe, expect, it } from 'vitest';
import type { DocPage } from '../../../../src/content/docs-pages.ts';
import { printableContentModule, printableSections } from '../../../../src/content/printable.ts';
import { redirectPage, redirectsFile } from '../../../../src/hosting/redirect-files.ts';
import { pagePrefix, scopedHref, scopedId } from '../../../../src/content/print-scope.ts';

describe('redirect files', () => {
  const rows = [
    { from: '/old/', to: '/concepts/#entry' },
    { from: '/cli/', to: '/api/cli/' },
  ];

  it('lists redirects of whole pages', () => {
    expect(redirectsFile(rows)).toBe('/old/ /concepts/#entry 301\n/cli/ /api/cli/ 301\n');
  });

  it('makes a page that cannot be broken out of', () => {
    const html = redirectPage('/a/?x="><script>', '/');
    expect(html).toContain('href="/a/?x=&quot;>&lt;script>"');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<script src="/redirect.js">');
  });
});

describe('printable sections', () => {
  const doc = (permalink: string, source: string) =>
    ({ permalink, source, title: permalink }) as unknown as DocPage;
  const sources = [
    { id: 'api', docs: [] },
    {
      id: 'concepts',
      docs: [doc('/ko/concepts/', '@site/a.mdx'), doc('/ko/concepts/b/', '@site/b.mdx')],
    },
    { id: 'guides', docs: [doc('/ko/guides/c/', '@site/c.mdx')] },
  ];

  it('leaves out sections without pages and the base of the language', () => {
    expect(printableSections(sources, '/ko/')).toEqual([
      {
        id: 'concepts',
        pages: [
          { url: '/concepts/', title: '/ko/concepts/' },
          { url: '/concepts/b/', title: '/ko/concepts/b/' },
        ],
      },
      { id: 'guides', pages: [{ url: '/guides/c/', title: '/ko/guides/c/' }] },
    ]);
  });

  it('imports each page once, in order', () => {
    expect(printableContentModule(sources)).toBe(
      [
        'import * as page0 from "@site/a.mdx";',
        'import * as page1 from "@site/b.mdx";',
        'import * as page2 from "@site/c.mdx";',
        'export default {',
        '  "api": [],',
        '  "concepts": [page0, page1],',
        '  "guides": [page2],',
        '};',
        '',
      ].join('\n'),
    );
  });
});

describe('scope of a printed page', () => {
  const scope = {
    prefix: pagePrefix('/concepts/loaders/'),
    pages: new Set(['/concepts/', '/concepts/loaders/']),
  };

  it.each([
    ['#using-loaders', '#concepts-loaders--using-loaders'],
    ['/concepts/', '#concepts'],
    ['/concepts/#entry', '#concepts--entry'],
    ['/guides/', '/guides/'],
    ['https://example.com/#a', 'https://example.com/#a'],
  ])('turns %s into %s', (href, expected) => {
    expect(scopedHref(href, scope)).toBe(expected);
  });

  it('keeps an anchor apart from a page of the same name', () => {
    expect(scopedId('loaders', pagePrefix('/concepts/'))).not.toBe(
      pagePrefix('/concepts/loaders/'),
    );
  });
});
