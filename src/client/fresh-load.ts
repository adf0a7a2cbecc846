/**
 * Loads the document of an address afresh when a script of it is missing: after an update of the site an open page
 * asks for files that are gone, and the new document names those that are there.
 */

/** What the check and the guard need of the browser; replaced in tests. */
export interface Surroundings {
  readonly isOnline: () => boolean;
  /** Whether the host answers for an address. */
  readonly answers: (address: string) => Promise<boolean>;
  /** Remembers a value for this tab; throws where the browser keeps nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the document that is open was itself loaded afresh, and how long ago, in milliseconds. */
  readonly age: () => { readonly isReload: boolean; readonly milliseconds: number };
  readonly now: () => number;
  readonly reload: () => void;
}

const key = 'portal-fresh-load';

/** An address that was loaded afresh within this time is not loaded so again, in milliseconds. */
export const guardTime = 60_000;

/**
 * Whether an address was loaded afresh a moment ago, in vain. Where the tab remembers nothing, a document that was
 * reloaded a moment ago counts as such.
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
 * Loads the document of the current address afresh, if that can help: the host answers, and it was not tried a
 * moment ago.
 *
 * @param address path of the current address
 * @returns whether the document is being loaded
 */
export async function loadAfresh(address: string, surroundings: Surroundings): Promise<boolean> {
  const { isOnline, answers, storage, now, reload } = surroundings;
  if (!isOnline() || wasJustLoaded(address, surroundings)) return false;
  if (!(await answers(address))) return false;
  try {
    storage().setItem(key, `${now()} ${address}`);
  } catch {
    // The type of the next navigation tells then.
  }
  reload();
  return true;
}

/** How long the host may take to answer the question whether it is there, in milliseconds. */
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
