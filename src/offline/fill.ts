/** Stores the pages of the reader's language while the reader and the browser are idle, one file at a time. */
import { currentConditions, mayFill } from './conditions.ts';
import { filesOfGroup, ownGroups } from './groups.ts';
import { watchReader } from './idle.ts';
import { filesOfKinds, idleKinds } from './manifest.ts';
import type { OfflineFile, OfflineKind, OfflineManifest } from './manifest.ts';
import { takeoverChannel } from './messages.ts';
import { readPreferences } from './preferences.ts';
import { StoreError, readManifest, storeFile } from './store.ts';

/** After this number of files that differ from the list, the list must be from another build. */
const maxOutdated = 3;

/** Only one open page of the site fills at a time. */
const lockName = 'portal offline fill';

/** Files that the reader requested earlier and that change with updates are kept up to date too. */
function wantedFiles(base: string, manifest: OfflineManifest): OfflineFile[] {
  const { fills, saved } = readPreferences(base);
  const groups = ownGroups.filter((group) => group !== 'pages' && saved.includes(group));
  return [
    ...new Set([
      ...(fills ? filesOfKinds(manifest, idleKinds) : []),
      ...groups.flatMap((group) => filesOfGroup(manifest, group)),
    ]),
  ];
}

/**
 * Lists first, because they are small and every page uses them; then the search, then the pages. The playground comes
 * last: with its engine, it is the largest part, and a page needs none of it.
 */
const turns: Readonly<Record<OfflineKind, number>> = {
  shell: 0,
  data: 1,
  search: 2,
  page: 3,
  excerpts: 4,
  printable: 5,
  project: 6,
  playground: 7,
};

/** Files in the order in which they are stored; those of a kind stay in the order of the list. */
export function byUse(files: readonly OfflineFile[]): OfflineFile[] {
  return [...files].sort((a, b) => turns[a.kind] - turns[b.kind]);
}

async function fill(base: string, signal: AbortSignal, quiet: () => Promise<void>): Promise<void> {
  if (!mayFill(await currentConditions())) return;
  const manifest = await readManifest(base);
  let outdated = 0;
  for (const file of byUse(wantedFiles(base, manifest))) {
    await quiet();
    if (signal.aborted) return;
    // Since the last file, the reader may have gone offline or removed what was stored.
    if (!mayFill(await currentConditions())) return;
    if (!readPreferences(base).fills && idleKinds.includes(file.kind)) continue;
    try {
      await storeFile(base, file, signal);
    } catch (error) {
      if (!(error instanceof StoreError) || error.problem !== 'outdated') throw error;
      outdated += 1;
      if (outdated === maxOutdated) return;
    }
  }
}

/**
 * Fills until everything is stored, the conditions forbid it, or something fails. Resumes when the network is back, and
 * with each new page load.
 */
export async function fillWhileIdle(base: string): Promise<void> {
  const stop = new AbortController();
  const quiet = watchReader();
  // The page reloads when the new worker has taken over, and fills then.
  new BroadcastChannel(takeoverChannel).addEventListener('message', () => {
    stop.abort();
  });
  const attempt = async () => {
    try {
      await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await fill(base, stop.signal, quiet);
      });
    } catch {
      // The reader didn't request the files, so errors aren't reported; the page about offline reading shows what is
      // stored.
    }
  };
  window.addEventListener('online', () => {
    void attempt();
  });
  await attempt();
}
