/**
 * Retries a script that failed to load, bypassing all caches: a cached copy may be broken or belong to another build,
 * and hashed file names are cached for a year. If the retry fails too, readers and error boundaries get webpack's own
 * message, `type` and `request`.
 */

/** Error that webpack throws if a script or stylesheet of a page can't be loaded. */
export interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError';
  /** `error`, `timeout`, or `missing` if a file was loaded without its content. */
  readonly type?: string;
  /** URL of the file. */
  readonly request?: string;
}

export function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

type ChunkId = string | number;
type LoadChunk = (id: ChunkId) => Promise<unknown>;
type NameChunk = (id: ChunkId) => string;

export interface ChunkLoading {
  readonly load: LoadChunk;
  readonly nameOf: NameChunk;
}

/**
 * Adds a retry to webpack's chunk loading.
 *
 * @param now time in milliseconds, for a URL that no cache has
 */
export function withRetry({ load, nameOf }: ChunkLoading, now: () => number): ChunkLoading {
  const retried = new Map<ChunkId, number>();
  return {
    nameOf(id) {
      const time = retried.get(id);
      return time === undefined ? nameOf(id) : `${nameOf(id)}?retry=${time}`;
    },
    async load(id) {
      try {
        return await load(id);
      } catch (error) {
        // A host that hasn't answered for two minutes won't answer a second request either.
        if (!isChunkLoadError(error) || error.type === 'timeout') throw error;
        retried.set(id, now());
        return load(id);
      }
    },
  };
}
