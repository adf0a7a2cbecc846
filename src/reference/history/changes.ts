import { changeStates } from '../../content/plugin-data.ts';
import type {
  ChangeGroup,
  ChangeList,
  ChangeRow,
  ChangeState,
  HistoryEvent,
  MinorChanges,
} from '../../content/plugin-data.ts';
import { kinds } from '../../site/reference-kinds.ts';
import type { Kind } from '../../site/reference-kinds.ts';
import type { Documented } from '../documented.ts';
import type { Identifier } from '../identifier.ts';
import type { HistoryFile } from './file.ts';
import { compareVersions } from '../../site/versions.ts';

/** Kinds that follow from options, whose hundreds of names would hide all others. */
const leftOut: ReadonlySet<Kind> = new Set(['cli-flag']);

/** Kinds whose names are all in one group. */
const wholeKinds: ReadonlySet<Kind> = new Set([
  'plugin',
  'module-variable',
  'magic-comment',
  'environment-variable',
  'error',
  'warning',
]);

/** The group of a name: of an option, the class of a hook, the option of a value. */
function subjectOf(kind: Kind, name: string): ChangeGroup['subject'] {
  if (wholeKinds.has(kind)) return { kind };
  const [base = name] = name.split(': ', 1);
  if (kind === 'hook') return base.slice(0, base.lastIndexOf('.')).replace(/\.hooks$/u, '');
  return base.split('.', 1).join('');
}

/** `5.110` of `5.110.3`. */
function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

function stateOf({ what }: HistoryEvent): ChangeState {
  if (what === 'default' || what === 'deprecated') return what;
  return 'changed';
}

/** A change to a name in a minor version. */
export interface ChangeEntry {
  /** For example `5.112`. */
  readonly version: string;
  readonly state: ChangeState;
  readonly kind: Kind;
  readonly row: ChangeRow;
}

/** The changes to an identifier of the documented release. */
function entriesOf({ kind, id, added, history = [] }: Identifier, place: ChangeRow): ChangeEntry[] {
  const states = new Map<string, HistoryEvent[]>();
  for (const event of history) {
    const key = `${minorOf(event.version)} ${stateOf(event)}`;
    states.set(key, [...(states.get(key) ?? []), event]);
  }
  const changed = [...states].map(([key, events]): ChangeEntry => {
    const [version = '', state = ''] = key.split(' ');
    return { version, state: state as ChangeState, kind, row: { ...place, name: id, events } };
  });
  // Moved names are listed under their new name.
  const moved = history.filter(({ what }) => what === 'moved');
  const others = changed.flatMap((entry) => {
    const events = (entry.row.events ?? []).filter(({ what }) => what !== 'moved');
    return events.length === 0 ? [] : [{ ...entry, row: { ...entry.row, events } }];
  });
  if (added === undefined) return others;
  const row = { ...place, name: id, ...(moved.length > 0 && { events: moved }) };
  return [{ version: minorOf(added), state: 'new', kind, row }, ...others];
}

function groupsOf(entries: readonly ChangeEntry[]): ChangeGroup[] {
  const groups = new Map<string, { subject: ChangeGroup['subject']; rows: ChangeRow[] }>();
  for (const { kind, row } of entries) {
    const subject = subjectOf(kind, row.name);
    const key = JSON.stringify(subject);
    const group = groups.get(key) ?? { subject, rows: [] };
    groups.set(key, group);
    if (!group.rows.some(({ name }) => name === row.name)) group.rows.push(row);
  }
  return [...groups.values()].map(({ subject, rows }) => ({
    subject,
    rows: rows.sort((a, b) => (a.name < b.name ? -1 : 1)),
  }));
}

/** All changes, with the pages that their rows refer to by index. */
interface NumberedChanges {
  readonly pages: readonly string[];
  readonly entries: readonly ChangeEntry[];
  /** All minor versions after the first one, newest first. */
  readonly versions: readonly string[];
}

/**
 * Changes to each name, with the patches of a minor version combined.
 *
 * @param identifiers those of the documented release, with their history
 * @param documented documented places; identifiers without one are left out
 */
export function readChanges(
  file: HistoryFile,
  identifiers: readonly Identifier[],
  documented: Documented,
): NumberedChanges {
  const pages: string[] = [];
  const entries: ChangeEntry[] = identifiers.flatMap((one) => {
    const [place] = documented.get(one) ?? [];
    if (place === undefined || leftOut.has(one.kind) || one.package !== undefined) return [];
    if (!pages.includes(place.url)) pages.push(place.url);
    const { anchor } = place;
    return entriesOf(one, {
      name: one.id,
      page: pages.indexOf(place.url),
      ...(anchor !== undefined && { anchor }),
    });
  });
  for (const kind of kinds) {
    if (leftOut.has(kind)) continue;
    for (const [name, { added, removed }] of Object.entries(file.kinds[kind]?.names ?? {})) {
      if (removed === undefined) continue;
      entries.push({ version: minorOf(removed), state: 'removed', kind, row: { name } });
      if (added !== undefined) {
        entries.push({ version: minorOf(added), state: 'new', kind, row: { name } });
      }
    }
  }
  const versions = [...new Set(file.releases.map(({ version }) => minorOf(version)))]
    .sort(compareVersions)
    .slice(1)
    .reverse();
  return { pages, entries, versions };
}

/** The same by version, state and subject, newest first. */
export function listChanges(...from: Parameters<typeof readChanges>): ChangeList {
  const { pages, entries, versions } = readChanges(...from);
  const minors = versions.map((version): MinorChanges => {
    const own = entries.filter((entry) => entry.version === version);
    const states = changeStates.flatMap((state) => {
      const groups = groupsOf(own.filter((entry) => entry.state === state));
      return groups.length === 0 ? [] : [[state, groups] as const];
    });
    return { version, states };
  });
  return { pages, minors };
}
