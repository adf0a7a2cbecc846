/** Stores files that the reader has requested, with progress reports, and with support for cancelling and resuming. */
import type { OfflineFile } from './manifest.ts';
import { StoreError, storeFile } from './store.ts';
import type { StoreProblem } from './store.ts';

/** Number of parallel downloads. */
const lanes = 4;

/** Number of attempts if the connection breaks, and the delay between them in milliseconds. */
const attempts = 3;
const pause = 1_000;

export type SaveResult = 'done' | 'cancelled' | StoreProblem;

interface SaveOptions {
  readonly signal: AbortSignal;
  /** Called after each file with the number of bytes done, out of those of all files. */
  readonly onProgress: (bytes: number) => void;
  /** Replaced in tests. */
  readonly store?: typeof storeFile;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Stores files. Files that are already stored are skipped, so a second call resumes the first.
 *
 * @returns the outcome; never throws for expected failures
 */
export async function saveFiles(
  base: string,
  files: readonly OfflineFile[],
  { signal, onProgress, store = storeFile, wait = delay }: SaveOptions,
): Promise<SaveResult> {
  const queue = [...files];
  let bytes = 0;
  let failure: Error | undefined;

  const storeOne = async (file: OfflineFile): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await store(base, file, signal);
        return;
      } catch (error) {
        const isBroken = error instanceof StoreError && error.problem === 'network';
        if (!isBroken || attempt === attempts) throw error;
        await wait(pause * attempt);
      }
    }
  };

  const lane = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      if (signal.aborted || failure !== undefined) return;
      try {
        await storeOne(file);
      } catch (error) {
        failure ??= error instanceof Error ? error : new Error(String(error));
        return;
      }
      bytes += file.bytes;
      onProgress(bytes);
    }
  };

  await Promise.all(Array.from({ length: lanes }, lane));
  if (signal.aborted) return 'cancelled';
  if (failure === undefined) return 'done';
  if (failure instanceof StoreError) return failure.problem;
  throw failure;
}
