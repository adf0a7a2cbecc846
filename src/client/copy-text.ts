const header = /^(?:diff --git |index [0-9a-f]+\.\.|--- |\+\+\+ |@@ |\\ No newline)/u;
/** Stands for unchanged lines that the difference leaves out. */
const gap = /^\s*…$/u;

/**
 * What the code would be after the change that a difference shows: without signs, removed lines, headers and
 * marks of omission.
 *
 * Many writers leave out the space before an unchanged line, so it is only taken away where every unchanged line
 * has one.
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

/** Whether a code block of a language shows a difference (`diff`, `diff-js`). */
export function isDiffLanguage(language: string): boolean {
  return language === 'diff' || language.startsWith('diff-');
}

/** Text that the copy button puts on the clipboard. */
export function copyText(code: string, language: string): string {
  return isDiffLanguage(language) ? changedCode(code) : code;
}
