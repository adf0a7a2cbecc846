/** Values as the syntax of a configuration tells them, with the lines that they come from. */
import type { SyntaxNode } from './syntax.ts';

/** Stands for the folder of the project. */
export const projectFolder = '/project';

/** What only a run would tell. */
export class Unknown {
  /** As it is written. */
  readonly source: string;
  /** A value of the right kind, where the kind is certain: a path that begins at the project's folder is absolute. */
  readonly standIn: string | undefined;

  constructor(source = '', standIn?: string) {
    this.source = source;
    this.standIn = standIn;
  }
}

/** Something of another module or of the platform, by its name there: `path.resolve`, `webpack.DefinePlugin`. */
export class Reference {
  /** The package or module, without `node:`; empty for what is global. */
  readonly module: string;
  /** Names below it. */
  readonly path: readonly string[];

  constructor(module: string, path: readonly string[] = []) {
    this.module = module;
    this.path = path;
  }

  /** Such as `path.resolve`; what a module exports as a whole is named by the module. */
  get name(): string {
    return [this.module, ...this.path.filter((one) => one !== 'default')]
      .filter((part) => part !== '')
      .join('.');
  }

  member(key: string): Reference {
    return new Reference(this.module, [...this.path, key]);
  }
}

/** A value and the line that sets it. */
export interface Entry {
  readonly value: Value;
  readonly line: number;
}

export class ObjectValue {
  readonly entries = new Map<string, Entry>();
  /** Spreads and computed keys that only a run would tell, by their place among the entries. */
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

/** A function of the file. */
export class FunctionValue {
  readonly node: SyntaxNode;
  readonly scope: Scope;

  constructor(node: SyntaxNode, scope: Scope) {
    this.node = node;
    this.scope = scope;
  }
}

/** A function that the reader itself provides, such as `resolve` of a promise. */
export class NativeFunction {
  readonly call: (values: readonly Value[]) => Value;

  constructor(call: (values: readonly Value[]) => Value) {
    this.call = call;
  }
}

/** What `new X()` makes. */
export class Instance {
  readonly name: string;
  /** Package that exports the class; empty where the file does not tell. */
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

/** Names of a block or a function, and those around it. */
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

/** Whether a value counts as true; undefined where only a run would tell. */
export function truth(value: Value): boolean | undefined {
  if (value instanceof Unknown) return undefined;
  // A module is there; what it exports is not known.
  if (value instanceof Reference && (value.module === '' || value.path.length > 0))
    return undefined;
  return Boolean(value);
}

/** A plugin as a validator wants one, and as a reader recognizes it. */
export class Placeholder {
  readonly name: string;
  readonly module: string;

  constructor(name: string, module: string) {
    this.name = name;
    this.module = module;
  }

  apply(): void {
    // It stands for a plugin that is not here.
  }
}

/** A configuration as far as its syntax tells. */
export interface Evaluated {
  readonly value: unknown;
  /** Line of each option, by its path such as `output.filename` or `module.rules[0].use`. */
  readonly lines: ReadonlyMap<string, number>;
  /** Paths of what only a run would tell. */
  readonly open: readonly string[];
}

/** More values than any configuration has; constants that repeat each other could make billions. */
const mostValues = 50_000;

const stop = new Unknown();

function functionNamed(name: string): () => undefined {
  return Object.defineProperty(() => undefined, 'name', { value: name });
}

/** Turns values into what a validator takes: objects, lists, and functions that do nothing. */
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
    // Of a module that is not here: a function, a class or an object.
    if (value instanceof Reference) return new Unknown(value.name);
    if (!(value instanceof ObjectValue) && !(value instanceof ArrayValue)) return value;
    inside.add(value);
    const result = value instanceof ObjectValue ? object(value, at) : array(value, at);
    inside.delete(value);
    return result;
  };

  /** The value at a place; undefined where nothing is to be put there. */
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
