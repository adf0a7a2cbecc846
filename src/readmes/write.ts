import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
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
  const wanted = new Map(
    [...files].map(([name, content]) => [path.join(folder, ...name.split('/')), content]),
  );
  for (const file of await listFiles(folder)) {
    if (!wanted.has(file)) await rm(file);
  }
  for (const [file, content] of wanted) {
    if ((await readIfThere(file)) === content) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
