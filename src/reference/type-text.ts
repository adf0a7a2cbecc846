import { alternatives, definitionName, dereference } from './schema.ts';
import type { Schema } from './schema.ts';

/** Types nested more deeply are shown by name, to keep signature lines readable. */
const maximalDepth = 3;

/** Last part of a TypeScript import type: `import('../lib/Chunk').default` is `default`, a plain name itself. */
function plainTypeName(tsType: string): string {
  return /^[\w.]+$/u.test(tsType) ? tsType : 'function';
}

function unique(parts: readonly string[]): string[] {
  return [...new Set(parts)];
}

/** The union of two types as text, without duplicate alternatives. */
export function mergeTypes(a: string, b: string): string {
  return unique([...a.split(' | '), ...b.split(' | ')]).join(' | ');
}

function arrayOf(item: string): string {
  return item.includes(' ') ? `(${item})[]` : `${item}[]`;
}

/** Text of a constant as written in a configuration. */
function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function instanceText(schema: Schema): string {
  if (schema.instanceof === 'RegExp') return 'RegExp';
  if (schema.instanceof === 'Function') return 'function';
  return plainTypeName(schema.tsType ?? schema.instanceof ?? 'object');
}

/**
 * The type of an option in TypeScript notation: `boolean | 'auto' | { … }`.
 *
 * @param root the schema file, for references
 * @param depth number of references and arrays followed so far
 */
export function typeText(schema: Schema, root: Schema, depth = 0): string {
  if (schema.enum) return unique(schema.enum.map(literal)).join(' | ');
  if ('const' in schema) return literal(schema.const);
  if (schema.instanceof !== undefined) return instanceText(schema);
  const target = dereference(schema, root);
  if (target !== schema) {
    return depth < maximalDepth
      ? typeText(target, root, depth + 1)
      : (definitionName(schema) ?? 'object');
  }
  const choices = alternatives(schema);
  if (choices.length > 1 || choices[0] !== schema) {
    // `true` and `false` listed separately, or next to `boolean`, are equivalent to `boolean`.
    const parts = unique(choices.map((choice) => typeText(choice, root, depth)));
    const isBoolean =
      parts.includes('boolean') || (parts.includes('true') && parts.includes('false'));
    const others = parts.filter((part) => !['boolean', 'true', 'false'].includes(part));
    return isBoolean ? ['boolean', ...others].join(' | ') : parts.join(' | ');
  }
  if (schema.type === 'array') {
    return schema.items ? arrayOf(typeText(schema.items, root, depth + 1)) : 'array';
  }
  if (schema.type === 'object' || schema.properties) return 'object';
  return schema.type ?? 'any';
}
