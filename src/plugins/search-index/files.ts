import { createHash } from 'node:crypto';
import { indexFormat, makeIndexFile } from '../../search/index-file.ts';
import type { IndexFile, TermFile, TextFile } from '../../search/index-file.ts';
import { indexFileName, termFileName, textFileName } from '../../search/file-names.ts';
import type { Dictionary } from '../../search/translate.ts';
import type { IndexedRecord, SearchPage } from '../../search/types.ts';

/** Maximum size of a file in bytes, well below the 2 MiB that the offline cache accepts. */
const mostBytes = 1_500_000;
const limit = 2 * 1024 * 1024;

/** Size of a serialized value in bytes. */
function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Splits texts into parts of at most `mostBytes`, in order; the first part may have less room. */
function split(texts: readonly string[], room = mostBytes): string[][] {
  const parts: string[][] = [[]];
  let left = room;
  for (const text of texts) {
    const bytes = bytesOf(text) + 1;
    // A text that is too large for a whole part would not fit in the next one either.
    if (bytes > left && left < mostBytes) {
      parts.push([]);
      left = mostBytes;
    }
    parts.at(-1)?.push(text);
    left -= bytes;
  }
  return parts;
}

/** Moves what is too large for one file out of the index. Its terms are most of it, and the only part that is split. */
function splitIndex(whole: IndexFile): { index: IndexFile; terms: TermFile[] } {
  const { format, build } = whole;
  const room = mostBytes - bytesOf({ ...whole, terms: '' });
  const parts = split(whole.terms.split(/(?<=\n)/u), room);
  const [first = '', ...others] = parts.map((part) => part.join(''));
  return {
    index: { ...whole, terms: first, termFiles: others.length },
    terms: others.map((terms) => ({ format, build, terms })),
  };
}

/**
 * The files of the index: first what the first result needs, then the texts for the snippets.
 *
 * @returns contents by file name
 * @throws Error that names the file that is too large for the offline cache
 */
export function searchFiles(
  pages: readonly SearchPage[],
  records: readonly IndexedRecord[],
  dictionary: Dictionary = [],
): Map<string, string> {
  const texts = records.map(({ text }) => text);
  const build = createHash('sha256')
    .update(
      JSON.stringify([
        indexFormat,
        pages.map(({ url, title }) => [url, title]),
        records,
        dictionary,
      ]),
    )
    .digest('hex')
    .slice(0, 16);
  const parts = split(texts);
  const { index, terms } = splitIndex(
    makeIndexFile(build, pages, records, { textFiles: parts.length, dictionary }),
  );
  const files: (readonly [string, IndexFile | TermFile | TextFile])[] = [
    [indexFileName, index],
    ...terms.map((part, number) => [termFileName(number), part] as const),
    ...parts.map(
      (part, number) =>
        [textFileName(number), { format: indexFormat, build, texts: part }] as const,
    ),
  ];
  return new Map(
    files.map(([name, content]) => {
      const text = `${JSON.stringify(content)}\n`;
      const size = Buffer.byteLength(text);
      if (size >= limit) {
        throw new Error(
          `search/${name} has ${size} bytes, and the offline cache leaves out files of ${limit} and more; ` +
            'split it in src/plugins/search-index/files.ts',
        );
      }
      return [name, text];
    }),
  );
}
