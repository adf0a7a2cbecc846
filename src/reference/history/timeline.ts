import { compareVersions } from '../../site/versions.ts';
import { modesText } from '../default-text.ts';
import { byEveryName, hookText, sortedAlternatives } from '../difference.ts';
import type { Identifier, Kind } from '../identifier.ts';

/** The names in a release; a kind that couldn't be read is absent. */
export interface ReleaseFacts {
  readonly version: string;
  readonly inventories: ReadonlyMap<Kind, readonly Identifier[]>;
  /** Prefixes of names that couldn't be read, of kinds that could otherwise. */
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
  /** First stable release with the name; undefined if it is at least as old as the first release that was read. */
  readonly added?: string;
  /** First release in which it could be read, if that is later than for others of its kind; nothing older is known. */
  readonly readableSince?: string;
  /** First stable release without it. */
  readonly removed?: string;
  /** Its former or later name, if the same release removed one name and added the other. */
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
 * Kinds whose types are compared. The schemas use the same wording for years, but the types in `types.d.ts` were
 * rewritten several times without a change in what webpack accepts.
 */
const kindsWithTypes: ReadonlySet<Kind> = new Set(['option', 'plugin-option']);

/** From these releases on, webpack marks everything that is deprecated or experimental; before, hardly anything. */
const marksCompleteSince = { deprecated: '5.106.0', experimental: '5.106.2' } as const;

/**
 * A type in normalized wording, because definitions in the schemas are added and removed without a change in meaning.
 */
function plainType(type: string): string {
  return type.replaceAll(/'[^']*'|\b(?!RegExp\b)[A-Z]\w*/gu, (word) => {
    if (word.startsWith("'")) return word;
    return word.includes('Function') ? 'function' : 'object';
  });
}

/** True if a type is from `types.d.ts`, as those of plugins without a schema are. */
function isDeclaredType(type: string): boolean {
  return /=>|\btypeof\b|\bany\b|\b(?!RegExp\b)[A-Z]/u.test(type.replaceAll(/'[^']*'/gu, ''));
}

/** A default without the folder in which a release was read. */
function plainDefault(text: string): string {
  return text.replace(/\/\.cache\/history\/[\w-]+(?=\/node_modules)/u, '').replaceAll("/'", "'");
}

/** A recorded text of a fact, and the normalized text that is compared. */
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
  // Targets are added and removed over time, so only the values for the web are compared.
  default: {
    text: ({ defaults }) => (defaults === undefined ? '' : plainDefault(modesText(defaults))),
  },
  // Renamed arguments don't affect a plugin.
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

/** True if a fact is unknown: a type or a default without a text, a hook with a custom class. */
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

/** An identifier with its last known default. */
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

/** Last segment of a name: `css` for `experiments.css`. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/**
 * Links removed names with added ones if they are the same thing in another place: the last segment of the name and the
 * type are equal, and the pair is unique.
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

/** State of a kind before a release is added. */
interface Progress {
  readonly readableSince: string;
  readonly names: Map<string, Draft>;
  readonly previous: ReadonlyMap<string, Identifier>;
  /** Prefixes of names that couldn't be read in the last release. */
  readonly unreadable: readonly string[];
}

/** Starts with the first release in which a kind can be read: all of its names are at least that old. */
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

/** Resumes a recorded history at its end: with the names of the last recorded release. */
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
  // Earlier data from other sources can differ from what is read now, without a change in webpack.
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
      // It was missing in some releases; what matters to readers is that it exists now.
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

/** A recorded history, with the names of its last release. */
export interface KnownHistory {
  readonly history: History;
  readonly last: ReadonlyMap<Kind, readonly Identifier[]>;
}

/**
 * Combines the names of individual releases into the history of each name.
 *
 * A name counts as added by the first release that has it, whatever it meant then. A kind that cannot be read in older
 * releases begins with the first release in which it can.
 *
 * @param releases in ascending order
 * @param known recorded history of the releases before them
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
