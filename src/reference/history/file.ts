import * as z from 'zod';
import { kinds } from '../identifier.ts';
import type { Identifier, Kind } from '../identifier.ts';
import type { ChangeEvent, History, Lifetime } from './timeline.ts';

/** The committed file, relative to the project. */
export const historyFile = 'src/reference/history/webpack.json';

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

/** The committed file: what is not in it is as old as the first release that could be read, and has not changed. */
export type HistoryFile = z.infer<typeof historyFileSchema>;

/** A release as the registry describes it. */
export type ReleaseRecord = HistoryFile['releases'][number];

/**
 * Reads the file.
 *
 * @throws Error that names the file, the place and the command that writes it anew
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

function isEventless({ changes, ...facts }: Lifetime): boolean {
  return changes.length === 0 && Object.keys(facts).length === 0;
}

/**
 * Names that the file keeps: ids of the newest release, names that are gone, and other names of what there is where
 * they are younger than the thing itself.
 */
function isKept(
  name: string,
  lifetime: Lifetime,
  { names, ownerOf, formerIds }: Lifetimes,
): boolean {
  if (lifetime.removed !== undefined) return formerIds.has(name);
  const owner = ownerOf.get(name);
  if (owner === undefined || owner === name) return !isEventless(lifetime);
  return names.get(owner)?.added !== lifetime.added;
}

interface Lifetimes {
  readonly names: ReadonlyMap<string, Lifetime>;
  /** Id of what a name of the newest release stands for. */
  readonly ownerOf: ReadonlyMap<string, string>;
  /** Names that were an id in some release. */
  readonly formerIds: ReadonlySet<string>;
}

/**
 * Turns a history into the content of the file.
 *
 * @param newest what the newest release has
 * @param formerIds names, by kind, that were an id in some release
 */
export function compactHistory(
  releases: readonly ReleaseRecord[],
  history: History,
  newest: ReadonlyMap<Kind, readonly Identifier[]>,
  formerIds: ReadonlyMap<Kind, ReadonlySet<string>>,
): HistoryFile {
  const compacted: HistoryFile['kinds'] = {};
  for (const [kind, { readableSince, names }] of history) {
    const ownerOf = new Map<string, string>();
    for (const { id, aliases } of newest.get(kind) ?? []) {
      for (const alias of aliases) if (!ownerOf.has(alias)) ownerOf.set(alias, id);
    }
    for (const { id } of newest.get(kind) ?? []) ownerOf.set(id, id);
    const lifetimes = { names, ownerOf, formerIds: formerIds.get(kind) ?? new Set<string>() };
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

/** One name per line, so that a new release shows as a difference that can be read. */
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

/** The history in a file, to be continued. */
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
 * Release in which a name came.
 *
 * @param names what to look up: the name itself, then the name of what it is another place of
 * @returns undefined for what is at least as old as the first release that could be read
 */
export function releaseOf(
  { kinds: all }: HistoryFile,
  kind: Kind,
  names: readonly string[],
): string | undefined {
  const recorded = all[kind]?.names ?? {};
  const known = names.find((name) => Object.hasOwn(recorded, name));
  return known === undefined ? undefined : recorded[known]?.added;
}
