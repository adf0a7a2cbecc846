import { describe, expect, it } from 'vitest';
import { compareInventories } from '../../../src/reference/difference.ts';
import type { KindDifference } from '../../../src/reference/difference.ts';
import { differenceReport } from '../../../src/reference/difference-report.ts';
import { identifier } from '../../../src/reference/identifier.ts';
import type { Identifier } from '../../../src/reference/identifier.ts';
import { optionIdentifier } from '../../../src/reference/option-identifiers.ts';
import { readOptions } from '../../../src/reference/options.ts';
import type { Schema } from '../../../src/reference/schema.ts';

const schema: Schema = {
  properties: {
    output: {
      type: 'object',
      properties: { filename: { type: 'string' }, clean: { type: 'boolean' } },
    },
  },
};

function options(from: Schema): Identifier[] {
  return readOptions(from).map((fact) => optionIdentifier(fact, 'option', fact.path));
}

function compare(before: readonly Identifier[], after: readonly Identifier[]): KindDifference[] {
  return compareInventories(new Map([['option', before]]), new Map([['option', after]]));
}

describe('a change of the schema', () => {
  it('of no kind gives no difference', () => {
    expect(compare(options(schema), options(structuredClone(schema)))).toEqual([]);
  });

  it('that renames an option shows one new and one gone', () => {
    const renamed: Schema = {
      properties: {
        output: {
          type: 'object',
          properties: { fileName: { type: 'string' }, clean: { type: 'boolean' } },
        },
      },
    };
    const [difference] = compare(options(schema), options(renamed));
    expect(difference?.added.map(({ id }) => id)).toEqual(['output.fileName']);
    expect(difference?.gone.map(({ id }) => id)).toEqual(['output.filename']);
  });

  it('that gives an option another type shows both types', () => {
    const changed: Schema = {
      properties: {
        output: {
          type: 'object',
          properties: { filename: { anyOf: [{ type: 'string' }, { enum: [false] }] } },
        },
      },
    };
    const [difference] = compare(options(schema), options(changed));
    expect(difference?.changed).toEqual([
      { id: 'output.filename', what: 'type', before: 'string', after: 'string | false' },
    ]);
  });
});

describe('compareInventories', () => {
  const option = (id: string, more: Partial<Identifier> = {}): Identifier =>
    identifier({ kind: 'option', id, ...more });

  it('shows a default that changes in one mode', () => {
    const same = { development: 'true', production: 'true', none: 'true' };
    const before = option('a', { defaults: same });
    const after = option('a', { defaults: { ...same, development: 'false' } });
    expect(compare([before], [after])[0]?.changed).toEqual([
      {
        id: 'a',
        what: 'default',
        before: 'true',
        after: 'false in development, otherwise true',
      },
    ]);
  });

  it('takes something that moved for the same thing', () => {
    expect(compare([option('Plugin')], [option('new.Plugin', { aliases: ['Plugin'] })])).toEqual(
      [],
    );
  });

  it('does not mind the order of alternatives', () => {
    const [before, after] = ["'a' | 'b'", "'b' | 'a'"].map((type) => option('a', { type }));
    expect(before && after && compare([before], [after])).toEqual([]);
  });

  it('shows what becomes deprecated', () => {
    const difference = compare([option('a')], [option('a', { deprecated: true })]);
    expect(difference[0]?.deprecated.map(({ id }) => id)).toEqual(['a']);
  });

  it('shows another class of a hook', () => {
    const hook = (kind: string): Identifier =>
      identifier({ kind: 'hook', id: 'h', hook: { kind, isMap: true, args: ['module'] } });
    const [difference] = compareInventories(
      new Map([['hook', [hook('SyncHook')]]]),
      new Map([['hook', [hook('AsyncSeriesHook')]]]),
    );
    expect(difference?.changed).toEqual([
      {
        id: 'h',
        what: 'hook',
        before: 'HookMap of SyncHook(module)',
        after: 'HookMap of AsyncSeriesHook(module)',
      },
    ]);
  });
});

describe('differenceReport', () => {
  it('lists new identifiers with their version, and escapes what would end a cell', () => {
    const after = identifier({ kind: 'option', id: 'a', type: "'x' | 'y'" });
    const added = identifier({ kind: 'option', id: 'b', added: '5.110.0' });
    const before = identifier({ kind: 'option', id: 'a', type: "'x'" });
    const report = differenceReport(
      { before: 'webpack 1', after: 'webpack 2' },
      compare([before], [after, added]),
    );
    expect(report).toContain('# From webpack 1 to webpack 2');
    expect(report).toContain('| Options | 1 | 0 | 0 | 1 |');
    expect(report).toContain('- `b` (5.110.0)');
    expect(report).toContain(
      String.raw`| \`a\` | type | \`'x'\` | \`'x' \| 'y'\` |`.replaceAll('\\`', '`'),
    );
  });
});
