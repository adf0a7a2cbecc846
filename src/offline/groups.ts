/** What readers can save: parts of the list that belong together. */
import { filesOfKinds } from './manifest.ts';
import type { OfflineFile, OfflineKind, OfflineManifest } from './manifest.ts';

export type GroupId = 'everything' | 'pages' | 'excerpts' | 'printable' | 'projects' | 'language';

const kinds: Readonly<Record<GroupId, readonly OfflineKind[]>> = {
  everything: ['page', 'data', 'search', 'excerpts', 'printable', 'project', 'playground'],
  pages: ['page', 'data', 'search'],
  excerpts: ['excerpts'],
  printable: ['printable'],
  projects: ['project'],
  // Of another language, what a reader of it would have without asking, and the texts of its search.
  language: ['page', 'data', 'search', 'excerpts'],
};

/** Groups of the reader's own language. */
export const ownGroups = [
  'everything',
  'pages',
  'excerpts',
  'printable',
  'projects',
] as const satisfies readonly GroupId[];

export function filesOfGroup(manifest: OfflineManifest, group: GroupId): OfflineFile[] {
  return filesOfKinds(manifest, kinds[group]);
}

/**
 * The groups that the reader wants after saving or removing one: whoever removes a part does not want everything,
 * and whoever removes everything wants no part.
 */
export function savedGroups(
  saved: readonly GroupId[],
  group: GroupId,
  isSaved: boolean,
): GroupId[] {
  if (isSaved) return [...saved.filter((id) => id !== group), group];
  if (group === 'everything') return [];
  return saved.filter((id) => id !== group && id !== 'everything');
}

export interface GroupState {
  /** Bytes on the device when all of it is stored. */
  readonly bytes: number;
  /** Bytes on the device now. */
  readonly storedBytes: number;
  /** Bytes that would go over the wire now. */
  readonly missingWire: number;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * How much of a group is on the device.
 *
 * @param stored paths of everything that is stored of the language
 */
export function groupState(files: readonly OfflineFile[], stored: ReadonlySet<string>): GroupState {
  const missing = files.filter(({ path }) => !stored.has(path));
  const bytes = sum(files.map((file) => file.bytes));
  return {
    bytes,
    storedBytes: bytes - sum(missing.map((file) => file.bytes)),
    missingWire: sum(missing.map((file) => file.wire)),
  };
}
