import { allFlags } from './identifier.ts';
import type { Identifier, Kind } from './identifier.ts';
import type { Inventories } from './inventories.ts';
import { kindsOfPage, ownerOf, prefixesOfPage } from './pages.ts';

/** Stands for a key that the reader chooses: `{cacheGroup}` in pages, `<name>` in inventories. */
function withFreeKeys(name: string): string {
  return name
    .split('.')
    .map((part) => (/^(?:\{[^{}]*\}|<[^<>]*>)$/u.test(part) ? '*' : part))
    .join('.');
}

/** Kinds whose plain names (`name`, `url`) are so common that only the page that owns one may mean it. */
const commonNames: ReadonlySet<Kind> = new Set(['option', 'dev-server-option', 'plugin-option']);

const optionKinds: ReadonlySet<Kind> = new Set([
  'option',
  'dev-server-option',
  'plugin-option',
  'value',
]);

/** Whether an option is an object of which nothing is described further. */
function takesAnyKey({ identifier: { type = '' } }: Match): boolean {
  return /\b(?:object|any|Record|function)\b/u.test(type);
}

/** Where a name stands. */
export interface Place {
  readonly url: string;
  readonly title: string;
  /** First header cell of the table in whose row the name stands. */
  readonly table?: string | undefined;
  /** What the headings around it stand for, the nearest first. */
  readonly enclosing: readonly Match[];
}

/** An identifier by the name under which it was found. */
export interface Match {
  readonly identifier: Identifier;
  /** Its id, or the one of its aliases that the page means. */
  readonly name: string;
}

function isAlias({ identifier, name }: Match): boolean {
  return name !== identifier.id;
}

/** The option that a value is for, in all the forms in which values name it: the id and its last parts. */
function valueBases(id: string): string[] {
  const parts = id.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** All identifiers, to be found by the names that pages give them. */
export class Catalog {
  readonly inventories: Inventories;
  readonly #byName = new Map<string, Match[]>();
  readonly #parents = new Map<string, Set<Kind>>();
  readonly #byFlag = new Map<string, Identifier>();

  constructor(inventories: Inventories) {
    this.inventories = inventories;
    for (const identifier of [...inventories.values()].flat()) {
      for (const flag of allFlags(identifier)) {
        if (!this.#byFlag.has(flag)) this.#byFlag.set(flag, identifier);
      }
      for (const name of new Set([identifier.id, ...identifier.aliases])) {
        const key = withFreeKeys(name);
        this.#byName.set(key, [...(this.#byName.get(key) ?? []), { identifier, name }]);
        const parts = key.split('.');
        for (let end = 1; end < parts.length; end += 1) {
          const parent = parts.slice(0, end).join('.');
          const kinds = this.#parents.get(parent) ?? new Set();
          this.#parents.set(parent, kinds.add(identifier.kind));
        }
      }
    }
  }

  /** Identifiers of the given kinds with exactly this name, those first for which it is no alias. */
  #named(name: string, kinds: readonly Kind[]): Match[] {
    // A value (`externalsType: script`) can stand in a heading like an option (`externalsType.script`).
    const asValue = name.replace(/\.(?=[^.]*$)/u, ': ');
    return [name, ...(asValue === name ? [] : [asValue])]
      .flatMap((one) => this.#byName.get(withFreeKeys(one)) ?? [])
      .filter(({ identifier }) => kinds.includes(identifier.kind))
      .sort((a, b) => Number(isAlias(a)) - Number(isAlias(b)));
  }

  /** What a name stands for below another one: a part of it, or one of its values. */
  #below(base: string, name: string, kinds: readonly Kind[], isValue: boolean): Match[] {
    const plain = name.replace(/^(?<quote>['"])(?<text>.*)\k<quote>$/u, '$<text>');
    const values = valueBases(base).flatMap((one) => this.#named(`${one}: ${plain}`, kinds));
    const parts = this.#named(`${base}.${name}`, kinds);
    return isValue && values.length > 0 ? values : [...parts, ...values];
  }

  /**
   * The option that a flag sets, or the nearest one around it: options that repeat themselves have flags to a
   * depth of their own, such as `--stats-children-hash` below `stats.children`.
   */
  optionOfFlag({ id, aliases }: Pick<Identifier, 'id' | 'aliases'>): Identifier | undefined {
    for (const name of [id, ...aliases].filter((one) => one.startsWith('--'))) {
      for (let end = name.length; end > 2; end = name.lastIndexOf('-', end - 1)) {
        const option = this.#byFlag.get(name.slice(0, end));
        if (option !== undefined) return option;
      }
    }
    return undefined;
  }

  /** Whether any identifier has this name, or lies below it. */
  has(name: string): boolean {
    const key = withFreeKeys(name);
    return this.#byName.has(key) || this.#parents.has(key);
  }

  /** Options with exactly this path. */
  options(name: string): readonly Match[] {
    const key = withFreeKeys(name);
    const short = name.startsWith('splitChunks.') ? `optimization.${key}` : key;
    return [key, short]
      .flatMap((one) => this.#byName.get(one) ?? [])
      .filter(({ identifier }) => /^(?:option|dev-server-option)$/u.test(identifier.kind));
  }

  /**
   * Whether a path is that of an option: its own, one around others, or one below an option that takes any keys.
   * Keys that the reader chooses may be written out.
   */
  isOptionPath(name: string): boolean {
    const parts = withFreeKeys(name.replaceAll('[]', '')).split('.');
    const isOption = (path: string): boolean =>
      (this.#byName.get(path) ?? []).some(({ identifier }) => optionKinds.has(identifier.kind));
    const hasOptions = (path: string): boolean =>
      [...(this.#parents.get(path) ?? [])].some((kind) => optionKinds.has(kind));
    const walk = (at: number, path: string): boolean => {
      if (at === parts.length) return true;
      // What has nothing below it is handed on to something else, which knows its keys.
      if (at > 0 && !hasOptions(path) && (this.#byName.get(path) ?? []).some(takesAnyKey))
        return true;
      if (at === parts.length - 1 && this.#byName.has(`${path}: ${parts[at] ?? ''}`)) return true;
      return [parts[at] ?? '', '*'].some((part) => {
        const next = path === '' ? part : `${path}.${part}`;
        return (isOption(next) || hasOptions(next)) && walk(at + 1, next);
      });
    };
    return walk(0, '');
  }

  /** Whether any identifier of the given kinds lies below a name. */
  hasBelow(name: string, kinds: readonly Kind[]): boolean {
    const below = this.#parents.get(withFreeKeys(name));
    return below !== undefined && kinds.some((kind) => below.has(kind));
  }

  /** Whether a name is a key that the reader chooses, of something that has such keys. */
  isFreeKey(name: string): boolean {
    const key = withFreeKeys(name);
    return key.endsWith('.*') && (this.#byName.has(key.slice(0, -2)) || this.#parents.has(key));
  }

  /**
   * What a name on a page stands for: a name of its own, one below the headings around it, or one below what the
   * page is about.
   *
   * @returns several where inventories share a name; none where there is nothing of that name
   */
  resolve(name: string, place: Place): readonly Match[] {
    const kinds = kindsOfPage(place.url);
    if (kinds.length === 0 || name === '') return [];
    const isValue = place.table === 'Value';
    for (const around of place.enclosing) {
      const { id, aliases } = around.identifier;
      for (const base of new Set([around.name, id, ...aliases])) {
        const found = this.#below(base, name, kinds, isValue);
        if (found.length > 0) return found;
      }
    }
    const exact = this.#named(name, kinds).filter(
      ({ identifier }) =>
        name.includes('.') ||
        !commonNames.has(identifier.kind) ||
        ownerOf(identifier) === place.url,
    );
    if (exact.length > 0) return exact;
    for (const prefix of prefixesOfPage(place.url, place.title)) {
      const found = this.#below(prefix, name, kinds, isValue);
      if (found.length > 0) return found;
    }
    return [];
  }
}
