/** Turns text into terms: at build time for pages, and in the browser for queries. Both must use the same rules. */
import { stem } from './stem.ts';

/**
 * A word of a query. It matches its whole term or all terms of one alternative: `output.publicPath` matches
 * `output.publicpath`, `output` and `publicpath`, or `output`, `public` and `path`.
 */
export interface Word {
  readonly term: string;
  readonly parts: readonly Word[];
}

/** Scripts written without spaces between words, and Hangul, whose particles are attached to words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\p{Script=Hangul}+/gu;

/** Identifiers, paths, flags and words: letters and digits with the characters that join the parts of a name. */
const tokenPattern =
  /(?:(?<![\p{L}\p{N}-])--)?[$_\p{L}\p{N}](?:[\p{M}$_\p{L}\p{N}]|[-./:#@](?=[$_\p{L}\p{N}]))*/gu;

const camelBorder = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Longest term that is indexed. Anything longer is data that readers don't type, such as a hash. */
const longestTerm = 48;

/** Number of characters of a query that are analyzed. The useful part of a pasted log is at its beginning. */
export const longestQuery = 512;

/** Words that don't indicate what a reader is looking for. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been being but by can cannot could did do does doing for from get gets had has have how ' +
    'i if in into is it its just me my not of on or our own please should so than that the their them then there ' +
    'these they this to too up us use used uses using want was we were what when where which while who why will ' +
    'with without would you your am versus vs about also any because don doesn t s isn won wasn re ve ll'
  ).split(' '),
);

export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/**
 * The name without the characters that join its parts: `css-loader`, `css_loader` and `cssLoader` are the same name.
 */
function joined(name: string): string {
  return name.replace(/[-_]/gu, '').toLowerCase();
}

/** A word and its position in the text. */
export interface PlacedWord {
  readonly word: Word;
  readonly start: number;
  readonly end: number;
}

/** Overlapping character bigrams; a single character is a term of its own. */
function bigrams(run: string, start: number): PlacedWord[] {
  const letters = Array.from(run);
  if (letters.length === 1) {
    return [{ word: { term: run, parts: [] }, start, end: start + run.length }];
  }
  let place = start;
  return letters.slice(1).map((letter, index) => {
    const term = `${letters[index] ?? ''}${letter}`;
    const placed = { word: { term, parts: [] }, start: place, end: place + term.length };
    place += letters[index]?.length ?? 0;
    return placed;
  });
}

/** One segment of a dotted path, as its whole name and as the words in it. */
function segmentWord(segment: string): Word | undefined {
  const term = joined(segment);
  if (term === '' || term.length > longestTerm) return undefined;
  // webpack's own names, such as `__resourceQuery`, differ from the same names without underscores.
  if (segment.startsWith('__')) {
    const rest = segmentWord(segment.replace(/^_+/u, ''));
    return rest === undefined ? undefined : { term: `__${term}`, parts: [rest] };
  }
  const words = segment
    .split(/[-_$]+/u)
    .flatMap((part) => part.split(camelBorder))
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());
  if (words.length <= 1) return { term: stem(words[0] ?? term), parts: [] };
  return { term, parts: words.map((word) => ({ term: stem(word), parts: [] })) };
}

function parseToken(token: string): Word | undefined {
  const isFlag = token.startsWith('--');
  const segments = token
    .replace(/^--/u, '')
    .split(/[./:#@]/u)
    .flatMap((segment) => segmentWord(segment) ?? []);
  const [first] = segments;
  if (first === undefined) return undefined;
  if (isFlag) return { term: `--${joined(token)}`.slice(0, longestTerm), parts: segments };
  if (segments.length === 1) return first;
  const names = token.split(/[./:#@]/u).map(joined);
  const term = names.join('.');
  return { term: term.length > longestTerm ? names.slice(-2).join('.') : term, parts: segments };
}

/**
 * Maximum number of tokens whose words are cached. The pages of one language have about a third as many distinct
 * tokens.
 */
const maxCachedTokens = 40_000;

const tokenCache = new Map<string, Word | undefined>();

/** The word of a token, cached because texts repeat words and snippets are highlighted again on every keystroke. */
function tokenWord(token: string): Word | undefined {
  let word = tokenCache.get(token);
  if (word === undefined && !tokenCache.has(token)) {
    word = parseToken(token);
    if (tokenCache.size === maxCachedTokens) tokenCache.clear();
    tokenCache.set(token, word);
  }
  return word;
}

/** The words of a text in order, each with its parts and its position. */
export function placedWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  const addSpaced = (from: number, to: number): void => {
    for (const { 0: token, index } of text.slice(from, to).matchAll(tokenPattern)) {
      const word = tokenWord(token);
      const start = from + index;
      if (word !== undefined) words.push({ word, start, end: start + token.length });
    }
  };
  let end = 0;
  for (const { 0: run, index } of text.matchAll(unspaced)) {
    addSpaced(end, index);
    words.push(...bigrams(run, index));
    end = index + run.length;
  }
  addSpaced(end, text.length);
  return words;
}

/** The words of a text after Unicode normalization. */
export function analyse(text: string): Word[] {
  const plain = text.normalize('NFKC').replace(/[\u200b\u00ad]/gu, '');
  return placedWords(plain.replace(/[’‘]/gu, "'")).map(({ word }) => word);
}

function collect(word: Word, terms: Set<string>): void {
  terms.add(word.term);
  for (const part of word.parts) collect(part, terms);
}

/** All terms that match the words. */
export function termsOf(words: readonly Word[]): Set<string> {
  const terms = new Set<string>();
  for (const word of words) collect(word, terms);
  return terms;
}

/** The last part of a name with dots, such as `output.filename`, or of a flag; any other word stays as it is. */
function lastSegment(word: Word): Word {
  const isPath = word.term.includes('.') || word.term.startsWith('--');
  return isPath ? (word.parts.at(-1) ?? word) : word;
}

/** Pairs of adjacent words joined into one, since readers write "treeshaking" for "tree shaking". */
function compounds(words: readonly Word[], text: string): string[] {
  const plain = text.toLowerCase().match(/[a-z]+/gu) ?? [];
  if (words.length < 2 || plain.length !== words.length) return [];
  return plain
    .slice(1)
    .map((word, index) => [plain[index] ?? '', word])
    .filter((pair) => pair.every((word) => word.length >= 3 && !isStopWord(word)))
    .map((pair) => stem(pair.join('')));
}

/**
 * Terms of a heading: `whole` has its words and names, `parts` the components of those names. They are separate because
 * a reader who asks for "source maps" rarely means `output.sourceMapFilename`.
 */
export function headingTerms(heading: string): {
  readonly whole: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
} {
  const words = analyse(heading);
  const whole = new Set(words.flatMap((word) => [word.term, lastSegment(word).term]));
  const all = [...termsOf(words), ...compounds(words, heading)];
  return { whole, parts: new Set(all.filter((term) => !whole.has(term))) };
}

/** Only the letters and digits of a text, to compare whether two texts name the same thing. */
export function nameOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\([^()]*\)/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
