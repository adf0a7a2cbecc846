import { fill } from '../client/fill.ts';
import { hashTarget } from '../client/hash-target.ts';
import { filterSections } from './filter-sections.ts';
import type { FilterSection } from './filter-sections.ts';
import { label } from './labels.ts';

/** Milliseconds after the last keystroke before the number of matches is announced. */
const announceAfter = 400;

/** A heading with its content up to the next heading. */
interface PageSection extends FilterSection {
  readonly heading: HTMLElement;
  readonly blocks: readonly Element[];
  readonly rowElements: readonly HTMLElement[];
}

function rowText(row: HTMLElement): string {
  // Searching the prose next to the facts would match too much.
  return (row.querySelector('[data-signature]')?.parentElement ?? row).textContent;
}

/** Sections that follow an element, among its siblings. */
function sectionsAfter(start: Element): PageSection[] {
  const divided: { heading: HTMLElement; blocks: Element[] }[] = [];
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    if (next instanceof HTMLHeadingElement && next.id !== '') {
      divided.push({ heading: next, blocks: [] });
    } else divided.at(-1)?.blocks.push(next);
  }
  return divided.map(({ heading, blocks }) => {
    const rowElements = blocks.flatMap((block) => [
      ...block.querySelectorAll<HTMLElement>('tbody > tr, li[id]'),
    ]);
    return {
      heading,
      blocks,
      rowElements,
      level: Number(heading.localName.slice(1)),
      name: heading.textContent,
      facts: blocks.find((block) => block.matches('[data-signature]'))?.textContent ?? '',
      rows: rowElements.map(rowText),
    };
  });
}

function hide(element: Element, isHidden: boolean): void {
  element.toggleAttribute('data-filtered', isHidden);
}

/** Shows the matching rows, with the groups and tables that contain them. */
function showRows({ blocks, rowElements }: PageSection, rows: readonly boolean[]): void {
  const shown = rowElements.filter((_, index) => rows[index]);
  for (const row of rowElements) hide(row, !shown.includes(row));
  for (const block of blocks) {
    hide(block, !shown.some((row) => block.contains(row)));
    if (block instanceof HTMLDetailsElement && !block.open && !block.matches('[data-filtered]')) {
      block.open = true;
      block.dataset.opened = '';
    }
  }
}

/**
 * A field above a long list of options that filters the page by words. Links to hidden content clear the filter, so
 * every link works as usual.
 */
export class OptionFilter extends HTMLElement {
  #listeners: AbortController | undefined;
  #timer: number | undefined;
  #firstHit: HTMLElement | undefined;
  readonly #input = document.createElement('input');
  readonly #output = document.createElement('output');

  connectedCallback(): void {
    const name = document.createElement('label');
    this.#input.type = 'text';
    this.#input.autocomplete = 'off';
    this.#input.spellcheck = false;
    this.#input.enterKeyHint = 'go';
    name.append(label('find'), this.#input);
    this.replaceChildren(name, this.#output);
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.#input.addEventListener('input', () => {
      this.#show();
    });
    this.#input.addEventListener('keydown', (event) => {
      if (event.isComposing) return;
      if (event.key === 'Escape' && this.#input.value !== '') {
        event.preventDefault();
        this.#clear();
      }
      if (event.key === 'Enter') this.#goToFirst();
    });
    // Before the browser or the router follows the link.
    document.addEventListener(
      'click',
      ({ target }) => {
        const link =
          target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link?.pathname === location.pathname) this.#reveal(link.hash);
      },
      { capture: true, signal },
    );
    window.addEventListener(
      'hashchange',
      () => {
        this.#reveal(location.hash)?.scrollIntoView();
      },
      { signal },
    );
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    window.clearTimeout(this.#timer);
  }

  #clear(): void {
    this.#input.value = '';
    this.#show();
  }

  /** Clears the field if it hides a link's target. */
  #reveal(hash: string): Element | undefined {
    const target = hashTarget(hash);
    if (!target?.closest('[data-filtered]')) return undefined;
    this.#clear();
    return target;
  }

  #goToFirst(): void {
    const hit = this.#firstHit;
    if (!hit) return;
    location.hash = hit.id;
    hit.tabIndex = -1;
    hit.focus();
  }

  #show(): void {
    const query = this.#input.value.trim();
    const parent = this.parentElement;
    for (const details of parent?.querySelectorAll<HTMLDetailsElement>('[data-opened]') ?? []) {
      details.open = false;
      delete details.dataset.opened;
    }
    for (const element of parent?.querySelectorAll('[data-filtered]') ?? []) hide(element, false);
    this.#firstHit = undefined;
    if (query === '') {
      this.#say('');
      return;
    }
    const sections = sectionsAfter(this);
    const hits: HTMLElement[] = [];
    for (const [index, { shows, rows }] of filterSections(sections, query).entries()) {
      const section = sections[index];
      if (!section) continue;
      if (shows === 'all') hits.push(section.heading);
      hits.push(...section.rowElements.filter((_, row) => rows[row]));
      hide(section.heading, shows === 'nothing');
      if (shows === 'rows') showRows(section, rows);
      else if (shows !== 'all') for (const block of section.blocks) hide(block, true);
    }
    this.#firstHit = hits.find(({ id }) => id !== '');
    const count = String(hits.length);
    this.#say(hits.length === 0 ? label('nothing') : fill(label('found'), { count }));
  }

  /** Announces the result once the reader pauses, so screen readers don't read a number for each keystroke. */
  #say(text: string): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#output.value = text;
    }, announceAfter);
  }
}
