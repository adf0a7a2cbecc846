import { modesText } from './default-text.ts';
import type { Identifier, Kind } from './identifier.ts';

type Inventories = ReadonlyMap<Kind, readonly Identifier[]>;

/** A fact about an identifier that differs in the newer version. */
export interface Change {
  readonly id: string;
  readonly what: 'type' | 'default' | 'hook';
  readonly before: string;
  readonly after: string;
}

/** What differs between two versions in one inventory. */
export interface KindDifference {
  readonly kind: Kind;
  readonly added: readonly Identifier[];
  readonly gone: readonly Identifier[];
  /** Newly marked as deprecated. */
  readonly deprecated: readonly Identifier[];
  readonly changed: readonly Change[];
}

/** Text of a default, with its dependence on mode and target; `none` if webpack has none. */
export function defaultsText({ defaults }: Pick<Identifier, 'defaults'>): string {
  if (!defaults) return 'none';
  const groups = (defaults.targets ?? []).map(
    ({ names, ...values }) => `${modesText(values)} for ${names.join(', ')}`,
  );
  return [modesText(defaults), ...groups].filter((text) => text !== '').join('; ');
}

/** Text of a hook's class and arguments; `none` if it isn't a hook. */
export function hookText({ hook }: Pick<Identifier, 'hook'>): string {
  if (!hook) return 'none';
  const text = `${hook.kind}(${hook.args.join(', ')})`;
  return hook.isMap ? `HookMap of ${text}` : text;
}

/** The compared facts, by name; types are compared regardless of the order of their alternatives. */
const compared: readonly (readonly [Change['what'], (one: Identifier) => string])[] = [
  ['type', ({ type }) => type ?? 'none'],
  ['default', defaultsText],
  ['hook', hookText],
];

/** Alternatives of a type in a fixed order, since versions often only reorder them. */
export function sortedAlternatives(text: string): string {
  return text.split(' | ').sort().join(' | ');
}

function changesOf(before: Identifier, after: Identifier): Change[] {
  return compared.flatMap(([what, textOf]) => {
    const [old, current] = [textOf(before), textOf(after)];
    return sortedAlternatives(old) === sortedAlternatives(current)
      ? []
      : [{ id: after.id, what, before: old, after: current }];
  });
}

/** Identifiers of an inventory by id; moved ones are also found by their former name. */
export function byEveryName(identifiers: readonly Identifier[]): ReadonlyMap<string, Identifier> {
  const names = new Map<string, Identifier>();
  for (const one of identifiers) {
    for (const alias of one.aliases) if (!names.has(alias)) names.set(alias, one);
  }
  for (const one of identifiers) names.set(one.id, one);
  return names;
}

/**
 * Compares the inventories of two versions.
 *
 * An identifier whose name is an alias of another in the other version counts as neither added nor removed.
 *
 * @returns one entry per kind in which anything differs, in the order of the newer inventories
 */
export function compareInventories(before: Inventories, after: Inventories): KindDifference[] {
  return [...after].flatMap(([kind, current]) => {
    const former = before.get(kind) ?? [];
    const formerIds = new Map(former.map((one) => [one.id, one]));
    const [formerNames, currentNames] = [byEveryName(former), byEveryName(current)];
    const difference: KindDifference = {
      kind,
      added: current.filter(
        ({ id, aliases }) => ![id, ...aliases].some((name) => formerNames.has(name)),
      ),
      gone: former.filter(({ id }) => !currentNames.has(id)),
      deprecated: current.filter(
        ({ id, deprecated }) => deprecated && formerNames.get(id)?.deprecated === false,
      ),
      changed: current.flatMap((one) => {
        const old = formerIds.get(one.id);
        return old ? changesOf(old, one) : [];
      }),
    };
    const { added, gone, deprecated, changed } = difference;
    return added.length + gone.length + deprecated.length + changed.length > 0 ? [difference] : [];
  });
}
