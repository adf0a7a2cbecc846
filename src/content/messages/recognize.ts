/** Recognizes webpack's messages in a log, whatever surrounds them. */
import { cleanLine, linesOf } from './clean.ts';
import { leastWeight, weightOf } from './patterns.ts';
import type { KnownMessage } from './patterns.ts';

/** An occurrence of a message. */
export interface Occurrence {
  /** One-based line of the log. */
  readonly line: number;
  /** The recognized line of the message. */
  readonly text: string;
  /** The user-specific values in the message. */
  readonly values: readonly string[];
  /** The file, with a position, that webpack prints above the message. */
  readonly file: string | undefined;
}

export interface Recognized {
  readonly message: KnownMessage;
  readonly count: number;
  /** The first distinct ones. */
  readonly occurrences: readonly Occurrence[];
}

/** Number of characters of a log that are read, counted from its end, where a build reports its errors. */
export const mostOfLog = 4_000_000;

/** Maximum number of occurrences shown for each message. */
const mostOccurrences = 5;

/** Minimum number of letters of a truncated message; anything shorter is ambiguous. */
const leastCut = 18;

/** Minimum length at which terminals and CI services wrap lines; a shorter line is complete. */
const leastBroken = 60;

/** Bonus of a line that distinguishes a message from others with the same remaining lines. */
const decisive = 500;

/** How well a line matches a pattern. */
interface Fit {
  readonly score: number;
  readonly values: readonly string[];
  /** True if the line ended before the pattern. */
  readonly isCut: boolean;
  readonly isComplete: boolean;
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Position where a text begins in a line; also matches the beginning of the text at the end of the line, or before a
 * deviation.
 */
function findStart(line: string, text: string): { at: number; length: number } | undefined {
  const at = line.indexOf(text);
  if (at !== -1) return { at, length: text.length };
  if (text.length < leastCut) return undefined;
  const start = line.indexOf(text.slice(0, leastCut));
  if (start === -1) return undefined;
  return { at: start, length: commonStart(line.slice(start), text) };
}

/** Matches the texts of a pattern in a line, one after another. */
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
  // A placeholder at the beginning ends at a space or a quote.
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
  /** Index of the pattern among those of the message. */
  readonly index: number;
  readonly line: number;
  readonly text: string;
  readonly fit: Fit;
}

const header = /(?:^|\s)(?:ERROR|WARNING) in (?<file>\S.*)$/u;
const boundary =
  /^(?:ERROR|WARNING)(?: in\b.*)?$|^(?:webpack|\S+ \(webpack) .*compiled|^(?:asset|modules by path|runtime modules) /u;

/** The file in a header, without the details of how it is printed: `./src/index.js 1:0-31`. */
function fileOf(line: string): string | undefined {
  const file = header.exec(line)?.groups?.file?.trim();
  return file !== undefined && /^(?:\.{0,2}[\\/]|\w:[\\/]|[\w@.-]+\/)/u.test(file)
    ? file
    : undefined;
}

/** A line of a message, prepared for searching. */
interface Candidate {
  readonly message: KnownMessage;
  /** Index of the pattern among those of the message. */
  readonly index: number;
  readonly pattern: readonly string[];
}

/** Number of letters used to look up patterns before matching them. */
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

  /** Patterns that may match a line. */
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
      // A terminal or a CI service has wrapped the line.
      for (const joined of [`${line}${next}`, `${line} ${next}`]) {
        const whole = fitLine(joined, pattern);
        if (whole && whole.score > fit.score) fit = whole;
      }
    }
    return fit ? [{ message, index, line: place + 1, text: line.trim(), fit }] : [];
  });
}

/** The message of a block of lines: of all that match, the one with the largest matched part. */
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
    // Two patterns may match the same line, which counts once.
    const byLine = new Map<number, number>();
    for (const { line, fit } of own.values()) {
      byLine.set(line, Math.max(byLine.get(line) ?? 0, fit.score));
    }
    const sum = [...byLine.values()].reduce((total, score) => total + score, 0);
    // Of equally good matches, the one with less missing text wins.
    const isDecided = message.decides && [...own.values()].some(({ fit }) => fit.isComplete);
    const score =
      sum + own.size / message.lines.length + (isDecided ? decisive : message.decides ? -1 : 0);
    // Its first line has what the reader recognizes: the file, the import, the option.
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
    // Without headers, as in a browser console, an empty line or another tool's output ends a message.
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
 * Recognizes messages, processing the log in parts.
 *
 * @yields after each part, so the caller can keep the page responsive
 * @returns each recognized message once, in the order of the log
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

/** The same, synchronously. */
export function recognize(log: string, messages: readonly KnownMessage[]): Recognized[] {
  const parts = recognizeInParts(log, messages);
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}
