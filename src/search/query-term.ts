import { editDistance } from '../lib/edit-distance.ts';

/** Shortest word that is taken for the beginning of another one, unless the reader is still typing it. */
const shortestPrefix = 4;

/** Beginnings shorter than this are looked for in headings and names alone: in texts they say nothing yet. */
const shortestTextPrefix = 4;

/** The largest edit distance at which a term still counts as found. */
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
  /** Whether the index has no such term, so that similar and longer ones are looked for. */
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
export function similarity(queryTerm: QueryTerm, found: string): number {
  const { term } = queryTerm;
  if (term === found) return 1;
  if (allowsPrefix(queryTerm) && found.startsWith(term)) return term.length / found.length;
  const limit = queryTerm.isUnknown ? allowedEdits(term) : 0;
  if (limit === 0) return 0;
  const edits = editDistance(term, found, limit);
  return edits > limit ? 0 : 1 - edits / term.length;
}
