import type { Declaration, Root } from 'postcss';

interface Definition {
  readonly declaration: Declaration;
  /** Whether it holds for the whole document in every theme and medium. */
  readonly isPlain: boolean;
  /** Whether it stands on the root element, whatever the theme and the medium. */
  readonly isOnRoot: boolean;
  readonly isLayered: boolean;
}

const reference = /var\(\s*(--[\w-]+)\s*(,)?/gu;

/** Custom properties that a value reads. */
function propertiesIn(value: string): string[] {
  return [...value.matchAll(/--[\w-]+/gu)].map(([name]) => name);
}

const rootSelector = /^(?::root|html|(?:html)?\[data-theme[^\]]*\])$/u;

function definitionOf(declaration: Declaration): Definition {
  let isLayered = false;
  let isConditional = false;
  let selectors: readonly string[] = [];
  for (let node = declaration.parent; node && node.type !== 'root'; node = node.parent as never) {
    const { type } = node;
    if (type === 'rule') selectors = (node as unknown as { selectors: string[] }).selectors;
    else if ((node as unknown as { name: string }).name === 'layer') isLayered = true;
    else isConditional = true;
  }
  const isPlain = !isConditional && selectors.join() === ':root';
  return {
    declaration,
    isPlain,
    isOnRoot: selectors.every((selector) => rootSelector.test(selector)),
    isLayered,
  };
}

function definitionsOf(roots: readonly Root[]): Map<string, Definition[]> {
  const all = new Map<string, Definition[]>();
  for (const root of roots) {
    root.walkDecls(/^--/u, (declaration) => {
      const known = all.get(declaration.prop) ?? [];
      all.set(declaration.prop, [...known, definitionOf(declaration)]);
    });
  }
  return all;
}

/** Removes definitions in layers that one outside of them always overrides. */
function dropOverridden(all: ReadonlyMap<string, readonly Definition[]>): void {
  for (const definitions of all.values()) {
    if (!definitions.some(({ isPlain, isLayered }) => isPlain && !isLayered)) continue;
    for (const { declaration, isPlain, isLayered } of definitions) {
      if (isPlain && isLayered) declaration.remove();
    }
  }
}

/** Removes custom properties that nothing reads; one that is gone may have been the only reader of another one. */
function dropUnread(roots: readonly Root[], isReadByScripts: (property: string) => boolean): void {
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    const read = new Set<string>();
    for (const root of roots) {
      root.walkDecls(({ value }) => {
        for (const name of propertiesIn(value)) read.add(name);
      });
    }
    for (const root of roots) {
      root.walkDecls(/^--/u, (declaration) => {
        if (read.has(declaration.prop) || isReadByScripts(declaration.prop)) return;
        declaration.remove();
        isChanged = true;
      });
    }
  }
}

/**
 * Writes the values of custom properties that never change to where they are read, where that is shorter. One that
 * is defined by others counts only if these change on the root element alone: elsewhere it would be computed anew.
 */
function inlineConstants(
  roots: readonly Root[],
  isReadByScripts: (property: string) => boolean,
): void {
  const all = definitionsOf(roots);
  const changesOnRootAlone = (name: string): boolean => {
    const definitions = all.get(name) ?? [];
    return definitions.length > 0 && definitions.every(({ isOnRoot }) => isOnRoot);
  };
  const constants = new Map<string, Declaration>();
  for (const [name, [first, ...others]] of all) {
    if (!first?.isPlain || others.length > 0 || isReadByScripts(name)) continue;
    const { value } = first.declaration;
    if (value.includes(',') || !propertiesIn(value).every(changesOnRootAlone)) continue;
    constants.set(name, first.declaration);
  }
  const readers = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls((declaration) => {
      for (const [, name = '', comma] of declaration.value.matchAll(reference)) {
        readers.set(name, [...(readers.get(name) ?? []), declaration]);
        // With a value for its absence it is left as it is.
        if (comma !== undefined) constants.delete(name);
      }
    });
  }
  for (const [name, { value }] of constants) {
    const places = readers.get(name) ?? [];
    const gain = places.length * (`var(${name})`.length - value.length) + name.length;
    if (gain < 0) continue;
    for (const declaration of places) {
      declaration.value = declaration.value.replaceAll(`var(${name})`, () => value);
    }
  }
}

/**
 * Makes custom properties cost less: those that are overridden everywhere, or never read, go, and those that never
 * change give way to their values.
 *
 * @param roots all stylesheets of the site
 * @param isReadByScripts whether a script names the property, and may so read or set it
 */
export function simplifyCustomProperties(
  roots: readonly Root[],
  isReadByScripts: (property: string) => boolean,
): void {
  dropOverridden(definitionsOf(roots));
  dropUnread(roots, isReadByScripts);
  // Some rounds, since a value may name a property that is a constant itself.
  for (let round = 0; round < 3; round++) {
    inlineConstants(roots, isReadByScripts);
    dropUnread(roots, isReadByScripts);
  }
}
