import { scrub } from '../../../src/plugins/examples/normalize.ts';

/**
 * What differs between two runs of the same project, and nothing else: times, ports, hashes, and the version of
 * Node.js. Sizes are compared, since the same packages make the same files.
 */
const rules: readonly (readonly [what: RegExp, word: string])[] = [
  // Node.js may warn of its own features above everything else.
  [/^\(node:\d+\) ExperimentalWarning.*\n|^\(Use `node --trace-warnings.*\n/gmu, ''],
  // A file that an earlier build has written with the same content.
  [/\[compared for emit\]/gu, '[emitted]'],
  // Some hashes depend on the folder that the project is in. At least one digit and one letter, so no words.
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}\b/gu, '<hash>'],
  [/\b\d+(?:\.\d+)?\s?(?:ms|s|seconds?|minutes?)\b/gu, '<time>'],
  [/\bv\d+\.\d+\.\d+\b/gu, '<version>'],
  [/\blocalhost:\d+|127\.0\.0\.1:\d+|\[::1?\]:\d+/gu, '<host>'],
];

/** A text without what may differ from one run to the next. */
export function comparable(text: string): string {
  return rules
    .reduce((rest, [what, word]) => rest.replace(what, word), text.replace(/\r\n/gu, '\n'))
    .replace(/[ \t]+$/gmu, '')
    .trim();
}

/**
 * The output of a command as a page shows it: without the folders of this machine.
 *
 * @param output what the command printed
 * @param project folder of the project
 * @param modules folder with installed packages
 */
export function asShown(output: string, project: string, modules: string): string {
  return comparable(scrub(output, project, modules));
}

/** The first lines in which two texts differ, for a message. */
export function firstDifference(shown: string, made: string): string {
  const left = shown.split('\n');
  const right = made.split('\n');
  const at = left.findIndex((line, index) => line !== right[index]);
  const line = at < 0 ? left.length : at;
  return `line ${line + 1} of it is "${left[line] ?? '(end)'}" on the page, and "${right[line] ?? '(end)'}" when the reader does it`;
}
