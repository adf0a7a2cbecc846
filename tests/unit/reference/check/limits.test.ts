import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import type { Finding } from '../../../../src/reference/check/finding.ts';
import { findWrongLimits } from '../../../../src/reference/check/limits.ts';
import { findWrongLists } from '../../../../src/reference/check/listed-values.ts';
import { findWrongAmounts } from '../../../../src/reference/check/numbers.ts';
import type { Facts } from '../../../../src/reference/check/page-check.ts';
import { findStrangers } from '../../../../src/reference/check/table-members.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import type { PageWithDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const options = ['filename', 'uniqueName', 'hashDigestLength', 'hashSalt', 'publicPath'];

const catalog = new Catalog(
  new Map([
    [
      'option',
      [
        ...[...options, 'chunkLoadTimeout'].map((name) =>
          identifier({ kind: 'option', id: `output.${name}` }),
        ),
        ...['minSize', 'maxSize', 'minChunks'].map((name) =>
          identifier({ kind: 'option', id: `optimization.splitChunks.${name}` }),
        ),
        identifier({ kind: 'option', id: 'performance' }),
        identifier({
          kind: 'option',
          id: 'performance.maxAssetSize',
          defaults: { production: '250000' },
        }),
      ],
    ],
    ['plugin-option', [identifier({ kind: 'plugin-option', id: 'ProgressPlugin.percentBy' })]],
  ]),
);

type Check = (page: PageWithDefinitions, facts: Pick<Facts, 'catalog'>) => readonly Finding[];

function findings(check: Check, file: string, title: string, text: string): string[] {
  const page = parsePage(file, `---\ntitle: ${title}\n---\n\n${text}\n`);
  return check(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('values at the limits of a schema', () => {
  const check = (text: string): string[] =>
    findings(findWrongLimits, 'docs/configuration/output.mdx', 'Output', text);

  it.each([
    ['filename', 'An empty string turns it off.'],
    ['uniqueName', "`''` disables it."],
    ['hashDigestLength', '`0` means the whole hash.'],
    ['hashDigestLength', 'Zero turns it off.'],
    ['hashSalt', 'It can be empty.'],
  ])('rejects for %s, "%s"', (name, text) => {
    expect(check(`## output.${name}\n\n${text}`)).toEqual([
      expect.stringContaining(`is said of output.${name}, whose schema rejects it`),
    ]);
  });

  it.each([
    ['hashDigestLength', "Set it to `'auto'` for short names."],
    ['hashDigestLength', 'Set the option to `true` for short names.'],
    ['uniqueName', 'To turn it off, set it to `false`.'],
    ['chunkLoadTimeout', "Set `output.hashDigestLength` to `'none'`."],
  ])('rejects the advice for %s, "%s"', (name, text) => {
    expect(check(`## output.${name}\n\n${text}`)).toEqual([
      expect.stringContaining('whose schema rejects this value'),
    ]);
  });

  it.each([
    ['hashDigestLength', 'Set it to `8` for short names.'],
    ['uniqueName', "Set it to `'shop'`."],
    ['publicPath', "Set it to `'auto'`."],
    ['publicPath', 'An empty string makes URLs relative.'],
    ['chunkLoadTimeout', '`20000` means 20 seconds.'],
    ['filename', 'With `publicPath`, an empty string works.'],
  ])('accepts for %s, "%s"', (name, text) => {
    expect(check(`## output.${name}\n\n${text}`)).toEqual([]);
  });
});

describe('a list of values', () => {
  const check = (text: string): string[] =>
    findings(findWrongLists, 'docs/plugins/progress-plugin.mdx', 'ProgressPlugin', text);

  it('may only have words that the option of its row accepts', () => {
    const row = (words: string) => `| Option | What |\n| --- | --- |\n| \`percentBy\` | ${words} |`;
    expect(check(row("`'entries'`, `'modules'` or `'chunks'`."))).toEqual([
      expect.stringContaining(
        ":7 statement: 'chunks' is listed with values of ProgressPlugin.percentBy",
      ),
    ]);
    expect(check(row("`'entries'`, `'modules'` or `'dependencies'`."))).toEqual([]);
    expect(check(row("Not `'one'` or `'two'`."))).toEqual([]);
    expect(check(row("`'entries'`, unlike `'a'` and `'modules'` of `other`."))).toEqual([]);
  });
});

describe('amounts and members', () => {
  it('compares a default amount with the options of the sentence', () => {
    const check = (text: string): string[] =>
      findings(findWrongAmounts, 'docs/guides/production.mdx', 'Production', text);
    expect(check('`performance` has a default limit of 244 kB.')).toHaveLength(1);
    expect(check('`performance` has a default limit of 250 kB.')).toEqual([]);
    expect(check('A browser has a default limit of 244 kB.')).toEqual([]);
  });

  it('compares the rows of a table with the object of the others', () => {
    const table = (...names: string[]): string[] =>
      findings(
        findStrangers,
        'docs/guides/context.mdx',
        'Context',
        ['| Property | What |', '| --- | --- |', ...names.map((one) => `| \`${one}\` | … |`)].join(
          '\n',
        ),
      );
    expect(table('keys', 'resolve', 'has', 'id')).toEqual([
      expect.stringContaining('context.mdx:9 mention: `has` is in a table of members of Context'),
    ]);
    expect(table('keys', 'resolve', 'id')).toEqual([]);
    // A row can be about several members.
    expect(table('keys`, `resolve', 'has', 'id')).toEqual([
      expect.stringContaining('`has` is in a table of members of Context'),
    ]);
    expect(table('one', 'two', 'keys', 'id')).toEqual([]);
    expect(table('minSize', 'maxSize', 'minChunks', 'maxWeight')).toHaveLength(1);
    // The states of hot module replacement.
    expect(table('idle', 'check', 'prepare', 'verify', 'ready')).toEqual([
      expect.stringContaining('`verify` is in a table of members of HotUpdateStatus'),
    ]);
    expect(table('idle', 'check', 'prepare', 'ready')).toEqual([]);
  });
});
