import { editDistance } from '../lib/edit-distance.ts';

/** Shortest word that is treated as a prefix, unless the reader is still typing it. */
const shortestPrefix = 4;

/** Prefixes shorter than this are only searched for in headings and names; in texts they match too much. */
const shortestTextPrefix = 4;

/** The largest edit distance at which a term still counts as a match. */
export function allowedEdits(term: string): number {
  if (/[^\p{Script=Latin}\d$_.-]/u.test(term)) return 0;
  if (term.length >= 8) return 2;
  return term.length >= 4 ? 1 : 0;
}

/** A term of the query, and the ways in which terms of the index may differ from it. */
export interface QueryTerm {
  readonly term: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** True if the index doesn't have the term, so similar and longer terms are searched for. */
  readonly isUnknown: boolean;
}

export function allowsPrefix({ term, isLast, isUnknown }: QueryTerm): boolean {
  return isLast || (isUnknown && term.length >= shortestPrefix);
}

/** True if longer words in texts count as matches too. */
export function allowsTextPrefix(queryTerm: QueryTerm): boolean {
  return allowsPrefix(queryTerm) && queryTerm.term.length >= shortestTextPrefix;
}

/** Similarity of a term of the index to what the reader typed, from 0 to 1. */
export function similarity(queryTerm: QueryTerm, found: string): number {
  const { term } = queryTerm;
  if (term === found) return 1;
  if (allowsPrefix(queryTerm) && found.startsWith(term)) return term.length / found.length;
  const limit = queryTerm.isUnknown ? allowedEdits(term) : 0;
  if (limit === 0) return 0;
  const edits = editDistance(term, found, limit);
  return edits > limit ? 0 : 1 - edits / term.length;
}
