import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findWrongDefaultTables } from '../../../../src/reference/check/default-tables.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Identifier } from '../../../../src/reference/identifier.ts';

function option(id: string, development: string, production: string): Identifier {
  return identifier({
    kind: 'option',
    id,
    defaults: { development, production, none: production },
  });
}

const catalog = new Catalog(
  new Map([
    [
      'option',
      [
        option('cache', '{ … }', 'false'),
        option('devtool', "[{ type: 'javascript', use: 'eval' }]", "'hidden-source-map'"),
        option('optimization.usedExports', 'false', 'true'),
        option('optimization.minimize', 'false', 'true'),
      ],
    ],
  ]),
);

const links: Readonly<Record<string, string>> = {
  cache: '[`cache`](/configuration/cache/)',
  devtool: '[`devtool`](/configuration/devtool/)',
  exports: '[Unused exports](/configuration/optimization/#optimizationusedexports)',
  minimizing: '[Minimizing](/configuration/optimization/#optimizationminimize)',
};

function check(name: string, development: string, production: string): string[] {
  const row = `| ${links[name] ?? ''} | ${development} | ${production} |`;
  const page = parsePage(
    'docs/concepts/index.mdx',
    `---\ntitle: Concepts\n---\n\n| What | \`development\` | \`production\` |\n| --- | --- | --- |\n${row}\n`,
  );
  return findWrongDefaultTables(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('words for a value, in the column of a mode', () => {
  it.each([
    ['cache', 'off', 'off'],
    ['cache', 'on disk', 'off'],
    ['cache', 'in memory', 'in memory'],
    ['cache', 'in memory, which is fast', 'on'],
    ['exports', 'removed', 'removed'],
    ['exports', 'kept', 'kept'],
    ['minimizing', 'scripts and styles', 'scripts and styles'],
    ['devtool', 'inline source maps', 'hidden source maps'],
    ['devtool', '`source-map` for scripts', 'hidden source maps'],
    ['devtool', 'none', 'hidden source maps'],
  ])('are wrong for %s: %s, %s', (name, development, production) => {
    expect(check(name, development, production)).toEqual([
      expect.stringContaining('correct the cell'),
    ]);
  });

  it.each([
    ['cache', 'in memory, which speeds up rebuilds', 'off'],
    ['cache', 'on', 'none'],
    ['exports', 'kept', 'removed'],
    ['minimizing', 'no', 'scripts and styles'],
    ['minimizing', 'not at all', 'as in development, but with names'],
    ['devtool', '`eval` for scripts', 'hidden source maps'],
  ])('are right for %s: %s, %s', (name, development, production) => {
    expect(check(name, development, production)).toEqual([]);
  });
});
