const header = /^(?:diff --git |index [0-9a-f]+\.\.|--- |\+\+\+ |@@ |\\ No newline)/u;
/** Matches the marker for unchanged lines that the diff leaves out. */
const gap = /^\s*…$/u;

/**
 * The code after the change in a diff: without signs, removed lines, headers and omission markers.
 *
 * Many authors leave out the space before unchanged lines, so it's only removed if every unchanged line has one.
 */
function changedCode(diff: string): string {
  const lines = diff.split('\n').filter((line) => !header.test(line) && !gap.test(line));
  const isContext = (line: string) => !/^[+-]/u.test(line);
  const context = lines.filter((line) => isContext(line) && line.trim() !== '');
  const isIndented = context.every((line) => line.startsWith(' '));
  return lines
    .filter((line) => !line.startsWith('-'))
    .map((line) => (!isContext(line) || isIndented ? line.slice(1) : line))
    .join('\n');
}

/** True if the language of a code block is a diff (`diff`, `diff-js`). */
export function isDiffLanguage(language: string): boolean {
  return language === 'diff' || language.startsWith('diff-');
}

/** Text that the copy button puts on the clipboard. */
export function copyText(code: string, language: string): string {
  return isDiffLanguage(language) ? changedCode(code) : code;
}
