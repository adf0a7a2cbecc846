/** Functions of Node.js, webpack and webpack-merge whose result depends only on their arguments. */
import { baseOf, folderOf, joinPaths, resolvePaths } from './posix.ts';
import { ArrayValue, Instance, ObjectValue, Reference, Unknown, projectFolder } from './values.ts';
import type { Value } from './values.ts';

/**
 * Merges like webpack-merge does by default: lists are concatenated, objects merged by key, and of other values the
 * last one wins.
 */
function merged(one: Value, other: Value): Value {
  if (one instanceof ArrayValue && other instanceof ArrayValue) {
    const list = new ArrayValue();
    list.items.push(...one.items, ...other.items);
    return list;
  }
  if (one instanceof ObjectValue && other instanceof ObjectValue) {
    const object = new ObjectValue();
    object.copyFrom(one);
    for (const { mark } of other.open) object.open.push({ before: one.entries.size, mark });
    for (const [key, { value, line }] of other.entries) {
      const own = object.entries.get(key);
      const value_ = own === undefined ? value : merged(own.value, value);
      object.entries.set(key, { value: value_, line });
    }
    return object;
  }
  return other;
}

/** The result of `merge(…)` for its arguments, or for a list as its only argument. */
function mergeAll(args: readonly Value[]): Value {
  const [first] = args;
  const values =
    args.length === 1 && first instanceof ArrayValue ? first.items.map(({ value }) => value) : args;
  return values.reduce<Value>((sum, value) => {
    if (value instanceof ObjectValue) return merged(sum, value);
    // A part from another file is marked as unknown, and the rest is evaluated.
    const object = new ObjectValue();
    if (value) object.open.push({ before: 0, mark: '…' });
    return merged(sum, object);
  }, new ObjectValue());
}

function pathCall(args: readonly Value[], of: (parts: readonly string[]) => string): Value {
  if (args.every((part) => typeof part === 'string')) return of(args);
  // A path that starts in the project's folder is absolute, whatever follows.
  return new Unknown(
    '',
    args[0] === projectFolder ? joinPaths([projectFolder, 'folder']) : undefined,
  );
}

function assigned([target, ...sources]: readonly Value[]): Value {
  if (!(target instanceof ObjectValue)) return undefined;
  for (const source of sources) {
    if (source instanceof ObjectValue) target.copyFrom(source);
    else if (source) target.open.push({ before: target.entries.size, mark: '…' });
  }
  return target;
}

/** A list with the result of a callback for each entry of an object; undefined if some of them are unknown. */
function listOf(object: Value, of: (key: string, value: Value) => Value): Value {
  if (!(object instanceof ObjectValue) || object.open.length > 0) return undefined;
  const list = new ArrayValue();
  for (const [key, { value, line }] of object.entries) {
    list.items.push({ value: of(key, value), line });
  }
  return list;
}

function pairOf(key: string, value: Value): ArrayValue {
  const pair = new ArrayValue();
  pair.items.push({ value: key, line: 1 }, { value, line: 1 });
  return pair;
}

/** The result of `Object.fromEntries` for a list of pairs. */
function fromEntries([list]: readonly Value[]): Value {
  if (!(list instanceof ArrayValue)) return undefined;
  const object = new ObjectValue();
  for (const { value: pair, line } of list.items) {
    const [key, value] = pair instanceof ArrayValue ? pair.items : [];
    if (typeof key?.value === 'string')
      object.entries.set(key.value, { value: value?.value, line });
    else object.open.push({ before: object.entries.size, mark: '[…]' });
  }
  return object;
}

/** Path of a `file:` URL relative to the configuration. */
function filePath(address: Value): Value {
  if (address instanceof Reference && address.name === 'import.meta.url') {
    return `${projectFolder}/webpack.config.js`;
  }
  const [path] = address instanceof Instance && address.name === 'URL' ? address.args : [];
  if (typeof path !== 'string') return undefined;
  const resolved = resolvePaths(projectFolder, [path]);
  return path.endsWith('/') || path === '.' ? `${resolved}/` : resolved;
}

const calls: Readonly<Record<string, (args: readonly Value[]) => Value>> = {
  'path.join': (args) => pathCall(args, joinPaths),
  'path.posix.join': (args) => pathCall(args, joinPaths),
  'path.resolve': (args) => pathCall(args, (parts) => resolvePaths(projectFolder, parts)),
  'path.posix.resolve': (args) => pathCall(args, (parts) => resolvePaths(projectFolder, parts)),
  'path.dirname': ([path]) => (typeof path === 'string' ? folderOf(path) : undefined),
  'path.basename': ([path, ...more]) =>
    typeof path === 'string' && more.length === 0 ? baseOf(path) : undefined,
  'url.fileURLToPath': ([address]) => filePath(address),
  'process.cwd': () => projectFolder,
  'Object.assign': assigned,
  'Object.entries': ([object]) => listOf(object, pairOf),
  'Object.fromEntries': fromEntries,
  'Object.keys': ([object]) => listOf(object, (key) => key),
  'Object.values': ([object]) => listOf(object, (_, value) => value),
  'Promise.resolve': ([value]) => value,
  'webpack.defineConfig': ([value]) => value,
  'webpack-merge.merge': mergeAll,
  'webpack-merge': mergeAll,
};

/** The result of a function by its name; undefined if it is another function, or its arguments are unknown. */
export function callKnown(called: Reference, args: readonly Value[]): Value {
  return Object.hasOwn(calls, called.name) ? calls[called.name]?.(args) : undefined;
}
