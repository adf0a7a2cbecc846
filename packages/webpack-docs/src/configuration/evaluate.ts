/** Reads the value of a configuration from its syntax. Nothing of it is run. */
import path from 'node:path';
import type { AnyNode, Expression, Pattern, Program, Property, SpreadElement } from 'acorn';

/** What only a run would tell. */
const unknown = Symbol('unknown');

/** Stands for the folder of the project. */
const projectFolder = '/project';

/** Which branch of conditions is taken whose tests are not known. */
export type Branch = 'first' | 'second';

/** A configuration as far as its syntax tells. */
export interface Evaluated {
  readonly value: unknown;
  /** Line of each option, by its path such as `output.filename` or `module.rules[0].use`. */
  readonly lines: ReadonlyMap<string, number>;
  /** Paths of what only a run would tell. */
  readonly open: readonly string[];
}

type Scope = ReadonlyMap<string, AnyNode>;

/** A plugin as the schema of webpack wants one. */
function placeholder(): { apply: () => void } {
  return { apply: () => undefined };
}

function nameOf(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MetaProperty') return 'import.meta';
  if (node.type === 'MemberExpression' && !node.computed) {
    return `${nameOf(node.object)}.${nameOf(node.property)}`;
  }
  return '';
}

const folderNames: ReadonlySet<string> = new Set(['__dirname', 'import.meta.dirname']);
const pathCalls: ReadonlySet<string> = new Set(['path.resolve', 'path.join', 'resolve', 'join']);
const wrapperCalls: ReadonlySet<string> = new Set(['webpack.defineConfig', 'defineConfig']);

/** More nested than any configuration; code that refers to itself ends here. */
const mostDepth = 60;

/** More values than any configuration has; constants that repeat each other could make billions. */
const mostValues = 50_000;

class Evaluator {
  readonly lines = new Map<string, number>();
  readonly open = new Set<string>();
  readonly #branch: Branch;
  #depth = 0;
  #count = 0;

  constructor(branch: Branch) {
    this.#branch = branch;
  }

  /** Value of an expression; what is inside of it is noted below the path. */
  value(node: AnyNode, at: string, scope: Scope): unknown {
    this.#count += 1;
    if (this.#depth > mostDepth || this.#count > mostValues) return unknown;
    this.#depth += 1;
    try {
      return this.#value(node, at, scope);
    } finally {
      this.#depth -= 1;
    }
  }

  #value(node: AnyNode, at: string, scope: Scope): unknown {
    // Everything else is unknown.
    // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- statements have no value
    switch (node.type) {
      case 'Literal':
        return node.regex ? this.#regExp(node.regex) : node.value;
      case 'TemplateLiteral': {
        const values = node.expressions.map((one) => this.value(one, '', scope));
        const texts = values.map((one) =>
          typeof one === 'string' || typeof one === 'number' ? String(one) : undefined,
        );
        if (texts.includes(undefined)) return unknown;
        return node.quasis
          .map(({ value }, place) => `${value.cooked ?? ''}${texts[place] ?? ''}`)
          .join('');
      }
      case 'ObjectExpression':
        return this.#object(node.properties, at, scope);
      case 'ArrayExpression':
        return this.#array(node.elements, at, scope);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
      case 'ClassExpression':
      case 'ClassDeclaration':
        return () => undefined;
      case 'ParenthesizedExpression':
        return this.value(node.expression, at, scope);
      case 'NewExpression':
        return this.#instance(node, scope);
      case 'Identifier':
        return this.#identifier(node.name, at, scope);
      case 'MemberExpression':
        return this.#member(node, scope);
      case 'UnaryExpression': {
        const value = this.value(node.argument, '', scope);
        if (node.operator === 'void') return undefined;
        if (value === unknown) return unknown;
        if (node.operator === '!')
          return (
            value === false || value === undefined || value === null || value === 0 || value === ''
          );
        return node.operator === '-' && typeof value === 'number' ? -value : unknown;
      }
      case 'ConditionalExpression':
        return this.value(this.#branch === 'first' ? node.consequent : node.alternate, at, scope);
      case 'LogicalExpression': {
        const isFirst = this.#branch === 'first';
        if (node.operator === '&&') return isFirst ? this.value(node.right, at, scope) : false;
        const left = isFirst ? this.value(node.left, at, scope) : unknown;
        return left === unknown ? this.value(node.right, at, scope) : left;
      }
      case 'BinaryExpression': {
        if (node.operator !== '+' || node.left.type === 'PrivateIdentifier') return unknown;
        const [left, right] = [this.value(node.left, '', scope), this.value(node.right, '', scope)];
        return typeof left === 'string' && typeof right === 'string' ? left + right : unknown;
      }
      case 'CallExpression':
        return this.#call(node.callee, node.arguments, at, scope);
      default:
        return unknown;
    }
  }

  #regExp({ pattern, flags }: { pattern: string; flags: string }): unknown {
    try {
      return new RegExp(pattern, flags);
    } catch {
      return unknown;
    }
  }

  #instance(node: AnyNode & { type: 'NewExpression' }, scope: Scope): unknown {
    const name = nameOf(node.callee);
    if (name === 'RegExp') {
      const [pattern] = node.arguments.map((one) => this.value(one, '', scope));
      return typeof pattern === 'string' ? this.#regExp({ pattern, flags: '' }) : unknown;
    }
    return name === 'URL' ? unknown : placeholder();
  }

  #identifier(name: string, at: string, scope: Scope): unknown {
    if (name === 'undefined') return undefined;
    if (folderNames.has(name)) return projectFolder;
    const node = scope.get(name);
    return node === undefined ? unknown : this.value(node, at, scope);
  }

  #member(node: AnyNode & { type: 'MemberExpression' }, scope: Scope): unknown {
    if (folderNames.has(nameOf(node))) return projectFolder;
    const object = this.value(node.object, '', scope);
    const key: unknown = node.computed
      ? this.value(node.property, '', scope)
      : nameOf(node.property);
    if (typeof object !== 'object' || object === null || typeof key !== 'string') return unknown;
    return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : unknown;
  }

  #call(
    callee: AnyNode,
    given: readonly (Expression | SpreadElement)[],
    at: string,
    scope: Scope,
  ): unknown {
    const name = nameOf(callee);
    const [first] = given;
    if (wrapperCalls.has(name) && first !== undefined) return this.value(first, at, scope);
    if (name === 'require.resolve') return path.posix.join(projectFolder, 'node_modules/module.js');
    if (!pathCalls.has(name)) return unknown;
    const parts = given.map((one) => this.value(one, '', scope));
    if (!parts.every((part) => typeof part === 'string')) {
      // A path that begins at the project is absolute, whatever follows.
      return parts[0] === projectFolder ? path.posix.join(projectFolder, 'folder') : unknown;
    }
    return name.endsWith('join')
      ? path.posix.join(...parts)
      : path.posix.resolve(projectFolder, ...parts);
  }

  #object(
    properties: readonly (Property | SpreadElement)[],
    at: string,
    scope: Scope,
  ): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const property of properties) {
      if (property.type === 'SpreadElement') {
        const spread = this.value(property.argument, at, scope);
        if (spread === unknown) this.open.add(`${at === '' ? '' : `${at}.`}…`);
        else if (typeof spread === 'object' && spread !== null) Object.assign(object, spread);
        continue;
      }
      const key: unknown =
        !property.computed && property.key.type === 'Identifier'
          ? property.key.name
          : this.value(property.key, '', scope);
      if (typeof key !== 'string' && typeof key !== 'number') {
        this.open.add(`${at}[…]`);
        continue;
      }
      const place = at === '' ? String(key) : `${at}.${String(key)}`;
      this.lines.set(place, property.loc?.start.line ?? 1);
      const value = property.kind === 'init' ? this.value(property.value, place, scope) : unknown;
      if (value === unknown) this.open.add(place);
      else if (key !== '__proto__') object[key] = value;
    }
    return object;
  }

  #array(
    elements: readonly (Expression | SpreadElement | null)[],
    at: string,
    scope: Scope,
  ): unknown[] {
    const array: unknown[] = [];
    for (const element of elements) {
      if (element === null) continue;
      const place = `${at}[${array.length}]`;
      this.lines.set(place, element.loc?.start.line ?? 1);
      const isSpread = element.type === 'SpreadElement';
      const value = this.value(isSpread ? element.argument : element, isSpread ? at : place, scope);
      if (value === unknown) this.open.add(place);
      else if (isSpread && Array.isArray(value)) array.push(...(value as unknown[]));
      else if (!isSpread) array.push(value);
    }
    return array;
  }
}

/** Values of constants and functions, by name. */
function scopeOf(body: readonly AnyNode[], outer: Scope = new Map()): Scope {
  const scope = new Map(outer);
  const declare = (id: Pattern | null, init: AnyNode | null | undefined): void => {
    if (id?.type === 'Identifier' && init) scope.set(id.name, init);
  };
  for (const statement of body) {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration
        ? statement.declaration
        : statement;
    if (node.type === 'FunctionDeclaration') declare(node.id, node);
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') continue;
    for (const { id, init } of node.declarations) declare(id, init);
  }
  return scope;
}

/** What a module exports as its configuration. */
function exportedNode({ body }: Program): AnyNode | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
    if (statement.type !== 'ExpressionStatement') continue;
    const { expression } = statement;
    if (expression.type === 'AssignmentExpression') {
      const name = nameOf(expression.left);
      if (['module.exports', 'exports.default', 'module.exports.default'].includes(name)) {
        return expression.right;
      }
    }
  }
  // An object alone, as people paste it.
  const [only] = body;
  return body.length === 1 && only?.type === 'ExpressionStatement' ? only.expression : undefined;
}

/** The object that a function returns, and the names that it can use. */
function returned(
  node: AnyNode,
  scope: Scope,
  depth = 0,
): { node: AnyNode; scope: Scope } | undefined {
  if (depth > mostDepth) return undefined;
  if (node.type === 'Identifier') {
    const meant = scope.get(node.name);
    return meant === undefined ? undefined : returned(meant, scope, depth + 1);
  }
  if (node.type === 'ParenthesizedExpression') return returned(node.expression, scope, depth + 1);
  if (node.type === 'CallExpression' && wrapperCalls.has(nameOf(node.callee))) {
    const [first] = node.arguments;
    return first === undefined ? undefined : returned(first, scope, depth + 1);
  }
  if (
    node.type !== 'ArrowFunctionExpression' &&
    node.type !== 'FunctionExpression' &&
    node.type !== 'FunctionDeclaration'
  ) {
    return { node, scope };
  }
  if (node.body.type !== 'BlockStatement') return returned(node.body, scope, depth + 1);
  const { body } = node.body;
  const inner = scopeOf(body, scope);
  const last = body.findLast((statement) => statement.type === 'ReturnStatement');
  return last?.type === 'ReturnStatement' && last.argument
    ? returned(last.argument, inner, depth + 1)
    : undefined;
}

/**
 * The configuration that a module exports, as far as its syntax tells.
 *
 * @returns undefined where the module exports none that syntax tells
 */
export function evaluate(program: Program, branch: Branch): Evaluated | undefined {
  const node = exportedNode(program);
  const found = node && returned(node, scopeOf(program.body));
  if (found === undefined) return undefined;
  const evaluator = new Evaluator(branch);
  const value = evaluator.value(found.node, '', found.scope);
  if (typeof value !== 'object' || value === null) return undefined;
  return { value, lines: evaluator.lines, open: [...evaluator.open] };
}
