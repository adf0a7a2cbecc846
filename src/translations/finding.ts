/** Something wrong with a translation, and where. */
export interface TranslationFinding {
  /** Path relative to the site. */
  readonly file: string;
  readonly line: number;
  /** What is wrong, and how to mend it. */
  readonly message: string;
}

/** Takes a finding; the file is known to whoever takes it. */
export type Report = (line: number, message: string) => void;

/** A finding as a line for people, with an address that editors open. */
export function translationFindingText({ file, line, message }: TranslationFinding): string {
  return `${file}:${line} ${message}`;
}
