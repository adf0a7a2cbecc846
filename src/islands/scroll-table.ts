import { fill } from '../client/fill.ts';
import { label } from './labels.ts';
import { whenNearWindow } from './near-window.ts';

/** Name of a table for people who do not see it: its place among the tables of the page, and its columns. */
function nameOf(region: HTMLElement): string {
  const regions = [...document.querySelectorAll('scroll-table')];
  const columns = [...region.querySelectorAll('th')]
    .map((cell) => cell.textContent.trim())
    .filter(Boolean)
    .reduce((list, item) => (list === '' ? item : fill(label('list'), { list, item })), '');
  return fill(label('table'), { number: String(regions.indexOf(region) + 1), columns });
}

/** Gives rows that can be linked to the link that headings have. */
function addRowLinks(region: Element): void {
  for (const row of region.querySelectorAll<HTMLTableRowElement>('tbody > tr[id]')) {
    const cell = row.cells[0];
    if (!cell || cell.querySelector('.hash-link')) continue;
    const name = cell.querySelector('code')?.textContent ?? cell.textContent;
    const link = document.createElement('a');
    link.className = 'hash-link';
    link.href = `#${row.id}`;
    link.ariaLabel = fill(label('link'), { heading: name });
    link.translate = false;
    // Below the name come its facts.
    const facts = cell.querySelector(':scope > dl, :scope > details');
    cell.insertBefore(link, facts);
  }
}

/**
 * A table that scrolls sideways on its own where it is wider than the text, and can then be reached by keyboard. One
 * that fits stays out of the order of focus. Until it is measured it may be wider than its place.
 */
export class ScrollTable extends HTMLElement {
  readonly #observer = new ResizeObserver(() => {
    this.#measure();
  });

  constructor() {
    super();
    // Phones lay out tables that come near the screen, which need not change the size of the region.
    this.addEventListener('contentvisibilityautostatechange', () => {
      this.#measure();
    });
  }

  connectedCallback(): void {
    this.#observer.observe(this);
    whenNearWindow(this, () => {
      addRowLinks(this);
    });
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
  }

  #measure(): void {
    const isLaidOut = this.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    const isWider = this.scrollWidth > this.clientWidth;
    if (isWider || isLaidOut !== true) this.tabIndex = 0;
    else this.removeAttribute('tabindex');
    if (isWider) {
      this.setAttribute('role', 'region');
      this.setAttribute('aria-label', nameOf(this));
    } else {
      this.removeAttribute('role');
      this.removeAttribute('aria-label');
    }
  }
}
