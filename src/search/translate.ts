/** Translates a query into English with the dictionary in the index of a language. */

/**
 * Words of a language, each with its English translations, most likely first. A word without a translation is of no use
 * for the search; an empty translation means that the word can also be left out.
 */
export type Dictionary = readonly (readonly [word: string, ...english: string[]])[];

/** A segment of a query, with its English translations if the dictionary has them. */
interface Segment {
  readonly text: string;
  readonly english?: readonly string[];
}

/** A query translated into English. */
export interface Translated {
  /** Translations, most likely first; empty if the dictionary has no word of the query. */
  readonly texts: readonly string[];
  /** The query without words that are of no use for the search. */
  readonly rest: string;
}

export type Translate = (text: string) => Translated;

/** A letter outside ASCII. */
const otherLetter = /^(?!\p{ASCII})\p{L}/u;

/** A letter of a script that separates words with spaces. */
const spacedLetter =
  /(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}]/u;

const isSpace = (letter: string): boolean => letter.trim() === '';

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The same with capitals, which separate the words of a name such as `processAssets`. */
function withCapitals(text: string): string {
  const plain = text.normalize('NFKC');
  const lower = plain.toLowerCase();
  // A few capitals have longer lower-case forms.
  return lower.length === plain.length ? plain : lower;
}

/** Length of the match of a word at an offset of a text, ignoring spaces; 0 if it doesn't match. */
function matchLength(text: string, place: number, word: string): number {
  let at = place;
  for (const letter of word) {
    while (at > place && at < text.length && isSpace(text.charAt(at))) at += 1;
    if (!text.startsWith(letter, at)) return 0;
    at += letter.length;
  }
  // Such a word ends where no letter follows: "ts" isn't part of "tsx".
  const goesOn = spacedLetter.test(text.charAt(at - 1)) && spacedLetter.test(text.charAt(at));
  return goesOn ? 0 : at - place;
}

/** Segments a text by forward maximum matching into words of the dictionary and the text between them. */
function segment(typed: string, byFirst: ReadonlyMap<string, readonly Entry[]>): Segment[] {
  const text = typed.toLowerCase();
  const segments: Segment[] = [];
  let known = 0;
  let place = 0;
  const addUnknown = (): void => {
    for (const between of typed.slice(known, place).split(/\s+/u))
      if (between !== '') segments.push({ text: between });
  };
  while (place < text.length) {
    const first = text.charAt(place);
    const follows =
      /[.-]/u.test(text.charAt(place - 1)) || spacedLetter.test(text.charAt(place - 1));
    const entries = follows && spacedLetter.test(first) ? [] : (byFirst.get(first) ?? []);
    let length = 0;
    const entry = entries.find(({ word }) => (length = matchLength(text, place, word)) > 0);
    if (entry === undefined) {
      place += 1;
      continue;
    }
    addUnknown();
    segments.push({ text: typed.slice(place, place + length), english: entry.english });
    place += length;
    known = place;
  }
  addUnknown();
  return segments;
}

interface Entry {
  /** Without spaces. */
  readonly word: string;
  readonly english: readonly string[];
}

/** True if the segment is a single letter between words, which is a suffix or a particle. */
function isParticle({ text, english }: Segment): boolean {
  return english === undefined ? text.length === 1 && otherLetter.test(text) : english.length === 0;
}

/**
 * The English form of a text without a translation: names are kept; other words of the language would find nothing and
 * are dropped.
 */
function untranslated(text: string): string {
  return otherLetter.test(text) ? '' : text;
}

/** Makes a translator from a dictionary; later entries for a word add to earlier ones. */
export function translator(dictionary: Dictionary): Translate {
  const all = new Map<string, string[]>();
  for (const [text, ...english] of dictionary) {
    const word = normalize(text).replace(/\s+/gu, '');
    all.set(word, [...new Set([...(all.get(word) ?? []), ...english])]);
  }
  const byFirst = new Map<string, Entry[]>();
  for (const [word, english] of [...all].sort(([one], [other]) => other.length - one.length)) {
    const first = word.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), { word, english }]);
  }
  return (typed) => {
    const content = segment(withCapitals(typed), byFirst).filter((one) => !isParticle(one));
    const rest = content.map(({ text }) => text).join(' ');
    if (content.every(({ english }) => english === undefined)) return { texts: [], rest };
    const say = (chosen: number, choice: number): string =>
      content
        .map(
          ({ text, english }, place) =>
            english?.[place === chosen ? choice : 0] ?? untranslated(text),
        )
        .filter((text) => text !== '')
        .join(' ');
    const others = content.flatMap(({ english = [] }, place) =>
      english.slice(1).map((_, choice) => say(place, choice + 1)),
    );
    return { texts: [say(0, 0), ...others], rest };
  };
}
