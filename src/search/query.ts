import { analyse, isStopWord, longestQuery } from './analyse.ts';
import type { Word } from './analyse.ts';
import { synonyms } from './synonyms.ts';
import type { Translate } from './translate.ts';

/** A variant of a query: what the reader typed, the same with a synonym, or a translation. */
export interface QueryVariant {
  readonly text: string;
  readonly words: readonly Word[];
  /** True if the text is the reader's query translated into English. */
  readonly isTranslated: boolean;
  /** True if the reader asks a question rather than searching for a name. */
  readonly isQuestion: boolean;
  /** True if the reader is looking for a command-line flag. */
  readonly isFlag: boolean;
}

const sentence =
  /^(?:how|what|why|when|where|which|can|do|does|is|are|should)\b|\b(?:how to|a|an|not|my|the|for|with|from|in|of|to)\b|^(?:[a-z]+ ){2,}[a-z]+$/iu;

/** Words of a pasted text after this number only cost time. */
const maxWords = 24;

const maxVariants = 5;

/** The same limit for other languages than English, whose words can each have several English translations. */
const maxTranslatedVariants = 6;

/**
 * Maximum number of synonyms for the most likely translation of a query, and of other translations expanded with
 * synonyms.
 */
const maxSynonyms = 3;
const maxExpandedTranslations = 2;

/** Returns true if the index has a term. */
type IsKnown = (term: string) => boolean;

/** A word whose ending may be incomplete: "cachin" also matches "cach", the stem that "caching" will have. */
function withUnfinishedEnding(word: Word): Word {
  const beginning = /^(?<beginning>[a-z]{3,}?)in?$/u.exec(word.term)?.groups?.beginning;
  if (beginning === undefined || word.parts.length > 0) return word;
  return { term: word.term, parts: [{ term: beginning, parts: [] }] };
}

function variantOf(text: string, isKnown: IsKnown, isTranslated = false): QueryVariant {
  const typed = analyse(text);
  const all = typed.map((word, index) =>
    index === typed.length - 1 && !isKnown(word.term) ? withUnfinishedEnding(word) : word,
  );
  const content = all.filter(({ term }) => !isStopWord(term));
  const byTerm = new Map((content.length > 0 ? content : all).map((word) => [word.term, word]));
  const words = [...byTerm.values()].slice(0, maxWords);
  return {
    text,
    words,
    isTranslated,
    isQuestion: sentence.test(text),
    isFlag: /^--\w/u.test(text),
  };
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
}

/** Terms of a phrase without its stop words. */
function contentTerms(phrase: string): string[] {
  return analyse(phrase)
    .map(({ term }) => term)
    .filter((term) => !isStopWord(term));
}

/** Phrases as whole words, longest first, so "hot reloading" doesn't match as "hot reload". */
const replacements = synonyms.flatMap(({ phrases, means }) =>
  phrases.map((phrase) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.-])${escaped(phrase)}(?![\\p{L}\\p{N}.-])`, 'iu'),
    terms: contentTerms(phrase),
    length: phrase.length,
    means,
  })),
);

/** Variants of a text with English synonyms. */
function synonymsOf(text: string): string[] {
  return replacements
    .filter(({ pattern }) => pattern.test(text))
    .sort((one, other) => other.length - one.length)
    .flatMap(({ pattern, means }) => means.map((meaning) => text.replace(pattern, () => meaning)));
}

/** The same for a text translated word by word, whose words are in the order of another language. */
function synonymsInAnyOrder(text: string): string[] {
  const words = text.split(' ');
  const terms = words.map((word) => contentTerms(word)[0] ?? '');
  return replacements
    .filter((one) => one.terms.length > 0 && one.terms.every((term) => terms.includes(term)))
    .sort((one, other) => other.terms.length - one.terms.length)
    .flatMap((one) => {
      const rest = words.filter((_, place) => !one.terms.includes(terms[place] ?? ''));
      return one.means.map((meaning) => [...rest, meaning].join(' '));
    });
}

/**
 * Expands a query: first the text itself, then variants with synonyms and, if it can be translated, English variants.
 *
 * @param isKnown returns true if the index has a term; a last word that is known counts as complete
 * @param translate translates a query into English, for an index in another language
 * @returns an empty list if the text has no letters or digits
 */
export function queryVariants(
  typed: string,
  isKnown: IsKnown,
  translate?: Translate,
): QueryVariant[] {
  const text = typed.slice(0, longestQuery).replace(/\s+/gu, ' ').trim();
  const own = variantOf(text, isKnown);
  if (own.words.length === 0) return [];
  const { texts, rest } = translate?.(text) ?? { texts: [], rest: text };
  const inEnglish = [...new Set(texts)].filter((one) => contentTerms(one).length > 0);
  if (inEnglish.length === 0) {
    // A pasted message is searched for literally.
    if (own.words.length > 8) return [own];
    const useful = rest === '' ? own : variantOf(rest, isKnown);
    const others = synonymsOf(rest).map((other) => variantOf(other, isKnown));
    return [useful, ...others].slice(0, maxVariants);
  }
  const [best = '', ...others] = inEnglish;
  const translated = (other: string): QueryVariant => variantOf(other, isKnown, true);
  return [
    variantOf(rest, isKnown),
    translated(best),
    ...synonymsInAnyOrder(best).slice(0, maxSynonyms).map(translated),
    ...others.map(translated),
    ...others.slice(0, maxExpandedTranslations).flatMap(synonymsInAnyOrder).map(translated),
  ].slice(0, maxTranslatedVariants);
}
