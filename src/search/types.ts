/** What a page or one of its sections is about. */
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

/** A page as stored in the index. */
export interface SearchPage {
  /** URL relative to the site's base URL, such as `/guides/caching/`. */
  readonly url: string;
  readonly title: string;
  /** Title of its section, or of the site for pages outside a section. */
  readonly section: string;
}

/** A page, or the text below one of its headings. */
export interface SearchRecord {
  /** Index of the page in the list of pages. */
  readonly page: number;
  /** Heading level; 1 for the page itself. */
  readonly level: number;
  /** Id of the heading; empty for the page itself. */
  readonly id: string;
  readonly heading: string;
  /** Index of the record of the parent heading; -1 for pages. */
  readonly parent: number;
  readonly kind: RecordKind;
  /** Likelihood that readers want it, independent of the query; 1 for most. */
  readonly prior: number;
}

/** A record with all its indexed fields. */
export interface IndexedRecord extends SearchRecord {
  /** Names that the section documents without a heading: flags of an option, first cells of table rows. */
  readonly names: string;
  readonly text: string;
  /** Search keywords: what readers type to find the section; see `src/search/keywords`. */
  readonly keywords: string;
  /** Other names of the section, which count as its heading. */
  readonly otherNames: string;
}
