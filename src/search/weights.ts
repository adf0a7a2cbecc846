/**
 * The weights of the ranking, fitted to the training queries of all languages by `npm run bench:search -- --fit`. The
 * script prints what the removal of each costs. A weight that costs less than 0.003 of the mean reciprocal rank isn't
 * worth having, except for two: few queries need `flag`, and those need it badly; without `name`, English loses 0.008 on
 * queries that nothing was fitted to.
 */
export const defaultWeights = {
  /** Field boost of the heading. */
  heading: 1.3,
  /** Field boost of the page's title, for its sections. */
  title: 1.6,
  /** Field boost of names without a heading of their own, and of the parts of names in the heading. */
  names: 0.315,
  /** Field boost of the search keywords. */
  keywords: 0.4,
  /** Field boost of the text, and of the headings between the title and the section. */
  text: 0.09,
  /** Power of the share of the query terms that a section contains. */
  coverage: 0.8,
  /** Bonus for the share of the heading that the query names. */
  headingShare: 0.3,
  /** Bonus of a heading that the query is, with or without what's before its last dot. */
  exactHeading: 0.435,
  /** Factor of pages beside their sections. */
  page: 1.2,
  /** Factor of names such as `preLoaders` and `css-loader` beside other query terms. */
  name: 1.8,
  /** Factor of guides, concepts and errors, for a query that is a question. */
  question: 1.21,
  /** Factor of a flag of the command line, for a query that is the flag. */
  flag: 1.3,
};

export type Weights = Readonly<Record<keyof typeof defaultWeights, number>>;

/** The value with which each weight has no effect; a field then counts as much as a lesser one. */
export function neutralWeights({ title, names, text }: Weights): Weights {
  return {
    heading: title,
    title: text,
    names: text,
    keywords: text,
    text: names,
    coverage: 0,
    headingShare: 0,
    exactHeading: 0,
    page: 1,
    name: 1,
    question: 1,
    flag: 1,
  };
}

/** Share of the best score below which hits are left out. It shortens the list, and moves nothing in it. */
export const minShare = 0.15;
