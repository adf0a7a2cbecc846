import ts from 'typescript';
import { distinctExports, exportsOf, isNamespace } from './exports.ts';
import { identifier } from './identifier.ts';
import type { Identifier } from './identifier.ts';
import type { InstalledPackage } from './package.ts';
import { membersOf, namedTypes, parseFile, requireType } from './syntax.ts';

/** Classes whose instances users receive, with their name in documentation, followed by former names. */
const objects: readonly (readonly [className: string, name: string, formerClass?: string])[] = [
  ['Compiler', 'compiler'],
  ['Watching', 'watching'],
  ['MultiCompiler', 'multiCompiler'],
  ['MultiWatching', 'multiWatching'],
  ['Compilation', 'compilation'],
  ['Stats', 'stats'],
  ['MultiStats', 'multiStats'],
  ['Logger', 'logger', 'WebpackLogger'],
];

/** True for names that webpack's plugins and runtime use internally, although they aren't marked private. */
const isPrivate = (name: string): boolean => name.startsWith('_') || name.startsWith('[');

function methods(webpack: InstalledPackage): Identifier[] {
  const file = parseFile(webpack, 'types.d.ts');
  const types = namedTypes(file);
  return objects.flatMap(([className, prefix, former = className]) => {
    const declaration = types.get(className) ?? requireType(file, former);
    if (!ts.isClassDeclaration(declaration)) return [];
    return membersOf(declaration)
      .filter(({ name, isStatic }) => !isStatic && !isPrivate(name))
      .filter(({ isMethod, typeNode }) => isMethod || (typeNode && ts.isFunctionTypeNode(typeNode)))
      .map((member) =>
        identifier({
          kind: 'node-api',
          id: `${prefix}.${member.name}`,
          ...(member.type !== undefined && { type: member.type }),
          ...(member.description !== undefined && { description: member.description }),
          ...(member.added !== undefined && { added: member.added }),
          deprecated: member.deprecated,
          experimental: member.experimental,
        }),
      );
  });
}

/** Maximum depth of a name: includes `webpack.config.validateSchema`, but not the more deeply nested parsers. */
const maximalDepth = 2;

const isPlugin = (name: string): boolean => name.endsWith('Plugin');

/** True for runtime modules that webpack adds itself; users extend their base class `RuntimeModule`. */
const isRuntimeModule = (name: string): boolean => /\wRuntimeModule$/u.test(name);

/**
 * True if an exported object is an API of its own (`RuntimeGlobals`, `util.comparators`) rather than a namespace: its
 * name is capitalized, or it is nested in a namespace without plugins.
 */
function isThing(name: string, value: unknown): boolean {
  if (!isNamespace(value)) return typeof value === 'function';
  if (/(?:^|\.)[A-Z]\w*$/u.test(name)) return true;
  return name.includes('.') && !Object.keys(value).some(isPlugin);
}

/** Name as written in code. */
function qualified(name: string): string {
  return name === 'webpack' ? name : `webpack.${name}`;
}

function functions(webpack: InstalledPackage): Identifier[] {
  return distinctExports(exportsOf(webpack))
    .filter(
      ({ name, value, deprecated }) =>
        !deprecated &&
        name.split('.').length <= maximalDepth &&
        !isPlugin(name) &&
        !isRuntimeModule(name) &&
        isThing(name, value),
    )
    .map(({ name, aliases }) =>
      identifier({ kind: 'node-api', id: qualified(name), aliases: aliases.map(qualified) }),
    );
}

/**
 * The API for Node.js code.
 *
 * Has two parts, each defined by a rule: the functions, classes and helpers that the package exports on its first level
 * and in the namespaces there, without plugins (an inventory of their own), deprecated names and individual runtime
 * modules; and the public methods of the objects that these and the hooks provide (compiler, watching, compilation,
 * stats, logger), as `types.d.ts` declares them, without those whose name begins with an underscore.
 */
export function nodeApiInventory(webpack: InstalledPackage): Identifier[] {
  const version = identifier({ kind: 'node-api', id: 'webpack.version', type: 'string' });
  return [...functions(webpack), version, ...methods(webpack)];
}
