/** What can be written at one place of a configuration. */
export interface Completion {
  /** Names of options, each with the number of its place and one sentence about it. */
  readonly keys?: Readonly<Record<string, readonly [place: number, text: string]>>;
  /** Literal values, as they are written. */
  readonly values?: readonly string[];
  /** Number of the place of each item of a list. */
  readonly items?: number;
}

/** All places; the first is the configuration itself. */
export type CompletionData = readonly Completion[];
