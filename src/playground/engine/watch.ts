/**
 * Replaces webpack's `lib/node/NodeWatchFileSystem.js`, which watches files: notifies watching compilers of the page's
 * changes.
 */
import type { Compiler } from 'webpack';
import fs from './node/fs.ts';
import { dirname } from './node/path.ts';

type WatchFileSystem = NonNullable<Compiler['watchFileSystem']>;
type WatchParameters = Parameters<WatchFileSystem['watch']>;
type TimeInfo = Parameters<WatchParameters[5]>[1] & object;

/** The watcher state of one compiler. */
interface Waiting {
  readonly files: ReadonlySet<string>;
  readonly directories: ReadonlySet<string>;
  readonly missing: ReadonlySet<string>;
  readonly callback: WatchParameters[5];
  readonly undelayed: WatchParameters[6];
}

const watchers = new Set<Watcher>();

function times(paths: Iterable<string>): TimeInfo {
  const entries: TimeInfo = new Map();
  for (const path of paths) {
    try {
      const timestamp = fs.statSync(path).mtimeMs;
      entries.set(path, { safeTime: timestamp, timestamp });
    } catch {
      entries.set(path, null);
    }
  }
  return entries;
}

class Watcher implements WatchFileSystem {
  readonly #inputFileSystem: { purge?: (files?: string[]) => void };
  #waiting: Waiting | undefined;
  #files = new Set<string>();
  #directories = new Set<string>();

  constructor(inputFileSystem: unknown) {
    this.#inputFileSystem = inputFileSystem as { purge?: () => void };
    watchers.add(this);
  }

  watch(
    ...[files, directories, missing, , , callback, undelayed]: WatchParameters
  ): ReturnType<WatchFileSystem['watch']> {
    const waiting = {
      files: new Set(files),
      directories: new Set(directories),
      missing: new Set(missing),
      callback,
      undelayed,
    };
    this.#waiting = waiting;
    this.#files = new Set([...waiting.files, ...waiting.missing]);
    this.#directories = waiting.directories;
    const stop = () => {
      this.#waiting = undefined;
    };
    return {
      close: stop,
      pause: stop,
      getFileTimeInfoEntries: () => times(this.#files),
      getContextTimeInfoEntries: () => times(this.#directories),
      getInfo: () => ({
        changes: new Set(),
        removals: new Set(),
        fileTimeInfoEntries: times(this.#files),
        contextTimeInfoEntries: times(this.#directories),
      }),
    };
  }

  /** @returns true if the compiler builds again */
  announce(changes: ReadonlySet<string>, removals: ReadonlySet<string>): boolean {
    const waiting = this.#waiting;
    const all = [...changes, ...removals];
    this.#inputFileSystem.purge?.(all.flatMap((file) => [file, dirname(file)]));
    if (waiting === undefined) return false;
    const { files, directories, missing, callback, undelayed } = waiting;
    const isWatched = (file: string): boolean =>
      files.has(file) ||
      missing.has(file) ||
      [...directories, ...missing].some((folder) => file.startsWith(`${folder}/`));
    const first = all.find(isWatched);
    if (first === undefined) return false;
    this.#waiting = undefined;
    undelayed(first, Date.now());
    callback(
      null,
      times([...files, ...missing]),
      times(directories),
      new Set([...changes].filter(isWatched)),
      new Set([...removals].filter(isWatched)),
    );
    return true;
  }
}

/**
 * Announces changes to all compilers.
 *
 * @returns true if any of them builds again
 */
export function announceChanges(
  changes: ReadonlySet<string>,
  removals: ReadonlySet<string>,
): boolean {
  const answers = [...watchers].map((watcher) => watcher.announce(changes, removals));
  return answers.includes(true);
}

export function forgetWatchers(): void {
  watchers.clear();
}

export { Watcher as 'module.exports' };
