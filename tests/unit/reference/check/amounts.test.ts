import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findWrongAmountsInWords } from '../../../../src/reference/check/amounts.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Identifier } from '../../../../src/reference/identifier.ts';

function option(id: string, value: string, type = 'number'): Identifier {
  const defaults = { development: value, production: value, none: value };
  return identifier({ kind: 'option', id, type, defaults });
}

const catalog = new Catalog(
  new Map([
    [
      'option',
      [
        option('cache.idleTimeout', '60000'),
        option('cache.idleTimeoutAfterLargeChanges', '1000'),
        option('cache.idleTimeoutForInitialStore', '120000'),
        option('cache.maxAge', '5184000000'),
        option('cache.maxGenerations', '12'),
        option('cache.name', "'default'", 'string'),
      ],
    ],
  ]),
);

function check(name: string, text: string): string[] {
  const file = 'docs/configuration/cache.mdx';
  const page = parsePage(file, `---\ntitle: Cache\n---\n\n## cache.${name}\n\n${text}\n`);
  return findWrongAmountsInWords(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('an amount in words', () => {
  it.each([
    ['idleTimeout', 'webpack waits for half a minute.'],
    ['idleTimeout', 'After one and a half minutes, it writes.'],
    ['idleTimeout', 'It writes after a second.'],
    ['idleTimeout', "It's twice as long as `idleTimeoutAfterLargeChanges`."],
    ['idleTimeoutAfterLargeChanges', 'A quarter of a second is enough.'],
    ['maxAge', 'Entries are kept for a year.'],
    ['idleTimeout', 'With `idleTimeout: 30000`, the default is half a minute.'],
    ['maxGenerations', 'It keeps two dozen of them.'],
    ['maxGenerations', 'It keeps more than a thousand.'],
  ])('is no default of %s: "%s"', (name, text) => {
    expect(check(name, text)).toEqual([
      expect.stringMatching(/^docs\/configuration\/cache\.mdx:7 number: "/u),
    ]);
  });

  it.each([
    ['idleTimeout', 'webpack waits for a minute.'],
    ['idleTimeoutForInitialStore', "It's twice as long as `idleTimeout`."],
    ['idleTimeoutAfterLargeChanges', 'It writes after a second.'],
    ['maxAge', 'Entries are kept for two months.'],
    ['maxGenerations', 'It keeps a dozen.'],
    ['idleTimeout', 'A second build reads it, and a second of them as well.'],
    ['name', 'It takes half a minute.'],
    ['idleTimeout', 'With `idleTimeout: 30000`, it waits for half a minute.'],
  ])('can be true of %s: "%s"', (name, text) => {
    expect(check(name, text)).toEqual([]);
  });
});
