import messages from '@generated/reference/default/messages.json';
import { recognizeInParts } from '../../content/messages/recognize.ts';
import type { Occurrence, Recognized } from '../../content/messages/recognize.ts';
import { fill } from '../fill.ts';
import { onTextChange } from '../text-field.ts';

/** Milliseconds of work before yielding to input. */
const slice = 12;

/** Milliseconds without typing before a log is parsed. */
const pause = 300;

async function breathe(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Parses a log in slices, so the page stays responsive; undefined if a newer log has replaced it. */
async function read(log: string, isCurrent: () => boolean): Promise<Recognized[] | undefined> {
  const parts = recognizeInParts(log, messages);
  for (;;) {
    const until = performance.now() + slice;
    while (performance.now() < until) {
      const { done, value } = parts.next();
      if (done) return value;
    }
    await breathe();
    if (!isCurrent()) return undefined;
  }
}

/** The text of a message with the reader's values in bold. */
function withValues({ text, values }: Occurrence): (string | Node)[] {
  const nodes: (string | Node)[] = [];
  let rest = text;
  for (const value of values) {
    const at = rest.indexOf(value);
    if (at === -1) continue;
    const strong = document.createElement('strong');
    strong.textContent = value;
    nodes.push(rest.slice(0, at), strong);
    rest = rest.slice(at + value.length);
  }
  return [...nodes, rest];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}

/** Parses the field whenever it changes, and lists the messages in it. */
export function connectLog(host: HTMLElement): void {
  const field = host.querySelector('textarea');
  const status = host.querySelector<HTMLElement>('[role=status]');
  const list = host.querySelector('ol');
  if (!field || !status || !list) return;
  const { found = '', nothing = '', reading = '', times = '', line = '' } = status.dataset;
  const base = host.querySelector('[data-base]')?.getAttribute('data-base') ?? '/';

  const itemOf = ({ message, count, occurrences }: Recognized): HTMLLIElement => {
    const link = element('a', message.title);
    // Links within this page don't reload it.
    link.href = message.url.startsWith('/api/errors/#')
      ? message.url.slice(message.url.indexOf('#'))
      : `${base}${message.url.slice(1)}`;
    const head = element('p', link);
    if (count > 1) head.append(' ', element('small', fill(times, { count: String(count) })));
    const lines = occurrences.map((one) => {
      const where = [one.file ?? '', fill(line, { line: String(one.line) })].filter(
        (part) => part !== '',
      );
      return element(
        'li',
        element('code', ...withValues(one)),
        ' ',
        element('small', where.join(', ')),
      );
    });
    return element('li', head, element('ul', ...lines));
  };

  let current = 0;
  const show = async (): Promise<void> => {
    current += 1;
    const own = current;
    const log = field.value;
    if (log.trim() === '') {
      status.textContent = '';
      list.replaceChildren();
      return;
    }
    status.textContent = reading;
    const recognized = await read(log, () => own === current);
    if (recognized === undefined) return;
    status.textContent =
      recognized.length === 0 ? nothing : fill(found, { count: String(recognized.length) });
    list.replaceChildren(...recognized.map(itemOf));
  };

  onTextChange(host, field, pause, () => void show());
  void show();
}
