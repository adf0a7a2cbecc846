import * as z from 'zod';
import { kinds } from '../identifier.ts';
import type { DatedPackage, Identifier, Kind } from '../identifier.ts';
import { eventsOf } from './events.ts';
import type { HistoryEvent } from '../../content/plugin-data.ts';
import { compareVersions } from '../../site/versions.ts';
import type { ChangeEvent, History, Lifetime } from './timeline.ts';

/** A package with a history, and its first major version that is read. */
interface RecordedPackage {
  readonly name: 'webpack' | DatedPackage;
  readonly firstMajor: number;
}

/** webpack, and the packages whose options, flags and commands the pages describe, since they work with webpack 5. */
export const recordedPackages: readonly RecordedPackage[] = [
  { name: 'webpack', firstMajor: 5 },
  { name: 'webpack-cli', firstMajor: 4 },
  { name: 'webpack-dev-server', firstMajor: 4 },
  { name: 'webpack-dev-middleware', firstMajor: 5 },
];

/** Path of a package's committed file, relative to the project. */
export function historyFileOf(name: RecordedPackage['name']): string {
  return `src/reference/history/${name}.json`;
}

const kindSchema = z.enum(kinds);

const changeSchema = z.tuple([
  z.string(),
  z.enum(['type', 'default', 'hook', 'deprecated', 'experimental']),
  z.string(),
  z.string(),
]);

const lifetimeSchema = z.strictObject({
  added: z.string().optional(),
  readableSince: z.string().optional(),
  removed: z.string().optional(),
  movedFrom: z.string().optional(),
  movedTo: z.string().optional(),
  changes: z.array(changeSchema).optional(),
});

const historyFileSchema = z.strictObject({
  releases: z.array(
    z.strictObject({
      version: z.string(),
      integrity: z.string(),
    }),
  ),
  kinds: z.partialRecord(
    kindSchema,
    z.strictObject({
      readableSince: z.string(),
      names: z.record(z.string(), lifetimeSchema),
    }),
  ),
});

/** The committed file. Names that aren't in it are as old as the first readable release, and haven't changed. */
export type HistoryFile = z.infer<typeof historyFileSchema>;

/** The history of a name, as stored in the file. */
type RecordedLifetime = z.infer<typeof lifetimeSchema>;

/** A release as the registry describes it. */
export type ReleaseRecord = HistoryFile['releases'][number];

/**
 * Parses the file.
 *
 * @throws Error that names the file, the position and the command that regenerates it
 */
export function parseHistory(text: string, file: string): HistoryFile {
  const result = historyFileSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(
    `${file} is not a history of webpack:\n${z.prettifyError(result.error)}\nRun \`npm run history:update\`.`,
  );
}

function compactChange({
  version,
  what,
  before,
  after,
}: ChangeEvent): z.infer<typeof changeSchema> {
  return [version, what, before, after];
}

/**
 * Kinds whose aliases are other spellings of the same thing, such as the name of a class that was exported later. For
 * all other kinds an alias is another path, with its own age.
 */
const respelledKinds: ReadonlySet<Kind> = new Set([
  'plugin',
  'hook',
  'hmr',
  'node-api',
  'error',
  'warning',
  'cli-command',
]);

/** The history of something with several spellings: it is as old as the oldest of them. */
function withOldestSpelling(lifetime: Lifetime, spellings: readonly Lifetime[]): Lifetime {
  const [oldest = lifetime] = [...spellings, lifetime].sort((a, b) =>
    compareVersions(a.added ?? a.readableSince ?? '0', b.added ?? b.readableSince ?? '0'),
  );
  const { added, readableSince } = oldest;
  const facts = { ...lifetime };
  delete facts.added;
  delete facts.readableSince;
  return {
    ...facts,
    ...(added !== undefined && { added }),
    ...(readableSince !== undefined && { readableSince }),
  };
}

/** A history in which the names of the newest release are as old as their oldest spelling. */
function withSpellings(
  kind: Kind,
  names: ReadonlyMap<string, Lifetime>,
  newest: readonly Identifier[],
): ReadonlyMap<string, Lifetime> {
  if (!respelledKinds.has(kind)) return names;
  const merged = new Map(names);
  for (const { id, aliases } of newest) {
    const lifetime = names.get(id);
    const spellings = aliases.flatMap((alias) => names.get(alias) ?? []);
    if (lifetime !== undefined) merged.set(id, withOldestSpelling(lifetime, spellings));
  }
  return merged;
}

function hasNoEvents({ changes, ...facts }: Lifetime): boolean {
  return changes.length === 0 && Object.keys(facts).length === 0;
}

/** Names that the file keeps: ids of the newest release, removed names, and aliases that are younger than their id. */
function isKept(
  name: string,
  lifetime: Lifetime,
  { names, ownerOf, formerIds, isRespelled }: Lifetimes,
): boolean {
  if (lifetime.removed !== undefined) return formerIds.has(name);
  const owner = ownerOf.get(name);
  if (owner === undefined || owner === name) return !hasNoEvents(lifetime);
  if (isRespelled) return false;
  return names.get(owner)?.added !== lifetime.added;
}

interface Lifetimes {
  readonly names: ReadonlyMap<string, Lifetime>;
  /** Id for each name of the newest release. */
  readonly ownerOf: ReadonlyMap<string, string>;
  /** Names that were an id in some release. */
  readonly formerIds: ReadonlySet<string>;
  /** True if aliases are other spellings, with the same age as the id. */
  readonly isRespelled: boolean;
}

/**
 * Turns a history into the content of the file.
 *
 * @param newest names in the newest release
 * @param formerIds names, by kind, that were an id in some release
 */
export function compactHistory(
  releases: readonly ReleaseRecord[],
  history: History,
  newest: ReadonlyMap<Kind, readonly Identifier[]>,
  formerIds: ReadonlyMap<Kind, ReadonlySet<string>>,
): HistoryFile {
  const compacted: HistoryFile['kinds'] = {};
  for (const [kind, { readableSince, names: recorded }] of history) {
    const names = withSpellings(kind, recorded, newest.get(kind) ?? []);
    const ownerOf = new Map<string, string>();
    for (const { id, aliases } of newest.get(kind) ?? []) {
      for (const alias of aliases) if (!ownerOf.has(alias)) ownerOf.set(alias, id);
    }
    for (const { id } of newest.get(kind) ?? []) ownerOf.set(id, id);
    const lifetimes = {
      names,
      ownerOf,
      formerIds: formerIds.get(kind) ?? new Set<string>(),
      isRespelled: respelledKinds.has(kind),
    };
    const kept = [...names]
      .filter(([name, lifetime]) => isKept(name, lifetime, lifetimes))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { changes, ...rest }]) => {
        const isAlias = ownerOf.has(name) && ownerOf.get(name) !== name;
        const all = isAlias ? [] : changes.map(compactChange);
        return [name, { ...rest, ...(all.length > 0 && { changes: all }) }] as const;
      });
    compacted[kind] = { readableSince, names: Object.fromEntries(kept) };
  }
  return { releases: [...releases], kinds: compacted };
}

/** One name per line, so a new release produces a readable diff. */
export function formatHistory({ releases, kinds: all }: HistoryFile): string {
  const lines = (entries: readonly string[]): string =>
    entries.length === 0 ? '' : `\n${entries.join(',\n')}\n`;
  const kindTexts = Object.entries(all).map(([kind, { readableSince, names }]) => {
    const rows = Object.entries(names).map(
      ([name, lifetime]) => `${JSON.stringify(name)}: ${JSON.stringify(lifetime)}`,
    );
    return `${JSON.stringify(kind)}: {"readableSince": ${JSON.stringify(readableSince)}, "names": {${lines(rows)}}}`;
  });
  const releaseRows = releases.map((release) => JSON.stringify(release));
  return `{"releases": [${lines(releaseRows)}],\n"kinds": {\n${kindTexts.join(',\n')}\n}}\n`;
}

/** The history in a file, in a form that can be continued. */
export function historyOfFile({ kinds: all }: HistoryFile): History {
  return new Map(
    (Object.entries(all) as [Kind, HistoryFile['kinds'][Kind]][]).flatMap(([kind, recorded]) => {
      if (recorded === undefined) return [];
      const names = Object.entries(recorded.names).map(([name, { changes = [], ...rest }]) => {
        const lifetime = {
          ...rest,
          changes: changes.map(([version, what, before, after]) => ({
            version,
            what,
            before,
            after,
          })),
        };
        return [name, lifetime as Lifetime] as const;
      });
      return [[kind, { readableSince: recorded.readableSince, names: new Map(names) }] as const];
    }),
  );
}

/**
 * The recorded history of a name.
 *
 * @param names names to look up: the name itself, then the name of which it is an alias
 * @returns undefined if it hasn't changed since the first readable release, or isn't known
 */
function recordOf(
  { kinds: all }: HistoryFile,
  kind: Kind,
  names: readonly string[],
): RecordedLifetime | undefined {
  const recorded = all[kind]?.names ?? {};
  const known = names.find((name) => Object.hasOwn(recorded, name));
  return known === undefined ? undefined : recorded[known];
}

/**
 * Release that introduced a name. What the package itself says only counts for names that couldn't be read in older
 * releases.
 *
 * @param names names to look up: the name itself, then the name of which it is an alias
 * @param said version that the package itself states
 * @returns undefined if it is at least as old as the first readable release
 */
export function ageOf(
  file: HistoryFile,
  kind: Kind,
  names: readonly string[],
  said: string | undefined,
): string | undefined {
  const record = recordOf(file, kind, names);
  const isUnknown = file.kinds[kind] === undefined || record?.readableSince !== undefined;
  return record?.added ?? (isUnknown ? said : undefined);
}

/** What readers can be told about the age of a name. */
export interface KnownAge {
  /** First release that has it. */
  readonly added?: string;
  /** It is in the oldest release that was read, so it is at least that old. */
  readonly atLeast?: string;
  /** It couldn't be read in older releases, so nothing more is known. */
  readonly unknownBefore?: string;
}

/**
 * All that is known of the age of a name of the newest release: exactly one of the three.
 *
 * @param names what to look up: the name itself, then the name of what it is an alias
 */
export function knownAge(file: HistoryFile, kind: Kind, names: readonly string[]): KnownAge {
  const { added, readableSince } = recordOf(file, kind, names) ?? {};
  if (added !== undefined) return { added };
  const first = file.releases[0]?.version ?? '';
  const unknownBefore = readableSince ?? file.kinds[kind]?.readableSince ?? 'now';
  return unknownBefore === first ? { atLeast: first } : { unknownBefore };
}

/** Changes to a name after it was introduced, oldest first; an empty list for an alias. */
export function changesOf(file: HistoryFile, kind: Kind, name: string): readonly HistoryEvent[] {
  const { added, movedFrom, changes = [] } = recordOf(file, kind, [name]) ?? {};
  const moved =
    movedFrom === undefined || added === undefined
      ? []
      : [{ version: added, what: 'moved' as const, before: movedFrom, after: '' }];
  const events = changes.flatMap(([version, what, before, after]) =>
    eventsOf({ version, what, before, after }),
  );
  return [...moved, ...events];
}
