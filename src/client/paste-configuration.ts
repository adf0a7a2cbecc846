/**
 * The field for a configuration on the page about changes. Every page has this element's definition; the field itself
 * and its parser are loaded when a reader opens it.
 */
async function load(element: HTMLElement): Promise<void> {
  const { connectField } = await import('./configuration-field.ts');
  connectField(element);
}

/** Loads the field when it is first opened, and again if that failed. */
function watch(element: HTMLElement): void {
  const details = element.querySelector('details');
  let isWanted = false;
  const onToggle = () => {
    if (!details?.open || isWanted) return;
    isWanted = true;
    load(element).catch(() => {
      isWanted = false;
      const output = element.querySelector('output');
      if (output) output.value = output.dataset.failed ?? '';
    });
  };
  details?.addEventListener('toggle', onToggle);
  // It may have been opened before the scripts loaded.
  onToggle();
}

// The server renders the element as it is.
if (typeof window !== 'undefined') {
  customElements.define(
    'paste-configuration',
    class extends HTMLElement {
      connectedCallback(): void {
        watch(this);
      }
    },
  );
}

export {};
