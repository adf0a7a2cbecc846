/** The engine's worker: the first module of the bundle. It starts in a frame that has passed it a port to the page. */
import './node/globals.ts';
import webpack from 'webpack';
import { addPackageFiles, build, failureOf } from './build.ts';
import process from './node/process.ts';
import { format } from './node/util.ts';
import { hasPart, part } from './parts.ts';
import type { ConsoleLine, FromEngine, ToEngine } from './protocol.ts';

type PartMessage = Extract<ToEngine, { type: 'part' }>;

const evaluate = globalThis.eval as (code: string) => unknown;
const waiting = new Map<string, (message: PartMessage) => void>();
const dataParts = new Set<string>();
const levels = ['debug', 'log', 'info', 'warn', 'error'] as const;
let current = 0;

function start(port: MessagePort): void {
  const post = (message: FromEngine): void => {
    port.postMessage(message);
  };

  const say = (level: ConsoleLine['level'], text: string): void => {
    post({ type: 'console', id: current, line: { level, text: text.slice(0, 10_000) } });
  };
  for (const level of levels) {
    // Console output of the project's code is sent to the page.
    // eslint-disable-next-line no-console
    console[level] = (...values: unknown[]) => {
      say(level, format(values[0], ...values.slice(1)));
    };
  }
  const lines = (text: unknown): boolean => {
    const line = String(text).trimEnd();
    if (line !== '') say('log', line);
    return true;
  };
  process.stdout.write = lines;

  const load = async (names: Iterable<string>): Promise<void> => {
    const missing = [...names].filter((name) => !hasPart(name) && !dataParts.has(name));
    for (const [index, name] of missing.entries()) {
      post({
        type: 'progress',
        id: current,
        progress: { phase: 'load', fraction: index / missing.length, text: name },
      });
      const { code } = await new Promise<PartMessage>((resolve) => {
        waiting.set(name, resolve);
        post({ type: 'part', name });
      });
      if (code === undefined)
        throw new Error(`The part "${name}" of the playground could not be loaded`);
      if (code.startsWith('{')) {
        dataParts.add(name);
        addPackageFiles(name, JSON.parse(code) as Parameters<typeof addPackageFiles>[1]);
      } else evaluate(code);
    }
  };

  const run = async ({
    id,
    files,
    options,
  }: Extract<ToEngine, { type: 'build' }>): Promise<void> => {
    current = id;
    try {
      const result = await build(files, options, {
        load,
        onProgress: (progress) => {
          post({ type: 'progress', id, progress });
        },
      });
      post({ type: 'result', id, result });
    } catch (error) {
      post({ type: 'failure', id, failure: failureOf(error) });
    }
  };

  const compress = async ({
    id,
    files,
  }: Extract<ToEngine, { type: 'compress' }>): Promise<void> => {
    try {
      await load(['brotli']);
      const brotli = await part('brotli');
      const sizes = files.map((bytes) => brotli.compress(bytes).length);
      post({ type: 'compressed', id, sizes });
    } catch {
      post({ type: 'compressed', id, sizes: undefined });
    }
  };

  // An unhandled error ends a Node.js process; here it ends the build.
  const fail = (event: Event, reason: unknown): void => {
    event.preventDefault();
    post({ type: 'failure', id: current, failure: failureOf(reason) });
  };
  globalThis.addEventListener('error', (event) => {
    fail(event, event.error);
  });
  globalThis.addEventListener('unhandledrejection', (event) => {
    fail(event, event.reason);
  });

  port.onmessage = ({ data }: MessageEvent<ToEngine>) => {
    if (data.type === 'build') void run(data);
    else if (data.type === 'compress') void compress(data);
    else {
      waiting.get(data.name)?.(data);
      waiting.delete(data.name);
    }
  };
  post({ type: 'ready', version: webpack.version });
}

globalThis.addEventListener(
  'message',
  ({ ports: [port] }: MessageEvent) => {
    if (port !== undefined) start(port);
  },
  { once: true },
);
