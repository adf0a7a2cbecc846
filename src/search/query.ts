import { analyse, isEmptyWord, longestQuery } from './analyse.ts';
import type { Word } from './analyse.ts';
import { synonyms } from './synonyms.ts';
import type { Translate } from './translate.ts';

/** One way to ask: what the reader typed, or the same with a synonym. */
export interface Question {
  readonly text: string;
  readonly words: readonly Word[];
  readonly isSynonym: boolean;
  /** Whether the text is the reader's, put into English. */
  readonly isTranslated: boolean;
  /** Whether the reader asks in a sentence, and not for a name. */
  readonly isSentence: boolean;
  /** Whether the reader asks what a word means, or how one thing differs from another. */
  readonly isDefinition: boolean;
  /** Whether the reader asks for a flag of the command line. */
  readonly isFlag: boolean;
}

const sentence =
  /^(?:how|what|why|when|where|which|can|do|does|is|are|should)\b|\b(?:how to|a|an|not|my|the|for|with|from|in|of|to)\b|^(?:[a-z]+ ){2,}[a-z]+$/iu;

const definition =
  /^what(?:'s| is| are| does)\b|\bmeans?$|^(?:define|meaning of)\b|\b(?:vs|versus|differences? between)\b/iu;

/** Words after which the rest of a pasted text adds nothing but time. */
const mostWords = 24;

const mostQuestions = 5;

/** The same for a language other than English, whose words may each mean several English ones. */
const mostTranslatedQuestions = 6;

/** Synonyms of the likeliest English of a query, and other ways to say it that are asked with synonyms. */
const mostSynonyms = 3;
const mostWithSynonyms = 2;

/** Whether the index has a term. */
type IsKnown = (term: string) => boolean;

/** A word that may be on its way to an ending: "cachin" is found by "cach" until it is "caching". */
function withUnfinishedEnding(word: Word): Word {
  const beginning = /^(?<beginning>[a-z]{3,}?)in?$/u.exec(word.term)?.groups?.beginning;
  if (beginning === undefined || word.parts.length > 0) return word;
  return { term: word.term, parts: [{ term: beginning, parts: [] }] };
}

function question(
  text: string,
  isKnown: IsKnown,
  { isSynonym = false, isTranslated = false } = {},
): Question {
  const typed = analyse(text);
  const all = typed.map((word, index) =>
    index === typed.length - 1 && !isKnown(word.term) ? withUnfinishedEnding(word) : word,
  );
  const telling = all.filter(({ term }) => !isEmptyWord(term));
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  return {
    text,
    words,
    isSynonym,
    isTranslated,
    isSentence: sentence.test(text),
    isDefinition: definition.test(text),
    isFlag: /^--\w/u.test(text),
  };
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
}

/** Words of a phrase that tell something, without their endings. */
function tellingTerms(phrase: string): string[] {
  return analyse(phrase)
    .map(({ term }) => term)
    .filter((term) => !isEmptyWord(term));
}

/** Phrases as whole words; the longest first, so that "hot reloading" is not read as "hot reload". */
const replacements = synonyms.flatMap(({ phrases, means }) =>
  phrases.map((phrase) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.-])${escaped(phrase)}(?![\\p{L}\\p{N}.-])`, 'iu'),
    terms: tellingTerms(phrase),
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
  const terms = words.map((word) => tellingTerms(word)[0] ?? '');
  return replacements
    .filter((one) => one.terms.length > 0 && one.terms.every((term) => terms.includes(term)))
    .sort((one, other) => other.terms.length - one.terms.length)
    .flatMap((one) => {
      const rest = words.filter((_, place) => !one.terms.includes(terms[place] ?? ''));
      return one.means.map((meaning) => [...rest, meaning].join(' '));
    });
}

/**
 * All ways to ask for what a reader typed; the first is the text itself.
 *
 * @param isKnown whether the index has a term; a last word that it has is taken for finished
 * @param translate puts a query into English, for an index of another language
 * @returns nothing where the text has no letter and no digit
 */
export function questionsOf(typed: string, isKnown: IsKnown, translate?: Translate): Question[] {
  const text = typed.slice(0, longestQuery).replace(/\s+/gu, ' ').trim();
  const own = question(text, isKnown);
  if (own.words.length === 0) return [];
  const { texts, rest } = translate?.(text) ?? { texts: [], rest: text };
  const inEnglish = [...new Set(texts)].filter((one) => tellingTerms(one).length > 0);
  if (inEnglish.length === 0) {
    // A pasted message means what it says.
    if (own.words.length > 8) return [own];
    const others = synonymsOf(text).map((other) => question(other, isKnown, { isSynonym: true }));
    return [own, ...others].slice(0, mostQuestions);
  }
  const [best = '', ...others] = inEnglish;
  const askSynonym = (other: string): Question =>
    question(other, isKnown, { isSynonym: true, isTranslated: true });
  return [
    question(rest, isKnown),
    question(best, isKnown, { isTranslated: true }),
    ...synonymsInAnyOrder(best).slice(0, mostSynonyms).map(askSynonym),
    ...others.map(askSynonym),
    ...others.slice(0, mostWithSynonyms).flatMap(synonymsInAnyOrder).map(askSynonym),
  ].slice(0, mostTranslatedQuestions);
}
