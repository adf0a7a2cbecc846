import type { TranslatedLocale } from '../content/translations.ts';
import type { SegmentPair } from './segments.ts';

/** Words that don't indicate the subject of a sentence. */
const functionWords = new Set(
  'a an and are as at be by can do does for from has have how if in into is it its may of on one or so that the their them then there they this to was what when where which who will with without you your not'.split(
    ' ',
  ),
);

/** Minimum number of translated texts to learn from. */
const enough = 300;

/** Minimum strength of the association between an English word and a part of the translation. */
const weakest = 0.12;

function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`/gu, ' ');
}

/** Latin words of a text in an approximate base form, so "loaders" matches "loader". */
export function englishWords(text: string): string[] {
  return [...withoutCode(text).matchAll(/[A-Za-z][\w']*/gu)]
    .map(([word]) => word.toLowerCase().replace(/'s$/u, ''))
    .map((word) =>
      word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing|e|y)$/u, '') : word.replace(/s$/u, ''),
    )
    .filter((word) => !functionWords.has(word));
}

/**
 * Parts of words in a script with inflected words or without spaces between words: character bigrams, and Latin words.
 */
export function translatedParts(text: string): string[] {
  const parts = englishWords(text);
  for (const [run] of withoutCode(text).matchAll(/[\p{Script=Han}\p{Script=Hangul}]+/gu)) {
    for (let index = 0; index + 1 < run.length; index += 1) parts.push(run.slice(index, index + 2));
    if (run.length === 1) parts.push(run);
  }
  return parts;
}

/** Number of non-space characters in a text; code counts as one, since it is equally long in both languages. */
export function lengthOf(text: string): number {
  return text.replaceAll(/`[^`]*`/gu, '`').replaceAll(/\s/gu, '').length;
}

/** What the translated pages of a language show about it. */
export interface Lexicon {
  readonly locale: TranslatedLocale;
  /** Usual length of a translation as a fraction of the English text's length. */
  readonly lengthRatio: number;
  /** How much of an English text a translated one covers; undefined if its words are too rare to tell. */
  coverage(english: string, translated: string): number | undefined;
  /** Similarity of two short texts, from 0 upwards; for comparing pairs with each other. */
  likeness(english: string, translated: string): number;
  /** True if translations keep a word in English because it is a name; undefined if it doesn't occur elsewhere. */
  isKept(word: string): boolean | undefined;
}

type Counts = Map<string, number>;

function count(counts: Counts, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Counts which parts of translations occur together with an English word. */
function countTogether(pairs: readonly SegmentPair[]) {
  const english: Counts = new Map();
  const translated: Counts = new Map();
  const together = new Map<string, Counts>();
  for (const { source, translation } of pairs) {
    const parts = new Set(translatedParts(translation.text));
    for (const part of parts) count(translated, part);
    for (const word of new Set(englishWords(source.text))) {
      count(english, word);
      const counts: Counts = together.get(word) ?? new Map<string, number>();
      together.set(word, counts);
      for (const part of parts) count(counts, part);
    }
  }
  return { english, translated, together };
}

/** Counts how often each word of English texts, as written, is kept in translations. */
function countKept(pairs: readonly SegmentPair[]) {
  const seen: Counts = new Map();
  const kept: Counts = new Map();
  for (const { source, translation } of pairs) {
    // An untranslated text must not count as evidence that its words are names.
    if (source.text === translation.text) continue;
    for (const word of new Set(withoutCode(source.text).match(/[A-Za-z][\w.'-]*\w/gu))) {
      count(seen, word);
      if (translation.text.includes(word)) count(kept, word);
    }
  }
  return { seen, kept };
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;
}

/**
 * Learns the corresponding words of two languages from the texts of translated pages: words that repeatedly occur in
 * the same texts have the same meaning. Nothing has to be maintained by hand.
 *
 * @returns undefined while too little is translated
 */
export function learnLexicon(
  locale: TranslatedLocale,
  pairs: readonly SegmentPair[],
): Lexicon | undefined {
  if (pairs.length < enough) return undefined;
  const { english, translated, together } = countTogether(pairs);
  const { seen, kept } = countKept(pairs);
  const strength = (word: string, part: string): number => {
    if (word === part) return 1;
    const both = together.get(word)?.get(part) ?? 0;
    return both < 2 ? 0 : (2 * both) / ((english.get(word) ?? 0) + (translated.get(part) ?? 0));
  };
  const strongest = (values: readonly number[]): number => Math.max(0, ...values);
  const counterparts = new Map<string, ReadonlyMap<string, number>>();
  const counterpartsOf = (word: string): ReadonlyMap<string, number> => {
    const known = counterparts.get(word);
    if (known !== undefined) return known;
    const found = new Map(
      [...(together.get(word)?.keys() ?? [])]
        .map((part) => [part, strength(word, part)] as const)
        .filter(([, value]) => value > weakest)
        .sort(([, a], [, b]) => b - a)
        .slice(0, 6),
    );
    counterparts.set(word, found);
    return found;
  };
  const long = pairs.filter(({ source }) => lengthOf(source.text) > 60);
  return {
    locale,
    lengthRatio: middle(
      long.map(({ source, translation }) => lengthOf(translation.text) / lengthOf(source.text)),
    ),
    coverage(text, translation) {
      const parts = new Set(translatedParts(translation));
      let known = 0;
      let found = 0;
      for (const word of new Set(englishWords(text))) {
        const candidates = counterpartsOf(word);
        known += strongest([...candidates.values()]);
        found += strongest(
          [...candidates].filter(([part]) => parts.has(part)).map(([, value]) => value),
        );
      }
      return known < 0.4 ? undefined : found / known;
    },
    likeness(text, translation) {
      const words = [...new Set(englishWords(text))];
      const parts = [...new Set(translatedParts(translation))];
      const ofWords = words.map((word) => strongest(parts.map((part) => strength(word, part))));
      const ofParts = parts.map((part) => strongest(words.map((word) => strength(word, part))));
      const mean = (values: readonly number[]) =>
        values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
      return mean(ofWords) + mean(ofParts);
    },
    isKept(word) {
      const times = seen.get(word) ?? 0;
      return times === 0 ? undefined : (kept.get(word) ?? 0) / times >= 0.5;
    },
  };
}
