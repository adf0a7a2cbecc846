import ts from 'typescript';
import type { InstalledPackage } from './package.ts';
import { notesOf, parseFile } from './syntax.ts';

/** Something that webpack exports, by the name that a user writes after `webpack.`. */
export interface Export {
  /** Dotted, such as `ids.NamedChunkIdsPlugin`. */
  readonly name: string;
  readonly value: unknown;
  /** Whether this name is deprecated; the thing itself may have another, current one. */
  readonly deprecated: boolean;
}

/** Where the exports are defined. */
const indexFile = 'lib/index.js';

/** Whether the getter of an export wraps it with `util.deprecate`. */
function wrapsInDeprecation(node: ts.Node): boolean {
  return node.getText().includes('util.deprecate(');
}

/**
 * Names of the exports that are deprecated.
 *
 * Source: the getters in `lib/index.js`, of which deprecated ones say so in their documentation comment or are
 * wrapped with `util.deprecate`; the running webpack tells only by a warning, and that once per process.
 */
function deprecatedNames(webpack: InstalledPackage): Set<string> {
  const names = new Set<string>();
  const visit = (object: ts.ObjectLiteralExpression, prefix: string): void => {
    for (const property of object.properties) {
      if (!property.name) continue;
      const name = prefix + property.name.getText();
      if (notesOf(property).deprecated) names.add(name);
      if (ts.isGetAccessor(property) && wrapsInDeprecation(property)) names.add(name);
      if (ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(property.initializer)) {
        visit(property.initializer, `${name}.`);
      }
    }
  };
  ts.forEachChild(parseFile(webpack, indexFile), function find(node) {
    if (
      ts.isCallExpression(node) &&
      node.expression.getText() === 'mergeExports' &&
      node.arguments[1] &&
      ts.isObjectLiteralExpression(node.arguments[1])
    ) {
      visit(node.arguments[1], '');
    } else {
      ts.forEachChild(node, find);
    }
  });
  return names;
}

export function isNamespace(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Runs what reads deprecated exports without a warning for each. */
export function withoutDeprecationWarnings<T>(read: () => T): T {
  const before = process.noDeprecation;
  process.noDeprecation = true;
  try {
    return read();
  } finally {
    process.noDeprecation = before ?? false;
  }
}

/** Names of the properties of a namespace, even where they cannot be enumerated. */
function namesOf(namespace: Readonly<Record<string, unknown>>): string[] {
  return Object.getOwnPropertyNames(namespace).filter((name) => name !== '__esModule');
}

const known = new Map<string, readonly Export[]>();

/**
 * Everything that webpack exports, namespaces followed to the given depth, in webpack's own order.
 *
 * @param depth how many namespaces are entered; the parsers under `javascript.syntax` are not wanted
 */
export function exportsOf(webpack: InstalledPackage, depth = 2): readonly Export[] {
  const cached = known.get(webpack.folder);
  if (cached) return cached;
  const deprecated = deprecatedNames(webpack);
  const found: Export[] = [];
  const walk = (
    namespace: Readonly<Record<string, unknown>>,
    prefix: string,
    left: number,
  ): void => {
    // Releases before 5.47 have webpack-sources with properties that cannot be enumerated.
    for (const key of prefix === '' ? Object.keys(namespace) : namesOf(namespace)) {
      const value = namespace[key];
      const name = prefix + key;
      found.push({ name, value, deprecated: deprecated.has(name) });
      if (left > 0 && isNamespace(value)) walk(value, `${name}.`, left - 1);
    }
  };
  withoutDeprecationWarnings(() => {
    walk(webpack.load() as Readonly<Record<string, unknown>>, '', depth);
  });
  known.set(webpack.folder, found);
  return found;
}

/** Something exported, with all its names. */
export interface DistinctExport extends Export {
  readonly aliases: readonly string[];
}

function rank({ name, deprecated }: Export): number {
  const namespaces = name.split('.').length;
  return (deprecated ? 1e6 : 0) + namespaces * 1e3 + name.length;
}

/**
 * Functions and objects among the exports, each once: by the name that is not deprecated, lies least deep and is
 * shortest, in this order; its other names are aliases.
 */
export function distinctExports(exported: readonly Export[]): DistinctExport[] {
  const byValue = new Map<unknown, Export[]>();
  for (const one of exported) {
    if (typeof one.value !== 'function' && !isNamespace(one.value)) continue;
    byValue.set(one.value, [...(byValue.get(one.value) ?? []), one]);
  }
  return [...byValue.values()].flatMap((names) => {
    const [best, ...others] = names.toSorted((a, b) => rank(a) - rank(b));
    return best ? [{ ...best, aliases: others.map(({ name }) => name) }] : [];
  });
}
