import { fill } from '../client/fill.ts';
import { label } from './labels.ts';

/** Name of a table for people who do not see it: its place among the tables of the page, and its columns. */
function nameOf(region: HTMLElement): string {
  const regions = [...document.querySelectorAll('scroll-table')];
  const columns = [...region.querySelectorAll('th')]
    .map((cell) => cell.textContent.trim())
    .filter(Boolean)
    .reduce((list, item) => (list === '' ? item : fill(label('list'), { list, item })), '');
  return fill(label('table'), { number: String(regions.indexOf(region) + 1), columns });
}

/**
 * A table that scrolls sideways on its own where it is wider than the text, and can then be reached by keyboard. One
 * that fits stays out of the order of focus. Until it is measured it may be wider than its place.
 */
export class ScrollTable extends HTMLElement {
  readonly #observer = new ResizeObserver(() => {
    const isWider = this.scrollWidth > this.clientWidth;
    this.toggleAttribute('tabindex', isWider);
    if (isWider) {
      this.tabIndex = 0;
      this.setAttribute('role', 'region');
      this.setAttribute('aria-label', nameOf(this));
    } else {
      this.removeAttribute('role');
      this.removeAttribute('aria-label');
    }
  });

  connectedCallback(): void {
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
  }
}
