import path from 'node:path';
import ts from 'typescript';
import { sameDefaults } from './default-text.ts';
import { distinctExports, exportsOf, withoutDeprecationWarnings } from './exports.ts';
import { identifier } from './identifier.ts';
import type { Identifier } from './identifier.ts';
import { aliasesOf, factsByPath, factsOfPlaces, optionIdentifier } from './option-identifiers.ts';
import { readOptions } from './options.ts';
import type { OptionFact } from './options.ts';
import type { InstalledPackage } from './package.ts';
import type { Schema } from './schema.ts';
import { filesIn, membersOf, namedTypes, notesOf, parseFile } from './syntax.ts';
import type { NamedType } from './syntax.ts';

/** A plugin that users can apply. */
interface Plugin {
  /** Name after `webpack.`. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly deprecated: boolean;
  /** Name of the class. */
  readonly className: string;
  readonly construct: new (...args: unknown[]) => object;
}

function isPluginClass(name: string, value: unknown): value is Plugin['construct'] {
  if (typeof value !== 'function' || !/(?:^|\.)(?!Abstract)\w+Plugin$/u.test(name)) return false;
  const { prototype } = value as { prototype?: { apply?: unknown } };
  return typeof prototype?.apply === 'function';
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/**
 * Plugins among the exports: every exported class named `…Plugin` with a method `apply`, except base classes
 * (`Abstract…`).
 */
export function readPlugins(webpack: InstalledPackage): Plugin[] {
  return distinctExports(exportsOf(webpack)).flatMap(({ name, aliases, deprecated, value }) => {
    if (!isPluginClass(name, value)) return [];
    const className = lastPart(name);
    const others = new Set([...aliases, className]);
    others.delete(name);
    return [{ name, aliases: [...others], deprecated, className, construct: value }];
  });
}

/** The plugin inventory; types and notes are in `types.d.ts`. */
export function pluginInventory(webpack: InstalledPackage): Identifier[] {
  const types = namedTypes(parseFile(webpack, 'types.d.ts'));
  return readPlugins(webpack).map(({ name, aliases, deprecated, className }) => {
    const declaration = types.get(className);
    const notes = declaration && notesOf(declaration);
    return identifier({
      kind: 'plugin',
      id: name,
      aliases,
      deprecated: deprecated || (notes?.deprecated ?? false),
      experimental: name.startsWith('experiments.') || (notes?.experimental ?? false),
      ...(notes?.description !== undefined && { description: notes.description }),
      ...(notes?.added !== undefined && { added: notes.added }),
    });
  });
}

/** Wrappers whose first type argument has the options. */
const wrapperTypes: readonly string[] = ['Partial', 'Omit', 'Readonly'];

/** The part of a type that describes an object of options, by name or as a literal. */
function objectPart(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (type === undefined) return undefined;
  if (ts.isTypeLiteralNode(type)) return type;
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) {
    // `string | Options` and `Options & Record<…>`: the first named part holds the plugin's own options.
    return type.types.map(objectPart).find((part) => part !== undefined);
  }
  if (!ts.isTypeReferenceNode(type)) return undefined;
  return wrapperTypes.includes(type.typeName.getText())
    ? objectPart(type.typeArguments?.[0])
    : type;
}

/** Type of the options that the constructor of a plugin takes as its first argument. */
function optionsType(declaration: NamedType | undefined): ts.TypeNode | undefined {
  if (!declaration || !ts.isClassDeclaration(declaration)) return undefined;
  const constructor = declaration.members.find((member) => ts.isConstructorDeclaration(member));
  return objectPart(constructor?.parameters[0]?.type);
}

function typeName(type: ts.TypeNode | undefined): string | undefined {
  return type && ts.isTypeReferenceNode(type) ? type.typeName.getText() : undefined;
}

/** Options that only occur in the type of the constructor's argument. */
function typedOptions(
  webpack: InstalledPackage,
  className: string,
  type: ts.TypeNode | undefined,
): Identifier[] {
  const types = namedTypes(parseFile(webpack, 'types.d.ts'));
  const named = types.get(typeName(type) ?? '');
  const body = named && ts.isTypeAliasDeclaration(named) ? named.type : (named ?? type);
  if (!body || (!ts.isInterfaceDeclaration(body) && !ts.isTypeLiteralNode(body))) return [];
  return membersOf(body)
    .filter(({ isMethod }) => !isMethod)
    .map((member) =>
      identifier({
        kind: 'plugin-option',
        id: `${className}.${member.name}`,
        ...(member.type !== undefined && { type: member.type }),
        ...(member.description !== undefined && { description: member.description }),
        ...(member.added !== undefined && { added: member.added }),
        deprecated: member.deprecated,
        experimental: member.experimental,
      }),
    );
}

/**
 * Values that a plugin stores when created without options, in `options` or on itself. Objects don't count, because the
 * constructor converts options to its own format.
 *
 * @returns a function that returns undefined if the plugin requires options, or determines them only when applied
 */
function pluginDefaults(plugin: Plugin): (option: string) => unknown {
  let instance: object;
  try {
    instance = withoutDeprecationWarnings(() => new plugin.construct());
  } catch {
    return () => undefined;
  }
  return (option) => {
    const { options } = instance as { options?: unknown };
    for (const place of [options, instance]) {
      if (typeof place !== 'object' || place === null || !(option in place)) continue;
      const value = (place as Record<string, unknown>)[option];
      return typeof value === 'object' && !Array.isArray(value) ? undefined : value;
    }
    return undefined;
  };
}

/** Where the options of a plugin are defined. */
interface OptionsSource {
  readonly schema: Schema;
  /** Path at which the configuration accepts the same options: `output.clean` for `CleanPlugin`. */
  readonly sameAs?: string;
}

/** Schema of a plugin: its own file, or a definition in the configuration's schema. */
function schemaOf(
  webpack: InstalledPackage,
  files: ReadonlyMap<string, string>,
  className: string,
  definition: string | undefined,
  configurationOptions: () => readonly OptionFact[],
): OptionsSource | undefined {
  const file = files.get(className);
  if (file !== undefined) return { schema: webpack.schema(file) };
  const configuration = webpack.schema('schemas/WebpackOptions.json');
  if (definition === undefined || configuration.definitions?.[definition] === undefined) {
    return undefined;
  }
  const place = configurationOptions().find(({ definitions }) => definitions.includes(definition));
  return {
    schema: {
      definitions: configuration.definitions,
      anyOf: [{ $ref: `#/definitions/${definition}` }],
    },
    ...(place && { sameAs: place.path }),
  };
}

/** Finds where the options of a plugin are defined, by its class and the name of their type. */
function optionsSources(
  webpack: InstalledPackage,
): (className: string, type: string | undefined) => OptionsSource | undefined {
  const files = new Map(
    filesIn(webpack, 'schemas/plugins', /\.json$/u).map((file) => [
      path.basename(file, '.json'),
      file,
    ]),
  );
  let known: readonly OptionFact[] | undefined;
  const configurationOptions = (): readonly OptionFact[] =>
    (known ??= readOptions(webpack.schema('schemas/WebpackOptions.json')));
  return (className, type) => schemaOf(webpack, files, className, type, configurationOptions);
}

/** The schemas of plugin options, by class name; some plugins have none. */
export function pluginSchemas(webpack: InstalledPackage): ReadonlyMap<string, Schema> {
  const types = namedTypes(parseFile(webpack, 'types.d.ts'));
  const sourceOf = optionsSources(webpack);
  return new Map(
    readPlugins(webpack).flatMap(({ className }) => {
      const source = sourceOf(className, typeName(optionsType(types.get(className))));
      return source === undefined ? [] : [[className, source.schema] as const];
    }),
  );
}

/**
 * Options of the plugins.
 *
 * Sources: `schemas/plugins/**`; for a plugin that takes an object of the configuration, its definition in
 * `schemas/WebpackOptions.json`, with that path as an alias; otherwise the type of the constructor's argument in
 * `types.d.ts`. Defaults are what an instance created without options stores.
 */
export function pluginOptionInventory(webpack: InstalledPackage): Identifier[] {
  const types = namedTypes(parseFile(webpack, 'types.d.ts'));
  const sourceOf = optionsSources(webpack);
  /** The first plugin that uses a type; others that use it have the same options. */
  const firstWith = new Map<string, string>();
  return readPlugins(webpack).flatMap((plugin) => {
    const { className } = plugin;
    const type = optionsType(types.get(className));
    const name = typeName(type);
    const source = sourceOf(className, name);
    const first = firstWith.get(name ?? '') ?? className;
    if (name !== undefined) firstWith.set(name, first);
    const defaultOf = source?.sameAs === undefined ? pluginDefaults(plugin) : () => undefined;
    const required = new Set(source?.schema.required);
    const complete = (option: Identifier): Identifier => {
      const key = option.id.slice(className.length + 1);
      const value = required.has(key) ? undefined : defaultOf(key);
      const defaults = sameDefaults(value);
      return {
        ...option,
        aliases: first === className ? option.aliases : [...option.aliases, `${first}.${key}`],
        deprecated: option.deprecated || plugin.deprecated,
        ...(defaults && { defaults }),
      };
    };
    if (!source) return typedOptions(webpack, className, type).map(complete);
    const { sameAs } = source;
    const facts = readOptions(source.schema);
    const aliases = aliasesOf(facts);
    const factsAt = factsByPath(source.schema, new Map());
    const nameOf = (path: string): string => `${className}.${path}`;
    return facts.map((fact) => {
      const others = aliases(fact.path);
      return complete(
        optionIdentifier(fact, 'plugin-option', nameOf(fact.path), {
          aliases: [
            ...others.map(nameOf),
            ...(sameAs === undefined ? [] : [`${sameAs}.${fact.path}`]),
          ],
          ...factsOfPlaces(others, factsAt, nameOf),
        }),
      );
    });
  });
}
