import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { distinctExports } from '../../../src/reference/exports.ts';
import { identifier } from '../../../src/reference/identifier.ts';
import {
  aliasesOf,
  defaultsPair,
  mergeModuleTypes,
} from '../../../src/reference/option-identifiers.ts';
import { readOptions } from '../../../src/reference/options.ts';
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
    expect(aliases('resolve')).toEqual(['resolveLoader']);
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

describe('defaultsPair', () => {
  it.each([
    [undefined, undefined, undefined],
    [true, undefined, { development: 'true', production: 'undefined' }],
    [{ a: 1 }, false, { development: '{ … }', production: 'false' }],
    [{ a: 1 }, { a: 2 }, undefined],
    [[{ a: 1 }], 1, { development: '[{ a: 1 }]', production: '1' }],
    ['a\nb', 'c', { development: String.raw`'a\nb'`, production: "'c'" }],
    [() => 1, 1, undefined],
  ])('of %j and %j is %j', (development, production, pair) => {
    expect(defaultsPair(development, production)).toEqual(pair);
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
