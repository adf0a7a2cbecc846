/** Something wrong with a translation, and where. */
export interface TranslationFinding {
  /** Path relative to the site. */
  readonly file: string;
  readonly line: number;
  /** What is wrong, and how to mend it. */
  readonly message: string;
}

/** A finding as a line for people, with an address that editors open. */
export function translationFindingText({ file, line, message }: TranslationFinding): string {
  return `${file}:${line} ${message}`;
}
