import { createHash } from 'node:crypto';
import { indexFormat, makeIndexFile } from '../../search/index-file.ts';
import type { IndexFile, TermFile, TextFile } from '../../search/index-file.ts';
import { indexFileName, termFileName, textFileName } from '../../search/file-names.ts';
import type { IndexedRecord, SearchPage } from '../../search/types.ts';

/** Bytes of a file that the offline cache still takes are 2 MiB; files are split well below that. */
const mostBytes = 1_500_000;
const limit = 2 * 1024 * 1024;

/** Texts in files of at most `mostBytes`, in order. */
function split(texts: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  let size = 0;
  for (const text of texts) {
    const bytes = Buffer.byteLength(JSON.stringify(text)) + 1;
    if (size + bytes > mostBytes && size > 0) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(text);
    size += bytes;
  }
  return parts;
}

/** Bytes of a value in a file. */
function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Takes from the index what is too much for one file; its terms are most of it, and the only part that is cut. */
function splitIndex(whole: IndexFile): { index: IndexFile; terms: TermFile[] } {
  const { format, build } = whole;
  const parts: string[][] = [[]];
  let left = mostBytes - bytesOf({ ...whole, terms: '' });
  for (const line of whole.terms.split(/(?<=\n)/u)) {
    const bytes = bytesOf(line);
    if (bytes > left) {
      parts.push([]);
      left = mostBytes;
    }
    parts.at(-1)?.push(line);
    left -= bytes;
  }
  const [first = '', ...others] = parts.map((part) => part.join(''));
  return {
    index: { ...whole, terms: first, termFiles: others.length },
    terms: others.map((terms) => ({ format, build, terms })),
  };
}

/**
 * The files of the index: first what the first result needs, then the texts for the snippets.
 *
 * @returns names of the files, and what stands in them
 * @throws Error that names the file that is too large for the offline cache
 */
export function searchFiles(
  pages: readonly SearchPage[],
  records: readonly IndexedRecord[],
): Map<string, string> {
  const texts = records.map(({ text }) => text);
  const build = createHash('sha256')
    .update(JSON.stringify([indexFormat, pages.map(({ url, title }) => [url, title]), records]))
    .digest('hex')
    .slice(0, 16);
  const parts = split(texts);
  const { index, terms } = splitIndex(makeIndexFile(build, pages, records, parts.length));
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
