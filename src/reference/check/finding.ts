/** What can be wrong with a page. */
export type Rule =
  /** A heading that other sites link to is not there. */
  | 'contract'
  /** An identifier that the page has to document has no heading or row, or hardly any words. */
  | 'missing'
  /** A heading or row names what webpack does not have. */
  | 'gone'
  /** Text or a sample names what no installed package has. */
  | 'mention'
  /** Prose gives something another class or version than it has. */
  | 'statement'
  /** A number in prose that nothing proves. */
  | 'number'
  /** A quoted value, `<Value of="…" />`, that the installed packages do not have. */
  | 'value'
  /** Prose states a default that is not the real one. */
  | 'default'
  /** Prose or a table states what the build prints. */
  | 'typed-fact'
  /** A configuration cannot be loaded, or webpack refuses it. */
  | 'configuration'
  /** TypeScript finds an error in a sample. */
  | 'types'
  /** A command that the command line of webpack refuses. */
  | 'shell'
  /** A brace that MDX takes for the beginning of an expression. */
  | 'brace'
  /** webpack does not emit what a fence quotes. */
  | 'emitted'
  /** The words after the language of a fence cannot be read. */
  | 'fence';

export interface Finding {
  readonly rule: Rule;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** A finding in one line, as editors and terminals link it. */
export function findingText({ rule, file, line, message }: Finding): string {
  return `${file}:${line} ${rule}: ${message}`;
}
