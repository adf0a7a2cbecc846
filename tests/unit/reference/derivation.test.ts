import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { distinctExports } from '../../../src/reference/exports.ts';
import { factsFor, identifier } from '../../../src/reference/identifier.ts';
import { defaultsOf, modesText } from '../../../src/reference/default-text.ts';
import {
  aliasesOf,
  factsByPath,
  mergeModuleTypes,
} from '../../../src/reference/option-identifiers.ts';
import { readOption, readOptions } from '../../../src/reference/options.ts';
import type { Schema } from '../../../src/reference/schema.ts';
import {
  descendants,
  exportedTypeName,
  literalText,
  membersOfType,
} from '../../../src/reference/syntax.ts';

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('fixture.ts', text, ts.ScriptTarget.Latest, true);
}

describe('aliasesOf', () => {
  const schema: Schema = {
    definitions: {
      Resolve: {
        properties: { alias: { $ref: '#/definitions/Alias' } },
      },
      Alias: { properties: { name: { type: 'string' } } },
    },
    properties: {
      resolve: { $ref: '#/definitions/Resolve' },
      resolveLoader: { $ref: '#/definitions/Resolve' },
      shortcut: { $ref: '#/definitions/Alias' },
    },
  };

  it('follows the places of what encloses an option', () => {
    const aliases = aliasesOf(readOptions(schema));
    expect(aliases('resolve.alias')).toEqual(['resolveLoader.alias']);
    expect(aliases('shortcut.name')).toEqual(['resolve.alias.name', 'resolveLoader.alias.name']);
  });

  it('are no aliases where the schema describes the other path by itself', () => {
    const facts = readOptions(schema);
    expect(facts.find(({ path }) => path === 'resolve')?.alsoAt).toEqual(['resolveLoader']);
    expect(aliasesOf(facts)('resolve')).toEqual([]);
  });
});

describe('readOptions', () => {
  it('dates what stands in a dated object, unless it says another date', () => {
    const facts = readOptions({
      properties: {
        html: {
          added: '5.109.0',
          type: 'object',
          properties: { title: { type: 'string' }, meta: { type: 'string', added: '5.110.0' } },
        },
        test: {
          anyOf: [
            { type: 'string' },
            { type: 'object', added: '5.112.0', properties: { glob: { type: 'string' } } },
          ],
        },
      },
    });
    expect(facts.map(({ path, added }) => [path, added])).toEqual([
      ['html', '5.109.0'],
      ['html.meta', '5.110.0'],
      ['html.title', '5.109.0'],
      ['test', undefined],
      ['test.glob', '5.112.0'],
    ]);
  });

  it('ends where a definition with keys of the reader’s choice leads to itself', () => {
    const facts = readOptions({
      definitions: {
        Tree: {
          anyOf: [{ type: 'string' }, { additionalProperties: { $ref: '#/definitions/Tree' } }],
        },
      },
      properties: { tree: { $ref: '#/definitions/Tree' } },
    });
    expect(facts.map(({ path }) => path)).toEqual(['tree']);
  });
});

describe('readOption', () => {
  const schema: Schema = {
    definitions: {
      Hints: {
        anyOf: [
          { enum: [false] },
          {
            type: 'object',
            added: '5.90.0',
            properties: { as: { type: 'string' }, rel: { type: 'string', deprecated: true } },
          },
        ],
      },
      RuleSetRule: { properties: { hints: { $ref: '#/definitions/Hints' } } },
      Tree: { properties: { tree: { $ref: '#/definitions/Tree' } } },
    },
    properties: {
      first: { $ref: '#/definitions/Hints', added: '5.91.0' },
      second: { type: 'array', items: { $ref: '#/definitions/Hints' }, description: 'Second.' },
      groups: { additionalProperties: { $ref: '#/definitions/Hints' } },
      tree: { $ref: '#/definitions/Tree' },
    },
  };

  it('reads each path by itself, whatever shares its definition', () => {
    expect(readOption(schema, 'first')).toMatchObject({ added: '5.91.0' });
    expect(readOption(schema, 'second')).toMatchObject({ description: 'Second.' });
    expect(readOption(schema, 'second')).not.toHaveProperty('added');
    expect(readOption(schema, 'second.rel')).toMatchObject({ deprecated: true, added: '5.90.0' });
    expect(readOption(schema, 'groups.<name>.as')).toMatchObject({ type: 'string' });
    expect(readOption(schema, 'Rule.hints.as')).toMatchObject({ path: 'Rule.hints.as' });
    expect(readOption(schema, 'tree.tree.tree')?.path).toBe('tree.tree.tree');
  });

  it('knows no path that the schema does not have', () => {
    expect(readOption(schema, 'first.other')).toBeUndefined();
    expect(readOption(schema, 'third')).toBeUndefined();
  });

  it('gives an alias the flags, defaults and age of its own path', () => {
    const factsAt = factsByPath(
      schema,
      new Map([
        ['first.as', ['--first-as']],
        ['second.as', ['--second-as']],
      ]),
      (path) =>
        path === 'first.as' ? { development: 'a', production: 'a', none: 'a' } : undefined,
    );
    const places = { 'second.as': factsAt('second.as') ?? expect.fail() };
    const first = { ...(factsAt('first.as') ?? expect.fail()), places };
    const one = identifier({ kind: 'option', id: 'first.as', aliases: ['second.as'], ...first });
    expect(factsFor(one, 'first.as')).toMatchObject({ added: '5.90.0', flags: ['--first-as'] });
    expect(factsFor(one, 'second.as').flags).toEqual(['--second-as']);
    expect(factsFor(one, 'second.as')).not.toHaveProperty('defaults');
  });
});

describe('defaultsOf', () => {
  const same = (value: unknown) => ({ development: value, production: value, none: value });
  const text = (web: object, others: Readonly<Record<string, object>> = {}): string => {
    const defaults = defaultsOf({
      web: { ...same(undefined), ...web },
      others: new Map(
        Object.entries(others).map(([name, values]) => [name, { ...same(undefined), ...values }]),
      ),
    });
    if (defaults === undefined) return 'none';
    const groups = (defaults.targets ?? []).map(
      ({ names, ...values }) => `${modesText(values)} for ${names.join(', ')}`,
    );
    return [modesText(defaults), ...groups].filter((part) => part !== '').join('; ');
  };

  it.each([
    [same(undefined), 'none'],
    [same(true), 'true'],
    [{ development: false, production: true, none: false }, 'true in production, otherwise false'],
    [{ development: true, production: false, none: false }, 'true in development, otherwise false'],
    [{ development: 1, production: 2, none: 3 }, '1 in development, 2 in production, 3 in none'],
    [{ development: 0 }, '0 in development'],
    [
      { development: { a: 1 }, production: false, none: false },
      '{ … } in development, otherwise false',
    ],
    [same({ a: 1 }), 'none'],
    [same({}), 'none'],
    [{ ...same(1), none: () => 1 }, 'none'],
    [same('a\nb'), String.raw`'a\nb'`],
    [same(null), 'null'],
  ])('of %o is %s', (web, expected) => {
    expect(text(web)).toBe(expected);
  });

  it('names the targets that have another one', () => {
    expect(text(same('mock'), { node: same('eval-only'), deno: same('eval-only') })).toBe(
      "'mock'; 'eval-only' for node, deno",
    );
    expect(text({}, { webworker: {}, bun: same(true) })).toBe('true for bun');
  });

  it('names versions of ECMAScript as a range', () => {
    const years = ['es5', ...[2015, 2016, 2017, 2018, 2019].map((year) => `es${year}`)];
    const older = Object.fromEntries(years.map((name) => [name, same(false)]));
    expect(text(same(true), older)).toBe('true; false for es5–es2019');
    expect(text(same(true), { es5: same(false) })).toBe('true; false for es5');
    expect(text({}, { es2022: same(true), es2023: same(true) })).toBe('true for ≥ es2022');
  });

  it('says nothing where it could not say all', () => {
    expect(text(same(true), { node: {} })).toBe('none');
    const names = ['webworker', 'node', 'async-node', 'nwjs', 'deno'];
    expect(text(same(0), Object.fromEntries(names.map((name, at) => [name, same(at + 1)])))).toBe(
      'none',
    );
    expect(text(same(true), { es2015: same(false), es2017: same(false) })).toBe('none');
  });
});

describe('mergeModuleTypes', () => {
  const option = (id: string, type = 'boolean') => identifier({ kind: 'option', id, type });

  it('makes one option of the same in a family of module types', () => {
    const merged = mergeModuleTypes([
      option('module.parser.css.url'),
      option('module.parser.css/auto.url'),
    ]);
    expect(merged.map(({ id, aliases }) => [id, aliases])).toEqual([
      ['module.parser.css.url', ['module.parser.css/auto.url']],
    ]);
  });

  it('keeps the facts of each', () => {
    const flags = ['--module-parser-css-auto-url'];
    const [merged = expect.fail()] = mergeModuleTypes([
      option('module.parser.css.url'),
      { ...option('module.parser.css/auto.url'), flags, added: '5.90.0' },
    ]);
    expect(factsFor(merged, 'module.parser.css.url')).toMatchObject({ flags: [] });
    expect(factsFor(merged, 'module.parser.css/auto.url')).toMatchObject({
      flags,
      added: '5.90.0',
    });
  });

  it('keeps apart what has another type, and the types of modules themselves', () => {
    const options = [
      option('module.parser.css'),
      option('module.parser.css/auto'),
      option('module.parser.css.url'),
      option('module.parser.css/auto.url', 'string'),
    ];
    expect(mergeModuleTypes(options)).toEqual(options);
  });
});

describe('distinctExports', () => {
  const thing = () => undefined;

  it('prefers a name that is not deprecated, then the shallow one, then the short one', () => {
    const names = (...exported: [string, boolean][]) =>
      distinctExports(
        exported.map(([name, deprecated]) => ({ name, deprecated, value: thing })),
      ).map(({ name, aliases }) => [name, ...aliases]);
    expect(names(['Old', true], ['space.Thing', false])).toEqual([['space.Thing', 'Old']]);
    expect(names(['space.Thing', false], ['Thing', false])).toEqual([['Thing', 'space.Thing']]);
    expect(names(['LongThing', false], ['Thing', false])).toEqual([['Thing', 'LongThing']]);
  });

  it('leaves plain values out, which say nothing of being the same', () => {
    expect(distinctExports([{ name: 'version', value: '5', deprecated: false }])).toEqual([]);
  });
});

describe('syntax', () => {
  it('reads a message with names for what is put in', () => {
    const text =
      'const m = `Cannot read ${this.file.name}: ` + "not " + (`found`) + list.map((a) => a);';
    const [message] = descendants(parse(text)).flatMap((node) =>
      ts.isVariableDeclaration(node) && node.initializer ? [literalText(node.initializer)] : [],
    );
    expect(message).toBe('Cannot read {name}: not found{a}');
  });

  it('reads members with their type on one line, overloads once', () => {
    const file = parse(`declare class C {
      /** Runs. @deprecated */
      run(
        /* when */ at: "a" | "b"
      ): void;
      run(at: number): void;
      static make(): C;
    }`);
    expect(
      membersOfType(file, 'C').map(({ name, type, isStatic, deprecated }) => [
        name,
        type,
        isStatic,
        deprecated,
      ]),
    ).toEqual([
      ['run', "(at: 'a' | 'b') => void", false, true],
      ['make', '() => C', true, false],
    ]);
  });

  it('finds the name behind an export, also in a namespace', () => {
    const file = parse('declare namespace n { export { Inner as Outer }; }');
    expect(exportedTypeName(file, 'Outer')).toBe('Inner');
    expect(exportedTypeName(file, 'Other')).toBe('Other');
  });

  it('names a type that is gone', () => {
    expect(() => membersOfType(parse(''), 'Gone')).toThrow(/fixture\.ts declares no type Gone/u);
  });
});
