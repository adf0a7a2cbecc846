/** A fault in a translation, with its location. */
export interface TranslationFinding {
  /** Path relative to the site. */
  readonly file: string;
  readonly line: number;
  /** What is wrong, and how to fix it. */
  readonly message: string;
}

/** Reports a finding; the callback knows the file. */
export type Report = (line: number, message: string) => void;

/** A finding as a line of text, with a location that editors can open. */
export function translationFindingText({ file, line, message }: TranslationFinding): string {
  return `${file}:${line} ${message}`;
}
