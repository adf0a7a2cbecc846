/** Ranks the matches of MiniSearch, whose own score adds up all expansions of a query term and ignores headings. */
import { pageNames } from './address.ts';
import { analyse, isStopWord, nameOf } from './analyse.ts';
import { explainingKinds } from './kinds.ts';
import type { Word } from './analyse.ts';
import type { QueryTerm } from './query-term.ts';
import { similarity } from './query-term.ts';
import type { QueryVariant } from './query.ts';
import type { SearchPage, SearchRecord } from './types.ts';
import type { Weights } from './weights.ts';

/** The fields in which a term was found, as bits. */
export const fieldBits = {
  heading: 1,
  parts: 2,
  names: 4,
  text: 8,
  title: 16,
  parents: 32,
  keywords: 64,
  parentKeywords: 128,
} as const;

/** An occurrence of an index term in a record. */
export interface Occurrence {
  readonly term: string;
  /** Bits of `fieldBits`. */
  readonly fields: number;
}

/** The occurrences in each record, each term once. */
export type Found = ReadonlyMap<number, readonly Occurrence[]>;

/** What the ranking needs to know about the index. */
export interface RankedIndex {
  readonly records: readonly SearchRecord[];
  /** Number of records that contain a term. */
  readonly frequency: (term: string) => number;
  /** Number of terms in a record's text, relative to the mean. */
  readonly relativeLength: (record: number) => number;
  /** Names under which a record's heading can be found; see `headingNames`. */
  readonly names: readonly HeadingNames[];
  /** The same for their English headings, used for translated queries. */
  readonly englishNames: readonly HeadingNames[];
}

/** A heading without spaces and punctuation, for comparison with a query in the same form. */
export interface HeadingNames {
  readonly whole: string;
  readonly lastPart: string;
  /** Number of parts of a path such as `output.path`; 1 for other headings. */
  readonly depth: number;
  /** Prefixed with the page title, and with the parent heading. */
  readonly longer: readonly string[];
  /** Other names of a page; see `pageNames`. */
  readonly ofPage: readonly string[];
  /** Number of words in the heading. */
  readonly words: number;
}

export interface Scored {
  readonly record: number;
  readonly score: number;
}

/** Names of the headings of all records. */
export function headingNames(
  records: readonly SearchRecord[],
  pages: readonly SearchPage[],
): HeadingNames[] {
  const plain = records.map(({ heading }) => nameOf(heading));
  return records.map(({ heading, level, page, parent }, index) => {
    const whole = plain[index] ?? '';
    const [name = ''] = heading.replace(/\(.*$/u, '').trim().split(/\s/u);
    const isPath = /^[\w$]+(?:\.[\w$]+)+$/u.test(name);
    const parts = isPath ? name.split('.') : [name];
    const longer: string[] = [];
    for (let up = parent; up !== -1; up = records[up]?.parent ?? -1)
      longer.push(`${plain[up] ?? ''}${whole}`);
    return {
      whole,
      lastPart: isPath ? nameOf(parts.at(-1) ?? '') : whole,
      depth: parts.length,
      longer,
      ofPage: level === 1 ? pageNames(pages[page]?.url ?? '').map(nameOf) : [],
      words: analyse(heading.replace(/\([^()]*\)/gu, '')).length,
    };
  });
}

interface Expansion {
  readonly queryTerm: number;
  readonly value: number;
}

function fieldBoost(mask: number, relativeLength: number, weights: Weights): number {
  // A long text contains more words by chance, and a table of everything isn't about anything in particular.
  const long = Math.sqrt(Math.max(1, relativeLength));
  return (
    (mask & fieldBits.heading ? weights.heading : 0) +
    (mask & fieldBits.title ? weights.title : 0) +
    (mask & fieldBits.keywords ? weights.keywords : 0) +
    (mask & fieldBits.parentKeywords ? weights.parentKeywords : 0) +
    (mask & fieldBits.parts ? weights.names : 0) +
    (mask & fieldBits.names ? weights.names / long : 0) +
    (mask & fieldBits.parents ? weights.text : 0) +
    (mask & fieldBits.text ? weights.text / long : 0)
  );
}

/** The fields of an occurrence that say what a record is about. */
const inHeadingBits = fieldBits.heading | fieldBits.parts;

/** The field that an occurrence in a record is for the records below it; 0 if it is none. */
function inheritedField({ fields }: Occurrence, level: number | undefined): number {
  if ((fields & inHeadingBits) !== 0) return level === 1 ? fieldBits.title : fieldBits.parents;
  return fields & fieldBits.keywords ? fieldBits.parentKeywords : 0;
}

/** Occurrences in a record itself. The heading of a page is the title of its sections too, so they have no advantage. */
function ownOccurrences(
  record: number,
  found: Found,
  records: readonly SearchRecord[],
): readonly Occurrence[] {
  const own = found.get(record) ?? [];
  if (records[record]?.level !== 1) return own;
  return own.map(({ term, fields }) => ({
    term,
    fields: (fields & inHeadingBits) === 0 ? fields : fields | fieldBits.title,
  }));
}

/** Adds the occurrences in the headings and keywords above a record to its own. */
function withInherited(
  record: number,
  found: Found,
  records: readonly SearchRecord[],
): readonly Occurrence[] {
  const own = ownOccurrences(record, found, records);
  let all: Occurrence[] | undefined;
  for (let up = records[record]?.parent ?? -1; up !== -1; up = records[up]?.parent ?? -1) {
    for (const occurrence of found.get(up) ?? []) {
      const field = inheritedField(occurrence, records[up]?.level);
      if (field === 0) continue;
      all ??= [...own];
      // A record contains few of the terms, so a linear search is faster than a map.
      const known = all.findIndex(({ term }) => term === occurrence.term);
      const before = all[known];
      if (before === undefined) all.push({ term: occurrence.term, fields: field });
      else all[known] = { term: occurrence.term, fields: before.fields | field };
    }
  }
  return all ?? own;
}

/** Value of a word in a record: that of its own term, or of its parts combined. */
function valueOf(word: Word, values: Float64Array, indexOf: ReadonlyMap<string, number>): number {
  const own = values[indexOf.get(word.term) ?? -1] ?? 0;
  if (word.parts.length === 0) return own;
  let sum = 0;
  for (const part of word.parts) sum += valueOf(part, values, indexOf);
  return Math.max(own, sum / word.parts.length);
}

/** How closely a query matches a heading: 1 for all of it, less for the end of a path such as `a.b.x`. */
function exactness(query: string, names: HeadingNames): number {
  const { whole, longer, ofPage, lastPart, depth } = names;
  if (query === whole || longer.includes(query) || ofPage.includes(query)) return 1;
  return query === lastPart ? 1 / Math.max(1, depth - 1) : 0;
}

/** Factor for pages: "caching" is about a page; `output.path` and "cache images for a year" are about a section. */
function pageFactorOf({ text, words }: QueryVariant, weights: Weights): number {
  const spaced = new Set(text.trim().toLowerCase().split(/\s+/u));
  if ([...spaced].filter((word) => !isStopWord(word)).length > 2) return weights.page;
  return words.some(({ parts }) => parts.length > 0) ? 1 : weights.pageForShort;
}

/**
 * Scores the records that match a query variant, in no particular order.
 *
 * @param queryTerms terms that were searched for
 * @param found their occurrences
 */
export function rank(
  variant: QueryVariant,
  queryTerms: readonly QueryTerm[],
  found: Found,
  index: RankedIndex,
  weights: Weights,
): Scored[] {
  const { records } = index;
  const indexOf = new Map(queryTerms.map(({ term }, place) => [term, place]));
  const expansions = new Map<string, readonly Expansion[]>();
  const rarity = (term: string): number =>
    Math.log(1 + records.length / (1 + index.frequency(term)));
  const expand = (term: string): readonly Expansion[] => {
    let known = expansions.get(term);
    if (known === undefined) {
      const value = rarity(term);
      known = queryTerms.flatMap((queryTerm, place) => {
        const share = similarity(queryTerm, term);
        if (share === 0) return [];
        // A rare term that only begins with the word must not rank above the word itself.
        const isKnown = index.frequency(queryTerm.term) > 0;
        const limit = isKnown ? Math.min(value, rarity(queryTerm.term)) : value;
        return [{ queryTerm: place, value: share * limit }];
      });
      expansions.set(term, known);
    }
    return known;
  };
  const query = nameOf(variant.text);
  const pageFactor = pageFactorOf(variant, weights);
  const weightOf = ({ parts }: Word): number => (parts.length > 0 ? weights.name : 1);
  const wanted = variant.words.reduce((sum, word) => sum + weightOf(word), 0);
  // One number per query term for the current record. The array is reused because there are thousands of records.
  const values = new Float64Array(queryTerms.length);
  const inHeading = new Float64Array(queryTerms.length);
  const allNames = variant.isTranslated ? index.englishNames : index.names;
  const ranked: Scored[] = [];
  for (const record of found.keys()) {
    const about = records[record];
    const names = allNames[record];
    if (about === undefined || names === undefined) continue;
    values.fill(0);
    inHeading.fill(0);
    for (const { term, fields: mask } of withInherited(record, found, records)) {
      const boost = fieldBoost(mask, index.relativeLength(record), weights);
      const saturated = boost / (boost + 1);
      const isInHeading = (mask & inHeadingBits) !== 0;
      for (const { queryTerm, value } of expand(term)) {
        values[queryTerm] = Math.max(values[queryTerm] ?? 0, value * saturated);
        if (isInHeading) inHeading[queryTerm] = Math.max(inHeading[queryTerm] ?? 0, value);
      }
    }
    let sum = 0;
    let matched = 0;
    let named = 0;
    for (const word of variant.words) {
      const weight = weightOf(word);
      const value = valueOf(word, values, indexOf);
      sum += weight * value;
      if (value > 0) matched += weight;
      if (valueOf(word, inHeading, indexOf) > 0) named += 1;
    }
    if (sum === 0) continue;
    const bonus =
      weights.headingShare * Math.min(1, named / Math.max(1, names.words)) +
      weights.exactHeading * exactness(query, names);
    const factor =
      about.prior *
      (about.level === 1 ? pageFactor : 1) *
      (variant.isQuestion && explainingKinds.has(about.kind) ? weights.question : 1) *
      (variant.isFlag && about.kind === 'flag' && query === names.whole ? weights.flag : 1);
    const score = sum * (matched / wanted) ** weights.coverage * (1 + bonus) * factor;
    ranked.push({ record, score });
  }
  return ranked;
}
