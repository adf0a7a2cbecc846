/**
 * The field for a build log on the page about errors. Every page has this element's definition; the code that
 * recognizes messages is loaded when a reader focuses the field.
 */
async function load(element: HTMLElement): Promise<void> {
  const { connectLog } = await import('./field.ts');
  connectLog(element);
}

/** Loads it on the first focus, paste or drop, and again if that failed. */
function watch(element: HTMLElement): void {
  let isWanted = false;
  const onWanted = () => {
    if (isWanted) return;
    isWanted = true;
    load(element).catch(() => {
      isWanted = false;
      const status = element.querySelector<HTMLElement>('[role=status]');
      if (status) status.textContent = status.dataset.failed ?? '';
    });
  };
  for (const type of ['focusin', 'input', 'dragenter']) element.addEventListener(type, onWanted);
}

// The server renders the element as it is.
if (typeof window !== 'undefined') {
  customElements.define(
    'paste-log',
    class extends HTMLElement {
      connectedCallback(): void {
        watch(this);
      }
    },
  );
}

export {};
