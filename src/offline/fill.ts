/** Fills in the pages of the reader's language while reader and browser are idle, one file at a time. */
import { currentConditions, mayFill } from './conditions.ts';
import { filesOfGroup, ownGroups } from './groups.ts';
import { watchReader } from './idle.ts';
import { filesOfKinds, idleKinds } from './manifest.ts';
import type { OfflineFile, OfflineManifest } from './manifest.ts';
import { takeoverChannel } from './messages.ts';
import { readPreferences } from './preferences.ts';
import { StoreError, readManifest, storeFile } from './store.ts';

/**
 * A visit shorter than this loads nothing but what it shows, in milliseconds: who looks something up and leaves
 * has no use for the rest.
 */
const settling = 8_000;

/** After so many files that are not as listed, the list is that of another build. */
const maxOutdated = 3;

/** Only one page of the site fills at a time, however many are open. */
const lockName = 'portal offline fill';

/** What the reader has asked for before, and changes with updates, is kept current too. */
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

/** Lists first: they are small and every page uses them; then the search, then the pages. */
function byUse(files: readonly OfflineFile[]): OfflineFile[] {
  const order = ['data', 'search', 'page', 'excerpts', 'printable', 'project', 'shell'];
  return [...files].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

async function fill(base: string, signal: AbortSignal, quiet: () => Promise<void>): Promise<void> {
  if (!mayFill(await currentConditions())) return;
  const manifest = await readManifest(base);
  let outdated = 0;
  for (const file of byUse(wantedFiles(base, manifest))) {
    await quiet();
    if (signal.aborted) return;
    // The reader may have gone under ground since the last file, or have removed what is filled in.
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
 * Fills until all is there, the conditions forbid it, or something fails; goes on where it stopped when the
 * network comes back, and with each page that is opened afresh.
 */
export async function fillWhileIdle(base: string): Promise<void> {
  const stop = new AbortController();
  const quiet = watchReader();
  // The page is loaded afresh when the new worker has taken over, and fills then.
  new BroadcastChannel(takeoverChannel).addEventListener('message', () => {
    stop.abort();
  });
  const attempt = async () => {
    try {
      await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await fill(base, stop.signal, quiet);
      });
    } catch {
      // Nobody has asked for the files, so nobody is told; the page about offline reading shows what is there.
    }
  };
  await new Promise((resolve) => {
    setTimeout(resolve, settling);
  });
  window.addEventListener('online', () => {
    void attempt();
  });
  await attempt();
}
