import { fill } from '../client/fill.ts';
import { label } from './labels.ts';
import { whenNearWindow } from './near-window.ts';

/** Accessible name of a table: its number among the tables of the page, and its columns. */
function nameOf(region: HTMLElement): string {
  const regions = [...document.querySelectorAll('scroll-table')];
  const columns = [...region.querySelectorAll('th')]
    .map((cell) => cell.textContent.trim())
    .filter(Boolean)
    .reduce((list, item) => (list === '' ? item : fill(label('list'), { list, item })), '');
  return fill(label('table'), { number: String(regions.indexOf(region) + 1), columns });
}

/** Adds anchor links, like those of headings, to rows with an id. */
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
    // The name is followed by its facts.
    const facts = cell.querySelector(':scope > dl, :scope > details');
    cell.insertBefore(link, facts);
  }
}

/**
 * A table that scrolls horizontally if it is wider than the text, and is focusable only then. Until it is measured it
 * may overflow.
 */
export class ScrollTable extends HTMLElement {
  readonly #observer = new ResizeObserver(() => {
    this.#measure();
  });

  constructor() {
    super();
    // Phones defer the layout of tables until they come near the viewport, and that doesn't always change the size of
    // the region.
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
