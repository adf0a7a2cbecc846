import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isVague } from '../../../src/reference/shapes.ts';
import { TypeShapes } from '../../../src/reference/type-shape.ts';

function shapesOf(text: string): TypeShapes {
  return new TypeShapes(ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true));
}

/** Text of the type of a key of `Options`. */
function textOf(declarations: string, ...path: string[]): string {
  const shapes = shapesOf(declarations);
  const root = shapes.named('Options');
  if (root === undefined) throw new Error('No type Options.');
  return shapes.text(shapes.at(root, path));
}

describe('the text of a type', () => {
  it.each([
    [
      'a function',
      'a?: (name: string, all?: boolean) => void;',
      '(name: string, all?: boolean) => void',
    ],
    [
      'a function beside others',
      'a?: string | ((x: number) => boolean);',
      'string | ((x: number) => boolean)',
    ],
    ['a list of functions', 'a: ((x: number) => boolean)[];', '((x: number) => boolean)[]'],
    ['a list of alternatives', 'a: (string | number)[];', '(string | number)[]'],
    ['a result that may be missing', 'a: () => undefined | string;', '() => string | undefined'],
    ['an object', 'a: { b?: string; "c/d": 1 };', "{ b?: string; 'c/d': 1 }"],
    ['true and false', 'a: true | string | false;', 'boolean | string'],
    ['keys of choice', 'a: { [index: string]: number };', '{ [key: string]: number }'],
    ['nested containers', 'a: Map<string, Set<number>>;', 'Map<string, Set<number>>'],
  ])('spells out %s', (_, member, expected) => {
    expect(textOf(`interface Options { ${member} }`, 'a')).toBe(expected);
  });

  it('puts what a type parameter stands for in its place', () => {
    const declarations = `
      interface Fn<T extends Path = Path> { (data: T, info?: Info): string; }
      interface Info { immutable: boolean; }
      interface Options { a: Fn<Deep>; }`;
    expect(textOf(declarations, 'a')).toBe('(data: Deep, info?: { immutable: boolean }) => string');
  });

  it('keeps the name of what a page explains, and of a type inside itself', () => {
    const declarations = `
      interface Chunk { name: string; }
      type Condition = string | Condition[];
      interface Options { a: (chunk: Chunk) => void; b: Condition; }`;
    expect(textOf(declarations, 'a')).toBe('(chunk: Chunk) => void');
    expect(textOf(declarations, 'b')).toBe('string | Condition[]');
  });

  it('names the keys of an object with many, the first of them', () => {
    const keys = Array.from({ length: 40 }, (_, index) => `longKey${index}?: string;`).join(' ');
    expect(textOf(`interface Options { a: { ${keys} }; }`, 'a')).toMatch(
      /^\{ longKey0; longKey1; .*; … \}$/u,
    );
  });

  it('finds keys behind names, lists, alternatives and inheritance', () => {
    const declarations = `
      interface Base { inherited: number; }
      interface Item extends Base { own: string; }
      type Items = false | Item[];
      interface Options { a?: Items; b: Record<string, Item>; }`;
    expect(textOf(declarations, 'a', 'own')).toBe('string');
    expect(textOf(declarations, 'a', 'inherited')).toBe('number');
    expect(textOf(declarations, 'b', '<name>', 'own')).toBe('string');
    expect(textOf(declarations, 'a', 'none')).toBe('');
  });
});

it.each([
  ['string | function', true],
  ['object[]', true],
  ['HtmlResourceHint[]', true],
  ["boolean | 'object' | string", false],
  ['RegExp | number', false],
])('%s is vague: %s', (type, expected) => {
  expect(isVague(type)).toBe(expected);
});
