import ts from 'typescript';
import { identifier } from './identifier.ts';
import type { Identifier } from './identifier.ts';
import type { Inventories } from './inventories.ts';
import type { InstalledPackage } from './package.ts';
import { membersOf, namedTypes, parseFile, requireType } from './syntax.ts';
import { TypeShapes } from './type-shape.ts';

/** Classes whose instances plugins receive, with the prefix of their member names. */
export const objectClasses: readonly (readonly [className: string, prefix: string])[] = [
  ['Compilation', 'compilation'],
  ['Stats', 'stats'],
  ['Module', 'Module'],
  ['Chunk', 'Chunk'],
  ['ChunkGraph', 'ChunkGraph'],
  ['ModuleGraph', 'ModuleGraph'],
];

/** webpack's internal work queues and caches, by type. */
const internalTypes: ReadonlySet<string> = new Set([
  'AsyncQueue',
  'WeakTupleMap',
  'MainTemplate',
  'ChunkTemplate',
  'ModuleTemplates',
]);

/** Methods that webpack calls on its own objects to store and compare them. */
const internalNames =
  /^(?:_.*|\[.*|hooks|debugId|serialize|deserialize|updateHash|creatingModuleDuringBuild|children?Counters|valueCacheVersions)$/u;

/** True if the type of a member mentions an internal class. */
function mentionsInternal(member: ts.ClassElement): boolean {
  const names = member.getText().match(/\b\w+(?=<|;|$)/gu) ?? [];
  return names.some((name) => internalTypes.has(name));
}

/**
 * True if a member can be useful for plugins. Excludes static members, which are described elsewhere; names with an
 * underscore; hooks, which have their own pages; members of type `any`, which only tell users of webpack 4 what was
 * removed; and what webpack itself needs to schedule, store and compare its objects.
 */
function isPublic(member: ts.ClassElement): boolean {
  if (member.name === undefined || internalNames.test(member.name.getText())) return false;
  if (mentionsInternal(member)) return false;
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword)) return false;
  if (!ts.isPropertyDeclaration(member) && !ts.isGetAccessor(member)) {
    return ts.isMethodDeclaration(member);
  }
  return member.type?.kind !== ts.SyntaxKind.AnyKeyword;
}

/** The declarations of a class and its base classes, which are also in `types.d.ts`. */
function withParents(file: ts.SourceFile, className: string): ts.ClassDeclaration[] {
  const declaration = requireType(file, className);
  if (!ts.isClassDeclaration(declaration)) {
    throw new Error(`${file.fileName} declares ${className}, but no longer as a class.`);
  }
  const parent = declaration.heritageClauses?.[0]?.types[0]?.expression.getText();
  return parent !== undefined && namedTypes(file).has(parent)
    ? [declaration, ...withParents(file, parent)]
    : [declaration];
}

/**
 * The public members of the objects that plugins work with.
 *
 * Source: the classes in `types.d.ts`, including inherited members.
 */
export function memberInventory(webpack: InstalledPackage): Identifier[] {
  const file = parseFile(webpack, 'types.d.ts');
  const shapes = new TypeShapes(file);
  return objectClasses.flatMap(([className, prefix]) => {
    const found = new Map<string, Identifier>();
    for (const declaration of withParents(file, className)) {
      const notes = new Map(membersOf(declaration).map((member) => [member.name, member]));
      for (const member of declaration.members.filter(isPublic)) {
        const name = member.name?.getText() ?? '';
        const type = shapes.memberText(member);
        const note = notes.get(name);
        if (type === undefined || found.has(name)) continue;
        found.set(
          name,
          identifier({
            kind: 'node-api',
            id: `${prefix}.${name}`,
            type,
            ...(note?.added !== undefined && { added: note.added }),
            deprecated: note?.deprecated ?? false,
            experimental: note?.experimental ?? false,
          }),
        );
      }
    }
    return [...found.values()];
  });
}

/**
 * Adds the members of objects to the Node.js API inventory. They have no history, because the releases are only read
 * for what users of webpack call; the age of a member is what webpack itself states.
 */
export function withMembers(inventories: Inventories, webpack: InstalledPackage): Inventories {
  const members = memberInventory(webpack);
  const types = new Map(members.map((member) => [member.id, member.type]));
  const known = inventories.get('node-api') ?? [];
  const ids = new Set(known.map(({ id }) => id));
  const described = known.map((one) => {
    const type = types.get(one.id);
    return type === undefined ? one : { ...one, type };
  });
  return new Map(inventories).set('node-api', [
    ...described,
    ...members.filter(({ id }) => !ids.has(id)),
  ]);
}
