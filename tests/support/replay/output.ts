import { comparable, scrub } from '../examples/normalize.ts';

/**
 * The output of a command as shown on a page: without the folders of this machine.
 *
 * @param output what the command printed
 * @param project folder of the project
 * @param modules folder with installed packages
 */
export function asShown(output: string, project: string, modules: string): string {
  return comparable(scrub(output, project, modules));
}

/** The first differing lines of two texts, for a message. */
export function firstDifference(shown: string, made: string): string {
  const left = shown.split('\n');
  const right = made.split('\n');
  const at = left.findIndex((line, index) => line !== right[index]);
  const line = at < 0 ? left.length : at;
  return `line ${line + 1} of it is "${left[line] ?? '(end)'}" on the page, and "${right[line] ?? '(end)'}" when the reader does it`;
}
