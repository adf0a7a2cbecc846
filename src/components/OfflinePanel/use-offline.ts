import { useEffect, useState } from 'react';
import type { OfflineManifest } from '../../offline/manifest.ts';
import { changesChannel } from '../../offline/messages.ts';
import { StoreError, readManifest, storedDocuments, storedPaths } from '../../offline/store.ts';
import type { StoreProblem } from '../../offline/store.ts';

export interface OfflineContent {
  readonly manifest: OfflineManifest;
  /** Paths of all stored files of the language. */
  readonly stored: ReadonlySet<string>;
  /** Paths of documents that were opened or saved. */
  readonly documents: ReadonlySet<string>;
}

export interface OfflineState {
  readonly content?: OfflineContent;
  readonly problem?: StoreProblem;
}

/** Interval for polling the caches while they are being filled, in milliseconds. */
const pause = 300;

/** If the browser denies access to storage, nothing is stored that could be announced. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(changesChannel);
  } catch {
    return undefined;
  }
}

async function read(base: string, known: OfflineManifest | undefined): Promise<OfflineState> {
  try {
    const manifest = known ?? (await readManifest(base));
    const [stored, documents] = await Promise.all([storedPaths(base), storedDocuments(base)]);
    return { content: { manifest, stored, documents } };
  } catch (error) {
    return { problem: error instanceof StoreError ? error.problem : 'blocked' };
  }
}

/**
 * What can be stored of a language and what is stored; updated when this page or others store or remove files.
 *
 * @param base base URL of the language, with a slash at both ends
 */
export function useOffline(base: string): OfflineState {
  const [state, setState] = useState<OfflineState>({});
  useEffect(() => {
    let isCurrent = true;
    let isReading = false;
    let isStale = false;
    let manifest: OfflineManifest | undefined;
    const refresh = async () => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale) {
        isStale = false;
        const next = await read(base, manifest);
        if (!isCurrent) return;
        manifest = next.content?.manifest;
        setState(next);
        await new Promise((resolve) => {
          setTimeout(resolve, pause);
        });
      }
      isReading = false;
    };
    const channel = openChannel();
    channel?.addEventListener('message', () => void refresh());
    void refresh();
    return () => {
      isCurrent = false;
      channel?.close();
    };
  }, [base]);
  return state;
}
