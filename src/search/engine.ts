import MiniSearch from 'minisearch';
import type { Word } from './analyse.ts';
import { allowedEdits, allowsPrefix, allowsTextPrefix } from './query-term.ts';
import type { QueryTerm } from './query-term.ts';
import { englishHeading, fields, indexFormat, readPostings, readRecords } from './index-file.ts';
import type { Field, IndexFile } from './index-file.ts';
import { questionsOf } from './query.ts';
import type { Question } from './query.ts';
import { headingNames, places, rank, sectionsFirst } from './rank.ts';
import type { Found, RankedIndex, Scored } from './rank.ts';
import { translator } from './translate.ts';
import type { Translate } from './translate.ts';
import type { SearchPage, SearchRecord } from './types.ts';
import { weights } from './weights.ts';

/** A record that answers a query. */
export interface Ranked extends Scored {
  /** Terms of the index that were found in it. */
  readonly terms: readonly string[];
}

const exact = (text: string): string[] => text.split(' ');

/** Answers queries from an index file. Holds no text: see `Snippets`. */
export class SearchEngine {
  readonly pages: readonly SearchPage[];
  readonly records: readonly SearchRecord[];
  readonly #index: MiniSearch<{ id: number } & Record<Field, string>>;
  readonly #ranked: RankedIndex;
  readonly #translate: Translate | undefined;

  /** @throws Error if the file has another format than this code */
  constructor(file: IndexFile) {
    if (file.format !== indexFormat) {
      throw new Error(`The search index has format ${file.format}, and not ${indexFormat}.`);
    }
    this.pages = file.pages.map(([url, title, section]) => ({ url, title, section }));
    this.records = readRecords(file);
    const postings = readPostings(file);
    const frequencies = new Map(
      postings.index.map(([term, byField]) => {
        const counts = Object.values(byField).map((records) => Object.keys(records).length);
        return [term, Math.max(...counts)];
      }),
    );
    const textField = fields.indexOf('text');
    const meanLength = postings.averageFieldLength[textField] ?? 1;
    const lengths = this.records.map(
      (_, record) => (postings.fieldLength[record]?.[textField] ?? 0) / Math.max(1, meanLength),
    );
    const names = headingNames(this.records, this.pages);
    this.#translate = file.dictionary.length === 0 ? undefined : translator(file.dictionary);
    this.#ranked = {
      records: this.records,
      frequency: (term) => frequencies.get(term) ?? 0,
      relativeLength: (record) => lengths[record] ?? 1,
      names,
      englishNames:
        this.#translate === undefined
          ? names
          : headingNames(
              this.records.map((record) => ({
                ...record,
                heading: englishHeading(record, this.pages[record.page]?.url ?? ''),
              })),
              this.pages,
            ),
    };
    this.#index = MiniSearch.loadJS(postings, {
      fields: [...fields],
      tokenize: exact,
      processTerm: (term) => term,
    });
  }

  /** Terms to look for, those of names with their parts. */
  #queryTerms({ words }: Question): QueryTerm[] {
    const queryTerms = new Map<string, QueryTerm>();
    const add = (word: Word, isLast: boolean): void => {
      const { term, parts } = word;
      const isUnknown = this.#ranked.frequency(term) === 0;
      queryTerms.set(term, {
        term,
        isLast: isLast || (queryTerms.get(term)?.isLast ?? false),
        isUnknown,
      });
      parts.forEach((part, index) => {
        add(part, isLast && index === parts.length - 1);
      });
    };
    const last = words.at(-1);
    // After other words one letter says nothing yet, and begins words of very many headings.
    const isBegun = !(words.length > 1 && /^[a-z]$/u.test(last?.term ?? ''));
    for (const word of words) add(word, isBegun && word === last);
    return [...queryTerms.values()];
  }

  /** What a record gets at most whose heading has all words of a question. */
  #idealOf({ words }: Question): number {
    const count = this.records.length;
    return words.reduce(
      (sum, { term }) => sum + Math.log(1 + count / (1 + this.#ranked.frequency(term))),
      0,
    );
  }

  #find(queryTerms: readonly QueryTerm[]): Found {
    const byTerm = new Map(queryTerms.map((queryTerm) => [queryTerm.term, queryTerm]));
    const known = (term: string): QueryTerm =>
      byTerm.get(term) ?? { term, isLast: false, isUnknown: false };
    const short = queryTerms.filter(
      (queryTerm) => allowsPrefix(queryTerm) && !allowsTextPrefix(queryTerm),
    );
    const results = this.#index.search({
      combineWith: 'OR',
      queries: [
        {
          queries: queryTerms.map(({ term }) => term),
          prefix: (term) => allowsTextPrefix(known(term)),
          // A swap of neighbours is two typos to MiniSearch, and one to the ranking.
          fuzzy: (term) => {
            const most = known(term).isUnknown ? allowedEdits(term) : 0;
            return most === 1 && term.length >= 5 ? 2 : most;
          },
        },
        {
          queries: short.map(({ term }) => term),
          prefix: true,
          fields: ['heading', 'parts', 'names', 'keywords'],
        },
      ],
    });
    return new Map(
      results.map(({ id, match }) => [
        id as number,
        Object.entries(match).map(([term, inFields]) => ({
          term,
          places: inFields.reduce((mask, field) => mask | places[field as Field], 0),
        })),
      ]),
    );
  }

  /**
   * Records that answer a query, best first, with the terms that were found in them, for marks.
   *
   * @param accepts which records to consider; all, unless given
   */
  rank(query: string, accepts: (record: SearchRecord) => boolean = () => true): Ranked[] {
    const best = new Map<number, Scored>();
    const found: Found[] = [];
    let first: number | undefined;
    const isKnown = (term: string): boolean => this.#ranked.frequency(term) > 0;
    for (const question of questionsOf(query, isKnown, this.#translate)) {
      const queryTerms = this.#queryTerms(question);
      const matches = this.#find(queryTerms);
      // Pairs of letters are more and rarer than the words of English that they were translated to.
      const ideal = this.#idealOf(question);
      first ??= ideal;
      const factor =
        (question.isSynonym ? weights.synonym : 1) * (question.isTranslated ? first / ideal : 1);
      found.push(matches);
      for (const hit of rank(question, queryTerms, matches, this.#ranked)) {
        const record = this.records[hit.record];
        if (record === undefined || !accepts(record)) continue;
        const score = hit.score * factor;
        if (score > (best.get(hit.record)?.score ?? 0)) best.set(hit.record, { ...hit, score });
      }
    }
    const least = weights.cut * Math.max(0, ...[...best.values()].map(({ score }) => score));
    const ranked = [...best.values()]
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score || one.record - other.record);
    return sectionsFirst(ranked, this.records).map(({ record, score, named }) => ({
      record,
      score,
      named,
      // Of hundreds of hits a reader sees twenty.
      get terms() {
        const all = found.flatMap((matches) => matches.get(record) ?? []);
        return [...new Set(all.map(({ term }) => term))];
      },
    }));
  }
}
