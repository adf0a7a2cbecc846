import { parseConfiguration } from './parse.ts';
import { child, children, descendants, keyOf, memberNames, text } from './syntax.ts';
import type { Position, SyntaxNode } from './syntax.ts';

/** A name that a configuration uses. */
export interface UsedName {
  /**
   * Path of an option as the reference writes it: list indexes are left out, module rules are `Rule`
   * (`Rule.use.loader`). For a plugin its name, and `Name.option` for its options.
   */
  readonly name: string;
  /** The value, if it is a string literal. */
  readonly value?: string;
  readonly position: Position;
}

/** The content of a configuration, as far as it can be determined without running it. */
export interface ReadConfiguration {
  readonly options: readonly UsedName[];
  readonly plugins: readonly UsedName[];
  /** Hooks tapped by plugins in the file, such as `hooks.done`. */
  readonly hooks: readonly UsedName[];
}

const start: Position = { line: 1, column: 0 };

function positionOf({ loc }: SyntaxNode): Position {
  const { line, column } = loc?.start ?? start;
  return { line, column };
}

const isFunction = ({ type }: SyntaxNode): boolean =>
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|ObjectMethod)$/u.test(type);

/** Path of a key below another path; rules don't depend on their position. */
function below(path: string, key: string): string {
  if (path === 'module' && (key === 'rules' || key === 'defaultRules')) return 'Rule';
  if (path === 'Rule' && (key === 'oneOf' || key === 'rules')) return 'Rule';
  return path === '' ? key : `${path}.${key}`;
}

class Reader {
  readonly options: UsedName[] = [];
  readonly plugins: UsedName[] = [];
  readonly hooks: UsedName[] = [];
  /** The bindings of the file's names: values, functions and assignments. */
  readonly #bindings = new Map<string, SyntaxNode>();
  /** Paths at which variables are part of the configuration. */
  readonly #variables = new Map<string, string>();
  readonly #seen = new Map<SyntaxNode, Set<string>>();

  read(program: SyntaxNode): void {
    const all = descendants(program);
    for (const node of all) {
      const id = child(node, 'id');
      const value = node.type === 'FunctionDeclaration' ? node : child(node, 'init');
      if (id?.type === 'Identifier' && value) this.#bindings.set(text(id, 'name'), value);
    }
    for (const node of all) {
      const exported = this.#exported(node);
      if (exported) this.#visit(exported, '');
    }
    // Later assignments: `config.output.clean = true`, `config.plugins.push(…)`.
    for (const node of all) this.#visitAssignment(node);
    for (const node of all) {
      if (node.type === 'NewExpression') this.#visitPlugin(node);
      if (node.type.endsWith('MemberExpression')) this.#visitHook(node);
    }
  }

  /** The expression that a statement exports. */
  #exported(node: SyntaxNode): SyntaxNode | undefined {
    if (node.type === 'ExportDefaultDeclaration') return child(node, 'declaration');
    if (node.type === 'TSExportAssignment') return child(node, 'expression');
    if (node.type === 'AssignmentExpression') {
      const left = child(node, 'left');
      const names = left ? memberNames(left).join('.') : '';
      return /^(?:module\.exports|exports\.default|module\.exports\.default)$/u.test(names)
        ? child(node, 'right')
        : undefined;
    }
    // A bare object, without a file around it.
    const alone = node.type === 'ExpressionStatement' ? child(node, 'expression') : undefined;
    return alone?.type === 'ObjectExpression' ? alone : undefined;
  }

  /** Collects the names in an expression for the option at a path. */
  #visit(node: SyntaxNode, path: string): void {
    const paths = this.#seen.get(node) ?? new Set();
    if (paths.has(path)) return;
    this.#seen.set(node, paths.add(path));
    if (isFunction(node)) {
      // A function can also be a value; only the configuration itself can be its result.
      if (path === '' || node.type === 'FunctionDeclaration') this.#visitReturned(node, path);
      return;
    }
    switch (node.type) {
      case 'ObjectExpression':
        for (const property of children(node, 'properties')) this.#visitProperty(property, path);
        break;
      case 'ArrayExpression':
        for (const element of children(node, 'elements')) this.#visit(element, path);
        break;
      case 'Identifier': {
        const name = text(node, 'name');
        const value = this.#bindings.get(name);
        if (!this.#variables.has(name)) this.#variables.set(name, path);
        if (value) this.#visit(value, path);
        break;
      }
      case 'CallExpression':
        this.#visitCall(node, path);
        break;
      case 'ConditionalExpression':
        this.#visitEach(node, ['consequent', 'alternate'], path);
        break;
      case 'LogicalExpression':
        this.#visitEach(node, ['left', 'right'], path);
        break;
      default:
        // `await x`, `x as T`, `x satisfies T`, `...x`, `x!`.
        this.#visitEach(node, ['expression', 'argument'], path);
    }
  }

  #visitEach(node: SyntaxNode, keys: readonly string[], path: string): void {
    if (node.type === 'NewExpression') return;
    for (const key of keys) {
      const value = child(node, key);
      if (value) this.#visit(value, path);
    }
  }

  /** The return values of a function, but not those of nested functions. */
  #visitReturned(node: SyntaxNode, path: string): void {
    const body = child(node, 'body');
    if (body === undefined) return;
    if (body.type !== 'BlockStatement') this.#visit(body, path);
    for (const one of descendants(body, (inner) => !isFunction(inner))) {
      const value = one.type === 'ReturnStatement' ? child(one, 'argument') : undefined;
      if (value) this.#visit(value, path);
    }
  }

  /** A function of the file, or one that combines configurations, such as `merge` and `defineConfig`. */
  #visitCall(node: SyntaxNode, path: string): void {
    const callee = child(node, 'callee');
    const own =
      callee?.type === 'Identifier' ? this.#bindings.get(text(callee, 'name')) : undefined;
    if (own && isFunction(own)) this.#visitReturned(own, path);
    // `[…].filter(Boolean)`: the list is the object of the method call.
    const object = callee && child(callee, 'object');
    if (object?.type === 'ArrayExpression') this.#visit(object, path);
    for (const argument of children(node, 'arguments')) {
      if (!isFunction(argument) || path === '') this.#visit(argument, path);
    }
  }

  #visitProperty(property: SyntaxNode, path: string): void {
    if (property.type === 'SpreadElement') {
      this.#visitEach(property, ['argument'], path);
      return;
    }
    const key = keyOf(property);
    if (key === '') return;
    const value = property.type === 'ObjectMethod' ? property : child(property, 'value');
    this.#add(below(path, key), property, value);
  }

  #add(name: string, node: SyntaxNode, value: SyntaxNode | undefined): void {
    const written = value?.type === 'StringLiteral' ? text(value, 'value') : undefined;
    const position = positionOf(node);
    // `Rule` isn't an option that could change.
    if (name !== 'Rule') {
      this.options.push({ name, position, ...(written !== undefined && { value: written }) });
    }
    if (value) this.#visit(value, name);
  }

  #visitAssignment(node: SyntaxNode): void {
    const isCall = node.type === 'CallExpression';
    if (!isCall && node.type !== 'AssignmentExpression') return;
    const target = child(node, isCall ? 'callee' : 'left');
    const [root = '', ...names] = target ? memberNames(target) : [];
    const base = this.#variables.get(root);
    if (base === undefined || names.length === 0 || names.includes('')) return;
    if (isCall && !/^(?:push|unshift)$/u.test(names.pop() ?? '')) return;
    if (names.length === 0) return;
    const path = names.reduce(below, base);
    const values = isCall ? children(node, 'arguments') : [child(node, 'right')];
    for (const value of values) this.#add(path, node, value);
  }

  #visitPlugin(node: SyntaxNode): void {
    const callee = child(node, 'callee');
    const name = callee ? (memberNames(callee).at(-1) ?? '') : '';
    if (!/^[A-Z]\w*Plugin$/u.test(name)) return;
    const position = positionOf(node);
    this.plugins.push({ name, position });
    for (const argument of children(node, 'arguments')) {
      for (const property of children(argument, 'properties')) {
        const key = keyOf(property);
        if (key !== '') {
          this.plugins.push({
            name: `${name}.${key}`,
            position: positionOf(property),
          });
        }
      }
    }
  }

  #visitHook(node: SyntaxNode): void {
    const names = memberNames(node);
    if (names.at(-2) !== 'hooks' || names.at(-1) === '') return;
    this.hooks.push({
      name: names.slice(-2).join('.'),
      position: positionOf(node),
    });
  }
}

/**
 * Collects the names in a configuration from its syntax: no code is run or loaded. Follows variables and functions of
 * the file, spread objects, conditions, lists, and calls that combine configurations; anything that can't be evaluated
 * statically is left out.
 *
 * @param source a file in JavaScript or TypeScript, or a bare object
 * @throws ConfigurationSyntaxError with the position of the syntax error
 */
export function readConfiguration(source: string): ReadConfiguration {
  const reader = new Reader();
  reader.read(parseConfiguration(source));
  const { options, plugins, hooks } = reader;
  return { options, plugins, hooks };
}
