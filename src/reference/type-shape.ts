import ts from 'typescript';
import { explainedTypes } from '../site/explained-types.ts';
import { namedTypes } from './syntax.ts';
import type { NamedType } from './syntax.ts';

/** Arguments of type parameters where a generic type is used. */
type Bindings = ReadonlyMap<string, Typed>;

/** A type in a declaration file, with the arguments of its type parameters. */
export interface Typed {
  readonly node: ts.TypeNode | ts.InterfaceDeclaration | ts.ClassDeclaration;
  readonly bound: Bindings;
}

/** Controls how much of an object is written out. */
interface Limits {
  /** Maximum length of an object printed with the types of its keys. */
  readonly typed: number;
  /** Maximum number of keys listed if the types would be too long. */
  readonly keys: number;
  /** The same for nested objects and in functions. */
  readonly inner: { readonly typed: number; readonly keys: number };
  /** Maximum number of alternatives in nested types. */
  readonly alternatives: number;
}

/** From detailed to terse: the first one that fits in a facts line is used. */
const levels: readonly Limits[] = [
  { typed: 200, keys: 12, inner: { typed: 90, keys: 6 }, alternatives: 12 },
  { typed: 160, keys: 8, inner: { typed: 60, keys: 4 }, alternatives: 8 },
  { typed: 80, keys: 6, inner: { typed: 30, keys: 3 }, alternatives: 6 },
  { typed: 60, keys: 6, inner: { typed: 0, keys: 2 }, alternatives: 4 },
];

/** Maximum length of a type before it is printed more tersely. */
const comfortableLength = 240;

/** Unions of syntax nodes in webpack's types that would fill a line. */
const syntaxGroups: readonly string[] = ['Expression', 'Statement'];

const nothing: Bindings = new Map();

/** Wrapper types that are irrelevant for what a user may write. */
const transparent: ReadonlySet<string> = new Set(['Readonly', 'NonNullable', 'Required']);

const isKeyword = ({ kind }: ts.Node, ...kinds: readonly ts.SyntaxKind[]): boolean =>
  kinds.includes(kind);

/** Source code on one line, with quotes in the style of the pages. */
function plainText(node: ts.Node): string {
  return node
    .getText()
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('"', "'")
    .trim();
}

/** Alternatives without duplicates; `true` and `false` become `boolean`. */
function unionText(parts: readonly string[]): string {
  const all = [...new Set(parts)];
  const isBoolean = all.includes('boolean') || (all.includes('true') && all.includes('false'));
  const others = isBoolean ? all.filter((part) => !/^(?:boolean|true|false)$/u.test(part)) : all;
  return (isBoolean ? ['boolean', ...others] : others).join(' | ');
}

/** True if a text is a function type, which needs parentheses before `[]` and next to `|`. */
function isFunctionText(text: string): boolean {
  if (!text.startsWith('(')) return text.startsWith('new (');
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return text.startsWith(' => ', index + 1);
  }
  return false;
}

/** True if a text has top-level alternatives, outside brackets. */
const isUnionText = (text: string): boolean =>
  text.replaceAll(/\{[^{}]*\}|\([^()]*\)|<[^<>]*>/gu, '').includes(' | ');

/** A name as imported from elsewhere: `https.ServerOptions` for `ServerOptionsImportHttps`. */
function ownName(name: string): string {
  return name
    .replace(/_\d+$/u, '')
    .replace(
      /^(?<type>\w+)Import(?<from>[A-Z][a-z]+)$/u,
      (_, type: string, from: string) => `${from.toLowerCase()}.${type}`,
    )
    .replace(/(?<=\w)Import$/u, '');
}

/** The first alternatives, if all of them would be too long. */
function firstOf(parts: readonly string[], most: number): readonly string[] {
  return parts.length > most ? [...parts.slice(0, most - 1), '…'] : parts;
}

function keyText(name: ts.PropertyName): string {
  const text = plainText(name).replaceAll(/^'|'$/gu, '');
  return /^[\w$]+$/u.test(text) ? text : `'${text}'`;
}

/** The most detailed text that fits on a line. */
function shortEnough(textAt: (limits: Limits) => string): string {
  const texts = levels.map(textAt);
  return texts.find((text) => text.length <= comfortableLength) ?? texts.at(-1) ?? '';
}

/** Reads the types of one declaration file, as they are shown to readers. */
export class TypeShapes {
  readonly #types: ReturnType<typeof namedTypes>;
  /** Unions of syntax nodes, with their names in ESTree. */
  readonly #groups: readonly (readonly [name: string, members: ReadonlySet<string>])[];

  constructor(file: ts.SourceFile) {
    this.#types = namedTypes(file);
    this.#groups = syntaxGroups.flatMap((name) => {
      const type = this.named(name)?.node;
      return type && ts.isUnionTypeNode(type)
        ? [[name, new Set(type.types.map((member) => ownName(member.getText())))] as const]
        : [];
    });
  }

  /** The type with a name, with defaults for its parameters; undefined if the file has none. */
  named(name: string): Typed | undefined {
    const declaration = this.#types.get(name);
    return declaration && this.#declared(declaration, [], nothing);
  }

  /** What a declaration describes, with arguments for its parameters. */
  #declared(declaration: NamedType, given: readonly ts.TypeNode[], bound: Bindings): Typed {
    const inside = new Map<string, Typed>();
    for (const [index, parameter] of (declaration.typeParameters ?? []).entries()) {
      const argument = given[index];
      const fallback = parameter.default ?? parameter.constraint;
      if (argument) inside.set(parameter.name.text, { node: argument, bound });
      else if (fallback) inside.set(parameter.name.text, { node: fallback, bound: inside });
    }
    return {
      node: ts.isTypeAliasDeclaration(declaration) ? declaration.type : declaration,
      bound: inside,
    };
  }

  /** The same alternatives, with all nodes of a syntax group combined. */
  #grouped(parts: readonly string[]): string[] {
    return this.#groups.reduce<string[]>(
      (all, [name, members]) => {
        const at = all.findIndex((part) => members.has(part));
        if (![...members].every((member) => all.includes(member))) return all;
        return all.flatMap((part, index) => {
          if (index === at) return [name];
          return members.has(part) ? [] : [part];
        });
      },
      [...new Set(parts)],
    );
  }

  /** The definition of a named type where it is used; undefined for one from another file. */
  #resolve({ node, bound }: Typed): Typed | undefined {
    if (ts.isParenthesizedTypeNode(node)) return { node: node.type, bound };
    if (!ts.isTypeReferenceNode(node)) return undefined;
    const name = node.typeName.getText();
    const given = bound.get(name);
    if (given) return given;
    const [first] = node.typeArguments ?? [];
    if ((transparent.has(name) || name === 'Partial') && first) return { node: first, bound };
    const declaration = this.#types.get(name);
    if (declaration === undefined) return undefined;
    return this.#declared(declaration, node.typeArguments ?? [], bound);
  }

  /** Members of an object type, including inherited ones; own members first. */
  #members({ node, bound }: Typed): { member: ts.TypeElement; bound: Bindings }[] {
    if (!ts.isTypeLiteralNode(node) && !ts.isInterfaceDeclaration(node)) return [];
    const own = node.members.map((member) => ({ member, bound }));
    const parents = ts.isInterfaceDeclaration(node)
      ? (node.heritageClauses ?? []).flatMap(({ types }) => types)
      : [];
    const inherited = parents.flatMap(({ expression }) => {
      const parent = this.named(expression.getText());
      return parent ? this.#members(parent) : [];
    });
    return [...own, ...inherited];
  }

  /** The object types that can have a key: alternatives, list items and definitions of names. */
  #objects(typed: Typed, seen: readonly ts.Node[] = []): Typed[] {
    const { node, bound } = typed;
    if (seen.includes(node)) return [];
    const inside = [...seen, node];
    const all = (nodes: readonly ts.TypeNode[]): Typed[] =>
      nodes.flatMap((one) => this.#objects({ node: one, bound }, inside));
    if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return all(node.types);
    if (ts.isArrayTypeNode(node)) return all([node.elementType]);
    if (ts.isTypeReferenceNode(node) && /^(?:Readonly)?Array$/u.test(node.typeName.getText())) {
      return all(node.typeArguments ?? []);
    }
    const target = this.#resolve(typed);
    return target ? this.#objects(target, inside) : [typed];
  }

  /**
   * The types of a key in all alternatives that have it.
   *
   * @param key `<name>` for a key that the user chooses
   * @returns one type for each alternative with the key
   */
  property(typed: Typed, key: string): Typed[] {
    const isFree = /^<.*>$/u.test(key);
    return this.#objects(typed).flatMap((place) => {
      const { node, bound } = place;
      if (isFree && ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Record') {
        const value = node.typeArguments?.[1];
        return value ? [{ node: value, bound }] : [];
      }
      return this.#members(place).flatMap(({ member, bound: inside }): Typed[] => {
        if (isFree && ts.isIndexSignatureDeclaration(member)) {
          return [{ node: member.type, bound: inside }];
        }
        const name = member.name && keyText(member.name).replaceAll(/^'|'$/gu, '');
        if (name !== key) return [];
        if (ts.isPropertySignature(member) && member.type) {
          return [{ node: member.type, bound: inside }];
        }
        return [];
      });
    });
  }

  /** The type at the end of a path of keys. */
  at(root: Typed, path: readonly string[]): Typed[] {
    return path.reduce<Typed[]>(
      (places, key) => places.flatMap((place) => this.property(place, key)),
      [root],
    );
  }

  /** The types of a class's options: its first constructor argument, and what it stores. */
  optionsOf(className: string): Typed[] {
    const declaration = this.#types.get(className);
    if (!declaration || !ts.isClassDeclaration(declaration)) return [];
    const given = declaration.members.find((member) => ts.isConstructorDeclaration(member))
      ?.parameters[0]?.type;
    const kept = declaration.members
      .filter((member) => ts.isPropertyDeclaration(member))
      .find(({ name }) => name.getText() === 'options')?.type;
    return [given, kept].flatMap((node) => (node ? [{ node, bound: nothing }] : []));
  }

  /**
   * Types as text for a line of facts: functions with their arguments, objects with their keys. Types with their own
   * page are shown by name.
   *
   * @param places alternatives, such as the types of a key in several objects
   */
  text(places: readonly Typed[]): string {
    return shortEnough((limits) =>
      unionText(
        this.#grouped(places.flatMap((place) => this.#alternatives(place, limits, limits, []))),
      ),
    );
  }

  /**
   * A function type as text.
   *
   * @param parameters names and types of the arguments
   * @param answer the result type as text, or as a type
   */
  functionText(
    parameters: readonly (readonly [name: string, type: ts.TypeNode])[],
    answer: ts.TypeNode | 'void',
  ): string {
    return shortEnough((limits) => {
      const inner = (node: ts.TypeNode): string =>
        this.#inner({ node, bound: nothing }, limits, []);
      const texts = parameters.map(([name, type]) => `${name}: ${inner(type)}`);
      return `(${texts.join(', ')}) => ${answer === 'void' ? answer : inner(answer)}`;
    });
  }

  /**
   * A member of a class as text: the type of a property, or the arguments and the result of a method.
   *
   * @returns undefined for a member without a type
   */
  memberText(member: ts.ClassElement): string | undefined {
    if (ts.isPropertyDeclaration(member) || ts.isGetAccessor(member)) {
      return member.type && this.text([{ node: member.type, bound: nothing }]);
    }
    if (!ts.isMethodDeclaration(member)) return undefined;
    const bound = new Map<string, Typed>();
    for (const { name, constraint } of member.typeParameters ?? []) {
      // The parameter name is more informative than `object`.
      if (constraint && ts.isTypeReferenceNode(constraint))
        bound.set(name.text, { node: constraint, bound });
    }
    return shortEnough((limits) => this.#function({ node: member, bound }, limits, []));
  }

  /** Text of a type nested in another one. */
  #inner(typed: Typed, limits: Limits, seen: readonly string[]): string {
    const parts = this.#alternatives(typed, limits, limits.inner, seen);
    // Few words of a language are as clear as one.
    const isPlain = parts.every((part) => part.startsWith("'"));
    return unionText(isPlain ? parts : firstOf(this.#grouped(parts), limits.alternatives));
  }

  /** Text of each alternative; `undefined` is left out. */
  #alternatives(
    typed: Typed,
    limits: Limits,
    own: Limits['inner'],
    seen: readonly string[],
  ): string[] {
    const { node, bound } = typed;
    if (ts.isParenthesizedTypeNode(node)) {
      return this.#alternatives({ node: node.type, bound }, limits, own, seen);
    }
    if (ts.isUnionTypeNode(node)) {
      const parts = node.types.filter((part) => !isKeyword(part, ts.SyntaxKind.UndefinedKeyword));
      const texts = parts.flatMap((part) =>
        this.#alternatives({ node: part, bound }, limits, own, seen),
      );
      const isSome = parts.length < node.types.length && seen.includes(resultMark);
      const all = isSome ? [...texts, 'undefined'] : texts;
      return all.length > 1 ? all.map((text) => (isFunctionText(text) ? `(${text})` : text)) : all;
    }
    if (ts.isTypeReferenceNode(node)) return this.#reference(typed, node, limits, own, seen);
    return [this.#single(typed, limits, own, seen)];
  }

  #reference(
    typed: Typed,
    node: ts.TypeReferenceNode,
    limits: Limits,
    own: Limits['inner'],
    seen: readonly string[],
  ): string[] {
    const name = node.typeName.getText().replace(/^.*\./u, '');
    const isBound = typed.bound.has(name);
    const target = this.#resolve(typed);
    if (!isBound && Object.hasOwn(explainedTypes, name)) return [name];
    if (!isBound && seen.includes(name)) return [ownName(name)];
    // Types that another package declares, or that depend on other types, are best shown by name.
    const isOpaque =
      target !== undefined &&
      (ts.isConditionalTypeNode(target.node) || ts.isImportTypeNode(target.node));
    if (isOpaque && !isBound) return [ownName(name)];
    if (target !== undefined && !ts.isClassDeclaration(target.node)) {
      return this.#alternatives(target, limits, own, isBound ? seen : [...seen, name]);
    }
    const plain = ownName(name);
    const [first, ...rest] = node.typeArguments ?? [];
    const shortened = ['Omit', 'Pick'].includes(name) ? [] : rest;
    const args = (first ? [first, ...shortened] : []).map((argument) =>
      this.#inner({ node: argument, bound: typed.bound }, limits, seen),
    );
    if (shortened.length < rest.length) args.push('…');
    // Type arguments of classes are details; those of containers describe their content.
    const isContainer = args.length > 0 && (target === undefined || /(?:Set|Map)$/u.test(plain));
    return [isContainer ? `${plain}<${args.join(', ')}>` : plain];
  }

  #single(typed: Typed, limits: Limits, own: Limits['inner'], seen: readonly string[]): string {
    const { node, bound } = typed;
    const inner = (one: ts.TypeNode): string => this.#inner({ node: one, bound }, limits, seen);
    if (ts.isArrayTypeNode(node)) {
      const item = inner(node.elementType);
      return isUnionText(item) || isFunctionText(item) || item.includes(' & ')
        ? `(${item})[]`
        : `${item}[]`;
    }
    if (ts.isTypeOperatorNode(node)) return inner(node.type);
    if (ts.isTupleTypeNode(node)) {
      const items = node.elements.map((one) => inner(ts.isNamedTupleMember(one) ? one.type : one));
      return `[${items.join(', ')}]`;
    }
    if (ts.isFunctionTypeNode(node)) return this.#function({ node, bound }, limits, seen);
    if (ts.isIntersectionTypeNode(node)) {
      return [...new Set(node.types.map((one) => inner(one)))].join(' & ');
    }
    if (ts.isImportTypeNode(node)) {
      const name = node.qualifier?.getText() ?? 'default';
      const [file = name] = /[\w-]+(?=(?:\.[cm]?js)?['"]$)/u.exec(node.argument.getText()) ?? [];
      return name === 'default' ? file : name;
    }
    if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) {
      const [call, ...others] = node.members.filter((member) =>
        ts.isCallSignatureDeclaration(member),
      );
      return call !== undefined && others.length === 0 && node.members.length === 1
        ? this.#function({ node: call, bound }, limits, seen)
        : this.#object(typed, limits, own, seen);
    }
    return plainText(node);
  }

  #function(
    {
      node,
      bound,
    }: {
      node: ts.FunctionTypeNode | ts.CallSignatureDeclaration | ts.MethodDeclaration;
      bound: Bindings;
    },
    limits: Limits,
    seen: readonly string[],
  ): string {
    const parameters = node.parameters
      .filter(({ name }) => name.getText() !== 'this')
      .map((parameter) => {
        const name = parameter.name.getText().replace(/^__\d+$/u, 'options');
        const type = parameter.type
          ? this.#inner({ node: parameter.type, bound }, limits, seen)
          : 'any';
        const mark = parameter.questionToken ? '?' : '';
        return `${parameter.dotDotDotToken ? '...' : ''}${name}${mark}: ${type}`;
      });
    const result = node.type
      ? this.#inner({ node: node.type, bound }, limits, [...seen, resultMark])
      : 'void';
    return `(${parameters.join(', ')}) => ${result}`;
  }

  #object(typed: Typed, limits: Limits, own: Limits['inner'], seen: readonly string[]): string {
    const members = this.#members(typed);
    if (members.length === 0) return '{}';
    const entries = members.flatMap(({ member, bound }): [key: string, type: string][] => {
      if (ts.isIndexSignatureDeclaration(member)) {
        return [['[key: string]', this.#inner({ node: member.type, bound }, limits, seen)]];
      }
      if (member.name === undefined || ts.isComputedPropertyName(member.name)) return [];
      const mark = member.questionToken ? '?' : '';
      const key = `${keyText(member.name)}${mark}`;
      if (ts.isMethodSignature(member)) return [[key, '() => any']];
      if (!ts.isPropertySignature(member) || !member.type) return [[key, 'any']];
      return [[key, this.#inner({ node: member.type, bound }, limits, seen)]];
    });
    const full = `{ ${entries.map(([key, type]) => `${key}: ${type}`).join('; ')} }`;
    if (full.length <= own.typed || entries.every(([key]) => key.startsWith('['))) return full;
    const keys = entries.map(([key]) => key.replace(/\?$/u, ''));
    const shown = keys.length > own.keys ? [...keys.slice(0, own.keys - 1), '…'] : keys;
    return `{ ${shown.join('; ')} }`;
  }
}

/** Marks the result of a function in the list of enclosing names; there `undefined` is meaningful. */
const resultMark = '=>';
