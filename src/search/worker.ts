/** Runs the search in a worker, so typing stays smooth on slow devices. */
import { answer } from './answer.ts';
import { SearchEngine } from './engine.ts';
import { loadIndex, loadTexts } from './files.ts';
import type { FromWorker, ToWorker } from './messages.ts';

let engine: Promise<SearchEngine> | undefined;
let texts: readonly string[] = [];

function post(message: FromWorker): void {
  globalThis.postMessage(message);
}

async function load(folder: string): Promise<SearchEngine> {
  const index = await loadIndex(folder);
  const loaded = new SearchEngine(index);
  // Results are worth updating when snippets arrive, but not worth delaying for them.
  loadTexts(folder, index).then(
    (all) => {
      texts = all;
      post({ type: 'texts' });
    },
    () => {
      texts = [];
    },
  );
  return loaded;
}

async function handle(message: ToWorker): Promise<void> {
  engine ??= load(message.folder);
  try {
    const ready = await engine;
    if (message.type === 'load') return;
    const { id, query, options } = message;
    post({ type: 'answer', id, answer: answer(ready, texts, query, options) });
  } catch (error) {
    engine = undefined;
    if (message.type === 'load') return;
    post({ type: 'failure', id: message.id, reason: error instanceof Error ? error.message : '' });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void handle(data);
});
