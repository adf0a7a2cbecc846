import { rowId } from '../content/heading-ids.ts';
import { allFlags } from './identifier.ts';
import type { Identifier, Kind } from './identifier.ts';
import type { Inventories } from './inventories.ts';
import { kindsOfPage, ownerOf, pageRules, prefixesOfPage } from './pages.ts';

/** Placeholder for a key that the user chooses: `{cacheGroup}` on pages, `<name>` in inventories. */
function withFreeKeys(name: string): string {
  if (!/[{<]/u.test(name)) return name;
  return name
    .split('.')
    .map((part) => (/^(?:\{[^{}]*\}|<[^<>]*>)$/u.test(part) ? '*' : part))
    .join('.');
}

/** Kinds whose plain names (`name`, `url`) are so common that they only match on the page that owns them. */
const commonNames: ReadonlySet<Kind> = new Set(['option', 'dev-server-option', 'plugin-option']);

const optionKinds: ReadonlySet<Kind> = new Set([
  'option',
  'dev-server-option',
  'plugin-option',
  'value',
]);

/** True if an option is an object whose keys aren't described. */
function takesAnyKey({ identifier: { type = '' } }: Match): boolean {
  return /\b(?:object|any|Record|function)\b/u.test(type);
}

/** The position of a name on a page. */
export interface Place {
  readonly url: string;
  readonly title: string;
  /** First header cell of the table, if the name is in a table row. */
  readonly table?: string | undefined;
  /** Matches of the enclosing headings, nearest first. */
  readonly enclosing: readonly Match[];
}

/** An identifier with the name by which it was found. */
export interface Match {
  readonly identifier: Identifier;
  /** Its id, or the alias that the page uses. */
  readonly name: string;
}

function isConfigured({ kind }: Identifier): boolean {
  return kind === 'option' || kind === 'dev-server-option';
}

function isAlias({ identifier, name }: Match): boolean {
  return name !== identifier.id;
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** All names of the option that a value belongs to: the id and its trailing parts. */
function valueBases(id: string): string[] {
  const parts = id.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** All identifiers, for lookups by the names that pages use. */
export class Catalog {
  readonly inventories: Inventories;
  readonly #byName = new Map<string, Match[]>();
  readonly #parents = new Map<string, Set<Kind>>();
  readonly #byFlag = new Map<string, Identifier>();
  /** Options by the last part of their names. */
  readonly #byEnding = new Map<string, Match[]>();
  /** Options by the URL of their heading or row. */
  #byAddress: Map<string, Match[]> | undefined;

  constructor(inventories: Inventories) {
    this.inventories = inventories;
    for (const identifier of [...inventories.values()].flat()) {
      for (const flag of allFlags(identifier)) {
        if (!this.#byFlag.has(flag)) this.#byFlag.set(flag, identifier);
      }
      for (const name of new Set([identifier.id, ...identifier.aliases])) {
        const key = withFreeKeys(name);
        addTo(this.#byName, key, { identifier, name });
        const parts = key.split('.');
        if (isConfigured(identifier)) {
          addTo(this.#byEnding, parts.at(-1) ?? '', { identifier, name });
        }
        for (let end = 1; end < parts.length; end += 1) {
          const parent = parts.slice(0, end).join('.');
          const kinds = this.#parents.get(parent) ?? new Set();
          this.#parents.set(parent, kinds.add(identifier.kind));
        }
      }
    }
  }

  /** Identifiers of the given kinds with exactly this name; those for which it isn't an alias come first. */
  #named(name: string, kinds: readonly Kind[]): Match[] {
    // A value (`externalsType: script`) can be written like an option in a heading (`externalsType.script`).
    const asValue = name.replace(/\.(?=[^.]*$)/u, ': ');
    return [name, ...(asValue === name ? [] : [asValue])]
      .flatMap((one) => this.#byName.get(withFreeKeys(one)) ?? [])
      .filter(({ identifier }) => kinds.includes(identifier.kind))
      .sort((a, b) => Number(isAlias(a)) - Number(isAlias(b)));
  }

  /** Matches of a name below another one: a nested identifier, or one of its values. */
  #below(base: string, name: string, kinds: readonly Kind[], isValue: boolean): Match[] {
    const plain = name.replace(/^(?<quote>['"])(?<text>.*)\k<quote>$/u, '$<text>');
    const values = valueBases(base).flatMap((one) => this.#named(`${one}: ${plain}`, kinds));
    const parts = this.#named(`${base}.${name}`, kinds);
    return isValue && values.length > 0 ? values : [...parts, ...values];
  }

  /**
   * The option that a flag sets, or the nearest enclosing one: recursive options have flags to a certain depth, such as
   * `--stats-children-hash` for `stats.children`.
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

  /** True if an identifier has this name, or is nested in it. */
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
      .filter(({ identifier }) => isConfigured(identifier));
  }

  /** Options of the configuration with this last part, such as `optimization.emitOnErrors` for `emitOnErrors`. */
  endingWith(name: string): readonly Match[] {
    return this.#byEnding.get(name) ?? [];
  }

  /** Options of which all names are nested options. */
  parentsOf(names: readonly string[]): string[] {
    const [first = '', ...others] = names;
    const parents = this.endingWith(first).map(({ name }) =>
      name.slice(0, Math.max(0, name.lastIndexOf('.'))),
    );
    return [...new Set(parents)].filter(
      (parent) =>
        parent !== '' && others.every((one) => this.options(`${parent}.${one}`).length > 0),
    );
  }

  /** The options that a URL refers to: those of a heading or row, or the one that a page is about. */
  optionsAt({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): readonly Match[] {
    const rule = pageRules.find(({ url }) => url === pathname);
    const roots = rule?.owns.option ?? [];
    if (hash === '') return roots.length === 1 ? this.options(roots[0] ?? '') : [];
    this.#byAddress ??= Map.groupBy(
      [...this.#byEnding.values()].flat(),
      ({ identifier, name }) => `${ownerOf(identifier) ?? ''}#${rowId(name)}`,
    );
    const ids = [hash.slice(1), ...roots.map((one) => rowId(`${one}.${hash.slice(1)}`))];
    return ids.flatMap((id) => this.#byAddress?.get(`${pathname}#${id}`) ?? []);
  }

  /**
   * True if a path is that of an option, an ancestor of options, or below an option that accepts any keys. Keys that
   * the user chooses can be written out.
   */
  isOptionPath(name: string): boolean {
    const parts = withFreeKeys(name.replaceAll('[]', '')).split('.');
    const isOption = (path: string): boolean =>
      (this.#byName.get(path) ?? []).some(({ identifier }) => optionKinds.has(identifier.kind));
    const hasOptions = (path: string): boolean =>
      [...(this.#parents.get(path) ?? [])].some((kind) => optionKinds.has(kind));
    const walk = (at: number, path: string): boolean => {
      if (at === parts.length) return true;
      // An option without nested options is passed on to another package, which defines its keys.
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

  /** True if an identifier of the given kinds is nested in a name. */
  hasBelow(name: string, kinds: readonly Kind[]): boolean {
    const below = this.#parents.get(withFreeKeys(name));
    return below !== undefined && kinds.some((kind) => below.has(kind));
  }

  /** True if a name is a key that the user chooses, in an object with such keys. */
  isFreeKey(name: string): boolean {
    const key = withFreeKeys(name);
    return key.endsWith('.*') && (this.#byName.has(key.slice(0, -2)) || this.#parents.has(key));
  }

  /**
   * Resolves a name on a page: a name of its own, one nested in the headings around it, or one nested in the subject of
   * the page.
   *
   * @returns several matches if inventories share a name; none if there is no such name
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
