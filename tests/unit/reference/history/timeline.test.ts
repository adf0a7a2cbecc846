import { describe, expect, it } from 'vitest';
import {
  ageOf,
  compactHistory,
  formatHistory,
  historyOfFile,
  parseHistory,
} from '../../../../src/reference/history/file.ts';
import { buildHistory } from '../../../../src/reference/history/timeline.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Identifier } from '../../../../src/reference/identifier.ts';

function option(id: string, more: Partial<Identifier> = {}): Identifier {
  return identifier({ kind: 'option', id, ...more });
}

function release(version: string, ...options: Identifier[]) {
  return { version, inventories: new Map([['option', options] as const]) };
}

function lifetimes(...releases: ReturnType<typeof release>[]) {
  return Object.fromEntries(buildHistory(releases).get('option')?.names ?? []);
}

describe('buildHistory', () => {
  it('dates what comes later, and leaves what was there from the start undated', () => {
    expect(
      lifetimes(release('5.0.0', option('a')), release('5.0.1', option('a'), option('b'))),
    ).toEqual({ a: { changes: [] }, b: { added: '5.0.1', changes: [] } });
  });

  it('records changes of type and default, but not another order of the same alternatives', () => {
    const { a } = lifetimes(
      release('5.0.0', option('a', { type: 'string | false' })),
      release('5.1.0', option('a', { type: 'false | string' })),
      release('5.2.0', option('a', { type: 'string', deprecated: true })),
      release('5.107.0', option('a', { type: 'string' })),
    );
    // webpack began to mark what is deprecated with 5.106.
    expect(a?.changes).toEqual([
      { version: '5.2.0', what: 'type', before: 'false | string', after: 'string' },
      { version: '5.107.0', what: 'deprecated', before: 'deprecated', after: '' },
    ]);
  });

  it('compares a default with the last one that was known, and not with none', () => {
    const withDefault = (value: string) =>
      option('a', { defaults: { development: value, production: value, none: value } });
    const { a } = lifetimes(
      release('5.0.0', withDefault('false')),
      release('5.1.0', option('a')),
      release('5.2.0', withDefault('true')),
    );
    expect(a?.changes).toEqual([
      { version: '5.2.0', what: 'default', before: 'false', after: 'true' },
    ]);
  });

  it('takes a definition that got a name for what it stands for', () => {
    const { a } = lifetimes(
      release('5.0.0', option('a', { type: "function | 'Auto'" })),
      release('5.1.0', option('a', { type: "ItemFunction | 'Auto'" })),
    );
    expect(a?.changes).toEqual([]);
  });

  it('records a further argument of a hook, but not another name of one', () => {
    const hook = (...args: string[]) =>
      identifier({ kind: 'hook', id: 'h', hook: { kind: 'SyncHook', isMap: false, args } });
    const of = (version: string, one: Identifier) => ({
      version,
      inventories: new Map([['hook', [one]] as const]),
    });
    const history = buildHistory([
      of('5.0.0', hook('a')),
      of('5.1.0', hook('b')),
      of('5.2.0', hook('b', 'c')),
    ]);
    expect(history.get('hook')?.names.get('h')?.changes).toEqual([
      { version: '5.2.0', what: 'hook', before: 'SyncHook(b)', after: 'SyncHook(b, c)' },
    ]);
  });

  it('tells a removed name from one that moved', () => {
    const names = lifetimes(
      release(
        '5.0.0',
        option('experiments.css', { type: 'boolean' }),
        option('gone', { type: 'string' }),
      ),
      release('5.1.0', option('module.css', { type: 'boolean' })),
    );
    expect(names['experiments.css']).toMatchObject({ removed: '5.1.0', movedTo: 'module.css' });
    expect(names['module.css']).toMatchObject({ added: '5.1.0', movedFrom: 'experiments.css' });
    expect(names.gone).toEqual({ removed: '5.1.0', changes: [] });
  });

  it('finds a name among the aliases of a release, which has it as another place', () => {
    const names = lifetimes(
      release('5.0.0', option('resolve.alias', { aliases: ['resolveLoader.alias'] })),
      release('5.1.0', option('resolve.alias'), option('resolveLoader.alias')),
    );
    expect(names['resolveLoader.alias']).toEqual({ changes: [] });
  });

  it('says of names that could not be read before only since when they can be', () => {
    const names = buildHistory([
      { ...release('5.0.0'), unreadable: [{ kind: 'option', prefixes: ['x: '] }] },
      release('5.1.0', option('x: one'), option('y')),
    ]).get('option')?.names;
    expect(names?.get('x: one')).toEqual({ readableSince: '5.1.0', changes: [] });
    expect(names?.get('y')).toEqual({ added: '5.1.0', changes: [] });
  });

  it('knows nothing of what changed when a kind came to be read in full', () => {
    const unreadable = [{ kind: 'option' as const, prefixes: [''] }];
    const names = buildHistory([
      { ...release('5.0.0', option('a'), option('onlyInCode')), unreadable },
      { ...release('5.1.0', option('a'), option('b'), option('onlyInCode')), unreadable },
      release('5.2.0', option('a'), option('b'), option('onlyInTypes')),
    ]).get('option')?.names;
    expect(Object.fromEntries(names ?? [])).toEqual({
      a: { changes: [] },
      b: { added: '5.1.0', changes: [] },
      onlyInTypes: { readableSince: '5.2.0', changes: [] },
    });
  });

  it('goes on from what is recorded as if it had read all releases at once', () => {
    const releases = [
      release('5.0.0', option('a'), option('b', { type: 'string' })),
      release('5.1.0', option('a'), option('b', { type: 'boolean' }), option('c')),
      release('5.2.0', option('a'), option('c'), option('d')),
    ] as const;
    const compact = (history: ReturnType<typeof buildHistory>, last: 1 | 2) =>
      compactHistory(
        [],
        history,
        releases[last].inventories,
        new Map([['option', new Set(['a', 'b', 'c', 'd'])]]),
      );
    const recorded = parseHistory(
      formatHistory(compact(buildHistory(releases.slice(0, 2)), 1)),
      'history.json',
    );
    const continued = buildHistory(releases.slice(2), {
      history: historyOfFile(recorded),
      last: releases[1].inventories,
    });
    expect(compact(continued, 2)).toEqual(compact(buildHistory(releases), 2));
  });
});

describe('the file', () => {
  const newest = release('5.1.0', option('a', { aliases: ['old.a', 'new.a'] }), option('b'));
  const file = compactHistory(
    [{ version: '5.0.0', integrity: 'sha512-x' }],
    buildHistory([release('5.0.0', option('old.a')), newest]),
    newest.inventories,
    new Map(),
  );

  it('finds the release of a name, or of what it is another place of', () => {
    expect(ageOf(file, 'option', ['b'], undefined)).toBe('5.1.0');
    expect(ageOf(file, 'option', ['new.a', 'a'], undefined)).toBe('5.1.0');
    expect(ageOf(file, 'option', ['old.a', 'a'], undefined)).toBeUndefined();
    expect(ageOf(file, 'hook', ['b'], undefined)).toBeUndefined();
  });

  it('gives a class that came to be exported the age of the class', () => {
    const hook = (id: string, ...aliases: string[]) => identifier({ kind: 'hook', id, aliases });
    const releases = [
      { version: '5.0.0', inventories: new Map([['hook', [hook('A.b'), hook('A.c')]] as const]) },
      {
        version: '5.1.0',
        inventories: new Map([['hook', [hook('x.A.b', 'A.b'), hook('x.A.d', 'A.d')]] as const]),
      },
    ];
    const hooks = compactHistory(
      [],
      buildHistory(releases),
      releases[1]?.inventories ?? new Map(),
      new Map([['hook', new Set(['A.b', 'A.c', 'x.A.b', 'x.A.d'])]]),
    );
    expect(ageOf(hooks, 'hook', ['x.A.b'], undefined)).toBeUndefined();
    expect(ageOf(hooks, 'hook', ['x.A.d'], undefined)).toBe('5.1.0');
    expect(hooks.kinds.hook?.names['A.c']).toEqual({ removed: '5.1.0' });
  });

  it('takes the word of a package only for what the releases do not show', () => {
    expect(ageOf(file, 'option', ['b'], '5.0.5')).toBe('5.1.0');
    expect(ageOf(file, 'option', ['old.a', 'a'], '5.0.5')).toBeUndefined();
    expect(ageOf(file, 'hook', ['h'], '5.0.5')).toBe('5.0.5');
  });

  it('is refused with its name where it is not what it should be', () => {
    expect(() => parseHistory('{"releases": 1, "kinds": {}}', 'webpack.json')).toThrow(
      /webpack\.json is not a history[\s\S]*history:update/u,
    );
  });
});
