/** How long the browser may put off what is not urgent, in milliseconds. */
const timeout = 10_000;

/** What a browser that does not tell when it is idle gets to do in between, in milliseconds. */
const pause = 300;

/** Calls back when the browser has nothing more urgent to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout });
  else setTimeout(callback, pause);
}

/** Settles when the browser has nothing more urgent to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}
