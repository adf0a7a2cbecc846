import { writeToClipboard } from '../client/clipboard.ts';
import { filterEvent } from '../site/filter-event.ts';
import { compareVersions } from '../site/versions.ts';

/** Tells by a name and what happened to it whether it is to be shown. */
type Filter = (name: string, state: string) => boolean;

/** From, to, and the words of the filter. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('select, input')];
}

const isShown = (element: Element) => element.closest('[hidden]') === null;

function text(node: Node): string {
  if (node instanceof HTMLUListElement) return '';
  if (node instanceof HTMLAnchorElement) return `[\`${node.textContent}\`](${node.href})`;
  if (node.nodeName === 'CODE') return `\`${node.textContent}\``;
  if (node.childNodes.length === 0) return node.textContent ?? '';
  return [...node.childNodes].map(text).join('');
}

/** The line of Markdown for a heading or an item. */
function lineOf(element: Element): string {
  const level = /^H([23])$/u.exec(element.tagName)?.[1];
  if (level !== undefined) return `\n${'#'.repeat(Number(level))} ${element.textContent}\n`;
  const indent = element.parentElement?.closest('li') ? '  ' : '';
  return `${indent}- ${text(element).trim()}`;
}

/** The list of what changed: a reader chooses versions and words, which the address carries. */
export class VersionChanges extends HTMLElement {
  /** Of a configuration that the reader has pasted. */
  #filter: Filter | undefined;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    this.addEventListener(filterEvent, (event) => {
      // An event without a detail has null.
      this.#filter = (event as CustomEvent<Filter | null>).detail ?? undefined;
      this.#show(form);
    });
    const query = new URLSearchParams(location.search);
    const unknown: string[] = [];
    for (const field of fieldsOf(form)) {
      const value = query.get(field.name);
      if (value === null) continue;
      const before = field.value;
      // A link may name a patch release, which belongs to its minor version.
      field.value = field.name === 'q' ? value : (/^v?(\d+\.\d+)/u.exec(value)?.[1] ?? value);
      if (field.value !== '' || field.name === 'q') continue;
      // A menu is empty if the list does not have the version.
      field.value = before;
      unknown.push(value);
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    form.addEventListener('input', () => {
      this.#show(form);
      const chosen = new URLSearchParams();
      for (const { name, value } of fieldsOf(form)) if (value !== '') chosen.set(name, value);
      history.replaceState(history.state, '', `?${chosen.toString()}${location.hash}`);
    });
    form.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return;
      const name = target.closest('button')?.name;
      if (name === 'print') print();
      if (name === 'copy') void this.#copy();
    });
    if (query.has('from') || query.has('to') || query.has('q')) this.#show(form);
    if (unknown.length > 0) this.#say('unknown', unknown.join(', '));
  }

  /** Says something aloud; without a name, takes it back. */
  #say(name?: 'copied' | 'nothing' | 'unknown', more = ''): void {
    const output = this.querySelector('output');
    if (!output) return;
    output.value = name === undefined ? '' : `${output.dataset[name] ?? ''} ${more}`.trim();
  }

  #show(form: HTMLFormElement): void {
    const [from = '', to = '', q = ''] = fieldsOf(form).map(({ value }) => value);
    const words = q.toLowerCase();
    for (const minor of this.querySelectorAll<HTMLElement>('[data-minor]')) {
      const { minor: version } = minor.dataset;
      const isChosen =
        version !== undefined &&
        compareVersions(version, from) > 0 &&
        compareVersions(version, to) <= 0;
      for (const item of minor.querySelectorAll<HTMLElement>('li li')) {
        item.hidden = !item.textContent.toLowerCase().includes(words) || !this.#concerns(item);
      }
      for (const part of minor.querySelectorAll<HTMLElement>(
        '[data-state], [data-state] > ul > li',
      )) {
        part.hidden = part.querySelector('ul > li > ul > li:not([hidden])') === null;
      }
      minor.hidden =
        !isChosen ||
        ((words !== '' || this.#filter !== undefined) &&
          minor.querySelector('[data-state]:not([hidden])') === null);
    }
    const older = this.querySelector<HTMLDetailsElement>(':scope > details');
    if (older) {
      older.open = older.querySelector('[data-minor]:not([hidden])') !== null;
      older.hidden = !older.open;
    }
    const isEmpty = this.querySelector('[data-minor]:not([hidden])') === null;
    this.#say(isEmpty ? 'nothing' : undefined);
  }

  #concerns(item: Element): boolean {
    const name = item.querySelector('code')?.textContent ?? '';
    const { state = '' } = item.closest<HTMLElement>('[data-state]')?.dataset ?? {};
    return this.#filter === undefined || this.#filter(name, state);
  }

  async #copy(): Promise<void> {
    const older = this.querySelector<HTMLDetailsElement>(':scope > details');
    const lines = [...this.querySelectorAll('h2, h3, [data-state] li')]
      .filter((element) => isShown(element) && (older?.open !== false || !older.contains(element)))
      .map(lineOf);
    await writeToClipboard(`${lines.join('\n').trim()}\n`);
    this.#say('copied');
  }
}
