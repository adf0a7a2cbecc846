import ts from 'typescript';
import type { HookFact } from './hooks.ts';
import { identifier } from './identifier.ts';
import type { Identifier } from './identifier.ts';
import type { InstalledPackage } from './package.ts';
import { descendants, membersOf, namedTypes, parseFile } from './syntax.ts';
import type { Member } from './syntax.ts';

/** Name of a hook in documentation: `Compiler.hooks.run`, `NormalModule.getCompilationHooks().loader`. */
function hookId(owner: string, name: string): string {
  return owner.endsWith('()') ? `${owner}.${name}` : `${owner}.hooks.${name}`;
}

/** The owner of a hook, without its export namespace. */
function shortOwner(owner: string): string {
  return owner.replace(/^[\w.]+\.(?=\w+\.getCompilationHooks\(\)$)/u, '');
}

/** Members of the object that a type describes: inline, in `Readonly<…>`, or by name. */
function membersBehind(type: ts.TypeNode | undefined, file: ts.SourceFile): Member[] {
  const body = type && descendants(type).find((node) => ts.isTypeLiteralNode(node));
  if (body) return membersOf(body);
  if (type && ts.isFunctionTypeNode(type)) return membersBehind(type.type, file);
  const named =
    type && ts.isTypeReferenceNode(type)
      ? namedTypes(file).get(type.typeName.getText())
      : undefined;
  return named && !ts.isTypeAliasDeclaration(named) ? membersOf(named) : [];
}

/**
 * Age, deprecation and description of hooks, which the hook objects don't have.
 *
 * Source: `types.d.ts`, the property `hooks` of a class, and the result of its `getCompilationHooks`.
 */
export function hookNotes(webpack: InstalledPackage): ReadonlyMap<string, Member> {
  const file = parseFile(webpack, 'types.d.ts');
  const notes = new Map<string, Member>();
  for (const [className, declaration] of namedTypes(file)) {
    if (!ts.isClassDeclaration(declaration)) continue;
    for (const element of declaration.members) {
      const name = element.name?.getText();
      const owner =
        name === 'hooks'
          ? className
          : name === 'getCompilationHooks'
            ? `${className}.getCompilationHooks()`
            : undefined;
      if (owner === undefined) continue;
      if (!ts.isPropertyDeclaration(element) && !ts.isMethodDeclaration(element)) continue;
      for (const member of membersBehind(element.type, file)) {
        notes.set(hookId(owner, member.name), member);
      }
    }
  }
  return notes;
}

/** The hook inventory: data from live objects, with notes from the types. */
export function hookInventory(webpack: InstalledPackage, hooks: readonly HookFact[]): Identifier[] {
  const notes = hookNotes(webpack);
  return hooks.map(({ owner, name, kind, isMap, args }) => {
    const id = hookId(owner, name);
    const short = hookId(shortOwner(owner), name);
    const note = notes.get(short);
    return identifier({
      kind: 'hook',
      id,
      aliases: short === id ? [] : [short],
      hook: { kind, isMap, args },
      deprecated: note?.deprecated ?? false,
      experimental: note?.experimental ?? false,
      ...(note?.added !== undefined && { added: note.added }),
      ...(note?.description !== undefined && { description: note.description }),
    });
  });
}
