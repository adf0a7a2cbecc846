/** What is valid at one position in a configuration. */
export interface Completion {
  /** Names of options, each with the index of its position and one sentence of description. */
  readonly keys?: Readonly<Record<string, readonly [place: number, text: string]>>;
  /** Literal values, as written in code. */
  readonly values?: readonly string[];
  /** Index of the position of list items. */
  readonly items?: number;
}

/** All positions; the first is the configuration itself. */
export type CompletionData = readonly Completion[];
