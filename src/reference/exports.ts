import ts from 'typescript';
import type { InstalledPackage } from './package.ts';
import { notesOf, parseFile } from './syntax.ts';

/** Something that webpack exports, by the name after `webpack.`. */
export interface Export {
  /** Dotted, such as `ids.NamedChunkIdsPlugin`. */
  readonly name: string;
  readonly value: unknown;
  /** True if this name is deprecated; the export may have another, current name. */
  readonly deprecated: boolean;
}

/** File that defines the exports. */
const indexFile = 'lib/index.js';

/** True if the getter of an export wraps it with `util.deprecate`. */
function wrapsInDeprecation(node: ts.Node): boolean {
  return node.getText().includes('util.deprecate(');
}

/**
 * Names of deprecated exports.
 *
 * Source: the getters in `lib/index.js`, where deprecated ones have a documentation comment or are wrapped with
 * `util.deprecate`. At run time, webpack only prints a warning, once per process.
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

/** Runs a function that reads deprecated exports, without a warning for each. */
export function withoutDeprecationWarnings<T>(read: () => T): T {
  const before = process.noDeprecation;
  process.noDeprecation = true;
  try {
    return read();
  } finally {
    process.noDeprecation = before ?? false;
  }
}

/** Property names of a namespace, including non-enumerable ones. */
function namesOf(namespace: Readonly<Record<string, unknown>>): string[] {
  return Object.getOwnPropertyNames(namespace).filter((name) => name !== '__esModule');
}

const known = new Map<string, readonly Export[]>();

/**
 * Everything that webpack exports, with namespaces expanded to a given depth, in webpack's own order.
 *
 * @param depth number of nested namespaces to expand; excludes the parsers in `javascript.syntax`
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
    // Before 5.47, the properties of webpack-sources are non-enumerable.
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

/** An export with all its names. */
export interface DistinctExport extends Export {
  readonly aliases: readonly string[];
}

function rank({ name, deprecated }: Export): number {
  const namespaces = name.split('.').length;
  return (deprecated ? 1e6 : 0) + namespaces * 1e3 + name.length;
}

/**
 * Functions and objects among the exports, without duplicates: the main name is not deprecated, least nested and
 * shortest, in this order; other names are aliases.
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
