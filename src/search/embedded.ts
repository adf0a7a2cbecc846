import type { SearchAnswer, SearchOptions } from './answer.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Answers queries. */
export interface SearchClient {
  /** Fetches what the first query needs. Errors are reported with the first answer. */
  readonly preload: () => void;
  /**
   * @returns undefined if a later query has superseded this one
   * @throws Error if no index can answer
   */
  readonly search: (query: string, options: SearchOptions) => Promise<SearchAnswer | undefined>;
  /** Calls back when repeating the query would return more, and returns a function that unsubscribes. */
  readonly subscribe: (onMore: () => void) => () => void;
}

interface PendingQuery {
  readonly query: string;
  readonly options: SearchOptions;
  readonly resolve: (answer: SearchAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** The part of the Worker interface that is used here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/**
 * The embedded index, searched in a worker. Only one query is in flight at a time, and only the latest of the queries
 * that arrive meanwhile is posted, so a fast typist never waits for outdated input.
 *
 * @param folder URL of the index's folder, with a slash at the end
 * @param startWorker creates the worker on first use, and again after one has failed
 */
export function embeddedClient(folder: string, startWorker: () => WorkerLike): SearchClient {
  const listeners = new Set<() => void>();
  let worker: WorkerLike | undefined;
  let current: PendingQuery | undefined;
  let next: PendingQuery | undefined;
  let id = 0;

  const send = (message: ToWorker): void => {
    worker ??= connect();
    worker.postMessage(message);
  };
  const post = (pending: PendingQuery): void => {
    current = pending;
    id += 1;
    try {
      const { query, options } = pending;
      send({ type: 'query', folder, id, query, options });
    } catch (error) {
      current = undefined;
      pending.reject(error instanceof Error ? error : new Error('The search cannot start.'));
    }
  };
  const settle = (act: (pending: PendingQuery) => void): void => {
    const [done, waiting] = [current, next];
    current = undefined;
    next = undefined;
    if (done !== undefined) act(done);
    if (waiting !== undefined) post(waiting);
  };
  function connect(): WorkerLike {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'texts') {
        for (const listener of listeners) listener();
      } else if (data.id === id) {
        settle(({ resolve, reject }) => {
          if (data.type === 'answer') resolve(data.answer);
          else reject(new Error(data.reason));
        });
      }
    });
    started.addEventListener('error', () => {
      started.terminate();
      if (worker === started) worker = undefined;
      settle(({ reject }) => {
        reject(new Error('The search has stopped.'));
      });
    });
    return started;
  }

  return {
    preload() {
      try {
        send({ type: 'load', folder });
      } catch {
        // The first query reports the error.
        worker = undefined;
      }
    },
    search: (query, options) =>
      new Promise((resolve, reject) => {
        const pending = { query, options, resolve, reject };
        if (current === undefined) post(pending);
        else {
          next?.resolve(undefined);
          next = pending;
        }
      }),
    subscribe(onMore) {
      listeners.add(onMore);
      return () => {
        listeners.delete(onMore);
      };
    },
  };
}
