/**
 * Places on configuration pages where an option can be tried; `remarkTrials` inserts them. Every page has this
 * element's definition. The code that builds and compares is loaded when a reader opens it.
 */
import { translate } from '@docusaurus/Translate';
import './styles.css';

// The server renders the element as it is.
if (typeof window !== 'undefined') {
  customElements.define(
    'try-it',
    class extends HTMLElement {
      #close: (() => void) | undefined;

      connectedCallback(): void {
        const { option = '' } = this.dataset;
        const panel = document.createElement('div');
        panel.id = `try-${option}`;
        panel.hidden = true;
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = translate(
          { id: 'portal.try.open', message: 'Try it: {option}' },
          { option },
        );
        button.setAttribute('aria-expanded', 'false');
        button.setAttribute('aria-controls', panel.id);
        button.addEventListener('click', () => {
          panel.hidden = !panel.hidden;
          button.setAttribute('aria-expanded', String(!panel.hidden));
          if (!panel.hidden && !this.#close) void this.#fill(panel, option);
        });
        // HTML that was shown before is inserted again with its old content, which no longer has listeners.
        this.replaceChildren(button, panel);
      }

      disconnectedCallback(): void {
        this.#close?.();
        this.#close = undefined;
      }

      async #fill(panel: HTMLElement, option: string): Promise<void> {
        this.#close = () => undefined;
        panel.textContent = translate({
          id: 'portal.playground.loading',
          message: 'Loading the editor…',
        });
        try {
          const { openTrial } = await import(
            /* webpackChunkName: 'playground-editor' */ '../Playground/TryIt.tsx'
          );
          if (panel.isConnected) this.#close = openTrial(panel, option);
        } catch {
          this.#close = undefined;
          panel.textContent = translate({
            id: 'portal.try.failed',
            message: 'This couldn’t be loaded. Close it and open it again to retry.',
          });
        }
      }
    },
  );
}

export {};
