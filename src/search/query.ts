import { analyse, isStopWord, longestQuery } from './analyse.ts';
import type { Word } from './analyse.ts';
import { synonyms } from './synonyms.ts';
import type { Translate } from './translate.ts';

/** A variant of a query: what the reader typed, the same with a synonym, or its translation. */
export interface QueryVariant {
  readonly text: string;
  readonly words: readonly Word[];
  /** Whether the text is the reader's, put into English. */
  readonly isTranslated: boolean;
  /** Whether the reader asks in a sentence, and not for a name. */
  readonly isQuestion: boolean;
  /** Whether the reader looks for a flag of the command line. */
  readonly isFlag: boolean;
}

const sentence =
  /^(?:how|what|why|when|where|which|can|do|does|is|are|should)\b|\b(?:how to|a|an|not|my|the|for|with|from|in|of|to)\b|^(?:[a-z]+ ){2,}[a-z]+$/iu;

/** Words after which the rest of a pasted text adds nothing but time. */
const maxWords = 24;

const maxVariants = 5;

/** The same for a language other than English, whose words may each mean several English ones. */
const maxTranslatedVariants = 6;

/** Synonyms of the likeliest English of a query, and other translations that are expanded by synonyms. */
const maxSynonyms = 3;
const maxExpandedTranslations = 2;

/** Whether the index has a term. */
type IsKnown = (term: string) => boolean;

/** A word that may be on its way to an ending: "cachin" is found by "cach" until it is "caching". */
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

/** Phrases as whole words; the longest first, so that "hot reloading" is not read as "hot reload". */
const replacements = synonyms.flatMap(({ phrases, means }) =>
  phrases.map((phrase) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.-])${escaped(phrase)}(?![\\p{L}\\p{N}.-])`, 'iu'),
    terms: contentTerms(phrase),
    length: phrase.length,
    means,
  })),
);

/** A text with the words of English that mean the same. */
function synonymsOf(text: string): string[] {
  return replacements
    .filter(({ pattern }) => pattern.test(text))
    .sort((one, other) => other.length - one.length)
    .flatMap(({ pattern, means }) => means.map((meaning) => text.replace(pattern, () => meaning)));
}

/** The same for a text that was translated word by word, whose words stand in the order of another language. */
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
 * Expands a query: the text itself first, then the same with synonyms and, where it can be translated, in English.
 *
 * @param isKnown whether the index has a term; a last word that it has is taken for finished
 * @param translate puts a query into English, for an index of another language
 * @returns nothing where the text has no letter and no digit
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
    // A pasted message means what it says.
    if (own.words.length > 8) return [own];
    const others = synonymsOf(text).map((other) => variantOf(other, isKnown));
    return [own, ...others].slice(0, maxVariants);
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
