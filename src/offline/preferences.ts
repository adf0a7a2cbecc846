/** The reader's choices about offline reading, per language, for as long as the browser keeps them. */
import type { GroupId } from './groups.ts';

export interface Preferences {
  /** True if idle filling may store the pages; a reader who removes them doesn't want them back. */
  readonly fills: boolean;
  /** Groups that were saved on request and are therefore kept up to date. */
  readonly saved: readonly GroupId[];
}

const initial: Preferences = { fills: true, saved: [] };

function key(base: string): string {
  return `portal-offline ${base}`;
}

/** The choices for a language; the defaults if none are stored. */
export function readPreferences(base: string): Preferences {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(base)) ?? 'null');
    if (typeof value !== 'object' || value === null) return initial;
    return { ...initial, ...value };
  } catch {
    return initial;
  }
}

/** Stores choices if the browser allows it. */
export function writePreferences(base: string, change: Partial<Preferences>): void {
  try {
    localStorage.setItem(key(base), JSON.stringify({ ...readPreferences(base), ...change }));
  } catch {
    // In a private window the choice lasts as long as the data it is about.
  }
}
