/** Maximum delay of work that isn't urgent, in milliseconds. */
const timeout = 10_000;

/** Pause between tasks in a browser without idle callbacks, in milliseconds. */
const pause = 300;

/** Calls back when the browser is idle. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout });
  else setTimeout(callback, pause);
}

/** Resolves when the browser is idle. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}

/** A reader without input for this time is considered to be reading, in milliseconds. */
const reading = 2_000;

const inputs = ['keydown', 'input', 'pointerdown', 'pointermove', 'wheel', 'touchmove', 'scroll'];

/**
 * Watches the reader's input: many small pieces of work would make typing and scrolling jerky even if the browser is
 * idle between two frames.
 *
 * @returns function that waits until there has been no input for two seconds and the browser is idle
 */
export function watchReader(): () => Promise<void> {
  let last = -reading;
  const note = () => {
    last = performance.now();
  };
  for (const input of inputs)
    window.addEventListener(input, note, { capture: true, passive: true });
  return async () => {
    for (;;) {
      const left = last + reading - performance.now();
      if (left <= 0) break;
      await new Promise((resolve) => {
        setTimeout(resolve, left);
      });
    }
    await idle();
  };
}
