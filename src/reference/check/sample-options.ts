import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Page } from '../../content/source-page.ts';
import { installedPackage } from '../package.ts';
import { isAboutUpgrades } from '../pages.ts';
import { pluginSchemas } from '../plugins.ts';
import { problemOf } from '../schema-values.ts';
import { formsOf } from '../schema.ts';
import type { Schema } from '../schema.ts';
import { descendants, literalText } from '../syntax.ts';
import { readSamples } from './fences.ts';
import type { Sample } from './fences.ts';
import type { Finding } from './finding.ts';

/** Files in which loaders and plugins keep the schema of their options. */
const schemaFiles = ['dist/options.json', 'dist/cjs/options.json', 'dist/plugin-options.json'];

const schemas = new Map<string, Schema | undefined>();

/** The schema of a loader's or a plugin's options; undefined if it isn't installed, or has none. */
function schemaOfPackage(name: string): Schema | undefined {
  if (schemas.has(name)) return schemas.get(name);
  let schema: Schema | undefined;
  try {
    const found = installedPackage(name);
    const file = schemaFiles.find((one) => existsSync(path.join(found.folder, one)));
    schema = file === undefined ? undefined : found.schema(file);
  } catch {
    // Samples also use loaders and plugins that the site doesn't.
  }
  schemas.set(name, schema);
  return schema;
}

let ownSchemas: ReadonlyMap<string, Schema> | undefined;

/** Plugins whose options aren't the first argument. */
const otherArguments: ReadonlySet<string> = new Set(['VirtualUrlPlugin']);

/** The schema of the options of one of webpack's own plugins. */
function schemaOfPlugin(className: string): Schema | undefined {
  if (otherArguments.has(className)) return undefined;
  ownSchemas ??= pluginSchemas(installedPackage('webpack'));
  return ownSchemas.get(className);
}

/** The packages that a script imports, by the name that it gives them. */
function importsOf(file: ts.SourceFile): ReadonlyMap<string, string> {
  const imports = new Map<string, string>();
  for (const node of descendants(file)) {
    if (ts.isImportDeclaration(node)) {
      const from = literalText(node.moduleSpecifier) ?? '';
      const { name, namedBindings } = node.importClause ?? {};
      if (name) imports.set(name.text, from);
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const one of namedBindings.elements) imports.set(one.name.text, from);
    }
    const required = /^require\(['"](?<from>[^'"]+)['"]\)$/u;
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const from = required.exec(node.initializer.getText(file))?.groups?.from;
      if (from === undefined) continue;
      if (ts.isIdentifier(node.name)) imports.set(node.name.text, from);
      if (ts.isObjectBindingPattern(node.name))
        for (const { name } of node.name.elements) imports.set(name.getText(file), from);
    }
  }
  return imports;
}

/** An object of options in a sample, with the schema that it has to match. */
interface Given {
  readonly of: string;
  readonly schema: Schema | undefined;
  readonly options: ts.Expression | undefined;
}

/** The value of a key in an object. */
function valueOf(object: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const found = object.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
      property.name.text === key,
  );
  return found?.initializer;
}

/** The options that a node gives to a loader (`loader` with `options`), or to a plugin (`new Plugin()`). */
function givenBy(
  node: ts.Node,
  file: ts.SourceFile,
  imports: ReadonlyMap<string, string>,
): Given | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    const loader = valueOf(node, 'loader')?.getText(file);
    const of = /^(?:require\.resolve\()?['"](?<name>[^'"?!]+)['"]\)?$/u.exec(loader ?? '')?.groups
      ?.name;
    if (of === undefined || !/(?:^|\/)[\w-]+-loader$/u.test(of)) return undefined;
    return { of, schema: schemaOfPackage(of), options: valueOf(node, 'options') };
  }
  if (!ts.isNewExpression(node)) return undefined;
  const of = node.expression.getText(file);
  const [root = ''] = of.split('.');
  const from = imports.get(root) ?? (root === 'webpack' ? 'webpack' : undefined);
  if (from === undefined) return undefined;
  const schema =
    from === 'webpack' ? schemaOfPlugin(of.slice(of.lastIndexOf('.') + 1)) : schemaOfPackage(from);
  return { of, schema, options: node.arguments?.[0] };
}

function findingsOf({ page, code, line }: Sample): Finding[] {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true);
  const imports = importsOf(file);
  return descendants(file).flatMap((node): Finding[] => {
    const given = givenBy(node, file, imports);
    if (given?.schema === undefined || given.options === undefined) return [];
    const { of, schema, options } = given;
    // Only what is written out can be judged.
    if (!ts.isObjectLiteralExpression(options)) return [];
    const problem = problemOf(options, [schema], schema);
    if (problem === undefined) return [];
    const isOpen = formsOf(schema, schema).some(
      ({ properties, additionalProperties }) =>
        properties !== undefined && additionalProperties !== false,
    );
    // webpack passes on what the schema doesn't describe.
    if (problem.isUnknownKey && problem.path.length === 1 && isOpen) return [];
    const place = problem.path.join('.');
    const at = file.getLineAndCharacterOfPosition(options.getStart(file)).line;
    const allowed = problem.allowed.join(problem.isUnknownKey ? ', ' : ' | ');
    return [
      {
        rule: 'configuration',
        file: page.file,
        line: line + at,
        message: problem.isUnknownKey
          ? `${of} has no option ${place}, but ${allowed}`
          : `the option ${place} of ${of} is ${allowed}`,
      },
    ];
  });
}

/**
 * Finds options of loaders and plugins, in samples of any form, that the schema of the installed package doesn't allow.
 * webpack only reads a loader's options when a file passes through it, and a plugin's when the sample is a whole
 * configuration.
 */
export function findWrongSampleOptions(page: Page): Finding[] {
  if (isAboutUpgrades(page)) return [];
  return readSamples(page)
    .samples.filter(
      ({ language, notChecked }) => notChecked === undefined && /^[cm]?[jt]sx?$/u.test(language),
    )
    .flatMap((sample) => findingsOf(sample));
}
