import type { TranslatedLocale } from '../content/translations.ts';
import type { SegmentPair } from './segments.ts';

/** Words that say nothing about the subject of a sentence. */
const functionWords = new Set(
  'a an and are as at be by can do does for from has have how if in into is it its may of on one or so that the their them then there they this to was what when where which who will with without you your not'.split(
    ' ',
  ),
);

/** How many texts have to be translated before anything can be learned from them. */
const enough = 300;

/** A part of the translation goes with an English word from this strength on. */
const weakest = 0.12;

function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`/gu, ' ');
}

/** Latin words of a text in a rough base form, so that "loaders" meets "loader". */
export function englishWords(text: string): string[] {
  return [...withoutCode(text).matchAll(/[A-Za-z][\w']*/gu)]
    .map(([word]) => word.toLowerCase().replace(/'s$/u, ''))
    .map((word) =>
      word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing|e|y)$/u, '') : word.replace(/s$/u, ''),
    )
    .filter((word) => !functionWords.has(word));
}

/**
 * Parts of words in a script whose words are inflected, or have no spaces between them: pairs of characters, and
 * Latin words.
 */
export function translatedParts(text: string): string[] {
  const parts = englishWords(text);
  for (const [run] of withoutCode(text).matchAll(/[\p{Script=Han}\p{Script=Hangul}]+/gu)) {
    for (let index = 0; index + 1 < run.length; index += 1) parts.push(run.slice(index, index + 2));
    if (run.length === 1) parts.push(run);
  }
  return parts;
}

/** Characters of a text that take space; code counts as one, since it is as long in both languages. */
export function lengthOf(text: string): number {
  return text.replaceAll(/`[^`]*`/gu, '`').replaceAll(/\s/gu, '').length;
}

/** What the translated pages of a language show about it. */
export interface Lexicon {
  readonly locale: TranslatedLocale;
  /** How long a translation usually is, as a part of the English text's length. */
  readonly lengthRatio: number;
  /** How far a translated text speaks of what an English one does; undefined if its words are too rare to tell. */
  coverage(english: string, translated: string): number | undefined;
  /** How much two short texts have in common, from 0 on; for comparing pairs with each other. */
  likeness(english: string, translated: string): number;
  /** Whether translations write a word as English does, because it is a name; undefined if it is nowhere else. */
  isKept(word: string): boolean | undefined;
}

type Counts = Map<string, number>;

function count(counts: Counts, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Counts which parts of translations are in the same texts as an English word. */
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

/** How often each word of English texts, as it is written, stays as it is. */
function countKept(pairs: readonly SegmentPair[]) {
  const seen: Counts = new Map();
  const kept: Counts = new Map();
  for (const { source, translation } of pairs) {
    // A text that was forgotten must not prove that its words are names.
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
 * Learns which words of the two languages go together from the texts of the pages that are translated: words that
 * are again and again in the same texts mean the same. Nothing has to be kept up to date by hand.
 *
 * @returns undefined as long as too little is translated
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
