import { indexFileName, textFileName } from './file-names.ts';
import { indexFormat } from './index-file.ts';
import type { IndexFile, TextFile } from './index-file.ts';

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

/**
 * Loads what the first result needs.
 *
 * @param folder address of the folder of the index, with a slash at the end
 * @throws Error if the file is missing or of another version, also after asking past the cache
 */
export async function loadIndex(folder: string, fetchIt: Fetch = fetch): Promise<IndexFile> {
  const address = `${folder}${indexFileName}`;
  try {
    return (await fetchFile(fetchIt, address)) as IndexFile;
  } catch {
    return (await fetchFile(fetchIt, address, { cache: 'reload' })) as IndexFile;
  }
}

/**
 * Loads the texts that belong to an index.
 *
 * @returns nothing where they belong to another build: results then have no snippets
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
