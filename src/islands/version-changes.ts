import { writeToClipboard } from '../client/clipboard.ts';
import { filterEvent } from '../site/filter-event.ts';
import { compareVersions } from '../site/versions.ts';

/** Predicate that takes a name and the kind of change, and returns true if it is to be shown. */
type Filter = (name: string, state: string) => boolean;

/** The version fields and the text filter. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('select, input')];
}

/** An item as Markdown, with its links and code. */
function text(node: Node): string {
  if (node instanceof HTMLAnchorElement) return `[\`${node.textContent}\`](${node.href})`;
  if (node.nodeName === 'CODE') return `\`${node.textContent}\``;
  if (node.childNodes.length === 0) return node.textContent ?? '';
  return [...node.childNodes].map(text).join('');
}

/** The visible elements below an element. */
function shownIn(element: Element, selector: string): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)].filter((one) =>
    one.checkVisibility(),
  );
}

/** The visible part of the list as Markdown. */
function markdownOf(list: Element): string {
  const lines = shownIn(list, '[data-minor]').flatMap((minor) => [
    `\n## ${minor.querySelector('h2')?.textContent ?? ''}\n`,
    ...shownIn(minor, '[data-state]').flatMap((state) => [
      `\n### ${state.querySelector('h3')?.textContent ?? ''}\n`,
      ...shownIn(state, '[data-group]').flatMap((group) => [
        `- ${group.querySelector('[role=cell]')?.textContent ?? ''}`,
        ...shownIn(group, 'li').map((item) => `  - ${text(item).trim()}`),
      ]),
    ]),
  ]);
  return `${lines.join('\n').trim()}\n`;
}

/** The list of changes. The chosen versions and words are kept in the URL. */
export class VersionChanges extends HTMLElement {
  /** Filter of a pasted configuration. */
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
      // A link can name a patch release, which belongs to its minor version.
      field.value = field.name === 'q' ? value : (/^v?(\d+\.\d+)/u.exec(value)?.[1] ?? value);
      if (field.value !== '' || field.name === 'q') continue;
      // A select is empty if the list doesn't have the version.
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

  /** Announces a message; without a name, clears it. */
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
      minor.toggleAttribute('data-chosen', isChosen);
      for (const item of minor.querySelectorAll<HTMLElement>('li')) {
        item.hidden = !item.textContent.toLowerCase().includes(words) || !this.#concerns(item);
      }
      for (const part of minor.querySelectorAll<HTMLElement>('[data-state], [data-group]')) {
        part.hidden = part.querySelector('li:not([hidden])') === null;
      }
      minor.hidden =
        !isChosen ||
        ((words !== '' || this.#filter !== undefined) &&
          minor.querySelector('[data-state]:not([hidden])') === null);
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
    await writeToClipboard(markdownOf(this));
    this.#say('copied');
  }
}
