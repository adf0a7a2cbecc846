/** The version of webpack that a reader has chosen: what it lacks is marked on pages and in the search. */
import { compareVersions } from '../site/versions.ts';

const key = 'webpack-version';

/** Name of the version in an address: `?v=5.94`. */
export const versionParameter = 'v';

/**
 * The minor version that a text names: `5.94` for `v5.94.1`.
 *
 * @param newest version that this site documents
 * @returns undefined for what is no minor version of webpack 5 up to the newest
 */
export function minorVersion(text: string | null, newest: string): string | undefined {
  const [, minor] = /^v?(5\.(?:0|[1-9]\d{0,2}))(?:\.\d{1,3})?$/u.exec(text?.trim() ?? '') ?? [];
  return minor !== undefined && compareVersions(minor, newest) <= 0 ? minor : undefined;
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser keeps nothing: a choice lasts as long as the page.
    return null;
  }
}

/** What the address, or a reader whose browser keeps nothing, has chosen until the next whole page. */
let own: string | null = null;
let isRead = false;
const listeners = new Set<() => void>();

/**
 * The version in the address with which the reader came, or the one that was chosen last.
 *
 * @param newest version that this site documents
 */
export function chosenVersion(newest: string): string | undefined {
  if (!isRead) {
    isRead = true;
    own = new URLSearchParams(location.search).get(versionParameter);
  }
  return minorVersion(own, newest) ?? minorVersion(stored(), newest);
}

/** Remembers a choice, or forgets the last one. An address that names another version would contradict it. */
export function chooseVersion(version: string | undefined): void {
  own = version ?? null;
  isRead = true;
  try {
    if (version === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, version);
  } catch {
    // See `own`.
  }
  const address = new URL(location.href);
  if (address.searchParams.has(versionParameter)) {
    address.searchParams.delete(versionParameter);
    history.replaceState(history.state, '', address);
  }
  for (const listener of listeners) listener();
}

/** Calls a function with each choice, in other tabs too, until the returned one is called. */
export function onChosenVersion(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
