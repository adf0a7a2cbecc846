import ts from 'typescript';
import { identifier } from './identifier.ts';
import type { Identifier } from './identifier.ts';
import type { InstalledPackage } from './package.ts';
import { alternatives, dereference, formsOf } from './schema.ts';
import type { Schema } from './schema.ts';
import { descendants, literalText, parseFile, requireType, scriptFiles } from './syntax.ts';

/** Options of which every value is documented, with their name in documentation before the colon. */
const listedOptions: readonly (readonly [definitionPath: string, label: string])[] = [
  ['mode', 'mode'],
  ['output.library.type', 'library.type'],
  ['externalsType', 'externalsType'],
  ['output.chunkFormat', 'chunkFormat'],
  ['output.chunkLoading', 'chunkLoading'],
  ['output.wasmLoading', 'wasmLoading'],
  ['output.crossOriginLoading', 'crossOriginLoading'],
  ['output.scriptType', 'scriptType'],
  ['optimization.moduleIds', 'moduleIds'],
  ['optimization.chunkIds', 'chunkIds'],
  ['optimization.mangleExports', 'mangleExports'],
  ['optimization.runtimeChunk', 'runtimeChunk'],
  ['optimization.sideEffects', 'sideEffects'],
  ['optimization.usedExports', 'usedExports'],
  ['optimization.splitChunks.chunks', 'splitChunks.chunks'],
  ['cache.type', 'cache.type'],
  ['stats', 'stats'],
  ['infrastructureLogging.level', 'infrastructureLogging.level'],
];

/** Strings among the values in a schema; other values (`true`, `false`) are self-explanatory. */
function stringValues(schema: Schema | undefined, root: Schema): string[] {
  const forms = schema === undefined ? [] : formsOf(schema, root);
  const values = forms.flatMap((form) => form.enum ?? []);
  return [...new Set(values.filter((value): value is string => typeof value === 'string'))];
}

/** The property of a schema at a path, through alternatives and references. */
function propertyAt(root: Schema, path: string): Schema[] {
  return path.split('.').reduce<Schema[]>(
    (schemas, key) =>
      schemas
        .flatMap((schema) => objectsOf(schema, root))
        .flatMap((object) => {
          const property = object.properties?.[key];
          return property ? [property] : [];
        }),
    [root],
  );
}

function objectsOf(schema: Schema, root: Schema, depth = 0): Schema[] {
  const target = dereference(schema, root);
  if (target.properties) return [target];
  if (depth > 6) return [];
  return alternatives(target)
    .filter((choice) => choice !== target)
    .flatMap((choice) => objectsOf(choice, root, depth + 1));
}

function value(label: string, text: string, more: Partial<Identifier> = {}): Identifier {
  return identifier({ kind: 'value', id: `${label}: ${text}`, ...more });
}

/** All strings that a pattern of optional parts matches: `^(a-)?b(-c)?$` matches `b`, `a-b`, `b-c`, `a-b-c`. */
function expand(pattern: string): string[] {
  const [head = '', ...rest] = splitParts(pattern);
  if (head === '') return [''];
  const tails = expand(rest.join(''));
  const optional = /^\((.*)\)\?$/u.exec(head)?.[1];
  const heads =
    optional === undefined ? [head] : ['', ...splitAlternatives(optional).flatMap(expand)];
  return heads.flatMap((one) => tails.map((tail) => one + tail));
}

/** Splits a pattern into its optional groups and the text between them. */
function splitParts(pattern: string): string[] {
  if (!pattern.startsWith('(')) {
    const end = pattern.indexOf('(');
    return end === -1 ? [pattern] : [pattern.slice(0, end), pattern.slice(end)];
  }
  let depth = 0;
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return [pattern.slice(0, index + 2), pattern.slice(index + 2)];
  }
  throw new Error(`The pattern ${pattern} has a group without an end.`);
}

function splitAlternatives(group: string): string[] {
  return group.includes('(') ? [group] : group.split('|');
}

/** Suffixes that any source map value can have, and that don't make a separate kind. */
const devtoolEnding = /(?:-debugids)?(?:-scopes)?$/u;

/** Values of `devtool`, from the pattern in the schema; values that only differ by a suffix are aliases. */
function devtools(root: Schema): Identifier[] {
  const definition = root.definitions?.RawDevTool ?? root.definitions?.DevTool;
  const choices = definition ? alternatives(definition) : [];
  const pattern = choices.find((choice) => choice.pattern !== undefined)?.pattern ?? '';
  const names = new Map<string, string[]>();
  for (const name of expand(pattern.replaceAll(/^\^|\$$/gu, ''))) {
    const base = name.replace(devtoolEnding, '');
    if (base !== '') names.set(base, [...(names.get(base) ?? []), name]);
  }
  return [
    ...stringValues(definition, root).map((name) => value('devtool', name)),
    ...[...names].map(([base, spellings]) =>
      value('devtool', base, {
        aliases: spellings.filter((name) => name !== base).map((name) => `devtool: ${name}`),
      }),
    ),
  ];
}

/**
 * Values of `target`, from the table in `lib/config/target.js`, because the schema allows any string. A name such as
 * `[async-]node[X[.Y]]` produces `node` and `async-node`; the version is chosen by the user.
 */
function targets(webpack: InstalledPackage): Identifier[] {
  for (const node of descendants(parseFile(webpack, 'lib/config/target.js'))) {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'TARGETS') continue;
    const rows =
      node.initializer && ts.isArrayLiteralExpression(node.initializer)
        ? node.initializer.elements
        : [];
    return rows.flatMap((row) => {
      if (!ts.isArrayLiteralExpression(row)) return [];
      const [names, description] = row.elements.map((element) => literalText(element) ?? '');
      return (names ?? '')
        .split(' / ')
        .flatMap(targetNames)
        .map((name) => value('target', name, description === undefined ? {} : { description }));
    });
  }
  throw new Error(
    'lib/config/target.js of webpack has no table TARGETS; src/reference/values.ts has to follow.',
  );
}

/** `[async-]node[X[.Y]]` and `electron[X[.Y]]-main/preload/renderer` in full. */
function targetNames(name: string): string[] {
  const withoutVersion = name.replace('[X[.Y]]', '');
  const optional = /^\[([a-z-]+)\](.*)$/u.exec(withoutVersion);
  if (optional) return [optional[2] ?? '', `${optional[1] ?? ''}${optional[2] ?? ''}`];
  const [first = '', ...others] = withoutVersion.split('/');
  const prefix = first.slice(0, first.lastIndexOf('-') + 1);
  return [first, ...others.map((other) => prefix + other)];
}

/** True for types that only webpack itself assigns to modules. */
const isInternalType = (name: string): boolean =>
  /runtime$|-module$|-proxy$|raw-data-url$/u.test(name);

/** Module types, from `ModuleTypeConstants.js`, because the schema allows any string. */
function moduleTypes(webpack: InstalledPackage): Identifier[] {
  const file = scriptFiles(webpack, 'lib').find((name) => name.endsWith('ModuleTypeConstants.js'));
  if (file === undefined) throw new Error('webpack has no ModuleTypeConstants.js anymore.');
  const names = [...descendants(parseFile(webpack, file))].flatMap((node) =>
    ts.isVariableDeclaration(node) && node.initializer && ts.isStringLiteral(node.initializer)
      ? [node.initializer.text]
      : [],
  );
  return [...new Set(names)]
    .filter((name) => !isInternalType(name))
    .map((name) => value('Rule.type', name, { aliases: [`module type: ${name}`] }));
}

/** States of hot module replacement, from the enumeration in `module.d.ts`. */
function hotStatuses(webpack: InstalledPackage): Identifier[] {
  const file = parseFile(webpack, 'module.d.ts');
  requireType(file, 'Hot');
  return [...descendants(file)].flatMap((node) =>
    ts.isEnumDeclaration(node) && node.name.text === 'HotUpdateStatus'
      ? node.members.map((member) => value('module.hot.status', member.name.getText()))
      : [],
  );
}

function schemaValues(root: Schema): Identifier[] {
  return listedOptions.flatMap(([path, label]) => {
    const names = propertyAt(root, path).flatMap((schema) => stringValues(schema, root));
    return [...new Set(names)].map((name) => value(label, name));
  });
}

/** Sources of values, with the common prefix of their names, if any. */
export const valueSources: readonly {
  readonly prefixes: readonly string[];
  readonly read: (webpack: InstalledPackage) => Identifier[];
}[] = [
  { prefixes: [], read: (webpack) => schemaValues(webpack.schema('schemas/WebpackOptions.json')) },
  {
    prefixes: ['devtool: '],
    read: (webpack) => devtools(webpack.schema('schemas/WebpackOptions.json')),
  },
  { prefixes: ['target: '], read: targets },
  { prefixes: ['Rule.type: ', 'module type: '], read: moduleTypes },
  { prefixes: ['module.hot.status: '], read: hotStatuses },
];

/** Values with a documented meaning, each as `option: value`. */
export function valueInventory(webpack: InstalledPackage): Identifier[] {
  return valueSources.flatMap(({ read }) => read(webpack));
}
