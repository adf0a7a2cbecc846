import { placedWords } from './analyse.ts';
import type { Word } from './analyse.ts';

/** A piece of a text, and whether it is a match. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

/** Length of a snippet in characters, about two lines. */
const snippetLength = 150;

/** Characters of context before the first match. */
const lead = 40;

/** The terms that match a word. */
function foundTerms(word: Word, terms: ReadonlySet<string>): string[] {
  const own = terms.has(word.term) ? [word.term] : [];
  const { parts } = word;
  return parts.length === 0 ? own : [...own, ...parts.flatMap((part) => foundTerms(part, terms))];
}

/** Positions of matching words; adjacent matches that overlap, as bigrams do, are merged. */
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

/** A whole text with its matches highlighted. */
export function markMatches(text: string, terms: ReadonlySet<string>): Piece[] {
  return cut(text, matchesIn(text, terms), 0, text.length);
}

/** Number of distinct terms in the excerpt that starts at a match. */
function variety(matches: readonly Match[], first: number): number {
  const start = matches[first]?.start ?? 0;
  const near = matches.slice(first).filter(({ end }) => end <= start + snippetLength - lead);
  return new Set(near.flatMap(({ terms }) => terms)).size;
}

/** Nearest space at or before a position, so words aren't cut; the position itself if no space is near. */
function wordBorder(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space > place - 20 ? space + 1 : place;
}

/**
 * The excerpt with the most terms, highlighted.
 *
 * @returns the beginning of the text if it has none of them
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
