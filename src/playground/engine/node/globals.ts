/** Defines Node.js's globals; must be the first module of the engine. */
import { Buffer } from './buffer.ts';
import process from './process.ts';

/** Runs callbacks as tasks, without the delay that browsers add to timers. */
const { port1, port2 } = new MessageChannel();
const waiting = new Map<number, () => void>();
let last = 0;

port1.onmessage = ({ data }: MessageEvent<number>) => {
  const callback = waiting.get(data);
  waiting.delete(data);
  callback?.();
};

function setImmediate(callback: (...values: unknown[]) => void, ...values: unknown[]): number {
  last++;
  waiting.set(last, () => {
    callback(...values);
  });
  port2.postMessage(last);
  return last;
}

function clearImmediate(id: number): void {
  waiting.delete(id);
}

/** Timers of Node.js are objects with methods, such as `unref`, that libraries call. */
for (const name of ['setTimeout', 'setInterval'] as const) {
  const original = globalThis[name] as (...values: unknown[]) => number;
  Object.assign(globalThis, {
    [name]: (...values: unknown[]) => {
      const id = original(...values);
      return Object.assign(Object(id) as object, {
        ref: () => id,
        unref: () => id,
        hasRef: () => true,
      });
    },
  });
}

Object.assign(globalThis, { global: globalThis, process, Buffer, setImmediate, clearImmediate });
