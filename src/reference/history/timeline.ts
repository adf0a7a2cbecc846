import { compareVersions } from '../../site/versions.ts';
import { modesText } from '../default-text.ts';
import { byEveryName, hookText, sortedAlternatives } from '../difference.ts';
import type { Identifier, Kind } from '../identifier.ts';

/** What one release gives names to; a kind that could not be read in it is absent. */
export interface ReleaseFacts {
  readonly version: string;
  readonly inventories: ReadonlyMap<Kind, readonly Identifier[]>;
  /** Names of kinds that could be read for the rest, by what they begin with. */
  readonly unreadable?: readonly { readonly kind: Kind; readonly prefixes: readonly string[] }[];
}

/** The facts of an identifier whose changes are recorded. */
export type ChangedFact = 'type' | 'default' | 'hook' | 'deprecated' | 'experimental';

/** A change of one fact. */
export interface ChangeEvent {
  readonly version: string;
  readonly what: ChangedFact;
  /** Text before and after; empty where the fact has none. */
  readonly before: string;
  readonly after: string;
}

/** The history of one name. */
export interface Lifetime {
  /** First stable release with the name; undefined where it is at least as old as the first release that was read. */
  readonly added?: string;
  /** First release in which it could be read, where that is later than for others of its kind; nothing older is known. */
  readonly readableSince?: string;
  /** First stable release without it. */
  readonly removed?: string;
  /** The name that it had before, or has since, where the same release took one away and brought the other. */
  readonly movedFrom?: string;
  readonly movedTo?: string;
  /** Oldest first. */
  readonly changes: readonly ChangeEvent[];
}

/** The history of all names of a kind. */
export interface KindHistory {
  /** First release in which the kind could be read; nothing older is known. */
  readonly readableSince: string;
  /** By name: ids and aliases of every release. */
  readonly names: ReadonlyMap<string, Lifetime>;
}

export type History = ReadonlyMap<Kind, KindHistory>;

/**
 * Kinds of which types are compared. The schemas say the same in the same words for years; the types in `types.d.ts`
 * were rewritten again and again, which says nothing about what webpack accepts.
 */
const kindsWithTypes: ReadonlySet<Kind> = new Set(['option', 'plugin-option']);

/** From these releases on, webpack marks all that is deprecated or experimental; before, it marked hardly anything. */
const marksCompleteSince = { deprecated: '5.106.0', experimental: '5.106.2' } as const;

/** A type in the words of the schemas, in which definitions come and go without a change of what they stand for. */
function plainType(type: string): string {
  return type.replaceAll(/'[^']*'|\b(?!RegExp\b)[A-Z]\w*/gu, (word) => {
    if (word.startsWith("'")) return word;
    return word.includes('Function') ? 'function' : 'object';
  });
}

/** Whether a type is from `types.d.ts`, as those of plugins without a schema are. */
function isDeclaredType(type: string): boolean {
  return /=>|\btypeof\b|\bany\b|\b(?!RegExp\b)[A-Z]/u.test(type.replaceAll(/'[^']*'/gu, ''));
}

/** A default without what depends on the folder in which a release was read. */
function plainDefault(text: string): string {
  return text.replace(/\/\.cache\/history\/[\w-]+(?=\/node_modules)/u, '').replaceAll("/'", "'");
}

/** What changes are made of: the text that is recorded, and the text that has to differ. */
interface ComparedFact {
  readonly text: (one: Identifier) => string;
  readonly key?: (one: Identifier) => string;
}

function typeOf({ kind, type = '' }: Identifier): string {
  return kindsWithTypes.has(kind) && !(kind === 'plugin-option' && isDeclaredType(type))
    ? type
    : '';
}

const facts: Readonly<Record<ChangedFact, ComparedFact>> = {
  type: { text: typeOf, key: (one) => sortedAlternatives(plainType(typeOf(one))) },
  // Targets come and go with the releases, so only the values for the web are compared.
  default: {
    text: ({ defaults }) => (defaults === undefined ? '' : plainDefault(modesText(defaults))),
  },
  // Arguments that only have another name do not concern a plugin.
  hook: {
    text: (one) => (one.hook === undefined ? '' : hookText(one)),
    key: ({ hook }) => (hook === undefined ? '' : `${hook.kind} ${hook.isMap} ${hook.args.length}`),
  },
  deprecated: { text: ({ deprecated }) => (deprecated ? 'deprecated' : '') },
  experimental: { text: ({ experimental }) => (experimental ? 'experimental' : '') },
};

const factNames = Object.keys(facts) as ChangedFact[];

function isMarkedBefore(what: ChangedFact, version: string): boolean {
  return (
    (what === 'deprecated' || what === 'experimental') &&
    compareVersions(version, marksCompleteSince[what]) <= 0
  );
}

/** Whether a fact is not known here: a type or a default without a text, a hook of a class of its own. */
function isUnknown(what: ChangedFact, text: string): boolean {
  if (what === 'default') return text === '' || text.includes('{ … }');
  return (what === 'type' && text === '') || (what === 'hook' && text.includes('Object('));
}

function changesBetween(before: Identifier, after: Identifier, version: string): ChangeEvent[] {
  return factNames.flatMap((what) => {
    const { text, key = text } = facts[what];
    const [old, current] = [text(before), text(after)];
    if (key(before) === key(after) || isMarkedBefore(what, version)) return [];
    return isUnknown(what, old) || isUnknown(what, current)
      ? []
      : [{ version, what, before: old, after: current }];
  });
}

/** An identifier with the default that it had when one was last known. */
function withKnownDefault(one: Identifier, before: Identifier | undefined): Identifier {
  const { defaults } = before ?? {};
  return isUnknown('default', facts.default.text(one)) && defaults !== undefined
    ? { ...one, defaults }
    : one;
}

interface Draft {
  added?: string;
  readableSince?: string;
  removed?: string;
  movedFrom?: string;
  movedTo?: string;
  readonly changes: ChangeEvent[];
}

/** Last part of a name: `css` of `experiments.css`. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/**
 * Links names that a release took away with those it brought, where it is the same thing at another place: the last
 * part of the name and the type are the same, and no other pair fits.
 */
function linkMoves(
  names: Map<string, Draft>,
  gone: readonly (readonly [string, Identifier])[],
  added: readonly (readonly [string, Identifier])[],
): void {
  const fits = ([from, before]: readonly [string, Identifier]) =>
    added.filter(
      ([to, after]) =>
        lastPart(to) === lastPart(from) &&
        sortedAlternatives(after.type ?? '') === sortedAlternatives(before.type ?? ''),
    );
  for (const one of gone) {
    const [first, ...others] = fits(one);
    if (first === undefined || others.length > 0) continue;
    const [before, after] = [names.get(one[0]), names.get(first[0])];
    if (before === undefined || after === undefined || after.movedFrom !== undefined) continue;
    before.movedTo = first[0];
    after.movedFrom = one[0];
  }
}

/** What is known of a kind before a release is added to it. */
interface Progress {
  readonly readableSince: string;
  readonly names: Map<string, Draft>;
  readonly previous: ReadonlyMap<string, Identifier>;
  /** What names begin with that could not be read in the last release. */
  readonly unreadable: readonly string[];
}

/** Begins with the first release in which a kind can be read: all of its names are at least as old as it. */
function begin(
  version: string,
  identifiers: readonly Identifier[],
  unreadable: readonly string[],
): Progress {
  const previous = byEveryName(identifiers);
  const names = new Map(
    [...previous.keys()].map((name): [string, Draft] => [name, { changes: [] }]),
  );
  return { readableSince: version, names, previous, unreadable };
}

/** Takes up a recorded history where it ends: with the names of the last release that it knows. */
function resume({ readableSince, names }: KindHistory, last: readonly Identifier[]): Progress {
  const previous = byEveryName(last);
  const drafts = new Map(
    [...names].map(([name, { changes, ...rest }]): [string, Draft] => [
      name,
      { ...rest, changes: [...changes] },
    ]),
  );
  for (const name of previous.keys()) if (!drafts.has(name)) drafts.set(name, { changes: [] });
  return { readableSince, names: drafts, previous, unreadable: [] };
}

function addRelease(
  { readableSince, names, previous, unreadable: wasUnreadable }: Progress,
  version: string,
  identifiers: readonly Identifier[],
  unreadable: readonly string[],
): Progress {
  const current = new Map(
    [...byEveryName(identifiers)].map(
      ([name, one]) => [name, withKnownDefault(one, previous.get(name))] as const,
    ),
  );
  const added: [string, Identifier][] = [];
  // What was read from other sources before can differ from what is read now, without a change in webpack.
  const readableNow = wasUnreadable.filter((prefix) => !unreadable.includes(prefix));
  const isFirstRead = (name: string) => readableNow.some((prefix) => name.startsWith(prefix));
  for (const [name, one] of current) {
    const before = previous.get(name);
    const known = names.get(name);
    if (before !== undefined && known !== undefined) {
      known.changes.push(...changesBetween(before, one, version));
    } else if (known === undefined && isFirstRead(name)) {
      names.set(name, { readableSince: version, changes: [] });
    } else if (known === undefined) {
      names.set(name, { added: version, changes: [] });
      added.push([name, one]);
    } else {
      // It was away for some releases; readers care that it is there now.
      delete known.removed;
      delete known.movedTo;
    }
  }
  const gone = [...previous].filter(([name]) => !current.has(name));
  for (const [name] of gone) {
    const known = names.get(name);
    if (isFirstRead(name)) names.delete(name);
    else if (known !== undefined) known.removed = version;
  }
  linkMoves(names, gone, added);
  return { readableSince, names, previous: current, unreadable };
}

/** A history that is already recorded, with what the last release in it has. */
export interface KnownHistory {
  readonly history: History;
  readonly last: ReadonlyMap<Kind, readonly Identifier[]>;
}

/**
 * Turns what single releases have into the history of every name.
 *
 * A name counts as added by the first release that has it, whatever it stood for then. A kind that cannot be read in
 * older releases begins with the first release in which it can.
 *
 * @param releases in ascending order
 * @param known what is recorded of the releases before them
 */
export function buildHistory(releases: readonly ReleaseFacts[], known?: KnownHistory): History {
  const all = new Map<Kind, Progress>();
  for (const [kind, history] of known?.history ?? []) {
    all.set(kind, resume(history, known?.last.get(kind) ?? []));
  }
  for (const { version, inventories, unreadable = [] } of releases) {
    for (const [kind, identifiers] of inventories) {
      const progress = all.get(kind);
      const prefixes = unreadable.flatMap((one) => (one.kind === kind ? one.prefixes : []));
      all.set(
        kind,
        progress === undefined
          ? begin(version, identifiers, prefixes)
          : addRelease(progress, version, identifiers, prefixes),
      );
    }
  }
  return new Map(
    [...all].map(([kind, { readableSince, names }]) => [kind, { readableSince, names }]),
  );
}
