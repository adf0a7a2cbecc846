/** Node.js's `util`, as far as webpack, loaders and plugins use it. */

type AnyFunction = (...values: unknown[]) => unknown;

const custom = Symbol.for('nodejs.util.inspect.custom');
const promisified = Symbol.for('nodejs.util.promisify.custom');

export function deprecate<T>(call: T): T {
  return call;
}

export function inherits(child: AnyFunction, parent: AnyFunction): void {
  Object.defineProperty(child, 'super_', { value: parent, writable: true, configurable: true });
  Object.setPrototypeOf(child.prototype as object, parent.prototype as object);
}

export function promisify(call: AnyFunction): AnyFunction {
  const own = (call as { [promisified]?: AnyFunction })[promisified];
  if (own !== undefined) return own;
  return function promise(this: unknown, ...values: unknown[]) {
    return new Promise((resolve, reject) => {
      call.call(this, ...values, (error: unknown, value: unknown) => {
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the error is the caller's own
        if (error) reject(error);
        else resolve(value);
      });
    });
  };
}
promisify.custom = promisified;

export function callbackify(call: (...values: unknown[]) => Promise<unknown>): AnyFunction {
  return (...values) => {
    const callback = values.pop() as (error: unknown, value?: unknown) => void;
    call(...values).then((value) => {
      callback(null, value);
    }, callback);
  };
}

function quote(text: string): string {
  return text.includes("'")
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
}

function keyText(key: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quote(key);
}

function surround(open: string, parts: readonly string[], close: string): string {
  if (parts.length === 0) return `${open}${close}`;
  const line = `${open} ${parts.join(', ')} ${close}`;
  if (line.length <= 76 && !line.includes('\n')) return line;
  return `${open}\n  ${parts.map((part) => part.replaceAll('\n', '\n  ')).join(',\n  ')}\n${close}`;
}

function inspectObject(value: object, depth: number, seen: readonly object[]): string {
  if (seen.includes(value)) return '[Circular *1]';
  const inner = (one: unknown): string => inspectValue(one, depth - 1, [...seen, value]);
  if (value instanceof Error) return value.stack ?? String(value);
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof Promise) return 'Promise { <pending> }';
  const name =
    (Object.getPrototypeOf(value) as object | null)?.constructor.name ?? '[Object: null prototype]';
  if (depth < 0) return Array.isArray(value) ? '[Array]' : `[${name}]`;
  if (Array.isArray(value)) {
    const shown = value.slice(0, 100).map(inner);
    if (value.length > 100) shown.push(`... ${value.length - 100} more items`);
    return surround('[', shown, ']');
  }
  if (value instanceof Map) {
    return surround(
      `Map(${value.size}) {`,
      [...value].map(([key, one]) => `${inner(key)} => ${inner(one)}`),
      '}',
    );
  }
  if (value instanceof Set) return surround(`Set(${value.size}) {`, [...value].map(inner), '}');
  if (ArrayBuffer.isView(value)) {
    return surround(
      `${name}(${value.byteLength}) [`,
      Array.from(value as Uint8Array)
        .slice(0, 100)
        .map(String),
      ']',
    );
  }
  const entries = Object.entries(value).map(([key, one]) => `${keyText(key)}: ${inner(one)}`);
  const text = surround('{', entries, '}');
  return name === 'Object' ? text : `${name} ${text}`;
}

function inspectValue(value: unknown, depth: number, seen: readonly object[]): string {
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return value.toString();
    case 'function': {
      const isClass = Function.prototype.toString.call(value).startsWith('class');
      const name = value.name === '' ? '(anonymous)' : value.name;
      return isClass
        ? `[class ${name}]`
        : value.name === ''
          ? `[Function ${name}]`
          : `[Function: ${name}]`;
    }
    case 'object':
      return value === null ? 'null' : inspectObject(value, depth, seen);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'boolean':
    case 'undefined':
      return String(value);
  }
}

/** A string representation of any value, close to that of Node.js. */
export function inspect(value: unknown, options: { depth?: number | null } = {}): string {
  const depth = options.depth === null ? Infinity : (options.depth ?? 2);
  return inspectValue(value, depth, []);
}
inspect.custom = custom;

export function format(first: unknown, ...rest: readonly unknown[]): string {
  const values = [...rest];
  if (typeof first !== 'string') {
    return [first, ...values]
      .map((one) => (typeof one === 'string' ? one : inspect(one)))
      .join(' ');
  }
  const text = first.replaceAll(/%[sdifjoOc%]/gu, (mark) => {
    if (mark === '%%') return '%';
    if (values.length === 0) return mark;
    const value = values.shift();
    switch (mark) {
      case '%s':
        return typeof value === 'string' ? value : inspect(value, { depth: 0 });
      case '%d':
        return String(Number(value));
      case '%i':
        return String(Number.parseInt(String(value), 10));
      case '%f':
        return String(Number.parseFloat(String(value)));
      case '%j':
        return JSON.stringify(value);
      case '%c':
        return '';
      default:
        return inspect(value, { depth: 4 });
    }
  });
  return [text, ...values.map((one) => (typeof one === 'string' ? one : inspect(one)))].join(' ');
}

export function stripVTControlCharacters(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are the characters
  return text.replaceAll(/\u001B\[[\d;]*[A-Za-z]/gu, '');
}

export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) =>
      isDeepStrictEqual(
        (one as Record<string, unknown>)[key],
        (other as Record<string, unknown>)[key],
      ),
    )
  );
}

function ofTag(tag: string): (value: unknown) => boolean {
  return (value) => Object.prototype.toString.call(value) === `[object ${tag}]`;
}

export const types = {
  isRegExp: (value: unknown) => value instanceof RegExp,
  isDate: (value: unknown) => value instanceof Date,
  isPromise: (value: unknown) => value instanceof Promise,
  isMap: (value: unknown) => value instanceof Map,
  isSet: (value: unknown) => value instanceof Set,
  isNativeError: (value: unknown) => value instanceof Error,
  isUint8Array: (value: unknown) => value instanceof Uint8Array,
  isArrayBuffer: (value: unknown) => value instanceof ArrayBuffer,
  isAnyArrayBuffer: (value: unknown) => value instanceof ArrayBuffer,
  isArrayBufferView: (value: unknown) => ArrayBuffer.isView(value),
  isTypedArray: (value: unknown) => ArrayBuffer.isView(value) && !(value instanceof DataView),
  isProxy: () => false,
  isModuleNamespaceObject: ofTag('Module'),
  isAsyncFunction: ofTag('AsyncFunction'),
  isGeneratorFunction: ofTag('GeneratorFunction'),
};

export const debuglog = (): (() => void) => () => undefined;
export const { isArray } = Array;
export const TextDecoder = globalThis.TextDecoder;
export const TextEncoder = globalThis.TextEncoder;

export default {
  deprecate,
  inherits,
  promisify,
  callbackify,
  inspect,
  format,
  stripVTControlCharacters,
  isDeepStrictEqual,
  types,
  debuglog,
  isArray,
  TextDecoder,
  TextEncoder,
};
