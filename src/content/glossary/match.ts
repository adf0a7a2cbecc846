import { glossary } from '../../site/glossary.ts';
import type { GlossaryEntry } from '../../site/glossary.ts';
import { locales } from '../../site/locales.ts';
import { scripts } from '../../site/scripts.ts';
import type { TranslatedLocale } from '../translations.ts';

/** A term found in a piece of text. */
export interface GlossaryMatch {
  readonly entry: GlossaryEntry;
  /** The words as spelled in the text. */
  readonly words: string;
  readonly index: number;
}

/** Finds terms in a piece of text, in order and each only once, except those in `known`. */
export type FindTerms = (text: string, known: ReadonlySet<string>) => GlossaryMatch[];

interface Form {
  readonly text: string;
  readonly entry: GlossaryEntry;
}

/** Abbreviations and names only match in their own letter case. */
function isExact(entry: GlossaryEntry, form: string): boolean {
  return entry.isCaseSensitive === true || form === form.toUpperCase();
}

/** Longer forms come first, so "asset module" doesn't match as "asset". */
function longestFirst(forms: readonly Form[]): Form[] {
  return [...forms].sort((a, b) => b.text.length - a.text.length);
}

/** Whole words that aren't part of a name, a path or a compound such as `css-loader` or `module.rules`. */
function wholeWords(alternatives: string): string {
  return String.raw`(?<![\p{L}\p{N}_@/.\-])(?:${alternatives})(?![\p{L}\p{N}_/\-]|\.\p{L}|\()`;
}

/**
 * For languages without spaces between words, such as Chinese; Latin words within the text must still be whole words.
 */
function unspacedWords(alternatives: string): string {
  return String.raw`(?<![A-Za-z0-9_@/.\-])(?:${alternatives})(?![A-Za-z0-9_/\-]|\.[A-Za-z]|\()`;
}

/** For languages that attach particles to words, such as Korean. */
function wordsWithParticles(alternatives: string): string {
  return String.raw`(?<![\p{L}\p{N}_@/.\-])(?:${alternatives})(?![A-Za-z0-9_/\-]|\.[A-Za-z]|\()`;
}

function makeFinder(forms: readonly Form[], pattern: RegExp): FindTerms {
  const entryOf = (words: string) =>
    forms.find(({ text, entry }) =>
      isExact(entry, text) ? text === words : text.toLowerCase() === words.toLowerCase(),
    )?.entry;
  return (text, known) => {
    const found = new Set(known);
    const matches: GlossaryMatch[] = [];
    for (const match of text.matchAll(pattern)) {
      const entry = entryOf(match[0]);
      if (!entry || found.has(entry.term)) continue;
      found.add(entry.term);
      matches.push({ entry, words: match[0], index: match.index });
    }
    return matches;
  };
}

function alternatives(forms: readonly Form[]): string {
  return forms.map(({ text }) => RegExp.escape(text)).join('|');
}

const englishForms = longestFirst(
  glossary.flatMap((entry) =>
    [entry.term, ...(entry.forms ?? [])].map((text) => ({ text, entry })),
  ),
);

/** Finds terms of the English glossary. */
export const findTerms: FindTerms = makeFinder(
  englishForms,
  new RegExp(wholeWords(alternatives(englishForms)), 'giu'),
);

const boundaries = {
  spaces: wholeWords,
  none: unspacedWords,
  particles: wordsWithParticles,
} as const;

/**
 * Creates a finder for another language.
 *
 * @param entries the glossary of the language; `forms` has all spellings
 */
export function termFinder(entries: readonly GlossaryEntry[], locale: TranslatedLocale): FindTerms {
  const { words } = scripts[locales[locale].script];
  const forms = longestFirst(
    entries
      // If only the letter case distinguishes a term from a common word, scripts without case can't tell them apart.
      .filter(({ isCaseSensitive }) => words === 'spaces' || isCaseSensitive !== true)
      .flatMap((entry) =>
        (entry.forms ?? [])
          // A single character is part of too many other words.
          .filter((text) => text.length > 1)
          .map((text) => ({ text, entry })),
      ),
  );
  return makeFinder(forms, new RegExp(boundaries[words](alternatives(forms)), 'giu'));
}
