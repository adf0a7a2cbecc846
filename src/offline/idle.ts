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
function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}

/** A reader who has done nothing for so long reads what there is, in milliseconds. */
const reading = 2_000;

const inputs = ['keydown', 'input', 'pointerdown', 'pointermove', 'wheel', 'touchmove', 'scroll'];

/**
 * Watches what the reader does: work that comes in many small parts would make typing and scrolling jerk, although
 * the browser is idle between two frames.
 *
 * @returns waits until the reader has done nothing for two seconds and the browser is idle
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
