import { glossary } from '../../site/glossary.ts';
import type { GlossaryEntry } from '../../site/glossary.ts';
import { locales } from '../../site/locales.ts';
import { scripts } from '../../site/scripts.ts';
import type { TranslatedLocale } from '../translations.ts';

/** A term found in a piece of text. */
export interface GlossaryMatch {
  readonly entry: GlossaryEntry;
  /** The words of the text, in its own spelling. */
  readonly words: string;
  readonly index: number;
}

/** Finds terms in a piece of text, in order, without those of `known`, and each only once. */
export type FindTerms = (text: string, known: ReadonlySet<string>) => GlossaryMatch[];

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

interface Form {
  readonly text: string;
  readonly entry: GlossaryEntry;
}

/** Abbreviations and names mean the term only in their own letter case. */
function isExact(entry: GlossaryEntry, form: string): boolean {
  return entry.isCaseSensitive === true || form === form.toUpperCase();
}

/** Longer forms come first, so that "asset module" is not taken for "asset". */
function longestFirst(forms: readonly Form[]): Form[] {
  return [...forms].sort((a, b) => b.text.length - a.text.length);
}

/** Whole words that are no part of a name, a path or a compound such as `css-loader` or `module.rules`. */
function wholeWords(alternatives: string): string {
  return String.raw`(?<![\p{L}\p{N}_@/.\-])(?:${alternatives})(?![\p{L}\p{N}_/\-]|\.\p{L}|\()`;
}

/** Words stand without spaces, as in Chinese; Latin ones within it are whole all the same. */
function unspacedWords(alternatives: string): string {
  return String.raw`(?<![A-Za-z0-9_@/.\-])(?:${alternatives})(?![A-Za-z0-9_/\-]|\.[A-Za-z]|\()`;
}

/** Particles follow words without a space, as in Korean. */
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
  return forms.map(({ text }) => escape(text)).join('|');
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
 * Makes the finder of another language.
 *
 * @param entries the glossary of the language; all spellings stand in `forms`
 */
export function termFinder(entries: readonly GlossaryEntry[], locale: TranslatedLocale): FindTerms {
  const { words } = scripts[locales[locale].script];
  const forms = longestFirst(
    entries
      // Where only the case tells a term from a common word, scripts without it cannot tell them apart.
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
