import type { ExplainAnswer, ExplainRequest } from './messages.ts';

/** Milliseconds after which a configuration counts as unreadable; patterns in rules can backtrack endlessly. */
const patience = 15_000;

/** Client of the worker. If requests overlap, only the last one is answered. */
export interface ExplainClient {
  readonly ask: (request: Omit<ExplainRequest, 'id'>) => Promise<ExplainAnswer | undefined>;
  readonly stop: () => void;
}

/** Starts the worker with the first request, and again after it had to be terminated. */
export function explainClient(): ExplainClient {
  let worker: Worker | undefined;
  let id = 0;
  let end: (() => void) | undefined;

  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
  };

  return {
    ask: (request) => {
      end?.();
      id += 1;
      const own = id;
      worker ??= new Worker(new URL('./worker.ts', import.meta.url));
      const asked = worker;
      return new Promise((resolve, reject) => {
        const abort = new AbortController();
        const { signal } = abort;
        const fail = (): void => {
          abort.abort();
          stop();
          reject(new Error('The configuration could not be read.'));
        };
        const timer = setTimeout(fail, patience);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
        });
        end = () => {
          abort.abort();
          resolve(undefined);
        };
        const onMessage = ({ data }: MessageEvent<ExplainAnswer>): void => {
          if (data.id !== own) return;
          abort.abort();
          resolve(data);
        };
        asked.addEventListener('message', onMessage, { signal });
        asked.addEventListener('error', fail, { signal });
        asked.postMessage({ id: own, ...request } satisfies ExplainRequest);
      });
    },
    stop: () => {
      end?.();
      stop();
    },
  };
}
