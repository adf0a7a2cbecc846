/** What a page, or a section of it, tells about. */
export const recordKinds = [
  'guide',
  'concept',
  'option',
  'api',
  'hook',
  'variable',
  'flag',
  'error',
  'loader',
  'plugin',
  'migration',
  'contribute',
  'post',
  'term',
  'page',
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** A page as the index keeps it. */
export interface SearchPage {
  /** Address below the base of the site, such as `/guides/caching/`. */
  readonly url: string;
  readonly title: string;
  /** Title of its section, or of the site for pages outside sections. */
  readonly section: string;
}

/** A page, or the text below one of its headings. */
export interface SearchRecord {
  /** Place of the page in the list of pages. */
  readonly page: number;
  /** Heading level; 1 for the page itself. */
  readonly level: number;
  /** Id of the heading; empty for the page itself. */
  readonly id: string;
  readonly heading: string;
  /** Place of the record of the heading above; -1 for pages. */
  readonly parent: number;
  readonly kind: RecordKind;
  /** How likely readers are to want it before anything of the query is known; 1 for most. */
  readonly prior: number;
}

/** A record with all that is indexed of it. */
export interface IndexedRecord extends SearchRecord {
  /** Names that the section documents without a heading: flags of an option, first cells of tables. */
  readonly names: string;
  readonly text: string;
  /** Search keywords in English: what readers type who look for the section; see `src/search/keywords`. */
  readonly keywords: string;
  /** Search keywords in the language of the site. They count as headings, since the heading may be in English. */
  readonly translatedKeywords: string;
}
