import { indexFileName, termFileName, textFileName } from './file-names.ts';
import { indexFormat } from './index-file.ts';
import type { IndexFile, TermFile, TextFile } from './index-file.ts';

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

function isOfFormat(value: unknown): value is { readonly build: string } {
  const file = value as { readonly format?: unknown; readonly build?: unknown } | null;
  return typeof file === 'object' && file?.format === indexFormat && typeof file.build === 'string';
}

async function fetchFile(fetchIt: Fetch, address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetchIt(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const file: unknown = await response.json();
  if (!isOfFormat(file)) throw new Error(`${address} is not a search index of this version`);
  return file;
}

async function loadWholeIndex(
  folder: string,
  fetchIt: Fetch,
  init?: RequestInit,
): Promise<IndexFile> {
  const index = (await fetchFile(fetchIt, `${folder}${indexFileName}`, init)) as IndexFile;
  const parts = await Promise.all(
    Array.from({ length: index.termFiles }, async (_, part) => {
      const address = `${folder}${termFileName(part)}`;
      const file = (await fetchFile(fetchIt, address, init)) as TermFile;
      if (file.build !== index.build) throw new Error(`${address} is of another build`);
      return file.terms;
    }),
  );
  return { ...index, terms: [index.terms, ...parts].join('') };
}

/**
 * Loads what the first result needs.
 *
 * @param folder URL of the index's folder, with a slash at the end
 * @throws Error if a file is missing or has another version or build, even after a request that bypasses the cache
 */
export async function loadIndex(folder: string, fetchIt: Fetch = fetch): Promise<IndexFile> {
  try {
    return await loadWholeIndex(folder, fetchIt);
  } catch {
    return loadWholeIndex(folder, fetchIt, { cache: 'reload' });
  }
}

/**
 * Loads the texts that belong to an index.
 *
 * @returns undefined if they belong to another build; results then have no snippets
 */
export async function loadTexts(
  folder: string,
  index: IndexFile,
  fetchIt: Fetch = fetch,
): Promise<string[]> {
  const parts: string[][] = [];
  for (let part = 0; part < index.textFiles; part += 1) {
    const address = `${folder}${textFileName(part)}`;
    let file = (await fetchFile(fetchIt, address)) as TextFile;
    if (file.build !== index.build) {
      file = (await fetchFile(fetchIt, address, { cache: 'reload' })) as TextFile;
    }
    if (file.build !== index.build) return [];
    parts.push([...file.texts]);
  }
  return parts.flat();
}
