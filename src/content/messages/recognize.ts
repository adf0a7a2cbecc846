/** Recognizes messages of webpack in a log, whatever stands around them. */
import { cleanLine, linesOf } from './clean.ts';
import { leastWeight, weightOf } from './patterns.ts';
import type { KnownMessage } from './patterns.ts';

/** Where a message occurred. */
export interface Occurrence {
  /** Line of the log, from 1. */
  readonly line: number;
  /** The line of the message that was recognized. */
  readonly text: string;
  /** What the reader's build has put into the message. */
  readonly values: readonly string[];
  /** The file that webpack names above the message, with the place in it. */
  readonly file: string | undefined;
}

export interface Recognized {
  readonly message: KnownMessage;
  readonly count: number;
  /** The first ones that differ. */
  readonly occurrences: readonly Occurrence[];
}

/** Characters of a log that are read, from its end, where a build says what has failed. */
export const mostOfLog = 4_000_000;

/** Occurrences that are shown of one kind. */
const mostOccurrences = 5;

/** Letters of a message that is cut off, below which it could be anything. */
const leastCut = 18;

/** Length at which terminals and CI break lines; a shorter line is whole. */
const leastBroken = 60;

/** What a line adds that tells a message from those which share its other lines. */
const decisive = 500;

/** How well a line fits a pattern. */
interface Fit {
  readonly score: number;
  readonly values: readonly string[];
  /** Whether the line ended before the pattern. */
  readonly isCut: boolean;
  readonly isComplete: boolean;
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** Where a text begins in a line, or its beginning where the line ends in it or goes on otherwise. */
function findStart(line: string, text: string): { at: number; length: number } | undefined {
  const at = line.indexOf(text);
  if (at !== -1) return { at, length: text.length };
  if (text.length < leastCut) return undefined;
  const start = line.indexOf(text.slice(0, leastCut));
  if (start === -1) return undefined;
  return { at: start, length: commonStart(line.slice(start), text) };
}

/** Fits the texts of a pattern into a line, one after the other. */
export function fitLine(line: string, pattern: readonly string[]): Fit | undefined {
  const first = pattern.findIndex((text) => text.trim().length > 1);
  const found = findStart(line, pattern[first] ?? '');
  if (first === -1 || found === undefined) return undefined;
  const matched = [line.slice(found.at, found.at + found.length)];
  const values: string[] = [];
  const isWhole = found.length === pattern[first]?.length;
  let end = found.at + found.length;
  let isCut = !isWhole && end === line.length;
  let isComplete = isWhole;
  // What is open at the beginning ends at a space or a quote.
  if (first > 0) values.push(line.slice(0, found.at).replace(/^.*[\s"']/u, ''));
  for (const text of isWhole ? pattern.slice(first + 1) : []) {
    const at = text === '' ? line.length : line.indexOf(text, end);
    if (at === -1) {
      isComplete = false;
      isCut = line.length >= leastBroken;
      break;
    }
    values.push(line.slice(end, at));
    matched.push(text);
    end = at + text.length;
  }
  const weight = weightOf(matched);
  if (weight < leastWeight || (!isComplete && matched.join('').length < leastCut)) return undefined;
  const used = values.map((value) => value.trim()).filter((value) => value.length > 1);
  return { score: weight + (isComplete ? 2 : 0), values: used, isCut, isComplete };
}

interface Hit {
  readonly message: KnownMessage;
  /** Place of the pattern among those of the message. */
  readonly index: number;
  readonly line: number;
  readonly text: string;
  readonly fit: Fit;
}

const header = /(?:^|\s)(?:ERROR|WARNING) in (?<file>\S.*)$/u;
const boundary =
  /^(?:ERROR|WARNING)(?: in\b.*)?$|^(?:webpack|\S+ \(webpack) .*compiled|^(?:asset|modules by path|runtime modules) /u;

/** The file of a header, without how it reached a terminal: `./src/index.js 1:0-31`. */
function fileOf(line: string): string | undefined {
  const file = header.exec(line)?.groups?.file?.trim();
  return file !== undefined && /^(?:\.{0,2}[\\/]|\w:[\\/]|[\w@.-]+\/)/u.test(file)
    ? file
    : undefined;
}

/** A line of a message, ready to be looked for. */
interface Candidate {
  readonly message: KnownMessage;
  /** Place of the pattern among those of the message. */
  readonly index: number;
  readonly pattern: readonly string[];
}

/** Letters by which patterns are found in a line, before they are fitted into it. */
const keyLength = 6;

/** Patterns by the beginning of their first text. */
class Index {
  readonly #byKey = new Map<string, Candidate[]>();
  /** Patterns whose first text is shorter than a key. */
  readonly #short: Candidate[] = [];

  constructor(messages: readonly KnownMessage[]) {
    for (const message of messages) {
      for (const [index, pattern] of message.lines.entries()) {
        const first = pattern.find((text) => text.trim().length > 1) ?? '';
        const candidate = { message, index, pattern };
        if (first.length < keyLength) this.#short.push(candidate);
        else {
          const key = first.slice(0, keyLength);
          this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), candidate]);
        }
      }
    }
  }

  /** Patterns that may be in a line. */
  in(line: string): Candidate[] {
    const found = new Set<Candidate>(this.#short);
    for (let at = 0; at + keyLength <= line.length; at += 1) {
      for (const one of this.#byKey.get(line.slice(at, at + keyLength)) ?? []) found.add(one);
    }
    return [...found];
  }
}

function hitsOf(lines: readonly string[], place: number, known: Index): Hit[] {
  const line = lines[place] ?? '';
  if (line.trim().length < leastWeight) return [];
  const next = lines[place + 1]?.trimStart() ?? '';
  return known.in(line).flatMap(({ message, index, pattern }): Hit[] => {
    let fit = fitLine(line, pattern);
    if (fit?.isCut && next !== '') {
      // A terminal or a CI has broken the line.
      for (const joined of [`${line}${next}`, `${line} ${next}`]) {
        const whole = fitLine(joined, pattern);
        if (whole && whole.score > fit.score) fit = whole;
      }
    }
    return fit ? [{ message, index, line: place + 1, text: line.trim(), fit }] : [];
  });
}

/** The message of a block of lines: of all that fit, the one of which most is there. */
function bestOf(hits: readonly Hit[]): { hit: Hit; score: number } | undefined {
  const byMessage = new Map<KnownMessage, Map<number, Hit>>();
  for (const hit of hits) {
    const own = byMessage.get(hit.message) ?? new Map<number, Hit>();
    const known = own.get(hit.index);
    if (known === undefined || known.fit.score < hit.fit.score) own.set(hit.index, hit);
    byMessage.set(hit.message, own);
  }
  let best: { hit: Hit; score: number } | undefined;
  for (const [message, own] of byMessage) {
    // Two patterns may fit the same line; it counts once.
    const byLine = new Map<number, number>();
    for (const { line, fit } of own.values()) {
      byLine.set(line, Math.max(byLine.get(line) ?? 0, fit.score));
    }
    const sum = [...byLine.values()].reduce((total, score) => total + score, 0);
    // Of messages that fit alike, the one of which less is missing.
    const isDecided = message.decides && [...own.values()].some(({ fit }) => fit.isComplete);
    const score =
      sum + own.size / message.lines.length + (isDecided ? decisive : message.decides ? -1 : 0);
    // Its first line names what the reader knows: the file, the import, the option.
    const [hit] = [...own.values()].sort((a, b) => a.line - b.line || b.fit.score - a.fit.score);
    if (hit && (best === undefined || score > best.score)) best = { hit, score };
  }
  return best;
}

class Recognizer {
  readonly #index: Index;
  readonly #found = new Map<
    string,
    { message: KnownMessage; count: number; occurrences: Occurrence[] }
  >();
  readonly #seen = new Map<string, Hit[]>();
  #hits: Hit[] = [];
  #file: string | undefined;
  #last = 0;

  constructor(messages: readonly KnownMessage[]) {
    this.#index = new Index(messages);
  }

  read(lines: readonly string[], index: number): void {
    const line = lines[index] ?? '';
    const starts = boundary.test(line) || header.test(line);
    // Without headers, as in a browser's console, an empty line or another tool's output ends a message.
    if (starts || (this.#file === undefined && index - this.#last > 1)) this.end();
    if (starts) this.#file = fileOf(line);
    const next = lines[index + 1] ?? '';
    const key = `${line}\n${next}`;
    const known = this.#seen.get(key) ?? hitsOf(lines, index, this.#index);
    if (known.length === 0) return;
    this.#seen.set(key, known);
    this.#last = index;
    this.#hits.push(...known.map((hit) => ({ ...hit, line: index + 1 })));
  }

  end(): void {
    const best = bestOf(this.#hits);
    const file = this.#file;
    this.#hits = [];
    this.#file = undefined;
    if (best === undefined) return;
    const { message, line, text, fit } = best.hit;
    const own = this.#found.get(message.url) ?? { message, count: 0, occurrences: [] };
    own.count += 1;
    const isNew = !own.occurrences.some((one) => one.text === text && one.file === file);
    if (isNew && own.occurrences.length < mostOccurrences) {
      own.occurrences.push({ line, text, values: fit.values, file });
    }
    this.#found.set(message.url, own);
  }

  get found(): Recognized[] {
    return [...this.#found.values()];
  }
}

/**
 * Recognizes messages, a part of the log at a time.
 *
 * @yields after each part, so that the caller can let the page breathe
 * @returns a message of each kind, in the order of the log
 */
export function* recognizeInParts(
  log: string,
  messages: readonly KnownMessage[],
): Generator<undefined, Recognized[], undefined> {
  const start = Math.max(0, log.length - mostOfLog);
  const lines = linesOf(log.slice(start)).map(cleanLine);
  const recognizer = new Recognizer(messages);
  for (const index of lines.keys()) {
    recognizer.read(lines, index);
    if (index % 50 === 49) yield undefined;
  }
  recognizer.end();
  return recognizer.found;
}

/** The same at once. */
export function recognize(log: string, messages: readonly KnownMessage[]): Recognized[] {
  const parts = recognizeInParts(log, messages);
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}
