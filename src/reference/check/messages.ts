import type { Nodes, Paragraph, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import { messagesPage } from '../known-messages.ts';
import { gap, textsIn } from '../message-texts.ts';
import { installedPackage } from '../package.ts';
import { isAboutUpgrades } from '../pages.ts';
import { scriptFiles } from '../syntax.ts';
import type { Finding } from './finding.ts';
import { linksIn, writtenText } from './sentences.ts';

/** Packages whose messages readers quote, with the folders of their code. */
const sources: readonly (readonly [name: string, ...folders: string[]])[] = [
  ['webpack', 'lib', 'hot'],
  ['webpack-cli', 'lib'],
  ['webpack-dev-server', 'lib', 'client'],
  ['webpack-dev-middleware', 'dist'],
  ['enhanced-resolve', 'lib'],
  ['schema-utils', 'dist'],
  ['loader-runner', 'lib'],
  ['watchpack', 'lib'],
  ['minimizer-webpack-plugin', 'dist'],
];

/** Messages of other programs. */
const others: readonly RegExp[] = [
  // Node.js and browsers
  /^\w+ is not defined$/u,
  /^Cannot read properties of undefined(?: \(reading '\w+'\))?$/u,
  /^Cannot access '\w+' before initialization$/u,
  /^\S+ is not (?:a function|iterable)$/u,
  /^Cannot find package '\S+'$/u,
  /^Class constructor \w+ cannot be invoked without 'new'$/u,
  /^Named export '\w+' not found$/u,
  /^Unexpected end of JSON input$/u,
  /^Expected double-quoted property name$/u,
  /^(?:FATAL ERROR: Reached heap limit … )?JavaScript heap out of memory$/u,
  /^ENOENT: no such file or directory\b/u,
  /^EMFILE: too many open files$/u,
  /^is not allowed in NODE_OPTIONS$/u,
  /^ExperimentalWarning: stripTypeScriptTypes is an experimental feature(?: and might change at any time)?$/u,
  /^TypeScript (?:enum|parameter property) is not supported in strip-only mode$/u,
  /^blocked by CORS policy$/u,
  /^This document requires 'TrustedScriptURL' assignment$/u,
  // React, http-proxy-middleware and sharp
  /^Hydration failed because the server rendered HTML didn't match the client$/u,
  /^Error occurred while trying to proxy$/u,
  /^Could not load the "sharp" module$/u,
  // A heading that shortens two lines of a message
  /^Did you mean … It differs only in casing$/u,
];

interface Message {
  readonly text: string;
  readonly words: readonly string[];
}

interface Messages {
  /** All code on one line, with concatenated strings joined. */
  readonly code: string;
  readonly byWord: ReadonlyMap<string, ReadonlySet<Message>>;
}

/** Words without the marks after them, which a quote can leave out, and without brackets. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/[`()[\]]/gu, '')
    .replaceAll(/(?<=[.,:;!?])\0/gu, ` ${gap}`)
    .split(/[.,:;!?]*(?:\s+|$)/u)
    .filter((word) => word !== '');
}

let known: Messages | undefined;

/** The messages of the installed packages, read once per process. */
function readMessages(): Messages {
  if (known) return known;
  const files = sources.flatMap(([name, ...folders]) => {
    const from = installedPackage(name);
    return folders.flatMap((folder) => scriptFiles(from, folder)).map((file) => from.read(file));
  });
  const byWord = new Map<string, Set<Message>>();
  for (const text of new Set(files.flatMap(textsIn))) {
    const message = { text, words: wordsOf(text) };
    for (const word of message.words.flatMap((one) => one.split(gap))) {
      const all = byWord.get(word) ?? new Set();
      byWord.set(word, all.add(message));
    }
  }
  const code = files
    .join('\n')
    .replaceAll(/["'`]\s*\+\s*["'`]/gu, '')
    .replaceAll(/\\(?=["'`])/gu, '')
    .replaceAll(/\s+/gu, ' ');
  return (known = { code, byWord });
}

/** The messages of the installed packages that have a word. */
export function messagesWith(word: string): readonly string[] {
  return [...(readMessages().byWord.get(word) ?? [])].map(({ text }) => text);
}

/** Object keys in the packages' code and types, with the string values that occur there: `type` with `unaccepted`. */
export function wordsOfKeys(): ReadonlyMap<string, ReadonlySet<string>> {
  if (knownKeys) return knownKeys;
  const found = new Map<string, Set<string>>();
  const types = [
    installedPackage('webpack').read('types.d.ts'),
    installedPackage('html-webpack-plugin').read('typings.d.ts'),
  ];
  const code = [readMessages().code, ...types].join('\n');
  for (const { groups } of code.matchAll(
    /(?<![\w$])(?<key>[A-Za-z_]\w*)\??: (?<values>"[^"\n]*"(?:\s*\|\s*"[^"\n]*")*)/gu,
  )) {
    const words = found.get(groups?.key ?? '') ?? new Set();
    for (const [, word = ''] of (groups?.values ?? '').matchAll(/"([^"]*)"/gu)) words.add(word);
    found.set(groups?.key ?? '', words);
  }
  return (knownKeys = found);
}
let knownKeys: ReadonlyMap<string, ReadonlySet<string>> | undefined;

const forms = new Map<string, RegExp>();

/** What a word with gaps matches: `'\0'` anything in quotation marks. */
function formOf(word: string): RegExp {
  const form =
    forms.get(word) ??
    new RegExp(
      // Escaped, quotation marks are \x27 and \x22.
      `^${RegExp.escape(word)
        .replaceAll(/\\x27\0+\\x27/gu, "'[^']*'")
        .replaceAll(/\\x22\0+\\x22/gu, '"[^"]*"')
        .replaceAll(/\0+/gu, '.*')}$`,
      'u',
    );
  forms.set(word, form);
  return form;
}

/** Part of a message that is assembled from several texts. */
interface Part {
  readonly words: readonly string[];
  /** True if other parts are before it, or after it. */
  readonly before: boolean;
  readonly after: boolean;
}

const isGap = (word: string | undefined): boolean => word === undefined || word.includes(gap);

/**
 * How many words of a message a part has, if its words are those of the message from a place on, with values in the
 * gaps.
 *
 * @returns -1 for a part with other words
 */
function sharedFrom(part: Part, message: readonly string[], ofPart: number, at: number): number {
  const { words, after } = part;
  const word = message[at];
  if (ofPart === words.length) return !after || isGap(word) || isGap(message[at - 1]) ? 0 : -1;
  if (word === undefined) return -1;
  if (!word.includes(gap)) {
    const rest = word === words[ofPart] ? sharedFrom(part, message, ofPart + 1, at + 1) : -1;
    return rest < 0 ? -1 : rest + 1;
  }
  const own = /[A-Za-z]{3}/u.test(word) ? 1 : 0;
  // A quote can leave a value out. In quotation marks, a value has any number of words.
  let best = sharedFrom(part, message, ofPart, at + 1);
  const last = /['"]\0/u.test(word) ? words.length : ofPart + 1;
  for (let end = ofPart + 1; end <= last; end += 1) {
    if (!formOf(word).test(words.slice(ofPart, end).join(' '))) continue;
    const rest = sharedFrom(part, message, end, at + 1);
    if (rest >= 0) best = Math.max(best, rest + own);
  }
  return best;
}

/** Messages by the number of words that they share with a text. */
function sharedWords(words: readonly string[]): ReadonlyMap<Message, number> {
  const { byWord } = readMessages();
  const counts = new Map<Message, number>();
  for (const word of new Set(words)) {
    for (const message of byWord.get(word) ?? []) {
      counts.set(message, (counts.get(message) ?? 0) + 1);
    }
  }
  return counts;
}

/** Returns true if a message has the part, at least half of it, and two words, outside gaps. */
function isPart(part: Part): boolean {
  const { words, before } = part;
  const least = Math.max(2, words.length / 2);
  const different = new Set(words).size / words.length;
  const [first = ''] = words;
  for (const [message, shared] of sharedWords(words)) {
    if (shared < least * different) continue;
    const isFound = message.words.some(
      (word, at) =>
        (word === first || word.includes(gap)) &&
        (!before || at === 0 || isGap(word) || isGap(message.words[at - 1])) &&
        sharedFrom(part, message.words, 0, at) >= least,
    );
    if (isFound) return true;
  }
  return false;
}

/** Returns true if messages have the words, in one piece or in parts of at least two words that code can join. */
function isAssembled(words: readonly string[], before = false): boolean {
  if (words.length < 2) return words.length === 0 || !before;
  if (isPart({ words, before, after: false })) return true;
  return words.some(
    (_, end) =>
      end > 1 &&
      end < words.length - 1 &&
      isPart({ words: words.slice(0, end), before, after: true }) &&
      isAssembled(words.slice(end), true),
  );
}

function findMessage(text: string): boolean {
  // Class names, the files of loaders and names in the importing module are added to many messages.
  const plain = text
    .replaceAll(/\b(?:[A-Z]\w*)?Error: | \((?:from|imported as) [^)]*\)/gu, '')
    // A list is one value.
    .replaceAll(/('[^']*')(?:, '[^']*')+/gu, '$1');
  if (others.some((other) => other.test(plain)) || isAssembled(wordsOf(plain))) return true;
  const parts = plain
    .split('…')
    .map((part) => part.replaceAll(/^["')\s.,:]+(?=\s)|(?<=\s)["'(\s]+$/gu, ''));
  return parts.length > 1 && parts.every((part) => isAssembled(wordsOf(part)));
}

const answers = new Map<string, boolean>();

/** Returns true if the packages, or another known program, have a message; `…` stands for anything. */
function isMessage(text: string): boolean {
  const answer = answers.get(text) ?? findMessage(text);
  answers.set(text, answer);
  return answer;
}

/**
 * Returns true for code that consists of words, such as a message.
 *
 * @param least number of words, and of those in lower case
 */
function isProse(text: string, least: readonly [words: number, lowerCase: number]): boolean {
  // "Isn't" counts as two words.
  const words = text.replaceAll("n't", ' not').split(/\s+/u);
  const plain = words.filter((word) => /^[A-Za-z']{2,}[.,:]?$/u.test(word));
  return (
    plain.length >= Math.max(least[0], words.length / 2) &&
    plain.filter((word) => /^[a-z]/u.test(word)).length >= least[1] &&
    !/=>|[;={}]|^(?:npx|npm|node|git|yarn|pnpm|import|export|const|webpack) /u.test(text) &&
    // A string, or a query of Browserslist
    !/^(?:(?<mark>['"])[^'"]*\k<mark>$|browserslist:)/u.test(text)
  );
}

/** A quoted message, and the heading, cell or code that quotes it. */
interface Quote {
  readonly text: string;
  readonly node: Nodes;
  /** Least likeness to a message for text that may be something else. */
  readonly least?: number;
}

/** Messages in code in the first column of tables, if the column's header says that they are messages. */
function messagesInTables(page: Page): Quote[] {
  const quotes: Quote[] = [];
  visit(page.tree, 'table', ({ children: [head, ...rows] }) => {
    if (!/^(?:Error )?messages?$/iu.test(toString(head?.children[0] ?? page.tree))) return;
    for (const node of rows.flatMap(({ children: [first] }) => first?.children ?? []))
      if (node.type === 'inlineCode' && isProse(node.value, [2, 1]))
        quotes.push({ text: node.value, node });
  });
  return quotes;
}

/** Messages in the headings and tables of the page about messages, and in such tables of other pages. */
function listedMessages(page: Page): Quote[] {
  if (page.file !== messagesPage) return messagesInTables(page);
  const listed = page.tree.children.flatMap((node): Nodes[] => {
    if (node.type === 'heading') return node.depth > 2 ? [node] : [];
    if (node.type !== 'table') return [];
    const [head, ...rows] = node.children;
    const isList = toString(head?.children[0] ?? node) === 'Message';
    return rows.flatMap(({ children: [first, ...cells] }) => [
      ...(isList && first ? [first] : []),
      // A description of a class begins with its message.
      ...cells.flatMap(({ children: [start] }) => (start?.type === 'inlineCode' ? start : [])),
    ]);
  });
  return listed.flatMap((node) =>
    toString(node)
      .replace(/\s*\/\*.*\*\/\s*$/u, '')
      .split(/, (?=[A-Z])| \/ /u)
      .filter((text) => /\S\s+\S+\s+\S/u.test(text))
      .map((text) => ({ text, node })),
  );
}

/** The message with most of a quote's words, and the share of all words that both have. */
function nearest(words: readonly string[]): { message: Message; likeness: number } | undefined {
  const all = [...sharedWords(words)].map(([message, shared]) => {
    const own = message.words.filter((word) => word !== gap).length;
    return { message, likeness: shared / (words.length + own - shared) };
  });
  const [best] = all.sort((a, b) => b.likeness - a.likeness);
  return best;
}

/**
 * Least likeness to a message: of short code and of text that is announced as one, of other text, and of the message that
 * is shown as the real one.
 */
const leastLikeness = { announced: 0.4, other: 0.6, shown: 0.25 };

/** Words in front of a message, or behind it. */
const isAnnounced =
  /\b(?:messages?|warn(?:s|ing|ings)?|errors?|says?|prints?|reports?|fails?|stops?|ends?|complains?|throws?|logs?|answers?|shows?)\b[^.“”]{0,60}$/iu;
const isExplained =
  /^,? (?:means|appears|is (?:printed|reported|logged)|error|warning|message)\b/iu;

/** Text in quotation marks, which can be a message. */
function quotesIn(node: Paragraph | TableCell): Quote[] {
  const text = writtenText(node);
  const links = linksIn(node.children).filter(({ url }) => url.startsWith('/api/errors/#'));
  return [...text.matchAll(/“(?<quote>[^“”]+)”/gu)].flatMap(({ 0: all, index, groups }) => {
    const quote = groups?.quote ?? '';
    const isMessage =
      isAnnounced.test(text.slice(0, index)) ||
      isExplained.test(text.slice(index + all.length)) ||
      links.some((link) => link.text.includes(quote));
    const least = isMessage ? leastLikeness.announced : leastLikeness.other;
    return quote.split(/\s+/u).length < 3 ? [] : [{ text: quote.replaceAll('`', ''), node, least }];
  });
}

/** What a page quotes as messages. */
export function quotedMessages(page: Page): Quote[] {
  const quotes = listedMessages(page);
  const listed = new Set(quotes.map(({ node }) => node));
  visit(page.tree, 'inlineCode', (node) => {
    if (listed.has(node)) return;
    if (isProse(node.value, [4, 3])) quotes.push({ text: node.value, node });
    else if (isProse(node.value, [3, 1]))
      quotes.push({ text: node.value, node, least: leastLikeness.announced });
  });
  visit(page.tree, ['paragraph', 'tableCell'], (node) => {
    if (node.type === 'paragraph' || node.type === 'tableCell') quotes.push(...quotesIn(node));
  });
  return quotes;
}

/** Finds quotes that word a message differently from the installed packages. */
export function findRewordedMessages(page: Page): Finding[] {
  // These pages are about what older versions printed.
  if (isAboutUpgrades(page)) return [];
  return quotedMessages(page)
    .filter(({ text }) => !isMessage(text))
    .map((quote) => ({ ...quote, closest: nearest(wordsOf(quote.text)) }))
    .filter(
      ({ least, closest }) =>
        least === undefined ||
        (closest !== undefined && closest.likeness >= least && closest.message.words.length > 2),
    )
    .map(({ text, node, closest: found }) => {
      const closest =
        found !== undefined && found.likeness > leastLikeness.shown
          ? found.message.text.replaceAll(gap, '…')
          : undefined;
      return {
        rule: 'statement',
        file: page.file,
        line: node.position?.start.line ?? 1,
        message:
          closest === undefined
            ? `\`${text}\` isn't a message of webpack or its packages; quote it as it is, or add it to the other programs' messages in src/reference/check/messages.ts`
            : `\`${text}\` is not how the message reads: "${closest}"; quote it as it is`,
      };
    });
}
