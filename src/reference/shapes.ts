import ts from 'typescript';
import { explainedTypes } from '../site/explained-types.ts';
import { hookNotes } from './hook-identifiers.ts';
import type { Facts, Identifier, Kind } from './identifier.ts';
import type { Inventories } from './inventories.ts';
import type { InstalledPackage } from './package.ts';
import { descendants, exportedTypeName, parseFile } from './syntax.ts';
import { TypeShapes } from './type-shape.ts';
import type { Typed } from './type-shape.ts';

/** Packages with types for what the inventories name. */
interface TypedPackages {
  readonly webpack: InstalledPackage;
  readonly devServer: InstalledPackage;
  readonly middleware: InstalledPackage;
}

/** Names that need no explanation. */
const plainNames: ReadonlySet<string> = new Set([
  ...['RegExp', 'Date', 'URL', 'Buffer', 'Promise', 'Map', 'Set', 'Iterable', 'Error', 'Console'],
]);

/**
 * True if a type from a schema doesn't describe its content: a function, an object, a list, or one of webpack's type
 * names.
 */
export function isVague(type: string): boolean {
  const words = type.replaceAll(/'[^']*'/gu, '').match(/[A-Za-z_$][\w$]*/gu) ?? [];
  return words.some(
    (word) =>
      ['function', 'object', 'array', 'any'].includes(word) ||
      (/^[A-Z]/u.test(word) && !plainNames.has(word) && !Object.hasOwn(explainedTypes, word)),
  );
}

/** The root types of some options, and the keys that lead to one of them. */
type Locate = (name: string) => readonly Typed[];

function webpackShapes(webpack: InstalledPackage): TypeShapes {
  return new TypeShapes(parseFile(webpack, 'types.d.ts'));
}

/** Named types at the beginning of a path. */
const pathRoots: Readonly<Record<string, readonly string[]>> = {
  Rule: ['RuleSetRule'],
  Condition: ['RuleSetLogicalConditions', 'RuleSetLogicalConditionsAbsolute'],
};

function configurationTypes(shapes: TypeShapes): Locate {
  return (name) => {
    const [first = '', ...rest] = name.split('.');
    const roots = pathRoots[first] ?? ['Configuration'];
    const keys = first in pathRoots ? rest : [first, ...rest];
    return roots.flatMap((one) => {
      const root = shapes.named(one);
      return root ? shapes.at(root, keys) : [];
    });
  };
}

function pluginTypes(shapes: TypeShapes): Locate {
  return (name) => {
    const [className = '', ...keys] = name.split('.');
    for (const root of shapes.optionsOf(className)) {
      const found = shapes.at(root, keys);
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** Types of some options of the development server. */
interface ServerTypes {
  /** Prefix of the option names. */
  readonly prefix: string;
  readonly types: TypeShapes;
  readonly locate: Locate;
  /** All options as one object. */
  readonly text: string;
}

/** Expands an object whose types are in another package. */
function withPassedOn(one: Identifier, server: (id: string) => ServerTypes): Identifier {
  const inside = `${one.id}.`;
  if (!inside.startsWith('devServer.')) return one;
  const { prefix, text } = server(inside);
  const type = one.shape ?? one.type ?? 'object';
  return prefix === inside
    ? { ...one, shape: type.replace(/\b(?:object|\w+Options)\b/u, () => text) }
    : one;
}

/** Finds the types of options of `devServer`, some of which it passes to webpack-dev-middleware. */
function serverTypes(
  devServer: InstalledPackage,
  middleware: InstalledPackage,
): (id: string) => ServerTypes {
  const roots = [
    ['devServer.devMiddleware.hot.', middleware, 'types/hot.d.ts', 'HotOptions'],
    ['devServer.devMiddleware.', middleware, 'types/index.d.ts', 'Options'],
    ['devServer.', devServer, 'types/lib/Server.d.ts', 'Configuration'],
  ] as const;
  const known = roots.map(([prefix, from, path, name]) => {
    const file = parseFile(from, path);
    const types = new TypeShapes(file);
    const root = types.named(exportedTypeName(file, name));
    if (root === undefined) {
      throw new Error(
        `${file.fileName} declares no type ${name}, which describes the options below ${prefix}`,
      );
    }
    return {
      prefix,
      types,
      text: types.text([root]),
      locate: (option: string) => types.at(root, option.slice(prefix.length).split('.')),
    };
  });
  return (id) => {
    const found = known.find(({ prefix }) => id.startsWith(prefix));
    if (found === undefined) throw new Error(`${id} isn't an option of the development server.`);
    return found;
  };
}

/** A copy of an identifier and its other paths, with the content of functions and objects according to the types. */
function withShape(one: Identifier, shapes: TypeShapes, locate: Locate): Identifier {
  const shapeOf = (name: string, { type }: Facts): { shape?: string } => {
    if (type === undefined || !isVague(type)) return {};
    const found = locate(name);
    const shape = found.length === 0 ? '' : shapes.text(found);
    return shape === '' || /^(?:object|any)$/u.test(shape) ? {} : { shape };
  };
  const places = Object.entries(one.places ?? {}).map(
    ([name, facts]) => [name, { ...facts, ...shapeOf(name, facts) }] as const,
  );
  return {
    ...one,
    ...shapeOf(one.id, one),
    ...(places.length > 0 && { places: Object.fromEntries(places) }),
  };
}

const hookClass = /^(?:Sync|Async)(?:Series|Parallel)?(?:Bail|Waterfall|Loop)*Hook$/u;

/** The arguments and the result of functions on a class's hook, as text. */
function tapShape({ hook }: Identifier, type: ts.TypeNode, shapes: TypeShapes): string | undefined {
  const reference = descendants(type).find(
    (node): node is ts.TypeReferenceNode =>
      ts.isTypeReferenceNode(node) && hookClass.test(node.typeName.getText()),
  );
  const [args, result] = reference?.typeArguments ?? [];
  if (hook === undefined || reference === undefined || !args) return undefined;
  const elements = ts.isTupleTypeNode(args) ? args.elements : [args];
  const parameters = elements.map((element, index) => {
    const type = ts.isNamedTupleMember(element) ? element.type : element;
    return [hook.args[index] ?? `argument${String(index + 1)}`, type] as const;
  });
  const kind = reference.typeName.getText();
  const answer = result && /Bail|Waterfall|Loop/u.test(kind) ? result : 'void';
  const text = shapes.functionText(parameters, answer);
  // The types omit that a function without a result can return nothing.
  const isSilent = /=> (?:any|.*\b(?:void|undefined)\b.*)$/u.test(text) || !kind.includes('Bail');
  return isSilent ? text : `${text} | undefined`;
}

/**
 * Adds the content of functions and objects, and the arguments and results of hooks, to inventories.
 *
 * Sources: the type `Configuration`, the constructors of plugins and the hooks of classes in webpack's `types.d.ts`;
 * the types of options in webpack-dev-server and webpack-dev-middleware. The schemas, from which the rest comes, only
 * specify that something is a function or an object.
 */
export function withShapes(
  inventories: Inventories,
  { webpack, devServer, middleware }: TypedPackages,
): Inventories {
  const shapes = webpackShapes(webpack);
  const options = configurationTypes(shapes);
  const plugins = pluginTypes(shapes);
  const notes = hookNotes(webpack);
  const server = serverTypes(devServer, middleware);
  const ofServer = (one: Identifier): Identifier => {
    const { types, locate } = server(one.id);
    return withPassedOn(withShape(one, types, locate), server);
  };
  const ofPlugin = (one: Identifier): Identifier =>
    withShape(one, shapes, (name) => {
      const found = plugins(name);
      return found.length > 0 ? found : options(name);
    });
  const ofHook = (one: Identifier): Identifier => {
    const type = [one.id, ...one.aliases].map((name) => notes.get(name)?.typeNode).find(Boolean);
    const shape = type && tapShape(one, type, shapes);
    return shape === undefined ? one : { ...one, shape };
  };
  const completed: Partial<Record<Kind, (one: Identifier) => Identifier>> = {
    option: (one) => withPassedOn(withShape(one, shapes, options), server),
    'dev-server-option': ofServer,
    'plugin-option': ofPlugin,
    hook: ofHook,
  };
  return new Map(
    [...inventories].map(([kind, all]) => [kind, completed[kind] ? all.map(completed[kind]) : all]),
  );
}
