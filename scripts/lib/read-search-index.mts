import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indexFileName, termFileName } from '../../src/search/file-names.ts';
import type { IndexFile, TermFile } from '../../src/search/index-file.ts';

/**
 * Reads the search index of a built site in one piece, as the client does: a large one has the end of its terms in files
 * of their own.
 *
 * @param folder the folder `search/` of a language in `build/`
 */
export function readSearchIndex(folder: string): IndexFile {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const index = read(indexFileName) as IndexFile;
  const parts = Array.from(
    { length: index.termFiles },
    (_, part) => (read(termFileName(part)) as TermFile).terms,
  );
  return { ...index, terms: [index.terms, ...parts].join(''), termFiles: 0 };
}
