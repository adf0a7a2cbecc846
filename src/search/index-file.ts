/**
 * The serialized form of the index. MiniSearch's own JSON repeats object keys and whole terms; this format holds the
 * same data in a fraction of the bytes and is converted to MiniSearch's format in the browser.
 */
import type { AsPlainObject } from 'minisearch';
import { pageNames } from './address.ts';
import { analyse, headingTerms, isStopWord, termsOf } from './analyse.ts';
import type { Dictionary } from './translate.ts';
import { recordKinds } from './types.ts';
import type { IndexedRecord, SearchPage, SearchRecord } from './types.ts';

/** Version of the file format; files of other versions are rejected. */
export const indexFormat = 4;

/** What the first result needs. */
export interface IndexFile {
  readonly format: number;
  /** Identifies the build: files from different builds can't be combined. */
  readonly build: string;
  readonly pages: readonly (readonly [url: string, title: string, section: string])[];
  /** Page, level, kind, parent (counted backwards) and prior in thousandths, flat. */
  readonly records: readonly number[];
  /** Ids of headings; empty for pages and for headings with the usual id. */
  readonly ids: readonly string[];
  /** Headings; empty if the heading is the title of the page. */
  readonly headings: readonly string[];
  /** One line per term, with its postings in each field; see `packTerms`. The last part may be in separate files. */
  readonly terms: string;
  /** English translations of words of the language; empty in English. */
  readonly dictionary: Dictionary;
  /** Number of files with the last part of `terms`; 0 unless the site is large. */
  readonly termFiles: number;
  /** Number of files with the texts. */
  readonly textFiles: number;
}

/** One file of the last part of `terms`. */
export interface TermFile {
  readonly format: number;
  readonly build: string;
  readonly terms: string;
}

/** Texts for the snippets, which can load later. */
export interface TextFile {
  readonly format: number;
  readonly build: string;
  readonly texts: readonly string[];
}

/** Fields of the index, in the order of their postings. */
export const fields = ['heading', 'parts', 'names', 'text', 'keywords'] as const;

export type Field = (typeof fields)[number];

type Postings = Map<string, readonly number[][]>;

const numbersPerRecord = 5;

/** Longest shared prefix that a single digit can encode. */
const longestShared = 35;

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length, longestShared);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

function packNumbers(sorted: readonly number[]): string {
  return sorted
    .map((number, index) => (number - (sorted[index - 1] ?? -1) - 1).toString(36))
    .map((delta) => (delta.length === 1 ? delta : `,${delta},`))
    .join('');
}

function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let last = -1;
  const add = (digits: string): void => {
    last += Number.parseInt(digits, 36) + 1;
    numbers.push(last);
  };
  // Single digits are written without a separator, longer numbers between commas.
  let isLong = false;
  for (const run of packed.split(',')) {
    if (isLong) add(run);
    else for (const digit of run) add(digit);
    isLong = !isLong;
  }
  return numbers;
}

/** Serializes terms in alphabetical order; the prefix that a term shares with the previous one is left out. */
function packTerms(postings: Postings): string {
  let last = '';
  return [...postings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([term, lists]) => {
      const shared = sharedLength(last, term);
      last = term;
      return [`${shared.toString(36)}${term.slice(shared)}`, ...lists.map(packNumbers)]
        .join(' ')
        .trimEnd();
    })
    .join('\n');
}

function addTerms(
  postings: Postings,
  terms: Iterable<string>,
  field: number,
  record: number,
): void {
  for (const term of terms) {
    let lists = postings.get(term);
    if (lists === undefined) postings.set(term, (lists = fields.map(() => [])));
    lists[field]?.push(record);
  }
}

/** The id that nearly all headings have, so it doesn't have to be stored. */
function usualId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/gu, '-');
}

function contentTerms(text: string): string[] {
  return [...termsOf(analyse(text))].filter((term) => !isStopWord(term));
}

const otherLetters = /(?!\p{ASCII})\p{L}/u;

/** A heading in English: translated headings keep the ids of the English ones. */
export function englishHeading({ heading, level, id }: SearchRecord, url: string): string {
  if (!otherLetters.test(heading)) return heading;
  return (level === 1 ? (pageNames(url)[0] ?? heading) : id).replaceAll('-', ' ');
}

export interface MadeWith {
  /** Number of files with the texts. */
  readonly textFiles?: number;
  /** English translations of words of the language. */
  readonly dictionary?: Dictionary;
}

/** Makes the file that the first result needs. */
export function makeIndexFile(
  build: string,
  pages: readonly SearchPage[],
  records: readonly IndexedRecord[],
  { textFiles = 1, dictionary = [] }: MadeWith = {},
): IndexFile {
  const postings: Postings = new Map();
  records.forEach((record, index) => {
    const { heading, names, text, keywords, otherNames } = record;
    const { whole, parts } = headingTerms(heading);
    const url = pages[record.page]?.url ?? '';
    const ofPage = [...(record.level === 1 ? pageNames(url) : []), englishHeading(record, url)];
    const own = new Set([
      ...whole,
      ...ofPage.flatMap((name) => [...headingTerms(name).whole]),
      ...contentTerms(otherNames),
    ]);
    const terms = {
      heading: own,
      parts: [...parts].filter((term) => !own.has(term)),
      names: contentTerms(names),
      text: contentTerms(text),
      keywords: contentTerms(keywords),
    };
    fields.forEach((field, id) => {
      addTerms(postings, terms[field], id, index);
    });
  });
  return {
    format: indexFormat,
    build,
    pages: pages.map(({ url, title, section }) => [url, title, section]),
    records: records.flatMap(({ page, level, kind, parent, prior }, index) => [
      page,
      level,
      recordKinds.indexOf(kind),
      parent === -1 ? 0 : index - parent,
      Math.round(prior * 1000),
    ]),
    ids: records.map(({ id, heading }) => (id === usualId(heading) ? '' : id)),
    headings: records.map(({ level, heading }) => (level === 1 ? '' : heading)),
    terms: packTerms(postings),
    dictionary,
    termFiles: 0,
    textFiles,
  };
}

/** Reads the records of an index file. */
export function readRecords(file: IndexFile): SearchRecord[] {
  return file.ids.map((id, index) => {
    const numbers = file.records.slice(index * numbersPerRecord, (index + 1) * numbersPerRecord);
    const [page = 0, level = 1, kind = 0, up = 0, prior = 1000] = numbers;
    const heading = (level === 1 ? file.pages[page]?.[1] : file.headings[index]) ?? '';
    return {
      page,
      level,
      id: id === '' && level > 1 ? usualId(heading) : id,
      heading,
      parent: up === 0 ? -1 : index - up,
      kind: recordKinds[kind] ?? 'page',
      prior: prior / 1000,
    };
  });
}

/** The postings in the format of MiniSearch. */
export function readPostings(file: IndexFile): AsPlainObject {
  const count = file.ids.length;
  const lengths = Array.from({ length: count }, () => fields.map(() => 0));
  const index: AsPlainObject['index'] = [];
  let term = '';
  for (const line of file.terms.split('\n')) {
    const [packed = '', ...lists] = line.split(' ');
    term = term.slice(0, Number.parseInt(packed.charAt(0), 36)) + packed.slice(1);
    const entry: AsPlainObject['index'][number][1] = {};
    lists.forEach((list, field) => {
      if (list === '') return;
      const records: Record<string, number> = {};
      for (const record of unpackNumbers(list)) {
        records[record] = 1;
        const ofRecord = lengths[record];
        if (ofRecord !== undefined) ofRecord[field] = (ofRecord[field] ?? 0) + 1;
      }
      entry[field] = records;
    });
    index.push([term, entry]);
  }
  const ids = Object.fromEntries(lengths.map((_, record) => [record, record]));
  const average = (field: number): number =>
    lengths.reduce((sum, ofRecord) => sum + (ofRecord[field] ?? 0), 0) / Math.max(1, count);
  return {
    documentCount: count,
    nextId: count,
    documentIds: ids,
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.map((ofRecord, record) => [record, ofRecord])),
    averageFieldLength: fields.map((_, field) => average(field)),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}
