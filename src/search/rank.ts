/** Ranks what MiniSearch finds: its own score adds up all terms that a word may stand for, and knows no headings. */
import { pageNames } from './address.ts';
import { analyse, isEmptyWord, isMinorWord, nameOf } from './analyse.ts';
import type { Word } from './analyse.ts';
import type { QueryTerm } from './query-term.ts';
import { similarity } from './query-term.ts';
import { explainingKinds } from './kinds.ts';
import type { Question } from './query.ts';
import type { SearchPage, SearchRecord } from './types.ts';
import type { Weights } from './weights.ts';

/** Where a term stands, as bits. */
export const places = {
  heading: 1,
  parts: 2,
  names: 4,
  text: 8,
  title: 16,
  parents: 32,
  keywords: 64,
} as const;

/** A term of the index that was found in a record. */
export interface Occurrence {
  readonly term: string;
  /** Bits of `places`. */
  readonly places: number;
}

/** For each record, what was found in it, no term twice. */
export type Found = ReadonlyMap<number, readonly Occurrence[]>;

/** What the ranking needs to know of the index. */
export interface RankedIndex {
  readonly records: readonly SearchRecord[];
  /** Number of records that contain a term. */
  readonly frequency: (term: string) => number;
  /** Number of terms in the text of a record, as a multiple of the mean. */
  readonly relativeLength: (record: number) => number;
  /** Names that the heading of a record may be known by; see `headingNames`. */
  readonly names: readonly HeadingNames[];
  /** The same of their headings in English, for questions that were put into English. */
  readonly englishNames: readonly HeadingNames[];
}

/** A heading without spaces and signs, to be compared with a query in the same form. */
export interface HeadingNames {
  readonly whole: string;
  readonly lastPart: string;
  /** Number of parts of a path such as `output.path`; 1 for other headings. */
  readonly depth: number;
  /** With the title of the page, and with the heading above, before it. */
  readonly longer: readonly string[];
  /** Of a page, what else it is called; see `pageNames`. */
  readonly ofPage: readonly string[];
  /** Its words without their endings, and without those that say nothing. */
  readonly plain: string;
  /** Number of words in the heading. */
  readonly words: number;
  /** Whether many pages have this heading. */
  readonly isCommon: boolean;
}

export interface Scored {
  readonly record: number;
  readonly score: number;
  /** Words of the question that its heading has, as bits. */
  readonly named: number;
}

/** Headings that this many records have are not what their pages are about. */
const manyUses = 4;

/** Words as one name. */
function plainName(words: readonly Word[]): string {
  return words
    .map(({ term }) => term)
    .filter((term) => !isEmptyWord(term))
    .join(' ');
}

/** Names of the headings of all records. */
export function headingNames(
  records: readonly SearchRecord[],
  pages: readonly SearchPage[],
): HeadingNames[] {
  const plain = records.map(({ heading }) => nameOf(heading));
  const uses = new Map<string, number>();
  for (const name of plain) uses.set(name, (uses.get(name) ?? 0) + 1);
  return records.map(({ heading, level, page, parent }, index) => {
    const whole = plain[index] ?? '';
    const [name = ''] = heading.replace(/\(.*$/u, '').trim().split(/\s/u);
    const isPath = /^[\w$]+(?:\.[\w$]+)+$/u.test(name);
    const parts = isPath ? name.split('.') : [name];
    const longer: string[] = [];
    for (let up = parent; up !== -1; up = records[up]?.parent ?? -1)
      longer.push(`${plain[up] ?? ''}${whole}`);
    const words = analyse(heading.replace(/\([^()]*\)/gu, ''));
    return {
      whole,
      lastPart: isPath ? nameOf(parts.at(-1) ?? '') : whole,
      depth: parts.length,
      longer,
      ofPage: level === 1 ? pageNames(pages[page]?.url ?? '').map(nameOf) : [],
      plain: plainName(words),
      words: words.length,
      isCommon: level > 1 && (uses.get(whole) ?? 0) >= manyUses,
    };
  });
}

interface Expansion {
  readonly queryTerm: number;
  readonly value: number;
}

function fieldBoost(mask: number, relativeLength: number, weights: Weights): number {
  const { textLength, namesLength } = weights;
  return (
    (mask & places.heading ? weights.headingField : 0) +
    (mask & places.parts ? weights.partsField : 0) +
    (mask & places.names ? weights.namesField / Math.max(1, relativeLength) ** namesLength : 0) +
    (mask & places.keywords ? weights.keywordsField : 0) +
    (mask & places.title ? weights.titleField : 0) +
    (mask & places.parents ? weights.parentsField : 0) +
    (mask & places.text ? weights.textField / (1 - textLength + textLength * relativeLength) : 0)
  );
}

/** What was found in a record, with what was found in the headings above it. */
function withInherited(
  record: number,
  found: Found,
  records: readonly SearchRecord[],
): readonly Occurrence[] {
  const own = found.get(record) ?? [];
  let all: Occurrence[] | undefined;
  for (let up = records[record]?.parent ?? -1; up !== -1; up = records[up]?.parent ?? -1) {
    const place = records[up]?.level === 1 ? places.title : places.parents;
    for (const { term, places: mask } of found.get(up) ?? []) {
      if ((mask & (places.heading | places.parts)) === 0) continue;
      all ??= [...own];
      // Records have few of the terms, so that looking through them is faster than a map.
      const known = all.findIndex((one) => one.term === term);
      const before = all[known];
      if (before === undefined) all.push({ term, places: place });
      else all[known] = { term, places: before.places | place };
    }
  }
  return all ?? own;
}

/** Value of a word in a record: that of its own term, or of its parts together. */
function valueOf(
  word: Word,
  values: Float64Array,
  placeOf: ReadonlyMap<string, number>,
  weights: Weights,
): number {
  const own = values[placeOf.get(word.term) ?? -1] ?? 0;
  if (word.parts.length === 0) return own;
  let sum = 0;
  for (const part of word.parts) sum += valueOf(part, values, placeOf, weights);
  return Math.max(own, (weights.partsOfName * sum) / word.parts.length);
}

/** Whether a record says what a thing is. */
function isDefinition({ kind, level }: SearchRecord): boolean {
  return kind === 'term' || (kind === 'concept' && level === 1);
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function headingBonus(
  query: string,
  plain: string,
  share: number,
  names: HeadingNames,
  weights: Weights,
): number {
  const bonus = weights.headingShare * share;
  if (query === names.whole || names.longer.includes(query)) return bonus + weights.exactHeading;
  if (names.ofPage.includes(query)) return bonus + weights.nameOfPage;
  if (plain !== '' && plain === names.plain) return bonus + weights.sameWords;
  if (query === names.lastPart)
    return bonus + weights.exactLastPart * weights.deeper ** Math.max(0, names.depth - 2);
  if (query.length < 3) return bonus;
  const begun = (name: string): number => (name.startsWith(query) ? query.length / name.length : 0);
  return bonus + weights.beginsHeading * Math.max(begun(names.whole), begun(names.lastPart));
}

/**
 * How well records answer a question, in no order.
 *
 * @param queryTerms terms that were looked for
 * @param found what was found of them
 */
export function rank(
  question: Question,
  queryTerms: readonly QueryTerm[],
  found: Found,
  index: RankedIndex,
  weights: Weights,
): Scored[] {
  const { records } = index;
  const placeOf = new Map(queryTerms.map(({ term }, place) => [term, place]));
  const expansions = new Map<string, readonly Expansion[]>();
  const rarity = (term: string): number =>
    Math.log(1 + records.length / (1 + index.frequency(term)));
  const expand = (term: string): readonly Expansion[] => {
    let known = expansions.get(term);
    if (known === undefined) {
      const value = rarity(term);
      known = queryTerms.flatMap((queryTerm, place) => {
        const alike = similarity(queryTerm, term, weights);
        if (alike === 0) return [];
        // A rare term that only begins like the word must not beat the word itself.
        const isKnown = index.frequency(queryTerm.term) > 0;
        const limit = isKnown ? Math.min(value, rarity(queryTerm.term)) : value;
        return [{ queryTerm: place, value: alike * limit }];
      });
      expansions.set(term, known);
    }
    return known;
  };
  const query = nameOf(question.text);
  const plain = plainName(question.words);
  const hasPairs = /[\p{Script=Han}\p{Script=Hangul}]/u.test(plain);
  const power = hasPairs ? weights.coverageOfPairs : weights.coverage;
  // Alone, such a word is what the reader looks for: `import`, `watch`.
  const hasMore = question.words.some(({ term }) => !isMinorWord(term));
  // Of the record that is looked at, one number for each term of the query; thousands of records are.
  const values = new Float64Array(queryTerms.length);
  const inHeading = new Float64Array(queryTerms.length);
  const allNames = question.isTranslated ? index.englishNames : index.names;
  const ranked: Scored[] = [];
  for (const record of found.keys()) {
    const about = records[record];
    const names = allNames[record];
    if (about === undefined || names === undefined) continue;
    values.fill(0);
    inHeading.fill(0);
    for (const { term, places: mask } of withInherited(record, found, records)) {
      const boost = fieldBoost(mask, index.relativeLength(record), weights);
      const saturated = boost / (boost + 1);
      for (const { queryTerm, value } of expand(term)) {
        values[queryTerm] = Math.max(values[queryTerm] ?? 0, value * saturated);
        if (mask & (places.heading | places.parts))
          inHeading[queryTerm] = Math.max(inHeading[queryTerm] ?? 0, value);
      }
    }
    let sum = 0;
    let matched = 0;
    let wanted = 0;
    let named = 0;
    for (const [place, word] of question.words.entries()) {
      const value = valueOf(word, values, placeOf, weights);
      const weight =
        hasMore && isMinorWord(word.term)
          ? weights.minorWord
          : word.parts.length > 0
            ? weights.name
            : 1;
      sum += weight * value;
      wanted += weight;
      if (value > 0) matched += weight;
      if (valueOf(word, inHeading, placeOf, weights) > 0) named |= 1 << place;
    }
    if (sum === 0) continue;
    const coverage = (matched / wanted) ** power;
    const share = Math.min(1, countBits(named) / Math.max(1, names.words));
    const explains = question.isSentence && explainingKinds.has(about.kind);
    const factor =
      about.prior *
      (about.level === 1 ? weights.page : 1) *
      (explains ? weights.question : 1) *
      (question.isDefinition && isDefinition(about) ? weights.definition : 1) *
      (about.kind === 'guide' && about.level > 2 ? weights.deepInGuide : 1) *
      (question.isFlag && about.kind === 'flag' && query === names.whole ? weights.flag : 1) *
      (names.isCommon ? weights.commonHeading : 1);
    const score = sum * coverage * (1 + headingBonus(query, plain, share, names, weights)) * factor;
    ranked.push({ record, score, named });
  }
  return ranked;
}

/**
 * Puts a section before its page where its heading has words of the query that the title of the page has not, if it
 * is nearly as good: "css-loader modules" asks for the modules.
 *
 * @param ranked hits, best first
 */
export function sectionsFirst(
  ranked: readonly Scored[],
  records: readonly SearchRecord[],
  weights: Weights,
): Scored[] {
  const pages = new Map<number, Scored>();
  /** For a page, the section that comes before it. */
  const moved = new Map<Scored, Scored>();
  for (const hit of ranked) {
    const record = records[hit.record];
    if (record === undefined) continue;
    const page = pages.get(record.page);
    if (record.level === 1) pages.set(record.page, hit);
    else if (
      page !== undefined &&
      !moved.has(page) &&
      (hit.named & ~page.named) !== 0 &&
      hit.score * weights.section >= page.score
    )
      moved.set(page, hit);
  }
  const sections = new Set(moved.values());
  return ranked.flatMap((hit) => {
    const section = moved.get(hit);
    if (section !== undefined) return [section, hit];
    return sections.has(hit) ? [] : [hit];
  });
}
