import { glossary } from '../../site/glossary.ts';
import type { GlossaryEntry } from '../../site/glossary.ts';

/** A term found in a piece of text. */
export interface GlossaryMatch {
  readonly entry: GlossaryEntry;
  /** The words of the text, in its own spelling. */
  readonly words: string;
  readonly index: number;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Abbreviations and names mean the term only in their own letter case. */
function isExact(entry: GlossaryEntry, form: string): boolean {
  return entry.isCaseSensitive === true || form === form.toUpperCase();
}

interface Form {
  readonly text: string;
  readonly entry: GlossaryEntry;
}

/** Longer forms come first, so that "asset module" is not taken for "asset". */
const forms: readonly Form[] = glossary
  .flatMap((entry) => [entry.term, ...(entry.forms ?? [])].map((text) => ({ text, entry })))
  .sort((a, b) => b.text.length - a.text.length);

/** Whole words that are no part of a name, a path or a compound such as `css-loader` or `module.rules`. */
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@/.\-])(?:${forms.map(({ text }) => escape(text)).join('|')})(?![\p{L}\p{N}_/\-]|\.\p{L}|\()`,
  'giu',
);

function entryOf(words: string): GlossaryEntry | undefined {
  return forms.find(({ text, entry }) =>
    isExact(entry, text) ? text === words : text.toLowerCase() === words.toLowerCase(),
  )?.entry;
}

/** Terms in a piece of text, in order, without those of `known`, and each only once. */
export function findTerms(text: string, known: ReadonlySet<string>): GlossaryMatch[] {
  const found = new Set(known);
  const matches: GlossaryMatch[] = [];
  for (const match of text.matchAll(pattern)) {
    const entry = entryOf(match[0]);
    if (!entry || found.has(entry.term)) continue;
    found.add(entry.term);
    matches.push({ entry, words: match[0], index: match.index });
  }
  return matches;
}
