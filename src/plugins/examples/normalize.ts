/**
 * Recorded outputs are real, so they hold times, sizes, hashes and paths of one run on one machine.
 * Two outputs are compared after both went through `normalize`.
 */

/** Where a reader's project is said to lie, in recorded outputs. */
export const readerFolder = '/home/you/project';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Replaces what only the machine of the recording has: the scratch folder, and the way from there to the
 * installed packages. The result is fit to be shown.
 *
 * @param output what the commands printed
 * @param scratch absolute path of the folder they ran in
 * @param modules absolute path of the folder with installed packages
 */
export function scrub(output: string, scratch: string, modules: string): string {
  return output
    .replace(/\r\n/g, '\n')
    .replace(new RegExp(`(?:\\.\\./)+(?:[^\\s'"/]+/)*node_modules/`, 'g'), './node_modules/')
    .replace(new RegExp(escape(modules), 'g'), `${readerFolder}/node_modules`)
    .replace(new RegExp(escape(scratch), 'g'), readerFolder)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
    .concat('\n');
}

/** The text with durations, sizes and hashes replaced by fixed words. */
export function normalize(text: string): string {
  return (
    text
      .replace(/\r\n/g, '\n')
      .replace(/\b\d+(?:\.\d+)?\s?(?:ms|s|seconds?|minutes?)\b/g, '<time>')
      .replace(/\b\d+(?:\.\d+)?\s?(?:bytes|KiB|MiB)(?![a-z])/g, '<size>')
      // Hashes have at least one digit and one letter, or words such as "deadbeef" and "12345678" would vanish too.
      .replace(/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}\b/g, '<hash>')
      .replace(/[ \t]+$/gm, '')
      .trim()
  );
}
