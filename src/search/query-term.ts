import { editDistance } from './edit-distance.ts';
import type { Weights } from './weights.ts';

/** Shortest word that is taken for the beginning of another one, unless the reader is still typing it. */
const shortestPrefix = 4;

/** Beginnings shorter than this are looked for in headings and names alone: in texts they say nothing yet. */
const shortestTextPrefix = 4;

/** How many letters of a word of this length may be wrong. */
export function allowedEdits(term: string): number {
  if (/[^\p{Script=Latin}\d$_.-]/u.test(term)) return 0;
  if (term.length >= 8) return 2;
  return term.length >= 4 ? 1 : 0;
}

/** A term of the query, and how terms of the index may differ from it. */
export interface QueryTerm {
  readonly term: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** Whether the index has no such term, so that typos and longer words are looked for. */
  readonly isUnknown: boolean;
}

export function allowsPrefix({ term, isLast, isUnknown }: QueryTerm): boolean {
  return isLast || (isUnknown && term.length >= shortestPrefix);
}

/** Whether longer words in texts count too. */
export function allowsTextPrefix(queryTerm: QueryTerm): boolean {
  return allowsPrefix(queryTerm) && queryTerm.term.length >= shortestTextPrefix;
}

/** How much a term of the index is what the reader typed, from 0 to 1. */
export function similarity(queryTerm: QueryTerm, found: string, weights: Weights): number {
  const { term } = queryTerm;
  if (term === found) return 1;
  if (allowsPrefix(queryTerm) && found.startsWith(term)) {
    const share = term.length / found.length;
    return weights.prefixLeast + (weights.prefixMost - weights.prefixLeast) * share;
  }
  const most = queryTerm.isUnknown ? allowedEdits(term) : 0;
  if (most === 0) return 0;
  const count = editDistance(term, found, most);
  if (count > most) return 0;
  // The first letter is seldom wrong.
  const factor = found.startsWith(term.charAt(0)) ? 1 : weights.firstLetter;
  return factor * (count === 1 ? weights.oneEdit : weights.twoEdits);
}
