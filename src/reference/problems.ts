import ts from 'typescript';
import { exportsOf } from './exports.ts';
import { identifier } from './identifier.ts';
import type { Identifier } from './identifier.ts';
import type { InstalledPackage } from './package.ts';
import { descendants, literalText, parseFile, scriptFiles } from './syntax.ts';

const declaresProblem = /class \w+(?:Error|Warning) extends \w+/u;

/** Third-party code whose errors never reach a user of webpack. */
const isForeign = (file: string): boolean => file.endsWith('syntax-printer.js');

/** Base classes, and classes that plugin code throws: they have no message of their own. */
const bases: ReadonlySet<string> = new Set(['WebpackError', 'AbstractMethodError']);

interface ProblemClass {
  readonly name: string;
  readonly parent: string;
  readonly message?: string;
}

/**
 * What a constructor passes to `super()` or assigns to `this.message`; interpolated values are written as `{value}`.
 */
function messageOf(declaration: ts.ClassDeclaration): string | undefined {
  const texts: string[] = [];
  for (const node of descendants(declaration)) {
    const isSuper =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
    const candidate = isSuper
      ? node.arguments[0]
      : ts.isBinaryExpression(node) && /^(?:this\.)?message$/u.test(node.left.getText())
        ? node.right
        : ts.isVariableDeclaration(node) && node.name.getText() === 'message'
          ? node.initializer
          : undefined;
    const text = candidate && literalText(candidate);
    if (text !== undefined) texts.push(text);
  }
  return texts.length === 0 ? undefined : texts.join('\n').trim();
}

function classesIn(webpack: InstalledPackage, file: string): ProblemClass[] {
  return [...descendants(parseFile(webpack, file))].flatMap((node) => {
    if (!ts.isClassDeclaration(node) || !node.name) return [];
    const parent = node.heritageClauses?.[0]?.types[0]?.expression.getText();
    if (parent === undefined || !/(?:Error|Warning)$/u.test(node.name.text)) return [];
    const message = messageOf(node);
    return [
      {
        name: node.name.text,
        parent,
        ...(message !== undefined && { message }),
      },
    ];
  });
}

/** All classes of errors and warnings by name, from the source code in `lib`, the only place with all of them. */
function problemClasses(webpack: InstalledPackage): ReadonlyMap<string, ProblemClass> {
  const files = scriptFiles(webpack, 'lib').filter(
    (file) => !isForeign(file) && declaresProblem.test(webpack.read(file)),
  );
  return new Map(
    files.flatMap((file) => classesIn(webpack, file)).map((problem) => [problem.name, problem]),
  );
}

/**
 * Classes of errors, or of warnings, that a build can report, with the text of their messages as description;
 * interpolated values are written as `{value}`.
 *
 * Source: the classes in `lib` that extend `Error` and whose name ends with `Error` or `Warning`, and those that
 * webpack exports from other packages (`ValidationError`).
 */
function problemClassInventory(webpack: InstalledPackage, kind: 'error' | 'warning'): Identifier[] {
  const suffix = kind === 'error' ? /Error$/u : /Warning$/u;
  const aliasesOfClass = formerNames(webpack);
  const classes = problemClasses(webpack);
  const others = exportsOf(webpack)
    .map(({ value }) => (typeof value === 'function' ? value.name : ''))
    .filter((name) => !classes.has(name) && !bases.has(name));
  return [
    ...classes.values(),
    ...[...new Set(others)].map((name) => ({ name, message: undefined })),
  ]
    .filter(({ name }) => suffix.test(name) && !bases.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, message }) =>
      identifier({
        kind,
        id: name,
        aliases: aliasesOfClass.get(name) ?? [],
        ...(message !== undefined && { description: message }),
      }),
    );
}

/**
 * Errors, or warnings, by the `name` that a build gives them: the classes of `problemClassInventory`, and the names that
 * webpack assigns to problems without a class of their own, such as `ImportMetaGlobError`.
 */
export function problemInventory(
  webpack: InstalledPackage,
  kind: 'error' | 'warning',
): Identifier[] {
  const classes = problemClassInventory(webpack, kind);
  const known = new Set(classes.map(({ id }) => id));
  const suffix = kind === 'error' ? 'Error' : 'Warning';
  // A class assigns its name to `this`.
  const assignment = new RegExp(`\\b(?!this\\b)\\w+\\.name = "([A-Z]\\w+${suffix})"`, 'gu');
  const assigned = scriptFiles(webpack, 'lib')
    .filter((file) => !isForeign(file))
    .flatMap((file) => [...webpack.read(file).matchAll(assignment)])
    .map(([, name = '']) => name)
    .filter((name) => !known.has(name));
  return [...classes, ...[...new Set(assigned)].map((id) => identifier({ kind, id }))];
}

/** Former names of a class, which old caches and plugins use. */
function formerNames(webpack: InstalledPackage): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  const problems = problemClasses(webpack);
  for (const file of scriptFiles(webpack, 'lib')) {
    const [name = ''] = /[^/]+(?=\.c?js$)/u.exec(file) ?? [];
    if (!/(?:Error|Warning)$/u.test(name) || problems.has(name)) continue;
    const [, target] =
      /module\.exports = require\("[^"]*\/(\w+)"\)/u.exec(webpack.read(file)) ?? [];
    if (target !== undefined) aliases.set(target, [...(aliases.get(target) ?? []), name]);
  }
  return aliases;
}
