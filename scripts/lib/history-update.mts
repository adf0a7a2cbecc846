import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  compactHistory,
  formatHistory,
  historyFileOf,
  historyOfFile,
  parseHistory,
  recordedPackages,
} from '../../src/reference/history/file.ts';
import type { HistoryFile, ReleaseRecord } from '../../src/reference/history/file.ts';
import { buildHistory } from '../../src/reference/history/timeline.ts';
import { compareVersions } from '../../src/site/versions.ts';
import type { Kind } from '../../src/reference/identifier.ts';
import { installReleases, isRead, listReleases, readStoredRelease } from './history-releases.mts';
import type { StoredRelease } from './history-releases.mts';
import { root } from './paths.mts';
import { step } from './process.mts';

type RecordedPackage = (typeof recordedPackages)[number];

/** Number of releases to read in parallel; each takes a CPU core and 400 MB. */
const atOnce = 2;

async function readAll(
  name: RecordedPackage['name'],
  releases: readonly ReleaseRecord[],
): Promise<StoredRelease[]> {
  const waiting = [...releases];
  const read: StoredRelease[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      read.push(await readStoredRelease(name, next.version));
      console.log(`  ${next.version} (${read.length} of ${releases.length})`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return read.sort((a, b) => compareVersions(a.version, b.version));
}

/** Names in any release that are ids rather than aliases. */
function idsOf(releases: readonly StoredRelease[]): Map<Kind, Set<string>> {
  const ids = new Map<Kind, Set<string>>();
  for (const { inventories } of releases) {
    for (const [kind, identifiers] of inventories) {
      const known = ids.get(kind) ?? new Set();
      for (const { id } of identifiers) known.add(id);
      ids.set(kind, known);
    }
  }
  return ids;
}

/** What couldn't be read, by kind, with the range of releases. */
function unreadableLines(name: string, releases: readonly StoredRelease[]): string[] {
  const versions = new Map<string, string[]>();
  for (const { version, unreadable } of releases) {
    for (const { kind, prefixes, reason } of unreadable) {
      const what = [kind, ...prefixes].join(' ');
      // The folder name of a release contains its version, which would make identical reasons differ.
      const [line = ''] = reason.split('\n', 1);
      const key = `${what}: ${line.replaceAll(/\S*\/webpack(?:-[a-z]+)*-[\d-]+(?=\/)/gu, name)}`;
      versions.set(key, [...(versions.get(key) ?? []), version]);
    }
  }
  return [...versions].map(([key, [first = '', ...others]]) =>
    others.length === 0 ? `${first}, ${key}` : `${first} to ${others.at(-1) ?? ''}, ${key}`,
  );
}

/** @throws Error with instructions, if a new release is older than one in the file */
function newReleases(
  known: readonly ReleaseRecord[],
  all: readonly ReleaseRecord[],
): readonly ReleaseRecord[] {
  const versions = new Set(known.map(({ version }) => version));
  const missing = all.filter(({ version }) => !versions.has(version));
  const last = known.at(-1)?.version;
  const late = missing.filter(
    ({ version }) => last !== undefined && compareVersions(version, last) < 0,
  );
  if (late.length === 0) return missing;
  throw new Error(
    `${late.map(({ version }) => version).join(', ')} came out after ${last ?? ''}, which the history already has. ` +
      'Run `npm run history:update -- --all`, which reads every release again.',
  );
}

function printSummary(target: string, file: HistoryFile, bytes: number): void {
  const names = Object.values(file.kinds).reduce(
    (sum, { names: all }) => sum + Object.keys(all).length,
    0,
  );
  console.log(
    `${target}: ${file.releases.length} releases, ${names} names with a history, ${Math.round(bytes / 1000)} kB.`,
  );
}

async function updatePackage(
  { name, firstMajor }: RecordedPackage,
  isWhole: boolean,
): Promise<void> {
  const target = historyFileOf(name);
  const targetFile = path.join(root, target);
  const known =
    existsSync(targetFile) && !isWhole
      ? parseHistory(readFileSync(targetFile, 'utf8'), target)
      : undefined;
  const all = await step(`Listing releases of ${name}`, () => listReleases(name, firstMajor));
  const missing = newReleases(known?.releases ?? [], all);
  if (missing.length === 0) {
    console.log(`The history of ${name} has every release.`);
    return;
  }
  // New releases are compared with the last release in the file.
  const last = known?.releases.slice(-1) ?? [];
  const wanted = [...last, ...missing];
  const unread = wanted.filter(({ version }) => !isRead(name, version));
  if (unread.length > 0) {
    await step(`Installing ${unread.length} releases`, () => installReleases(name, unread));
  }
  const read = await step('Reading releases', () => readAll(name, wanted));
  for (const line of unreadableLines(name, read)) console.log(`  Not readable in ${line}`);
  const [first, ...others] = read;
  const history =
    known === undefined || first === undefined
      ? buildHistory(read)
      : buildHistory(others, { history: historyOfFile(known), last: first.inventories });
  const newest = read.at(-1);
  if (newest === undefined) throw new Error(`No release of ${name} was read.`);
  const file = compactHistory(
    [...(known?.releases ?? []), ...missing],
    history,
    newest.inventories,
    idsOf(read),
  );
  const text = formatHistory(file);
  writeFileSync(`${targetFile}.part`, text);
  renameSync(`${targetFile}.part`, targetFile);
  printSummary(target, file, Buffer.byteLength(text));
}

/**
 * Updates the histories: downloads the releases that they lack, reads the names in each, and rewrites the files. It
 * can be interrupted, and then resumes with the releases that it has not read.
 *
 * @param args names of packages, all if there are none; `--all` reads every release again, for use after the derivation
 *   has changed or a patch of an older minor version was released
 */
export async function updateHistory(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => arg !== '--all');
  const unknown = names.filter((name) => !recordedPackages.some((one) => one.name === name));
  if (unknown.length > 0) {
    const known = recordedPackages.map(({ name }) => name).join(', ');
    throw new Error(`${unknown.join(', ')} has no history; these have one: ${known}.`);
  }
  for (const one of recordedPackages) {
    if (names.length > 0 && !names.includes(one.name)) continue;
    await updatePackage(one, args.includes('--all'));
  }
  return 0;
}
