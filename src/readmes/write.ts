import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../lib/list-files.ts';

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Makes a folder contain exactly these files. Files that are already correct aren't touched, since caches and watchers
 * rely on their modification time.
 *
 * @param files contents by path relative to the folder, with forward slashes
 */
export async function syncFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of listFiles(folder)) {
    if (!files.has(name)) await rm(path.join(folder, name));
  }
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if ((await readIfThere(file)) === content) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
