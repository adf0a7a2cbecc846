/**
 * Saving and removing as the reader sees it. A job belongs to the visit and not to the panel that has started it:
 * it goes on while the reader goes to other pages.
 */
import { filesOfGroup, savedGroups } from './groups.ts';
import type { GroupId } from './groups.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import { saveFiles } from './save.ts';
import type { SaveResult } from './save.ts';
import { StoreError, readManifest, removeAll, removeFiles } from './store.ts';

export interface JobState {
  readonly phase: 'running' | Exclude<SaveResult, 'done'> | 'done' | 'removed';
  /** Bytes on the device, of those of the whole group. */
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

/** Calls back whenever a job has changed. */
export function subscribeToJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The last job of a group in this visit. */
export function jobState(base: string, group: GroupId): JobState | undefined {
  return jobs.get(keyOf(base, group))?.state;
}

/** Remembers the wish, which idle time fulfils after updates. */
function remember(base: string, group: GroupId, isWanted: boolean): void {
  const { saved } = readPreferences(base);
  writePreferences(base, {
    saved: savedGroups(saved, group, isWanted),
    ...((group === 'pages' || group === 'everything') && { fills: isWanted }),
  });
}

/** Whether the reader has asked for a group and not removed it since. */
export function isWanted(base: string, group: GroupId): boolean {
  return readPreferences(base).saved.includes(group);
}

/**
 * Another language has a worker of its own, which is there only once it is registered. Until it is active, its pages
 * do not open without a network, so nothing is said to be saved before.
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

/** Another language goes as a whole; a reader who opens it later gets a worker again. */
async function removeLanguage(base: string): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === base);
  await Promise.all(own.map((registration) => registration.unregister()));
  await removeAll(base);
}

/** What went wrong, in the words of the panel; anything else is a defect and thrown on. */
function problemOf(error: unknown): Exclude<SaveResult, 'done'> {
  if (error instanceof StoreError) return error.problem;
  throw error;
}

/** Saves a group; what is there already is not loaded again. Does nothing while the group is being saved. */
export async function saveGroup(base: string, group: GroupId, isForeign: boolean): Promise<void> {
  const key = keyOf(base, group);
  if (jobs.get(key)?.state.phase === 'running') return;
  const job: Job = {
    state: { phase: 'running', bytes: 0, total: 0 },
    stop: new AbortController(),
  };
  publish(key, job, job.state);
  remember(base, group, true);
  // Browsers clear what sites store when room gets short, but ask the reader or spare it where it was asked for.
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
    // The connection is lost, not the wish.
    const resume = () => void saveGroup(base, group, isForeign);
    window.addEventListener('online', resume, { once: true });
  }
}

/** Stops saving a group; what is stored stays. */
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
