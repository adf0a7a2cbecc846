/** Numbers of the ranking. They were chosen with the relevance tests; change one only with a look at their table. */
export const defaultWeights = {
  headingField: 13 / 5,
  partsField: 3 / 5,
  namesField: 4 / 5,
  keywordsField: 2 / 5,
  titleField: 4 / 5,
  parentsField: 1.4 / 5,
  textField: 0.9 / 5,
  firstLetter: 0.7,
  /** From 0, long texts count as short ones, to 1. */
  textLength: 0.5,
  /** Power of the length by which names count less in long texts: a table of everything is about nothing. */
  namesLength: 0.3,
  /** What the parts of a name are worth beside the whole name. */
  partsOfName: 0.8,
  /** Similarity of a term that only begins like the word, for words shorter than half of it, and for whole ones. */
  prefixLeast: 0.45,
  prefixMost: 0.9,
  /** Similarity of terms with one typo, and with two. */
  oneEdit: 0.7,
  twoEdits: 0.5,
  /** Power of the share of the query that a record contains. */
  coverage: 0.8,
  /** The same for scripts whose terms are overlapping pairs. */
  coverageOfPairs: 1.5,
  /** Added for the share of the heading that the query names. */
  headingShare: 0.3,
  /** Added for a heading that is the query, whose last part is the query, or that begins with it. */
  exactHeading: 1.05,
  exactLastPart: 1,
  /** The same for another name of a page: see `pageNames`. */
  nameOfPage: 0.8,
  /** The same for a heading that has the words of the query, with other endings. */
  sameWords: 0.3,
  /** Factor of a last part for each part of its path beyond the second: `a.x` comes before `a.b.x`. */
  deeper: 0.75,
  beginsHeading: 0.3,
  /** Factor of pages before their sections. */
  page: 1.2,
  /** Factor below which a section comes before its page; see `sectionsFirst`. */
  section: 1.3,
  /** What words such as "enable" and "webpack" count beside others. */
  minorWord: 0.4,
  /** What names count, such as `preLoaders` and `css-loader`: they tell more than words. */
  name: 1.5,
  /** Factor of the smaller sections of guides, whose headings may name what the guide is not about. */
  deepInGuide: 0.85,
  /** Factor of sections whose heading many pages have, such as "Source maps". */
  commonHeading: 0.85,
  /** Factor of guides, concepts and errors for a query that is a question. */
  question: 1.1,
  /** Factor of the glossary for a query that asks what a word means. */
  definition: 1.3,
  /** Factor of the section about a flag, for a query that is the flag. */
  flag: 1.3,
  /** Factor of a synonym beside the words of the reader. */
  synonym: 0.8,
  /** Hits below this share of the best are left out. */
  cut: 0.15,
};

export type Weights = Readonly<Record<keyof typeof defaultWeights, number>>;
