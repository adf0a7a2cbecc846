import { Placeholder } from './values.ts';

/** Maximum length of a value in a list. */
const mostCharacters = 160;

/** Objects nested more deeply are shown as `{ … }`. */
const mostDepth = 3;

function keyText(key: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key);
}

function quoted(text: string): string {
  const json = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${json.replaceAll("'", "\\'")}'`;
}

function isPlugin(value: object): boolean {
  return 'apply' in value && typeof value.apply === 'function';
}

function text(value: unknown, depth: number): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
  if (value instanceof Placeholder) return `new ${value.name}()`;
  if (isPlugin(value)) {
    const { name } = value.constructor;
    return name === 'Object' ? 'plugin' : `new ${name}()`;
  }
  if (Array.isArray(value) || value instanceof Set) {
    const items = [...(value as Iterable<unknown>)];
    if (items.length === 0) return '[]';
    return depth > mostDepth ? '[…]' : `[${items.map((one) => text(one, depth + 1)).join(', ')}]`;
  }
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (entries.length === 0) return '{}';
  if (depth > mostDepth) return '{ … }';
  return `{ ${entries.map(([key, one]) => `${keyText(key)}: ${text(one, depth + 1)}`).join(', ')} }`;
}

/** A value as JavaScript on one line; functions and plugins are represented by their kind. */
export function displayValue(value: unknown): string {
  return text(value, 0);
}

/** The same, truncated if it is long. */
export function shortValue(value: unknown): string {
  const whole = displayValue(value);
  return whole.length > mostCharacters ? `${whole.slice(0, mostCharacters)}…` : whole;
}

function isBranch(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof RegExp) &&
    !(value instanceof Set) &&
    !isPlugin(value) &&
    Object.keys(value).length > 0
  );
}

/** The value of an option as JavaScript. */
export interface Leaf {
  readonly text: string;
  /** The items, if it is a list. */
  readonly items?: readonly string[];
}

function leafOf(value: unknown): Leaf {
  const text = displayValue(value);
  if (!Array.isArray(value)) return { text };
  return { text, items: value.map((one) => displayValue(one)) };
}

/** All options of a configuration with their values, by path; a list counts as one value. */
export function optionLeaves(value: object, at = ''): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [key, one] of Object.entries(value)) {
    const place = at === '' ? key : `${at}.${key}`;
    if (isBranch(one)) for (const [path, leaf] of optionLeaves(one, place)) leaves.set(path, leaf);
    else leaves.set(place, leafOf(one));
  }
  return leaves;
}
