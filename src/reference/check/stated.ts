import type { Mode } from '../defaults.ts';

/** A default that a sentence states. */
export interface Statement {
  /** As written on the page. */
  readonly text: string;
  readonly index: number;
  readonly isTrueOf: (value: string) => boolean;
  /** Modes for which it is stated; undefined if it names none. */
  readonly modes: readonly Mode[] | undefined;
  /** A value in code without quotation marks, which can also be the name of something else. */
  readonly word?: string;
}
