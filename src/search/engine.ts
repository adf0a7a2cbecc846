import MiniSearch from 'minisearch';
import type { Word } from './analyse.ts';
import { allowedEdits, allowsPrefix, allowsTextPrefix } from './query-term.ts';
import type { QueryTerm } from './query-term.ts';
import { englishHeading, fields, indexFormat, readPostings, readRecords } from './index-file.ts';
import type { Field, IndexFile } from './index-file.ts';
import { queryVariants } from './query.ts';
import type { QueryVariant } from './query.ts';
import { fieldBits, headingNames, rank } from './rank.ts';
import type { Found, RankedIndex, Scored } from './rank.ts';
import { translator } from './translate.ts';
import type { Translate } from './translate.ts';
import type { SearchPage, SearchRecord } from './types.ts';
import { defaultWeights, minShare } from './weights.ts';
import type { Weights } from './weights.ts';

/** A record that answers a query. */
export interface Ranked extends Scored {
  /** Terms of the index that matched in it. */
  readonly terms: readonly string[];
}

/** A variant of a query, and its matches. */
export interface VariantMatches {
  readonly variant: QueryVariant;
  readonly queryTerms: readonly QueryTerm[];
  readonly found: Found;
}

const exact = (text: string): string[] => text.split(' ');

/** Answers queries from an index file. Doesn't hold any text: see `Snippets`. */
export class SearchEngine {
  readonly pages: readonly SearchPage[];
  readonly records: readonly SearchRecord[];
  readonly #index: MiniSearch<{ id: number } & Record<Field, string>>;
  readonly #ranked: RankedIndex;
  readonly #translate: Translate | undefined;

  /** @throws Error if the file has a different format from the one this code reads */
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

  /** Terms to search for, including the parts of names. */
  #queryTerms({ words }: QueryVariant): QueryTerm[] {
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
    // After other words, a single letter isn't a useful prefix: it begins words in a large number of headings.
    const isBegun = !(words.length > 1 && /^[a-z]$/u.test(last?.term ?? ''));
    for (const word of words) add(word, isBegun && word === last);
    return [...queryTerms.values()];
  }

  /** Maximum score of a record whose heading has all words of a query variant. */
  #maxScoreOf({ words }: QueryVariant): number {
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
          // MiniSearch counts two swapped letters as an edit distance of two, the ranking as one.
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
          fields: inFields.reduce((mask, field) => mask | fieldBits[field as Field], 0),
        })),
      ]),
    );
  }

  /** Expands a query and finds the matches of each variant. Doesn't depend on the weights. */
  match(query: string): VariantMatches[] {
    const isKnown = (term: string): boolean => this.#ranked.frequency(term) > 0;
    return queryVariants(query, isKnown, this.#translate).map((variant) => {
      const queryTerms = this.#queryTerms(variant);
      return { variant, queryTerms, found: this.#find(queryTerms) };
    });
  }

  /**
   * Ranks the matches. The score of a record is the score for what the reader typed plus the best score of the other
   * variants. This way both translated keywords and the translated query help to find an English page.
   */
  rankMatches(
    matches: readonly VariantMatches[],
    accepts: (record: SearchRecord) => boolean = () => true,
    weights: Weights = defaultWeights,
  ): Ranked[] {
    const [typed, ...others] = matches.map(({ variant, queryTerms, found }) =>
      rank(variant, queryTerms, found, this.#ranked, weights).filter(({ record }) => {
        const about = this.records[record];
        return about !== undefined && accepts(about);
      }),
    );
    const best = new Map<number, Scored>();
    // Bigrams are more numerous and rarer than the English words they were translated to.
    const maxScores = matches.map(({ variant }) => this.#maxScoreOf(variant));
    others.forEach((hits, index) => {
      const isTranslated = matches[index + 1]?.variant.isTranslated ?? false;
      const factor = isTranslated ? (maxScores[0] ?? 1) / (maxScores[index + 1] ?? 1) : 1;
      for (const hit of hits) {
        const score = hit.score * factor;
        if (score > (best.get(hit.record)?.score ?? 0)) best.set(hit.record, { ...hit, score });
      }
    });
    for (const hit of typed ?? []) {
      const other = best.get(hit.record);
      best.set(hit.record, { ...hit, score: hit.score + (other?.score ?? 0) });
    }
    const least = minShare * Math.max(0, ...[...best.values()].map(({ score }) => score));
    return [...best.values()]
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score || one.record - other.record)
      .map(({ record, score }) => ({
        record,
        score,
        // A reader sees only twenty of hundreds of hits.
        get terms() {
          const all = matches.flatMap(({ found }) => found.get(record) ?? []);
          return [...new Set(all.map(({ term }) => term))];
        },
      }));
  }

  /**
   * Records that answer a query, best first, with the terms that matched, for highlighting.
   *
   * @param accepts which records to consider; all, unless given
   */
  rank(query: string, accepts?: (record: SearchRecord) => boolean): Ranked[] {
    return this.rankMatches(this.match(query), accepts);
  }
}
