/** Statically evaluated values of a configuration, with the lines that they come from. */
import type { SyntaxNode } from './syntax.ts';

/** Represents the project's folder. */
export const projectFolder = '/project';

/** A value that can't be evaluated statically. */
export class Unknown {
  /** As written in the source. */
  readonly source: string;
  /** A value of the right kind, if the kind is certain: a path that starts in the project's folder is absolute. */
  readonly standIn: string | undefined;

  constructor(source = '', standIn?: string) {
    this.source = source;
    this.standIn = standIn;
  }
}

/** An export of another module or a global, by its name: `path.resolve`, `webpack.DefinePlugin`. */
export class Reference {
  /** The package or module, without `node:`; empty for globals. */
  readonly module: string;
  /** Property names within it. */
  readonly path: readonly string[];

  constructor(module: string, path: readonly string[] = []) {
    this.module = module;
    this.path = path;
  }

  /** For example `path.resolve`; the whole export of a module has the module's name. */
  get name(): string {
    return [this.module, ...this.path.filter((one) => one !== 'default')]
      .filter((part) => part !== '')
      .join('.');
  }

  member(key: string): Reference {
    return new Reference(this.module, [...this.path, key]);
  }
}

/** A value and the line that defines it. */
export interface Entry {
  readonly value: Value;
  readonly line: number;
}

export class ObjectValue {
  readonly entries = new Map<string, Entry>();
  /** Spreads and computed keys that can't be evaluated statically, by their position among the entries. */
  readonly open: { readonly before: number; readonly mark: '…' | '[…]' }[] = [];

  copyFrom({ entries, open }: ObjectValue): void {
    for (const { before, mark } of open)
      this.open.push({ before: this.entries.size + before, mark });
    for (const [key, entry] of entries) this.entries.set(key, entry);
  }
}

export class ArrayValue {
  readonly items: Entry[] = [];
}

/** A function defined in the file. */
export class FunctionValue {
  readonly node: SyntaxNode;
  readonly scope: Scope;

  constructor(node: SyntaxNode, scope: Scope) {
    this.node = node;
    this.scope = scope;
  }
}

/** A function that the evaluator provides, such as `resolve` of a promise. */
export class NativeFunction {
  readonly call: (values: readonly Value[]) => Value;

  constructor(call: (values: readonly Value[]) => Value) {
    this.call = call;
  }
}

/** The result of `new X()`. */
export class Instance {
  readonly name: string;
  /** Package that exports the class; empty if the file doesn't show it. */
  readonly module: string;
  readonly args: readonly Value[];
  readonly line: number;

  constructor(name: string, module: string, args: readonly Value[], line: number) {
    this.name = name;
    this.module = module;
    this.args = args;
    this.line = line;
  }
}

export type Value =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | RegExp
  | ObjectValue
  | ArrayValue
  | FunctionValue
  | NativeFunction
  | Reference
  | Instance
  | Unknown;

/** Names of a block or a function, and of the enclosing scopes. */
export class Scope {
  readonly #values = new Map<string, Value>();
  readonly #outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.#outer = outer;
  }

  declare(name: string, value: Value): void {
    this.#values.set(name, value);
  }

  assign(name: string, value: Value): void {
    if (this.#values.has(name) || this.#outer === undefined) this.#values.set(name, value);
    else this.#outer.assign(name, value);
  }

  has(name: string): boolean {
    return this.#values.has(name) || (this.#outer?.has(name) ?? false);
  }

  get(name: string): Value {
    return this.#values.has(name) ? this.#values.get(name) : this.#outer?.get(name);
  }
}

/** The truthiness of a value; undefined if it is unknown. */
export function truth(value: Value): boolean | undefined {
  if (value instanceof Unknown) return undefined;
  // An imported module exists, even if its exports are unknown.
  if (value instanceof Reference && (value.module === '' || value.path.length > 0))
    return undefined;
  return Boolean(value);
}

/** A stand-in for a plugin that validators accept and readers recognize. */
export class Placeholder {
  readonly name: string;
  readonly module: string;

  constructor(name: string, module: string) {
    this.name = name;
    this.module = module;
  }

  apply(): void {
    // Replaces a plugin that isn't available here.
  }
}

/** A statically evaluated configuration. */
export interface Evaluated {
  readonly value: unknown;
  /** Line of each option by its path, such as `output.filename` or `module.rules[0].use`. */
  readonly lines: ReadonlyMap<string, number>;
  /** Paths of values that can't be evaluated statically. */
  readonly open: readonly string[];
}

/** More values than any real configuration has; constants that repeat each other could multiply to billions. */
const mostValues = 50_000;

const stop = new Unknown();

function functionNamed(name: string): () => undefined {
  return Object.defineProperty(() => undefined, 'name', { value: name });
}

/** Converts values to what a validator accepts: objects, lists, and functions that do nothing. */
export function plainValue(root: Value): Evaluated {
  const lines = new Map<string, number>();
  const open = new Set<string>();
  const inside = new Set<Value>();
  let count = 0;

  const plain = (value: Value, at: string): unknown => {
    count += 1;
    if (count > mostValues || inside.has(value)) return stop;
    if (value instanceof Unknown) return value;
    if (value instanceof Instance) return new Placeholder(value.name, value.module);
    if (value instanceof FunctionValue || value instanceof NativeFunction) {
      return functionNamed(at.split('.').at(-1) ?? '');
    }
    // From a module that isn't available here: a function, a class or an object.
    if (value instanceof Reference) return new Unknown(value.name);
    if (!(value instanceof ObjectValue) && !(value instanceof ArrayValue)) return value;
    inside.add(value);
    const result = value instanceof ObjectValue ? object(value, at) : array(value, at);
    inside.delete(value);
    return result;
  };

  /** The plain value at a path; undefined if nothing is to be set there. */
  const known = (value: Value, place: string): { readonly value: unknown } | undefined => {
    const found = plain(value, place);
    if (!(found instanceof Unknown)) return { value: found };
    open.add(place);
    return found.standIn === undefined ? undefined : { value: found.standIn };
  };

  const object = (value: ObjectValue, at: string): object => {
    const result: Record<string, unknown> = {};
    const marks = (index: number): void => {
      for (const { before, mark } of value.open) {
        if (before === index) open.add(mark === '…' && at !== '' ? `${at}.…` : `${at}${mark}`);
      }
    };
    [...value.entries].forEach(([key, entry], index) => {
      marks(index);
      const place = at === '' ? key : `${at}.${key}`;
      lines.set(place, entry.line);
      const found = known(entry.value, place);
      if (found !== undefined && key !== '__proto__') result[key] = found.value;
    });
    marks(value.entries.size);
    return result;
  };

  const array = (value: ArrayValue, at: string): unknown[] => {
    const result: unknown[] = [];
    for (const { value: item, line } of value.items) {
      const place = `${at}[${result.length}]`;
      if (!lines.has(place)) lines.set(place, line);
      const found = known(item, place);
      if (found !== undefined) result.push(found.value);
    }
    return result;
  };

  const value = plain(root, '');
  return { value: value instanceof Unknown ? undefined : value, lines, open: [...open] };
}
