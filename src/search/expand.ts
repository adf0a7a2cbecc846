import { typos } from './distance.ts';
import { weights } from './weights.ts';

/** Shortest word that is taken for the beginning of another one, unless the reader is still typing it. */
const shortestPrefix = 4;

/** Beginnings shorter than this are looked for in headings and names alone: in texts they say nothing yet. */
const shortestTextPrefix = 4;

/** How many typos a word of this length may have. */
export function allowedTypos(term: string): number {
  if (/[^\p{Script=Latin}\d$_.-]/u.test(term)) return 0;
  if (term.length >= 8) return 2;
  return term.length >= 4 ? 1 : 0;
}

/** A term of the query, and how terms of the index may differ from it. */
export interface Leaf {
  readonly term: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** Whether the index has no such term, so that typos and longer words are looked for. */
  readonly isUnknown: boolean;
}

export function allowsPrefix({ term, isLast, isUnknown }: Leaf): boolean {
  return isLast || (isUnknown && term.length >= shortestPrefix);
}

/** Whether longer words in texts count too. */
export function allowsTextPrefix(leaf: Leaf): boolean {
  return allowsPrefix(leaf) && leaf.term.length >= shortestTextPrefix;
}

/** How much a term of the index is what the reader typed, from 0 to 1. */
export function similarity(leaf: Leaf, found: string): number {
  const { term } = leaf;
  if (term === found) return 1;
  if (allowsPrefix(leaf) && found.startsWith(term)) {
    const share = term.length / found.length;
    return weights.prefixLeast + (weights.prefixMost - weights.prefixLeast) * share;
  }
  const most = leaf.isUnknown ? allowedTypos(term) : 0;
  if (most === 0) return 0;
  const count = typos(term, found, most);
  if (count > most) return 0;
  // The first letter is seldom wrong.
  const factor = found.startsWith(term.charAt(0)) ? 1 : 0.7;
  return factor * (count === 1 ? weights.oneTypo : weights.twoTypos);
}
