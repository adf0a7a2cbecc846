/** Rules for reading texts in a script. A language names its script in `locales.ts`. */
interface ScriptFacts {
  /** Letters that English texts don't have. */
  readonly letters: RegExp;
  /**
   * What separates words: `spaces`; `none`, if a word can be between any letters of the script; `particles`, which are
   * attached to the end of a word.
   */
  readonly words: 'spaces' | 'none' | 'particles';
  /** Matches the end of a sentence. */
  readonly sentenceEnd: RegExp;
  readonly hasItalics: boolean;
  /**
   * Below this fraction of the usual length, a translation of several sentences is considered incomplete even if it has
   * as many sentences, because Korean often splits one into two. Chosen so that no complete page is below it.
   */
  readonly shortest: number;
}

const alphabetic = {
  words: 'spaces',
  sentenceEnd: /(?<=[.?!][)”"’»]?)\s+(?=[\p{Lu}`“"«(\d])/u,
  hasItalics: true,
  shortest: 0.7,
} as const;

const unspaced = {
  words: 'none',
  sentenceEnd: /(?<=[。？！][）”」]?)\s*(?=\S)/u,
  hasItalics: false,
  shortest: 0.7,
} as const;

export const scripts = {
  Latin: { ...alphabetic, letters: /[À-ÖØ-öø-ɏ]/u },
  Cyrillic: { ...alphabetic, letters: /\p{Script=Cyrillic}/u },
  Han: { ...unspaced, letters: /\p{Script=Han}/u },
  Kana: { ...unspaced, letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  Hangul: {
    letters: /\p{Script=Hangul}/u,
    words: 'particles',
    sentenceEnd: /(?<=(?:\p{Script=Hangul}|[\w`)”])[.?!][)”"’]?)\s+(?=\S)/u,
    hasItalics: false,
    shortest: 0.68,
  },
} as const satisfies Record<string, ScriptFacts>;

export type Script = keyof typeof scripts;
