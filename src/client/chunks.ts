/**
 * Asks a second time for a script that did not come, past every cache: what a cache holds may be broken or belong
 * to another build, and a name with a hash is cached for a year. webpack's own message and its `type` and `request`
 * stay what readers and error boundaries get when the second attempt fails too.
 */

/** What webpack throws when a script or style of a page cannot be loaded. */
export interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError';
  /** `error`, `timeout`, or `missing` where a file came without its content. */
  readonly type?: string;
  /** Address of the file. */
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
 * Adds the second attempt to webpack's loading of chunks.
 *
 * @param now time in milliseconds, for an address that no cache knows
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
        // A host that has not answered for two minutes is not going to answer a second question.
        if (!isChunkLoadError(error) || error.type === 'timeout') throw error;
        retried.set(id, now());
        return load(id);
      }
    },
  };
}
