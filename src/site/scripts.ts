/** How texts of a script are read. A language names its script in `locales.ts`. */
interface ScriptFacts {
  /** Letters that English texts don't have. */
  readonly letters: RegExp;
  /**
   * What words stand between: `spaces` on both sides; `none`, where a word may stand between any letters of the
   * script; `particles`, which follow a word without a space.
   */
  readonly words: 'spaces' | 'none' | 'particles';
  /** Where a sentence ends and another begins. */
  readonly sentenceEnd: RegExp;
  readonly hasItalics: boolean;
  /**
   * Below this part of the usual length, a translation of several sentences is taken for incomplete even if it has as
   * many sentences: Korean often makes two of one. Set so that no finished page is below.
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
