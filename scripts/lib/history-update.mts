import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  compactHistory,
  formatHistory,
  historyFile,
  historyOfFile,
  parseHistory,
} from '../../src/reference/history/file.ts';
import type { HistoryFile, ReleaseRecord } from '../../src/reference/history/file.ts';
import { buildHistory, compareVersions } from '../../src/reference/history/timeline.ts';
import type { Kind } from '../../src/reference/identifier.ts';
import { installReleases, isRead, listReleases, readStoredRelease } from './history-releases.mts';
import type { StoredRelease } from './history-releases.mts';
import { root } from './paths.mts';
import { step } from './process.mts';

/** Releases that are read at the same time; each takes a processor and 400 MB. */
const atOnce = 2;

async function readAll(releases: readonly ReleaseRecord[]): Promise<StoredRelease[]> {
  const waiting = [...releases];
  const read: StoredRelease[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      read.push(await readStoredRelease(next.version));
      console.log(`  ${next.version} (${read.length} of ${releases.length})`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return read.sort((a, b) => compareVersions(a.version, b.version));
}

/** Names of every release that are an id, and not another spelling of one. */
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

/** What could not be read, by kind, with the releases from the first to the last of them. */
function unreadableLines(releases: readonly StoredRelease[]): string[] {
  const versions = new Map<string, string[]>();
  for (const { version, unreadable } of releases) {
    for (const { kind, prefixes, reason } of unreadable) {
      const what = [kind, ...prefixes].join(' ');
      // The folder of a release has its version in its name, and would keep like reasons apart.
      const [line = ''] = reason.split('\n', 1);
      const key = `${what}: ${line.replaceAll(/\S*\/webpack-[\d-]+(?=\/)/gu, 'webpack')}`;
      versions.set(key, [...(versions.get(key) ?? []), version]);
    }
  }
  return [...versions].map(([key, [first = '', ...others]]) =>
    others.length === 0 ? `${first}, ${key}` : `${first} to ${others.at(-1) ?? ''}, ${key}`,
  );
}

/** @throws Error that says what to do, if a release came out that is older than one the file already has */
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

function printSummary(file: HistoryFile, bytes: number): void {
  const names = Object.values(file.kinds).reduce(
    (sum, { names: all }) => sum + Object.keys(all).length,
    0,
  );
  console.log(
    `${historyFile}: ${file.releases.length} releases, ${names} names with a history, ${Math.round(bytes / 1000)} kB.`,
  );
}

/**
 * Brings the history of webpack up to date: downloads the releases that it does not have, reads what each has, and
 * writes the file anew. It can be interrupted, and then goes on with the releases that it has not read.
 *
 * @param args `--all` reads every release again, after the derivation has changed or a patch of an older minor came out
 */
export async function updateHistory(args: readonly string[]): Promise<number> {
  const target = path.join(root, historyFile);
  const known =
    existsSync(target) && !args.includes('--all')
      ? parseHistory(readFileSync(target, 'utf8'), historyFile)
      : undefined;
  const all = await step('Listing releases', listReleases);
  const missing = newReleases(known?.releases ?? [], all);
  if (missing.length === 0) {
    console.log('The history has every release.');
    return 0;
  }
  // The last release that the file knows is where the new ones are compared from.
  const last = known?.releases.slice(-1) ?? [];
  const wanted = [...last, ...missing];
  const unread = wanted.filter(({ version }) => !isRead(version));
  if (unread.length > 0) {
    await step(`Installing ${unread.length} releases`, () => installReleases(unread));
  }
  const read = await step('Reading releases', () => readAll(wanted));
  for (const line of unreadableLines(read)) console.log(`  Not readable in ${line}`);
  const [first, ...others] = read;
  const history =
    known === undefined || first === undefined
      ? buildHistory(read)
      : buildHistory(others, { history: historyOfFile(known), last: first.inventories });
  const newest = read.at(-1);
  if (newest === undefined) throw new Error('No release was read.');
  const file = compactHistory(
    [...(known?.releases ?? []), ...missing],
    history,
    newest.inventories,
    idsOf(read),
  );
  const text = formatHistory(file);
  writeFileSync(`${target}.part`, text);
  renameSync(`${target}.part`, target);
  printSummary(file, Buffer.byteLength(text));
  return 0;
}
