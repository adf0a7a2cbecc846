import { placedWords } from './analyse.ts';
import type { Word } from './analyse.ts';

/** A piece of a text, and whether it is what the reader looks for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

/** Characters of a snippet, about two lines. */
const snippetLength = 150;

/** Characters of text before the first match, for the reader to see what it is about. */
const lead = 40;

/** Which of the terms a word is found by. */
function foundTerms(word: Word, terms: ReadonlySet<string>): string[] {
  const own = terms.has(word.term) ? [word.term] : [];
  const { parts } = word;
  return parts.length === 0 ? own : [...own, ...parts.flatMap((part) => foundTerms(part, terms))];
}

/** Where words with one of the terms stand; neighbours that overlap, as pairs do, are one. */
function matchesIn(text: string, terms: ReadonlySet<string>): Match[] {
  const matches: Match[] = [];
  for (const { word, start, end } of placedWords(text)) {
    const found = foundTerms(word, terms);
    if (found.length === 0) continue;
    const last = matches.at(-1);
    if (last !== undefined && start < last.end) {
      matches[matches.length - 1] = { start: last.start, end, terms: [...last.terms, ...found] };
    } else matches.push({ start, end, terms: found });
  }
  return matches;
}

function cut(text: string, matches: readonly Match[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  const add = (start: number, end: number, isMatch: boolean): void => {
    if (end > start) pieces.push({ text: text.slice(start, end), isMatch });
  };
  let place = from;
  for (const { start, end } of matches) {
    if (end <= from || start >= to) continue;
    add(place, Math.max(place, start), false);
    add(Math.max(place, start), Math.min(to, end), true);
    place = Math.min(to, end);
  }
  add(place, to, false);
  return pieces;
}

/** A whole text with its matches marked. */
export function markMatches(text: string, terms: ReadonlySet<string>): Piece[] {
  return cut(text, matchesIn(text, terms), 0, text.length);
}

/** Number of different terms in the part of a text that begins at a match. */
function variety(matches: readonly Match[], first: number): number {
  const start = matches[first]?.start ?? 0;
  const near = matches.slice(first).filter(({ end }) => end <= start + snippetLength - lead);
  return new Set(near.flatMap(({ terms }) => terms)).size;
}

/** Next space at or before a place, so that no word is cut; the place itself where there is none near. */
function wordBorder(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space > place - 20 ? space + 1 : place;
}

/**
 * The part of a text with the most of the terms, marked.
 *
 * @returns the beginning of the text where it has none of them
 */
export function snippet(text: string, terms: ReadonlySet<string>): Piece[] {
  const matches = matchesIn(text, terms);
  let best = 0;
  let most = 0;
  matches.forEach((_, index) => {
    const count = variety(matches, index);
    if (count > most) [best, most] = [index, count];
  });
  const wanted = (matches[best]?.start ?? 0) - lead;
  const from = wanted <= 0 ? 0 : wordBorder(text, wanted);
  const to =
    text.length <= from + snippetLength ? text.length : wordBorder(text, from + snippetLength);
  const pieces = cut(text, matches, from, to);
  const more = { text: '…', isMatch: false };
  return [...(from > 0 ? [more] : []), ...pieces, ...(to < text.length ? [more] : [])];
}
