/**
 * Saving and removing from the reader's perspective. A job belongs to the visit rather than the panel that started it,
 * so it continues while the reader navigates to other pages.
 */
import { filesOfGroup, savedGroups } from './groups.ts';
import type { GroupId } from './groups.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import { saveFiles } from './save.ts';
import type { SaveResult } from './save.ts';
import { StoreError, readManifest, removeAll, removeFiles } from './store.ts';

export interface JobState {
  readonly phase: 'running' | Exclude<SaveResult, 'done'> | 'done' | 'removed';
  /** Bytes on the device, out of those of the whole group. */
  readonly bytes: number;
  readonly total: number;
}

interface Job {
  state: JobState;
  readonly stop: AbortController;
}

const jobs = new Map<string, Job>();
const listeners = new Set<() => void>();

function keyOf(base: string, group: GroupId): string {
  return `${base} ${group}`;
}

function publish(key: string, job: Job, state: JobState): void {
  job.state = state;
  jobs.set(key, job);
  for (const listener of listeners) listener();
}

/** Calls back whenever a job changes; returns a function that unsubscribes. */
export function subscribeToJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The latest job for a group in this visit. */
export function jobState(base: string, group: GroupId): JobState | undefined {
  return jobs.get(keyOf(base, group))?.state;
}

/** Stores the reader's wish, so that idle filling can fulfill it after updates. */
function remember(base: string, group: GroupId, isWanted: boolean): void {
  const { saved } = readPreferences(base);
  writePreferences(base, {
    saved: savedGroups(saved, group, isWanted),
    ...((group === 'pages' || group === 'everything') && { fills: isWanted }),
  });
}

/** True if the reader has saved a group and not removed it since. */
export function isWanted(base: string, group: GroupId): boolean {
  return readPreferences(base).saved.includes(group);
}

/**
 * Another language has its own worker, which must be registered first. Its pages don't open offline until it is active,
 * so nothing is reported as saved before.
 */
async function registerWorkerOf(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${base}sw.js`, {
    scope: base,
    updateViaCache: 'none',
  });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active !== null || worker === null) return;
  await new Promise<void>((resolve) => {
    const settle = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', settle);
    settle();
  });
}

/** Another language is removed as a whole; a reader who opens it later gets a worker again. */
async function removeLanguage(base: string): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === base);
  await Promise.all(own.map((registration) => registration.unregister()));
  await removeAll(base);
}

/** The reason of a failure, as the panel shows it. Other errors are bugs and are rethrown. */
function problemOf(error: unknown): Exclude<SaveResult, 'done'> {
  if (error instanceof StoreError) return error.problem;
  throw error;
}

/**
 * Saves a group; files that are already stored aren't loaded again. Does nothing if the group is already being saved.
 */
export async function saveGroup(base: string, group: GroupId, isForeign: boolean): Promise<void> {
  const key = keyOf(base, group);
  if (jobs.get(key)?.state.phase === 'running') return;
  const job: Job = {
    state: { phase: 'running', bytes: 0, total: 0 },
    stop: new AbortController(),
  };
  publish(key, job, job.state);
  remember(base, group, true);
  // Browsers evict a site's storage when space is short, but ask the reader or exempt it if persistence was requested.
  await navigator.storage.persist().catch(() => false);
  let result: SaveResult;
  try {
    const files = filesOfGroup(await readManifest(base), group);
    const total = files.reduce((sum, file) => sum + file.bytes, 0);
    publish(key, job, { ...job.state, total });
    result = await saveFiles(base, files, {
      signal: job.stop.signal,
      onProgress: (bytes) => {
        publish(key, job, { phase: 'running', bytes, total });
      },
    });
    if (isForeign && result === 'done') await registerWorkerOf(base);
  } catch (error) {
    result = problemOf(error);
  }
  publish(key, job, { ...job.state, phase: result });
  if (result === 'network') {
    // Losing the connection doesn't cancel the reader's wish.
    const resume = () => void saveGroup(base, group, isForeign);
    window.addEventListener('online', resume, { once: true });
  }
}

/** Stops saving a group; stored files remain. */
export function cancelSave(base: string, group: GroupId): void {
  jobs.get(keyOf(base, group))?.stop.abort();
}

/** Removes a group from the device. */
export async function removeGroup(base: string, group: GroupId): Promise<void> {
  const key = keyOf(base, group);
  cancelSave(base, group);
  remember(base, group, false);
  const job: Job = { state: { phase: 'removed', bytes: 0, total: 0 }, stop: new AbortController() };
  try {
    if (group === 'language') await removeLanguage(base);
    else await removeFiles(base, filesOfGroup(await readManifest(base), group));
    publish(key, job, job.state);
  } catch (error) {
    publish(key, job, { ...job.state, phase: problemOf(error) });
  }
}
