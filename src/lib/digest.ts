import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

/**
 * Hash over names and contents of files, to notice that anything among them has changed.
 *
 * @param root folder to which the names are relative
 * @param entries files and folders below `root`; one that does not exist counts as empty
 */
export function digestOf(root: string, entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const entry of entries) {
    for (const file of filesBelow(path.join(root, entry))) {
      const name = path.relative(root, file).split(path.sep).join('/');
      hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
