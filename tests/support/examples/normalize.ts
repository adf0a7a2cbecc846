/**
 * Recorded outputs are real, so they contain times, hashes and paths of one run on one machine. Two outputs are
 * compared after both have been normalized by `comparable`.
 */

/** The reader's project folder, as shown in recorded outputs. */
export const readerFolder = '/home/you/project';

/**
 * Replaces what depends on the recording machine: the scratch folder, and the path from there to the installed
 * packages. The result can be shown to readers.
 *
 * @param output what the commands printed
 * @param scratch absolute path of the folder they ran in
 * @param modules absolute path of the folder with installed packages
 */
export function scrub(output: string, scratch: string, modules: string): string {
  return output
    .replace(/\r\n/g, '\n')
    .replace(new RegExp(`(?:\\.\\./)+(?:[^\\s'"/]+/)*node_modules/`, 'g'), './node_modules/')
    .replaceAll(modules, `${readerFolder}/node_modules`)
    .replaceAll(scratch, readerFolder)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
    .concat('\n');
}

/**
 * Matches only what differs between two runs of the same project: times, ports, hashes, and the version of Node.js.
 * Sizes are compared, since the same packages produce nearly the same files.
 */
const rules: readonly (readonly [what: RegExp, word: string])[] = [
  // Node.js may print warnings about its own features first.
  [/^\(node:\d+\) ExperimentalWarning.*\n|^\(Use `node --trace-warnings.*\n/gmu, ''],
  // The internal frames of a stack trace differ between Node.js versions, and so do the empty lines above the trace.
  [/^\s*at .*\bnode:internal\/.*\n/gmu, ''],
  [/\n{3,}/gu, '\n\n'],
  // A file that an earlier build has written with the same content.
  [/\[compared for emit\]/gu, '[emitted]'],
  // Some hashes depend on the project's folder. At least one digit and one letter are required, so words don't match.
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}\b/gu, '<hash>'],
  // One hash in forty has no letter; in a file name it can't be mistaken for a number.
  [/(?<=\.)\d{8}(?=\.[a-z])/gu, '<hash>'],
  // Short names in a minimized file depend on the order in which webpack finished its modules.
  [/(?<=\b\d+)\d(?= bytes .*\[minimized\])/gu, '?'],
  // So do names and columns in its stack traces.
  [/(?<=<hash>\.js:\d+:)\d+/gu, '<column>'],
  [/(?<=^\s*at )\w{1,2}(?= \(\S+<hash>\.js:)/gmu, '<name>'],
  [/\b\d+(?:\.\d+)?\s?(?:ms|s|seconds?|minutes?)\b/gu, '<time>'],
  [/\bv\d+\.\d+\.\d+\b/gu, '<version>'],
  [/\blocalhost:\d+|127\.0\.0\.1:\d+|\[::1?\]:\d+/gu, '<host>'],
];

/** A text without the parts that may differ between runs. */
export function comparable(text: string): string {
  return rules
    .reduce((rest, [what, word]) => rest.replace(what, word), text.replace(/\r\n/gu, '\n'))
    .replace(/[ \t]+$/gmu, '')
    .trim();
}
