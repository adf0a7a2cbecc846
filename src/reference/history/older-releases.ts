import path from 'node:path';
import ts from 'typescript';
import { hookProviders } from '../hooks.ts';
import type { HookProvider } from '../hooks.ts';
import { identifier } from '../identifier.ts';
import type { Identifier } from '../identifier.ts';
import type { InstalledPackage } from '../package.ts';
import type { Schema } from '../schema.ts';
import { descendants, parseFile, scriptFiles } from '../syntax.ts';

/**
 * Gives the parts of a condition (`and`, `not`, `or`) their own definitions, as in 5.37.1 and later. Before, they are
 * inlined in the definitions of conditions.
 */
export function withLogicalConditions(root: Schema): Schema {
  const definitions = { ...root.definitions };
  for (const [name, logical] of [
    ['RuleSetCondition', 'RuleSetLogicalConditions'],
    ['RuleSetConditionAbsolute', 'RuleSetLogicalConditionsAbsolute'],
  ] as const) {
    const condition = definitions[name];
    const parts = condition?.anyOf?.find(({ properties }) => properties?.and !== undefined);
    if (condition?.anyOf === undefined || parts === undefined || logical in definitions) continue;
    const reference = { $ref: `#/definitions/${logical}` };
    const anyOf = condition.anyOf.map((one) => (one === parts ? reference : one));
    Object.assign(definitions, { [name]: { ...condition, anyOf }, [logical]: parts });
  }
  return { ...root, definitions };
}

/**
 * Classes with hooks that a release doesn't export: many had hooks for years before they were exported.
 *
 * Source: the files in `lib` that mention `getCompilationHooks` and export one class.
 */
export function unexportedHookProviders(webpack: InstalledPackage): HookProvider[] {
  return scriptFiles(webpack, 'lib').flatMap((file) => {
    if (!/\bgetCompilationHooks(?: =|\(compilation\) \{)/u.test(webpack.read(file))) return [];
    const name = path.basename(file, '.js');
    return hookProviders({ [name]: webpack.load(file) });
  });
}

/** Names of the properties of an object literal. */
function propertyNames(object: ts.ObjectLiteralExpression): string[] {
  return object.properties.flatMap(({ name }) => (name ? [name.getText()] : []));
}

/** Object literals that a file assigns to a variable with that name. */
function objectsNamed(file: ts.SourceFile, variable: string): ts.ObjectLiteralExpression[] {
  return descendants(file).flatMap((node) =>
    ts.isVariableDeclaration(node) &&
    node.name.getText() === variable &&
    node.initializer &&
    ts.isObjectLiteralExpression(node.initializer)
      ? [node.initializer]
      : [],
  );
}

/** Properties of a variable that a file reads or sets. */
function propertiesUsed(file: ts.SourceFile, variable: string): string[] {
  return descendants(file).flatMap((node) =>
    ts.isPropertyAccessExpression(node) && node.expression.getText() === variable
      ? [node.name.text]
      : [],
  );
}

/** Files that provide the loader context, and the name of its variable there. */
const contextFiles: readonly (readonly [file: string, variable: string])[] = [
  ['lib/NormalModule.js', 'loaderContext'],
  ['lib/dependencies/LoaderPlugin.js', 'loaderContext'],
  ['lib/LoaderTargetPlugin.js', 'loaderContext'],
  ['lib/HotModuleReplacementPlugin.js', 'context'],
];

/** The loader context (`this`) of a release without a type for it, as far as webpack's own code shows it. */
export function loaderContextInCode(webpack: InstalledPackage): Identifier[] {
  const names = contextFiles.flatMap(([file, variable]) => {
    const parsed = parseFile(webpack, file);
    return [
      ...objectsNamed(parsed, variable).flatMap(propertyNames),
      ...propertiesUsed(parsed, variable),
    ];
  });
  const utils = objectsNamed(parseFile(webpack, 'lib/NormalModule.js'), 'utils');
  const all = [...names, ...utils.flatMap(propertyNames).map((name) => `utils.${name}`)];
  return [...new Set(all)].map((name) =>
    identifier({ kind: 'loader-context', id: `this.${name}` }),
  );
}

/** The members of `module.hot` in a release without types for it. */
export function hotApiInCode(webpack: InstalledPackage): Identifier[] {
  const hot = objectsNamed(parseFile(webpack, 'lib/hmr/HotModuleReplacement.runtime.js'), 'hot');
  const options = propertiesUsed(
    parseFile(webpack, 'lib/hmr/JavascriptHotModuleReplacement.runtime.js'),
    'options',
  );
  const names = [
    ...hot
      .flatMap(propertyNames)
      .filter((name) => !name.startsWith('_'))
      .map((name) => `.${name}`),
    ...options.map((name) => `.apply.${name}`),
  ];
  return [...new Set(names)].map((name) =>
    identifier({
      kind: 'hmr',
      id: `module.hot${name}`,
      aliases: [`import.meta.webpackHot${name}`],
    }),
  );
}

/** True if a call gets the hook that creates the parser or generator of a module type: `hooks.createParser.for(…)`. */
function isHookOfType(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    /\bcreate(?:Parser|Generator)\s*\.for$/u.test(node.expression.getText())
  );
}

/**
 * Module types for which a release has parsers or generators. Needed because the file that lists them was added in
 * 5.78, and was incomplete until 5.82.1.
 */
export function moduleTypesInCode(webpack: InstalledPackage): Identifier[] {
  const names = scriptFiles(webpack, 'lib').flatMap((file) => {
    if (!/\bcreate(?:Parser|Generator)\b/u.test(webpack.read(file))) return [];
    return descendants(parseFile(webpack, file)).flatMap((node) => {
      // If hooks are accessed in a loop, the types are in a list, and their names contain a slash.
      const isListed =
        ts.isStringLiteral(node) &&
        /^(?:javascript|webassembly|asset|css)\/[a-z]+$/u.test(node.text);
      if (isListed) return [node.text];
      const [type] = isHookOfType(node) ? node.arguments : [];
      return type && ts.isStringLiteral(type) ? [type.text] : [];
    });
  });
  return [...new Set(names)].map((name) =>
    identifier({ kind: 'value', id: `Rule.type: ${name}`, aliases: [`module type: ${name}`] }),
  );
}

/** States of hot module replacement that a release without an enumeration of them sets. */
export function hotStatusesInCode(webpack: InstalledPackage): Identifier[] {
  const file = parseFile(webpack, 'lib/hmr/HotModuleReplacement.runtime.js');
  const names = descendants(file).flatMap((node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'currentStatus') {
      return node.initializer && ts.isStringLiteral(node.initializer)
        ? [node.initializer.text]
        : [];
    }
    const isSet = ts.isCallExpression(node) && node.expression.getText() === 'setStatus';
    const [state] = isSet ? node.arguments : [];
    return state && ts.isStringLiteral(state) ? [state.text] : [];
  });
  return [...new Set(names)].map((name) =>
    identifier({ kind: 'value', id: `module.hot.status: ${name}` }),
  );
}
