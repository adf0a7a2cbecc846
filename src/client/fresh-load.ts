/**
 * Reloads the document of a URL if one of its scripts is missing: after an update of the site, an open page requests
 * files that no longer exist, and the new document references the current ones.
 */

/** The browser APIs that the check and the guard need; replaced in tests. */
export interface Surroundings {
  readonly isOnline: () => boolean;
  /** Resolves to true if the host answers for a URL. */
  readonly answers: (address: string) => Promise<boolean>;
  /** Storage of this tab; throws if the browser has none. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the current document is the result of a reload, and its age in milliseconds. */
  readonly age: () => { readonly isReload: boolean; readonly milliseconds: number };
  readonly now: () => number;
  readonly reload: () => void;
}

const key = 'portal-fresh-load';

/** A URL that was reloaded within this time isn't reloaded again, in milliseconds. */
export const guardTime = 60_000;

/**
 * True if a URL was reloaded recently, without success. If the tab has no storage, a document that was recently
 * reloaded counts.
 */
function wasJustLoaded(address: string, { storage, age, now }: Surroundings): boolean {
  try {
    const [time, last] = (storage().getItem(key) ?? '').split(' ', 2);
    return last === address && now() - Number(time) < guardTime;
  } catch {
    const { isReload, milliseconds } = age();
    return isReload && milliseconds < guardTime;
  }
}

/**
 * Reloads the document of the current URL if that can help: the host answers, and there was no recent attempt.
 *
 * @param address path of the current URL
 * @returns true if the document is being reloaded
 */
export async function loadAfresh(address: string, surroundings: Surroundings): Promise<boolean> {
  const { isOnline, answers, storage, now, reload } = surroundings;
  if (!isOnline() || wasJustLoaded(address, surroundings)) return false;
  if (!(await answers(address))) return false;
  try {
    storage().setItem(key, `${now()} ${address}`);
  } catch {
    // The navigation type of the next document shows the reload.
  }
  reload();
  return true;
}

/** Timeout for the check that the host is reachable, in milliseconds. */
const patience = 5_000;

export const browser: Surroundings = {
  isOnline: () => navigator.onLine,
  answers: async (address) => {
    try {
      const signal = AbortSignal.timeout(patience);
      return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).ok;
    } catch {
      return false;
    }
  },
  storage: () => window.sessionStorage,
  age: () => {
    const [entry] = performance.getEntriesByType('navigation');
    return {
      isReload: (entry as PerformanceNavigationTiming | undefined)?.type === 'reload',
      milliseconds: performance.now(),
    };
  },
  now: Date.now,
  reload: () => {
    window.location.reload();
  },
};
