import { analyse, termsOf } from '../../../../src/search/analyse.ts';
import type { Arguments } from '../../../../src/content/tools/arguments.ts';
import { mostCharacters } from '../../../../src/content/tools/bounded.ts';
import { data } from '../data.ts';
import type { DocsPage } from '../data.ts';
import { hitsOf } from '../engine.ts';
import { excerpt } from '../excerpt.ts';
import { addressOf, ownTextOf } from '../pages.ts';

/** Pages with messages, by a part of their URL. */
const pagesWithMessages = ['/api/errors/', '/guides/troubleshooting/'];

/** A section that explains a message. */
interface Entry {
  readonly url: string;
  /** Quotes of the message on the page. */
  readonly quotes: readonly string[];
  readonly text: string;
}

/** A message without colors and paths of the reader's files. */
function cleaned(message: string): string {
  return (
    message
      // eslint-disable-next-line no-control-regex -- colors of a terminal begin with the escape character
      .replaceAll(/\u001B\[[\d;]*m/gu, '')
      .replaceAll(/^[ \t]*(?:ERROR|WARNING) in .*$/gmu, '')
      .replaceAll(/^[ \t]*(?:@|at) .*$/gmu, '')
  );
}

/** Significant words of a message; quoted values depend on the project. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/\{[^{}]*\}|…/gu, ' ')
      .match(/[\p{L}_][\p{L}\p{N}_.]*[\p{L}\p{N}_]|\p{L}/gu) ?? []
  );
}

let entries: Entry[] | undefined;

/** Entries for table rows: each is a message, or the name of a class, with the solution. */
function rowEntries(page: DocsPage, id: string | undefined, text: string): Entry[] {
  return text
    .split('\n')
    .filter(
      (line) =>
        line.startsWith('| ') && !/^\| (?:-|Message|Class|Error|Warning|Group|Name)/u.test(line),
    )
    .map((line) => {
      const cells = line
        .split(/(?<!\\)\|/u)
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '');
      const [first = ''] = cells;
      return {
        url: addressOf(page.url, id),
        quotes: first.split(' / ').map((quote) => quote.replaceAll('`', '')),
        text: cells.join(': '),
      };
    });
}

function readEntries(): Entry[] {
  const messages = new Map(
    data('facts.json').flatMap(({ kind, id, message }) =>
      (kind === 'error' || kind === 'warning') && message !== undefined
        ? [[id, message] as const]
        : [],
    ),
  );
  return data('pages.json')
    .filter(({ url }) => pagesWithMessages.includes(url))
    .flatMap((page) =>
      page.headings.flatMap((heading): Entry[] => {
        const text = ownTextOf({ page, heading });
        const fences = [...text.matchAll(/^```text\n(.*?)^```/gmsu)].map(([, quote = '']) => quote);
        const isTable = /^\| -/mu.test(text);
        const rows = isTable ? rowEntries(page, heading.id, text) : [];
        const withMessages = rows.map((row) => {
          const own = row.quotes.flatMap((name) => messages.get(name.trim()) ?? []);
          return own.length === 0
            ? row
            : {
                ...row,
                quotes: [...row.quotes, ...own],
                text: `${row.text}\n\nMessage: ${own.join(' / ')}`,
              };
        });
        return [
          { url: addressOf(page.url, heading.id), quotes: [heading.title, ...fences], text },
          ...withMessages,
        ];
      }),
    );
}

/** How much of a quoted message occurs in the given one, weighted by the rarity of its words. */
function likeness(
  quote: string,
  given: ReadonlySet<string>,
  weight: (word: string) => number,
): number {
  const words = [...new Set(wordsOf(quote))];
  const all = words.reduce((sum, word) => sum + weight(word), 0);
  if (all === 0) return 0;
  const shared = words
    .filter((word) => given.has(word))
    .reduce((sum, word) => sum + weight(word), 0);
  // A quote of two common words matches many messages.
  return (shared * shared) / (all + 2);
}

/** Finds explanations of a pasted message on the pages. */
export function explainError(args: Arguments): string {
  const message = cleaned(args.text('message'));
  entries ??= readEntries();
  const count = new Map<string, number>();
  for (const { quotes } of entries) {
    for (const word of new Set(quotes.flatMap(wordsOf)))
      count.set(word, (count.get(word) ?? 0) + 1);
  }
  const all = entries.length;
  const weight = (word: string): number => Math.log(1 + all / (count.get(word) ?? all));
  const given = new Set(wordsOf(message));
  const terms = new Set(termsOf(analyse(message)));
  const scored = entries
    .map((entry) => ({
      entry,
      score: Math.max(...entry.quotes.map((quote) => likeness(quote, given, weight))),
    }))
    .filter(({ score }) => score > 1.5)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const found = scored.filter(({ score }) => score >= best * 0.55).slice(0, 4);
  let left = mostCharacters - 200;
  const parts: string[] = [];
  const add = (title: string, text: string, room: number): void => {
    const part = `${title}\n\n${excerpt(text.trim(), terms, Math.min(room, left - title.length))}`;
    if (left - part.length < 0) return;
    parts.push(part);
    left -= part.length + 2;
  };
  for (const { entry } of found) add(entry.url, entry.text, 2600);
  // Other pages may have more, especially about messages of loaders.
  const hits = hitsOf(message.replaceAll(/\s+/gu, ' ').slice(0, 300), '')
    .filter(
      (hit) => !found.some(({ entry }) => entry.url === addressOf(hit.page.url, hit.heading?.id)),
    )
    .slice(0, 3);
  for (const hit of hits) {
    if (left < 600) break;
    const title = `See also: ${hit.page.title}${hit.heading === undefined ? '' : ` › ${hit.heading.title}`}, ${addressOf(hit.page.url, hit.heading?.id)}`;
    add(title, ownTextOf(hit).replace(/^#.*\n+/u, ''), found.length === 0 ? 1800 : 700);
  }
  if (parts.length === 0) {
    return 'No page explains this message. Ask search_docs with its main words, or read /api/errors/ with read_docs.';
  }
  const lead = found.length === 0 ? 'No page quotes this message; these come nearest:\n\n' : '';
  return `${lead}${parts.join('\n\n')}`;
}
