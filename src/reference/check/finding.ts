/** What can be wrong with a page. */
export type Rule =
  /** A heading that other sites link to is missing. */
  | 'contract'
  /** An identifier that the page must document has no heading or row, or too few words. */
  | 'missing'
  /** A heading or row names something that webpack doesn't have. */
  | 'gone'
  /** Text or a sample names something that no installed package has. */
  | 'mention'
  /** Prose states the wrong class or version of something. */
  | 'statement'
  /** A number in prose that isn't backed by evidence. */
  | 'number'
  /** A quoted value, `<Value of="…" />`, that the installed packages don't have. */
  | 'value'
  /** Prose states a default that isn't the real one. */
  | 'default'
  /** Prose or a table states a fact that the build prints. */
  | 'typed-fact'
  /** A configuration can't be loaded, or webpack rejects it. */
  | 'configuration'
  /** TypeScript finds an error in a sample. */
  | 'types'
  /** webpack's command line rejects a command. */
  | 'shell'
  /** MDX parses a brace as the beginning of an expression. */
  | 'brace'
  /** webpack doesn't emit what a fence quotes. */
  | 'emitted'
  /** The words after the language of a fence can't be parsed. */
  | 'fence';

export interface Finding {
  readonly rule: Rule;
  readonly file: string;
  /** One-based. */
  readonly line: number;
  readonly message: string;
}

/** The line of a place in a text that begins on a line; lines count from one. */
export function lineAt(first: number, text: string, offset: number): number {
  return first + text.slice(0, offset).split('\n').length - 1;
}

/** A finding as one line, in a format that editors and terminals link. */
export function findingText({ rule, file, line, message }: Finding): string {
  return `${file}:${line} ${rule}: ${message}`;
}
