/**
 * The weights of the ranking, fitted to the training queries of all languages by `npm run bench:search -- --fit`. The
 * script prints the cost of removing each weight. A weight whose removal costs less than 0.003 of the mean reciprocal
 * rank isn't worth keeping, with two exceptions: few queries need `flag`, but those depend on it; without
 * `pageForShort`, held-out queries for whole pages lose 0.004 to 0.006.
 */
export const defaultWeights = {
  /** Field boost of the heading. */
  heading: 0.65,
  /** Field boost of the page title, for its sections. */
  title: 0.802,
  /** Field boost of names without a heading of their own, and of the parts of names in the heading. */
  names: 0.118,
  /** Field boost of the search keywords. */
  keywords: 0.4,
  /** Field boost of the search keywords of the headings above the section. */
  parentKeywords: 0.135,
  /** Field boost of the text, and of the headings between the page title and the section. */
  text: 0.081,
  /** Exponent of the share of query terms that a section contains. */
  coverage: 0.54,
  /** Bonus for the share of the heading that the query covers. */
  headingShare: 0.0559,
  /** Bonus for a heading that equals the query, with or without the part before its last dot. */
  exactHeading: 0.629,
  /** Factor for pages compared with their sections if the query has one or two words. */
  pageForShort: 1.1,
  /** The same for longer queries. */
  page: 0.75,
  /** Factor for names such as `preLoaders` and `css-loader` compared with other query terms. */
  name: 2.38,
  /** Factor for guides, concepts and errors if the query is a question. */
  question: 1.09,
  /** Factor for a command-line flag if the query is that flag. */
  flag: 1.3,
};

export type Weights = Readonly<Record<keyof typeof defaultWeights, number>>;

/** The value at which a weight has no effect; a field then counts as much as a less important one. */
export function neutralWeights({ title, names, text }: Weights): Weights {
  return {
    heading: title,
    title: text,
    names: text,
    keywords: text,
    parentKeywords: 0,
    text: names,
    coverage: 0,
    headingShare: 0,
    exactHeading: 0,
    pageForShort: 1,
    page: 1,
    name: 1,
    question: 1,
    flag: 1,
  };
}

/** Share of the best score below which hits are dropped. This shortens the list and doesn't reorder it. */
export const minShare = 0.15;
