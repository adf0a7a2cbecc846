/** What readers can save: groups of related files in the list. */
import { filesOfKinds } from './manifest.ts';
import type { OfflineFile, OfflineKind, OfflineManifest } from './manifest.ts';

export type GroupId = 'everything' | 'pages' | 'excerpts' | 'printable' | 'projects' | 'language';

const kinds: Readonly<Record<GroupId, readonly OfflineKind[]>> = {
  everything: ['page', 'data', 'search', 'excerpts', 'printable', 'project', 'playground'],
  pages: ['page', 'data', 'search'],
  excerpts: ['excerpts'],
  printable: ['printable'],
  projects: ['project'],
  // For another language: what its own readers would have automatically, and the texts of its search.
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
 * The saved groups after saving or removing one: removing a part also removes the wish for everything, and removing
 * everything removes the wish for all parts.
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
  /** Bytes on the device if everything is stored. */
  readonly bytes: number;
  /** Bytes currently on the device. */
  readonly storedBytes: number;
  /** Bytes that remain to be transferred. */
  readonly missingWire: number;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * How much of a group is on the device.
 *
 * @param stored paths of all stored files of the language
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
