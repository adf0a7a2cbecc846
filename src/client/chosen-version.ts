/** The version of webpack that a reader has chosen. What it lacks is marked on pages and in the search. */
import { compareVersions } from '../site/versions.ts';

const key = 'webpack-version';

/** Query parameter of the version: `?v=5.94`. */
export const versionParameter = 'v';

/**
 * The minor version in a text: `5.94` for `v5.94.1`.
 *
 * @param newest version that this site documents
 * @returns undefined if it isn't a minor version of webpack 5 up to the newest
 */
export function minorVersion(text: string | null, newest: string): string | undefined {
  const [, minor] = /^v?(5\.(?:0|[1-9]\d{0,2}))(?:\.\d{1,3})?$/u.exec(text?.trim() ?? '') ?? [];
  return minor !== undefined && compareVersions(minor, newest) <= 0 ? minor : undefined;
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Without storage, a choice lasts as long as the document.
    return null;
  }
}

/** The choice from the URL, or of a reader whose browser has no storage, until the next document load. */
let own: string | null = null;
let isRead = false;
const listeners = new Set<() => void>();

/**
 * The version in the URL of the visit, or else the last one chosen.
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

/**
 * Stores a choice, or removes the stored one. The version in the URL is dropped, because it would override the choice.
 */
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

/** Calls a function on each choice, including those in other tabs. Returns a function that unsubscribes. */
export function onChosenVersion(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
