/** What readers have chosen about offline reading, per language, for as long as the browser keeps it. */
import type { GroupId } from './groups.ts';

export interface Preferences {
  /** Whether idle time may fill in the pages; a reader who removes them does not want them back. */
  readonly fills: boolean;
  /** Groups that were saved on request, and are kept current therefore. */
  readonly saved: readonly GroupId[];
}

const initial: Preferences = { fills: true, saved: [] };

function key(base: string): string {
  return `portal-offline ${base}`;
}

/** The choices for a language; those of nobody where the browser keeps none. */
export function readPreferences(base: string): Preferences {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(base)) ?? 'null');
    if (typeof value !== 'object' || value === null) return initial;
    return { ...initial, ...value };
  } catch {
    return initial;
  }
}

/** Keeps choices where the browser lets it. */
export function writePreferences(base: string, change: Partial<Preferences>): void {
  try {
    localStorage.setItem(key(base), JSON.stringify({ ...readPreferences(base), ...change }));
  } catch {
    // In a private window the choice lasts as long as what it is about.
  }
}
