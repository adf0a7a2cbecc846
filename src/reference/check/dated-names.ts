import type { Catalog } from '../catalog.ts';
import { knownAge } from '../history/file.ts';
import { factsFor } from '../identifier.ts';
import type { DatedPackage, Identifier, Kind } from '../identifier.ts';
import { readHistory } from '../history/read-history.ts';
import { formsWithItems } from '../schema.ts';
import { hookOwner } from './owners.ts';
import { formsOfMatch } from './requirements.ts';

/** A name of webpack, or a former one, with the releases that changed it. */
export interface DatedName {
  readonly name: string;
  readonly kind: Kind;
  /** Package whose releases these are, if it isn't webpack. */
  readonly package: DatedPackage | undefined;
  /** First release that has it; undefined if it is in the oldest release, or if no release is known. */
  readonly added: string | undefined;
  /** The oldest release that was read, if it has the name. */
  readonly oldest: string | undefined;
  readonly changed: readonly string[];
  /** First release that no longer has it. */
  readonly removed: string | undefined;
}

/** Kinds of names that older releases were only partly read for. */
const partlyRead: ReadonlySet<Kind> = new Set(['stats-field']);

/** Releases that added forms of an option's value, such as globs in a list of paths, by its schema. */
function formsAdded(one: Identifier, name: string): string[] {
  const found = one.kind.endsWith('option') ? formsOfMatch({ identifier: one, name }) : undefined;
  return (found?.forms ?? [])
    .flatMap((form) => formsWithItems(form, found?.root ?? form))
    .flatMap(({ added }) => added ?? []);
}

function datedName(one: Identifier, name: string): DatedName {
  const { kind, id } = one;
  const { added } = factsFor(one, name);
  const { atLeast } = knownAge(readHistory(one.package), kind, [name, id]);
  return {
    name,
    kind,
    package: one.package,
    added,
    oldest: added === undefined && !partlyRead.has(kind) ? atLeast : undefined,
    changed: [...(one.history ?? []).map(({ version }) => version), ...formsAdded(one, name)],
    removed: undefined,
  };
}

const namesOfIdentifiers = new WeakMap<Identifier, readonly DatedName[]>();

/** All names of an identifier with their releases, collected once, since catalogs share identifiers. */
function namesOf(one: Identifier): readonly DatedName[] {
  const known = namesOfIdentifiers.get(one);
  if (known !== undefined) return known;
  const all = new Set([one.id, ...one.aliases, ...Object.keys(one.places ?? {})]);
  const names = [...all].map((name) => datedName(one, name));
  namesOfIdentifiers.set(one, names);
  return names;
}

/** What later releases added to a name: arguments of a hook, and words that an option accepts. */
export function additionsTo({ kind, id, package: from, history = [] }: Identifier): DatedName[] {
  return history.flatMap(({ version, what, before, after }) => {
    const form = what === 'hook' ? /\b[a-z]\w*(?=[,)])/gu : /'[^']+'/gu;
    if (what !== 'hook' && what !== 'accepts') return [];
    const earlier = new Set(before.match(form));
    return (after.match(form) ?? [])
      .filter((word) => !earlier.has(word))
      .map((word) => ({
        name: what === 'hook' ? `${id}.${word}` : `${id}: ${word.slice(1, -1)}`,
        kind,
        package: from,
        added: version,
        oldest: undefined,
        changed: [],
        removed: undefined,
      }));
  });
}

/** Names that webpack had in some release of version 5, and no longer has. */
function removedNames(): DatedName[] {
  return Object.entries(readHistory().kinds).flatMap(([kind, recorded]) =>
    Object.entries(recorded.names).flatMap(([name, { added, removed }]): DatedName[] =>
      removed === undefined
        ? []
        : [
            {
              name,
              kind: kind as Kind,
              package: undefined,
              added,
              oldest: added === undefined ? recorded.readableSince : undefined,
              changed: [],
              removed,
            },
          ],
    ),
  );
}

/** A name and its trailing parts: `html.csp` and `csp` for `output.html.csp`, `bun` for `target: bun`. */
function tailsOf(name: string): string[] {
  const ends = [...name.matchAll(/\.|: /gu)].map(({ 0: end, index }) => index + end.length);
  return [name, ...ends.map((end) => name.slice(end))];
}

/** The names in code, without arguments, values and quotes: `cache.type` in `cache: { type: 'memory' }`. */
export function namesInCode(code: string): string[] {
  const text = code.trim().replaceAll('?.', '.').replace(/;$/u, '');
  const comment = /^(?:\/\*\s*)?(?<name>webpack[A-Z]\w+)\b/u.exec(text)?.groups?.name;
  if (comment !== undefined) return [comment];
  const quoted = /^(?<quote>['"])(?<word>[^'"]+)\k<quote>$/u.exec(text)?.groups?.word;
  if (quoted !== undefined) return [quoted];
  const setting = /^(?<key>[\w$./<>-]+):\s*(?<value>.+)$/su.exec(text)?.groups;
  if (setting !== undefined) {
    const { key = '', value = '' } = setting;
    const nested = /^\{\s*(?<inner>.*?)\s*\}$/su.exec(value)?.groups?.inner;
    const below = nested === undefined ? [] : namesInCode(nested);
    return [
      ...below.map((one) => `${key}.${one}`),
      `${key}: ${value.replaceAll(/['"]/gu, '')}`,
      key,
    ];
  }
  const flag = /^(?:npx )?(?:webpack )?(?:\w+ )?(?<flag>--[\w-]+)/u.exec(text)?.groups?.flag;
  if (flag !== undefined) return [flag];
  const name = text
    .replace(/^new /u, '')
    .replace(/^(?:compiler\.)?webpack\.|^\./u, '')
    .replace(/(?<=getCompilationHooks\()[^)]*(?=\))/u, '')
    .replace(/\.(?:tap|tapAsync|tapPromise|for|call)\b.*$/su, '')
    .replace(/\((?!\)\.).*$/su, '')
    .replace(/^(?<owner>\w+)(?=\.hooks\.)/u, (owner) => hookOwner(owner));
  return /^[\w$.<>/()-]+$/u.test(name) && name !== 'webpack' ? [name] : [];
}

/** All names of a catalog and the removed ones, by what a text may call them. */
export class DatedNames {
  readonly #byTail = new Map<string, DatedName[]>();
  readonly all: readonly DatedName[];

  constructor({ inventories }: Catalog) {
    const present = [...inventories.values()].flat().flatMap(namesOf);
    const known = new Set(present.map(({ kind, name }) => `${kind} ${name}`));
    this.all = [
      ...present,
      ...[...inventories.values()].flat().flatMap(additionsTo),
      ...removedNames().filter(({ kind, name }) => !known.has(`${kind} ${name}`)),
    ];
    for (const one of this.all) {
      for (const tail of tailsOf(one.name)) {
        const others = this.#byTail.get(tail);
        if (others) others.push(one);
        else this.#byTail.set(tail, [one]);
      }
    }
  }

  /** The names that code in a text can mean, by its first name that webpack has or had. */
  named(code: string): readonly DatedName[] {
    // An export has its full name, which can be the end of another name.
    const isExport = /^(?:new )?(?:compiler\.)?webpack\./u.test(code);
    for (const name of namesInCode(code)) {
      const found = (this.#byTail.get(name) ?? []).filter(
        (one) => !isExport || one.name === name || one.name === `webpack.${name}`,
      );
      if (found.length > 0) return found;
      // An object of hooks is as old as the first of them.
      const object = /\w+\.getCompilationHooks$/u.exec(name)?.[0];
      const inside =
        object === undefined
          ? []
          : this.all.filter((one) => `.${one.name}`.includes(`.${object}().`));
      if (inside.length > 0) return inside;
    }
    return [];
  }

  /** Options and values nested in a name. */
  below(name: string): DatedName[] {
    return this.all.filter(
      (one) => one.name.startsWith(`${name}.`) || one.name.startsWith(`${name}: `),
    );
  }
}

const known = new WeakMap<Catalog, DatedNames>();

/** The names of a catalog with their releases, collected once. */
export function datedNames(catalog: Catalog): DatedNames {
  const names = known.get(catalog) ?? new DatedNames(catalog);
  known.set(catalog, names);
  return names;
}
