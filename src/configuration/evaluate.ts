/**
 * Evaluates a configuration statically. No code is run: statements are followed as long as their values are certain,
 * and anything that depends on running the code stays unknown.
 */
import { callKnown } from './known-calls.ts';
import { child, children, descendants, keyOf, memberNames, text } from './syntax.ts';
import type { SyntaxNode } from './syntax.ts';
import {
  ArrayValue,
  FunctionValue,
  Instance,
  NativeFunction,
  ObjectValue,
  Reference,
  Scope,
  Unknown,
  plainValue,
  projectFolder,
  truth,
} from './values.ts';
import type { Evaluated, Value } from './values.ts';

/** The branch to take of conditions with an unknown test. */
export type Branch = 'first' | 'second';

export interface Assumptions {
  readonly branch: Branch;
  /** Assumed value of `--mode` and `NODE_ENV`; both are unknown if omitted. */
  readonly mode?: string;
}

/** A file evaluated under certain assumptions. */
export interface Reading extends Evaluated {
  /** Tests of conditions that can't be evaluated statically, as written in the source. */
  readonly conditions: readonly string[];
  /** Plugins and other objects that the configuration creates, in source order. */
  readonly instances: readonly Instance[];
  /** True if the assumed mode affected the result. */
  readonly usesMode: boolean;
}

/** Deeper than any real configuration; this limit stops recursive code. */
const mostDepth = 60;

/** More steps than any real configuration takes. */
const mostSteps = 50_000;

/** Maximum length of a condition or an unknown value in messages. */
const mostSource = 60;

/** Names that are assumed to be a module if the file doesn't import them, as in samples and pasted excerpts. */
const assumedModules: Readonly<Record<string, Reference>> = {
  path: new Reference('path'),
  webpack: new Reference('webpack'),
  resolve: new Reference('path', ['resolve']),
  join: new Reference('path', ['join']),
  fileURLToPath: new Reference('url', ['fileURLToPath']),
  defineConfig: new Reference('webpack', ['defineConfig']),
  merge: new Reference('webpack-merge', ['merge']),
};

const isFunction = ({ type }: SyntaxNode): boolean =>
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|ObjectMethod)$/u.test(type);

/** The return value of a statement. */
class Returned {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

class Evaluator {
  readonly conditions = new Set<string>();
  readonly instances: Instance[] = [];
  usesMode = false;
  exported: Value | Returned = undefined;
  hasExport = false;
  readonly #source: readonly string[];
  readonly #assumptions: Assumptions;
  #depth = 0;
  #steps = 0;

  constructor(source: string, assumptions: Assumptions) {
    this.#source = source.split('\n');
    this.#assumptions = assumptions;
  }

  run(program: SyntaxNode): void {
    const scope = new Scope();
    const body = children(program, 'body');
    this.#statements(body, scope);
    if (this.hasExport) return;
    // A bare object, as people often paste it.
    const [only] = body;
    const alone =
      body.length === 1 && only?.type === 'ExpressionStatement' && child(only, 'expression');
    if (alone && /^(?:Object|Array)Expression$/u.test(alone.type)) this.#export(alone, scope);
  }

  /** The configuration in the file's export: a function is evaluated as if webpack called it. */
  configuration(value: Value): Value {
    if (!(value instanceof FunctionValue)) return value;
    const mode = this.#mode('');
    const argv = new ObjectValue();
    argv.entries.set('mode', { value: mode, line: 0 });
    argv.open.push({ before: 1, mark: '…' });
    const env = new ObjectValue();
    env.open.push({ before: 0, mark: '…' });
    const { mode: assumed } = this.#assumptions;
    for (const name of assumed === undefined ? [] : ['production', 'development']) {
      env.entries.set(name, { value: assumed === name, line: 0 });
    }
    return this.#callFunction(value, [env, argv]);
  }

  #mode(source: string): Value {
    const { mode } = this.#assumptions;
    return mode ?? new Unknown(source);
  }

  #export(node: SyntaxNode, scope: Scope): void {
    this.hasExport = true;
    this.exported = this.#value(node, scope);
  }

  /** The source of a node on one line. */
  #text({ loc }: SyntaxNode): string {
    const end = (loc as { end?: { line: number; column: number } } | null | undefined)?.end;
    if (!loc || end === undefined) return '';
    const lines = this.#source.slice(loc.start.line - 1, end.line);
    if (lines.length === 1) lines[0] = lines[0]?.slice(loc.start.column, end.column) ?? '';
    else {
      lines[0] = lines[0]?.slice(loc.start.column) ?? '';
      lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column) ?? '';
    }
    const line = lines.map((one) => one.trim()).join(' ');
    return line.length > mostSource ? `${line.slice(0, mostSource)}…` : line;
  }

  #unknown(node: SyntaxNode): Unknown {
    return new Unknown(this.#text(node));
  }

  /** Decides a condition by its test, or by the assumption. */
  #decide(test: SyntaxNode, scope: Scope): boolean {
    const known = truth(this.#value(test, scope));
    if (known !== undefined) return known;
    this.conditions.add(this.#text(test));
    return this.#assumptions.branch === 'first';
  }

  // Statements

  #statements(body: readonly SyntaxNode[], scope: Scope): Returned | undefined {
    for (const node of body) {
      const statement =
        /^Export(?:Named|Default)Declaration$/u.test(node.type) && child(node, 'declaration');
      const declared = statement === false || statement === undefined ? node : statement;
      const id = child(declared, 'id');
      if (declared.type === 'FunctionDeclaration' && id) {
        scope.declare(text(id, 'name'), new FunctionValue(declared, scope));
      }
    }
    for (const node of body) {
      const returned = this.#statement(node, scope);
      if (returned !== undefined) return returned;
    }
    return undefined;
  }

  #statement(node: SyntaxNode, scope: Scope): Returned | undefined {
    this.#steps += 1;
    if (this.#steps > mostSteps) return new Returned(this.#unknown(node));
    const only = (key: string) => {
      const one = child(node, key);
      return one && this.#statement(one, scope);
    };
    switch (node.type) {
      case 'ImportDeclaration':
        this.#import(node, scope);
        return undefined;
      case 'TSImportEqualsDeclaration':
        this.#importEquals(node, scope);
        return undefined;
      case 'VariableDeclaration':
        for (const one of children(node, 'declarations')) this.#declare(one, scope);
        return undefined;
      case 'ClassDeclaration': {
        const id = child(node, 'id');
        if (id) scope.declare(text(id, 'name'), new Reference('', [text(id, 'name')]));
        return undefined;
      }
      case 'ExportNamedDeclaration':
        return only('declaration');
      case 'ExportDefaultDeclaration': {
        const declaration = child(node, 'declaration');
        if (declaration) this.#export(declaration, scope);
        return undefined;
      }
      case 'TSExportAssignment': {
        const expression = child(node, 'expression');
        if (expression) this.#export(expression, scope);
        return undefined;
      }
      case 'ExpressionStatement': {
        const expression = child(node, 'expression');
        if (expression) this.#value(expression, scope);
        return undefined;
      }
      case 'ReturnStatement': {
        const argument = child(node, 'argument');
        return new Returned(argument && this.#value(argument, scope));
      }
      case 'BlockStatement':
        return this.#statements(children(node, 'body'), new Scope(scope));
      case 'IfStatement': {
        const test = child(node, 'test');
        return test && only(this.#decide(test, scope) ? 'consequent' : 'alternate');
      }
      case 'TryStatement':
        return only('block');
      case 'SwitchStatement':
        return this.#switch(node, scope);
      case 'ForOfStatement':
        return this.#forOf(node, scope);
      case 'ForStatement':
      case 'ForInStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        this.#noteEffects(node, scope);
        return undefined;
      default:
        return undefined;
    }
  }

  /** Evaluates a loop over a known list; variables changed by any other loop become unknown. */
  #forOf(node: SyntaxNode, scope: Scope): Returned | undefined {
    const [left, right, body] = [child(node, 'left'), child(node, 'right'), child(node, 'body')];
    const list = right && this.#value(right, scope);
    const jumps = /^(?:Break|Continue)Statement$/u;
    const isPlain = body && !descendants(body).some(({ type }) => jumps.test(type));
    if (!(list instanceof ArrayValue) || !left || !isPlain) {
      this.#noteEffects(node, scope);
      return undefined;
    }
    const [declaration] = children(left, 'declarations');
    const pattern = declaration ? child(declaration, 'id') : left;
    for (const { value } of list.items) {
      const inner = new Scope(scope);
      if (pattern) this.#bind(pattern, value, inner);
      const returned = this.#statement(body, inner);
      if (returned !== undefined) return returned;
    }
    return undefined;
  }

  /** Marks the variables, objects and lists that some code writes to as unknown. */
  #noteEffects(node: SyntaxNode, scope: Scope): void {
    for (const one of descendants(node)) {
      const isCall = one.type === 'CallExpression';
      const target = isCall
        ? child(one, 'callee')
        : one.type === 'AssignmentExpression'
          ? child(one, 'left')
          : undefined;
      const [root = '', ...names] = target ? memberNames(target) : [];
      if (!scope.has(root)) continue;
      if (isCall && !/^(?:push|unshift|splice)$/u.test(names.pop() ?? '')) continue;
      if (names.length === 0 && !isCall) {
        scope.assign(root, this.#unknown(one));
        continue;
      }
      if (!isCall) names.pop();
      const on = names.reduce<Value>(
        (value, name) => (value instanceof ObjectValue ? value.entries.get(name)?.value : value),
        scope.get(root),
      );
      if (on instanceof ObjectValue) on.open.push({ before: on.entries.size, mark: '…' });
      const line = one.loc?.start.line ?? 1;
      if (on instanceof ArrayValue) on.items.push({ value: this.#unknown(one), line });
    }
  }

  #switch(node: SyntaxNode, scope: Scope): Returned | undefined {
    const discriminant = child(node, 'discriminant');
    const value = discriminant && this.#value(discriminant, scope);
    const cases = children(node, 'cases');
    const tests = cases.map((one) => child(one, 'test'));
    const isUnknown = value instanceof Unknown;
    if (isUnknown && discriminant) this.conditions.add(this.#text(discriminant));
    const byDefault = tests.indexOf(undefined);
    const found = isUnknown
      ? this.#assumptions.branch === 'first'
        ? 0
        : byDefault
      : tests.findIndex((test) => test !== undefined && this.#value(test, scope) === value);
    const start = found === -1 ? byDefault : found;
    for (const one of start === -1 ? [] : cases.slice(start)) {
      for (const statement of children(one, 'consequent')) {
        if (statement.type === 'BreakStatement') return undefined;
        const returned = this.#statement(statement, scope);
        if (returned !== undefined) return returned;
      }
    }
    return undefined;
  }

  #import(node: SyntaxNode, scope: Scope): void {
    const from = moduleOf(text(child(node, 'source'), 'value'));
    for (const specifier of children(node, 'specifiers')) {
      const imported = child(specifier, 'imported');
      const name = imported ? text(imported, 'name') || text(imported, 'value') : '';
      const isWhole = name === '' || name === 'default';
      scope.declare(
        text(child(specifier, 'local'), 'name'),
        new Reference(from, isWhole ? [] : [name]),
      );
    }
  }

  #importEquals(node: SyntaxNode, scope: Scope): void {
    const reference = child(node, 'moduleReference');
    const source = reference && child(reference, 'expression');
    scope.declare(text(child(node, 'id'), 'name'), new Reference(moduleOf(text(source, 'value'))));
  }

  #declare(node: SyntaxNode, scope: Scope): void {
    const id = child(node, 'id');
    const init = child(node, 'init');
    if (id) this.#bind(id, init ? this.#value(init, scope) : undefined, scope);
  }

  /** Binds the names of a pattern to their values. */
  #bind(pattern: SyntaxNode, value: Value, scope: Scope): void {
    switch (pattern.type) {
      case 'Identifier':
        scope.declare(text(pattern, 'name'), value);
        break;
      case 'AssignmentPattern': {
        const left = child(pattern, 'left');
        const right = child(pattern, 'right');
        const used = value === undefined && right ? this.#value(right, scope) : value;
        if (left) this.#bind(left, used, scope);
        break;
      }
      case 'ObjectPattern':
        for (const property of children(pattern, 'properties')) {
          const target = child(property, property.type === 'RestElement' ? 'argument' : 'value');
          if (!target) continue;
          const key = keyOf(property);
          this.#bind(
            target,
            key === '' ? this.#unknown(pattern) : this.#get(value, key, pattern),
            scope,
          );
        }
        break;
      case 'ArrayPattern':
        children(pattern, 'elements').forEach((element, index) => {
          this.#bind(element, this.#get(value, index, pattern), scope);
        });
        break;
      default:
    }
  }

  // Expressions

  #value(node: SyntaxNode, scope: Scope): Value {
    this.#steps += 1;
    if (this.#depth > mostDepth || this.#steps > mostSteps) return this.#unknown(node);
    this.#depth += 1;
    try {
      return this.#expression(node, scope);
    } finally {
      this.#depth -= 1;
    }
  }

  #expression(node: SyntaxNode, scope: Scope): Value {
    if (isFunction(node)) return new FunctionValue(node, scope);
    const inner = (key: string): Value => {
      const one = child(node, key);
      return one ? this.#value(one, scope) : undefined;
    };
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value as string | number | boolean;
      case 'NullLiteral':
        return null;
      case 'RegExpLiteral':
        return regExp(text(node, 'pattern'), text(node, 'flags')) ?? this.#unknown(node);
      case 'TemplateLiteral':
        return this.#template(node, scope);
      case 'ObjectExpression':
        return this.#object(node, scope);
      case 'ArrayExpression':
        return this.#array(node, scope);
      case 'ClassExpression':
        return new Reference('', [text(child(node, 'id'), 'name') || 'class']);
      case 'NewExpression':
        return this.#instance(node, scope);
      case 'Identifier':
        return this.#identifier(node, scope);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.#member(node, scope);
      case 'UnaryExpression':
        return this.#unary(node, scope);
      case 'ConditionalExpression': {
        const test = child(node, 'test');
        return inner(test && this.#decide(test, scope) ? 'consequent' : 'alternate');
      }
      case 'LogicalExpression':
        return this.#logical(node, scope);
      case 'BinaryExpression':
        return this.#binary(node, scope);
      case 'CallExpression':
      case 'OptionalCallExpression':
        return this.#call(node, scope);
      case 'AssignmentExpression':
        return this.#assign(node, scope);
      case 'SequenceExpression':
        return children(node, 'expressions').reduce<Value>(
          (_, one) => this.#value(one, scope),
          undefined,
        );
      case 'AwaitExpression':
        return inner('argument');
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'TSInstantiationExpression':
      case 'ParenthesizedExpression':
        return inner('expression');
      default:
        return this.#unknown(node);
    }
  }

  #template(node: SyntaxNode, scope: Scope): Value {
    const values = children(node, 'expressions').map((one) => this.#value(one, scope));
    if (!values.every((one) => typeof one === 'string' || typeof one === 'number')) {
      return this.#unknown(node);
    }
    return children(node, 'quasis')
      .map(({ value }, place) => {
        const { cooked = '' } = value as { cooked?: string };
        return `${cooked}${values[place] ?? ''}`;
      })
      .join('');
  }

  #object(node: SyntaxNode, scope: Scope): ObjectValue {
    const object = new ObjectValue();
    const noteOpen = (mark: '…' | '[…]'): void => {
      object.open.push({ before: object.entries.size, mark });
    };
    for (const property of children(node, 'properties')) {
      if (property.type === 'SpreadElement') {
        const argument = child(property, 'argument');
        const spread = argument && this.#value(argument, scope);
        if (spread instanceof ObjectValue) object.copyFrom(spread);
        else if (spread instanceof Unknown || spread instanceof Reference) noteOpen('…');
        continue;
      }
      const key = this.#key(property, scope);
      if (key === undefined) {
        noteOpen('[…]');
        continue;
      }
      const line = property.loc?.start.line ?? 1;
      const isMethod = property.type === 'ObjectMethod';
      const written = isMethod ? property : child(property, 'value');
      const value =
        isMethod && property.kind !== 'method'
          ? this.#unknown(property)
          : written && this.#value(written, scope);
      object.entries.delete(key);
      object.entries.set(key, { value, line });
    }
    return object;
  }

  #key(property: SyntaxNode, scope: Scope): string | undefined {
    const key = child(property, 'key');
    if (key === undefined) return undefined;
    if (property.computed !== true && key.type === 'Identifier') return text(key, 'name');
    const value = this.#value(key, scope);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }

  #array(node: SyntaxNode, scope: Scope): ArrayValue {
    const array = new ArrayValue();
    for (const element of children(node, 'elements')) {
      const line = element.loc?.start.line ?? 1;
      const argument = element.type === 'SpreadElement' ? child(element, 'argument') : undefined;
      const value = this.#value(argument ?? element, scope);
      if (argument && value instanceof ArrayValue) array.items.push(...value.items);
      // A spread value that isn't a list is a mistake, or can't be evaluated statically.
      else array.items.push({ value: argument ? this.#unknown(element) : value, line });
    }
    return array;
  }

  #instance(node: SyntaxNode, scope: Scope): Value {
    const callee = child(node, 'callee');
    const of = callee && this.#value(callee, scope);
    const written = callee ? memberNames(callee) : [];
    const args = this.#arguments(node, scope);
    const name = written.at(-1) ?? '';
    const [first, second] = args;
    if (name === 'RegExp' && written.length === 1) {
      const source = first instanceof RegExp ? first.source : first;
      const flags = second ?? (first instanceof RegExp ? first.flags : '');
      const found =
        typeof source === 'string' && typeof flags === 'string' ? regExp(source, flags) : undefined;
      return found ?? this.#unknown(node);
    }
    if (name === 'URL' && written.length === 1) {
      const isHere = second instanceof Reference && second.name === 'import.meta.url';
      return typeof first === 'string' && isHere && !/^\w+:/u.test(first)
        ? new Instance('URL', '', [first], 0)
        : this.#unknown(node);
    }
    if (name === 'Promise' && written.length === 1) return this.#promise(first, node);
    // `new (require('a-plugin'))()` has no name other than its package.
    const module = of instanceof Reference ? of.module : '';
    const instance = new Instance(
      name === '' || name === 'default' ? module : name,
      module,
      args,
      node.loc?.start.line ?? 1,
    );
    this.instances.push(instance);
    return instance;
  }

  /** The value that a promise's executor passes to its first argument. */
  #promise(executor: Value, node: SyntaxNode): Value {
    let result: Value = this.#unknown(node);
    const settle = new NativeFunction(([value]) => {
      result = value;
      return undefined;
    });
    if (executor instanceof FunctionValue) this.#callFunction(executor, [settle]);
    return result;
  }

  #identifier(node: SyntaxNode, scope: Scope): Value {
    const name = text(node, 'name');
    if (scope.has(name)) return scope.get(name);
    if (name === 'undefined') return undefined;
    if (name === 'Infinity') return Infinity;
    if (name === '__dirname') return projectFolder;
    if (name === '__filename') return `${projectFolder}/webpack.config.js`;
    return assumedModules[name] ?? new Reference('', [name]);
  }

  #member(node: SyntaxNode, scope: Scope): Value {
    const names = memberNames(node);
    const whole = names.join('.');
    const object = child(node, 'object');
    if (object?.type === 'MetaProperty') {
      const [property] = names.slice(-1);
      if (property === 'dirname') return projectFolder;
      if (property === 'filename') return `${projectFolder}/webpack.config.js`;
      return new Reference('import.meta', [property ?? '']);
    }
    if (whole === 'process.env.NODE_ENV' || whole === 'process.env.WEBPACK_MODE') {
      this.usesMode = true;
      return this.#mode(whole);
    }
    if (whole === 'module.exports' && this.hasExport) {
      return this.exported instanceof Returned ? undefined : this.exported;
    }
    if (object === undefined) return this.#unknown(node);
    const property = child(node, 'property');
    const key: Value =
      node.computed === true
        ? property && this.#value(property, scope)
        : property && text(property, 'name');
    if (typeof key !== 'string' && typeof key !== 'number') return this.#unknown(node);
    const found = this.#get(this.#value(object, scope), key, node);
    // Platform values, such as `process.env.CI`, are unknown.
    return found instanceof Reference && found.module === '' && whole.startsWith('process.')
      ? this.#unknown(node)
      : found;
  }

  #get(value: Value, key: string | number, node: SyntaxNode): Value {
    if (value instanceof Reference) return loaderOf(value, key) ?? value.member(String(key));
    if (value instanceof ObjectValue) {
      if (key === 'mode' && value.open.length > 0) this.usesMode = true;
      const entry = value.entries.get(String(key));
      if (entry !== undefined) return entry.value;
      return value.open.length > 0 ? this.#unknown(node) : undefined;
    }
    if (value instanceof ArrayValue) {
      if (key === 'length') return value.items.length;
      return value.items[Number(key)]?.value;
    }
    if (typeof value === 'string' && key === 'length') return value.length;
    return this.#unknown(node);
  }

  #unary(node: SyntaxNode, scope: Scope): Value {
    const argument = child(node, 'argument');
    const value = argument && this.#value(argument, scope);
    switch (node.operator) {
      case 'void':
        return undefined;
      case '!': {
        const known = truth(value);
        return known === undefined ? this.#unknown(node) : !known;
      }
      case '-':
        return typeof value === 'number' ? -value : this.#unknown(node);
      default:
        return this.#unknown(node);
    }
  }

  #logical(node: SyntaxNode, scope: Scope): Value {
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    if (!left || !right) return undefined;
    const value = this.#value(left, scope);
    const known = truth(value);
    const isUnknown = known === undefined;
    const other = (): Value => this.#value(right, scope);
    if (isUnknown && node.operator === '&&') {
      this.conditions.add(this.#text(left));
      return this.#assumptions.branch === 'first' ? other() : false;
    }
    // The actual value is unknown, but the other one is at least possible.
    if (isUnknown) return other();
    if (node.operator === '??') return value ?? other();
    return known === (node.operator === '&&') ? other() : value;
  }

  #binary(node: SyntaxNode, scope: Scope): Value {
    const [left, right] = ['left', 'right'].map((key) => {
      const one = child(node, key);
      return one && this.#value(one, scope);
    });
    if (node.operator === '+' && typeof left === 'string' && typeof right === 'string') {
      return left + right;
    }
    const isPlain = (value: Value): boolean => typeof value !== 'object' || value === null;
    if (!isPlain(left) || !isPlain(right)) return this.#unknown(node);
    if (node.operator === '===' || node.operator === '==') return left === right;
    if (node.operator === '!==' || node.operator === '!=') return left !== right;
    if (typeof left === 'number' && typeof right === 'number') {
      if (node.operator === '*') return left * right;
      if (node.operator === '+') return left + right;
      if (node.operator === '-') return left - right;
      if (node.operator === '/') return left / right;
      if (node.operator === '<') return left < right;
      if (node.operator === '<=') return left <= right;
      if (node.operator === '>') return left > right;
      if (node.operator === '>=') return left >= right;
    }
    return this.#unknown(node);
  }

  #arguments(node: SyntaxNode, scope: Scope): Value[] {
    return children(node, 'arguments').flatMap((one): Value[] => {
      const argument = one.type === 'SpreadElement' ? child(one, 'argument') : undefined;
      if (argument === undefined) return [this.#value(one, scope)];
      const value = this.#value(argument, scope);
      return value instanceof ArrayValue
        ? value.items.map((item) => item.value)
        : [this.#unknown(one)];
    });
  }

  #call(node: SyntaxNode, scope: Scope): Value {
    const callee = child(node, 'callee');
    if (callee === undefined) return this.#unknown(node);
    const args = this.#arguments(node, scope);
    const [first] = args;
    if (callee.type === 'Import' || memberNames(callee).join('.') === 'require') {
      return typeof first === 'string' ? new Reference(moduleOf(first)) : this.#unknown(node);
    }
    if (memberNames(callee).join('.') === 'require.resolve') {
      return typeof first === 'string'
        ? `${projectFolder}/node_modules/${first}`
        : this.#unknown(node);
    }
    const object = child(callee, 'object');
    const method = callee.type.endsWith('MemberExpression')
      ? memberNames(callee).at(-1)
      : undefined;
    if (object && method) {
      const on = this.#value(object, scope);
      const line = node.loc?.start.line ?? 1;
      const called = this.#callMethod(on, method, args, line);
      if (called !== undefined) return called.value;
    }
    const called = this.#value(callee, scope);
    if (called instanceof FunctionValue) return this.#callFunction(called, args);
    if (called instanceof NativeFunction) return called.call(args);
    const result = called instanceof Reference ? callKnown(called, args) : undefined;
    if (result !== undefined) return result;
    // Functions passed to external code may be called there.
    for (const one of args)
      if (one instanceof FunctionValue) this.#noteEffects(one.node, one.scope);
    return this.#unknown(node);
  }

  /** Evaluates list methods; undefined for unknown methods. */
  #callMethod(
    on: Value,
    method: string,
    args: readonly Value[],
    line: number,
  ): { readonly value: Value } | undefined {
    const [first] = args;
    if (!(on instanceof ArrayValue)) return undefined;
    const list = (items: ArrayValue['items']): { readonly value: Value } => {
      const array = new ArrayValue();
      array.items.push(...items);
      return { value: array };
    };
    const entriesOf = (values: readonly Value[]): ArrayValue['items'] =>
      values.map((value) => ({ value, line }));
    switch (method) {
      case 'push':
        on.items.push(...entriesOf(args));
        return { value: on.items.length };
      case 'unshift':
        on.items.unshift(...entriesOf(args));
        return { value: on.items.length };
      case 'concat':
        return list([
          ...on.items,
          ...args.flatMap((one) => (one instanceof ArrayValue ? one.items : entriesOf([one]))),
        ]);
      case 'filter': {
        const isBoolean = first instanceof Reference && first.name === 'Boolean';
        const keeps = (value: Value): boolean =>
          truth(
            isBoolean || !(first instanceof FunctionValue)
              ? value
              : this.#callFunction(first, [value]),
          ) ?? true;
        return list(on.items.filter(({ value }) => keeps(value)));
      }
      case 'map':
        return first instanceof FunctionValue
          ? list(
              on.items.map((item, index) => ({
                value: this.#callFunction(first, [item.value, index]),
                line: item.line,
              })),
            )
          : undefined;
      case 'forEach':
        if (!(first instanceof FunctionValue)) return undefined;
        on.items.forEach(({ value }, index) => this.#callFunction(first, [value, index]));
        return { value: undefined };
      case 'join': {
        const values = on.items.map(({ value }) => value);
        return values.every((value) => typeof value === 'string') && typeof first === 'string'
          ? { value: values.join(first) }
          : undefined;
      }
      default:
        return undefined;
    }
  }

  #callFunction({ node, scope }: FunctionValue, args: readonly Value[]): Value {
    if (this.#depth > mostDepth || this.#steps > mostSteps) return this.#unknown(node);
    this.#depth += 1;
    try {
      const inner = new Scope(scope);
      children(node, 'params').forEach((param, index) => {
        this.#bind(param, args[index], inner);
      });
      const body = child(node, 'body');
      if (body === undefined) return undefined;
      if (body.type !== 'BlockStatement') return this.#value(body, inner);
      return this.#statements(children(body, 'body'), inner)?.value;
    } finally {
      this.#depth -= 1;
    }
  }

  #assign(node: SyntaxNode, scope: Scope): Value {
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    if (!left || !right) return undefined;
    const names = memberNames(left).join('.');
    if (/^(?:module\.exports|exports\.default|module\.exports\.default)$/u.test(names)) {
      this.#export(right, scope);
      return this.exported as Value;
    }
    const given = this.#value(right, scope);
    const value = node.operator === '=' ? given : this.#unknown(node);
    if (left.type === 'Identifier') {
      scope.assign(text(left, 'name'), value);
      return value;
    }
    const object = child(left, 'object');
    const on = object && this.#value(object, scope);
    if (!(on instanceof ObjectValue)) return value;
    const property = child(left, 'property');
    const key =
      left.computed === true
        ? property && this.#value(property, scope)
        : property && text(property, 'name');
    const line = node.loc?.start.line ?? 1;
    if (typeof key === 'string') on.entries.set(key, { value, line });
    else on.open.push({ before: on.entries.size, mark: '[…]' });
    return value;
  }
}

/** The regular expression; undefined if the pattern is invalid. */
function regExp(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

/** The path of the loader that a package exposes as a property; undefined for its other properties. */
function loaderOf({ module, path }: Reference, key: string | number): string | undefined {
  const isWhole = path.every((name) => name === 'default');
  return module === 'mini-css-extract-plugin' && isWhole && key === 'loader'
    ? `${projectFolder}/node_modules/${module}/dist/loader.js`
    : undefined;
}

function moduleOf(request: string): string {
  return request.replace(/^node:/u, '');
}

/**
 * The configuration that a file exports, as far as it can be evaluated statically.
 *
 * @param program result of `parseConfiguration`
 * @param source the text, used to quote conditions
 * @returns undefined if no export can be evaluated; a list if the file exports several configurations
 */
export function evaluate(
  program: SyntaxNode,
  assumptions: Assumptions,
  source = '',
): Reading | undefined {
  const evaluator = new Evaluator(source, assumptions);
  evaluator.run(program);
  const { exported } = evaluator;
  if (!evaluator.hasExport || exported instanceof Returned) return undefined;
  let value = evaluator.configuration(exported);
  if (value instanceof ArrayValue) {
    const list = new ArrayValue();
    list.items.push(
      ...value.items.map((item) => ({ ...item, value: evaluator.configuration(item.value) })),
    );
    value = list;
  }
  if (!(value instanceof ObjectValue) && !(value instanceof ArrayValue)) return undefined;
  const { conditions, instances, usesMode } = evaluator;
  return { ...plainValue(value), conditions: [...conditions], instances, usesMode };
}
