/* eslint-disable no-control-regex -- colors of a terminal begin with the escape character */
const escapes = /\u001B(?:\[[\d;?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[@-Z\\^_])/gu;
/* eslint-enable no-control-regex */

/** Color codes that have lost their escape character in copying. */
const strayColors = /\[(?:\d{1,3};)*\d{1,3}m/gu;

/** Prefixes that CI services and package managers add to each line. */
const prefixes =
  /^(?:\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?\s?|\[\d\d:\d\d:\d\d(?:\.\d+)?\]\s?|#\d+ \d+\.\d+ |npm (?:ERR!|error) (?:code |path |command )?|##\[\w+\]|::\w+::|[\w@/.-]+(?::[\w-]+)?: (?=(?:ERROR|WARNING|Module|\s*@)))/u;

/** Number of characters of a line that are examined. */
const mostOfLine = 2000;

/** A log line without colors and prefixes. */
export function cleanLine(line: string): string {
  let text = line.slice(0, mostOfLine).replaceAll(escapes, '').replaceAll(strayColors, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(prefixes, '');
  }
  return text.trimEnd();
}

export function linesOf(log: string): string[] {
  return log.split(/\r\n|\n|\r/u);
}
