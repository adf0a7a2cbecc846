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
import { defaultWeights } from './weights.ts';
import type { Weights } from './weights.ts';

/** A record that answers a query. */
export interface Ranked extends Scored {
  /** Terms of the index that were found in it. */
  readonly terms: readonly string[];
}

/** One way to ask, and what was found of it. */
export interface Matched {
  readonly question: Question;
  readonly queryTerms: readonly QueryTerm[];
  readonly found: Found;
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

  /** All ways to ask for what a reader typed, and what each finds. None of it depends on the weights. */
  match(query: string): Matched[] {
    const isKnown = (term: string): boolean => this.#ranked.frequency(term) > 0;
    return questionsOf(query, isKnown, this.#translate).map((question) => {
      const queryTerms = this.#queryTerms(question);
      return { question, queryTerms, found: this.#find(queryTerms) };
    });
  }

  /**
   * Ranks what was found. A record is worth what the reader's own words find in it, and what the best of the other ways
   * to ask does: pages in English are found by both their keywords and the translated query.
   */
  rankMatches(
    matches: readonly Matched[],
    accepts: (record: SearchRecord) => boolean = () => true,
    weights: Weights = defaultWeights,
  ): Ranked[] {
    const [typed, ...others] = matches.map(({ question, queryTerms, found }) =>
      rank(question, queryTerms, found, this.#ranked, weights).filter(({ record }) => {
        const about = this.records[record];
        return about !== undefined && accepts(about);
      }),
    );
    const best = new Map<number, Scored>();
    // Pairs of letters are more and rarer than the words of English that they were translated to.
    const ideal = matches.map(({ question }) => this.#idealOf(question));
    others.forEach((hits, index) => {
      const { isSynonym = false, isTranslated = false } = matches[index + 1]?.question ?? {};
      const factor =
        (isSynonym ? weights.synonym : 1) *
        (isTranslated ? (ideal[0] ?? 1) / (ideal[index + 1] ?? 1) : 1);
      for (const hit of hits) {
        const score = hit.score * factor;
        if (score > (best.get(hit.record)?.score ?? 0)) best.set(hit.record, { ...hit, score });
      }
    });
    for (const hit of typed ?? []) {
      const other = best.get(hit.record);
      const named = other !== undefined && other.score > hit.score ? other.named : hit.named;
      best.set(hit.record, { ...hit, named, score: hit.score + (other?.score ?? 0) });
    }
    const least = weights.cut * Math.max(0, ...[...best.values()].map(({ score }) => score));
    const ranked = [...best.values()]
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score || one.record - other.record);
    return sectionsFirst(ranked, this.records, weights).map(({ record, score, named }) => ({
      record,
      score,
      named,
      // Of hundreds of hits a reader sees twenty.
      get terms() {
        const all = matches.flatMap(({ found }) => found.get(record) ?? []);
        return [...new Set(all.map(({ term }) => term))];
      },
    }));
  }

  /**
   * Records that answer a query, best first, with the terms that were found in them, for marks.
   *
   * @param accepts which records to consider; all, unless given
   */
  rank(query: string, accepts?: (record: SearchRecord) => boolean): Ranked[] {
    return this.rankMatches(this.match(query), accepts);
  }
}
